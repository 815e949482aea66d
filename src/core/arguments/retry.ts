import { readDuration } from './durations.js';
import type { Demand } from './option-checks.js';
import { SWITCH, checkedOptions } from './option-checks.js';
import { isFromZero } from '../values/plain-objects.js';

/** When and how a failed call is repeated. */
export interface RetryOptions {
  /** Requests a call may send in all, replays after a refresh not counted; a whole number from 1; 5. */
  maxTries?: number;
  /** Give up if the platform asks to wait longer, in ms; 180000. */
  maxWaitMs?: number;
  /** @deprecated Use `maxWaitMs`, in ms. This one is in seconds. Removed in 1.0. */
  maxWait?: number;
  /** First wait if the platform does not say how long, in ms; doubled each time; 3000. */
  delayMs?: number;
  /** @deprecated Use `delayMs`. Removed in 1.0. */
  delay?: number;
  /** Also repeat POST and PATCH after a 5xx or a network failure, although they may have been carried out; false. */
  repeatUnsafe?: boolean;
}

/** {@link RetryOptions} with every value resolved. */
export type RetryPolicy = Required<Omit<RetryOptions, 'delay' | 'maxWait'>>;

/** A request that did not go well. */
export interface FailedRequest {
  error: unknown;
  method: string;
  url: string;
  /** Whether sending it twice harms nobody although it may have been carried out; by verb and path where nothing is said. */
  repeatable?: boolean;
  signal: AbortSignal | undefined;
}

const duration: Demand = [isFromZero, 'a number from 0'];

const demands: Record<keyof RetryOptions, Demand> = {
  maxTries: [isCount, 'a whole number from 1'],
  maxWaitMs: duration,
  maxWait: duration,
  delayMs: duration,
  delay: duration,
  repeatUnsafe: SWITCH,
};

/** Whether a number of tries can be counted down from; `Infinity` sets no limit. */
function isCount(value: unknown): boolean {
  return value === Infinity || (Number.isInteger(value) && Number(value) > 0);
}

/** The policy that an option stands for; `undefined` if nothing is to be repeated. */
export function retryPolicy(option: unknown): RetryPolicy | undefined {
  if (option === undefined || option === false) return undefined;
  const own = checkedOptions('retry', option === true ? {} : option, demands, 'retry.');
  const maxWait = readDuration('retry', own, { name: 'maxWaitMs', former: 'maxWait', unit: 1000 });
  const delay = readDuration('retry', own, { name: 'delayMs', former: 'delay', unit: 1 });
  const { maxTries = 5, repeatUnsafe = false }: RetryOptions = own;
  return { maxTries, repeatUnsafe, maxWaitMs: (maxWait ?? 180_000) as number, delayMs: (delay ?? 3000) as number };
}
