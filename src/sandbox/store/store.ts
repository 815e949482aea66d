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
import type { ObservedMap } from './changes.js';
import { EntityRepository, LocatedMap } from './entity-repository.js';
import { Children, ChildrenByParent } from './children.js';
import { Paths } from './paths.js';

/** A stored entity, which always has an id. */
export type Stored<T> = T & { id: string };

export type StoredUser = Stored<User> & { name: string; email: string; state: string };
export type StoredQueue = Stored<Queue> & { name: string };
export type StoredSkill = Stored<RoutingSkill>;
export type StoredWrapupCode = Stored<WrapupCode>;
export type StoredPresenceDefinition = Stored<OrganizationPresence> & { name: string; systemPresence: string };

/** The membership of a user in a queue. */
export interface Membership {
  joined: boolean;
  ringNumber: number;
  /** A direct membership by default. */
  memberBy?: 'group';
}

/** The place of changes of memberships, followed by the queue's id. */
export const MEMBERS = 'queues.members';

/** All stored data of a sandbox: common entities as properties, all others by name or path. */
export class Store extends Paths {
  readonly divisions = this.#entities<Stored<Division>>('division', '/api/v2/authorization/divisions');
  readonly users = this.#entities<StoredUser>('user', '/api/v2/users');
  readonly queues = this.#entities<StoredQueue>('queue', '/api/v2/routing/queues');
  readonly skills = this.#entities<StoredSkill>('routingSkill', '/api/v2/routing/skills');
  readonly wrapupCodes = this.#entities<StoredWrapupCode>('wrapupCode', '/api/v2/routing/wrapupcodes');
  readonly presenceDefinitions = this.#entities<StoredPresenceDefinition>('presenceDefinition', '/api/v2/presencedefinitions');
  /** By queue, then user. */
  readonly members = this.#children<Membership>(MEMBERS);
  /** By queue, then wrap-up code. */
  readonly queueWrapupCodes = this.#children<true>('queues.wrapupCodes');
  /** Proficiency by user, then skill. */
  readonly userSkills = this.#children<number>('users.skills');
  /** By user, then source in capitals. */
  readonly presences = this.#children<UserPresence>('users.presences');
  /** By user. */
  readonly routingStatuses = this.collection<RoutingStatus, ObservedMap<RoutingStatus>>('users.routingStatuses');

  #entities<T extends { id: string; selfUri?: string }>(entityName: string, uri: string): EntityRepository<T> {
    const collection = new EntityRepository(
      this.collection<T>(uri, undefined, () => new LocatedMap(uri, this.changes)),
      entityName,
      uri,
    );
    const isPresent = (entity: object | undefined): boolean => entity !== undefined && !isDeleted(entity);
    this.addView(uri, () => ({
      find: (key) => [collection.find(key)].find(isPresent),
      all: () => collection.all().filter(isPresent),
      withText: (field, text) => collection.withText(field as keyof T & string, text).filter(isPresent),
      put: (_, entity) => collection.save(entity as T & { id: string }),
      remove: (key) => collection.remove(key),
    }));
    return collection;
  }

  #children<V>(name: string): Children<V> {
    return new Children(
      this.collection<Map<string, V>, ChildrenByParent<V>>(name, undefined, () => new ChildrenByParent(name, this.changes)),
    );
  }
}

/** Deleted users can still be read. */
function isDeleted(entity: object): boolean {
  return (entity as { state?: unknown }).state === 'deleted';
}
