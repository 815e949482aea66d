import { isObject } from '../values/json.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { belongings } from './belongings.js';
import { entityName } from './entities.js';
import type { Identity } from './entities.js';
import { filled } from '../operations/route.js';
import type { Json } from '../values/json.js';
import type { Places } from '../operations/places.js';
import { isJob, progressed } from './progress.js';
import type { Match, Surface } from '../operations/surface.js';
import { textOf } from './values.js';

/** The collection that a request addresses. */
export interface Shelf {
  /** The path under which its entities are stored. */
  path: string;
  /** The path in the request. */
  uri: string;
  type: string;
  /** The placeholder for the id of its entities. */
  keyName: string;
}

/** Entities that are stored elsewhere, but belong to a list. */
export const ELSEWHERE = '$elsewhere';

/** Finds what a request addresses: the collection, the entity in it, and its parents. */
export class Shelves {
  /** When each job started, by its path. */
  readonly started: Map<string, number>;

  constructor(
    readonly world: World,
    readonly surface: Surface,
    readonly places: Places,
  ) {
    this.started = world.collection('jobs.started');
  }

  /**
   * @throws the platform's 404 for missing parents of the resource, and for a missing owner of the list at the end of the path.
   */
  checkParents({ route, values, kind }: Match, hasEffect: boolean): void {
    const segments = route.template.split('/');
    const isOwn = route.template.endsWith('/{}') && !(kind === 'list' && route.names.at(-1)?.endsWith('Id'));
    const last = isOwn ? values.length - 1 : values.length;
    let index = 0;
    for (const [at, segment] of segments.entries()) {
      if (segment !== '{}') continue;
      if (index >= last) return;
      const name = route.names[index] ?? '';
      const value = values[index] ?? '';
      const collection = segments.slice(0, at).join('/');
      const isKnown = this.knows(collection, name, values.slice(0, index), value);
      if (isKnown === false || (isKnown === undefined && hasEffect && !this.isSomewhere(name, value, values[0])))
        throw notFound(entityName(name), value);
      index += 1;
    }
  }

  /** If the contract does not determine the collection, an id must be that of any stored entity. */
  isSomewhere(name: string, value: string, conversationId = ''): boolean {
    if (!name.endsWith('Id') || freeIds.test(name)) return true;
    if (!partsOfConversations.has(name)) return this.world.store.locate(value) !== undefined;
    const conversation = this.world.store.find('/api/v2/conversations', conversationId);
    return JSON.stringify(conversation ?? {}).includes(JSON.stringify(value));
  }

  /** Whether the value of a placeholder identifies an entity; `undefined` if this cannot be determined. */
  knows(template: string, name: string, values: readonly string[], value: string): boolean | undefined {
    const canonical = this.places.canonical(template);
    if (this.world.store.has(filled(canonical, values), value)) return true;
    if (this.places.isFilled(canonical)) return false;
    const homes = this.places.homes(name);
    if (homes.length > 0) return homes.some((home) => this.world.store.has(this.places.canonical(home), value));
    return this.surface.route(template, 'GET') ? false : undefined;
  }

  /** The collection that an operation lists, adds to, or reads an entity of. */
  shelf({ route, values }: Match, template = route.template.replace(/\/\{\}$/, '')): Shelf {
    return {
      path: filled(this.places.canonical(template), values),
      uri: filled(template, values),
      type: this.surface.itemType(template),
      keyName: this.surface.itemName(template),
    };
  }

  entities(shelf: Shelf): readonly Json[] {
    const kept = this.world.store.all(shelf.path);
    const isPlain = !isJob(shelf.type) && !kept.some((entity) => ELSEWHERE in entity);
    if (isPlain) return kept;
    return kept.flatMap((entity): Json[] => {
      const key = textOf(entity['id']);
      const elsewhere = entity[ELSEWHERE];
      if (typeof elsewhere !== 'string') return [this.asOfNow(shelf, key, entity)];
      return [this.world.store.find(elsewhere, key) ?? []].flat();
    });
  }

  /** The entities of a list: those added to it, or those that it is composed of. */
  listed(match: Match): readonly Json[] {
    const shelf = this.shelf(match);
    const own = this.entities(shelf);
    const singles = this.#singlesOf(match.route.template, shelf.path);
    if (own.length + singles.length > 0 || this.places.isFilled(this.places.canonical(match.route.template)))
      return [...own, ...singles];
    const gathered = belongings(this.surface, this.places, match.route);
    if (!gathered) return this.world.store.singlesBelow(shelf.path);
    const { home, field } = gathered;
    const owner = match.values.at(-1);
    return this.world.store.all(home).filter((entity) => {
      const named = entity[field];
      return isObject(named) && named['id'] === owner;
    });
  }

  /**
   * Single resources that also are entities of the list: those that are read, replaced and deleted like entities, such as
   * `…/okta`.
   */
  #singlesOf(template: string, path: string): readonly Json[] {
    if (!this.surface.hasItems(template)) return [];
    const verbs = ['GET', 'PUT', 'DELETE'];
    const isOne = (word: string): boolean => verbs.every((verb) => this.surface.route(`${template}/${word}`, verb));
    return isOne('{}') ? this.world.store.singlesBelow(path).filter(({ id }) => isOne(textOf(id))) : [];
  }

  /** An entity with its state at the current time. */
  asOfNow({ path, type }: Shelf, key: string, entity: Json): Json {
    const started = this.started.get(`${path}/${key}`);
    return started === undefined ? entity : progressed(this.world, type, entity, started);
  }

  /** The entity above the words at the end of a path. */
  parent({ route, values }: Match): { shelf: Shelf; key: string; entity: Json } | undefined {
    const end = route.template.lastIndexOf('/{}') + 3;
    if (end < 3 || end === route.template.length) return undefined;
    const nearest = route.template.slice(0, end);
    const shelf = this.shelf({ route, values, kind: 'read' }, nearest.slice(0, -3));
    const key = values.at(-1) ?? '';
    const entity = this.world.store.find(shelf.path, key);
    return entity && { shelf, key, entity };
  }
}

/** Ids that identify no entity: weeks are dates, and the caller chooses the ids of cookies and geolocation clients. */
const freeIds = /^(?:week|weekDate|customerCookie|client|source|externalMetric)Id$/;

/** Ids of parts of a conversation, which have no collection. */
const partsOfConversations: ReadonlySet<string> = new Set(['participantId', 'communicationId']);

/** The identity of an entity with this key. */
export function identityOf({ type, keyName, uri }: Shelf, key: string): Identity {
  return { type, key, keyName, selfUri: `${uri}/${encodeURIComponent(key)}` };
}
