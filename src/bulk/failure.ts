import type { ApiError } from '../core/errors/api-errors.js';
import { isBranded } from '../core/values/brand.js';
import { isObject } from '../core/values/is-object.js';
import type { RateLimitWaitError } from '../limits/errors.js';

/** The meaning of a failure for its entity and for the run. */
export type Meaning =
  /** All other requests would fail in the same way. */
  | { is: 'final' }
  /** Not processed; to be sent again after a number of s, or with a default delay. */
  | { is: 'limited'; after: number | undefined }
  /** Not processed, because the entity has changed. */
  | { is: 'conflict' }
  /** Not processed, because the entity does not exist. */
  | { is: 'gone' }
  /** Unknown whether it was processed. */
  | { is: 'unknown'; after: number | undefined }
  | { is: 'refused' };

/** @param error - An `ApiError`, or a response body, which compatible clients reject with. */
export function meaningOf(error: unknown): Meaning {
  if (isBranded('TransportError', error)) return { is: 'unknown', after: undefined };
  if (['SignInError', 'JournalError', 'CallBudgetError'].some((name) => isBranded(name, error))) return { is: 'final' };
  // Thrown by a rate governor before the request was sent.
  if (isBranded('RateLimitWaitError', error)) return { is: 'limited', after: (error as RateLimitWaitError).wait };
  if (isBranded('RateLimitQueueError', error)) return { is: 'limited', after: undefined };
  const { status, retryAfter } = (isObject(error) ? error : {}) as Partial<ApiError>;
  if (status === 401) return { is: 'final' };
  if (status === 429) return { is: 'limited', after: retryAfter };
  if (status === 409 || status === 412) return { is: 'conflict' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status !== undefined && (status === 408 || status >= 500)) return { is: 'unknown', after: retryAfter };
  return { is: 'refused' };
}

/** The message of a failure. */
export function reasonOf(error: unknown): string {
  const { message } = isObject(error) ? error : { message: String(error) };
  return (typeof message === 'string' && message !== '' ? message : 'it failed without a word').slice(0, 300);
}
