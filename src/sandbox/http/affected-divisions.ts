import { isObject } from '../values/json.js';
import type { World } from '../store/world.js';
import { fillTemplate } from '../operations/route.js';
import type { Json } from '../values/json.js';
import { findDivisionAwareCollections, isOfConversations, subjectOf } from '../operations/permissions.js';
import { shapeOf } from '../operations/shapes.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';

/** An entity that a request names, and its divisions. */
export interface AffectedEntity {
  readonly name: string;
  readonly id: string;
  readonly divisions: readonly string[];
  /** Users whom the entity belongs to; for them its divisions do not matter. */
  readonly ownerIds: readonly string[];
  /** Whether a permission for such entities holds only in the divisions that it was granted in. */
  readonly isLimitedByDivision: (permission: string) => boolean;
}

let divisionAwareCollections: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Determines which divisions a request concerns. */
export class AffectedDivisions {
  readonly #world: World;
  readonly #surface = surface();

  constructor(world: World) {
    this.#world = world;
  }

  /** The entities in the path that exist and are in a division. */
  affectedEntities({ route, values }: Match): AffectedEntity[] {
    const segments = route.template.split('/');
    let index = -1;
    return segments.flatMap((segment, at): AffectedEntity[] => {
      if (segment !== '{}') return [];
      index += 1;
      const name = route.names[index] ?? '';
      const id = values[index] ?? '';
      if (name === 'conversationId') return this.#conversation(id);
      const templates = [
        this.#world.collectionPaths.canonical(segments.slice(0, at).join('/')),
        ...this.#world.collectionPaths.collectionsOfPlaceholder(name),
      ];
      const parentValues = values.slice(0, index);
      for (const template of templates) {
        const division = divisionIn(this.#world.store.find(fillTemplate(template, parentValues), id));
        if (division === undefined) continue;
        const isLimitedByDivision = (permission: string): boolean => this.#isLimitedByDivision(permission, templates);
        return [{ name: name.replace(/Id$/, ''), id, divisions: [division], ownerIds: [id], isLimitedByDivision }];
      }
      return [];
    });
  }

  /** Whether a permission decides which entities of a list or search the caller sees. */
  filtersListBy({ route: { template, operation }, kind }: Match, permission: string): boolean {
    if (operation.verb !== 'GET' && kind !== 'search') return false;
    const collectionPath = kind === 'search' ? template.slice(0, template.lastIndexOf('/')) : template;
    return this.#isLimitedByDivision(
      permission,
      [template, collectionPath].map((path) => this.#world.collectionPaths.canonical(path)),
    );
  }

  /**
   * The division that a request puts an entity into: the one in its body, or the home division for a new entity without one.
   *
   * @returns `undefined` if the request sets no division.
   */
  targetDivision(
    { route, kind }: Match,
    body: unknown,
  ): { divisionId: string; isLimitedByDivision: (permission: string) => boolean } | undefined {
    if (!['create', 'replace', 'change'].includes(kind) || !isObject(body)) return undefined;
    const template = this.#world.collectionPaths.canonical(route.template.replace(/\/\{\}$/, ''));
    if (!shapeOf(this.#surface.itemType(template)).has('division')) return undefined;
    const { homeDivisionId } = this.#world.organisation;
    const divisionId = divisionIn(body) ?? body['divisionId'] ?? (kind === 'create' ? homeDivisionId : undefined);
    // The handler itself refuses a division that does not exist.
    if (typeof divisionId !== 'string' || this.#world.store.divisions.find(divisionId) === undefined) return undefined;
    return { divisionId, isLimitedByDivision: (permission) => this.#isLimitedByDivision(permission, [template]) };
  }

  #isLimitedByDivision(permission: string, templates: readonly string[]): boolean {
    // Depends only on the contract and on the areas that every sandbox has, so it is computed once, at the first call.
    divisionAwareCollections ??= findDivisionAwareCollections(this.#surface, (template) =>
      this.#world.collectionPaths.canonical(template),
    );
    const collections = divisionAwareCollections.get(subjectOf(permission));
    return collections !== undefined && templates.some((template) => collections.has(template));
  }

  /** A conversation is in the divisions of the queues that it was routed to. */
  #conversation(id: string): AffectedEntity[] {
    const conversation = this.#world.store.find('/api/v2/conversations', id);
    const parties = (conversation?.['parties'] ?? []) as readonly { queueId?: string; userId?: string }[];
    const queues = new Set(parties.flatMap(({ queueId }) => queueId ?? []));
    const divisions = [...queues].flatMap((queueId) => this.#world.store.queues.find(queueId)?.division?.id ?? []);
    const ownerIds = parties.flatMap(({ userId }) => userId ?? []);
    return divisions.length === 0
      ? []
      : [{ name: 'conversation', id, divisions, ownerIds, isLimitedByDivision: isOfConversations }];
  }
}

function divisionIn(entity: Json | undefined): string | undefined {
  const division = entity?.['division'];
  return isObject(division) && typeof division['id'] === 'string' ? division['id'] : undefined;
}
