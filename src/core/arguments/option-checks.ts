import { ConfigurationError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { isRecord, ownFields, isPlain, kindOf, isSwitch, isText } from '../values/plain-objects.js';

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

/** The check of a setting and the description of valid values; 0 if the setting is checked elsewhere. */
export type Demand = readonly [fits: (value: unknown) => boolean, what: string] | 0;

/**
 * Returns a copy of options after checking their names and values.
 *
 * @param before - Prefix of the names in messages, e.g. `retry.`
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

/** Throws if a setting is invalid. */
export function demand(fits: boolean, name: string, what: string): void {
  if (!fits) throw new ConfigurationError(`${name} must be ${what}`);
}

/** Demands that several options share. */
export const SWITCH: Demand = [isSwitch, 'true or false'];

export const TEXT: Demand = [isText, 'a string'];

export const OBJECT: Demand = [isObject, 'an object'];

/** Quotes a number, which is no secret, and names the kind of any other value. */
const quotedOf = (value: unknown): string => (typeof value === 'number' ? String(value) : kindOf(value));
