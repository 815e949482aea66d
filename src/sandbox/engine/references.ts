import { isObject } from '../values/json.js';
import type { Json } from '../values/json.js';
import { shapeOf } from '../operations/shapes.js';
import type { Field, Shape } from '../operations/shapes.js';

/**
 * Finds the field that shows what a body names only by id: `moduleId` → `module`, `queueIds` → `queues`. `undefined` if the
 * type has the field of the body, or no matching one.
 */
export function referenceField(shape: Shape, name: string): Field | undefined {
  if (shape.has(name)) return undefined;
  const [, base = '', plural] = /^(\w+?)Id(s)?$/.exec(name) ?? [];
  const names = plural === undefined ? [base] : [`${base}s`, `${base}es`, base.replace(/y$/, 'ies')];
  const field = names.map((each) => shape.get(each)).find((each) => each !== undefined);
  return field?.list === (plural !== undefined) && shapeOf(field.kind).has('id') ? field : undefined;
}

/** Converts a body that is written with ids to an entity that is read with references. */
export function withReferences(shape: Shape, body: Json): Json {
  const entity: Json = {};
  for (const [name, bodyValue] of Object.entries(body)) {
    const field = referenceField(shape, name);
    const sameField = shape.get(name);
    const targetField = field ?? sameField;
    const value = targetField ? unwrapValue(bodyValue, targetField, field !== undefined) : bodyValue;
    if (!field) entity[name] = sameField ? convertValue(sameField, value) : value;
    else if (Array.isArray(value)) entity[field.name] = value.map((id: unknown) => ({ id }));
    else entity[field.name] = value === null ? null : { id: value };
  }
  return entity;
}

/** Converts the value of a field with the same name in both: what is written as an id may be read as a reference. */
function convertValue({ kind, list }: Field, value: unknown): unknown {
  const shape = shapeOf(kind);
  if (list)
    return Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? withReferences(shape, entry) : entry)) : value;
  if (isObject(value)) return withReferences(shape, value);
  return typeof value === 'string' && shape.has('id') ? { id: value } : value;
}

/** Changes wrap a list or a value, to distinguish omitted from removed ones: `{ values: […] }`, `{ value: … }`. */
function unwrapValue(value: unknown, { kind, list }: Field, isNamed: boolean): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (list) return keys.length === 1 && Array.isArray(value['values']) ? value['values'] : value;
  const shape = shapeOf(kind);
  const isPlain = isNamed || ['string', 'number', 'boolean', 'date', 'day', 'enum'].includes(kind);
  const isWrapped = keys.length === 1 && keys[0] === 'value' && (isPlain || (shape.size > 0 && !shape.has('value')));
  return isWrapped || (isPlain && keys.length === 0) ? (value['value'] ?? null) : value;
}
