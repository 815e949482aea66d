import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { MessageId } from '../messages/en.js';
import type { Requirement } from '../session/access.js';
import type { EntityName } from '../shared/entity-name.js';

interface Entity {
  id?: string;
  name?: string;
}

/** How the entities of a kind are listed. */
interface EntitySource {
  label: MessageId;
  requires: Requirement;
  read: (client: ApiClient, request: RequestOptions) => Promise<readonly Entity[]>;
}

/** The kinds of entities that a user can choose by name. The API classes are loaded with the first list. */
export const entityKinds = {
  user: {
    label: 'entities.users',
    requires: [],
    read: async (client, request) => {
      const { UsersApi } = await import('contact-centre-client/apis/users');
      return await new UsersApi(client).getUsers({ pageSize: 500 }, request).items().toArray();
    },
  },
  queue: {
    label: 'entities.queues',
    requires: ['routing:queue:view'],
    read: async (client, request) => {
      const { RoutingApi } = await import('contact-centre-client/apis/routing');
      return await new RoutingApi(client).getRoutingQueues({ pageSize: 500 }, request).items().toArray();
    },
  },
  wrapUpCode: {
    label: 'entities.wrapUpCodes',
    requires: ['routing:wrapupCode:view'],
    read: async (client, request) => {
      const { RoutingApi } = await import('contact-centre-client/apis/routing');
      return await new RoutingApi(client).getRoutingWrapupcodes({ pageSize: 500 }, request).items().toArray();
    },
  },
  skill: {
    label: 'entities.skills',
    requires: ['routing:skill:view'],
    read: async (client, request) => {
      const { RoutingApi } = await import('contact-centre-client/apis/routing');
      return await new RoutingApi(client).getRoutingSkills({ pageSize: 500 }, request).items().toArray();
    },
  },
  language: {
    label: 'entities.languages',
    requires: [],
    read: async (client, request) => {
      const { RoutingApi } = await import('contact-centre-client/apis/routing');
      return await new RoutingApi(client).getRoutingLanguages({ pageSize: 500 }, request).items().toArray();
    },
  },
  flow: {
    label: 'entities.flows',
    requires: ['architect:flow:view'],
    read: async (client, request) => {
      const { ArchitectApi } = await import('contact-centre-client/apis/architect');
      return await new ArchitectApi(client).getFlows({ pageSize: 100 }, request).items().toArray();
    },
  },
  group: {
    label: 'entities.groups',
    requires: [],
    read: async (client, request) => {
      const { GroupsApi } = await import('contact-centre-client/apis/groups');
      return await new GroupsApi(client).getGroups({ pageSize: 500 }, request).items().toArray();
    },
  },
  team: {
    label: 'entities.teams',
    requires: ['groups:team:view'],
    read: async (client, request) => {
      const { TeamsApi } = await import('contact-centre-client/apis/teams');
      return await new TeamsApi(client).getTeams({ pageSize: 100 }, request).items().toArray();
    },
  },
  division: {
    label: 'entities.divisions',
    requires: [],
    read: async (client, request) => {
      const { AuthorizationApi } = await import('contact-centre-client/apis/authorization');
      return await new AuthorizationApi(client).getAuthorizationDivisions({ pageSize: 500 }, request).items().toArray();
    },
  },
  campaign: {
    label: 'entities.campaigns',
    requires: ['outbound:campaign:view'],
    read: async (client, request) => {
      const { OutboundApi } = await import('contact-centre-client/apis/outbound');
      return await new OutboundApi(client).getOutboundCampaigns({ pageSize: 100 }, request).items().toArray();
    },
  },
} as const satisfies Readonly<Record<string, EntitySource>>;

export type EntityKind = keyof typeof entityKinds;

/** Reads the entities of a kind, sorted by name. */
export async function readEntities(kind: EntityKind, client: ApiClient, request: RequestOptions): Promise<EntityName[]> {
  const entities: readonly Entity[] = await entityKinds[kind].read(client, request);
  const names = entities.flatMap(({ id, name = '' }) => (id === undefined ? [] : [{ id, name }]));
  return names.sort((one, other) => one.name.localeCompare(other.name));
}
