import { InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import type { Rules } from './operation.js';
import { isPlain, tagOf } from '../values/plain-objects.js';
import { textOf } from '../arguments/text.js';

/**
 * Rules for the values of nearly every call. They throw for any other value. The rules for those, and their error messages, are loaded
 * by the call that needs them.
 */
export const plainRules: Rules = {
  route({ route, details = {} }) {
    // Few operations have special names.
    if (['body', 'collection', 'headers', 'query'].some((name) => Object.hasOwn(details, name))) return fallBack();
    const match = /^(DELETE|GET|HEAD|PATCH|POST|PUT) ((?:\/(?:[\w-]|\{\w+\})+)+)$/.exec(route) as [string, string, string] | null;
    return match ? [match[1], match[2]] : fallBack();
  },
  segment: (_name, value) => (isObject(value) || /^\s*$|^\.\.?$/.test(String(value)) ? fallBack() : plainText(value)),
  options(optional, _operation, names) {
    if (optional === undefined || optional === null) return {};
    if (names && Object.keys(optional).some((name) => !names.includes(name))) return fallBack();
    if (!isPlainRecord(optional) || ['signal', 'headers', 'retry'].some((name) => Object.hasOwn(optional, name)))
      return fallBack();
    return optional;
  },
  add(prepared, name, value, { operation }) {
    if (name !== 'body') {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      for (const item of values) prepared.query.push([name, plainText(item)]);
      return values.length;
    }
    try {
      if (!['GET', 'HEAD'].includes(prepared.method) && isPlainJson(value)) {
        prepared.body = JSON.stringify(value);
        return 1;
      }
    } catch (cause) {
      // The careful rules distinguish a cycle from a value that is nested too deeply.
      if (!(cause instanceof RangeError))
        throw new InvalidParameterError(name, operation, 'it cannot be written as JSON', { cause });
    }
    return fallBack();
  },
  reject: fallBack,
};

function fallBack(): never {
  throw new TypeError();
}

const plainText = (value: unknown): string => textOf(value) ?? fallBack();

const isDate = (value: object): boolean => tagOf(value) === 'Date';

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && isPlain(value) && !(Symbol.iterator in value);
}

/** Whether JSON shows all of a value as it is. */
function isPlainJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isObject(value)) return typeof value === 'string' || typeof value === 'boolean' || (value ?? undefined) === undefined;
  if (typeof value['toJSON'] === 'function') return isDate(value) && !Number.isNaN(Number(value));
  if (Array.isArray(value)) {
    // `every()` skips holes.
    for (const item of value) if (item === undefined || !isPlainJson(item)) return false;
    return true;
  }
  if (!isPlainRecord(value)) return false;
  for (const name of Object.keys(value)) if (!isPlainJson(value[name])) return false;
  return true;
}
