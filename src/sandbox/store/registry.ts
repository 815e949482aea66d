import { ToldMap } from './changes.js';
import type { Changes } from './changes.js';

/** Fills a collection that is new or was reset. */
export type Planting<T> = (collection: Map<string, T>) => void;

/** What a snapshot has of a map: its entries, as plain JSON. */
export type Pairs = readonly (readonly [key: string, value: unknown])[];

/** What maps may know that are more than entries which a snapshot copies. */
export interface Keeping {
  /** Makes ready for a snapshot what is to be taken along without being copied. */
  share(): void;
  /** The entries as plain JSON, where their values are not. */
  pairs(): Pairs;
  /** Takes such entries back. */
  take(pairs: Pairs): void;
}

interface Kept {
  readonly entries: Map<string, unknown> & Partial<Keeping>;
  plant: Planting<never> | undefined;
  /** Whether somebody holds the map, who is to find in it what comes later as well. */
  isHeld: boolean;
}

/**
 * Maps by name, for all that a sandbox keeps. A map stays the same object through reset and restore, so that whoever holds it may go on
 * holding it; its values are plain JSON.
 */
export class Registry {
  readonly #kept = new Map<string, Kept>();

  constructor(protected readonly changes: Changes) {}

  /** The map of this name. `plant` fills it when it is new, and again after each reset; `make` makes it, where it is to be more than a map. */
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

  /** The map of this name, if there is one. */
  protected known(name: string): Map<string, unknown> | undefined {
    return this.#kept.get(name)?.entries;
  }

  /** The map of this name, which nobody else holds. */
  protected own(name: string): Map<string, unknown> {
    const entries = this.known(name) ?? new ToldMap<unknown>(name, this.changes);
    if (!this.#kept.has(name)) this.#kept.set(name, { entries, plant: undefined, isHeld: false });
    return entries;
  }

  /** Forgets maps that nobody holds. */
  protected forget(isDoomed: (name: string) => boolean): void {
    for (const [name, { isHeld }] of this.#kept) if (!isHeld && isDoomed(name)) this.#kept.delete(name);
  }

  protected names(): string[] {
    return [...this.#kept.keys()];
  }

  clear(): void {
    for (const { entries } of this.#kept.values()) entries.clear();
  }

  /** Fills all maps with what they begin with. */
  plant(): void {
    this.changes.silently(() => {
      for (const { entries, plant } of [...this.#kept.values()]) plant?.(entries as Map<string, never>);
    });
  }

  /** All that is kept, by the names of the maps. */
  toJSON(): Record<string, Pairs> {
    for (const { entries } of this.#kept.values()) entries.share?.();
    // One that begins with something, and has lost all of it, is not one that nobody has looked at yet.
    const filled = [...this.#kept].filter(([, { entries, plant }]) => entries.size > 0 || plant);
    return Object.fromEntries(filled.map(([name, { entries }]) => [name, entries.pairs?.() ?? [...entries]]));
  }

  /** Replaces what all maps hold; those that were not saved are as they begin. */
  load(saved: Readonly<Record<string, Pairs>>): void {
    this.changes.silently(() => {
      this.clear();
      for (const [name, pairs] of Object.entries(saved)) this.#fill(this.own(name), pairs);
      // What they begin with may be made of what was saved.
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
