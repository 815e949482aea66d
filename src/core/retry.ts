import { ConfigurationError } from './errors.js';
import { isRecord, kindOf } from './records.js';

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
export function retryPolicy(option: unknown): RetryPolicy | undefined {
  if (option === undefined || option === false) return undefined;
  if (option === true) return defaults;
  const names = Object.keys(defaults);
  if (!isRecord(option)) throw new ConfigurationError(`retry must be true, false or an object, not ${kindOf(option)}`);
  const unknown = Object.keys(option).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new ConfigurationError(`retry has no "${unknown}": there are ${names.join(', ')}`);
  const { maxTries = defaults.maxTries, maxWait = defaults.maxWait, delay = defaults.delay, repeatUnsafe = false } = option;
  if (typeof repeatUnsafe !== 'boolean') throw new ConfigurationError('retry.repeatUnsafe must be true or false');
  return {
    maxTries: fromZero('maxTries', maxTries),
    maxWait: fromZero('maxWait', maxWait),
    delay: fromZero('delay', delay),
    repeatUnsafe,
  };
}

function fromZero(name: string, value: unknown): number {
  if (typeof value === 'number' && value >= 0) return value;
  throw new ConfigurationError(`retry.${name} must be a number from 0`);
}
