import { ConfigurationError } from './errors.js';

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
