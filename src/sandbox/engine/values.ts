import { isObject } from '../values/json.js';
import type { World } from '../store/world.js';
import type { Json } from '../values/json.js';
import { shapeOf } from '../operations/shapes.js';
import type { Field } from '../operations/shapes.js';

/** Returns a default value for a required field. */
export function defaultOf(world: World, field: Field, depth = 0): unknown {
  if (field.list) return [];
  switch (field.kind) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'date':
      return world.timestamp();
    case 'day':
      return world.timestamp().slice(0, 'YYYY-MM-DD'.length);
    case 'enum':
      return field.values[0];
    default:
      // Some types contain themselves.
      return depth > 3 ? {} : toShape(world, field.kind, {}, depth + 1);
  }
}

/**
 * Returns known fields in the form that a type declares: undeclared fields are left out, missing required fields get a default,
 * and missing lists are empty.
 */
export function toShape(world: World, type: string, knownFields: Json, depth = 0): Json {
  const shape = shapeOf(type);
  if (shape.size === 0) return knownFields;
  const result: Json = {};
  for (const field of shape.values()) {
    const value = knownFields[field.name];
    if (value !== undefined && value !== null && isOfKind(field, value)) result[field.name] = value;
    else if (!field.optional || (field.list && depth === 0)) result[field.name] = defaultOf(world, field, depth);
  }
  return result;
}

function isOfKind({ kind, list }: Field, value: unknown): boolean {
  if (list) return Array.isArray(value);
  if (kind === 'number' || kind === 'boolean') return typeof value === kind;
  if (['string', 'date', 'day', 'enum'].includes(kind)) return typeof value === 'string' || typeof value === 'number';
  return typeof value === 'object' || kind === 'object' || kind === 'any';
}

/** Returns a body as an entity stores it: the platform treats null as absent. */
export function withoutNulls(body: unknown): Json {
  return isObject(body) ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) : {};
}

/** Returns a plain value as text; `''` for any other value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}
