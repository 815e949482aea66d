import { ToldMap } from './changes.js';
import type { Changes } from './changes.js';

/** Fills a collection that is new or was reset. */
export type Planting<T> = (collection: Map<string, T>) => void;

/** Entries that snapshots may take along without copying them. */
interface Sharing {
  share(): void;
}

interface Kept {
  readonly entries: Map<string, unknown> & Partial<Sharing>;
  plant: Planting<never> | undefined;
}

/**
 * Maps by name, for all that routes keep. A map stays the same object through reset and restore, so that whoever holds it may go on
 * holding it; its values are plain JSON.
 */
export class Registry {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly changes: Changes) {}

  /** The map of this name. `plant` fills it when it is new, and again after each reset; `make` makes it, where it is to be more than a map. */
  collection<T, M extends Map<string, T> = Map<string, T>>(name: string, plant?: Planting<T>, make?: () => M): M {
    const known = this.#kept.get(name);
    if (known) {
      known.plant ??= plant;
      return known.entries as M;
    }
    const entries = make?.() ?? (new ToldMap<T>(name, this.changes) as Map<string, T> as M);
    this.#kept.set(name, { entries, plant });
    this.changes.silently(() => plant?.(entries));
    return entries;
  }

  names(): string[] {
    return [...this.#kept.keys()];
  }

  clear(): void {
    for (const { entries } of this.#kept.values()) entries.clear();
  }

  reset(): void {
    this.clear();
    const kept = [...this.#kept.values()];
    this.changes.silently(() => {
      for (const { entries, plant } of kept) plant?.(entries as Map<string, never>);
    });
  }

  toJSON(): Record<string, [string, unknown][]> {
    for (const { entries } of this.#kept.values()) entries.share?.();
    // One that begins with something, and has lost all of it, is not one that nobody has looked at yet.
    const filled = [...this.#kept].filter(([, { entries, plant }]) => entries.size > 0 || plant);
    return Object.fromEntries(filled.map(([name, { entries }]) => [name, [...entries]]));
  }

  /** Replaces what all maps hold; those that were not saved are as they begin. */
  load(saved: Readonly<Record<string, readonly (readonly [string, unknown])[]>>): void {
    this.changes.silently(() => {
      this.#fill(saved);
    });
  }

  #fill(saved: Readonly<Record<string, readonly (readonly [string, unknown])[]>>): void {
    this.clear();
    for (const [name, { entries, plant }] of this.#kept) {
      if (!Object.hasOwn(saved, name)) plant?.(entries as Map<string, never>);
    }
    for (const [name, pairs] of Object.entries(saved)) {
      const entries = this.#kept.get(name)?.entries ?? new ToldMap<unknown>(name, this.changes);
      if (!this.#kept.has(name)) this.#kept.set(name, { entries, plant: undefined });
      for (const [key, value] of pairs) entries.set(key, value);
    }
  }
}
