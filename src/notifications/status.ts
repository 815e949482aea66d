import type { Source, SourceState } from './source.js';
import type { NotificationsStatus } from './types.js';

/**
 * Returns the status after a change of the state.
 *
 * @returns `undefined` if the status stays the same, as it does while an attempt is pending.
 */
export function nextStatus(
  before: NotificationsStatus,
  state: NotificationsStatus['state'],
  { reason, error, nextAttemptAt }: Partial<SourceState>,
  source: Pick<Source<never>, 'state'> | undefined,
): NotificationsStatus | undefined {
  const isSameAttempt = nextAttemptAt === undefined || before.nextAttemptAt === nextAttemptAt;
  const isSameState = before.state === state && before.reason === reason;
  if (before.state === 'closed' || (isSameState && isSameAttempt)) return undefined;
  const status: NotificationsStatus = {
    state,
    since: isSameState ? before.since : Date.now(),
    ...(reason !== undefined && { reason }),
    ...(error !== undefined && { error }),
    ...(nextAttemptAt !== undefined && { nextAttemptAt }),
  };
  // A getter, so that the status stays the same object while messages arrive.
  const lastHeardAt = { get: () => source?.state.lastHeardAt, enumerable: true };
  if (state !== 'idle' && state !== 'closed') Object.defineProperty(status, 'lastHeardAt', lastHeardAt);
  return status;
}

/** Adds a listener to a set. @returns a function that removes it. */
export function addListener<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
