import { fitToType } from '../../sandbox/engine/fit-to-type.js';
import { entryType, shapeOf } from '../../sandbox/operations/shapes.js';
import { surface } from '../../sandbox/operations/surface.js';
import { fillTemplate } from '../../sandbox/operations/route.js';
import { isSeedable } from '../../sandbox/seed/unsectioned-data.js';
import { sections } from '../../sandbox/seed/sections.js';
import type { Section } from '../../sandbox/seed/sections.js';
import type { SeedFile } from '../../sandbox/store/initial-data/seed-file.js';
import { isObject } from '../../core/values/is-object.js';
import { collectionPaths } from './resources.js';
import type { Resource } from './resources.js';

type Json = Record<string, unknown>;

/** What a GET returned. */
export interface ReadResource {
  readonly resource: Resource;
  readonly body: unknown;
}

/** A seed file of the read entities, and what it cannot hold. */
export interface SeedDraft {
  readonly seed: SeedFile;
  /** Paths of resources that a seed file cannot hold. */
  readonly unseedable: readonly string[];
}

/** Lists that relate entities to another one, by their path: the section and the field that store the relation. */
const relations: Readonly<Record<string, { section: string; field: string; entries: string }>> = {
  '/api/v2/routing/queues/{}/members': { section: 'queues', field: 'members', entries: 'users' },
  '/api/v2/routing/queues/{}/users': { section: 'queues', field: 'members', entries: 'users' },
  '/api/v2/routing/queues/{}/wrapupcodes': { section: 'queues', field: 'wrapupCodes', entries: 'wrapupCodes' },
  '/api/v2/groups/{}/members': { section: 'groups', field: 'members', entries: 'users' },
  '/api/v2/users/{}/routingskills': { section: 'users', field: 'skills', entries: 'skills' },
  '/api/v2/users/{}/routinglanguages': { section: 'users', field: 'languages', entries: 'languages' },
};

/** Fields that the sandbox derives from others. */
const DERIVED_FIELDS: ReadonlySet<string> = new Set(
  [
    'selfUri permissionPolicies unusedPermissions userCount memberCount userMemberCount joinedMemberCount',
    'authorization groups station conversationSummary integrationPresence outOfOffice geolocation team',
  ].flatMap((names) => names.split(' ')),
);

const sectionNames: ReadonlyMap<string, string> = new Map(Object.entries(sections).map(([name, { path }]) => [path, name]));

/** The grants of an OAuth client in a seed file, by the platform's names. */
const clientGrants: Readonly<Record<string, string>> = {
  'CLIENT-CREDENTIALS': 'client_credentials',
  CODE: 'code',
  TOKEN: 'implicit',
  'SAML2-BEARER': 'saml2',
};

/** Collects entities for a seed file. Values stay as they are: the sandbox is in the same process and exists only for a rehearsal. */
export class SeedCollector {
  readonly #bySection = new Map<string, Map<string, Json>>();
  readonly #entities = new Map<string, Map<string, Json>>();
  readonly #settings = new Map<string, Json>();
  readonly #unseedable: string[] = [];

  add({ resource, body }: ReadResource): void {
    const isAdded = this.#addRelation(resource, body) || this.#addResource(resource, body);
    if (!isAdded) this.#unseedable.push(resource.path);
  }

