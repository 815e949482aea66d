import { ConfigurationError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { didYouMean } from './nearest-name.js';
import { isRecord, ownFields, isPlain, kindOf, isBoolean, isText, quoteValue } from '../values/plain-objects.js';

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
    const hint = didYouMean(unknownName, Object.keys(schema));
    throw new ConfigurationError(`${owner}: unknown option "${unknownName}". Options: ${namesOf(schema)}.${hint}`);
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

/**
 * The check of a setting and the description of valid values; 0 if the setting is checked elsewhere. `isPublic`: the message may quote a
 * text, because the setting is never a secret.
 */
export type Demand = readonly [isValid: (value: unknown) => boolean, expectation: string, isPublic?: true] | 0;

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
    if (check && value !== undefined) demandValue(check, prefix + name, value);
  }
  return values;
}

/** Throws if a setting is invalid. */
export function demand(isValid: boolean, name: string, expectation: string): void {
  if (!isValid) throw new ConfigurationError(`${name} must be ${expectation}`);
}

/** Throws if the value of a setting is invalid. */
export function demandValue([isValid, expectation, isPublic]: Exclude<Demand, 0>, name: string, value: unknown): void {
  if (isValid(value)) return;
  const isQuoted = typeof value === 'number' || isPublic;
  throw new ConfigurationError(`${name} must be ${expectation}, not ${isQuoted ? quoteValue(value) : kindOf(value)}`);
}

/** Demands that several options share. */
export const BOOLEAN: Exclude<Demand, 0> = [isBoolean, 'true or false'];

export const STRING: Demand = [isText, 'a string'];

export const OBJECT: Demand = [isObject, 'an object'];
