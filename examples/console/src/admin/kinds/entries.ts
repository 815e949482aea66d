import type { KindEntry } from './kind.js';

/** The kinds, in the order of the overview. The overview and the audit need no more of them. */
export const entries = {
  users: {
    path: 'users',
    title: 'kind.users',
    help: 'kind.usersHelp',
    permissions: {
      view: ['directory:user:view'],
      add: ['directory:user:add'],
      edit: ['directory:user:edit'],
      remove: ['directory:user:delete'],
    },
    audit: { service: 'Directory', entityType: 'User' },
  },
  roles: {
    path: 'roles',
    title: 'kind.roles',
    help: 'kind.rolesHelp',
    permissions: {
      view: ['authorization:role:view'],
      add: ['authorization:role:add'],
      edit: ['authorization:role:edit'],
      remove: ['authorization:role:delete'],
    },
    audit: { service: 'PeoplePermissions', entityType: 'Role' },
  },
  queues: {
    path: 'queues',
    title: 'kind.queues',
    help: 'kind.queuesHelp',
    permissions: {
      view: ['routing:queue:view'],
      add: ['routing:queue:add'],
      edit: ['routing:queue:edit'],
      remove: ['routing:queue:delete'],
    },
    audit: { service: 'ContactCenter', entityType: 'Queue' },
  },
  wrapupCodes: {
    path: 'wrapup-codes',
    title: 'kind.wrapupCodes',
    help: 'kind.wrapupCodesHelp',
    permissions: {
      view: ['routing:wrapupCode:view'],
      add: ['routing:wrapupCode:add'],
      edit: ['routing:wrapupCode:edit'],
      remove: ['routing:wrapupCode:delete'],
    },
    audit: { service: 'ContactCenter', entityType: 'WrapupCode' },
  },
  skills: {
    path: 'skills',
    title: 'kind.skills',
    help: 'kind.skillsHelp',
    permissions: {
      view: ['routing:skill:view'],
      add: [['routing:skill:manage', 'routing:skill:create']],
      edit: ['routing:skill:update'],
      remove: [['routing:skill:manage', 'routing:skill:delete']],
    },
  },
  languages: {
    path: 'languages',
    title: 'kind.languages',
    help: 'kind.languagesHelp',
    permissions: { view: [], add: ['routing:skill:manage'], remove: ['routing:skill:manage'] },
  },
  groups: {
    path: 'groups',
    title: 'kind.groups',
    help: 'kind.groupsHelp',
    permissions: {
      view: [],
      add: ['directory:group:add'],
      edit: ['directory:group:edit'],
      remove: ['directory:group:delete'],
    },
    audit: { service: 'Groups', entityType: 'DynamicGroup' },
  },
  divisions: {
    path: 'divisions',
    title: 'kind.divisions',
    help: 'kind.divisionsHelp',
    permissions: {
      view: [],
      add: ['authorization:division:add', 'authorization:grant:add'],
      edit: ['authorization:division:edit'],
      remove: ['authorization:division:delete'],
    },
  },
  schedules: {
    path: 'schedules',
    title: 'kind.schedules',
    help: 'kind.schedulesHelp',
    permissions: {
      view: ['routing:schedule:view'],
      add: ['routing:schedule:add'],
      edit: ['routing:schedule:edit'],
      remove: ['routing:schedule:delete'],
    },
    audit: { service: 'Architect', entityType: 'Schedule' },
  },
  scheduleGroups: {
    path: 'schedule-groups',
    title: 'kind.scheduleGroups',
    help: 'kind.scheduleGroupsHelp',
    permissions: {
      view: ['routing:scheduleGroup:view'],
      add: ['routing:scheduleGroup:add'],
      edit: ['routing:scheduleGroup:edit'],
      remove: ['routing:scheduleGroup:delete'],
    },
    audit: { service: 'Architect', entityType: 'ScheduleGroup' },
  },
  emergencyGroups: {
    path: 'emergency-groups',
    title: 'kind.emergencyGroups',
    help: 'kind.emergencyGroupsHelp',
    permissions: {
      view: ['routing:emergencyGroup:view'],
      add: ['routing:emergencyGroup:add'],
      edit: ['routing:emergencyGroup:edit'],
      remove: ['routing:emergencyGroup:delete'],
    },
    audit: { service: 'Architect', entityType: 'EmergencyGroup' },
  },
  oauthClients: {
    path: 'oauth-clients',
    title: 'kind.oauthClients',
    help: 'kind.oauthClientsHelp',
    permissions: {
      view: ['oauth:client:view'],
      add: ['oauth:client:add'],
      edit: ['oauth:client:edit'],
      remove: ['oauth:client:delete'],
    },
    audit: { service: 'PeoplePermissions', entityType: 'OAuthClient' },
  },
  integrations: {
    path: 'integrations',
    title: 'kind.integrations',
    help: 'kind.integrationsHelp',
    permissions: { view: ['integrations:integration:view'], edit: ['integrations:integration:edit'] },
    audit: { service: 'Integrations', entityType: 'Integration' },
  },
} as const satisfies Readonly<Record<string, KindEntry>>;

/** All kinds, in the order of the overview. */
export const kindEntries: readonly KindEntry[] = Object.values(entries);
