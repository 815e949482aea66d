import { entryType, listField } from '../operations/shapes.js';
import { fillTemplate } from '../operations/route.js';
import type { Json } from '../values/json.js';
import { CollectionPaths } from '../operations/collection-paths.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import { isObject } from '../values/json.js';
import { isSeedable } from '../seed/unsectioned-data.js';
import { sections } from '../seed/sections.js';
import type { SeedFile } from '../store/initial-data/seed-file.js';
import { PersonalDataFilter } from './personal-data-filter.js';
import { entryOf } from './entries.js';
import type { Related } from './entries.js';
import { mergeFiles } from './merge-files.js';
import type { Pseudonyms } from './pseudonyms.js';

/** Lists that relate entities to others, such as members of a queue: by path, the section and field that store the relation. */
const relations: Readonly<Record<string, { section: string; field: string; of?: string }>> = {
  '/api/v2/authorization/subjects/{}': { section: 'users', field: 'grants' },
  '/api/v2/users/{}/roles': { section: 'users', field: 'roles' },
  '/api/v2/routing/queues/{}/members': { section: 'queues', field: 'members' },
  '/api/v2/routing/queues/{}/users': { section: 'queues', field: 'members' },
  '/api/v2/routing/queues/{}/wrapupcodes': { section: 'queues', field: 'wrapupCodes', of: 'wrapupCodes' },
  '/api/v2/groups/{}/members': { section: 'groups', field: 'members', of: 'users' },
  '/api/v2/users/{}/routingskills': { section: 'users', field: 'skills' },
  '/api/v2/users/{}/routinglanguages': { section: 'users', field: 'languages' },
  '/api/v2/flows/datatables/{}/rows': { section: 'dataTables', field: 'rows' },
};

/** Paths that are not recorded: the organisation itself, the authenticated user, and short-lived data. */
const ignoredPaths = /^\/api\/v2\/(?:organizations\/me|users\/me|tokens|date|timezones|downloads)(?:\/|$)/;

/**
 * Collects the responses of an organisation for a seed file. It stores them unchanged until the file is written, because only
 * then all personal data to replace is known.
 */
export class Recording {
  readonly #earlierFile: SeedFile;
  readonly #collectionPaths = new CollectionPaths(surface(), () => false);
  readonly #entities = new Map<string, Map<string, Json>>();
  readonly #settings = new Map<string, { type: string; value: Json }>();
  readonly #relatedById: Related = new Map();
  readonly #secrets = new Set<string>();
  readonly #filter: PersonalDataFilter;
  readonly #sectionsByPath = new Map(Object.entries(sections).map(([name, { path }]) => [path, name]));

  /** @param earlierFile - The recording of an earlier run in the file. */
  constructor(pseudonyms: Pseudonyms, earlierFile: SeedFile = {}) {
    this.#earlierFile = earlierFile;
    this.#filter = new PersonalDataFilter(pseudonyms, this.#secrets);
  }

  /** Registers a secret of a request that must not occur anywhere in the file. */
  addSecret(secret: string): void {
    if (secret.length >= 8) this.#secrets.add(secret);
  }

