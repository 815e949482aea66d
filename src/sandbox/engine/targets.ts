import { isObject } from '../values/json.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { findOwnedList } from './owned-lists.js';
import { entityName } from './entities.js';
import type { Identity } from './entities.js';
import { fillTemplate } from '../operations/route.js';
import type { Json } from '../values/json.js';
import type { CollectionPaths } from '../operations/collection-paths.js';
import { isJob, withProgress } from './progress.js';
import type { Match, Surface } from '../operations/surface.js';
import { textOf } from './values.js';

/** The collection that a request addresses. */
export interface Target {
  /** The path under which its entities are stored. */
  path: string;
  /** The path in the request. */
  uri: string;
  type: string;
  /** The placeholder for the id of its entities. */
  keyName: string;
}

/** Entities that are stored elsewhere, but belong to a list. */
export const STORED_AT = '$elsewhere';

/** Finds what a request addresses: the collection, the entity in it, and its parents. */
export class Targets {
  /** When each job started, by its path. */
  readonly startTimes: Map<string, number>;

  constructor(
    readonly world: World,
    readonly surface: Surface,
    readonly collectionPaths: CollectionPaths,
  ) {
    this.startTimes = world.collection('jobs.started');
  }

  /**
   * @throws the platform's 404 for missing parents of the resource, and for a missing owner of the list at the end of the path.
   */
  checkParents({ route, values, kind }: Match, hasEffect: boolean): void {
    const segments = route.template.split('/');
    const isItemPath = route.template.endsWith('/{}') && !(kind === 'list' && route.names.at(-1)?.endsWith('Id'));
    const last = isItemPath ? values.length - 1 : values.length;
    let index = 0;
    for (const [at, segment] of segments.entries()) {
      if (segment !== '{}') continue;
      if (index >= last) return;
      const name = route.names[index] ?? '';
      const value = values[index] ?? '';
      const collection = segments.slice(0, at).join('/');
      const isKnownId = this.isKnown(collection, name, values.slice(0, index), value);
      if (isKnownId === false || (isKnownId === undefined && hasEffect && !this.isStoredAnywhere(name, value, values[0])))
        throw notFound(entityName(name), value);
      index += 1;
    }
  }

  /** If the contract does not determine the collection, an id must be that of any stored entity. */
  isStoredAnywhere(name: string, value: string, conversationId = ''): boolean {
    if (!name.endsWith('Id') || callerChosenIds.test(name)) return true;
    if (!partsOfConversations.has(name)) return this.world.store.locate(value) !== undefined;
    const conversation = this.world.store.find('/api/v2/conversations', conversationId);
    return JSON.stringify(conversation ?? {}).includes(JSON.stringify(value));
  }

  /** Whether the value of a placeholder identifies an entity; `undefined` if this cannot be determined. */
  isKnown(template: string, name: string, values: readonly string[], value: string): boolean | undefined {
    const canonical = this.collectionPaths.canonical(template);
    if (this.world.store.has(fillTemplate(canonical, values), value)) return true;
    if (this.collectionPaths.isFilled(canonical)) return false;
    const collections = this.collectionPaths.collectionsOfPlaceholder(name);
    if (collections.length > 0)
      return collections.some((collection) => this.world.store.has(this.collectionPaths.canonical(collection), value));
    return this.surface.route(template, 'GET') ? false : undefined;
  }

  /** The collection that an operation lists, adds to, or reads an entity of. */
  target({ route, values }: Match, template = route.template.replace(/\/\{\}$/, '')): Target {
    return {
      path: fillTemplate(this.collectionPaths.canonical(template), values),
      uri: fillTemplate(template, values),
      type: this.surface.itemType(template),
      keyName: this.surface.itemName(template),
    };
  }

  entities(target: Target): readonly Json[] {
    const storedEntities = this.world.store.all(target.path);
    const isPlain = !isJob(target.type) && !storedEntities.some((entity) => STORED_AT in entity);
    if (isPlain) return storedEntities;
    return storedEntities.flatMap((entity): Json[] => {
      const key = textOf(entity['id']);
      const otherPath = entity[STORED_AT];
      if (typeof otherPath !== 'string') return [this.withCurrentState(target, key, entity)];
      return [this.world.store.find(otherPath, key) ?? []].flat();
    });
  }

  /** The entities of a list: those added to it, or those that it is composed of. */
  entitiesOfList(match: Match): readonly Json[] {
    const target = this.target(match);
    const ownEntities = this.entities(target);
    const singles = this.#singlesOf(match.route.template, target.path);
    if (
      ownEntities.length + singles.length > 0 ||
      this.collectionPaths.isFilled(this.collectionPaths.canonical(match.route.template))
    )
      return [...ownEntities, ...singles];
    const ownedList = findOwnedList(this.surface, this.collectionPaths, match.route);
    if (!ownedList) return this.world.store.singlesBelow(target.path);
    const { collectionPath, field } = ownedList;
    const owner = match.values.at(-1);
    return this.world.store.all(collectionPath).filter((entity) => {
      const reference = entity[field];
      return isObject(reference) && reference['id'] === owner;
    });
  }

  /**
   * Single resources that also are entities of the list: those that are read, replaced and deleted like entities, such as
   * `…/okta`.
   */
  #singlesOf(template: string, path: string): readonly Json[] {
    if (!this.surface.hasItems(template)) return [];
    const verbs = ['GET', 'PUT', 'DELETE'];
    const isSingleResource = (segmentName: string): boolean =>
      verbs.every((verb) => this.surface.route(`${template}/${segmentName}`, verb));
    return isSingleResource('{}') ? this.world.store.singlesBelow(path).filter(({ id }) => isSingleResource(textOf(id))) : [];
  }

  /** An entity with its state at the current time. */
  withCurrentState({ path, type }: Target, key: string, entity: Json): Json {
    const startTime = this.startTimes.get(`${path}/${key}`);
    return startTime === undefined ? entity : withProgress(this.world, type, entity, startTime);
  }

  /** The entity above the words at the end of a path. */
  parent({ route, values }: Match): { target: Target; key: string; entity: Json } | undefined {
    const end = route.template.lastIndexOf('/{}') + 3;
    if (end < 3 || end === route.template.length) return undefined;
    const parentTemplate = route.template.slice(0, end);
    const target = this.target({ route, values, kind: 'read' }, parentTemplate.slice(0, -3));
    const key = values.at(-1) ?? '';
    const entity = this.world.store.find(target.path, key);
    return entity && { target, key, entity };
  }
}

/** Ids that identify no entity: weeks are dates, and the caller chooses the ids of cookies and geolocation clients. */
const callerChosenIds = /^(?:week|weekDate|customerCookie|client|source|externalMetric)Id$/;

/** Ids of parts of a conversation, which have no collection. */
const partsOfConversations: ReadonlySet<string> = new Set(['participantId', 'communicationId']);

/** The identity of an entity with this key. */
export function identityOf({ type, keyName, uri }: Target, key: string): Identity {
  return { type, key, keyName, selfUri: `${uri}/${encodeURIComponent(key)}` };
}
