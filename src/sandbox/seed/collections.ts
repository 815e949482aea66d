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
import { sections as sectionDefinitions } from './sections.js';

const foundedAt = '2024-03-04T08:00:00.000Z';

type CollectionFill = SeedPlan<World>['collections'][string];

/** The data of a file for all collections except those that {@link applyToStore} fills. */
export function collectionsOf(file: ReadFile): SeedPlan<World>['collections'] {
  const { languages, users, groups, roles, oauthClients } = file.sections;
  return {
    ...fillsByPath(file),
    [SINGLES]: (singles) => {
      for (const [path, value] of file.settings) singles.set(path, { ...(singles.get(path) as Json | undefined), ...value });
    },
    'authorization.grants': (grants, world) => {
      for (const entry of [...(users ?? []), ...(oauthClients ?? [])]) fillGrants(grants, world, entry);
    },
    ...(languages && { [LANGUAGES]: fillLanguages(languages) }),
    ...(users && { 'users.languages': fillUserLanguages(users) }),
    ...(groups && { [GROUPS]: fillGroups(groups), 'groups.members': fillGroupMembers(groups) }),
    ...(roles && { [ROLES]: fillRoles(roles) }),
    ...(oauthClients && { 'oauth.clients': fillClients(oauthClients, file.seed) }),
  };
}

/** Collections whose areas count the versions of their entities, starting at 1. */
const versionedCollections = new Set(['/api/v2/outbound/campaigns', '/api/v2/outbound/contactlists', '/api/v2/stations']);

/** Sections with plain entities of the contract, and data without a section. */
function fillsByPath({ sections, entities }: ReadFile): Record<string, CollectionFill> {
  const fills: Record<string, CollectionFill> = {};
  const put = (path: string, list: (world: World) => readonly Json[]): void => {
    fills[path] = (collection, world) => {
      collection.clear();
      for (const entity of list(world)) collection.set(entity['id'] as string, entity);
    };
  };
  for (const [path, list] of entities)
    put(path, () => (versionedCollections.has(path) ? list.map((entity) => ({ version: 1, ...entity })) : list));
  for (const name of ['flows', 'scripts', 'sites', 'responseLibraries', 'responses', 'dataTables']) {
    const entries = sections[name];
    const path = sectionDefinitions[name]?.path ?? '';
    if (!entries) continue;
    // Entities of a library or a table that no longer exists are removed with it.
    if (name === 'responseLibraries' && !sections['responses']) put(sectionDefinitions['responses']?.path ?? '', () => []);
    put(path, (world) => entries.map((entry) => entityOf(world, path, name, entry)));
  }
  for (const { id, seedFields } of sections['dataTables'] ?? []) {
    const rows = (seedFields['rows'] ?? []) as Json[];
    const rowEntities = rows.map((values) => ({ id: String(values['key'] as string | number), values }));
    put(`${sectionDefinitions['dataTables']?.path ?? ''}/${encodeURIComponent(id)}/rows`, () => rowEntities);
  }
  return fills;
}

function entityOf(world: World, path: string, section: string, { id, fields, seedFields }: ReadEntry): Json {
  const division = world.store.divisions.find(
    (seedFields['division'] as string | undefined) ?? world.organisation.homeDivisionId,
  );
  const hasDivision = sectionDefinitions[section]?.seedFields['division'] !== undefined;
  const libraries = (seedFields['libraries'] as string[] | undefined)?.map((libraryId) => ({
    id: libraryId,
    selfUri: `${sectionDefinitions['responseLibraries']?.path ?? ''}/${libraryId}`,
  }));
  return {
    ...defaultFields[section],
    ...fields,
    ...(hasDivision && division && { division: { id: division.id, name: division.name, selfUri: division.selfUri } }),
    ...(section === 'responses' && { libraries: libraries ?? [] }),
    selfUri: `${path}/${encodeURIComponent(id)}`,
  };
}

/** Fields that the platform sets by default if a file lacks them. */
const defaultFields: Readonly<Record<string, Json>> = {
  flows: { type: 'INBOUNDCALL', active: true, system: false, deleted: false },
  scripts: { createdDate: foundedAt, modifiedDate: foundedAt, publishedDate: foundedAt },
  sites: { state: 'active', version: 1, managed: false, mediaModel: 'Cloud', dateCreated: foundedAt, dateModified: foundedAt },
  responseLibraries: { version: 1, dateCreated: foundedAt },
  responses: { version: 1, dateCreated: foundedAt, texts: [] },
};

const fillLanguages =
  (languages: readonly ReadEntry[]): CollectionFill =>
  (entries) => {
    entries.clear();
    for (const { id, fields } of languages) {
      const selfUri = `/api/v2/routing/languages/${id}`;
      entries.set(id, { dateModified: foundedAt, state: 'active', version: '1', ...fields, selfUri });
    }
  };

const fillUserLanguages =
  (users: readonly ReadEntry[]): CollectionFill =>
  (entries) => {
    for (const { id, seedFields } of users) if (seedFields['languages'] !== undefined) entries.set(id, seedFields['languages']);
  };

const fillGroups =
  (groups: readonly ReadEntry[]): CollectionFill =>
  (entries) => {
    entries.clear();
    for (const { id, fields, seedFields } of groups) {
      const members = (seedFields['members'] ?? []) as string[];
      entries.set(id, {
        type: 'official',
        visibility: 'public',
        rulesVisible: true,
        state: 'active',
        version: 1,
        dateModified: foundedAt,
        ...fields,
        memberCount: members.length,
        ownerIds: seedFields['owners'] ?? [],
        selfUri: `/api/v2/groups/${id}`,
      });
    }
  };

const fillGroupMembers =
  (groups: readonly ReadEntry[]): CollectionFill =>
  (entries) => {
    entries.clear();
    for (const { id, seedFields } of groups) entries.set(id, seedFields['members'] ?? []);
  };

const fillRoles =
  (roles: readonly ReadEntry[]): CollectionFill =>
  (entries) => {
    for (const { id, fields, seedFields } of roles) {
      const permissionPolicies = policiesOf(seedFields['permissions'] as string[]);
      const selfUri = `/api/v2/authorization/roles/${id}`;
      entries.set(id, { base: false, default: false, ...fields, permissions: [], permissionPolicies, selfUri });
    }
  };

/** A user with listed roles has those, and the roles of all users. */
function fillGrants(grants: Map<string, unknown>, world: World, { id, seedFields, fields }: ReadEntry): void {
  if (seedFields['roles'] === undefined) return;
  const employee = [...rolesOf(world).values()].find(({ name }) => name === EMPLOYEE);
  const grantedAt = Date.parse(foundedAt);
  const { homeDivisionId } = world.organisation;
  const listedGrants = (seedFields['roles'] as ReadGrant[]).map(({ roleId, divisionId = homeDivisionId }): Grant => ({
    roleId,
    divisionId,
    grantedAt,
  }));
  const isUser = 'email' in fields || world.store.users.find(id) !== undefined;
  grants.set(id, [
    ...(isUser && employee ? [{ roleId: employee.id, divisionId: homeDivisionId, grantedAt }] : []),
    ...listedGrants,
  ]);
}

const fillClients =
  (clients: readonly ReadEntry[], seed: number): CollectionFill =>
  (entries) => {
    for (const { id, name, seedFields } of clients) {
      const { grant, secret, redirectUris, accessTokenValiditySeconds, description } = seedFields;
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
        dateCreated: foundedAt,
        dateModified: foundedAt,
      } satisfies OAuthClientRecord);
    }
  };
