import type {
  Division,
  OrganizationPresence,
  Queue,
  RoutingSkill,
  RoutingStatus,
  User,
  UserPresence,
  WrapupCode,
} from '../../models/index.js';
import { notFound, taken } from '../http/errors.js';
import type { Changes } from './changes.js';

/** An entity as it is kept: with the id that makes it findable. */
export type Stored<T> = T & { id: string };

export type StoredUser = Stored<User> & { name: string; email: string; state: string };
export type StoredQueue = Stored<Queue> & { name: string };
export type StoredSkill = Stored<RoutingSkill>;
export type StoredWrapupCode = Stored<WrapupCode>;
export type StoredPresenceDefinition = Stored<OrganizationPresence> & { name: string; systemPresence: string };

/** Entities of one kind by id, in the order in which they came. */
export class Collection<T extends { id: string; selfUri?: string }> {
  readonly #entities = new Map<string, T>();
  #changes: Changes | undefined;

  /**
   * @param entityName - What error bodies call such an entity.
   * @param uri - Where the collection lies; the entities' `selfUri` begins with it.
   */
  constructor(
    readonly entityName: string,
    readonly uri: string,
  ) {}

  get size(): number {
    return this.#entities.size;
  }

  /** From now on every change is told. */
  telling(changes: Changes): void {
    this.#changes = changes;
  }

  all(): T[] {
    return [...this.#entities.values()];
  }

  find(id: string): T | undefined {
    return this.#entities.get(id);
  }

  /** @throws the platform's 404. */
  get(id: string): T {
    const entity = this.#entities.get(id);
    if (!entity) throw notFound(this.entityName, id);
    return entity;
  }

  clear(): void {
    this.#entities.clear();
  }

  /** Adds an entity, or puts it in the place of the one with its id. */
  put(entity: T): T {
    const kept = { ...entity, selfUri: `${this.uri}/${entity.id}` };
    const before = this.#entities.get(entity.id);
    this.#entities.set(entity.id, kept);
    this.#changes?.tell(this.uri, entity.id, before, kept);
    return kept;
  }

  /** @throws the platform's 404. */
  remove(id: string): T {
    const entity = this.get(id);
    this.#entities.delete(id);
    this.#changes?.tell(this.uri, id, entity, undefined);
    return entity;
  }

  /**
   * Refuses a value that another entity has, whatever the case of its letters.
   *
   * @param except - The entity that is being changed: it may keep its own.
   * @throws the platform's 400 for a name, its 409 for all else.
   */
  refuseTaken(field: keyof T & string, value: string, except?: string): void {
    const wanted = value.toLowerCase();
    const owner = this.all().find((entity) => entity.id !== except && String(entity[field]).toLowerCase() === wanted);
    if (owner) throw taken(this.entityName, field, value);
  }
}

/** What a queue knows of one of its members. */
export interface Membership {
  joined: boolean;
  ringNumber: number;
}

/** Values that belong to a parent and go with it: queue → user → membership, user → skill → proficiency, … */
export class Children<V> {
  readonly #byParent = new Map<string, Map<string, V>>();
  #tell: (parentId: string, childId: string, before: unknown, after: unknown) => void = () => undefined;

  /** From now on every change of a child is told, as one of `place` with the parent's id behind it. */
  telling(changes: Changes, place: string): void {
    this.#tell = (parentId, childId, before, after) => {
      changes.tell(`${place}/${encodeURIComponent(parentId)}`, childId, before, after);
    };
  }

  /** Parent, child and value of each. */
  entries(): [parentId: string, childId: string, value: V][] {
    return [...this.#byParent].flatMap(([parentId, children]) =>
      [...children].map(([childId, value]): [string, string, V] => [parentId, childId, value]),
    );
  }

  of(parentId: string): ReadonlyMap<string, V> {
    return this.#byParent.get(parentId) ?? new Map<string, V>();
  }

  get(parentId: string, childId: string): V | undefined {
    return this.#byParent.get(parentId)?.get(childId);
  }

  set(parentId: string, childId: string, value: V): void {
    const children = this.#byParent.get(parentId) ?? new Map<string, V>();
    const before = children.get(childId);
    this.#byParent.set(parentId, children.set(childId, value));
    this.#tell(parentId, childId, before, value);
  }

  /** @returns whether there was such a child. */
  delete(parentId: string, childId: string): boolean {
    const children = this.#byParent.get(parentId);
    const before = children?.get(childId);
    const isGone = children?.delete(childId) ?? false;
    if (isGone) this.#tell(parentId, childId, before, undefined);
    return isGone;
  }

  clear(): void {
    this.#byParent.clear();
  }

  deleteParent(parentId: string): void {
    this.#byParent.delete(parentId);
  }

  /** Takes a child away from all parents. */
  deleteChild(childId: string): void {
    for (const parentId of this.#byParent.keys()) this.delete(parentId, childId);
  }
}

/** Where changes of memberships are said to be, with the queue's id behind it. */
export const MEMBERS = 'queues.members';

/** Everything that the organisation of a sandbox consists of. */
export class Store {
  readonly divisions = new Collection<Stored<Division>>('division', '/api/v2/authorization/divisions');
  readonly users = new Collection<StoredUser>('user', '/api/v2/users');
  readonly queues = new Collection<StoredQueue>('queue', '/api/v2/routing/queues');
  readonly skills = new Collection<StoredSkill>('routingSkill', '/api/v2/routing/skills');
  readonly wrapupCodes = new Collection<StoredWrapupCode>('wrapupCode', '/api/v2/routing/wrapupcodes');
  readonly presenceDefinitions = new Collection<StoredPresenceDefinition>('presenceDefinition', '/api/v2/presencedefinitions');
  /** By queue, then user. */
  readonly members = new Children<Membership>();
  /** By queue, then wrap-up code. */
  readonly queueWrapupCodes = new Children<true>();
  /** Proficiency by user, then skill. */
  readonly userSkills = new Children<number>();
  /** By user, then source in capitals. */
  readonly presences = new Children<UserPresence>();
  /** By user. */
  readonly routingStatuses = new Map<string, RoutingStatus>();

  /** From now on what becomes of its entities is told. */
  telling(changes: Changes): this {
    for (const part of Object.values(this) as unknown[]) if (part instanceof Collection) part.telling(changes);
    this.members.telling(changes, MEMBERS);
    return this;
  }
}
