import type { ApiError } from '../core/errors/api-errors.js';
import { isBranded } from '../core/values/brand.js';
import { isObject } from '../core/values/is-object.js';
import type { RateLimitWaitError } from '../limits/errors.js';

/** What a failure means for the entity that it met, and for the run. */
export type Meaning =
  /** The same would happen to all others. */
  | { is: 'final' }
  /** Not taken, and to be sent again after so many s; after a while, where nothing is said. */
  | { is: 'limited'; after: number | undefined }
  /** Not taken, because the entity is another one by now. */
  | { is: 'conflict' }
  /** Not taken: there is no such entity. */
  | { is: 'gone' }
  /** Nobody knows whether it was taken. */
  | { is: 'unknown'; after: number | undefined }
  | { is: 'refused' };

/** @param error - An `ApiError`, or the body of the platform's answer, as calls of the vendor's kind reject with. */
export function meaningOf(error: unknown): Meaning {
  if (isBranded('TransportError', error)) return { is: 'unknown', after: undefined };
  if (['SignInError', 'JournalError', 'CallBudgetError'].some((name) => isBranded(name, error))) return { is: 'final' };
  // A governor's own: nothing was sent.
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

/** What a failure says of itself. */
export function reasonOf(error: unknown): string {
  const { message } = isObject(error) ? error : { message: String(error) };
  return (typeof message === 'string' && message !== '' ? message : 'it failed without a word').slice(0, 300);
}
