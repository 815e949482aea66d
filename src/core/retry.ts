import type { Demand } from './records.js';
import { checkedOptions, isFromZero, isSwitch } from './records.js';

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

/** A request that did not go well. */
export interface FailedRequest {
  error: unknown;
  method: string;
  url: string;
  /** Whether sending it twice harms nobody although it may have been carried out; by verb and path where nothing is said. */
  repeatable?: boolean;
  signal: AbortSignal | undefined;
}

const count: Demand = [isFromZero, 'a number from 0'];

const demands: Record<keyof RetryOptions, Demand> = {
  maxTries: count,
  maxWait: count,
  delay: count,
  repeatUnsafe: [isSwitch, 'true or false'],
};

/** The policy that an option stands for; `undefined` where nothing is to be repeated. */
export function retryPolicy(option: unknown): RetryPolicy | undefined {
  if (option === undefined || option === false) return undefined;
  const given: RetryOptions = option === true ? {} : checkedOptions('retry', option, demands, 'retry.');
  const { maxTries = 5, maxWait = 180, delay = 3000, repeatUnsafe = false } = given;
  return { maxTries, maxWait, delay, repeatUnsafe };
}
