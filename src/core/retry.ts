import { MAX_TIMER } from './deadline.js';
import { AbortError, ApiError, ConfigurationError, NetworkError } from './errors.js';
import type { HttpMethod } from './operation.js';

/** When and how a failed call is repeated. */
export interface RetryOptions {
  /** Requests a call may send in all, replays after a refresh not counted; 5. */
  maxTries?: number;
  /** Give up when the platform asks to wait longer, in s; 180. */
  maxWait?: number;
  /** First wait where the platform does not say how long, in ms; doubled each time; 3000. */
  delay?: number;
  /** Also repeat POST and PATCH after a 5xx or a network failure, although they may have been carried out; false. */
  repeatUnsafe?: boolean;
}

/** {@link RetryOptions} with nothing left open. */
export type RetryPolicy = Required<RetryOptions>;

const defaults: RetryPolicy = { maxTries: 5, maxWait: 180, delay: 3000, repeatUnsafe: false };

/** The policy that an option stands for; `undefined` where nothing is to be repeated. */
export function retryPolicy(option: boolean | RetryOptions | undefined): RetryPolicy | undefined {
  if (option === undefined || option === false) return undefined;
  const policy = { ...defaults, ...(option === true ? {} : option) };
  for (const name of ['maxTries', 'maxWait', 'delay'] as const) {
    if (typeof policy[name] !== 'number' || !(policy[name] >= 0))
      throw new ConfigurationError(`retry.${name} must be a number from 0`);
  }
  return policy;
}

/** How long to wait before the next try, in ms; `undefined` where the failure is final. */
export function retryDelay(
  policy: RetryPolicy,
  tries: number,
  error: unknown,
  method: HttpMethod,
  path: string,
): number | undefined {
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
function isRepeatable(method: HttpMethod, path: string): boolean {
  return method === 'POST' ? /\/(query|search)$/.test(path) : method !== 'PATCH';
}

/** Waits; rejects as soon as the caller aborts. */
export function pause(delay: number, request: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(new AbortError(request));
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.min(delay, MAX_TIMER),
    );
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
