import { ObservedMap } from './changes.js';
import type { Changes } from './changes.js';

/** Fills a collection that is new or was reset. */
export type InitialFill<T> = (collection: Map<string, T>) => void;

/** The entries of a map in a snapshot, as plain JSON. */
export type Pairs = readonly (readonly [key: string, value: unknown])[];

/** Optional methods of maps that need more than a copy of their entries in a snapshot. */
export interface SnapshotMethods {
  /** Freezes values so that a snapshot can share them without copying. */
  share(): void;
  /** The entries as plain JSON, if their values are not. */
  pairs(): Pairs;
  /** Restores such entries. */
  take(pairs: Pairs): void;
}

interface RegisteredMap {
  readonly entries: Map<string, unknown> & Partial<SnapshotMethods>;
  plant: InitialFill<never> | undefined;
  /** Whether code holds a reference to the map, and expects later entries in it. */
  isReferenced: boolean;
}

/**
 * All maps of a sandbox by name. A map stays the same object through reset and restore, so that code may hold a reference to
 * it. Its values are plain JSON.
 */
export class Registry {
  readonly #maps = new Map<string, RegisteredMap>();

  constructor(protected readonly changes: Changes) {}

  /**
   * The map with this name. `plant` fills it when it is new, and again after each reset; `make` creates it if a plain map is
   * not enough.
   */
  collection<T, M extends Map<string, T> = Map<string, T>>(name: string, plant?: InitialFill<T>, make?: () => M): M {
    const registeredMap = this.#maps.get(name);
    if (registeredMap) {
      registeredMap.plant ??= plant;
      registeredMap.isReferenced = true;
      return registeredMap.entries as M;
    }
    const entries = make?.() ?? (new ObservedMap<T>(name, this.changes) as Map<string, T> as M);
    this.#maps.set(name, { entries, plant, isReferenced: true });
    this.changes.silently(() => plant?.(entries));
    return entries;
  }

  /** The map with this name, if it exists. */
  protected findMap(name: string): Map<string, unknown> | undefined {
    return this.#maps.get(name)?.entries;
  }

  /** The map with this name, without a held reference. */
  protected ensureMap(name: string): Map<string, unknown> {
    const entries = this.findMap(name) ?? new ObservedMap<unknown>(name, this.changes);
    if (!this.#maps.has(name)) this.#maps.set(name, { entries, plant: undefined, isReferenced: false });
    return entries;
  }

  /** Removes maps without a held reference. */
  protected forget(shouldRemove: (name: string) => boolean): void {
    for (const [name, { isReferenced }] of this.#maps) if (!isReferenced && shouldRemove(name)) this.#maps.delete(name);
  }

  protected names(): string[] {
    return [...this.#maps.keys()];
  }

  clear(): void {
    for (const { entries } of this.#maps.values()) entries.clear();
  }

  /** Fills all maps with their initial entries. */
  plant(): void {
    this.changes.silently(() => {
      for (const { entries, plant } of [...this.#maps.values()]) plant?.(entries as Map<string, never>);
    });
  }

  /** All entries, by the names of the maps. */
  toJSON(): Record<string, Pairs> {
    for (const { entries } of this.#maps.values()) entries.share?.();
    // An empty map that had initial entries differs from a map that was never used.
    const usedMaps = [...this.#maps].filter(([, { entries, plant }]) => entries.size > 0 || plant);
    return Object.fromEntries(usedMaps.map(([name, { entries }]) => [name, entries.pairs?.() ?? [...entries]]));
  }

  /** Replaces the entries of all maps; those that were not saved get their initial entries. */
  load(savedCollections: Readonly<Record<string, Pairs>>): void {
    this.changes.silently(() => {
      this.clear();
      for (const [name, pairs] of Object.entries(savedCollections)) this.#fill(this.ensureMap(name), pairs);
      // Their initial entries may depend on what was saved.
      for (const [name, { entries, plant }] of [...this.#maps]) {
        if (!Object.hasOwn(savedCollections, name)) plant?.(entries as Map<string, never>);
      }
    });
  }

  #fill(entries: Map<string, unknown> & Partial<SnapshotMethods>, pairs: Pairs): void {
    if (entries.take) entries.take(pairs);
    else for (const [key, value] of pairs) entries.set(key, value);
  }
}
