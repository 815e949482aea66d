import type { Lookup } from './filter.js';

/** Those who have the same in all dimensions that are asked for. */
export interface Group<T> {
  /** What they have; dimensions in which they have nothing are left out. */
  values: Record<string, string>;
  held: T;
}

interface Branch<T> {
  below: Map<string, Branch<T>>;
  group: Group<T> | undefined;
}

/** The groups of an aggregate, in the order in which they were met. */
export class Groups<T> {
  readonly #dimensions: readonly string[];
  readonly #isFlat: boolean;
  readonly #root: Branch<T> = { below: new Map(), group: undefined };
  readonly #found: Group<T>[] = [];

  constructor(
    query: { groupBy?: readonly string[]; flattenMultivaluedDimensions?: boolean },
    private readonly begin: () => T,
  ) {
    this.#dimensions = [...new Set([...(query.groupBy ?? []), 'mediaType'])];
    this.#isFlat = query.flattenMultivaluedDimensions === true;
  }

  all(): readonly Group<T>[] {
    return this.#found;
  }

  /** Where somebody counts: once for each value that they have in a dimension, or once for all of them together. */
  of(lookup: Lookup): readonly Group<T>[] {
    let ways: string[][] = [[]];
    for (const name of this.#dimensions) {
      const values = lookup(name).filter((value) => value !== undefined);
      const texts = this.#isFlat || values.length < 2 ? [values.join(',')] : values.map(String);
      ways = texts.length === 1 ? extended(ways, texts[0] ?? '') : ways.flatMap((way) => texts.map((text) => [...way, text]));
    }
    return ways.map((way) => this.#at(way));
  }

  #at(way: readonly string[]): Group<T> {
    let branch = this.#root;
    for (const text of way) {
      const next: Branch<T> = branch.below.get(text) ?? { below: new Map(), group: undefined };
      if (!next.group && next.below.size === 0) branch.below.set(text, next);
      branch = next;
    }
    branch.group ??= this.#add(way);
    return branch.group;
  }

  #add(way: readonly string[]): Group<T> {
    const pairs = this.#dimensions.map((name, index) => [name, way[index] ?? ''] as const);
    const group = { values: Object.fromEntries(pairs.filter(([, text]) => text !== '')), held: this.begin() };
    this.#found.push(group);
    return group;
  }
}

function extended(ways: string[][], text: string): string[][] {
  for (const way of ways) way.push(text);
  return ways;
}
