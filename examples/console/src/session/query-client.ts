import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError, RateLimitError, TimeoutError } from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';

/** ms until a failed page retries automatically. */
const MAY_PASS = 15_000;
/** The same after a refusal. */
export const MAY_BE_ALLOWED = 60_000;

/** Longer waits, in ms, are treated as invalid. */
const LONGEST_WAIT = 3_600_000;

interface Query {
  state: { status: string; error: Error | null };
}

/** As TanStack Query's `refetchInterval`. */
export type Interval = (query: Query) => number | false;

/** Polls at this interval in ms; less often after a failure, and never before the platform permits it. */
export const every =
  (ms: number): Interval =>
  (query) =>
    Math.max(ms, recovery(query) || 0);

/** Creates a cache that recovers from failures and respects the platform's limits. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: mayPass, retryDelay, refetchInterval: recovery } },
  });
}

/** Returns after how many ms a failed query is retried. Successful queries are not repeated. */
export function recovery({ state: { status, error } }: Query): number | false {
  if (status !== 'error') return false;
  const wait = requiredWait(error);
  if (wait !== undefined) return Math.min(LONGEST_WAIT, Math.max(MAY_PASS, wait));
  return error instanceof ApiError && error.status < 500 && error.status !== 429 ? MAY_BE_ALLOWED : MAY_PASS;
}

/** How long the rate limit is closed, in ms, if that is too long for the client to wait. */
function requiredWait(error: Error | null): number | undefined {
  if (error instanceof RateLimitWaitError) return error.wait * 1000;
  return error instanceof RateLimitError && error.retryAfter !== undefined ? error.retryAfter * 1000 : undefined;
}

/** Whether a call is retried immediately: without a response, or after a platform error. */
function mayPass(failures: number, error: Error): boolean {
  const passes = error instanceof ApiError ? error.status >= 500 : error instanceof NetworkError || error instanceof TimeoutError;
  return passes && failures < 3;
}

/** ms */
const retryDelay = (failures: number): number => 400 * 2 ** failures;