  /**
   * Adds the response to a GET.
   * @returns whether any of it will be recorded.
   */
  add(path: string, body: unknown): boolean {
    const match = surface().match('GET', path);
    if (!('route' in match) || ignoredPaths.test(path)) return false;
    const { returns } = match.route.operation;
    this.#filter.collectPeople(returns, body);
    if (this.#addRelation(match, body)) return true;
    switch (match.kind) {
      case 'list':
        return this.#addList(match, body);
      case 'read':
        return isObject(body) && this.#addEntity(match.route.template.slice(0, -3), match.values.slice(0, -1), body);
      case 'readOne':
        return this.#addSetting(match, body);
      default:
        return false;
    }
  }

  /** Returns the recording as a seed file. */
  file(): SeedFile {
    const file: Record<string, unknown> = {};
    const entities: Record<string, Json[]> = {};
    const roles = this.#entitiesOf('roles');
    const divisions = this.#entitiesOf('divisions');
    const recordedData = { relatedById: this.#relatedById, recordedRoles: { roles, divisions } };
    for (const [path, storedEntities] of this.#entities) {
      const name = this.#sectionsByPath.get(path);
      const section = name === undefined ? undefined : sections[name];
      if (name !== undefined && section) {
        file[name] = [...storedEntities.values()].flatMap((raw) => entryOf(this.#filter, name, section, raw, recordedData) ?? []);
      } else {
        const type = entryType(surface().itemType(templateOf(path)));
        const recordedPath = path
          .split('/')
          .map((segment, index) => (index > 3 ? this.#filter.id(segment) : segment))
          .join('/');
        entities[recordedPath] = [...storedEntities.values()].map((raw) => this.#filter.clean(type, raw) as Json);
      }
    }
    const settings = [...this.#settings].map(([path, { type, value }]) => [path, this.#filter.clean(type, value)] as const);
    return mergeFiles(this.#earlierFile, { ...file, entities, settings: Object.fromEntries(settings) }, (text) =>
      this.#filter.scrub(text),
    );
  }

  #entitiesOf(section: string): ReadonlyMap<string, Json> {
    return this.#entities.get(sections[section]?.path ?? '') ?? new Map<string, Json>();
  }

  #addRelation({ route, values }: Match, body: unknown): boolean {
    const relation = relations[route.template];
    if (!relation) return false;
    const field = isObject(body) && relation.field in body ? relation.field : listField(route.operation.returns);
    const list = field === undefined || !isObject(body) ? body : body[field];
    const owner = `${relation.section} ${values[0] ?? ''}`;
    const relatedFields = this.#relatedById.get(owner) ?? {};
    const entries = (Array.isArray(list) ? list : []).filter(isObject);
    relatedFields[relation.field] = [...((relatedFields[relation.field] as Json[] | undefined) ?? []), ...entries];
    this.#relatedById.set(owner, relatedFields);
    if (relation.of !== undefined) {
      const path = sections[relation.of]?.path ?? '';
      for (const entry of entries) this.#put(path, entry);
    }
    return true;
  }

  #addList({ route, values }: Match, body: unknown): boolean {
    const field = listField(route.operation.returns);
    const list: unknown = field === '' || !isObject(body) ? body : body[field ?? ''];
    if (!Array.isArray(list)) return false;
    return list
      .filter(isObject)
      .map((entity) => this.#addEntity(route.template, values, entity))
      .some(Boolean);
  }

  #addEntity(template: string, values: readonly string[], entity: Json): boolean {
    const path = fillTemplate(this.#collectionPaths.canonical(template), values);
    if (typeof entity['id'] !== 'string') return false;
    if (!this.#sectionsByPath.has(path) && (!isSeedable(path) || path.includes('/divisionviews'))) return false;
    if (!this.#sectionsByPath.has(path) && !this.#isListed(path)) return false;
    this.#put(path, entity);
    return true;
  }

  /** Whether a seed file can contain the path: it is a collection of the contract. */
  #isListed(path: string): boolean {
    const match = surface().match('GET', path);
    return 'route' in match && match.kind === 'list';
  }

  /** Merges the fields of an entity, because responses contain different ones. */
  #put(path: string, entity: Json): void {
    const storedEntities = this.#entities.get(path) ?? new Map<string, Json>();
    this.#entities.set(path, storedEntities);
    const id = String(entity['id']);
    storedEntities.set(id, { ...storedEntities.get(id), ...entity });
  }

  #addSetting({ route, values }: Match, body: unknown): boolean {
    // A resource below one of several entities would need to name that entity.
    if (values.length > 0 || !isObject(body) || !isSeedable(route.template)) return false;
    this.#settings.set(route.template, { type: route.operation.returns, value: body });
    return true;
  }
}

/** Replaces every segment that is not a fixed word of the contract with `{}`. */
function templateOf(path: string): string {
  const match = surface().match('GET', path);
  return 'route' in match ? match.route.template : path;
}
