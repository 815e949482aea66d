import { ConfigurationError } from './errors.js';

/** The longest a timer can wait, in ms; beyond it one fires at once instead of late. */
export const MAX_TIMER = 2_147_483_647;

/** One signal out of two reasons to stop: the time is up, or the caller aborts. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether it was the time that ran out. */
  readonly expired: () => boolean;
  /** Must be called when the work has settled: a timer keeps a process alive. */
  readonly release: () => void;
}

/** @param timeout - ms; 0 and Infinity set no limit. */
export function deadline(timeout: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expired = false;
  const abort = (): void => {
    controller.abort();
  };
  if (caller?.aborted) abort();
  else caller?.addEventListener('abort', abort, { once: true });
  if (timeout > 0 && timeout !== Infinity) {
    timer = setTimeout(() => {
      expired = true;
      abort();
    }, timeout);
  }
  return {
    signal: controller.signal,
    expired: () => expired,
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

/** Checks a timeout in ms. */
export function checkedTimeout(timeout: unknown): number {
  if (typeof timeout !== 'number' || !(timeout >= 0) || (timeout > MAX_TIMER && timeout !== Infinity)) {
    throw new ConfigurationError(`timeout must be a number of milliseconds from 0 (no limit) to ${MAX_TIMER}`);
  }
  return timeout;
}
