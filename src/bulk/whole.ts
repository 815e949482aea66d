import { ConfigurationError } from '../core/errors/errors.js';

/** @throws ConfigurationError unless the value is a whole number from 1 to `most`. */
export function whole(what: string, value: unknown, most: number): asserts value is number {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most) return;
  throw new ConfigurationError(`${what} must be a whole number from 1 to ${most}`);
}
