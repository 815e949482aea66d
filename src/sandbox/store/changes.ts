import type { JsonObject } from '../../models/json.js';
import { ValueIndex } from './value-index.js';

/** What has become of something that is kept. */
export interface Change {
  /** The path that it lies at, or the name of the collection that has it. */
  readonly place: string;
  readonly id: string;
  /** Nothing where it is new. */
  readonly before: JsonObject | undefined;
  /** Nothing where it is gone. */
  readonly after: JsonObject | undefined;
}

type Watcher = (change: Change) => void;

/** The door that all changes go through, whoever makes them: so no route has to remember who wants to hear of it. */
export class Changes {
  #watcher: Watcher | undefined;
  #isSilent = false;

  /** Tells one who listens of every change from now on. */
  watch(watcher: Watcher): void {
    this.#watcher = watcher;
  }

  tell(place: string, id: string, before: unknown, after: unknown): void {
    if (this.#isSilent || this.#watcher === undefined) return;
    this.#watcher({ place, id, before: before as JsonObject | undefined, after: after as JsonObject | undefined });
  }

  /** Nothing happens where a sandbox is made, or becomes what it was: `act` is told to nobody. */
  silently(act: () => void): void {
    const before = this.#isSilent;
    this.#isSilent = true;
    try {
      act();
    } finally {
      this.#isSilent = before;
    }
  }
}

/** A map that tells what becomes of its entries. Those that go all at once are not told of. */
export class ToldMap<T> extends Map<string, T> {
  readonly #name: string;
  readonly #changes: Changes;
  readonly #indexes = new Map<string, ValueIndex<T>>();
  readonly #watchers = new Set<(key: string) => void>();

  constructor(name: string, changes: Changes) {
    super();
    this.#name = name;
    this.#changes = changes;
  }

  override set(key: string, value: T): this {
    const before = this.get(key);
    super.set(key, value);
    for (const index of this.#indexes.values()) index.set(key, value);
    for (const watcher of this.#watchers) watcher(key);
    this.#changes.tell(this.#name, key, before, value);
    return this;
  }

  /** Calls with the key of each entry that is set. @returns a function that stops it. */
  watch(watcher: (key: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  override delete(key: string): boolean {
    const before = this.get(key);
    const isGone = super.delete(key);
    for (const index of this.#indexes.values()) index.delete(key);
    if (isGone) this.#changes.tell(this.#name, key, before, undefined);
    return isGone;
  }

  override clear(): void {
    super.clear();
    for (const index of this.#indexes.values()) index.clear();
  }

  /**
   * The values with a label, in no particular order. Values are replaced by `set`, never changed in place, or their labels were stale.
   *
   * @param name - Stands for `labelOf`: the index is made at the first call with it.
   */
  labelled(name: string, label: string, labelOf: (value: T) => string | undefined): T[] {
    let index = this.#indexes.get(name);
    if (!index) {
      index = new ValueIndex(labelOf);
      for (const [key, value] of this) index.set(key, value);
      this.#indexes.set(name, index);
    }
    return [...index.keysOf(label)].flatMap((key) => this.get(key) ?? []);
  }
}

/** The values of a map that have a text in a field, whatever the case of its letters. */
export function withText<T extends object>(map: ReadonlyMap<string, T>, field: string, text: string): T[] {
  const label = text.toLowerCase();
  const labelOf = (value: T): string | undefined => {
    const own = (value as Record<string, unknown>)[field];
    return typeof own === 'string' ? own.toLowerCase() : undefined;
  };
  if (map instanceof ToldMap) return (map as ToldMap<T>).labelled(field, label, labelOf);
  return [...map.values()].filter((value) => labelOf(value) === label);
}

/** The values of a map that have something in a field. */
export function withField<T extends object>(map: ReadonlyMap<string, T>, field: string): T[] {
  const has = (value: T): boolean => ((value as Record<string, unknown>)[field] ?? undefined) !== undefined;
  if (map instanceof ToldMap) {
    return (map as ToldMap<T>).labelled(`has ${field}`, 'yes', (value) => (has(value) ? 'yes' : undefined));
  }
  return [...map.values()].filter(has);
}
