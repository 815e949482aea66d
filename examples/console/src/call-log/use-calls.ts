import { useMemo, useState, useSyncExternalStore } from 'react';
import type { LoggedCall } from './call-log.js';
import { callLog } from './console-calls.js';

/** Reports once a frame, however many calls change meanwhile. */
function subscribe(listener: () => void): () => void {
  let frame: number | undefined;
  const stop = callLog.subscribe(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      listener();
    });
  });
  return () => {
    stop();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

export interface Calls {
  /** The newest first. While the list is paused, those that it had then. */
  calls: readonly LoggedCall[];
  /** The call whose details are shown. */
  opened: LoggedCall | undefined;
  /** How many calls were made since the list was paused. */
  newCount: number;
}

/**
 * Returns the calls of the log. Changes of shown calls are always shown.
 *
 * @param isPaused - Whether new calls are left out. They also are while the user reads the details of one.
 */
export function useCalls(isPaused: boolean, openId: number | undefined): Calls {
  const all = useSyncExternalStore(subscribe, callLog.read);
  const [pausedAt, setPausedAt] = useState<number>();
  const isFrozen = isPaused || openId !== undefined;
  if (isFrozen && pausedAt === undefined) setPausedAt(all.at(-1)?.id ?? 0);
  if (!isFrozen && pausedAt !== undefined) setPausedAt(undefined);
  return useMemo(() => {
    // A repeated call is opened, and is newer than the pause.
    const lastId = pausedAt === undefined ? Infinity : Math.max(pausedAt, openId ?? 0);
    const calls = all.filter(({ id }) => id <= lastId).reverse();
    return { calls, opened: all.find(({ id }) => id === openId), newCount: all.length - calls.length };
  }, [all, pausedAt, openId]);
}
