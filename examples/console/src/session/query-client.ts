import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError, RateLimitError, TimeoutError } from 'contact-centre-client/fetch';

/** ms until a failed page retries automatically. */
const MAY_PASS = 15_000;
/** The same after a refusal. */
export const MAY_BE_ALLOWED = 60_000;

/** The longest pause, in s, that is waited for before an error is shown. */
const LONGEST_WAIT = 180;

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
  if (error instanceof RateLimitError && error.retryAfter !== undefined) return Math.max(MAY_PASS, error.retryAfter * 1000);
  return error instanceof ApiError && error.status < 500 && error.status !== 429 ? MAY_BE_ALLOWED : MAY_PASS;
}

/** Whether a call is retried immediately: without a response, after a platform error, or after an acceptable pause. */
function mayPass(failures: number, error: Error): boolean {
  if (error instanceof RateLimitError) return failures < 5 && (error.retryAfter ?? 0) <= LONGEST_WAIT;
  const passes = error instanceof ApiError ? error.status >= 500 : error instanceof NetworkError || error instanceof TimeoutError;
  return passes && failures < 3;
}

/** ms */
function retryDelay(failures: number, error: Error): number {
  if (error instanceof RateLimitError) return (error.retryAfter ?? 3 * 2 ** failures) * 1000;
  return 400 * 2 ** failures;
}
