/** A `DOMException`, or an Error with the same name where the runtime has none, as in React Native. */
export function namedError(name: string, message: string): Error {
  return typeof DOMException === 'function' ? new DOMException(message, name) : Object.assign(new Error(message), { name });
}

/**
 * Throws the reason of a signal that has been aborted. Jest's jsdom environment has no `signal.throwIfAborted()` up to version 29, and no
 * `signal.reason` up to version 28.
 *
 * @param otherwise - The error to throw where the signal has no reason.
 */
export function throwIfAborted(signal: AbortSignal | undefined, otherwise?: () => Error): void {
  if (signal?.aborted !== true) return;
  const reason = signal.reason as Error | undefined;
  throw reason ?? otherwise?.() ?? namedError('AbortError', 'This operation was aborted');
}
