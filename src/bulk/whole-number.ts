import { ConfigurationError } from '../core/errors/errors.js';
import { quoteValue } from '../core/values/plain-objects.js';

/** @throws ConfigurationError unless the value is a whole number from 1 to `max`. */
export function assertWholeNumber(what: string, value: unknown, max: number): asserts value is number {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max) return;
  throw new ConfigurationError(`${what} must be a whole number from 1 to ${max}, not ${quoteValue(value)}`);
}
