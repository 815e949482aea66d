import { ToldMap } from './changes.js';
import type { Changes } from './changes.js';

/** Fills a collection that is new or was reset. */
export type Planting<T> = (collection: Map<string, T>) => void;

/** The entries of a map in a snapshot, as plain JSON. */
export type Pairs = readonly (readonly [key: string, value: unknown])[];

/** Optional methods of maps that need more than a copy of their entries in a snapshot. */
export interface Keeping {
  /** Freezes values so that a snapshot can share them without copying. */
  share(): void;
  /** The entries as plain JSON, if their values are not. */
  pairs(): Pairs;
  /** Restores such entries. */
  take(pairs: Pairs): void;
}

interface Kept {
  readonly entries: Map<string, unknown> & Partial<Keeping>;
  plant: Planting<never> | undefined;
  /** Whether code holds a reference to the map, and expects later entries in it. */
  isHeld: boolean;
}

/**
 * All maps of a sandbox by name. A map stays the same object through reset and restore, so that code may hold a reference to
 * it. Its values are plain JSON.
 */
export class Registry {
  readonly #kept = new Map<string, Kept>();

  constructor(protected readonly changes: Changes) {}

  /**
   * The map with this name. `plant` fills it when it is new, and again after each reset; `make` creates it if a plain map is
   * not enough.
   */
  collection<T, M extends Map<string, T> = Map<string, T>>(name: string, plant?: Planting<T>, make?: () => M): M {
    const known = this.#kept.get(name);
    if (known) {
      known.plant ??= plant;
      known.isHeld = true;
      return known.entries as M;
    }
    const entries = make?.() ?? (new ToldMap<T>(name, this.changes) as Map<string, T> as M);
    this.#kept.set(name, { entries, plant, isHeld: true });
    this.changes.silently(() => plant?.(entries));
    return entries;
  }

  /** The map with this name, if it exists. */
  protected known(name: string): Map<string, unknown> | undefined {
    return this.#kept.get(name)?.entries;
  }

  /** The map with this name, without a held reference. */
  protected own(name: string): Map<string, unknown> {
    const entries = this.known(name) ?? new ToldMap<unknown>(name, this.changes);
    if (!this.#kept.has(name)) this.#kept.set(name, { entries, plant: undefined, isHeld: false });
    return entries;
  }

  /** Removes maps without a held reference. */
  protected forget(isDoomed: (name: string) => boolean): void {
    for (const [name, { isHeld }] of this.#kept) if (!isHeld && isDoomed(name)) this.#kept.delete(name);
  }

  protected names(): string[] {
    return [...this.#kept.keys()];
  }

  clear(): void {
    for (const { entries } of this.#kept.values()) entries.clear();
  }

  /** Fills all maps with their initial entries. */
  plant(): void {
    this.changes.silently(() => {
      for (const { entries, plant } of [...this.#kept.values()]) plant?.(entries as Map<string, never>);
    });
  }

  /** All entries, by the names of the maps. */
  toJSON(): Record<string, Pairs> {
    for (const { entries } of this.#kept.values()) entries.share?.();
    // An empty map that had initial entries differs from a map that was never used.
    const filled = [...this.#kept].filter(([, { entries, plant }]) => entries.size > 0 || plant);
    return Object.fromEntries(filled.map(([name, { entries }]) => [name, entries.pairs?.() ?? [...entries]]));
  }

  /** Replaces the entries of all maps; those that were not saved get their initial entries. */
  load(saved: Readonly<Record<string, Pairs>>): void {
    this.changes.silently(() => {
      this.clear();
      for (const [name, pairs] of Object.entries(saved)) this.#fill(this.own(name), pairs);
      // Their initial entries may depend on what was saved.
      for (const [name, { entries, plant }] of [...this.#kept]) {
        if (!Object.hasOwn(saved, name)) plant?.(entries as Map<string, never>);
      }
    });
  }

  #fill(entries: Map<string, unknown> & Partial<Keeping>, pairs: Pairs): void {
    if (entries.take) entries.take(pairs);
    else for (const [key, value] of pairs) entries.set(key, value);
  }
}
