import type { StorageLike } from '../core/values/runtime.js';

/** A token as one tab has it. */
export interface TabEntry {
  /** Grows with every renewal and with every sign-in. */
  readonly version: number;
  /** Identifies the sign-in: renewed tokens keep the id of the token before. */
  readonly signIn: string;
  /** The text that the store received; `undefined` after a sign-out. */
  readonly text: string | undefined;
}

const NONE: TabEntry = { version: 0, signIn: '', text: undefined };

/** The tokens of one tab: in memory, and in a storage if there is one. */
export class TabEntries {
  readonly #name: string;
  readonly #storage: StorageLike | undefined;
  readonly #entries = new Map<string, TabEntry>();
  readonly #endedSignIns = new Set<string>();

  constructor(name: string, storage: StorageLike | undefined) {
    this.#name = name;
    this.#storage = storage;
  }

  current(key: string): TabEntry {
    const entry = this.#entries.get(key) ?? NONE;
    const storedEntry = this.#readStorage(key);
    return storedEntry && (entry === NONE || storedEntry.version > entry.version) ? storedEntry : entry;
  }

  /** Replaces the current text. */
  replace(key: string, text: string | undefined): TabEntry {
    const current = this.current(key);
    const entry = {
      // A tab that opens later starts at 0. The clock keeps its versions above those of tokens that were removed before.
      version: Math.max(current.version + 1, Date.now()),
      signIn: current.text === undefined ? Math.random().toString(36).slice(2) : current.signIn,
      text,
    };
    this.#write(key, entry);
    return entry;
  }

  /**
   * Accepts an entry of another tab if it is newer. A sign-out also ends the renewed tokens of its sign-in: one tab may sign
   * out while another renews.
   *
   * @returns whether anything changed.
   */
  accept(key: string, entry: TabEntry): boolean {
    const current = this.current(key);
    const isSignOut = entry.text === undefined;
    const isNewer = entry.version > current.version;
    const endsCurrent = isSignOut && current.text !== undefined && entry.signIn === current.signIn;
    if (!endsCurrent && (!isNewer || this.#endedSignIns.has(entry.signIn))) return false;
    this.#write(key, entry);
    return true;
  }

  #write(key: string, entry: TabEntry): void {
    const { version, signIn, text } = entry;
    this.#entries.set(key, entry);
    if (text === undefined) {
      this.#endedSignIns.add(signIn);
      this.#storage?.removeItem(`${this.#name} ${key}`);
    } else {
      this.#storage?.setItem(`${this.#name} ${key}`, `${version} ${signIn} ${text}`);
    }
  }

  #readStorage(key: string): TabEntry | undefined {
    const storedText = this.#storage?.getItem(`${this.#name} ${key}`) ?? undefined;
    if (storedText === undefined) return undefined;
    const [, version, signIn = '', text] = /^(\d+) (\w+) (.*)$/s.exec(storedText) ?? [];
    // A text without a version was written by an earlier release.
    return version === undefined ? { version: 0, signIn: '', text: storedText } : { version: Number(version), signIn, text };
  }
}
