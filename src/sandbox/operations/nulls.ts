import { isObject } from '../values/json.js';
import { shapeOf } from './shapes.js';

/**
 * Leaves the nulls out of a body's nested objects: a field that is null is absent. The fields of the body itself keep their
 * nulls, since a change removes the fields that it sets to null. So do the entities that a bulk request changes. JSON without a
 * declared type is left as it is.
 */
export function withoutNestedNulls(type: string, body: unknown, isChange: boolean): unknown {
  if (Array.isArray(body))
    return body.map((entry: unknown) =>
      isChange ? withoutNestedNulls(type.slice(0, -2), entry, true) : withoutNulls(type.slice(0, -2), entry),
    );
  if (!isObject(body)) return body;
  const shape = shapeOf(type);
  const fields = Object.entries(body).map(([name, value]): [string, unknown] => {
    const field = shape.get(name);
    if (field === undefined || value === null) return [name, value];
    const isBulkChange = isChange && shape.size === 1 && field.list;
    return [name, isBulkChange ? withoutNestedNulls(field.type, value, true) : withoutNulls(field.type, value)];
  });
  return Object.fromEntries(fields);
}

function withoutNulls(type: string, value: unknown): unknown {
  const entryType = type.slice(0, -2);
  const suffix = type.slice(-2);
  if (suffix === '[]' && Array.isArray(value))
    return value.flatMap((entry: unknown) => (entry === null ? [] : [withoutNulls(entryType, entry)]));
  if (!isObject(value)) return value;
  if (suffix === '{}')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutNulls(entryType, entry)]));
  const shape = shapeOf(type);
  // A predicate whose value is null matches what has no value.
  if (shape.size === 0 || type.endsWith('Predicate')) return value;
  const presentEntries = Object.entries(value).filter(([name, entry]) => entry !== null || !shape.has(name));
  return Object.fromEntries(presentEntries.map(([name, entry]) => [name, withoutNulls(shape.get(name)?.type ?? 'any', entry)]));
}
