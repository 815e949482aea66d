import { isObject } from '../values/json.js';
import { notFound, Problem } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { changeEntity, createEntity, entityName, isVersionOf, keyTail } from './entities.js';
import type { Json } from '../values/json.js';
import { isJob, withProgress } from './progress.js';
import type { Route } from '../operations/route.js';
import { listField, shapeOf } from '../operations/shapes.js';
import { STORED_AT, identityOf } from './targets.js';
import type { Target, Targets } from './targets.js';
import { toListResult, toResult } from './result.js';
import type { Call } from './result.js';
import type { Match } from '../operations/surface.js';
import { toShape, withoutNulls, textOf } from './values.js';

/**
 * Whether the body type of an operation can define a complete entity. If not, required fields that it lacks keep their values,
 * such as all fields but `unread` of an alert.
 */
function isCompleteBody({ operation, names }: Route, { type }: Target): boolean {
  const bodyShape = shapeOf(operation.body?.type ?? '');
  if (bodyShape.size === 0 || operation.body?.type === type) return true;
  return [...shapeOf(type).values()].every(
    ({ name, optional }) => optional || name === 'id' || names.includes(name) || bodyShape.has(name),
  );
}

/** Operations on collections and on their single entities. */
export class Collections {
  readonly #world: World;
  readonly #targets: Targets;

  constructor(world: World, targets: Targets) {
    this.#world = world;
    this.#targets = targets;
  }

  read(match: Match): Json {
    const { route, values } = match;
    const target = this.#targets.target(match);
    const key = values.at(-1) ?? '';
    const name = route.names.at(-1) ?? '';
    const entity = this.#world.store.find(target.path, key);
    if (entity) return this.#targets.withCurrentState(target, key, entity);
    if (!this.#isImplied(match)) throw notFound(entityName(name), key);
    return {
      ...(shapeOf(target.type).has('id') ? { id: key } : { [name]: key }),
      selfUri: `${target.uri}/${encodeURIComponent(key)}`,
    };
  }

  /**
   * Whether a resource exists without having been stored, if its path ends in a placeholder: it belongs to something elsewhere,
   * or the placeholder is not an id.
   */
  #isImplied({ route, values }: Match): boolean {
    const key = values.at(-1) ?? '';
    const name = route.names.at(-1) ?? '';
    const isKnown = this.#targets.isKnown(route.template.slice(0, -3), name, values.slice(0, -1), key);
    if (isKnown === true) return !this.#targets.surface.route(route.template, 'DELETE');
    return isKnown === undefined && (!name.endsWith('Id') || ['PUT', 'PATCH'].includes(route.operation.verb));
  }

