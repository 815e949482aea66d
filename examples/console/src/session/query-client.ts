import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError, RateLimitError, TimeoutError } from 'contact-centre-client/fetch';

/** ms until a page that failed looks again by itself. */
const MAY_PASS = 15_000;
/** The same of one that was refused. */
export const MAY_BE_ALLOWED = 60_000;

/** Nobody waits longer than this, in s, before being told. */
const LONGEST_WAIT = 180;

interface Query {
  state: { status: string; error: Error | null };
}

/** As TanStack Query's `refetchInterval`. */
export type Interval = (query: Query) => number | false;

/** Asks again so often, in ms; less often while the answer is a failure, and never before the platform allows it. */
export const every =
  (ms: number): Interval =>
  (query) =>
    Math.max(ms, recovery(query) || 0);

/** A cache in which whatever failed recovers, and whose queries obey the platform's limits. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: mayPass, retryDelay, refetchInterval: recovery } },
  });
}

/** After how many ms a query that failed is tried anew; one that did not is left alone. */
export function recovery({ state: { status, error } }: Query): number | false {
  if (status !== 'error') return false;
  if (error instanceof RateLimitError && error.retryAfter !== undefined) return Math.max(MAY_PASS, error.retryAfter * 1000);
  return error instanceof ApiError && error.status < 500 && error.status !== 429 ? MAY_BE_ALLOWED : MAY_PASS;
}

/** Whether a call is repeated at once: where there was no answer, the platform failed, or it asks for a pause that is worth waiting for. */
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
