import { onAbort } from '../../core/transport/abort-listeners.js';

/**
 * Settles like the work, or rejects as soon as the signal fires. For code of the caller, such as a custom `fetch` or stream,
 * that may ignore the signal.
 */
export async function raceAbort<T>(signal: AbortSignal | undefined, work: T | PromiseLike<T>): Promise<T> {
  const pending = Promise.resolve(work);
  if (!signal) return await pending;
  let removeListener = (): void => undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      pending.then(resolve, reject);
      removeListener = onAbort(signal, reject);
    });
  } finally {
    removeListener();
  }
}
