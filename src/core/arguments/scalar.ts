import { InvalidParameterError } from '../errors/errors.js';
import { isBoxed, kindOf, tagOf } from '../values/plain-objects.js';
import { textOf } from './text.js';

/** Returns one value as text, for a query or a path; throws if it has no unambiguous text. */
export function scalarText(name: string, value: unknown, operation: string): string {
  const text = textOf(value);
  if (text !== undefined) return text;
  throw new InvalidParameterError(name, operation, flawOf(value));
}

/** Describes why a value has no text. */
function flawOf(value: unknown): string {
  if (value === null || value === undefined) return `${value} cannot be an item of a list`;
  if (isBoxed(value)) return flawOf(value.valueOf());
  if (typeof value === 'string') return 'it holds half of a surrogate pair';
  if (tagOf(value) === 'Date') return 'it is an invalid date';
  return `${kindOf(value)} cannot be sent${typeof value === 'object' ? ' here' : ''}`;
}

/** Reads a value that may run the caller's code: a getter, a proxy or an iterator may throw. */
export function readValue<T>(name: string, operation: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidParameterError) throw error;
    throw new InvalidParameterError(name, operation, 'it cannot be read', { cause: error });
  }
}
