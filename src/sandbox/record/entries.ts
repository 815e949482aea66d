import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import type { Section } from '../seed/sections.js';
import { EMPLOYEE } from '../sign-in/seeded-roles.js';
import { defaultRoleName, grantsOf } from './grants.js';
import type { RecordedRoles } from './grants.js';
import type { PersonalDataFilter } from './personal-data-filter.js';

/** Data of entities that their own responses lack, by section and id. */
export type Related = Map<string, Record<string, unknown>>;

const idsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) =>
    isObject(entry) && typeof entry['id'] === 'string' ? [entry['id']] : [],
  );

/** Converts an entity to a seed file entry; `undefined` for entities that every sandbox has. */
export function entryOf(
  filter: PersonalDataFilter,
  name: string,
  section: Section,
  raw: Json,
  { relatedById, recordedRoles }: { relatedById: Related; recordedRoles: RecordedRoles },
): Json | undefined {
  const id = String(raw['id']);
  if (name === 'oauthClients') return oauthClientOf(filter, raw, recordedRoles);
  if (isDefault(name, raw) || section.type === undefined || typeof raw['name'] !== 'string') return undefined;
  const cleanEntity = filter.clean(section.type, raw, name === 'users' ? 'user' : '') as Json;
  const entry: Json = Object.fromEntries(
    Object.entries(cleanEntity).filter(([field]) => !Object.hasOwn(section.seedFields, field)),
  );
  for (const field of ['selfUri', ...(derivedFields[name] ?? [])]) Reflect.deleteProperty(entry, field);
  const relatedFields = relatedById.get(`${name} ${id}`) ?? {};
  const cleanIds = (ids: readonly string[]): string[] => [...new Set(ids.map((each) => filter.id(each)))];
  const { division } = raw;
  if (
    'division' in section.seedFields &&
    isObject(division) &&
    typeof division['id'] === 'string' &&
    division['name'] !== 'Home'
  ) {
    entry['division'] = filter.id(division['id']);
  }
  if (name === 'users') Object.assign(entry, userFields(filter, raw, relatedFields, recordedRoles));
  if (name === 'queues' || name === 'groups') {
    if (relatedFields['members'] !== undefined) entry['members'] = cleanIds(idsOf(relatedFields['members']));
    if (relatedFields['wrapupCodes'] !== undefined) entry['wrapupCodes'] = cleanIds(idsOf(relatedFields['wrapupCodes']));
  }
  if (name === 'groups' && Array.isArray(raw['owners'])) entry['owners'] = cleanIds(idsOf(raw['owners']));
  if (name === 'responses') entry['libraries'] = cleanIds(idsOf(raw['libraries']));
  if (name === 'roles') entry['permissions'] = permissionsOf(raw);
  if (name === 'dataTables' && Array.isArray(relatedFields['rows'])) entry['rows'] = rowsOf(filter, relatedFields['rows']);
  return { ...entry, id: filter.id(id) };
}

/** Fields that the sandbox derives from others. */
const derivedFields: Readonly<Record<string, readonly string[]>> = {
  roles: ['permissionPolicies', 'unusedPermissions', 'userCount'],
  queues: ['memberCount', 'userMemberCount', 'joinedMemberCount'],
  users: [
    'authorization',
    'groups',
    'station',
    'conversationSummary',
    'integrationPresence',
    'outOfOffice',
    'geolocation',
    'team',
  ],
  groups: ['memberCount'],
};

function isDefault(name: string, { name: entityName, homeDivision }: Json): boolean {
  if (name === 'divisions') return homeDivision === true || entityName === 'Home';
  return name === 'roles' && defaultRoleName(entityName) !== undefined;
}

/** The platform's names for the grants of a seed file. A client with an authorization code may also use PKCE. */
const grants: Readonly<Record<string, string>> = {
  'CLIENT-CREDENTIALS': 'client_credentials',
  CODE: 'code',
  TOKEN: 'implicit',
  'SAML2-BEARER': 'saml2',
};

