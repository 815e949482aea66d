import { kindOf } from '../core/values/plain-objects.js';

/** Quotes a text or a number in an error message, and names the kind of any other value. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'number' ? String(value) : kindOf(value);
}
