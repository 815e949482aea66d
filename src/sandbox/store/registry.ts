import { ObservedMap } from './changes.js';
import type { Changes } from './changes.js';
import { copyJson } from '../values/copies.js';

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
  loadPairs(pairs: Pairs): void;
}

interface RegisteredMap {
  readonly entries: Map<string, unknown> & Partial<SnapshotMethods>;
  fill: InitialFill<never> | undefined;
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
   * The map with this name. `fill` fills it when it is new, and again after each reset; `make` creates it if a plain map is
   * not enough.
   */
  collection<T, M extends Map<string, T> = Map<string, T>>(name: string, fill?: InitialFill<T>, make?: () => M): M {
    const registeredMap = this.#maps.get(name);
    if (registeredMap) {
      registeredMap.fill ??= fill;
      registeredMap.isReferenced = true;
      return registeredMap.entries as M;
    }
    const entries = make?.() ?? (new ObservedMap<T>(name, this.changes) as Map<string, T> as M);
    this.#maps.set(name, { entries, fill, isReferenced: true });
    this.changes.runSilently(() => fill?.(entries));
    return entries;
  }

  /** The map with this name, if it exists. */
  protected findMap(name: string): Map<string, unknown> | undefined {
    return this.#maps.get(name)?.entries;
  }

  /** The map with this name, without a held reference. */
  protected ensureMap(name: string): Map<string, unknown> {
    const entries = this.findMap(name) ?? new ObservedMap<unknown>(name, this.changes);
    if (!this.#maps.has(name)) this.#maps.set(name, { entries, fill: undefined, isReferenced: false });
    return entries;
  }

  /** Removes maps without a held reference. */
  protected removeUnreferenced(shouldRemove: (name: string) => boolean): void {
    for (const [name, { isReferenced }] of this.#maps) if (!isReferenced && shouldRemove(name)) this.#maps.delete(name);
  }

  protected names(): string[] {
    return [...this.#maps.keys()];
  }

  clear(): void {
    for (const { entries } of this.#maps.values()) entries.clear();
  }

  /** Fills all maps with their initial entries. */
  fillAll(): void {
    this.changes.runSilently(() => {
      for (const { entries, fill } of [...this.#maps.values()]) fill?.(entries as Map<string, never>);
    });
  }

  /** All entries, by the names of the maps. */
  toJSON(): Record<string, Pairs> {
    for (const { entries } of this.#maps.values()) entries.share?.();
    // An empty map that had initial entries differs from a map that was never used.
    const usedMaps = [...this.#maps].filter(([, { entries, fill }]) => entries.size > 0 || fill);
    return Object.fromEntries(usedMaps.map(([name, { entries }]) => [name, entries.pairs?.() ?? [...entries]]));
  }

  /** Replaces the entries of all maps by copies of the saved ones; those that were not saved get their initial entries. */
  load(savedCollections: Readonly<Record<string, Pairs>>): void {
    this.changes.runSilently(() => {
      this.clear();
      for (const [name, pairs] of Object.entries(savedCollections)) this.#addPairs(this.ensureMap(name), pairs);
      // Their initial entries may depend on what was saved.
      for (const [name, { entries, fill }] of [...this.#maps]) {
        if (!Object.hasOwn(savedCollections, name)) fill?.(entries as Map<string, never>);
      }
    });
  }

  #addPairs(entries: Map<string, unknown> & Partial<SnapshotMethods>, pairs: Pairs): void {
    if (entries.loadPairs) entries.loadPairs(copyJson(pairs));
    else for (const [key, value] of pairs) entries.set(key, copyJson(value));
  }
}