/** Converts an OAuth client without its secret, which the sandbox creates anew. */
function oauthClientOf(filter: PersonalDataFilter, raw: Json, recordedRoles: RecordedRoles): Json | undefined {
  const { id, name, description, authorizedGrantType, registeredRedirectUri, accessTokenValiditySeconds } = raw;
  const grant = grants[String(authorizedGrantType)];
  if (typeof id !== 'string' || typeof name !== 'string' || grant === undefined) return undefined;
  const roles = grantsOf(filter, raw['roleDivisions'] ?? raw['roleIds'], recordedRoles);
  return {
    id: filter.id(id),
    name: filter.text('name', name, false),
    grant,
    ...(typeof description === 'string' && { description: filter.text('description', description, false) }),
    ...(Array.isArray(registeredRedirectUri) && {
      redirectUris: [...new Set(registeredRedirectUri.map((uri) => redirectUriOf(filter, uri)))],
    }),
    ...(typeof accessTokenValiditySeconds === 'number' && { accessTokenValiditySeconds }),
    ...(roles && { roles }),
  };
}

/** Keeps redirect URIs on a developer's machine unchanged; all others would identify the organisation. */
function redirectUriOf(filter: PersonalDataFilter, uri: unknown): string {
  const [localUri] = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/[^?#]*)?/.exec(String(uri)) ?? [];
  return localUri === undefined ? 'https://recorded.example/' : filter.scrub(localUri);
}

function userFields(filter: PersonalDataFilter, raw: Json, relatedFields: Json, recordedRoles: RecordedRoles): Json {
  const levels = (list: unknown): Record<string, number> | undefined => {
    if (!Array.isArray(list)) return undefined;
    return Object.fromEntries(
      list
        .filter(isObject)
        .flatMap(({ id, proficiency }) =>
          typeof id === 'string' && typeof proficiency === 'number' ? [[filter.id(id), proficiency]] : [],
        ),
    );
  };
  const skills = levels(relatedFields['skills'] ?? raw['skills']);
  const languages = levels(relatedFields['languages'] ?? raw['languages']);
  const { manager, routingStatus, presence, authorization } = raw;
  const userRoles = isObject(authorization) ? authorization['roles'] : undefined;
  // Grants with a division come first.
  const roles = grantsOf(filter, relatedFields['grants'] ?? relatedFields['roles'] ?? userRoles, recordedRoles);
  const definition = isObject(presence) ? presence['presenceDefinition'] : undefined;
  const status = isObject(routingStatus) ? routingStatus['status'] : undefined;
  return {
    ...(skills && { skills }),
    ...(languages && { languages }),
    ...(roles && { roles: roles.filter(({ role, division }) => role !== EMPLOYEE || division !== undefined) }),
    ...(isObject(manager) && typeof manager['id'] === 'string' && { manager: filter.id(manager['id']) }),
    ...(isObject(definition) &&
      typeof definition['systemPresence'] === 'string' && { presence: presenceOf(definition['systemPresence']) }),
    ...(typeof status === 'string' && { routingStatus: status === 'IDLE' ? 'IDLE' : 'OFF_QUEUE' }),
  };
}

/** The platform's name of a presence. */
const presenceOf = (systemPresence: string): string =>
  /^on_?queue$/i.test(systemPresence.replace(' ', '')) ? 'On Queue' : systemPresence;

function permissionsOf({ permissions, permissionPolicies }: Json): string[] {
  const policyPermissions = (Array.isArray(permissionPolicies) ? permissionPolicies : []).filter(isObject).flatMap((policy) => {
    const { domain = '*', entityName = '*', actionSet } = policy;
    const actions = Array.isArray(actionSet) ? actionSet : ['*'];
    return actions.map((action: unknown) => [domain, entityName, action].map(String).join(':'));
  });
  const plainPermissions = (Array.isArray(permissions) ? permissions : []).filter(
    (each): each is string => typeof each === 'string',
  );
  return [...new Set([...plainPermissions, ...policyPermissions])].filter((permission) =>
    /^[\w*-]+(?::[\w*-]+){0,2}$/.test(permission),
  );
}

/** The rows that contain more than their key. */
function rowsOf(filter: PersonalDataFilter, rows: readonly unknown[]): Json[] {
  const cleanRows = rows.filter(isObject).map((row) => filter.clean('object', row) as Json);
  const byKey = new Map(cleanRows.map((row) => [String(row['key']), row]));
  return [...byKey.values()].filter((row) => Object.keys(row).length > 1);
}
