import { isObject } from '../values/json.js';
import { notFound } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { changed, created, entityName } from './entities.js';
import { many } from './shown.js';
import type { Call } from './shown.js';
import type { Json } from '../values/json.js';
import type { Places } from '../operations/places.js';
import type { Route } from '../operations/route.js';
import { entryType, listField, shapeOf } from '../operations/shapes.js';
import { shows } from './shows.js';
import { identityOf } from './shelves.js';
import type { Shelf, Shelves } from './shelves.js';
import type { Surface } from '../operations/surface.js';
import { told } from './told.js';
import { textOf } from './values.js';

type Action = 'add' | 'remove' | 'update' | 'retrieve';

/** What a bulk operation does to several entities at once. */
export interface BulkWork {
  /** The collection that it means. */
  readonly collection: string;
  readonly action: Action;
  /** The field of the body that lists entities, or names them by their ids; `''` where the body is the list. */
  readonly field: string | undefined;
}

const words: ReadonlySet<string> = new Set(['add', 'remove', 'update', 'retrieve']);

/**
 * What an operation such as `…/documents/bulk/remove` does, as far as its types say all that there is to it: which entities, and in an
 * answer of its own nothing but what became of each. `…/bulk/contacts/divisionviews` asks for several in the older way.
 */
export function bulkWork(surface: Surface, places: Places, { operation, template }: Route): BulkWork | undefined {
  const older = /^(.*)\/bulk\/(\w+)\/(?:divisionviews|unresolved)$/.exec(template);
  if (older) {
    const collection = `${older[1] ?? ''}/${older[2] ?? ''}`;
    return places.isFilled(collection) ? { collection, action: 'retrieve', field: 'entities' } : undefined;
  }
  const [, collection = '', word = operation.verb === 'DELETE' ? 'remove' : 'retrieve'] =
    /^(.*)\/bulk(?:\/(\w+))?$/.exec(template) ?? [];
  if (collection === '' || !words.has(word) || !places.isFilled(places.canonical(collection))) return undefined;
  const work = { collection, action: word as Action, field: fieldOf(operation.body?.type) };
  return isAnswerable(surface, operation.returns, work) && isAskable(surface, { operation, template }, work) ? work : undefined;
}

/** Of a body with one list the list. */
function fieldOf(type: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  if (type.endsWith('[]')) return '';
  const lists = [...shapeOf(type).values()].filter(({ list, optional }) => list && !optional);
  const [only] = lists.length === 1 ? lists : [...shapeOf(type).values()].filter(({ list }) => list);
  return only?.name;
}

/** Whether a body says no more than which entities, and of new and changed ones what they are to be. */
function isAskable(
  surface: Surface,
  { operation, template }: Pick<Route, 'operation' | 'template'>,
  { action, field, collection }: BulkWork,
): boolean {
  const { body, query } = operation;
  if (!body) return action === 'remove' && query.some(({ wireName }) => wireName === 'id');
  // A `POST …/bulk` that names entities by their ids asks for them.
  if (!/\/bulk\/\w+$/.test(template) && operation.verb !== 'POST') return false;
  if (field === undefined) return false;
  const entry = field === '' ? body.type.slice(0, -2) : (shapeOf(body.type).get(field)?.kind ?? '');
  if (action === 'remove' || action === 'retrieve') return entry === 'string' || shapeOf(entry).has('id');
  if (field !== '' && shapeOf(body.type).size > 1) return false;
  const type = surface.itemType(collection);
  return shapeOf(entry).size > 0 && (action === 'add' || shapeOf(entry).has('id')) && shows(type, entry);
}

function isAnswerable(surface: Surface, returns: string, { action, collection }: BulkWork): boolean {
  if (returns === 'void') return action === 'remove';
  if (entryType(returns) === surface.itemType(collection) && listField(returns) !== undefined) return action !== 'remove';
  // What became of each, with the entity that it was.
  const entry = shapeOf(shapeOf(returns).get('results')?.kind ?? '');
  const entity = entry.get('entity')?.kind;
  return ['object', surface.itemType(collection)].includes(entity ?? '') && shapeOf(returns).has('errorCount');
}

/** What became of each of several entities, and which of them failed. */
export function outcomes(results: readonly Json[]): Json {
  const errorIndexes = results.flatMap(({ error }, index) => (error === undefined ? [] : [index]));
  return { results, errorCount: errorIndexes.length, errorIndexes };
}

/** Does what bulk operations say, entity by entity: one that fails stops no other. */
export class Bulk {
  readonly #world: World;
  readonly #shelves: Shelves;

  constructor(world: World, shelves: Shelves) {
    this.#world = world;
    this.#shelves = shelves;
  }

  /** @returns the answer; `undefined` where the operation is none of these. */
  run(call: Call): unknown {
    const { match, body, context } = call;
    const work = bulkWork(this.#shelves.surface, this.#shelves.places, match.route);
    if (!work) return undefined;
    const shelf = this.#shelves.shelf(match, work.collection);
    const held: unknown = work.field === '' ? body : isObject(body) && work.field !== undefined ? body[work.field] : undefined;
    const named = match.route.operation.body ? held : queryList(context, 'id');
    if (!Array.isArray(named)) return undefined;
    const results = named.flatMap((entry: unknown) => {
      const said = typeof entry === 'string' ? { id: entry } : entry;
      return isObject(said) ? [this.#one(call, shelf, work.action, said)] : [];
    });
    const { returns } = match.route.operation;
    if (!shapeOf(returns).has('errorCount'))
      return many(
        this.#world,
        call,
        results.flatMap(({ entity }) => (isObject(entity) ? [entity] : [])),
      );
    return told(returns, outcomes(results));
  }

  #one({ context }: Call, shelf: Shelf, action: Action, entry: Json): Json {
    const key = action === 'add' ? this.#world.newId() : textOf(entry['id']);
    const found = this.#world.store.find(shelf.path, key);
    if (action !== 'add' && !found) return { id: key, success: false, error: notFound(entityName(shelf.keyName), key).body('') };
    if (action === 'remove') this.#world.store.remove(shelf.path, key);
    if (action === 'remove') return { id: key, success: true, entity: { id: key } };
    if (action === 'retrieve') return { id: key, success: true, entity: found };
    const identity = identityOf(shelf, key);
    const entity = found
      ? changed(this.#world, context, identity, found, entry, false)
      : created(this.#world, context, identity, entry);
    return { id: key, success: true, entity: this.#world.store.put(shelf.path, key, entity) };
  }
}
