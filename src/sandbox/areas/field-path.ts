import { isObject } from '../values/json.js';
import type { Json } from '../values/json.js';

/** Splits the path of a field: `$.address.city` → `address`, `city`; empty for an invalid path. */
export function splitPath(path: string): string[] {
  const names = path.replace(/^\$\.?/, '').split('.');
  return names.some((name) => name === '' || name === '__proto__') ? [] : names;
}

export function valueAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (parent, name) => (isObject(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined),
    value,
  );
}

/** The values at a path, from every item of the lists on it. `*` matches any name. */
export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (!isObject(value)) return [];
  return name === '*' ? Object.values(value).flatMap((entry) => valuesAt(entry, rest)) : valuesAt(value[name], rest);
}

/** Returns a copy with another value at a path, or without the field if the value is `undefined`. */
export function withValue(entity: Json, [name = '', ...rest]: readonly string[], value: unknown): Json {
  const { [name]: fieldValue, ...others } = entity;
  const next = rest.length === 0 ? value : withValue(isObject(fieldValue) ? fieldValue : {}, rest, value);
  return next === undefined ? others : { ...others, [name]: next };
}

/** Returns an entity without the named fields. */
export function omitFields<T extends object>(entity: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name))) as Partial<T>;
}

/** The platform treats blank values like absent ones. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
