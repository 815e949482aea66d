import { namedError } from './deadline.js';

/**
 * Throws the reason of a signal that has been aborted. Jest's jsdom environment has no `signal.throwIfAborted()` up to version
 * 29, and no `signal.reason` up to version 28.
 *
 * @param createError - The error to throw if the signal has no reason.
 */
export function throwIfAborted(signal: AbortSignal | undefined, createError?: () => Error): void {
  if (signal?.aborted !== true) return;
  const reason = signal.reason as Error | undefined;
  throw reason ?? createError?.() ?? namedError('AbortError', 'This operation was aborted');
}
