import { InvalidParameterError } from '../errors/errors.js';
import { isBoxed, isPlain, isRecord, kindOf, tagOf } from '../values/plain-objects.js';

/** Returns a body as JSON; throws for a value that JSON would write as `{}` or `null`, or leave out. */
export function jsonBody(name: string, value: unknown, operation: string): string {
  const json = toJsonText(name, value);
  if (json.text !== undefined) return json.text;
  throw new InvalidParameterError(name, operation, json.reason, 'cause' in json ? { cause: json.cause } : undefined);
}

/** The JSON of a value, or the reason why it has none. */
export type JsonText = { text: string } | { text?: undefined; reason: string; cause?: unknown };

/** Returns a value as JSON, or a reason that names the part of it that JSON cannot represent. */
export function toJsonText(name: string, value: unknown): JsonText {
  let flaw: string | undefined;
  let text: string | undefined;
  let failure: unknown;
  try {
    flaw = flawOf(value);
  } catch (error) {
    // A value that cannot be inspected is refused, even if JSON.stringify succeeds.
    failure = error;
  }
  try {
    // A cycle and unlimited depth look alike until JSON.stringify distinguishes them.
    if (flaw === undefined) text = JSON.stringify(value);
  } catch (error) {
    failure = error;
  }
  if (flaw !== undefined) return { reason: name + flaw };
  if (text !== undefined && failure === undefined) return { text };
  const reason = failure instanceof RangeError ? 'it is too deep or too large for JSON' : 'it cannot be written as JSON';
  return { reason, cause: failure };
}

/** Where a value occurs in a body. */
interface Occurrence {
  isItem?: boolean;
  /** The value is the result of a `toJSON`, which JSON.stringify does not call again. */
  isResult?: boolean;
}

/** Returns the path of the first value that JSON would change, and its kind; `undefined` if JSON shows everything. */
function flawOf(value: unknown, { isItem = false, isResult = false }: Occurrence = {}): string | undefined {
  // In a list JSON writes `null` for it.
  if (value === undefined && isItem) return ' is undefined';
  if (typeof value === 'string' || typeof value === 'boolean' || value === undefined || value === null) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : describeKind(value);
  // JSON would write a Buffer number by number.
  if (ArrayBuffer.isView(value)) return describeKind(value);
  const { toJSON } = value as { toJSON?: unknown };
  if (!isResult && typeof toJSON === 'function') {
    if (tagOf(value) === 'Date' && Number.isNaN(Number(value))) return ' is an invalid date';
    return flawOf(toJSON.call(value, ''), { isItem, isResult: true });
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const flaw = flawOf(value[index], { isItem: true });
      if (flaw !== undefined) return `[${index}]${flaw}`;
    }
    return undefined;
  }
  if (!isRecord(value)) return isBoxed(value) ? flawOf(value.valueOf()) : describeKind(value);
  const loss = lossOf(value);
  if (loss !== undefined) return ` ${loss}`;
  for (const name of Object.keys(value)) {
    const flaw = flawOf(value[name]);
    if (flaw !== undefined) return (/^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`) + flaw;
  }
  return undefined;
}

function describeKind(value: unknown): string {
  const kind = kindOf(value);
  return ` is ${kind}${kind === 'a Promise' ? ': await it first' : ', which JSON cannot carry'}`;
}

/**
 * Returns what is lost if only a record's own fields are read: an inherited field, or all private data of an instance; else
 * `undefined`.
 */
export function lossOf(record: Record<string, unknown>): string | undefined {
  if (isPlain(record)) return undefined;
  for (const name in record) {
    if (!Object.hasOwn(record, name) && !(name in Object.prototype) && typeof record[name] !== 'function') {
      return `inherits "${name}": only its own fields are sent`;
    }
  }
  return Object.keys(record).length > 0 ? undefined : `is ${kindOf(record)} without own fields`;
}
