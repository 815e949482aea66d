import type { AuthKind } from '../call/operation.js';

/** A call that waits for a sign-in. */
export interface WaitingCall {
  method: string;
  url: string;
  /** ms */
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Supplies the tokens of calls, and renews a token that the platform no longer accepts. */
export interface Authorizer {
  /** The current sign-in. It changes when another user signs in or the user signs out. */
  signIn(auth: AuthKind): unknown;
  /** Returns a function that waits for the sign-in that is under way, and resolves with it; `undefined` if none is, or if there is a token. */
  waiter(auth: AuthKind): ((call: WaitingCall) => Promise<unknown>) | undefined;
  /**
   * Returns the token of a sign-in, or `undefined` if the call needs none. If it is missing or expired, or if the sign-in has ended, it
   * returns a promise that rejects, because the errors are loaded lazily.
   */
  token(auth: AuthKind, signIn: unknown): string | undefined | Promise<never>;
  /** How many refreshes have failed so far. */
  readonly failedRefreshes: number;
  /**
   * Replaces a token of the current sign-in that was refused. Resolves with true if the call can be sent again with a newer token, with
   * false if no refresh is possible, and with the error if the refresh failed.
   *
   * @param failedBefore - {@link failedRefreshes} when the refused request was sent. A refresh that failed since then applies to it too.
   */
  renew(auth: AuthKind, refusedToken: string, signal: AbortSignal | undefined, failedBefore: number): Promise<boolean | Error>;
}
