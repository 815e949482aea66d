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

/**
 * Converts a body that is written with ids to an entity that is read with references.
 * @param bodyShape - The fields of the body's type. They tell apart an empty wrapper, which removes a value, and an empty object.
 */
export function withReferences(shape: Shape, body: Json, bodyShape?: Shape): Json {
  const entity: Json = {};
  for (const [name, bodyValue] of Object.entries(body)) {
    const field = referenceField(shape, name);
    const sameField = shape.get(name);
    const targetField = field ?? sameField;
    const bodyField = bodyShape?.get(name);
    const value = targetField ? unwrapValue(bodyValue, targetField, { isNamed: field !== undefined, bodyField }) : bodyValue;
    if (!field) entity[name] = sameField ? convertValue(sameField, value, bodyField) : value;
    else if (Array.isArray(value)) entity[field.name] = value.map((id: unknown) => ({ id }));
    else entity[field.name] = value === null ? null : { id: value };
  }
  return entity;
}

/** Converts the value of a field with the same name in both: what is written as an id may be read as a reference. */
function convertValue({ kind, list }: Field, value: unknown, bodyField: Field | undefined): unknown {
  const shape = shapeOf(kind);
  const convert = (fields: Json): Json => withReferences(shape, fields, bodyField && shapeOf(bodyField.kind));
  if (list) return Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? convert(entry) : entry)) : value;
  if (isObject(value)) return convert(value);
  return typeof value === 'string' && shape.has('id') ? { id: value } : value;
}

const isWrapper = (field: Field | undefined): boolean => field !== undefined && /^(?:Value|List|Set)Wrapper/.test(field.kind);

/**
 * Changes wrap a list or a value, to distinguish omitted from removed ones: `{ values: […] }`, `{ value: … }`. Returns null for
 * a removed one.
 */
function unwrapValue(
  value: unknown,
  field: Field,
  { isNamed, bodyField }: { isNamed: boolean; bodyField: Field | undefined },
): unknown {
  if (!isObject(value) || isWrapper(field)) return value;
  const keys = Object.keys(value);
  if (isWrapper(bodyField) && keys.every((key) => key === 'value' || key === 'values'))
    return value['value'] ?? value['values'] ?? null;
  const { kind, list } = field;
  if (list) return keys.length === 1 && Array.isArray(value['values']) ? value['values'] : value;
  const shape = shapeOf(kind);
  const isPlain = isNamed || ['string', 'number', 'boolean', 'date', 'day', 'enum'].includes(kind);
  const isWrapped = keys.length === 1 && keys[0] === 'value' && (isPlain || (shape.size > 0 && !shape.has('value')));
  return isWrapped || (isPlain && keys.length === 0) ? (value['value'] ?? null) : value;
}
