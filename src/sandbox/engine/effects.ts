import { findOwnedList, collectionOfType } from './owned-lists.js';
import type { ContractOperation } from '../../contract/index.js';
import { bulkWork } from './bulk.js';
import { keyTail } from './entities.js';
import { isCollection } from '../operations/kinds.js';
import type { CollectionPaths } from '../operations/collection-paths.js';
import { isJob } from './progress.js';
import type { Route } from '../operations/route.js';
import { isSearchable } from './lists/search.js';
import { entryType, listField, shapeOf } from '../operations/shapes.js';
import { changesParent, canShow } from './can-show.js';
import type { Surface } from '../operations/surface.js';
import { transitionFields } from './transitions.js';

/** The effect of an operation in the sandbox. */
export type Effect =
  /** A handler of an area implements it. */
  | 'behaves'
  /** It writes, and a later read shows the result. */
  | 'stores'
  /** It reads what was stored. */
  | 'reads'
  /** It finds what was stored, by criteria. */
  | 'searches'
  /** It shows data that no operation can write: empty lists, unknown ids, constants of the type. */
  | 'blank'
  /** Not implemented: no effect, or the response would be invented. */
  | 'none';

/** Reads whose result must have been computed. */
const computedSegments = /^(search|suggest|query|[a-z]*results?)$/;

/** Fields that link to something stored elsewhere: files, pages, recordings. */
const addressFields = /(url|uri)$/i;

/**
 * Derives the effect of an operation from the contract alone. A write counts only if a read can show at least one of its
 * fields. A job counts only if its work is done; storing the job is not enough.
 */
