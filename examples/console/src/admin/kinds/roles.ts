import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { DomainOrganizationRole, DomainOrganizationRoleCreate } from 'contact-centre-client/models';
import { namedDivision } from '../references/divisions.js';
import { entries } from './entries.js';
import type { PartItem } from './kind.js';
import { defineKind } from './kind.js';

export const roles = defineKind<DomainOrganizationRole>({
  ...entries.roles,
  one: 'kind.role',
  several: 'kind.roleNoun',
  model: 'DomainOrganizationRoleCreate',
  list: (client, request) => new AuthorizationApi(client).getAuthorizationRoles({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new AuthorizationApi(client).getAuthorizationRole(id, {}, request),
  create: (client, role) => new AuthorizationApi(client).postAuthorizationRoles(bodyOf(role)),
  update: (client, id, role, request) => new AuthorizationApi(client).putAuthorizationRole(id, bodyOf(role), request),
  remove: (client, id) => new AuthorizationApi(client).deleteAuthorizationRole(id),
  isConfirmedByName: true,
  columns: [
    { id: 'description', name: 'kind.description', value: ({ description }) => description, width: 200 },
    { id: 'users', name: 'kind.users', value: ({ userCount }) => userCount, format: 'number', width: 90 },
    { id: 'default', name: 'kind.defaultRole', value: ({ default: isDefault }) => isDefault === true, width: 120 },
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    { path: 'permissionPolicies', label: 'kind.permissions', type: { name: 'permissions' } },
  ],
  parts: [
    {
      id: 'users',
      title: 'kind.users',
      target: 'users',
      within: { label: 'admin.appliesIn', target: 'grantDivisions' },
      view: ['authorization:role:view'],
      edit: ['authorization:grant:add', 'authorization:grant:delete'],
      perCall: 50,
      read: readUsers,
      add: addUsers,
      remove: removeUsers,
    },
  ],
  extraTab: {
    id: 'comparison',
    title: 'kind.comparison',
    isShown: ({ defaultRoleId }) => typeof defaultRoleId === 'string' && defaultRoleId !== '',
    load: async () => (await import('../permissions/comparison.js')).RoleComparison,
  },
});

/** The platform empties the fields that a body lacks. */
function bodyOf(role: DomainOrganizationRole): DomainOrganizationRoleCreate {
  const { name = '', description = '', defaultRoleId, permissions, permissionPolicies = [] } = role;
  return {
    name,
    description,
    permissionPolicies,
    ...(permissions && { permissions }),
    ...(defaultRoleId !== undefined && { defaultRoleId }),
  };
}

/** Users only: groups and OAuth clients have roles too. */
async function* readUsers(client: CallSender, id: string, request?: RequestOptions): AsyncGenerator<PartItem, void> {
  const list = new AuthorizationApi(client).getAuthorizationRoleSubjectgrants(id, { pageSize: 100 }, request);
  for await (const { id: userId = '', name = userId, divisions = [], type } of list.items()) {
    if (type !== undefined && type !== 'PC_USER') continue;
    for (const division of divisions) yield { id: userId, name, within: namedDivision(division) };
  }
}

/** One call grants the role to several users in the same division. */
async function addUsers(client: CallSender, id: string, items: readonly PartItem[]): Promise<void> {
  const api = new AuthorizationApi(client);
  const divisionIds = new Set(items.map(({ within }) => within?.id ?? ''));
  await Promise.all(
    [...divisionIds].map((divisionId) => {
      const subjectIds = items.filter(({ within }) => within?.id === divisionId).map((user) => user.id);
      return api.postAuthorizationRole(id, { subjectIds, divisionIds: [divisionId] }, { subjectType: 'PC_USER' });
    }),
  );
}

async function removeUsers(client: CallSender, id: string, items: readonly PartItem[]): Promise<void> {
  const api = new AuthorizationApi(client);
  await Promise.all(items.map((user) => api.deleteAuthorizationSubjectDivisionRole(user.id, user.within?.id ?? '', id)));
}
