import { isObject } from '../values/json.js';
import { staleVersion } from '../store/errors.js';
import { divisionOf } from './division.js';
import { matchOf } from '../http/match-of.js';
import type { OperationContext } from '../http/operation-context.js';
import { withoutNestedNulls } from '../operations/nulls.js';
import type { World } from '../store/world.js';
import type { Json } from '../values/json.js';
import { withReferences } from './references.js';
import { shapeOf } from '../operations/shapes.js';
import type { Field, Shape } from '../operations/shapes.js';
import { pickDeclaredFields } from './declared-fields.js';
import { withoutNulls, textOf } from './values.js';

const createdDates = ['dateCreated', 'createdDate', 'creationDate', 'dateIssued', 'submittedDate'];
const modifiedDates = ['dateModified', 'modifiedDate', 'dateLastModified', 'lastModifiedDate'];
const creators = ['createdBy', 'createdByUser', 'submittedBy'];
const modifiers = ['modifiedBy', 'lastModifiedBy', 'updatedBy'];

/** Fields that only the platform sets; values in a request body are ignored. */
const platformFields = new Set(['id', 'selfUri', 'version', ...createdDates, ...modifiedDates, ...creators, ...modifiers]);

/** Where an entity is stored, and its type. */
export interface Identity {
  type: string;
  key: string;
  /** The placeholder that its key replaces in a path. */
  keyName: string;
  selfUri: string;
}

/** Creates an entity from a request body. Without a request, as for the result of a job, it has no creator. */
export function createEntity(world: World, context: OperationContext | undefined, identity: Identity, body: unknown): Json {
  const { type, key, keyName, selfUri } = identity;
  const shape = shapeOf(type);
  const bodyFields = withoutNulls(
    withoutNestedNulls(type, withReferences(shape, withoutNulls(body), bodyShapeOf(context)), false),
  );
  const entity: Json = { ...bodyFields };
  for (const name of platformFields) if (shape.has(name)) Reflect.deleteProperty(entity, name);
  if (shape.has('id') || shape.size === 0) entity['id'] = key;
  else if (shape.has(keyName)) entity[keyName] = key;
  else if (shape.has(keyTail(keyName))) entity[keyTail(keyName)] = key;
  if (shape.has('selfUri')) entity['selfUri'] = selfUri;
  const version = shape.get('version');
  if (version) {
    const firstVersion = version.kind === 'number' ? 1 : '1';
    entity['version'] = isVersionOf(shape, keyName) ? key : firstVersion;
  }
  if (isVersioned(shape.get('metadata'))) entity['metadata'] = { version: 1, dateModified: world.timestamp() };
  // Settings have a separate version.
  for (const { name, kind, list } of shape.values()) {
    const part = entity[name];
    if (!list && isObject(part) && isVersioned(shapeOf(kind).get('metadata')))
      entity[name] = { ...part, metadata: { version: 1, dateModified: world.timestamp() } };
  }
  const divisionId = divisionIn(world, bodyFields);
  const division = shape.get('division');
  if (division) entity['division'] = divisionField(world, division, divisionId);
  setAuthorFields(world, context, shape, entity, [...createdDates, ...modifiedDates], [...creators, ...modifiers]);
  // A nested object shows only the fields that the type of the entity declares for it.
  for (const { name, type: fieldType } of shape.values())
    if (isObject(entity[name])) entity[name] = pickDeclaredFields(fieldType, entity[name]);
  const state = shape.get('state') ?? shape.get('status');
  if (state?.kind === 'enum') entity[state.name] ??= state.values[0];
  return entity;
}

/**
 * Applies a body to an entity: replaces all of it, or changes some fields.
 *
 * @throws the platform's 409 if the body has another version than the entity.
 */
