import { kindOf } from '../core/values/plain-objects.js';

/** Quotes a number in an error message. Names the kind of any other value, because a text may be a secret. */
export function quoteValue(value: unknown): string {
  return typeof value === 'number' ? String(value) : kindOf(value);
}
