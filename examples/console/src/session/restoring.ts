import { ApiError } from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';

/** ms before the first further attempt; doubled for each one after that. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
/** The platform may ask for longer pauses than this, in ms, but no person waits for them. */
const LONGEST_RETRY_AFTER = 600_000;

/**
 * Returns how long to wait before the sign-in is checked again, in ms. The platform's own wish takes precedence.
 *
 * @param failures - How many attempts have failed in a row, at least 1.
 */
export function pauseBeforeRetry(error: Error, failures: number): number {
  const backoff = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  return Math.min(LONGEST_RETRY_AFTER, Math.max(backoff, requiredPause(error) ?? 0));
}

function requiredPause(error: Error): number | undefined {
  if (error instanceof RateLimitWaitError) return error.wait * 1000;
  if (error instanceof ApiError && error.retryAfter !== undefined) return error.retryAfter * 1000;
  return undefined;
}
