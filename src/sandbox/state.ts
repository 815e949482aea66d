import type { SavedTokens } from './auth/tokens.js';
import { isObject } from './body.js';
import { Children, Collection, Store } from './store.js';

/** A sandbox at one moment, as plain JSON: what `snapshot()` gives, `restore()` takes and a data file holds. */
export interface SandboxState {
  readonly format: number;
  readonly seed: number;
  /** How far the clock was ahead, in ms. */
  readonly clockOffset: number;
  /** How far the values that ids are made of had been used up. */
  readonly position: number;
  readonly store: Readonly<Record<string, readonly unknown[]>>;
  readonly collections: Readonly<Record<string, readonly (readonly [string, unknown])[]>>;
  readonly tokens: SavedTokens;
}

/** What the store consists of, part by part: entities, or entries of what belongs to them. */
export function saveStore(store: Store): Record<string, unknown[]> {
  const saved: Record<string, unknown[]> = {};
  for (const [name, part] of Object.entries(store) as [string, unknown][]) {
    if (part instanceof Collection) saved[name] = part.all();
    else if (part instanceof Children) saved[name] = part.entries();
    else if (part instanceof Map) saved[name] = [...part];
  }
  return saved;
}

/** A store of what was saved; parts that it does not know are left out, parts that were not saved are empty. */
export function loadStore(saved: SandboxState['store']): Store {
  const store = new Store();
  for (const [name, part] of Object.entries(store) as [string, unknown][]) {
    const entries = saved[name] ?? [];
    if (part instanceof Collection) for (const entity of entries as { id: string }[]) part.put(entity);
    else if (part instanceof Children) for (const entry of entries as [string, string, unknown][]) part.set(...entry);
    else if (part instanceof Map) for (const [key, value] of entries as [unknown, unknown][]) part.set(key, value);
  }
  return store;
}

/** Refuses what is no state, or not one of a sandbox with this seed: ids and secrets of its OAuth clients follow from the seed. */
export function checkState(state: unknown, seed: number): asserts state is SandboxState {
  const parts = ['store', 'collections', 'tokens'] as const;
  if (!isObject(state) || state['format'] !== 1 || !parts.every((part) => isObject(state[part]))) {
    throw new TypeError('This is no state of a sandbox');
  }
  if (state['seed'] !== seed) {
    throw new RangeError(`The state is of a sandbox with the seed ${String(state['seed'])}; this one has the seed ${seed}`);
  }
}
