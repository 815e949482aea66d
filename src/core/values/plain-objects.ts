import { isObject } from './is-object.js';

/**
 * Whether an object consists of its fields (a literal, or an instance of a class), unlike an array, a Map, a promise or a
 * stream. It accepts objects of any realm: a frame or a test runner has a separate `Object.prototype`.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || Symbol.iterator in value || Symbol.asyncIterator in value) return false;
  return isPlain(value) || (tagOf(value) === 'Object' && typeof value['then'] !== 'function');
}

/** Returns a copy of an object's own fields that inherits nothing; empty for a value without fields. */
export function ownFields(value: unknown): Record<string, unknown> {
  return Object.assign(Object.create(null) as Record<string, unknown>, isObject(value) ? value : undefined);
}

/** Whether a setting is a number from 0. */
export const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Whether a value is an object with all of some methods. */
export function hasMethods(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every((name) => isFunction(value[name]));
}

/** Whether a value is an AbortSignal, of any realm or of a polyfill. */
export const isSignal = (value: unknown): value is AbortSignal =>
  isObject(value) && isBoolean(value['aborted']) && isFunction(value['addEventListener']);

/** Names a value in a message: `null`, `NaN`, `a boolean`, `an Array`, `a Map`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  const kind = isObject(value) ? className(value) : typeof value;
  return `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** Quotes a value that is no object, and names the kind of an object: not every object can become a text. */
export function quoteValue(value: unknown): string {
  if (isObject(value)) return kindOf(value);
  return isText(value) ? JSON.stringify(value) : String(value);
}

/** Whether a value is a text, number or boolean in an object, such as `new String('a')`. */
export function isBoxed(value: unknown): value is object {
  return isObject(value) && /^(String|Number|Boolean)$/.test(tagOf(value));
}

/** The built-in class of a value of any realm: `Date`, `Map`, `String` for a boxed text. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function className(value: Record<string, unknown>): string {
  const tag = tagOf(value);
  if (tag !== 'Object') return tag;
  const { constructor } = value as { constructor?: { name?: unknown } | null };
  return !isPlain(value) && typeof constructor?.name === 'string' ? constructor.name : 'object';
}

/** Whether an object is a literal, not an instance of a class. */
export function isPlain(value: object): boolean {
  const proto = Object.getPrototypeOf(value) as object | null;
  if (proto === null || proto === Object.prototype) return true;
  return Object.getPrototypeOf(proto) === null && Object.hasOwn(proto, 'isPrototypeOf');
}
