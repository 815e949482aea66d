import { MAX_TIMER, abortError, onAbort } from '../core/deadline.js';

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
    const timer =
      limit > MAX_TIMER
        ? undefined
        : setTimeout(() => {
            forget?.();
            reject(late());
          }, limit);
    const forget =
      signal &&
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(abortError(what, reason));
      });
    const settle = (): void => {
      clearTimeout(timer);
      forget?.();
    };
    void work.finally(settle).then(resolve, reject);
  });
}
