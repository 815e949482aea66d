import { filteredAsAsked, offerOf } from '../engine/lists/asked.js';
import { changed, created } from '../engine/entities.js';
import type { Identity } from '../engine/entities.js';
import type { Json } from '../values/json.js';
import { filled } from '../operations/route.js';
import { listAnswer } from '../engine/lists/lists.js';
import { Places } from '../operations/places.js';
import { entryType } from '../operations/shapes.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import { shaped } from '../engine/values.js';
import type { SandboxContext } from '../http/context.js';
import { notFound } from '../store/errors.js';
import { matchOf } from '../http/matched.js';
import type { World } from '../store/world.js';

export type { Json };

/** An entity of which only the id is known to be there. */
export type Entity = Json & { id: string };

/** An entity as others name it. */
export const referenceOf = ({ id, name, selfUri }: { id: string; name?: unknown; selfUri?: unknown }): Json => ({
  id,
  name,
  selfUri,
});

const places = new WeakMap<World, Places>();

/** Where the entities of a collection are kept: several paths may show the same. */
function canonical(world: World, template: string): string {
  const known = places.get(world) ?? new Places(surface(), (path) => world.store.isLookedAfter(path));
  places.set(world, known);
  return known.canonical(template);
}

/**
 * A collection as the contract has it, for routes that do more with its entities than keep them. What needs no more, such as a list or a
 * deletion, has no route of its own and finds the same entities.
 */
export class Kept {
  readonly #world: World;
  readonly path: string;
  readonly type: string;
  readonly #uri: string;
  readonly #keyName: string;

  /** @param template - With `{}` for each of `parents`: `/api/v2/flows/datatables/{}/rows`. */
  constructor(world: World, template: string, parents: readonly string[] = [], type = surface().itemType(template)) {
    this.#world = world;
    this.path = filled(canonical(world, template), parents);
    this.#uri = filled(template, parents);
    this.type = type;
    this.#keyName = surface().itemName(template);
  }

  find(id: string | undefined): Entity | undefined {
    return id === undefined ? undefined : (this.#world.store.find(this.path, id) as Entity | undefined);
  }

  /** @throws the platform's 404. */
  get(id: string | undefined): Entity {
    const entity = this.find(id);
    if (!entity) throw notFound(this.entityName, id ?? '');
    return entity;
  }

  /** What error bodies call such an entity. */
  get entityName(): string {
    return this.#keyName.replace(/Id$/, '');
  }

  all(): Entity[] {
    return this.#world.store.all(this.path) as Entity[];
  }

  /** The entities that have a name, whatever the case of its letters. */
  named(name: string): Entity[] {
    return this.#world.store.withText(this.path, 'name', name) as Entity[];
  }

  /** A new entity of what a body says, with all that is the platform's to decide. */
  create(context: SandboxContext | undefined, body: object, more: Json = {}, id = this.#world.newId()): Entity {
    return this.put({ ...created(this.#world, context, this.#identity(id), body), ...more, id });
  }

  /** @throws the platform's 409 where the body has another version than the entity. */
  change(context: SandboxContext | undefined, before: Entity, body: object, { replaces = false, more = {} } = {}): Entity {
    const after = changed(this.#world, context, this.#identity(before.id), before, body, replaces);
    return this.put({ ...after, ...(more as Json), id: before.id });
  }

  put(entity: Entity): Entity {
    return this.#world.store.put(this.path, entity.id, entity) as Entity;
  }

  remove(id: string): void {
    this.#world.store.remove(this.path, id);
  }

  /** An entity in the fields that its type declares. */
  view(entity: Json, type = this.type): Json {
    return shaped(this.#world, type, entity);
  }

  #identity(key: string): Identity {
    return { type: this.type, key, keyName: this.#keyName, selfUri: `${this.#uri}/${encodeURIComponent(key)}` };
  }
}

/** Those of some entities that the operation's query asks for. */
export function askedOf<T extends object>(context: SandboxContext, entities: readonly T[]): readonly T[] {
  const { operation } = operationOf(context).route;
  return filteredAsAsked(context, entryType(operation.returns), offerOf(operation), entities);
}

/** The operation of the contract that a request calls. */
export function operationOf(context: SandboxContext): Match {
  const match = matchOf(context);
  if (!('route' in match)) throw new TypeError(`No operation is called ${context.req.path}`);
  return match;
}

/** A page of entities, filtered and sorted by what the operation's query offers. */
export function listed(context: SandboxContext, world: World, entities: readonly Json[]): Response {
  return context.json(listOf(context, world, entities) as object);
}

/** The same, to be answered in another way. */
export function listOf(context: SandboxContext, world: World, entities: readonly Json[]): unknown {
  return listAnswer(context, world, operationOf(context), entities);
}

/** The id of what a field names: `{ id }`. */
export function idIn(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Whoever calls, as entities name people; nobody where a program signs in for itself. */
export function callerOf(context: SandboxContext): { id: string; selfUri: string } | undefined {
  const { userId } = context.get('accessToken');
  return userId === undefined ? undefined : { id: userId, selfUri: `/api/v2/users/${userId}` };
}
