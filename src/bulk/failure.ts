import type { ApiError } from '../core/errors/api-errors.js';
import { isBranded } from '../core/values/brand.js';
import { isObject } from '../core/values/is-object.js';
import type { RateLimitWaitError } from '../limits/errors.js';

/** The meaning of a failure for its entity and for the run. */
export type FailureMeaning =
  /** All other requests would fail in the same way. */
  | { kind: 'final' }
  /** Not processed; to be sent again after a number of s, or with a default delay. */
  | { kind: 'limited'; retryAfter: number | undefined }
  /** Not processed, because the entity has changed. */
  | { kind: 'conflict' }
  /** Not processed, because the entity does not exist. */
  | { kind: 'gone' }
  /** Unknown whether it was processed. */
  | { kind: 'unknown'; retryAfter: number | undefined }
  | { kind: 'refused' };

/** @param error - An `ApiError`, or a response body, which compatible clients reject with. */
export function classifyFailure(error: unknown): FailureMeaning {
  if (isBranded('TransportError', error)) return { kind: 'unknown', retryAfter: undefined };
  if (['SignInError', 'JournalError', 'CallBudgetError'].some((name) => isBranded(name, error))) return { kind: 'final' };
  // Thrown by a rate governor before the request was sent.
  if (isBranded('RateLimitWaitError', error)) return { kind: 'limited', retryAfter: (error as RateLimitWaitError).wait };
  if (isBranded('RateLimitQueueError', error)) return { kind: 'limited', retryAfter: undefined };
  const { status, retryAfter } = (isObject(error) ? error : {}) as Partial<ApiError>;
  if (status === 401) return { kind: 'final' };
  if (status === 429) return { kind: 'limited', retryAfter };
  if (status === 409 || status === 412) return { kind: 'conflict' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== undefined && (status === 408 || status >= 500)) return { kind: 'unknown', retryAfter };
  return { kind: 'refused' };
}

/** The message of a failure. */
export function describeFailure(error: unknown): string {
  const { message } = isObject(error) ? error : { message: String(error) };
  return (typeof message === 'string' && message !== '' ? message : 'the error has no message').slice(0, 300);
}
