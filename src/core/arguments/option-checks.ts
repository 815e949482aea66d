import { ConfigurationError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { isRecord, ownFields, isPlain, kindOf, isBoolean, isText } from '../values/plain-objects.js';

/**
 * Returns a copy of the caller's own option fields, and refuses names that do not exist. The copy inherits nothing: a polluted
 * `Object.prototype.loginUrl` must not become an option. Read options from this copy, never from the object that was passed.
 */
export function copyOptions(owner: string, options: unknown, schema: object): Record<string, unknown> {
  if (!isRecord(options)) {
    throw new ConfigurationError(`${owner} must be an object with ${namesOf(schema)}, not ${kindOf(options)}`);
  }
  const unknownName = Object.keys(options).find((name) => !Object.hasOwn(schema, name));
  if (unknownName !== undefined) {
    const nearest = nearestName(unknownName, Object.keys(schema));
    const hint = nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
    throw new ConfigurationError(`${owner} has no "${unknownName}": there are ${namesOf(schema)}${hint}`);
  }
  const inheritedName = isPlain(options) ? undefined : Object.keys(schema).find((name) => isInherited(options, name));
  if (inheritedName !== undefined) {
    throw new ConfigurationError(
      `${owner} inherits "${inheritedName}". Only own fields are read: copy it into the object itself.`,
    );
  }
  return ownFields(options);
}

const namesOf = (schema: object): string => Object.keys(schema).join(', ');

/** Returns the known name that a misspelt one most likely stands for; `undefined` if none is close. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let limit = Math.ceil(misspelt.length / 3) + 1;
  for (const name of names) {
    const edits = editDistance(misspelt.toLowerCase(), name.toLowerCase());
    if (edits >= limit) continue;
    limit = edits;
    nearest = name;
  }
  return nearest;
}

/** How many letters must be added, removed or replaced to turn one name into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from.slice(0, 100)) {
    let diagonal = row[0] ?? 0;
    let leftCost = diagonal + 1;
    const next = [leftCost];
    for (const [index, other] of Array.from(to).entries()) {
      const above = row[index + 1] ?? 0;
      leftCost = Math.min(leftCost + 1, above + 1, diagonal + Number(letter !== other));
      diagonal = above;
      next.push(leftCost);
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
export type Demand = readonly [isValid: (value: unknown) => boolean, expectation: string] | 0;

/**
 * Returns a copy of options after checking their names and values.
 *
 * @param prefix - Prefix of the names in messages, e.g. `retry.`
 */
export function readOptions(
  owner: string,
  options: unknown,
  demands: Readonly<Record<string, Demand>>,
  prefix = '',
): Record<string, unknown> {
  const values = copyOptions(owner, options, demands);
  for (const [name, check] of Object.entries(demands)) {
    const { [name]: value } = values;
    if (check && value !== undefined) demand(check[0](value), prefix + name, `${check[1]}, not ${quotedOf(value)}`);
  }
  return values;
}

/** Throws if a setting is invalid. */
export function demand(isValid: boolean, name: string, expectation: string): void {
  if (!isValid) throw new ConfigurationError(`${name} must be ${expectation}`);
}

/** Demands that several options share. */
export const BOOLEAN: Demand = [isBoolean, 'true or false'];

export const STRING: Demand = [isText, 'a string'];

export const OBJECT: Demand = [isObject, 'an object'];

/** Quotes a number, which is no secret, and names the kind of any other value. */
const quotedOf = (value: unknown): string => (typeof value === 'number' ? String(value) : kindOf(value));
