import { ownFields } from '../core/values/plain-objects.js';

/** A refresh that failed; the times are in ms since the epoch. */
export interface FailedRefresh {
  readonly error: Error;
  readonly time: number;
  /** The earliest time for the next request to the login host, from its `Retry-After`. */
  readonly notBefore: number;
}

export function failedRefresh(error: Error): FailedRefresh {
  const { retryAfter } = ownFields(error);
  const time = Date.now();
  return { error, time, notBefore: time + (typeof retryAfter === 'number' ? retryAfter * 1000 : 0) };
}

/** Whether the login host must not be contacted yet. If the clock was set back, the wait must not become longer. */
export function isPaused({ time, notBefore }: FailedRefresh): boolean {
  const now = Date.now();
  return now >= time && now < notBefore;
}
