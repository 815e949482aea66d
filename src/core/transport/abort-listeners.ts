/** Receives the reason of an abort. */
export type AbortListener = (reason: unknown) => void;

/**
 * The listeners of each signal. A runtime warns of a leak if a signal has many listeners, so each signal has one that calls all
 * the others.
 */
const abortListeners = new WeakMap<AbortSignal, { listeners: Set<AbortListener>; notify: () => void }>();

/**
 * Calls `listener` with the reason when the signal fires, or immediately if it has fired. Call the returned function when it is
 * no longer needed.
 */
export function onAbort(signal: AbortSignal, listener: AbortListener): () => void {
  if (signal.aborted) {
    listener(signal.reason);
    return () => undefined;
  }
  let entry = abortListeners.get(signal);
  if (!entry) {
    const listeners = new Set<AbortListener>();
    const notify = (): void => {
      for (const listener of listeners) listener(signal.reason);
    };
    abortListeners.set(signal, (entry = { listeners, notify }));
    signal.addEventListener('abort', notify, { once: true });
  }
  const { listeners, notify } = entry;
  listeners.add(listener);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    abortListeners.delete(signal);
    signal.removeEventListener('abort', notify);
  };
}
