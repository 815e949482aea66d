import { isObject } from '../values/json.js';
import { notFound, Problem } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { changed, created, entityName, isVersionOf, keyTail } from './entities.js';
import type { Json } from '../values/json.js';
import { isJob, progressed } from './progress.js';
import type { Route } from '../operations/route.js';
import { listField, shapeOf } from '../operations/shapes.js';
import { ELSEWHERE, identityOf } from './shelves.js';
import type { Shelf, Shelves } from './shelves.js';
import { many, shown } from './shown.js';
import type { Call } from './shown.js';
import type { Match } from '../operations/surface.js';
import { shaped, withoutNulls, textOf } from './values.js';

/**
 * Whether the body type of an operation can define a complete entity. If not, required fields that it lacks keep their values,
 * such as all fields but `unread` of an alert.
 */
function canBeAll({ operation, names }: Route, { type }: Shelf): boolean {
  const said = shapeOf(operation.body?.type ?? '');
  if (said.size === 0 || operation.body?.type === type) return true;
  return [...shapeOf(type).values()].every(
    ({ name, optional }) => optional || name === 'id' || names.includes(name) || said.has(name),
  );
}

/** Operations on collections and on their single entities. */
export class Collections {
  readonly #world: World;
  readonly #shelves: Shelves;

  constructor(world: World, shelves: Shelves) {
    this.#world = world;
    this.#shelves = shelves;
  }

  read(match: Match): Json {
    const { route, values } = match;
    const shelf = this.#shelves.shelf(match);
    const key = values.at(-1) ?? '';
    const name = route.names.at(-1) ?? '';
    const entity = this.#world.store.find(shelf.path, key);
    if (entity) return this.#shelves.asOfNow(shelf, key, entity);
    if (!this.#isImplied(match)) throw notFound(entityName(name), key);
    return {
      ...(shapeOf(shelf.type).has('id') ? { id: key } : { [name]: key }),
      selfUri: `${shelf.uri}/${encodeURIComponent(key)}`,
    };
  }

  /**
   * Whether a resource exists without having been stored, if its path ends in a placeholder: it belongs to something elsewhere,
   * or the placeholder is not an id.
   */
  #isImplied({ route, values }: Match): boolean {
    const key = values.at(-1) ?? '';
    const name = route.names.at(-1) ?? '';
    const known = this.#shelves.knows(route.template.slice(0, -3), name, values.slice(0, -1), key);
    if (known === true) return !this.#shelves.surface.route(route.template, 'DELETE');
    return known === undefined && (!name.endsWith('Id') || ['PUT', 'PATCH'].includes(route.operation.verb));
  }