export function changeEntity(
  world: World,
  context: OperationContext | undefined,
  { type, key, keyName }: Identity,
  previous: Json,
  body: unknown,
  isReplacement: boolean,
): Json {
  const shape = shapeOf(type);
  checkVersion(previous, body, keyName, key);
  const change = isObject(body) ? body : {};
  const bodyFields = withReferences(shape, isReplacement ? withoutNulls(body) : change, bodyShapeOf(context));
  const entity: Json = isReplacement ? {} : { ...previous };
  for (const [name, value] of Object.entries(bodyFields)) {
    if (platformFields.has(name) && shape.has(name)) continue;
    if (value === null) Reflect.deleteProperty(entity, name);
    else entity[name] = isVersionedPart(shape.get(name)) ? mergeSettings(entity[name], value) : value;
  }
  const newDivisionId = divisionIn(world, bodyFields);
  const division = shape.get('division');
  if (newDivisionId !== undefined && division) entity['division'] = divisionField(world, division, newDivisionId);
  // A single resource has no key, although one of its fields may have the name of its placeholder.
  for (const name of key === '' ? platformFields : [...platformFields, keyName])
    if (previous[name] !== undefined) entity[name] = previous[name];
  if (entity['division'] === undefined && previous['division'] !== undefined) entity['division'] = previous['division'];
  for (const name of ['state', 'status'])
    if (entity[name] === undefined && previous[name] !== undefined) entity[name] = previous[name];
  const { version, metadata } = previous;
  if (typeof version === 'number') entity['version'] = version + 1;
  if (typeof version === 'string' && /^\d+$/.test(version)) entity['version'] = String(Number(version) + 1);
  if (isVersioned(shape.get('metadata')) && isObject(metadata)) {
    entity['metadata'] = { ...metadata, version: Number(metadata['version'] ?? 0) + 1, dateModified: world.timestamp() };
  }
  setAuthorFields(world, context, shape, entity, modifiedDates, modifiers);
  return entity;
}

/** The fields of the request's body. */
function bodyShapeOf(context: OperationContext | undefined): Shape | undefined {
  const match = context && matchOf(context);
  const type = match && 'route' in match ? match.route.operation.body?.type : undefined;
  return type === undefined ? undefined : shapeOf(type);
}

/**
 * Returns the division that a body names.
 * @throws the platform's 400 if it does not exist.
 */
function divisionIn(world: World, { division, divisionId }: Json): string | undefined {
  const id = isObject(division) ? division['id'] : divisionId;
  return typeof id === 'string' ? divisionOf(world, id).id : undefined;
}

/** The short field name for an entity's key: `roomJid` → `jid`. */
export function keyTail(keyName: string): string {
  return (/[A-Z][a-z]*$/.exec(keyName)?.[0] ?? keyName).toLowerCase();
}

/** Whether an entity is a version of its parent, with the version number as its key. */
export function isVersionOf(shape: Shape, keyName: string): boolean {
  return !shape.has('id') && shape.has('version') && /version/i.test(keyName);
}

/** The entity name in error bodies, from a placeholder: `campaignId` → `campaign`. */
export function entityName(placeholder: string): string {
  return placeholder.replace(/Id$/, '');
}

function checkVersion(previous: Json, body: unknown, keyName: string, key: string): void {
  if (!isObject(body)) return;
  const versions = [
    [previous['version'], body['version']],
    [
      isObject(previous['metadata']) ? previous['metadata']['version'] : undefined,
      isObject(body['metadata']) ? body['metadata']['version'] : undefined,
    ],
  ];
  for (const [storedVersion, bodyVersion] of versions) {
    if (storedVersion === undefined || storedVersion === null || bodyVersion === undefined || bodyVersion === null) continue;
    if (textOf(storedVersion) !== textOf(bodyVersion)) throw staleVersion(entityName(keyName), key);
  }
}

/** The division of an entity in the form of its field. */
function divisionField(world: World, { kind }: Field, divisionId?: string): unknown {
  return pickDeclaredFields(kind, divisionOf(world, divisionId));
}

/**
 * Whether a field holds settings with a separate version, such as those of a business unit. A change names only some of them.
 */
function isVersionedPart(field: Field | undefined): boolean {
  return field !== undefined && !field.list && isVersioned(shapeOf(field.kind).get('metadata'));
}

/** Merges changed settings into the previous ones. A removed setting is null. */
function mergeSettings(previous: unknown, change: unknown): unknown {
  if (!isObject(previous) || !isObject(change)) return change;
  const settings = { ...previous };
  for (const [name, value] of Object.entries(change)) {
    if (value === null) Reflect.deleteProperty(settings, name);
    else settings[name] = mergeSettings(previous[name], value);
  }
  return settings;
}

function isVersioned(metadata: Field | undefined): boolean {
  return metadata?.kind === 'WfmVersionedEntityMetadata';
}

/** Sets the dates and users of creation or modification. */
function setAuthorFields(
  world: World,
  context: OperationContext | undefined,
  shape: Shape,
  entity: Json,
  dateFields: string[],
  userFields: string[],
): void {
  for (const name of dateFields) if (shape.get(name)?.kind === 'date') entity[name] = world.timestamp();
  // The access token of a guest has another type than that of a user.
  const userId = context?.token?.userId;
  if (userId === undefined) return;
  for (const name of userFields) {
    const field = shape.get(name);
    const user = { id: userId, selfUri: `/api/v2/users/${userId}` };
    if (field) entity[name] = field.kind === 'string' ? userId : pickDeclaredFields(field.kind, user);
  }
}
