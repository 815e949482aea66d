import type { Lookup } from './filter.js';

/** Those who have the same in all dimensions that are asked for. */
export interface Group<T> {
  /** What they have; dimensions in which they have nothing are left out. */
  values: Record<string, string>;
  held: T;
}

interface Branch<T> {
  below: Map<string, Branch<T>>;
  /** What those who are here have so far. */
  values: Record<string, string>;
  group: Group<T> | undefined;
}

/** The groups of an aggregate, in the order in which they were met. */
export class Groups<T> {
  readonly #isFlat: boolean;
  readonly #begin: () => T;
  readonly #dimensions: readonly string[];
  readonly #root: Branch<T> = { below: new Map(), values: {}, group: undefined };
  readonly #found: Group<T>[] = [];

  /** @param isFlat - Whether those who have several values in a dimension are in one group for all of them. */
  constructor(dimensions: readonly string[], isFlat: boolean, begin: () => T) {
    this.#isFlat = isFlat;
    this.#begin = begin;
    this.#dimensions = [...new Set(dimensions)];
  }

  all(): readonly Group<T>[] {
    return this.#found;
  }

  /** Where somebody counts: once for each value that they have in a dimension, or once for all of them together. */
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

/** Where those are who have this in the next dimension. */
function below<T>(branch: Branch<T>, name: string, text: string): Branch<T> {
  const known = branch.below.get(text);
  if (known) return known;
  const values = text === '' ? branch.values : { ...branch.values, [name]: text };
  const next: Branch<T> = { below: new Map(), values, group: undefined };
  branch.below.set(text, next);
  return next;
}
