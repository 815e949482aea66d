import { isObject } from '../values/json.js';
import type { World } from '../store/world.js';
import { listedWord } from './fitted.js';
import { openTypes, shapeOf } from '../operations/shapes.js';
import type { Field } from '../operations/shapes.js';
import { defaultOf } from './values.js';

const numeric = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns a response body as its declared type has it, at any depth. Fields that the type lacks and nulls are left out, numbers
 * and texts become what the type says, words of enumerations get the spelling that it lists, and missing required fields get a
 * default. A value that conforms already is returned as it is.
 */
export function conformed(world: World, type: string, value: unknown): unknown {
  const held = /^Dictionary<(.*)>$/.exec(type)?.[1];
  return conformedValue(world, held === undefined ? type : `${held}{}`, value, false);
}

function conformedValue(world: World, type: string, value: unknown, isNested: boolean): unknown {
  if (type.endsWith('[]')) return Array.isArray(value) ? conformedList(world, type.slice(0, -2), value) : value;
  if (type.endsWith('{}')) return isObject(value) ? conformedDictionary(world, type.slice(0, -2), value) : value;
  switch (type) {
    case 'string':
      return typeof value === 'number' ? String(value) : value;
    case 'int':
      return typeof value === 'number' ? Math.trunc(value) : numberOf(value);
    case 'number':
      return numberOf(value);
    default:
      if (typeof value === 'string') return /^[@(]/.test(type) ? (listedWord(type, value) ?? value) : value;
      return isObject(value) ? conformedObject(world, type, value, isNested) : value;
  }
}

function numberOf(value: unknown): unknown {
  return typeof value === 'string' && numeric.test(value) ? Number(value) : value;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function conformedList(world: World, type: string, list: readonly unknown[]): readonly unknown[] {
  let isSame = true;
  const entries: unknown[] = [];
  for (const entry of list) {
    const conforming = isAbsent(entry) ? undefined : conformedValue(world, type, entry, true);
    if (conforming !== entry) isSame = false;
    if (conforming !== undefined) entries.push(conforming);
  }
  return isSame && entries.length === list.length ? list : entries;
}

function conformedDictionary(world: World, type: string, dictionary: object): object {
  return withEntries(dictionary, (_, entry) => (isAbsent(entry) ? undefined : conformedValue(world, type, entry, true)));
}

function conformedObject(world: World, type: string, object: Record<string, unknown>, isNested: boolean): object {
  const shape = shapeOf(type);
  // A type without declared fields accepts any object.
  if (shape.size === 0) return object;
  const isOpen = openTypes.has(type);
  const found = withEntries(object, (name, entry) => {
    const field = shape.get(name);
    if (isAbsent(entry)) return undefined;
    if (field === undefined) return isOpen && name !== 'definitions' ? entry : undefined;
    return conformedValue(world, field.type, entry, true);
  });
  // A reference to an entity needs no more than its id.
  const isReference = isNested && typeof object['id'] === 'string' && shape.has('id');
  const missing = isReference ? [] : requiredOf(type).filter(({ name }) => found[name] === undefined);
  if (missing.length === 0) return found;
  return { ...found, ...Object.fromEntries(missing.map((field) => [field.name, defaultOf(world, field)])) };
}

/** Returns the object itself if `change` returns every entry as it was. Entries for which it returns `undefined` are left out. */
function withEntries(object: object, change: (name: string, entry: unknown) => unknown): Record<string, unknown> {
  const entries = Object.entries(object) as [string, unknown][];
  const changed = entries.map(([name, entry]): [string, unknown] => [name, change(name, entry)]);
  if (changed.every(([, entry], index) => entry !== undefined && entry === entries[index]?.[1]))
    return object as Record<string, unknown>;
  return Object.fromEntries(changed.filter(([, entry]) => entry !== undefined));
}

const required = new Map<string, readonly Field[]>();

function requiredOf(type: string): readonly Field[] {
  const known = required.get(type) ?? [...shapeOf(type).values()].filter(({ optional }) => !optional);
  required.set(type, known);
  return known;
}
