import { bareMessage } from '../errors/bare-message.js';
import { InvalidParameterError } from '../errors/errors.js';
import type { ItemsOptions } from '../call/items.js';
import { copyOptions } from '../arguments/option-checks.js';
import { quoteValue } from '../values/plain-objects.js';

/** Most pages that are requested at the same time. */
export const MAX_CONCURRENCY = 10;

/** The options of a reading, with their defaults. */
export interface CheckedItemsOptions<I> extends Pick<ItemsOptions<I>, 'from' | 'key' | 'onPage' | 'direction'> {
  max: number;
  concurrency: number;
  strict: boolean;
}

const optionNames: Record<keyof ItemsOptions<never>, 0> = {
  max: 0,
  concurrency: 0,
  from: 0,
  key: 0,
  onPage: 0,
  strict: 0,
  direction: 0,
};

/** @throws InvalidParameterError for an option that does not exist or cannot work. */
export function checkItemsOptions<I>(options: unknown, operation: string): CheckedItemsOptions<I> {
  const values = readItemsOptions('items()', options, optionNames, operation);
  const { max = Infinity, concurrency = 1, from, key, onPage, strict = false, direction } = values;
  const demand = (isValid: boolean, reason: string): void => {
    if (!isValid) throw new InvalidParameterError('items', operation, reason);
  };
  if (max !== Infinity) checkCount('max', max, operation, 0);
  checkCount('concurrency', concurrency, operation, 1, MAX_CONCURRENCY);
  demand(key === undefined || key === false || typeof key === 'function', 'key must be a function or false');
  demand(onPage === undefined || typeof onPage === 'function', 'onPage must be a function');
  demand(from === undefined || typeof from === 'string', 'from must be a position of the same call');
  demand(typeof strict === 'boolean', 'strict must be true or false');
  demand(direction === undefined || direction === 'forward' || direction === 'backward', 'direction must be forward or backward');
  return { max, concurrency, from, key, onPage, strict, direction } as CheckedItemsOptions<I>;
}

/** How many items `toArray` may collect. */
export function arrayLimit(options: unknown, operation: string): number {
  const { max = 10_000 } = readItemsOptions('toArray()', options, { max: 0 }, operation);
  if (max !== Infinity) checkCount('max', max, operation, 0);
  return max as number;
}

function readItemsOptions(owner: string, options: unknown, names: object, operation: string): Record<string, unknown> {
  try {
    return copyOptions(`The options of ${owner}`, options, names);
  } catch (error) {
    throw new InvalidParameterError('items', operation, bareMessage(error));
  }
}

/** @throws InvalidParameterError unless it is a whole number within the bounds. */
export function checkCount(name: string, value: unknown, operation: string, min: number, max = Infinity): void {
  if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return;
  const bound = max === Infinity ? `from ${min}` : `from ${min} to ${max}`;
  throw new InvalidParameterError(name, operation, `it must be a whole number ${bound}, not ${quoteValue(value)}`);
}
