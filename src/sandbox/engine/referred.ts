import type { JsonObject } from '../../models/json.js';
import { isObject } from '../values/json.js';
import type { World } from '../store/world.js';
import { conformed } from './conform.js';
import { entryType, listField, shapeOf } from '../operations/shapes.js';
import type { Field } from '../operations/shapes.js';

/**
 * Completes the references in a result with the current name and the address of the entity. References with further fields, and
 * references to unknown entities, stay unchanged. Then brings the result into the form that its type declares.
 */
export function completed(world: World, type: string, result: unknown): unknown {
  return conformed(world, type, withReferences(world, type, result));
}

function withReferences(world: World, type: string, value: unknown): unknown {
  const field = listField(type);
  if (field === undefined) return isObject(value) ? withNames(world, referencesOf(type), value) : value;
  const references = referencesOf(entryType(type));
  if (references.length === 0) return value;
  const each = (entities: unknown[]): unknown[] =>
    entities.map((entity) => (isObject(entity) ? withNames(world, references, entity) : entity));
  if (Array.isArray(value)) return each(value);
  const entities = isObject(value) ? value[field] : undefined;
  return Array.isArray(entities) ? { ...(value as object), [field]: each(entities) } : value;
}

const known = new Map<string, readonly Field[]>();

/**
 * The fields of a type that hold references. A field that could hold a complete entity contains only its id until the caller
 * expands it.
 */
function referencesOf(type: string): readonly Field[] {
  const before = known.get(type);
  if (before) return before;
  const found = [...shapeOf(type).values()].filter(({ kind }) => {
    const shape = shapeOf(kind);
    return shape.size === 3 && ['id', 'name', 'selfUri'].every((name) => shape.has(name));
  });
  known.set(type, found);
  return found;
}

function withNames(world: World, references: readonly Field[], entity: JsonObject): JsonObject {
  const found = references.flatMap(({ name }): [string, unknown][] => {
    const value = entity[name];
    if (value === undefined || value === null) return [];
    return [[name, Array.isArray(value) ? value.map((one: unknown) => named(world, one)) : named(world, value)]];
  });
  return found.length === 0 ? entity : { ...entity, ...Object.fromEntries(found) };
}

function named(world: World, reference: unknown): unknown {
  if (!isObject(reference) || typeof reference['id'] !== 'string') return reference;
  const { id, name, selfUri, ...more } = reference;
  // A creator or modifier has only id and address.
  const isAuthor = selfUri !== undefined && name === undefined;
  if (isAuthor || Object.keys(more).length > 0) return reference;
  const [place, entity] = located(world, id, selfUri);
  if (!entity) return reference;
  return {
    id,
    ...(typeof entity['name'] === 'string' && { name: entity['name'] }),
    selfUri: selfUri ?? entity['selfUri'] ?? `${place}/${id}`,
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function located(world: World, id: string, selfUri: unknown): [place?: string, entity?: JsonObject | undefined] {
  if (!UUID.test(id)) return [];
  if (typeof selfUri !== 'string') return world.store.locate(id) ?? [];
  const place = selfUri.replace(/\/[^/]*$/, '');
  return [place, world.store.find(place, id)];
}
