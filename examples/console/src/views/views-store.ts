import type { SavedView } from './saved-views.js';
import { readViews } from './saved-views.js';

const none: readonly SavedView[] = [];

/** The saved views of one user in this browser. All tabs show the same. */
export class ViewsStore {
  readonly #key: string;
  #text: string | null = null;
  #views: readonly SavedView[] = none;
  readonly #listeners = new Set<() => void>();

  /** @param owner - The place and the id of the user, so that users and organisations do not share views. */
  constructor(owner: string) {
    this.#key = `console.views.${owner}`;
  }

  /** Returns the same list until it changes. */
  readonly read = (): readonly SavedView[] => {
    const text = readItem(this.#key);
    if (text === this.#text) return this.#views;
    this.#text = text;
    this.#views = text === null ? none : readViews(parse(text));
    return this.#views;
  };

  /** Stores the views. @returns whether that was possible. */
  write(views: readonly SavedView[]): boolean {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ version: 1, views }));
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

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
