/** A value that this browser stores as JSON under a key. All tabs show the same value. */
export class StoredValue<T> {
  readonly #key: string;
  readonly #parse: (json: unknown) => T;
  /** What has been parsed last. */
  #current: { text: string | null; value: T } | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param parse - Returns the value for stored JSON, which may be old or damaged; for `undefined`, the default. */
  constructor(key: string, parse: (json: unknown) => T) {
    this.#key = key;
    this.#parse = parse;
  }

  /** Returns the same object until the value changes. */
  readonly read = (): T => {
    const text = readItem(this.#key);
    if (this.#current?.text !== text) this.#current = { text, value: this.#parse(text === null ? undefined : parsed(text)) };
    return this.#current.value;
  };

  /** Stores JSON. @returns whether that was possible. */
  protected store(json: unknown): boolean {
    try {
      localStorage.setItem(this.#key, JSON.stringify(json));
    } catch {
      return false;
    }
    for (const listener of this.#listeners) listener();
    return true;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // Sent for changes of other tabs only.
    addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };
}

/** Returns a function that returns one store for each owner, since each notifies only its own listeners. */
export function storesByOwner<T>(create: (owner: string) => T): (owner: string) => T {
  const stores = new Map<string, T>();
  return (owner) => {
    const store = stores.get(owner) ?? create(owner);
    stores.set(owner, store);
    return store;
  };
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value of stored JSON is an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
