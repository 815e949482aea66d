import type { PlatformSession } from 'contact-centre-client/react';
import { useSession } from 'contact-centre-client/react';
import { useEffect, useState } from 'react';
import { pauseBeforeRetry } from './restoring.js';

/** A sign-in, or its user, that could not be checked for a temporary reason. */
interface Failure {
  readonly error: Error;
  /** How many attempts have failed in a row. */
  readonly count: number;
  /** When the next attempt begins, in ms since the epoch. */
  readonly retryAt: number;
}

/** What the page shows until the sign-in is checked. */
export interface RestoringProblem extends Pick<Failure, 'error' | 'retryAt'> {
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Repeats what failed for a temporary reason while the sign-in was checked: after a growing pause, when the device is online
 * again, and when the tab is shown. Returns the problem until the platform has accepted or refused the sign-in.
 */
export function useRestoring(): RestoringProblem | undefined {
  const session = useSession();
  const { retry } = session;
  const [failure, setFailure] = useState<Failure>();
  const error = temporaryError(session);
  const isChecked = session.status === 'signed-out' || session.user !== undefined;
  useEffect(() => {
    if (error) setFailure((before) => addFailure(before, error));
    else if (isChecked) setFailure(undefined);
  }, [error, isChecked]);
  const retryAt = error && failure?.error === error ? failure.retryAt : undefined;
  useEffect(() => (retryAt === undefined ? undefined : retryLater(retryAt, retry)), [retryAt, retry]);
  const isRetrying = session.status === 'restoring';
  if (!failure || (!isRetrying && session.status !== 'error')) return undefined;
  return { error: failure.error, retryAt: failure.retryAt, isRetrying, retry };
}

function temporaryError(session: PlatformSession): Error | undefined {
  if (session.status === 'error') return session.isUnchecked ? session.error : undefined;
  return session.status === 'signed-in' ? session.error : undefined;
}

function addFailure(before: Failure | undefined, error: Error): Failure {
  const count = (before?.count ?? 0) + 1;
  return { error, count, retryAt: Date.now() + pauseBeforeRetry(error, count) };
}

/** @returns a function that cancels it. */
function retryLater(retryAt: number, retry: () => void): () => void {
  const timer = setTimeout(retry, retryAt - Date.now());
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') retry();
  };
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
