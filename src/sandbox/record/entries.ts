import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import type { Section } from '../seed/sections.js';
import { EMPLOYEE } from '../sign-in/seeded-roles.js';
import { givenRole, grantsOf } from './grants.js';
import type { Granted } from './grants.js';
import type { Personal } from './personal.js';

/** Data of entities that their own responses lack, by section and id. */
export type Related = Map<string, Record<string, unknown>>;

const idsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) =>
    isObject(entry) && typeof entry['id'] === 'string' ? [entry['id']] : [],
  );

/** Converts an entity to a seed file entry; `undefined` for entities that every sandbox has. */
export function entryOf(
  personal: Personal,
  name: string,
  section: Section,
  raw: Json,
  { related, granted }: { related: Related; granted: Granted },
): Json | undefined {
  const id = String(raw['id']);
  if (name === 'oauthClients') return oauthClientOf(personal, raw, granted);
  if (isGiven(name, raw) || section.type === undefined || typeof raw['name'] !== 'string') return undefined;
  const cleaned = personal.cleaned(section.type, raw, name === 'users' ? 'user' : '') as Json;
  const entry: Json = Object.fromEntries(Object.entries(cleaned).filter(([field]) => !Object.hasOwn(section.own, field)));
  for (const field of ['selfUri', ...(madeUp[name] ?? [])]) Reflect.deleteProperty(entry, field);
  const more = related.get(`${name} ${id}`) ?? {};
  const clean = (ids: readonly string[]): string[] => [...new Set(ids.map((each) => personal.id(each)))];
  const { division } = raw;
  if ('division' in section.own && isObject(division) && typeof division['id'] === 'string' && division['name'] !== 'Home') {
    entry['division'] = personal.id(division['id']);
  }
  if (name === 'users') Object.assign(entry, ownOfUser(personal, raw, more, granted));
  if (name === 'queues' || name === 'groups') {
    if (more['members'] !== undefined) entry['members'] = clean(idsOf(more['members']));
    if (more['wrapupCodes'] !== undefined) entry['wrapupCodes'] = clean(idsOf(more['wrapupCodes']));
  }
  if (name === 'groups' && Array.isArray(raw['owners'])) entry['owners'] = clean(idsOf(raw['owners']));
  if (name === 'responses') entry['libraries'] = clean(idsOf(raw['libraries']));
  if (name === 'roles') entry['permissions'] = permissionsOf(raw);
  if (name === 'dataTables' && Array.isArray(more['rows'])) entry['rows'] = rowsOf(personal, more['rows']);
  return { ...entry, id: personal.id(id) };
}

/** Fields that the sandbox derives from others. */
const madeUp: Readonly<Record<string, readonly string[]>> = {
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

function isGiven(name: string, { name: called, homeDivision }: Json): boolean {
  if (name === 'divisions') return homeDivision === true || called === 'Home';
  return name === 'roles' && givenRole(called) !== undefined;
}

/** The platform's names for the grants of a seed file. A client with an authorization code may also use PKCE. */
const grants: Readonly<Record<string, string>> = {
  'CLIENT-CREDENTIALS': 'client_credentials',
  CODE: 'code',
  TOKEN: 'implicit',
  'SAML2-BEARER': 'saml2',
};

/** Converts an OAuth client without its secret, which the sandbox creates anew. */
function oauthClientOf(personal: Personal, raw: Json, granted: Granted): Json | undefined {
  const { id, name, description, authorizedGrantType, registeredRedirectUri, accessTokenValiditySeconds } = raw;
  const grant = grants[String(authorizedGrantType)];
  if (typeof id !== 'string' || typeof name !== 'string' || grant === undefined) return undefined;
  const roles = grantsOf(personal, raw['roleDivisions'] ?? raw['roleIds'], granted);
  return {
    id: personal.id(id),
    name: personal.text('name', name, false),
    grant,
    ...(typeof description === 'string' && { description: personal.text('description', description, false) }),
    ...(Array.isArray(registeredRedirectUri) && {
      redirectUris: [...new Set(registeredRedirectUri.map((uri) => returnOf(personal, uri)))],
    }),
    ...(typeof accessTokenValiditySeconds === 'number' && { accessTokenValiditySeconds }),
    ...(roles && { roles }),
  };
}

/** Keeps redirect URIs on a developer's machine unchanged; all others would identify the organisation. */
function returnOf(personal: Personal, uri: unknown): string {
  const [own] = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/[^?#]*)?/.exec(String(uri)) ?? [];
  return own === undefined ? 'https://recorded.example/' : personal.scrubbed(own);
}

function ownOfUser(personal: Personal, raw: Json, more: Json, granted: Granted): Json {
  const levels = (list: unknown): Record<string, number> | undefined => {
    if (!Array.isArray(list)) return undefined;
    return Object.fromEntries(
      list
        .filter(isObject)
        .flatMap(({ id, proficiency }) =>
          typeof id === 'string' && typeof proficiency === 'number' ? [[personal.id(id), proficiency]] : [],
        ),
    );
  };
  const skills = levels(more['skills'] ?? raw['skills']);
  const languages = levels(more['languages'] ?? raw['languages']);
  const { manager, routingStatus, presence, authorization } = raw;
  const named = isObject(authorization) ? authorization['roles'] : undefined;
  // Grants with a division come first.
  const roles = grantsOf(personal, more['grants'] ?? more['roles'] ?? named, granted);
  const definition = isObject(presence) ? presence['presenceDefinition'] : undefined;
  const status = isObject(routingStatus) ? routingStatus['status'] : undefined;
  return {
    ...(skills && { skills }),
    ...(languages && { languages }),
    ...(roles && { roles: roles.filter(({ role, division }) => role !== EMPLOYEE || division !== undefined) }),
    ...(isObject(manager) && typeof manager['id'] === 'string' && { manager: personal.id(manager['id']) }),
    ...(isObject(definition) &&
      typeof definition['systemPresence'] === 'string' && { presence: presenceOf(definition['systemPresence']) }),
    ...(typeof status === 'string' && { routingStatus: status === 'IDLE' ? 'IDLE' : 'OFF_QUEUE' }),
  };
}

/** The platform's name of a presence. */
const presenceOf = (systemPresence: string): string =>
  /^on_?queue$/i.test(systemPresence.replace(' ', '')) ? 'On Queue' : systemPresence;

function permissionsOf({ permissions, permissionPolicies }: Json): string[] {
  const said = (Array.isArray(permissionPolicies) ? permissionPolicies : []).filter(isObject).flatMap((policy) => {
    const { domain = '*', entityName = '*', actionSet } = policy;
    const actions = Array.isArray(actionSet) ? actionSet : ['*'];
    return actions.map((action: unknown) => [domain, entityName, action].map(String).join(':'));
  });
  const own = (Array.isArray(permissions) ? permissions : []).filter((each): each is string => typeof each === 'string');
  return [...new Set([...own, ...said])].filter((permission) => /^[\w*-]+(?::[\w*-]+){0,2}$/.test(permission));
}

/** The rows that contain more than their key. */
function rowsOf(personal: Personal, rows: readonly unknown[]): Json[] {
  const cleaned = rows.filter(isObject).map((row) => personal.cleaned('object', row) as Json);
  const byKey = new Map(cleaned.map((row) => [String(row['key']), row]));
  return [...byKey.values()].filter((row) => Object.keys(row).length > 1);
}
