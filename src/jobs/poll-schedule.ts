import { Deadline, MAX_TIMER } from '../core/transport/deadline.js';
import { AbortError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { JobTimeoutError } from './errors.js';
import type { WaitSettings } from './wait-options.js';

/** Each delay is longer than the previous one by this factor. */
const GROWTH = 1.5;

/** The last status request is sent at least this long before the end of the wait, in ms. */
const LAST_REQUEST = 1000;

/** How long a single request may take if `maxWaitMs` is 0, in ms. */
const SINGLE_REQUEST = 10_000;

/** Divides the maximum wait into requests and the delays between them. */
export class PollSchedule {
  readonly #family: string;
  readonly #what: string;
  readonly #options: Pick<WaitSettings, 'maxWaitMs' | 'poll' | 'signal'>;
  #delay: number;
  #isLastSent = false;
  readonly #until: number;

  constructor(family: string, what: string, options: Pick<WaitSettings, 'maxWaitMs' | 'poll' | 'signal'>) {
    this.#family = family;
    this.#what = what;
    this.#options = options;
    this.#delay = options.poll.minMs;
    this.#until = Date.now() + options.maxWaitMs;
  }

  /** Resets the delay after a step that changes the job's state. */
  resetDelay(): void {
    this.#delay = this.#options.poll.minMs;
  }

  /** Runs one step of the wait. Rejects as soon as the time is up or the caller aborts, even if the step ignores its signal. */
  async hold<T>(step: (signal: AbortSignal) => PromiseLike<T> | T): Promise<T> {
    const { maxWaitMs, signal } = this.#options;
    const remainingMs = maxWaitMs === 0 ? SINGLE_REQUEST : this.#until - Date.now();
    if (remainingMs <= 0) throw this.#timeout();
    const deadline = new Deadline(Math.min(remainingMs, MAX_TIMER), signal);
    try {
      const runStep = async (): Promise<T> => await step(deadline.signal);
      if (deadline.isStopped) throw this.#abort();
      return await deadline.race(runStep());
    } catch (error) {
      if (deadline.isExpired) throw this.#timeout();
      throw deadline.isStopped ? this.#abort() : error;
    } finally {
      deadline.release();
    }
  }

  /**
   * Waits until the next request is due.
   *
   * @param retryAfter - The delay that the platform requests, in s.
   * @throws {@link JobTimeoutError} if there is no time left for another request.
   */
  async waitForNext(retryAfter?: number): Promise<void> {
    const remainingMs = this.#until - Date.now();
    if (remainingMs <= 0) throw this.#timeout();
    const { pause } = await loadModule(() => import('../core/response/repeat.js'));
    const { signal, poll } = this.#options;
    let wait = retryAfter ? retryAfter * 1000 : this.#delay * (0.9 + Math.random() * 0.2);
    this.#delay = Math.min(this.#delay * GROWTH, poll.maxMs);
    if (wait >= remainingMs) {
      if (retryAfter || this.#isLastSent) {
        await pause(remainingMs, this.#what, signal);
        throw this.#timeout();
      }
      this.#isLastSent = true;
      wait = remainingMs - Math.min(LAST_REQUEST, remainingMs / 2);
    }
    await pause(wait, this.#what, signal);
  }

  #timeout(): JobTimeoutError {
    return new JobTimeoutError(this.#family, this.#options.maxWaitMs);
  }

  #abort(): AbortError {
    return new AbortError(this.#what, { cause: this.#options.signal?.reason });
  }
}
