import type { JsonObject } from '../../models/json.js';
import { ValueIndex } from './value-index.js';

/** A change of a stored value. */
export interface Change {
  /** The path of the value, or the name of its collection. */
  readonly collection: string;
  readonly id: string;
  /** Absent if the value is new. */
  readonly before: JsonObject | undefined;
  /** Absent if the value was removed. */
  readonly after: JsonObject | undefined;
}

type Watcher = (change: Change) => void;

/** Refuses a change by throwing an error. It is called before the change is made. */
type Guard = (change: Change) => void;

/** Checks all changes and notifies a watcher of them, so that no handler has to do either. */
export class Changes {
  #watcher: Watcher | undefined;
  #guard: Guard | undefined;
  #isSilent = false;

  /** Notifies a watcher of every change from now on. */
  watch(watcher: Watcher): void {
    this.#watcher = watcher;
  }

  /** Checks every change from now on before it is made. */
  guard(guard: Guard): void {
    this.#guard = guard;
  }

  /** @throws an error if the guard refuses the change. */
  check(collection: string, id: string, before: unknown, after: unknown): void {
    if (this.#isSilent || this.#guard === undefined) return;
    this.#guard({ collection, id, before: before as JsonObject | undefined, after: after as JsonObject | undefined });
  }

  notify(collection: string, id: string, before: unknown, after: unknown): void {
    if (this.#isSilent || this.#watcher === undefined) return;
    this.#watcher({ collection, id, before: before as JsonObject | undefined, after: after as JsonObject | undefined });
  }

  /** Runs `callback` without checks and notifications: creating or restoring a sandbox is not a change. */
  runSilently(callback: () => void): void {
    const wasSilent = this.#isSilent;
    this.#isSilent = true;
    try {
      callback();
    } finally {
      this.#isSilent = wasSilent;
    }
  }
}

/** A map that checks and reports changes of its entries. It does not report entries that are cleared together. */
export class ObservedMap<T> extends Map<string, T> {
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
    const previousValue = this.get(key);
    this.#changes.check(this.#name, key, previousValue, value);
    super.set(key, value);
    for (const index of this.#indexes.values()) index.set(key, value);
    for (const watcher of this.#watchers) watcher(key);
    this.#changes.notify(this.#name, key, previousValue, value);
    return this;
  }

  /** Calls `watcher` with the key of each entry that is set. @returns a function that stops it. */
  watch(watcher: (key: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  override delete(key: string): boolean {
    const previousValue = this.get(key);
    if (previousValue !== undefined) this.#changes.check(this.#name, key, previousValue, undefined);
    const isDeleted = super.delete(key);
    for (const index of this.#indexes.values()) index.delete(key);
    if (isDeleted) this.#changes.notify(this.#name, key, previousValue, undefined);
    return isDeleted;
  }

  override clear(): void {
    super.clear();
    for (const index of this.#indexes.values()) index.clear();
  }

  /**
   * The values with a label, in no particular order. Values must be replaced by `set`, never changed in place, or their labels
   * would be stale.
   *
   * @param name - Stands for `labelOf`: the first call with it creates the index.
   */
  withLabel(name: string, label: string, labelOf: (value: T) => string | undefined): T[] {
    let index = this.#indexes.get(name);
    if (!index) {
      index = new ValueIndex(labelOf);
      for (const [key, value] of this) index.set(key, value);
      this.#indexes.set(name, index);
    }
    return [...index.keysOf(label)].flatMap((key) => this.get(key) ?? []);
  }
}

/** The values of a map that have a text in a field, case-insensitively. */
export function withText<T extends object>(map: ReadonlyMap<string, T>, field: string, text: string): T[] {
  const label = text.toLowerCase();
  const labelOf = (value: T): string | undefined => {
    const fieldValue = (value as Record<string, unknown>)[field];
    return typeof fieldValue === 'string' ? fieldValue.toLowerCase() : undefined;
  };
  if (map instanceof ObservedMap) return (map as ObservedMap<T>).withLabel(field, label, labelOf);
  return [...map.values()].filter((value) => labelOf(value) === label);
}

/** The values of a map that have a field. */
export function withField<T extends object>(map: ReadonlyMap<string, T>, field: string): T[] {
  const has = (value: T): boolean => ((value as Record<string, unknown>)[field] ?? undefined) !== undefined;
  if (map instanceof ObservedMap) {
    return (map as ObservedMap<T>).withLabel(`has ${field}`, 'yes', (value) => (has(value) ? 'yes' : undefined));
  }
  return [...map.values()].filter(has);
}
