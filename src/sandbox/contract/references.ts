import { isObject } from '../http/body.js';
import type { Json } from './json.js';
import { shapeOf } from './shapes.js';
import type { Field, Shape } from './shapes.js';

/**
 * The field that shows what a body names by id alone: `moduleId` → `module`, `queueIds` → `queues`. Nothing where the type has the
 * body's own field, or no such other one.
 */
export function references(shape: Shape, name: string): Field | undefined {
  if (shape.has(name)) return undefined;
  const [, base = '', many] = /^(\w+?)Id(s)?$/.exec(name) ?? [];
  const names = many === undefined ? [base] : [`${base}s`, `${base}es`, base.replace(/y$/, 'ies')];
  const field = names.map((each) => shape.get(each)).find((each) => each !== undefined);
  return field?.list === (many !== undefined) && shapeOf(field.kind).has('id') ? field : undefined;
}

/** What a body means to an entity that is read with references where it is written with ids. */
export function referring(shape: Shape, given: Json): Json {
  const meant: Json = {};
  for (const [name, value] of Object.entries(given)) {
    const field = references(shape, name);
    const own = shape.get(name);
    if (!field) meant[name] = own && !own.list && isObject(value) ? referring(shapeOf(own.kind), value) : value;
    else if (Array.isArray(value)) meant[field.name] = value.map((id: unknown) => ({ id }));
    else meant[field.name] = value === null ? null : { id: value };
  }
  return meant;
}
