import { filterByQueryValues, listQueryOf } from '../engine/lists/query-filter.js';
import { changeEntity, createEntity } from '../engine/entities.js';
import type { Identity } from '../engine/entities.js';
import type { Json } from '../values/json.js';
import { fillTemplate } from '../operations/route.js';
import { toListEntries, toListPage } from '../engine/lists/lists.js';
import { entryType } from '../operations/shapes.js';
import { surface } from '../operations/surface.js';
import type { PartialResult } from '../operations/methods.js';
import type { Match } from '../operations/surface.js';
import { toShape } from '../engine/values.js';
import type { OperationContext } from '../http/operation-context.js';
import { notFound } from '../store/errors.js';
import { valueAt } from './field-path.js';
import { matchOf } from '../http/match-of.js';
import type { World } from '../store/world.js';

export type { Json };

/** Some fields of a type, to be stored, and of the objects inside. An undefined one is absent. */
export type Fields<T extends object> = { readonly [K in keyof T]?: PartialResult<T[K]> | undefined };

/** A stored entity. Only its id is known to exist. */
export type Entity<T extends object = Json> = Partial<T> & { id: string };

/** A reference to an entity, as responses show it. */
export interface Reference {
  id: string;
  name?: string;
  selfUri?: string;
}

/** Returns a reference to an entity. */
export function referenceOf({ id, name, selfUri }: { id: string; name?: unknown; selfUri?: unknown }): Reference {
  return {
    id,
    ...(typeof name === 'string' && { name }),
    ...(typeof selfUri === 'string' && { selfUri }),
  };
}

/**
 * A collection of entities for handlers. Operations without a handler, e.g. lists and deletions, are handled by
 * the engine, which uses the same entities.
 */
export class Repository<T extends object = Json> {
  readonly #world: World;
  readonly #template: string;
  readonly #parents: readonly string[];
  #path: string | undefined;
  #type: string | undefined;

  /** @param template - With `{}` for each of `parents`: `/api/v2/flows/datatables/{}/rows`. */
  constructor(world: World, template: string, parents: readonly string[] = [], type?: string) {
    this.#world = world;
    this.#template = template;
    this.#parents = parents;
    this.#type = type;
  }

  // Path and type are determined when they are needed: that of all areas took an eighth of the start of a sandbox.
  get path(): string {
    this.#path ??= fillTemplate(this.#world.collectionPaths.canonical(this.#template), this.#parents);
    return this.#path;
  }

  get type(): string {
    this.#type ??= surface().itemType(this.#template);
    return this.#type;
  }

