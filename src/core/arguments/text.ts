import { InvalidParameterError } from '../errors/errors.js';
import { isBoxed, kindOf, tagOf } from '../values/plain-objects.js';

/** Returns one value as text, for a query, a path or a header; `undefined` if it has no unambiguous text. */
export function textOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return /\p{Surrogate}/u.test(value) ? undefined : value;
    case 'number':
      return Number.isFinite(value) ? String(value) : undefined;
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      if (isBoxed(value)) return textOf(value.valueOf());
      return tagOf(value) === 'Date' && !Number.isNaN(Number(value)) ? new Date(Number(value)).toISOString() : undefined;
  }
}

/** Returns one value as header text that cannot break out of its line (RFC 9110, 5.5). */
export function headerText(value: unknown): string | undefined {
  const text = textOf(value);
  // Tabs, and Latin-1 without control characters.
  return text !== undefined && /^[\t -~\u0080-\u00ff]*$/.test(text) ? text : undefined;
}

/** Returns a header's value; throws if a header cannot carry it. */
export function headerValue(name: string, value: unknown, operation: string): string {
  const text = headerText(value);
  if (text !== undefined) return text;
  const isText = typeof value === 'string';
  const reason = isText ? 'it holds characters that a header cannot carry' : `${kindOf(value)} cannot be sent`;
  throw new InvalidParameterError(name, operation, reason);
}