export class Effects {
  readonly #surface: Surface;
  readonly #collectionPaths: CollectionPaths;
  readonly #hasHandler: (route: Route) => boolean;
  readonly #hasInitialData: (path: string) => boolean;
  readonly #effects = new Map<Route, Effect>();
  #views: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(
    surface: Surface,
    collectionPaths: CollectionPaths,
    /** Whether an area handles an operation. */
    hasHandler: (route: Route) => boolean,
    /** Whether an organisation has data at a path although no operation writes it. */
    hasInitialData: (path: string) => boolean,
  ) {
    this.#surface = surface;
    this.#collectionPaths = collectionPaths;
    this.#hasHandler = hasHandler;
    this.#hasInitialData = hasInitialData;
  }

  /** Determines all effects again, because there are more operations or handlers now. */
  forget(): void {
    this.#effects.clear();
    this.#views = undefined;
  }

  of(route: Route): Effect {
    const effect = this.#effects.get(route) ?? this.#determineEffect(route);
    this.#effects.set(route, effect);
    return effect;
  }

  #determineEffect(route: Route): Effect {
    const { template, operation } = route;
    if (this.#hasHandler(route)) return 'behaves';
    const kind = this.#surface.kind(route);
    switch (kind) {
      case 'create':
      case 'createMany':
        if (isJob(operation.returns) || isJob(this.#surface.itemType(template))) return 'none';
        return this.#storesEntity(route, template) ? 'stores' : 'none';
      case 'replace':
      case 'change':
        if (kind === 'change' && !operation.body) return 'none';
        return this.#storesEntity(route, template.slice(0, -3)) ? 'stores' : 'none';
      case 'delete':
        if (!this.#isRead(template.slice(0, -3))) return 'none';
        return this.#isFilled(template.slice(0, -3)) ? 'stores' : 'blank';
      case 'writeMany':
        return this.#storesEntity(route, template) ? 'stores' : 'none';
      case 'deleteMany':
        return this.#isFilled(template) ? 'stores' : 'none';
      case 'replaceOne':
      case 'changeOne':
        return this.#storesOne(route) ? 'stores' : 'none';
      case 'deleteOne':
        return this.#isWritable(template) ? 'stores' : 'none';
      case 'list':
      case 'read':
      case 'readOne':
        return this.#effectOfRead(route);
      case 'search':
        return this.#canSearch(route) ? 'searches' : 'none';
      case 'action':
        return this.#effectOfAction(route);
    }
  }

  #storesEntity({ operation, template }: Route, collection: string): boolean {
    const storingCollection = operation.verb === 'POST' ? this.#collectionPaths.storingCollection(template) : undefined;
    if (storingCollection === undefined && !this.#isRead(collection)) return false;
    if (operation.verb === 'POST' && template === collection && !this.#identifiesEntity(operation, collection)) return false;
    return canShow(this.#surface.itemType(collection), operation.body?.type);
  }

  /** Whether the caller can identify the new entity, from the response or from the request. */
  #identifiesEntity({ body, returns }: ContractOperation, collection: string): boolean {
    const name = this.#surface.itemName(collection);
    const idFields = ['id', name, name.replace(/(Id|Code|Name)$/, ''), keyTail(name), 'version', 'key'];
    if (listField(returns) !== undefined || returns === this.#surface.itemType(collection) || returns === 'void') return true;
    return [returns, body?.type ?? ''].some(
      (type) => shapeOf(type).size === 0 || idFields.some((field) => shapeOf(type).has(field)),
    );
  }

  #storesOne(route: Route): boolean {
    const { operation, template } = route;
    const shownType = this.#surface.route(template, 'GET')?.operation.returns ?? '';
    if (operation.body)
      return (operation.body.type === shownType && shapeOf(shownType).size === 0) || canShow(shownType, operation.body.type);
    // A draft starts as a copy of its parent.
    return this.#parentType(template) === shownType;
  }

  /** Whether any of the paths of a collection reads what is stored in it. */
  #isRead(template: string): boolean {
    const canonical = this.#collectionPaths.canonical(template);
    const reads = (path: string): boolean => {
      const list = this.#surface.route(path, 'GET');
      return (
        (list !== undefined && this.#surface.kind(list) === 'list') || this.#surface.route(`${path}/{}`, 'GET') !== undefined
      );
    };
    return reads(template) || reads(canonical) || this.#viewsOf(canonical).some(reads);
  }

  #viewsOf(canonical: string): readonly string[] {
    if (!this.#views) {
      const views = new Map<string, string[]>();
      for (const template of this.#surface.templates) {
        const canonicalTemplate = this.#collectionPaths.canonical(template);
        views.set(canonicalTemplate, [...(views.get(canonicalTemplate) ?? []), template]);
      }
      this.#views = views;
    }
    return this.#views.get(canonical) ?? [];
  }

  #effectOfRead(route: Route): Effect {
    const { template, operation, names } = route;
    const collection = template.replace(/\/\{\}$/, '');
    if (this.#surface.kind(route) !== 'readOne') {
      const isFilled = this.#isFilled(collection);
      if (isFilled) return operation.query.some(({ wireName }) => wireName === 'q64') ? 'searches' : 'reads';
      if (computedSegments.test(lastSegment(collection))) return 'none';
      if (this.#hasInitialData(template)) return 'reads';
      return this.#surface.kind(route) === 'list' ? this.#effectOfList(route) : 'blank';
    }
    if (this.#isWritable(template) || this.#hasInitialData(template)) return 'reads';
    if (this.#parentType(template) === operation.returns) return 'reads';
    if (computedSegments.test(lastSegment(template))) return 'none';
    const hasAddress = [...shapeOf(operation.returns).values()].some(
      ({ name, kind }) => kind === 'string' && name !== 'selfUri' && addressFields.test(name),
    );
    return hasAddress && names.length > 0 ? 'none' : 'blank';
  }

  /** A list without an add operation is composed of data elsewhere, which a stored list would hide. */
  #effectOfList(route: Route): Effect {
    const { template, operation } = route;
    const singles = this.#surface.templates.filter(
      (path) => path.startsWith(`${template}/`) && !path.slice(template.length + 1).includes('/') && !path.endsWith('{}'),
    );
    if (singles.some((path) => this.#surface.route(path, 'PUT'))) return 'reads';
    if (findOwnedList(this.#surface, this.#collectionPaths, route)) return 'reads';
    const collectionOfEntries = collectionOfType(this.#surface, this.#collectionPaths, entryType(operation.returns));
    return collectionOfEntries === undefined ? 'blank' : 'none';
  }

  /** Whether a collection can ever contain an entity. */
  #isFilled(collection: string): boolean {
    const canonical = this.#collectionPaths.canonical(collection);
    if (this.#hasInitialData(canonical)) return true;
    const paths = [...new Set([collection, canonical])];
    const creators = paths.flatMap((path) => this.#surface.route(path, 'POST') ?? []);
    const addRoutes = creators.filter((creator) => this.#surface.kind(creator).startsWith('create'));
    if (addRoutes.length > 0 ? addRoutes.some((creator) => this.#writes(creator)) : this.#collectionPaths.isFilled(canonical))
      return true;
    const puts = paths.flatMap((path) => this.#surface.route(`${path}/{}`, 'PUT') ?? this.#surface.route(path, 'PUT') ?? []);
    return puts.some((put) => this.#writes(put));
  }

  #isWritable(template: string): boolean {
    const writers = ['POST', 'PUT', 'PATCH'].flatMap((verb) => this.#surface.route(template, verb) ?? []);
    return writers.some((writer) => this.#writes(writer));
  }

  #writes(route: Route): boolean {
    return ['behaves', 'stores'].includes(this.of(route));
  }

  #canSearch({ operation, template }: Route): boolean {
    const collection = template.slice(0, template.lastIndexOf('/'));
    if (listField(operation.returns) === undefined || !isCollection(this.#surface, collection)) return false;
    if (!this.#collectionPaths.isFilled(this.#collectionPaths.canonical(collection))) return false;
    if (entryType(operation.returns) !== this.#surface.itemType(collection)) return false;
    return isSearchable(operation.body?.type ?? '');
  }

  #effectOfAction(route: Route): Effect {
    const { operation, template } = route;
    const bulk = bulkWork(this.#surface, this.#collectionPaths, route);
    if (bulk) {
      if (!this.#isFilled(bulk.collection)) return 'none';
      return bulk.action === 'retrieve' ? 'reads' : 'stores';
    }
    if (this.#parentType(template) !== operation.returns) return 'none';
    if (changesParent(route)) return this.#isFilled(template.slice(0, template.lastIndexOf('/{}'))) ? 'stores' : 'none';
    const action = lastSegment(template);
    return action === 'copy' || transitionFields(operation.returns, action) !== undefined ? 'stores' : 'none';
  }

  /** Returns the type of the entity above the words at the end of a path. */
  #parentType(template: string): string | undefined {
    const end = template.lastIndexOf('/{}');
    return end < 0 || end + 3 === template.length ? undefined : this.#surface.itemType(template.slice(0, end));
  }
}

function lastSegment(template: string): string {
  return template.slice(template.lastIndexOf('/') + 1);
}
