import type { Json } from '../values/json.js';
import { GROUPS } from '../areas/groups/model.js';
import { LANGUAGES } from '../areas/routing/language-model.js';
import { policiesOf, ROLES, rolesOf } from '../sign-in/roles.js';
import type { Grant } from '../sign-in/roles.js';
import { EMPLOYEE } from '../sign-in/seeded-roles.js';
import { grantTypes } from '../store/oauth-clients.js';
import type { OAuthClientRecord } from '../store/oauth-clients.js';
import type { SandboxGrant } from '../store/initial-data/organisation.js';
import type { SeedPlan } from '../store/initial-data/seed-plan.js';
import { SINGLES } from '../store/paths.js';
import type { World } from '../store/world.js';
import { streamFor } from './names.js';
import type { ReadEntry, ReadFile, ReadGrant } from './read.js';
import { sections as known } from './sections.js';

const founded = '2024-03-04T08:00:00.000Z';

type Planting = SeedPlan<World>['collections'][string];

/** The data of a file for all collections except those that {@link plantStore} fills. */
export function collectionsOf(file: ReadFile): SeedPlan<World>['collections'] {
  const { languages, users, groups, roles, oauthClients } = file.sections;
  return {
    ...plantedByPath(file),
    [SINGLES]: (singles) => {
      for (const [path, value] of file.settings) singles.set(path, { ...(singles.get(path) as Json | undefined), ...value });
    },
    'authorization.grants': (grants, world) => {
      for (const entry of [...(users ?? []), ...(oauthClients ?? [])]) plantGrants(grants, world, entry);
    },
    ...(languages && { [LANGUAGES]: plantLanguages(languages) }),
    ...(users && { 'users.languages': plantSpoken(users) }),
    ...(groups && { [GROUPS]: plantGroups(groups), 'groups.members': plantMembers(groups) }),
    ...(roles && { [ROLES]: plantRoles(roles) }),
    ...(oauthClients && { 'oauth.clients': plantClients(oauthClients, file.seed) }),
  };
}

/** Collections whose areas count the versions of their entities, starting at 1. */
const counted = new Set(['/api/v2/outbound/campaigns', '/api/v2/outbound/contactlists', '/api/v2/stations']);

/** Sections with plain entities of the contract, and data without a section. */
function plantedByPath({ sections, entities }: ReadFile): Record<string, Planting> {
  const planted: Record<string, Planting> = {};
  const put = (path: string, list: (world: World) => readonly Json[]): void => {
    planted[path] = (kept, world) => {
      kept.clear();
      for (const entity of list(world)) kept.set(entity['id'] as string, entity);
    };
  };
  for (const [path, list] of entities)
    put(path, () => (counted.has(path) ? list.map((entity) => ({ version: 1, ...entity })) : list));
  for (const name of ['flows', 'scripts', 'sites', 'responseLibraries', 'responses', 'dataTables']) {
    const entries = sections[name];
    const path = known[name]?.path ?? '';
    if (!entries) continue;
    // Entities of a library or a table that no longer exists are removed with it.
    if (name === 'responseLibraries' && !sections['responses']) put(known['responses']?.path ?? '', () => []);
    put(path, (world) => entries.map((entry) => entityOf(world, path, name, entry)));
  }
  for (const { id, own } of sections['dataTables'] ?? []) {
    const rows = (own['rows'] ?? []) as Json[];
    const keyed = rows.map((values) => ({ id: String(values['key'] as string | number), values }));
    put(`${known['dataTables']?.path ?? ''}/${encodeURIComponent(id)}/rows`, () => keyed);
  }
  return planted;
}

function entityOf(world: World, path: string, section: string, { id, fields, own }: ReadEntry): Json {
  const division = world.store.divisions.find((own['division'] as string | undefined) ?? world.organisation.homeDivisionId);
  const hasDivision = known[section]?.own['division'] !== undefined;
  const libraries = (own['libraries'] as string[] | undefined)?.map((libraryId) => ({
    id: libraryId,
    selfUri: `${known['responseLibraries']?.path ?? ''}/${libraryId}`,
  }));
  return {
    ...usual[section],
    ...fields,
    ...(hasDivision && division && { division: { id: division.id, name: division.name, selfUri: division.selfUri } }),
    ...(section === 'responses' && { libraries: libraries ?? [] }),
    selfUri: `${path}/${encodeURIComponent(id)}`,
  };
}

