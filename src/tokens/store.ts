import type { TokenStoreError } from './errors.js';

/**
 * Where tokens are kept for several clients, programs or tabs. It is given texts, and looks into none. What it rejects with is told to
 * `onStoreError`, and the client goes on from memory; each step has to settle, also where what is behind the store is gone.
 */
export interface TokenStore {
  read(key: string): Promise<string | undefined>;
  /**
   * Puts a text in the place of another, where that one still stands there; of two who do so at once, one.
   *
   * @param was - What was read last; `undefined` for nothing.
   * @param text - What is to stand there; `undefined` removes it.
   * @returns whether it did.
   */
  replace(key: string, was: string | undefined, text: string | undefined): Promise<boolean>;
  /**
   * Does something while nobody else does it, and tells what came of it. Who works holds the lock for as long as that takes; whoever dies
   * over it, a little longer.
   */
  alone<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Where it hears of others: tells of each text that one of them has removed, by signing out. */
  watch?(removed: (key: string) => void): void;
}

/** Makes what a store holds unreadable to others, with a key management service for example. */
export interface Seal {
  seal(text: string): string | Promise<string>;
  open(sealed: string): string | Promise<string>;
}

/** How a provider looks after its token. */
export interface KeepOptions {
  /** Where the token is kept for others too; in memory alone where nothing is said. */
  store?: TokenStore;
  /** How much of a token's life is left when it is renewed ahead of its end, as a part of 1; 0.1. 0 waits for the end. */
  early?: number;
  /** What the store is given is sealed. */
  seal?: Seal;
  /** Told of a store that does not do what it is for. Where nothing is said, the first time is reported to the console. */
  onStoreError?: (error: TokenStoreError) => void;
}
