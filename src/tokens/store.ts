import type { TokenStoreError } from './errors.js';

/**
 * Where tokens are stored for several clients, programs or tabs. It receives texts and does not interpret them. `onStoreError`
 * receives its rejections, and the client continues from memory. Each method must settle, even if the storage behind it is
 * unreachable.
 */
export interface TokenStore {
  read(key: string): Promise<string | undefined>;
  /**
   * Replaces a text by another if the old one is still stored; of two callers at the same time, one succeeds.
   *
   * @param was - What was read last; `undefined` for nothing.
   * @param text - The new text; `undefined` removes it.
   * @returns whether it replaced the text.
   */
  replace(key: string, was: string | undefined, text: string | undefined): Promise<boolean>;
  /**
   * Runs a function while no other client runs one, and returns its result. The lock is held for as long as the function runs;
   * if its program dies, a little longer.
   */
  alone<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Calls `removed` with each key whose text another client has removed by signing out, if the store can notice that. */
  watch?(removed: (key: string) => void): void;
}

/** Encrypts the content of a store, with a key management service for example. */
export interface Seal {
  seal(text: string): string | Promise<string>;
  open(sealed: string): string | Promise<string>;
}

/** How a provider stores its token. */
export interface KeepOptions {
  /** Where the token is stored for others too; only in memory by default. */
  store?: TokenStore;
  /**
   * The part of a token's lifetime that is left when it is renewed early, from 0 to 1; 0.1 by default. 0 waits until it
   * expires.
   */
  early?: number;
  /** Encrypts what the store receives. */
  seal?: Seal;
  /** Receives the errors of the store. By default the first one is reported to the console. */
  onStoreError?: (error: TokenStoreError) => void;
}