/** Fields that the platform sets by default if a file lacks them. */
const usual: Readonly<Record<string, Json>> = {
  flows: { type: 'INBOUNDCALL', active: true, system: false, deleted: false },
  scripts: { createdDate: founded, modifiedDate: founded, publishedDate: founded },
  sites: { state: 'active', version: 1, managed: false, mediaModel: 'Cloud', dateCreated: founded, dateModified: founded },
  responseLibraries: { version: 1, dateCreated: founded },
  responses: { version: 1, dateCreated: founded, texts: [] },
};

const plantLanguages =
  (languages: readonly ReadEntry[]): Planting =>
  (entries) => {
    entries.clear();
    for (const { id, fields } of languages) {
      const selfUri = `/api/v2/routing/languages/${id}`;
      entries.set(id, { dateModified: founded, state: 'active', version: '1', ...fields, selfUri });
    }
  };

const plantSpoken =
  (users: readonly ReadEntry[]): Planting =>
  (entries) => {
    for (const { id, own } of users) if (own['languages'] !== undefined) entries.set(id, own['languages']);
  };

const plantGroups =
  (groups: readonly ReadEntry[]): Planting =>
  (entries) => {
    entries.clear();
    for (const { id, fields, own } of groups) {
      const members = (own['members'] ?? []) as string[];
      entries.set(id, {
        type: 'official',
        visibility: 'public',
        rulesVisible: true,
        state: 'active',
        version: 1,
        dateModified: founded,
        ...fields,
        memberCount: members.length,
        ownerIds: own['owners'] ?? [],
        selfUri: `/api/v2/groups/${id}`,
      });
    }
  };

const plantMembers =
  (groups: readonly ReadEntry[]): Planting =>
  (entries) => {
    entries.clear();
    for (const { id, own } of groups) entries.set(id, own['members'] ?? []);
  };

const plantRoles =
  (roles: readonly ReadEntry[]): Planting =>
  (entries) => {
    for (const { id, fields, own } of roles) {
      const permissionPolicies = policiesOf(own['permissions'] as string[]);
      const selfUri = `/api/v2/authorization/roles/${id}`;
      entries.set(id, { base: false, default: false, ...fields, permissions: [], permissionPolicies, selfUri });
    }
  };

/** A user with listed roles has those, and the roles of all users. */
function plantGrants(grants: Map<string, unknown>, world: World, { id, own, fields }: ReadEntry): void {
  if (own['roles'] === undefined) return;
  const employee = [...rolesOf(world).values()].find(({ name }) => name === EMPLOYEE);
  const made = Date.parse(founded);
  const { homeDivisionId } = world.organisation;
  const given = (own['roles'] as ReadGrant[]).map(({ roleId, divisionId = homeDivisionId }): Grant => ({
    roleId,
    divisionId,
    made,
  }));
  const isUser = 'email' in fields || world.store.users.find(id) !== undefined;
  grants.set(id, [...(isUser && employee ? [{ roleId: employee.id, divisionId: homeDivisionId, made }] : []), ...given]);
}

const plantClients =
  (clients: readonly ReadEntry[], seed: number): Planting =>
  (entries) => {
    for (const { id, name, own } of clients) {
      const { grant, secret, redirectUris, accessTokenValiditySeconds, description } = own;
      const isPublic = grant === 'implicit' || grant === 'pkce';
      entries.set(id, {
        id,
        name,
        authorizedGrantType: grantTypes[grant as SandboxGrant],
        ...(description !== undefined && { description: description as string }),
        secret: isPublic ? '' : ((secret as string | undefined) ?? streamFor(seed, 'secret', id).hex(43)),
        registeredRedirectUri: (redirectUris ?? []) as string[],
        scope: [],
        ...(accessTokenValiditySeconds !== undefined && { accessTokenValiditySeconds: accessTokenValiditySeconds as number }),
        state: 'active',
        dateCreated: founded,
        dateModified: founded,
      } satisfies OAuthClientRecord);
    }
  };
