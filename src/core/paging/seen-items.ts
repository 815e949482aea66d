import { isObject } from '../values/is-object.js';
import { Fingerprints } from '../values/fingerprints.js';
import type { ItemsOptions } from '../call/items.js';
import { hashOf } from '../values/text-hash.js';

/** At least this many of the last items are remembered, and at most twice as many: a list of any length takes little memory. */
export const REMEMBERED = 30_000;

/** The items that were returned, by their keys. */
export class SeenItems {
  /** Whether an item without a key was returned: only their offsets distinguish such items. */
  hasUnnamed = false;
  readonly #key: (item: unknown) => unknown;
  readonly #isKeyed: boolean;
  readonly #texts = new Fingerprints(REMEMBERED);
  /** Keys that are no texts. */
  #others = new Set<unknown>();
  #olderOthers = new Set<unknown>();

  constructor(key: ItemsOptions<never>['key']) {
    this.#isKeyed = key !== false;
    this.#key = key === false ? () => undefined : ((key ?? idOf) as (item: unknown) => unknown);
  }

  /** The key of an item; `undefined` if it has none. */
  nameOf(item: unknown): unknown {
    if (this.#key === idOf) return idOf(item) ?? undefined;
    return this.#isKeyed ? (this.#key(item) ?? undefined) : undefined;
  }

  has(name: unknown): boolean {
    return typeof name === 'string' ? this.#texts.has(name) : this.#others.has(name) || this.#olderOthers.has(name);
  }

  /** Adds an item. @returns whether it is new. An item without a key always is. */
  add(item: unknown): boolean {
    const name = this.nameOf(item);
    if (typeof name === 'string') return this.#texts.add(name);
    if (name === undefined) {
      this.hasUnnamed = true;
      return true;
    }
    return this.#addName(name);
  }

  #addName(name: unknown): boolean {
    if (typeof name === 'string') return this.#texts.add(name);
    if (this.has(name)) return false;
    this.#others.add(name);
    if (this.#others.size >= REMEMBERED) {
      this.#olderOthers = this.#others;
      this.#others = new Set();
    }
    return true;
  }

  /** Remembers items that an earlier reading returned, by their anchors. */
  remember(anchors: readonly (string | number)[]): void {
    if (this.#isKeyed) for (const anchor of anchors) this.#addName(anchor);
  }

  /** Adds the items from an index on. @returns indexes of the new ones, `undefined` if all of the page are. */
  addAll(items: readonly unknown[], from = 0): readonly number[] | undefined {
    let fresh: number[] | undefined = from > 0 ? [] : undefined;
    for (let index = from; index < items.length; index++) {
      const isNew = this.add(items[index]);
      if (isNew) fresh?.push(index);
      else fresh ??= Array.from({ length: index }, (_, earlier) => earlier);
    }
    return fresh;
  }

  /** A short text that stands for an item in a position. */
  anchorOf(item: unknown): string | number {
    const name = this.#isKeyed ? this.#key(item) : idOf(item);
    if (typeof name === 'number' || (typeof name === 'string' && name.length <= 80)) return name;
    return `#${hashOf(JSON.stringify([name ?? item]))}`;
  }
}

/** The `id` of an item. An empty one identifies nothing. */
export const idOf = (item: unknown): unknown => (isObject(item) && item['id'] !== '' ? item['id'] : undefined);
