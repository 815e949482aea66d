import { SignInError } from '../core/errors/errors.js';
import { Deadline } from '../core/transport/deadline.js';
import type { SignedIn } from './auth-data.js';

/** A sign-in that is under way. */
interface Attempt {
  /** Identifies a repeated call of the same sign-in. */
  readonly key: string;
  /** Stops when a newer sign-in, a sign-out or other hosts replace this attempt. After that, it must have no effect. */
  readonly deadline: Deadline;
  /** Settles when the sign-in has completed or was stopped. */
  readonly outcome: Promise<SignedIn>;
  /** The promise that the caller of the login method receives. */
  promise: Promise<SignedIn>;
  /** The browser has left for the login page: another page completes the sign-in. */
  isElsewhere: boolean;
}

/** Runs the sign-ins of a session, one at a time. */
export class SignInAttempts {
  #attempt: Attempt | undefined;

  /** The outcome of the sign-in that is under way. */
  get outcome(): Promise<SignedIn> | undefined {
    return this.#attempt?.outcome;
  }

  /**
   * Runs a sign-in. It stops an attempt that is under way, and is stopped by any later decision: another sign-in, a token set
   * by hand, forget() or logout(), other hosts. A repeated call of the same sign-in, as in React's strict mode, shares the
   * first attempt.
   */
  begin(key: string, run: (signal: AbortSignal) => Promise<SignedIn>): Promise<SignedIn> {
    const current = this.#attempt;
    if (current?.key === key && !current.isElsewhere) return current.promise;
    this.stop();
    const deadline = new Deadline();
    const outcome = deadline.race(run(deadline.signal));
    const attempt: Attempt = { key, deadline, outcome, promise: outcome, isElsewhere: false };
    attempt.promise = this.#complete(attempt);
    return (this.#attempt = attempt).promise;
  }

  /** Marks that the current sign-in has left for the login page. */
  leave(): void {
    if (this.#attempt) this.#attempt.isElsewhere = true;
  }

  stop(): void {
    this.#attempt?.deadline.stop(supersededError());
    this.#attempt = undefined;
  }

  async #complete(attempt: Attempt): Promise<SignedIn> {
    try {
      return await attempt.outcome;
    } catch (error) {
      // The page is about to unload, so no error must appear there.
      if (attempt.isElsewhere) return await new Promise<never>(() => undefined);
      throw error;
    } finally {
      if (this.#attempt === attempt) this.#attempt = undefined;
    }
  }
}

export const supersededError = (): SignInError =>
  new SignInError(
    'Another sign-in or a sign-out replaced this sign-in. Repeat the call, or use a client for each user',
    'ERR_SIGN_IN_SUPERSEDED',
  );
