import type { JsonObject } from '../../models/json.js';
import { isObject } from '../values/json.js';
import type { World } from '../store/world.js';
import { conform } from './conform.js';
import { entryType, listField, shapeOf } from '../operations/shapes.js';
import type { Field } from '../operations/shapes.js';

/**
 * Completes the references in a result with the current name and the address of the entity. References with further fields, and
 * references to unknown entities, stay unchanged. Then brings the result into the form that its type declares.
 */
export function completeResult(world: World, type: string, result: unknown): unknown {
  return conform(world, type, withReferences(world, type, result));
}

function withReferences(world: World, type: string, value: unknown): unknown {
  const field = listField(type);
  if (field === undefined) return isObject(value) ? withNames(world, referencesOf(type), value) : value;
  const referenceFields = referencesOf(entryType(type));
  if (referenceFields.length === 0) return value;
  const convertEach = (entities: unknown[]): unknown[] =>
    entities.map((entity) => (isObject(entity) ? withNames(world, referenceFields, entity) : entity));
  if (Array.isArray(value)) return convertEach(value);
  const entities = isObject(value) ? value[field] : undefined;
  return Array.isArray(entities) ? { ...(value as object), [field]: convertEach(entities) } : value;
}

const referenceFieldsByType = new Map<string, readonly Field[]>();

/**
 * The fields of a type that hold references. A field that could hold a complete entity contains only its id until the caller
 * expands it.
 */
function referencesOf(type: string): readonly Field[] {
  const cachedFields = referenceFieldsByType.get(type);
  if (cachedFields) return cachedFields;
  const fields = [...shapeOf(type).values()].filter(({ kind }) => {
    const shape = shapeOf(kind);
    return shape.size === 3 && ['id', 'name', 'selfUri'].every((name) => shape.has(name));
  });
  referenceFieldsByType.set(type, fields);
  return fields;
}

function withNames(world: World, referenceFields: readonly Field[], entity: JsonObject): JsonObject {
  // A copy exists from the first change on.
  let completedEntity: JsonObject | undefined;
  for (const { name } of referenceFields) {
    const value = entity[name];
    if (value === undefined || value === null) continue;
    const completedValue = Array.isArray(value) ? value.map((one: unknown) => withName(world, one)) : withName(world, value);
    if (completedValue === value) continue;
    completedEntity ??= { ...entity };
    completedEntity[name] = completedValue;
  }
  return completedEntity ?? entity;
}

function withName(world: World, reference: unknown): unknown {
  if (!isObject(reference) || typeof reference['id'] !== 'string') return reference;
  const { id, name, selfUri } = reference;
  // A creator or modifier has only id and address.
  const isAuthor = selfUri !== undefined && name === undefined;
  if (isAuthor || Object.keys(reference).some((field) => field !== 'id' && field !== 'name' && field !== 'selfUri'))
    return reference;
  const [collectionPath, entity] = findReferencedEntity(world, id, selfUri);
  if (!entity) return reference;
  if (selfUri !== undefined && typeof name === 'string' && name === entity['name']) return reference;
  return {
    id,
    ...(typeof entity['name'] === 'string' && { name: entity['name'] }),
    selfUri: selfUri ?? entity['selfUri'] ?? `${collectionPath}/${id}`,
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function findReferencedEntity(
  world: World,
  id: string,
  selfUri: unknown,
): [collectionPath?: string, entity?: JsonObject | undefined] {
  if (!UUID.test(id)) return [];
  if (typeof selfUri !== 'string') return world.store.locate(id) ?? [];
  const collectionPath = selfUri.replace(/\/[^/]*$/, '');
  return [collectionPath, world.store.find(collectionPath, id)];
}