  draft(): SeedDraft {
    const seed: Json = { seed: 1 };
    for (const [name, entries] of this.#bySection) {
      // A relation was read, and its owner was not.
      const nameable = [...entries.values()].filter((entry) => typeof entry['name'] === 'string');
      seed[name] = nameable.map((entry) => this.#withKnownReferences(name, entry));
    }
    seed['entities'] = Object.fromEntries([...this.#entities].map(([path, entries]) => [path, [...entries.values()]]));
    seed['settings'] = Object.fromEntries(this.#settings);
    return { seed, unseedable: this.#unseedable };
  }

  #addResource({ kind, route, values, path }: Resource, body: unknown): boolean {
    if (!isObject(body)) return false;
    if (kind === 'readOne') {
      if (!isSeedable(path)) return false;
      this.#settings.set(path, fitToType(route.operation.returns, body) as Json);
      return true;
    }
    return kind === 'read' && this.#addEntity(route.template.slice(0, -3), values.slice(0, -1), body);
  }

  #addEntity(template: string, values: readonly string[], body: Json): boolean {
    const path = fillTemplate(collectionPaths().canonical(template), values);
    const name = sectionNames.get(path);
    if (name !== undefined) return this.#addSectionEntry(name, body);
    if (typeof body['id'] !== 'string' || !isSeedable(path)) return false;
    const type = entryType(surface().itemType(template));
    this.#addDivision(body['division']);
    entriesOf(this.#entities, path).set(body['id'], fitToType(type, body) as Json);
    return true;
  }

  #addSectionEntry(name: string, body: Json): boolean {
    const section = sections[name];
    const { id, name: entityName } = body;
    if (!section || typeof id !== 'string' || typeof entityName !== 'string') return false;
    const entry = name === 'oauthClients' ? clientEntry(body) : sectionEntry(section, body);
    if (!entry) return false;
    if ('division' in section.seedFields) {
      this.#addDivision(body['division']);
      const divisionId = isObject(body['division']) ? body['division']['id'] : undefined;
      if (typeof divisionId === 'string') entry['division'] = divisionId;
    }
    if (name === 'groups' && Array.isArray(body['owners'])) entry['owners'] = idsOf(body['owners']);
    const manager = name === 'users' && isObject(body['manager']) ? body['manager']['id'] : undefined;
    if (typeof manager === 'string') entry['manager'] = manager;
    const entries = entriesOf(this.#bySection, name);
    entries.set(id, { ...entries.get(id), ...entry });
    return true;
  }

  /** Entities state the name of their division, which is all that the sandbox needs. */
  #addDivision(division: unknown): void {
    if (!isObject(division) || typeof division['id'] !== 'string' || typeof division['name'] !== 'string') return;
    const divisions = entriesOf(this.#bySection, 'divisions');
    if (!divisions.has(division['id'])) divisions.set(division['id'], { id: division['id'], name: division['name'] });
  }

  #addRelation({ route, values }: Resource, body: unknown): boolean {
    const relation = relations[route.template];
    const list = isObject(body) && !Array.isArray(body) ? body['entities'] : body;
    const [ownerId = ''] = values;
    if (!relation || !Array.isArray(list)) return false;
    const related = list.filter(isObject);
    for (const entry of related) this.#addSectionEntry(relation.entries, relatedEntity(entry));
    const owner = entriesOf(this.#bySection, relation.section);
    owner.set(ownerId, { ...owner.get(ownerId), [relation.field]: relationValue(relation.field, related) });
    return true;
  }

  /** A seed file names no entity that it lacks. */
  #withKnownReferences(name: string, entry: Json): Json {
    const references: Json = { ...entry };
    for (const [field, definition] of Object.entries(sections[name]?.seedFields ?? {})) {
      if (!('to' in definition) || definition.to === 'presences') continue;
      const ids = this.#bySection.get(definition.to);
      const value = references[field];
      if (Array.isArray(value)) references[field] = value.filter((id) => ids?.has(String(id)));
      else if (typeof value === 'string' && !ids?.has(value)) Reflect.deleteProperty(references, field);
    }
    return references;
  }
}

function entriesOf(map: Map<string, Map<string, Json>>, name: string): Map<string, Json> {
  const entries = map.get(name) ?? new Map<string, Json>();
  map.set(name, entries);
  return entries;
}

const idsOf = (list: readonly unknown[]): string[] =>
  list.flatMap((entry) => (isObject(entry) && typeof entry['id'] === 'string' ? [entry['id']] : []));

/** Members of a queue have their user in a field. */
function relatedEntity(entry: Json): Json {
  return isObject(entry['user']) && typeof entry['user']['name'] === 'string' ? entry['user'] : entry;
}

function relationValue(field: string, related: readonly Json[]): unknown {
  if (field !== 'skills' && field !== 'languages') return idsOf(related);
  return Object.fromEntries(
    related.map(({ id, proficiency }) => [String(id), typeof proficiency === 'number' ? proficiency : 0]),
  );
}

function sectionEntry({ type = '', seedFields, needs = [] }: Section, body: Json): Json {
  const fitted = fitToType(type, body) as Json;
  const fields = Object.entries(fitted).filter(
    ([field]) => !Object.hasOwn(seedFields, field) && !DERIVED_FIELDS.has(field) && shapeOf(type).has(field),
  );
  const entry: Json = Object.fromEntries(fields);
  if (needs.includes('permissions')) entry['permissions'] = permissionsOf(body);
  return entry;
}

function permissionsOf({ permissionPolicies, permissions }: Json): string[] {
  const policies = (Array.isArray(permissionPolicies) ? permissionPolicies : []).filter(isObject).flatMap((policy) => {
    const { domain = '*', entityName = '*', actionSet } = policy;
    return (Array.isArray(actionSet) ? actionSet : ['*']).map((action) => [domain, entityName, action].map(String).join(':'));
  });
  const plain = (Array.isArray(permissions) ? permissions : []).filter((each) => typeof each === 'string');
  return [...new Set([...plain, ...policies])];
}

function clientEntry({ id, name, description, authorizedGrantType }: Json): Json | undefined {
  const grant = clientGrants[String(authorizedGrantType)];
  return grant === undefined ? undefined : { id, name, grant, ...(typeof description === 'string' && { description }) };
}