  find(id: string | undefined): Entity<T> | undefined {
    return id === undefined ? undefined : (this.#world.store.find(this.path, id) as Entity<T> | undefined);
  }

  /** @throws the platform's 404. */
  get(id: string | undefined): Entity<T> {
    const entity = this.find(id);
    if (!entity) throw notFound(this.entityName, id ?? '');
    return entity;
  }

  /** The entity name in error bodies. */
  get entityName(): string {
    return surface().itemName(this.#template).replace(/Id$/, '');
  }

  all(): Entity<T>[] {
    return this.#world.store.all(this.path) as Entity<T>[];
  }

  /** The entities with a name, ignoring case. */
  findByName(name: string): Entity<T>[] {
    return this.findByText(['name'], name);
  }

  /** The entities with a text in a field, ignoring case. Several names lead to a nested field. */
  findByText(names: readonly string[], text: string): Entity<T>[] {
    const [name = '', ...nestedNames] = names;
    if (nestedNames.length === 0) return this.#world.store.withText(this.path, name, text) as Entity<T>[];
    const isSame = (value: unknown): boolean => typeof value === 'string' && value.toLowerCase() === text.toLowerCase();
    return this.all().filter((entity) => isSame(valueAt(entity, names)));
  }

  /** Creates an entity from a body, with the fields that the platform sets. */
  create(
    context: OperationContext | undefined,
    body: object,
    extraFields: Fields<T> | Partial<T> = {},
    id = this.#world.newId(),
  ): Entity<T> {
    return this.#put({ ...createEntity(this.#world, context, this.#identity(id), body), ...extraFields, id });
  }

  /** @throws the platform's 409 if the body has another version than the entity. */
  update(
    context: OperationContext | undefined,
    before: (Fields<T> | Partial<T>) & { id: string },
    body: object,
    { replaces = false, more: extraFields = {} }: { replaces?: boolean; more?: Fields<T> | Partial<T> } = {},
  ): Entity<T> {
    const after = changeEntity(this.#world, context, this.#identity(before.id), { ...before }, body, replaces);
    return this.#put({ ...after, ...extraFields, id: before.id });
  }

  save(entity: (Fields<T> | Partial<T>) & { id: string }): Entity<T> {
    return this.#put(entity);
  }

  /** Throws what `remove` would throw. Call it first for each of several entities, to remove all of them or none. */
  checkRemoval(id: string): void {
    this.#world.store.checkRemoval(this.path, id);
  }

  remove(id: string): void {
    this.#world.store.remove(this.path, id);
  }

  /** Returns an entity with the fields that its type declares. */
  view(entity: Fields<T> | Partial<T>): T {
    return toShape(this.#world, this.type, { ...entity }) as T;
  }

  #put(entity: { id: string }): Entity<T> {
    return this.#world.store.put(this.path, entity.id, entity) as Entity<T>;
  }

  #identity(key: string): Identity {
    const uri = fillTemplate(this.#template, this.#parents);
    return { type: this.type, key, keyName: surface().itemName(this.#template), selfUri: `${uri}/${encodeURIComponent(key)}` };
  }
}

/** Filters entities by the query of the operation. */
export function filterByQuery<T extends object>(context: OperationContext, entities: readonly T[]): readonly T[] {
  const { operation } = operationOf(context).route;
  return filterByQueryValues(context, entryType(operation.returns), listQueryOf(operation), entities);
}

/** The operation that a request calls. */
export function operationOf(context: OperationContext): Match {
  const match = matchOf(context);
  if (!('route' in match)) throw new TypeError(`No operation is called ${context.path}`);
  return match;
}

/** The entry type of a list: a result that is an array, or has one. */
type EntryOf<R> = R extends readonly (infer E)[]
  ? E
  : { [K in keyof R]-?: NonNullable<R[K]> extends readonly (infer E)[] ? E : never }[keyof R];

/** Responds with a page of entities, filtered and sorted by the query of the operation. */
export function listPage<R>(
  context: OperationContext<unknown, R>,
  world: World,
  entities: readonly PartialResult<EntryOf<R>>[],
): PartialResult<R>;
/** Without described entities the page is not described either. */
export function listPage(context: OperationContext, world: World, entities: readonly Json[]): Json;
export function listPage(context: OperationContext, world: World, entities: readonly unknown[]): unknown {
  return toListPage(context, world, operationOf(context), entities as readonly Json[]);
}

/** Responds with an array of entities, filtered and sorted by the query of the operation. */
export function listEntries<E>(
  context: OperationContext<unknown, readonly E[]>,
  world: World,
  entities: readonly PartialResult<E>[],
): readonly PartialResult<E>[];
/** Without described entities the array is not described either. */
export function listEntries(context: OperationContext, world: World, entities: readonly Json[]): Json[];
export function listEntries(context: OperationContext, world: World, entities: readonly unknown[]): unknown[] {
  return toListEntries(context, world, operationOf(context), entities as readonly Json[]);
}

/** Reads the id of a reference: `{ id }`. */
export function readId(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** A reference to the caller; `undefined` for an OAuth client without a user. */
export function callerOf(context: OperationContext): { id: string; selfUri: string } | undefined {
  const { userId } = context.accessToken;
  return userId === undefined ? undefined : { id: userId, selfUri: `/api/v2/users/${userId}` };
}
