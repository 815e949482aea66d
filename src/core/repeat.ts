import { MAX_TIMER, abortError, onAbort } from './deadline.js';
import { ApiError, NetworkError } from './errors.js';
import type { PreparedCall } from './operation.js';
import { redactUrl } from './redact.js';
import type { RetryPolicy } from './retry.js';

/** How long to wait before the next try, in ms; `undefined` where the failure is final. */
function retryDelay(policy: RetryPolicy, tries: number, error: unknown, method: string, path: string): number | undefined {
  if (tries >= policy.maxTries) return undefined;
  const limited = error instanceof ApiError && error.status === 429;
  const passing = error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status));
  if (!limited && !(passing && (policy.repeatUnsafe || isRepeatable(method, path)))) return undefined;
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked > policy.maxWait ? undefined : asked * 1000 + Math.random() * 250;
  // Half of the growing wait is left to chance, so that clients which failed together do not come back together.
  return Math.min(policy.delay * 2 ** (tries - 1), policy.maxWait * 1000) * (0.5 + Math.random() / 2);
}

/** Reading twice, or doing twice what leaves the same state, harms nobody; queries and searches only look like POST. */
export function isRepeatable(method: string, path: string): boolean {
  return method === 'POST' ? /\/(query|search)$/.test(path) : method !== 'PATCH';
}

/** Waits until a call is to be tried again; rejects with its error where that is final. */
export async function waitToRepeat(
  policy: RetryPolicy,
  tries: number,
  error: unknown,
  { method, path }: PreparedCall,
  url: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const delay = retryDelay(policy, tries, error, method, path);
  if (delay === undefined) throw error;
  await pause(delay, `${method} ${redactUrl(url)}`, signal);
}

/** Waits; rejects as soon as the caller aborts. */
export function pause(delay: number, request: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      forget?.();
      resolve();
    };
    const timer = setTimeout(end, Math.min(delay, MAX_TIMER));
    const forget =
      signal &&
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(abortError(request, reason));
      });
  });
}
