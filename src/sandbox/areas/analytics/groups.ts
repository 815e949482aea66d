import type { Lookup } from './filter.js';

/** Items with the same values in all dimensions of the query. */
export interface Group<T> {
  /** The common values, without dimensions that have none. */
  values: Record<string, string>;
  content: T;
}

interface Branch<T> {
  children: Map<string, Branch<T>>;
  /** The values of all dimensions down to this branch. */
  values: Record<string, string>;
  group: Group<T> | undefined;
}

/** The groups of an aggregate, in the order of their first items. */
export class Groups<T> {
  readonly #isFlat: boolean;
  readonly #createContent: () => T;
  readonly #dimensions: readonly string[];
  readonly #root: Branch<T> = { children: new Map(), values: {}, group: undefined };
  readonly #groups: Group<T>[] = [];

  /** @param isFlat - Whether an item with several values in a dimension belongs to one group for their combination. */
  constructor(dimensions: readonly string[], isFlat: boolean, createContent: () => T) {
    this.#isFlat = isFlat;
    this.#createContent = createContent;
    this.#dimensions = [...new Set(dimensions)];
  }

  all(): readonly Group<T>[] {
    return this.#groups;
  }

  /**
   * The groups in which an item counts: one for each of its values in a dimension, or one for all of them if groups are flat.
   */
  groupsOf(lookup: Lookup): readonly Group<T>[] {
    const branches = this.#branchesOf(lookup, this.#root, 0);
    return branches.map((branch) => (branch.group ??= this.#add(branch.values)));
  }

  /** The last branches of an item, from the dimension at an index on. */
  #branchesOf(lookup: Lookup, start: Branch<T>, firstIndex: number): readonly Branch<T>[] {
    let branch = start;
    for (let index = firstIndex; index < this.#dimensions.length; index += 1) {
      const name = this.#dimensions[index] ?? '';
      const values = lookup(name);
      if (!this.#isFlat && values.length > 1) {
        const parent = branch;
        return values.flatMap((value) => this.#branchesOf(lookup, childBranch(parent, name, String(value)), index + 1));
      }
      const text = values.length === 1 ? String(values[0] ?? '') : values.filter((value) => value !== undefined).join(',');
      branch = childBranch(branch, name, text);
    }
    return [branch];
  }

  #add(values: Record<string, string>): Group<T> {
    const group = { values, content: this.#createContent() };
    this.#groups.push(group);
    return group;
  }
}

/** Returns the branch for a value of the next dimension, and creates it if necessary. */
function childBranch<T>(branch: Branch<T>, name: string, text: string): Branch<T> {
  const existingBranch = branch.children.get(text);
  if (existingBranch) return existingBranch;
  const values = text === '' ? branch.values : { ...branch.values, [name]: text };
  const child: Branch<T> = { children: new Map(), values, group: undefined };
  branch.children.set(text, child);
  return child;
}