  create(call: Call, body: unknown): Json {
    const { match } = call;
    const target = this.#targets.target(match);
    const storingCollection = this.#targets.collectionPaths.storingCollection(match.route.template);
    const path = storingCollection ?? target.path;
    const key = this.#keyFor(path, target, body);
    const selfUri = `${storingCollection ?? target.uri}/${encodeURIComponent(key)}`;
    // The response to a creation may have more fields than a read of the entity, and the reverse.
    const identity = { type: target.type, key, keyName: target.keyName, selfUri };
    const entity = {
      ...createEntity(this.#world, call.context, { ...identity, type: match.route.operation.returns }, body),
      ...createEntity(this.#world, call.context, identity, body),
    };
    this.#world.store.put(path, key, entity);
    if (storingCollection !== undefined) this.#world.store.put(target.path, key, { id: key, [STORED_AT]: storingCollection });
    if (isJob(target.type) || isJob(match.route.operation.returns))
      this.#targets.startTimes.set(`${path}/${key}`, this.#world.now());
    const { returns } = match.route.operation;
    if (listField(returns) !== undefined) return entity;
    const now = this.#world.now();
    const entityNow = isJob(returns) ? withProgress(this.#world, returns, entity, now) : entity;
    // Some responses only name the new entity: `{ jobId }`, `{ conversation: { id } }`.
    const idFields = {
      [target.keyName]: key,
      [keyTail(target.keyName)]: key,
      [entityName(target.keyName)]: { id: key, selfUri },
    };
    return toShape(this.#world, returns, { ...idFields, ...entityNow });
  }

  /**
   * Returns the key that a body specifies for its entity, else a new id.
   * @throws the platform's 409 if another entity has it.
   */
  #keyFor(path: string, { keyName, type }: Target, body: unknown): string {
    const bodyFields = isObject(body) ? body : {};
    // The `addressId` of a number is a postal address, while the path uses the same name for the number itself.
    const field = shapeOf(type).get(keyName);
    const idField = field && shapeOf(field.kind).has('id') ? 'id' : keyName;
    const names = ['id', idField, idField.replace(/(Code|Name)$/, ''), ...(keyName === 'rowId' ? ['key'] : [])];
    const key = names.map((name) => bodyFields[name]).find((value) => typeof value === 'string' && value !== '');
    if (typeof key !== 'string')
      return isVersionOf(shapeOf(type), keyName) ? `${this.#world.store.all(path).length + 1}` : this.#world.newId();
    if (this.#world.store.has(path, key)) {
      throw new Problem(409, `Another ${entityName(keyName)} has the id "${key}"`, {
        entityName: entityName(keyName),
        entityId: key,
      });
    }
    return key;
  }

  write(call: Call): unknown {
    const { context, match, body } = call;
    const { route, values, kind } = match;
    const target = this.#targets.target(match);
    const key = values.at(-1) ?? '';
    const identity = identityOf(target, key);
    const storedEntity = this.#world.store.find(target.path, key);
    if (!storedEntity && !this.#canUpsert(match)) throw notFound(entityName(target.keyName), key);
    const entity = storedEntity
      ? changeEntity(this.#world, context, identity, storedEntity, body, kind === 'replace' && isCompleteBody(route, target))
      : createEntity(this.#world, call.context, identity, { ...withoutNulls(body) });
    this.#world.store.put(target.path, key, entity);
    return toResult(
      this.#world,
      { ...call, match },
      route.operation.returns === target.type ? this.#targets.withCurrentState(target, key, entity) : entity,
    );
  }

  /**
   * PUT creates a resource that belongs to another one, such as a campaign's schedule, and one that no other operation creates.
   */
  #canUpsert({ route, values }: Match): boolean {
    const key = values.at(-1) ?? '';
    const name = route.names.at(-1) ?? '';
    const template = route.template.slice(0, -3);
    if (this.#targets.collectionPaths.isFilled(this.#targets.collectionPaths.canonical(template))) return false;
    return this.#targets.isKnown(template, name, values.slice(0, -1), key) !== false;
  }

  delete(call: Call): unknown {
    const { match } = call;
    const { route, values } = match;
    const target = this.#targets.target(match);
    const key = values.at(-1) ?? '';
    const entity = this.#world.store.find(target.path, key);
    // A resource that can only be deleted, such as a membership, can be deleted at any time.
    const list = this.#targets.surface.route(route.template.slice(0, -3), 'GET');
    const mustExist =
      list !== undefined ||
      this.#targets.surface.route(route.template, 'GET') !== undefined ||
      this.#targets.collectionPaths.isFilled(this.#targets.collectionPaths.canonical(route.template.slice(0, -3)));
    if (!entity && mustExist) throw notFound(entityName(target.keyName), key);
    this.#world.store.remove(target.path, key);
    this.#targets.startTimes.delete(`${target.path}/${key}`);
    return route.operation.returns === target.type
      ? toResult(this.#world, call, entity ?? {})
      : toResult(this.#world, call, { id: key });
  }

  writeMany(call: Call): unknown {
    const { context, match, body } = call;
    const target = this.#targets.target(match);
    const replaces = match.route.operation.verb === 'PUT';
    const field = listField(match.route.operation.body?.type ?? '');
    const list: unknown = isObject(body) && field !== undefined && field !== '' ? body[field] : body;
    const entries = (Array.isArray(list) ? list : []).filter(isObject);
    const keys = entries.map(({ id }) => (typeof id === 'string' ? id : undefined));
    // All keys are checked first, so that a change of several entities with one unknown key changes none.
    const unknownKey = replaces ? undefined : keys.find((key) => key !== undefined && !this.#world.store.has(target.path, key));
    if (unknownKey !== undefined) throw notFound(entityName(target.keyName), unknownKey);
    const storedByKey = new Map(
      keys.map((key) => [key, key === undefined ? undefined : this.#world.store.find(target.path, key)]),
    );
    if (replaces)
      for (const entity of this.#world.store.all(target.path)) this.#world.store.remove(target.path, textOf(entity['id']));
    const entities = entries.map((entry, index): Json => {
      const key = keys[index] ?? this.#world.newId();
      const identity = identityOf(target, key);
      const storedEntity = storedByKey.get(keys[index]);
      const entity = storedEntity
        ? changeEntity(this.#world, context, identity, storedEntity, entry, replaces)
        : createEntity(this.#world, call.context, identity, entry);
      return this.#world.store.put(target.path, key, entity);
    });
    return toListResult(this.#world, call, entities);
  }

  deleteMany(call: Call): unknown {
    const { context, match } = call;
    const target = this.#targets.target(match);
    const idParameters = match.route.operation.query.filter(({ wireName }) => /(^|I|i)ds?$/.test(wireName));
    const keys = idParameters.flatMap(({ wireName }) => queryList(context, wireName));
    // Deletes all named entities, or none.
    const missingKey = keys.find((key) => !this.#world.store.has(target.path, key));
    if (missingKey !== undefined) throw notFound(entityName(target.keyName), missingKey);
    const keysToDelete = keys.length > 0 ? keys : this.#world.store.all(target.path).map(({ id }) => textOf(id));
    for (const key of keysToDelete) this.#world.store.checkRemoval(target.path, key);
    for (const key of keysToDelete) this.#world.store.remove(target.path, key);
    return toResult(this.#world, call, {});
  }
}
