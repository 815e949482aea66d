import { onAbort } from '../../core/transport/deadline.js';

/**
 * Settles as the work does, or rejects as soon as the signal fires. For code of the caller's, such as a `fetch` or a stream of theirs,
 * which may never look at a signal.
 */
export async function unlessAborted<T>(signal: AbortSignal | undefined, work: T | PromiseLike<T>): Promise<T> {
  const pending = Promise.resolve(work);
  if (!signal) return await pending;
  let forget = (): void => undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      pending.then(resolve, reject);
      forget = onAbort(signal, reject);
    });
  } finally {
    forget();
  }
}
