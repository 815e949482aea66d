import { ConfigurationError } from './errors.js';
import { isObject } from './is-object.js';

/**
 * Tells an object that is its fields (written as such, or an instance of a class) from one that keeps what it holds elsewhere: an array,
 * a Map, a promise, a stream. Of any realm: a frame's or a test runner's objects have an `Object.prototype` of their own.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || Symbol.iterator in value || Symbol.asyncIterator in value) return false;
  return isPlain(value) || (tagOf(value) === 'Object' && typeof value['then'] !== 'function');
}

/**
 * Returns a copy of the caller's own option fields, and refuses names that do not exist. The copy inherits nothing: a polluted
 * `Object.prototype.loginUrl` must not become an option. Read options from this copy, never from the object that was passed.
 */
export function namedOptions(what: string, options: unknown, known: object): Record<string, unknown> {
  if (!isRecord(options)) {
    throw new ConfigurationError(`${what} must be an object with ${namesOf(known)}, not ${kindOf(options)}`);
  }
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, Object.keys(known));
    const hint = nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
    throw new ConfigurationError(`${what} has no "${unknown}": there are ${namesOf(known)}${hint}`);
  }
  const inherited = isPlain(options) ? undefined : Object.keys(known).find((name) => isInherited(options, name));
  if (inherited !== undefined) {
    throw new ConfigurationError(`${what} inherits "${inherited}". Only own fields are read: copy it into the object itself.`);
  }
  return ownFields(options);
}

/** Returns a copy of an object's own fields that inherits nothing; empty for a value without fields. */
export function ownFields(value: unknown): Record<string, unknown> {
  return Object.assign(Object.create(null) as Record<string, unknown>, isObject(value) ? value : undefined);
}

const namesOf = (known: object): string => Object.keys(known).join(', ');

/** Returns the known name that a misspelt one most likely stands for; `undefined` if none is close. */
function nearestName(misspelt: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.ceil(misspelt.length / 3) + 1;
  for (const name of known) {
    const edits = editDistance(misspelt.toLowerCase(), name.toLowerCase());
    if (edits >= least) continue;
    least = edits;
    nearest = name;
  }
  return nearest;
}

/** How many letters must be added, removed or replaced to turn one name into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from.slice(0, 100)) {
    let diagonal = row[0] ?? 0;
    let left = diagonal + 1;
    const next = [left];
    for (const [index, other] of Array.from(to).entries()) {
      const above = row[index + 1] ?? 0;
      left = Math.min(left + 1, above + 1, diagonal + Number(letter !== other));
      diagonal = above;
      next.push(left);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Whether an object has a field from a class or from another object that it was created from. Fields of the root prototype do not count:
 * a field there is pollution, not an option.
 */
function isInherited(options: object, name: string): boolean {
  if (Object.hasOwn(options, name)) return false;
  let holder = Object.getPrototypeOf(options) as object | null;
  while (holder && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder) as object | null;
  return holder !== null && Object.getPrototypeOf(holder) !== null;
}

/** What a setting must be where it is given, and the words for that; 0 where it is looked at elsewhere. */
export type Demand = readonly [fits: (value: unknown) => boolean, what: string] | 0;

/**
 * Options of known names, each of which is what it must be.
 *
 * @param before - Goes before a name in what is said of it, e.g. `retry.`
 */
export function checkedOptions(
  what: string,
  options: unknown,
  demands: Readonly<Record<string, Demand>>,
  before = '',
): Record<string, unknown> {
  const given = namedOptions(what, options, demands);
  for (const [name, demanded] of Object.entries(demands)) {
    const { [name]: value } = given;
    if (demanded && value !== undefined) demand(demanded[0](value), before + name, `${demanded[1]}, not ${quotedOf(value)}`);
  }
  return given;
}

/** Refuses a setting that is not what it must be. */
export function demand(fits: boolean, name: string, what: string): void {
  if (!fits) throw new ConfigurationError(`${name} must be ${what}`);
}

/** Whether a setting is a number that is not below 0. */
export const isFromZero = (value: unknown): value is number => typeof value === 'number' && value >= 0;

export const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Demands that several options share. */
export const SWITCH: Demand = [isSwitch, 'true or false'];
export const TEXT: Demand = [isText, 'a string'];
export const OBJECT: Demand = [isObject, 'an object'];

export const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Tells an AbortSignal of any realm, or of a polyfill. */
export const isSignal = (value: unknown): value is AbortSignal =>
  isObject(value) && isSwitch(value['aborted']) && isFunction(value['addEventListener']);

/** A number as it is, which no secret is; the kind of any other value. */
const quotedOf = (value: unknown): string => (typeof value === 'number' ? String(value) : kindOf(value));

/** What a value is called in a message: `null`, `NaN`, `a boolean`, `an Array`, `a Map`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  const kind = isObject(value) ? className(value) : typeof value;
  return `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** Tells a text, number or boolean in an object, as `new String('a')` makes it. */
export function isBoxed(value: unknown): value is object {
  return isObject(value) && /^(String|Number|Boolean)$/.test(tagOf(value));
}

/** The built-in class of a value, whichever realm it came from: `Date`, `Map`, `String` for a boxed text. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function className(value: Record<string, unknown>): string {
  const tag = tagOf(value);
  if (tag !== 'Object') return tag;
  const { constructor } = value as { constructor?: { name?: unknown } | null };
  return !isPlain(value) && typeof constructor?.name === 'string' ? constructor.name : 'object';
}

/** Tells an object that was written as such from an instance of a class. */
export function isPlain(value: object): boolean {
  const proto = Object.getPrototypeOf(value) as object | null;
  if (proto === null || proto === Object.prototype) return true;
  return Object.getPrototypeOf(proto) === null && Object.hasOwn(proto, 'isPrototypeOf');
}
