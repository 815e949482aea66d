import { ConfigurationError } from './errors.js';

/** The longest a timer can wait, in ms; beyond it one fires at once instead of late. */
export const MAX_TIMER = 2_147_483_647;

/** One signal out of two reasons to stop: the time is up, or the caller aborts. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  #expired = false;

  /** @param timeout - ms; 0 and Infinity set no limit. */
  constructor(
    readonly timeout: number,
    caller?: AbortSignal,
  ) {
    this.#caller = caller;
    if (caller?.aborted) this.#abort();
    else caller?.addEventListener('abort', this.#abort, { once: true });
    if (timeout > 0 && timeout !== Infinity) {
      this.#timer = setTimeout(() => {
        this.#expired = true;
        this.#abort();
      }, timeout);
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether it was the time that ran out. */
  get expired(): boolean {
    return this.#expired;
  }

  /** Must be called when the work has settled: a timer keeps a process alive. */
  release(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#abort);
  }

  readonly #abort = (): void => {
    this.#controller.abort();
  };
}

/** Checks a timeout in ms. */
export function checkedTimeout(timeout: unknown): number {
  if (typeof timeout !== 'number' || Number.isNaN(timeout) || timeout < 0 || (timeout > MAX_TIMER && timeout !== Infinity)) {
    throw new ConfigurationError(`timeout must be a number of milliseconds from 0 (no limit) to ${MAX_TIMER}`);
  }
  return timeout;
}
