import { InvalidParameterError } from './errors.js';
import { isBoxed, kindOf, tagOf } from './records.js';

/** One value as text, for a query, a path or a header; `undefined` for what has no unmistakable text. */
export function textOf(value: unknown): string | undefined {
  if (isBoxed(value)) return textOf(value.valueOf());
  if (tagOf(value) === 'Date') return Number.isNaN(Number(value)) ? undefined : new Date(Number(value)).toISOString();
  const isScalar = typeof value === 'number' ? Number.isFinite(value) : ['string', 'boolean', 'bigint'].includes(typeof value);
  const text = isScalar ? String(value) : undefined;
  return text !== undefined && !/\p{Surrogate}/u.test(text) ? text : undefined;
}

/** The same for a header: text that cannot break out of its line (RFC 9110, 5.5). */
export function headerText(value: unknown): string | undefined {
  const text = textOf(value);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  return text !== undefined && !/[\u0000-\u0008\u000a-\u001f\u007f]|[^\u0000-\u00ff]/.test(text) ? text : undefined;
}

/** A header's value; what it cannot carry is refused. */
export function headerValue(name: string, value: unknown, operation: string): string {
  const text = headerText(value);
  if (text !== undefined) return text;
  const isText = typeof value === 'string';
  const reason = isText ? 'it holds characters that a header cannot carry' : `${kindOf(value)} cannot be sent`;
  throw new InvalidParameterError(name, operation, reason);
}
