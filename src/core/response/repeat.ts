import { ApiError } from '../errors/api-errors.js';
import { onAbort } from '../transport/abort-listeners.js';
import { MAX_TIMER } from '../transport/deadline.js';
import { NetworkError } from '../errors/errors.js';
import { abortError, requestName } from './failures.js';
import type { FailedRequest, RetryPolicy } from '../arguments/retry.js';
import { isRepeatable } from '../transport/repeatable.js';

export { retryAfterSeconds } from '../errors/error-fields.js';

/** How long to wait before the next try, in ms; `undefined` if the failure is final. */
function retryDelay(policy: RetryPolicy, tries: number, { error, method, url, canRepeat }: FailedRequest): number | undefined {
  if (tries >= policy.maxTries) return undefined;
  const response = error instanceof ApiError ? error : undefined;
  const isRateLimited = response?.status === 429;
  const isTemporary = error instanceof NetworkError || [502, 503, 504].includes(response?.status ?? 0);
  if (!isRateLimited && !(isTemporary && (policy.repeatUnsafe || (canRepeat ?? isRepeatable(method, url))))) return undefined;
  const requestedWait = response?.retryAfter;
  if (requestedWait !== undefined)
    return requestedWait * 1000 > policy.maxWaitMs ? undefined : requestedWait * 1000 + Math.random() * 250;
  // Half of the growing delay is random, so that clients that failed together do not retry together.
  return Math.min(policy.delayMs * 2 ** (tries - 1), policy.maxWaitMs) * (0.5 + Math.random() / 2);
}

/** Waits until a request must be tried again; rejects with its error if that is final. */
export async function waitToRepeat(policy: RetryPolicy, tries: number, request: FailedRequest): Promise<void> {
  const delay = retryDelay(policy, tries, request);
  if (delay === undefined) throw request.error;
  await pause(delay, requestName(request), request.signal);
}

/** Waits; rejects as soon as the caller aborts. */
export function pause(delay: number, request: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      unsubscribe?.();
      resolve();
    };
    const timer = setTimeout(end, Math.min(delay, MAX_TIMER));
    const unsubscribe =
      signal &&
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        reject(abortError(request, reason));
      });
  });
}
