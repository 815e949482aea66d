import { isObject } from '../values/json.js';
import type { World } from '../store/world.js';
import { enumSpelling } from './fit-to-type.js';
import { openTypes, shapeOf } from '../operations/shapes.js';
import type { Field } from '../operations/shapes.js';
import { defaultOf } from './values.js';

const numberPattern = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns a response body as its declared type has it, at any depth. Fields that the type lacks and nulls are left out, numbers
 * and texts become what the type says, words of enumerations get the spelling that it lists, and missing required fields get a
 * default. A value that conforms already is returned as it is.
 */
export function conform(world: World, type: string, value: unknown): unknown {
  const valueType = /^Dictionary<(.*)>$/.exec(type)?.[1];
  return conformValue(world, valueType === undefined ? type : `${valueType}{}`, value, false);
}

function conformValue(world: World, type: string, value: unknown, isNested: boolean): unknown {
  if (type.endsWith('[]')) return Array.isArray(value) ? conformList(world, type.slice(0, -2), value) : value;
  if (type.endsWith('{}')) return isObject(value) ? conformDictionary(world, type.slice(0, -2), value) : value;
  switch (type) {
    case 'string':
      return typeof value === 'number' ? String(value) : value;
    case 'int':
      return typeof value === 'number' ? Math.trunc(value) : numberOf(value);
    case 'number':
      return numberOf(value);
    default:
      if (typeof value === 'string') return /^[@(]/.test(type) ? (enumSpelling(type, value) ?? value) : value;
      return isObject(value) ? conformObject(world, type, value, isNested) : value;
  }
}

function numberOf(value: unknown): unknown {
  return typeof value === 'string' && numberPattern.test(value) ? Number(value) : value;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function conformList(world: World, type: string, list: readonly unknown[]): readonly unknown[] {
  // Exists from the first change on.
  let entries: unknown[] | undefined;
  let conformingCount = 0;
  for (const entry of list) {
    const conformedEntry = isAbsent(entry) ? undefined : conformValue(world, type, entry, true);
    if (entries === undefined && (conformedEntry !== entry || entry === undefined)) entries = list.slice(0, conformingCount);
    if (entries === undefined) conformingCount += 1;
    else if (conformedEntry !== undefined) entries.push(conformedEntry);
  }
  return entries ?? list;
}

function conformDictionary(world: World, type: string, dictionary: object): object {
  return mapEntries(dictionary, (_, entry) => (isAbsent(entry) ? undefined : conformValue(world, type, entry, true)));
}

function conformObject(world: World, type: string, object: Record<string, unknown>, isNested: boolean): object {
  const shape = shapeOf(type);
  // A type without declared fields accepts any object.
  if (shape.size === 0) return object;
  const isOpen = openTypes.has(type);
  const conformedFields = mapEntries(object, (name, entry) => {
    const field = shape.get(name);
    if (isAbsent(entry)) return undefined;
    if (field === undefined) return isOpen && name !== 'definitions' ? entry : undefined;
    return conformValue(world, field.type, entry, true);
  });
  // A reference to an entity needs no more than its id.
  const isReference = isNested && typeof object['id'] === 'string' && shape.has('id');
  if (isReference || hasRequired(type, conformedFields)) return conformedFields;
  const missingFields = requiredOf(type).filter(({ name }) => conformedFields[name] === undefined);
  return { ...conformedFields, ...Object.fromEntries(missingFields.map((field) => [field.name, defaultOf(world, field)])) };
}

/** Returns the object itself if `change` returns every entry as it was. Entries for which it returns `undefined` are left out. */
function mapEntries(object: object, change: (name: string, entry: unknown) => unknown): Record<string, unknown> {
  const fields = object as Record<string, unknown>;
  const names = Object.keys(fields);
  // Exists from the first change on: most objects conform, and lists of them are a third of the work of a request.
  let changedEntries: [string, unknown][] | undefined;
  for (const name of names) {
    const entry = fields[name];
    const changedEntry = change(name, entry);
    if (changedEntries === undefined && (changedEntry !== entry || entry === undefined))
      changedEntries = names.slice(0, names.indexOf(name)).map((earlierName) => [earlierName, fields[earlierName]]);
    if (changedEntry !== undefined) changedEntries?.push([name, changedEntry]);
  }
  return changedEntries === undefined ? fields : Object.fromEntries(changedEntries);
}

function hasRequired(type: string, fields: Readonly<Record<string, unknown>>): boolean {
  for (const { name } of requiredOf(type)) if (fields[name] === undefined) return false;
  return true;
}

const requiredFieldsByType = new Map<string, readonly Field[]>();

function requiredOf(type: string): readonly Field[] {
  const cachedFields = requiredFieldsByType.get(type);
  if (cachedFields) return cachedFields;
  const fields = [...shapeOf(type).values()].filter(({ optional }) => !optional);
  requiredFieldsByType.set(type, fields);
  return fields;
}
