import type { AbortListener } from './abort-listeners.js';

/**
 * Replaces `abort-listeners` in bundles for browsers: only Node warns of a leak if a signal has many listeners.
 */
export function onAbort(signal: AbortSignal, listener: AbortListener): () => void {
  if (signal.aborted) {
    listener(signal.reason);
    return () => undefined;
  }
  const notify = (): void => {
    listener(signal.reason);
  };
  signal.addEventListener('abort', notify, { once: true });
  return () => {
    signal.removeEventListener('abort', notify);
  };
}
