import { InvalidParameterError } from './errors.js';
import { isBoxed, kindOf, tagOf } from './records.js';

/** One value as text, for a query, a path or a header; what has no unmistakable text is refused. */
export function scalar(name: string, value: unknown, operation: string): string {
  const refuse = (reason: string): never => {
    throw new InvalidParameterError(name, operation, reason);
  };
  switch (typeof value) {
    case 'string':
      return /\p{Surrogate}/u.test(value) ? refuse('it holds half of a surrogate pair') : value;
    case 'number':
      return Number.isFinite(value) ? String(value) : refuse(`${value} cannot be sent`);
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return refuse('null cannot be an item of a list');
      if (isBoxed(value)) return scalar(name, value.valueOf(), operation);
      if (tagOf(value) !== 'Date') return refuse(`${kindOf(value)} cannot be sent here`);
      return Number.isNaN(Number(value)) ? refuse('it is an invalid date') : new Date(Number(value)).toISOString();
    default:
      return refuse(value === undefined ? 'undefined cannot be an item of a list' : `a ${typeof value} cannot be sent`);
  }
}

/** A header's value as text that cannot break out of its line (RFC 9110, 5.5). */
export function headerValue(name: string, value: unknown, operation: string): string {
  const text = scalar(name, value, operation);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  if (/[\u0000-\u0008\u000a-\u001f\u007f]|[^\u0000-\u00ff]/.test(text)) {
    throw new InvalidParameterError(name, operation, 'it holds characters that a header cannot carry');
  }
  return text;
}
