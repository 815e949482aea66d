import { MAX_TIMER } from '../core/deadline.js';
import { AbortError } from '../core/errors.js';

/** How long somebody is prepared to wait. */
export interface Patience {
  /** ms; Infinity sets no limit. */
  limit: number;
  signal: AbortSignal | undefined;
  /** What is waited for, as an abort names it. */
  what: string;
  /** What to reject with when the time is up. */
  late: () => Error;
}

/** Waits for what goes on by itself, as long as the caller wants to. */
export function waitFor<T>(work: Promise<T>, { limit, signal, what, late }: Patience): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      settle();
      reject(new AbortError(what, { cause: signal?.reason }));
    };
    const onTimeout = (): void => {
      settle();
      reject(late());
    };
    const timer = limit > MAX_TIMER ? undefined : setTimeout(onTimeout, limit);
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    if (signal?.aborted) {
      onAbort();
      return;
    }
    signal?.addEventListener('abort', onAbort, { once: true });
    void work.finally(settle).then(resolve, reject);
  });
}
