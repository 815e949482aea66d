import { readDuration } from './durations.js';
import type { Demand } from './option-checks.js';
import { BOOLEAN, demandValue, readOptions } from './option-checks.js';
import { isAmount, isRecord } from '../values/plain-objects.js';

/** When and how a failed call is repeated. */
export interface RetryOptions {
  /** Most requests that a call sends, replays after a refresh not counted; a whole number from 1; 5 by default. */
  maxTries?: number;
  /** Gives up if the platform asks to wait longer, in ms; 180000 by default. */
  maxWaitMs?: number;
  /** @deprecated Use `maxWaitMs`, in ms. This one is in seconds. Removed in 1.0. */
  maxWait?: number;
  /** First wait if the platform does not say how long, in ms; doubled each time; 3000 by default. */
  delayMs?: number;
  /** @deprecated Use `delayMs`. Removed in 1.0. */
  delay?: number;
  /**
   * Whether to repeat POST and PATCH too after a 5xx or a network failure, although they may have been carried out; false by
   * default.
   */
  repeatUnsafe?: boolean;
}

/** {@link RetryOptions} with every value resolved. */
export type RetryPolicy = Required<Omit<RetryOptions, 'delay' | 'maxWait'>>;

/** A request that failed. */
export interface FailedRequest {
  error: unknown;
  method: string;
  url: string;
  /**
   * Whether the request can be sent twice without harm although it may have been carried out; by default this depends on verb
   * and path.
   */
  canRepeat?: boolean;
  signal: AbortSignal | undefined;
}

const duration: Demand = [isAmount, 'a number from 0'];

const RETRY = [isRecord, 'true, false or an object such as { maxTries: 3 }', true] as const satisfies Demand;

const demands: Record<keyof RetryOptions, Demand> = {
  maxTries: [isCount, 'a whole number from 1'],
  maxWaitMs: duration,
  maxWait: duration,
  delayMs: duration,
  delay: duration,
  repeatUnsafe: BOOLEAN,
};

/** Whether a value is a valid number of tries; `Infinity` sets no limit. */
function isCount(value: unknown): boolean {
  return value === Infinity || (Number.isInteger(value) && (value as number) > 0);
}

/** Returns the policy of a `retry` option; `undefined` if calls are not repeated. */
export function retryPolicy(option: unknown): RetryPolicy | undefined {
  if (option === undefined || option === false) return undefined;
  if (option !== true) demandValue(RETRY, 'retry', option);
  const settings = readOptions('retry', option === true ? {} : option, demands, 'retry.');
  const maxWait = readDuration('retry', settings, { name: 'maxWaitMs', former: 'maxWait', unit: 1000 });
  const delay = readDuration('retry', settings, { name: 'delayMs', former: 'delay', unit: 1 });
  const { maxTries = 5, repeatUnsafe = false }: RetryOptions = settings;
  return { maxTries, repeatUnsafe, maxWaitMs: (maxWait ?? 180_000) as number, delayMs: (delay ?? 3000) as number };
}