  create(call: Call, body: unknown): Json {
    const { match } = call;
    const shelf = this.#shelves.shelf(match);
    const home = this.#shelves.places.homeOf(match.route.template);
    const path = home ?? shelf.path;
    const key = this.#keyFor(path, shelf, body);
    const selfUri = `${home ?? shelf.uri}/${encodeURIComponent(key)}`;
    // The response to a creation may have more fields than a read of the entity, and the reverse.
    const identity = { type: shelf.type, key, keyName: shelf.keyName, selfUri };
    const entity = {
      ...created(this.#world, call.context, { ...identity, type: match.route.operation.returns }, body),
      ...created(this.#world, call.context, identity, body),
    };
    this.#world.store.put(path, key, entity);
    if (home !== undefined) this.#world.store.put(shelf.path, key, { id: key, [ELSEWHERE]: home });
    if (isJob(shelf.type) || isJob(match.route.operation.returns)) this.#shelves.started.set(`${path}/${key}`, this.#world.now());
    const { returns } = match.route.operation;
    if (listField(returns) !== undefined) return entity;
    const now = this.#world.now();
    const told = isJob(returns) ? progressed(this.#world, returns, entity, now) : entity;
    // Some responses only name the new entity: `{ jobId }`, `{ conversation: { id } }`.
    const named = { [shelf.keyName]: key, [keyTail(shelf.keyName)]: key, [entityName(shelf.keyName)]: { id: key, selfUri } };
    return shaped(this.#world, returns, { ...named, ...told });
  }

  /**
   * Returns the key that a body specifies for its entity, else a new id.
   * @throws the platform's 409 if another entity has it.
   */
  #keyFor(path: string, { keyName, type }: Shelf, body: unknown): string {
    const given = isObject(body) ? body : {};
    // The `addressId` of a number is a postal address, while the path uses the same name for the number itself.
    const field = shapeOf(type).get(keyName);
    const own = field && shapeOf(field.kind).has('id') ? 'id' : keyName;
    const names = ['id', own, own.replace(/(Code|Name)$/, ''), ...(keyName === 'rowId' ? ['key'] : [])];
    const key = names.map((name) => given[name]).find((value) => typeof value === 'string' && value !== '');
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
    const shelf = this.#shelves.shelf(match);
    const key = values.at(-1) ?? '';
    const identity = identityOf(shelf, key);
    const before = this.#world.store.find(shelf.path, key);
    if (!before && !this.#canUpsert(match)) throw notFound(entityName(shelf.keyName), key);
    const entity = before
      ? changed(this.#world, context, identity, before, body, kind === 'replace' && canBeAll(route, shelf))
      : created(this.#world, call.context, identity, { ...withoutNulls(body) });
    this.#world.store.put(shelf.path, key, entity);
    return shown(
      this.#world,
      { ...call, match },
      route.operation.returns === shelf.type ? this.#shelves.asOfNow(shelf, key, entity) : entity,
    );
  }

  /**
   * PUT creates a resource that belongs to another one, such as a campaign's schedule, and one that no other operation creates.
   */
  #canUpsert({ route, values }: Match): boolean {
    const key = values.at(-1) ?? '';
    const name = route.names.at(-1) ?? '';
    const template = route.template.slice(0, -3);
    if (this.#shelves.places.isFilled(this.#shelves.places.canonical(template))) return false;
    return this.#shelves.knows(template, name, values.slice(0, -1), key) !== false;
  }

  delete(call: Call): unknown {
    const { match } = call;
    const { route, values } = match;
    const shelf = this.#shelves.shelf(match);
    const key = values.at(-1) ?? '';
    const entity = this.#world.store.find(shelf.path, key);
    // A resource that can only be deleted, such as a membership, can be deleted at any time.
    const list = this.#shelves.surface.route(route.template.slice(0, -3), 'GET');
    const isKept =
      list !== undefined ||
      this.#shelves.surface.route(route.template, 'GET') !== undefined ||
      this.#shelves.places.isFilled(this.#shelves.places.canonical(route.template.slice(0, -3)));
    if (!entity && isKept) throw notFound(entityName(shelf.keyName), key);
    this.#world.store.remove(shelf.path, key);
    this.#shelves.started.delete(`${shelf.path}/${key}`);
    return route.operation.returns === shelf.type
      ? shown(this.#world, call, entity ?? {})
      : shown(this.#world, call, { id: key });
  }

  writeMany(call: Call): unknown {
    const { context, match, body } = call;
    const shelf = this.#shelves.shelf(match);
    const replaces = match.route.operation.verb === 'PUT';
    const field = listField(match.route.operation.body?.type ?? '');
    const list: unknown = isObject(body) && field !== undefined && field !== '' ? body[field] : body;
    const entries = (Array.isArray(list) ? list : []).filter(isObject);
    const keys = entries.map(({ id }) => (typeof id === 'string' ? id : undefined));
    // All keys are checked first, so that a change of several entities with one unknown key changes none.
    const unknown = replaces ? undefined : keys.find((key) => key !== undefined && !this.#world.store.has(shelf.path, key));
    if (unknown !== undefined) throw notFound(entityName(shelf.keyName), unknown);
    const before = new Map(keys.map((key) => [key, key === undefined ? undefined : this.#world.store.find(shelf.path, key)]));
    if (replaces)
      for (const entity of this.#world.store.all(shelf.path)) this.#world.store.remove(shelf.path, textOf(entity['id']));
    const written = entries.map((entry, index): Json => {
      const key = keys[index] ?? this.#world.newId();
      const identity = identityOf(shelf, key);
      const kept = before.get(keys[index]);
      const entity = kept
        ? changed(this.#world, context, identity, kept, entry, replaces)
        : created(this.#world, call.context, identity, entry);
      return this.#world.store.put(shelf.path, key, entity);
    });
    return many(this.#world, call, written);
  }

  deleteMany(call: Call): unknown {
    const { context, match } = call;
    const shelf = this.#shelves.shelf(match);
    const named = match.route.operation.query.filter(({ wireName }) => /(^|I|i)ds?$/.test(wireName));
    const keys = named.flatMap(({ wireName }) => queryList(context, wireName));
    // Deletes all named entities, or none.
    const missing = keys.find((key) => !this.#world.store.has(shelf.path, key));
    if (missing !== undefined) throw notFound(entityName(shelf.keyName), missing);
    const doomed = keys.length > 0 ? keys : this.#world.store.all(shelf.path).map(({ id }) => textOf(id));
    for (const key of doomed) this.#world.store.remove(shelf.path, key);
    return shown(this.#world, call, {});
  }
}
