import { isObject } from '../values/json.js';
import { notFound } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { changeEntity, createEntity, entityName } from './entities.js';
import { toListResult } from './result.js';
import type { Call } from './result.js';
import type { Json } from '../values/json.js';
import type { CollectionPaths } from '../operations/collection-paths.js';
import type { Route } from '../operations/route.js';
import { entryType, listField, shapeOf } from '../operations/shapes.js';
import { canShow } from './can-show.js';
import { identityOf } from './targets.js';
import type { Target, Targets } from './targets.js';
import type { Surface } from '../operations/surface.js';
import { pickDeclaredFields } from './declared-fields.js';
import { textOf } from './values.js';

type Action = 'add' | 'remove' | 'update' | 'retrieve';

/** What a bulk operation does to several entities at once. */
export interface BulkWork {
  /** The collection that it changes. */
  readonly collection: string;
  readonly action: Action;
  /** The field of the body that lists entities or their ids; `''` if the body is the list. */
  readonly field: string | undefined;
}

const actions: ReadonlySet<string> = new Set(['add', 'remove', 'update', 'retrieve']);

/**
 * Describes an operation such as `…/documents/bulk/remove` if its types define it completely: the body names the entities, and
 * a response type of its kind has only the result of each. `…/bulk/contacts/divisionviews` is the older form that reads several
 * entities.
 */
export function bulkWork(
  surface: Surface,
  collectionPaths: CollectionPaths,
  { operation, template }: Route,
): BulkWork | undefined {
  const legacyMatch = /^(.*)\/bulk\/(\w+)\/(?:divisionviews|unresolved)$/.exec(template);
  if (legacyMatch) {
    const collection = `${legacyMatch[1] ?? ''}/${legacyMatch[2] ?? ''}`;
    return collectionPaths.isFilled(collection) ? { collection, action: 'retrieve', field: 'entities' } : undefined;
  }
  const [, collection = '', action = operation.verb === 'DELETE' ? 'remove' : 'retrieve'] =
    /^(.*)\/bulk(?:\/(\w+))?$/.exec(template) ?? [];
  if (collection === '' || !actions.has(action) || !collectionPaths.isFilled(collectionPaths.canonical(collection)))
    return undefined;
  const work = { collection, action: action as Action, field: fieldOf(operation.body?.type) };
  return hasSupportedResponse(surface, operation.returns, work) && hasSupportedBody(surface, { operation, template }, work)
    ? work
    : undefined;
}

/** Returns the list field of a body with exactly one list. */
function fieldOf(type: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  if (type.endsWith('[]')) return '';
  const lists = [...shapeOf(type).values()].filter(({ list, optional }) => list && !optional);
  const [onlyList] = lists.length === 1 ? lists : [...shapeOf(type).values()].filter(({ list }) => list);
  return onlyList?.name;
}

/** Whether a body contains only the entities, and for new and changed ones their fields. */
function hasSupportedBody(
  surface: Surface,
  { operation, template }: Pick<Route, 'operation' | 'template'>,
  { action, field, collection }: BulkWork,
): boolean {
  const { body, query } = operation;
  if (!body) return action === 'remove' && query.some(({ wireName }) => wireName === 'id');
  // A `POST …/bulk` that names entities by their ids reads them.
  if (!/\/bulk\/\w+$/.test(template) && operation.verb !== 'POST') return false;
  if (field === undefined) return false;
  const entry = field === '' ? body.type.slice(0, -2) : (shapeOf(body.type).get(field)?.kind ?? '');
  if (action === 'remove' || action === 'retrieve') return entry === 'string' || shapeOf(entry).has('id');
  if (field !== '' && shapeOf(body.type).size > 1) return false;
  const type = surface.itemType(collection);
  return shapeOf(entry).size > 0 && (action === 'add' || shapeOf(entry).has('id')) && canShow(type, entry);
}

function hasSupportedResponse(surface: Surface, returns: string, { action, collection }: BulkWork): boolean {
  if (returns === 'void') return action === 'remove';
  if (entryType(returns) === surface.itemType(collection) && listField(returns) !== undefined) return action !== 'remove';
  // The result of each, with the affected entity.
  const entry = shapeOf(shapeOf(returns).get('results')?.kind ?? '');
  const entity = entry.get('entity')?.kind;
  return ['object', surface.itemType(collection)].includes(entity ?? '') && shapeOf(returns).has('errorCount');
}

/** Summarises the results of several entities, and which of them failed. */
export function summariseResults<T extends object>(
  results: readonly T[],
): { results: readonly T[]; errorCount: number; errorIndexes: number[] } {
  const errorIndexes = results.flatMap((each, index) => ('error' in each && each.error !== undefined ? [index] : []));
  return { results, errorCount: errorIndexes.length, errorIndexes };
}

function entriesIn(body: unknown, field: string | undefined): unknown {
  if (field === '') return body;
  return isObject(body) && field !== undefined ? body[field] : undefined;
}

/** Runs bulk operations entity by entity: a failure does not stop the others. */
export class Bulk {
  readonly #world: World;
  readonly #targets: Targets;

  constructor(world: World, targets: Targets) {
    this.#world = world;
    this.#targets = targets;
  }

  /** @returns the response body; `undefined` if the operation is not a bulk operation. */
  run(call: Call): unknown {
    const { match, body, context } = call;
    const work = bulkWork(this.#targets.surface, this.#targets.collectionPaths, match.route);
    if (!work) return undefined;
    const target = this.#targets.target(match, work.collection);
    const entries = match.route.operation.body ? entriesIn(body, work.field) : queryList(context, 'id');
    if (!Array.isArray(entries)) return undefined;
    const results = entries.flatMap((entry: unknown) => {
      const entryFields = typeof entry === 'string' ? { id: entry } : entry;
      return isObject(entryFields) ? [this.#runOne(call, target, work.action, entryFields)] : [];
    });
    const { returns } = match.route.operation;
    if (!shapeOf(returns).has('errorCount'))
      return toListResult(
        this.#world,
        call,
        results.flatMap(({ entity }) => (isObject(entity) ? [entity] : [])),
      );
    return pickDeclaredFields(returns, summariseResults(results));
  }

  #runOne({ context }: Call, target: Target, action: Action, entry: Json): Json {
    const key = action === 'add' ? this.#world.newId() : textOf(entry['id']);
    const storedEntity = this.#world.store.find(target.path, key);
    if (action !== 'add' && !storedEntity)
      return { id: key, success: false, error: notFound(entityName(target.keyName), key).body('') };
    if (action === 'remove') this.#world.store.remove(target.path, key);
    if (action === 'remove') return { id: key, success: true, entity: { id: key } };
    if (action === 'retrieve') return { id: key, success: true, entity: storedEntity };
    const identity = identityOf(target, key);
    const entity = storedEntity
      ? changeEntity(this.#world, context, identity, storedEntity, entry, false)
      : createEntity(this.#world, context, identity, entry);
    return { id: key, success: true, entity: this.#world.store.put(target.path, key, entity) };
  }
}
