import type { Lookup } from './filter.js';

/** Items with the same values in all dimensions of the query. */
export interface Group<T> {
  /** The common values, without dimensions that have none. */
  values: Record<string, string>;
  held: T;
}

interface Branch<T> {
  below: Map<string, Branch<T>>;
  /** The values of all dimensions down to this branch. */
  values: Record<string, string>;
  group: Group<T> | undefined;
}

/** The groups of an aggregate, in the order in which they were first met. */
export class Groups<T> {
  readonly #isFlat: boolean;
  readonly #begin: () => T;
  readonly #dimensions: readonly string[];
  readonly #root: Branch<T> = { below: new Map(), values: {}, group: undefined };
  readonly #found: Group<T>[] = [];

  /** @param isFlat - Whether an item with several values in a dimension belongs to one group for their combination. */
  constructor(dimensions: readonly string[], isFlat: boolean, begin: () => T) {
    this.#isFlat = isFlat;
    this.#begin = begin;
    this.#dimensions = [...new Set(dimensions)];
  }

  all(): readonly Group<T>[] {
    return this.#found;
  }

  /**
   * The groups in which an item counts: one for each of its values in a dimension, or one for all of them if groups are flat.
   */
  of(lookup: Lookup): readonly Group<T>[] {
    let branches = [this.#root];
    for (const name of this.#dimensions) {
      const values = lookup(name);
      if (this.#isFlat || values.length < 2) {
        const text = values.length === 1 ? String(values[0] ?? '') : values.filter((value) => value !== undefined).join(',');
        branches = branches.map((branch) => below(branch, name, text));
      } else {
        branches = branches.flatMap((branch) => values.map((value) => below(branch, name, String(value))));
      }
    }
    return branches.map((branch) => (branch.group ??= this.#add(branch.values)));
  }

  #add(values: Record<string, string>): Group<T> {
    const group = { values, held: this.#begin() };
    this.#found.push(group);
    return group;
  }
}

/** Returns the branch for a value of the next dimension, and creates it if necessary. */
function below<T>(branch: Branch<T>, name: string, text: string): Branch<T> {
  const known = branch.below.get(text);
  if (known) return known;
  const values = text === '' ? branch.values : { ...branch.values, [name]: text };
  const next: Branch<T> = { below: new Map(), values, group: undefined };
  branch.below.set(text, next);
  return next;
}
