import type { Verb } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import { readList } from '../tab-storage.js';

/** A previous call: what is needed to repeat it, and its outcome without the response. */
export interface PastCall {
  id: string;
  /** ms since the epoch. */
  at: number;
  slug: string;
  name: string;
  verb: Verb;
  /** Without secrets. */
  args: CallArguments;
  /** A status, or the code of an error. */
  outcome: number | string;
  ms: number;
}

export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const HISTORY_KEY = 'console.explorer.history';
const LIMIT = 50;

/** The last calls of this tab, the latest first. */
export class CallHistory {
  readonly #storage: HistoryStorage | undefined;
  readonly #listeners = new Set<() => void>();
  #calls: readonly PastCall[];

  constructor(storage?: HistoryStorage) {
    this.#storage = storage;
    this.#calls = readList(storage, HISTORY_KEY, isPastCall).slice(0, LIMIT);
  }

  get calls(): readonly PastCall[] {
    return this.#calls;
  }

  add(call: PastCall): void {
    this.#calls = [call, ...this.#calls].slice(0, LIMIT);
    this.#keep(() => this.#storage?.setItem(HISTORY_KEY, JSON.stringify(this.#calls)));
  }

  clear(): void {
    this.#calls = [];
    this.#keep(() => this.#storage?.removeItem(HISTORY_KEY));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #keep(write: () => void): void {
    try {
      write();
    } catch {
      // If the store is full or forbidden, the history is lost with the page.
    }
    for (const listener of this.#listeners) listener();
  }
}

function isPastCall(value: unknown): value is PastCall {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, slug, name, verb, args, outcome, ms } = value as Record<string, unknown>;
  return (
    [id, slug, name, verb].every((text) => typeof text === 'string') &&
    [at, ms].every((number) => typeof number === 'number') &&
    (typeof outcome === 'number' || typeof outcome === 'string') &&
    typeof args === 'object' &&
    args !== null
  );
}
