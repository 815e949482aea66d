import { isObject } from '../values/is-object.js';
import { Fingerprints } from '../values/fingerprints.js';
import type { ItemsOptions } from '../call/items.js';
import { hashOf } from '../values/text-hash.js';

/** At least this many of the last items are remembered, and at most twice as many: a list of any length takes little memory. */
export const MEMORY_SIZE = 30_000;

/** The items that were returned, by their keys. */
export class SeenItems {
  /** Whether an item without a key was returned: only their offsets distinguish such items. */
  hasKeyless = false;
  readonly #key: (item: unknown) => unknown;
  readonly #isKeyed: boolean;
  readonly #texts = new Fingerprints(MEMORY_SIZE);
  /** Keys that are no texts. */
  #otherKeys = new Set<unknown>();
  #olderKeys = new Set<unknown>();

  constructor(key: ItemsOptions<never>['key']) {
    this.#isKeyed = key !== false;
    this.#key = key === false ? () => undefined : ((key ?? idOf) as (item: unknown) => unknown);
  }

  /** The key of an item; `undefined` if it has none. */
  keyOf(item: unknown): unknown {
    if (this.#key === idOf) return idOf(item) ?? undefined;
    return this.#isKeyed ? (this.#key(item) ?? undefined) : undefined;
  }

  has(key: unknown): boolean {
    return typeof key === 'string' ? this.#texts.has(key) : this.#otherKeys.has(key) || this.#olderKeys.has(key);
  }

  /** Adds an item. @returns whether it is new. An item without a key always is. */
  add(item: unknown): boolean {
    const key = this.keyOf(item);
    if (typeof key === 'string') return this.#texts.add(key);
    if (key === undefined) {
      this.hasKeyless = true;
      return true;
    }
    return this.#addKey(key);
  }

  #addKey(key: unknown): boolean {
    if (typeof key === 'string') return this.#texts.add(key);
    if (this.has(key)) return false;
    this.#otherKeys.add(key);
    if (this.#otherKeys.size >= MEMORY_SIZE) {
      this.#olderKeys = this.#otherKeys;
      this.#otherKeys = new Set();
    }
    return true;
  }

  /** Remembers items that an earlier reading returned, by their anchors. */
  remember(anchors: readonly (string | number)[]): void {
    if (this.#isKeyed) for (const anchor of anchors) this.#addKey(anchor);
  }

  /** Adds the items from an index on. @returns indexes of the new ones, `undefined` if all of the page are. */
  addAll(items: readonly unknown[], from = 0): readonly number[] | undefined {
    let newIndexes: number[] | undefined = from > 0 ? [] : undefined;
    for (let index = from; index < items.length; index++) {
      const isNew = this.add(items[index]);
      if (isNew) newIndexes?.push(index);
      else newIndexes ??= Array.from({ length: index }, (_, earlierIndex) => earlierIndex);
    }
    return newIndexes;
  }

  /** A short text that stands for an item in a position. */
  anchorOf(item: unknown): string | number {
    const key = this.#isKeyed ? this.#key(item) : idOf(item);
    if (typeof key === 'number' || (typeof key === 'string' && key.length <= 80)) return key;
    return `#${hashOf(JSON.stringify([key ?? item]))}`;
  }
}

/** The `id` of an item. An empty one identifies nothing. */
export const idOf = (item: unknown): unknown => (isObject(item) && item['id'] !== '' ? item['id'] : undefined);
