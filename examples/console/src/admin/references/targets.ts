import { ArchitectApi } from 'contact-centre-client/apis/architect';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import { GroupsApi } from 'contact-centre-client/apis/groups';
import { OAuthApi } from 'contact-centre-client/apis/oauth';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { StationsApi } from 'contact-centre-client/apis/stations';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { MessageId } from '../../messages/en.js';
import type { Requirement } from '../../session/access.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { Hits } from './hits.js';
import { FEW, containing, havingName } from './hits.js';
import { presences } from './presences.js';
import { divisionsById, grantDivisionsById, searchDivisions, searchGrantDivisions } from './divisions.js';

/** What a form can refer to: how to find an entity by a part of its name. */
export interface Target {
  /** "Find a queue" */
  readonly find: MessageId;
  readonly requires: Requirement;
  /** Returns the first entities whose names contain a text, or the first of all. */
  readonly search: (client: CallSender, text: string, request: RequestOptions) => PromiseLike<Hits>;
  /** Returns the entities of some ids, if the form stores ids only. */
  readonly byIds?: (client: CallSender, ids: readonly string[], request: RequestOptions) => PromiseLike<Hits>;
}

export const targets = {
  divisions: { find: 'admin.findDivision', requires: [], search: searchDivisions, byIds: divisionsById },
  /** Where a role applies: a division, or all of them. */
  grantDivisions: { find: 'admin.findDivision', requires: [], search: searchGrantDivisions, byIds: grantDivisionsById },
  roles: {
    find: 'admin.findRole',
    requires: ['authorization:role:view'],
    search: (client, text, request) =>
      new AuthorizationApi(client).getAuthorizationRoles({ ...containing(text), userCount: false }, request),
    byIds: (client, id, request) =>
      new AuthorizationApi(client).getAuthorizationRoles({ id, pageSize: id.length, userCount: false }, request),
  },
  /** The id of a scope is its name. */
  scopes: {
    find: 'admin.findScope',
    requires: [],
    search: async (client, text, request) => {
      const { entities } = await new OAuthApi(client).getOauthScopes({}, request);
      return {
        entities: havingName(
          entities.map(({ id }) => ({ id, name: id })),
          text,
        ),
      };
    },
  },
  users: {
    find: 'admin.findUser',
    requires: ['directory:user:view'],
    search: (client, text, request) =>
      new UsersApi(client).postUsersSearch(
        {
          pageSize: FEW,
          sortBy: 'name',
          query: [
            { fields: ['state'], type: 'EXACT', value: 'active' },
            ...(text === '' ? [] : [{ fields: ['name', 'email'], type: 'CONTAINS', value: text }]),
          ],
        },
        request,
      ),
    byIds: (client, id, request) => new UsersApi(client).getUsers({ id, pageSize: id.length }, request),
  },
  presences: {
    find: 'admin.findPresence',
    requires: ['presence:presenceDefinition:view'],
    search: async (client, text, request) => ({ entities: havingName(await presences(client, request), text) }),
    byIds: async (client, ids, request) => ({
      entities: (await presences(client, request)).filter(({ id }) => ids.includes(id)),
    }),
  },
  stations: {
    find: 'admin.findStation',
    requires: [],
    search: (client, name, request) =>
      new StationsApi(client).getStations({ pageSize: FEW, ...(name !== '' && { name }) }, request),
  },
  schedules: {
    find: 'admin.findSchedule',
    requires: ['routing:schedule:view'],
    search: (client, text, request) => new ArchitectApi(client).getArchitectSchedules(containing(text), request),
  },
  queues: {
    find: 'admin.findQueue',
    requires: ['routing:queue:view'],
    search: (client, text, request) => new RoutingApi(client).getRoutingQueues(containing(text), request),
    byIds: (client, id, request) => new RoutingApi(client).getRoutingQueues({ id, pageSize: id.length }, request),
  },
  wrapupCodes: {
    find: 'admin.findWrapupCode',
    requires: ['routing:wrapupCode:view'],
    search: (client, text, request) => new RoutingApi(client).getRoutingWrapupcodes(containing(text), request),
    byIds: (client, id, request) => new RoutingApi(client).getRoutingWrapupcodes({ id, pageSize: id.length }, request),
  },
  skills: {
    find: 'admin.findSkill',
    requires: ['routing:skill:view'],
    search: (client, text, request) => new RoutingApi(client).getRoutingSkills(containing(text), request),
    byIds: (client, id, request) => new RoutingApi(client).getRoutingSkills({ id, pageSize: id.length }, request),
  },
  languages: {
    find: 'admin.findLanguage',
    requires: [],
    search: (client, text, request) => new RoutingApi(client).getRoutingLanguages(containing(text), request),
    byIds: (client, id, request) => new RoutingApi(client).getRoutingLanguages({ id, pageSize: id.length }, request),
  },
  groups: {
    find: 'admin.findGroup',
    requires: ['directory:group:view'],
    search: (client, text, request) =>
      new GroupsApi(client).postGroupsSearch(
        { pageSize: FEW, query: text === '' ? [] : [{ fields: ['name'], type: 'CONTAINS', value: text }] },
        request,
      ),
    byIds: (client, id, request) => new GroupsApi(client).getGroups({ id, pageSize: id.length }, request),
  },
  flows: {
    find: 'admin.findFlow',
    requires: ['architect:flow:search'],
    search: (client, text, request) => new ArchitectApi(client).getFlowsDivisionviews(containing(text), request),
    byIds: (client, id, request) => new ArchitectApi(client).getFlowsDivisionviews({ id, pageSize: id.length }, request),
  },
  callRoutes: {
    find: 'admin.findCallRoute',
    requires: ['routing:callRoute:search'],
    search: (client, text, request) => new ArchitectApi(client).getArchitectIvrsDivisionviews(containing(text), request),
    byIds: (client, id, request) => new ArchitectApi(client).getArchitectIvrsDivisionviews({ id, pageSize: id.length }, request),
  },
} as const satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;

export const targetOf = (name: TargetName): Target => targets[name];

/** Searches for entities, and returns those with id and name. */
export async function searchTarget(
  client: CallSender,
  name: TargetName,
  text: string,
  request: RequestOptions = {},
): Promise<EntityName[]> {
  return namesOf(await targetOf(name).search(client, text.trim(), request));
}

/** Returns the names of entities by their ids. Entities that are gone, or that the user may not see, are named by their ids. */
export async function nameTargets(
  client: CallSender,
  name: TargetName,
  ids: readonly string[],
  request: RequestOptions = {},
): Promise<EntityName[]> {
  const { byIds } = targetOf(name);
  if (!byIds || ids.length === 0) return ids.map((id) => ({ id, name: id }));
  const entities = namesOf(await byIds(client, ids, request));
  return ids.map((id) => entities.find((entity) => entity.id === id) ?? { id, name: id });
}

/** Returns an entity by its id; `undefined` if there is none, or the target has no such search. */
export async function findTargetById(
  client: CallSender,
  name: TargetName,
  id: string,
  request: RequestOptions = {},
): Promise<EntityName | undefined> {
  const { byIds } = targetOf(name);
  return byIds && namesOf(await byIds(client, [id], request)).find((entity) => entity.id === id);
}

function namesOf({ entities, results }: Hits): EntityName[] {
  return (entities ?? results ?? []).flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name: name ?? id }]));
}
