import { GroupsApi } from 'contact-centre-client/apis/groups';
import type { Group, GroupCreate, GroupUpdate } from 'contact-centre-client/models';
import { entries } from './entries.js';
import { defineKind } from './kind.js';
import { itemsOf } from './shared.js';

/** Bodies have the ids of the owners, and responses the owners. */
type OwnedGroup = Group & { ownerIds?: string[] };

export const groups = defineKind<OwnedGroup>({
  ...entries.groups,
  one: 'kind.group',
  several: 'kind.groupNoun',
  model: 'GroupCreate',
  list: (client, request) => new GroupsApi(client).getGroups({ pageSize: 100 }, request).items(),
  read: async (client, id, request) => withOwnerIds(await new GroupsApi(client).getGroup(id, request)),
  create: (client, group) => new GroupsApi(client).postGroups(newBody(group)),
  update: (client, id, group, request) => new GroupsApi(client).putGroup(id, { body: changedBody(group) }, request),
  remove: (client, id) => new GroupsApi(client).deleteGroup(id),
  initial: { type: 'official', visibility: 'public', rulesVisible: true },
  columns: [
    { id: 'members', name: 'kind.members', value: ({ memberCount }) => memberCount, format: 'number', width: 96 },
    { id: 'type', name: 'kind.groupType', value: ({ type }) => type, width: 110 },
    { id: 'visibility', name: 'kind.visibility', value: ({ visibility }) => visibility, width: 110 },
    { id: 'description', name: 'kind.description', value: ({ description }) => description, width: 160 },
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    {
      path: 'type',
      label: 'kind.groupType',
      isFixed: true,
      type: { name: 'choice', labels: { official: 'kind.groupOfficial', social: 'kind.groupSocial' } },
    },
    {
      path: 'visibility',
      label: 'kind.visibility',
      isBulk: true,
      type: {
        name: 'choice',
        labels: { public: 'kind.visibleAll', owners: 'kind.visibleOwners', members: 'kind.visibleMembers' },
      },
    },
    { path: 'rulesVisible', label: 'kind.rulesVisible', isBulk: true, type: { name: 'boolean' } },
    { path: 'rolesEnabled', label: 'kind.rolesEnabled', isBulk: true, type: { name: 'boolean' } },
    { path: 'ownerIds', label: 'kind.owners', type: { name: 'references', target: 'users', isId: true } },
  ],
  parts: [
    {
      id: 'members',
      title: 'kind.members',
      target: 'users',
      view: [],
      edit: ['directory:group:edit'],
      perCall: 50,
      read: (client, id, request) => itemsOf(new GroupsApi(client).getGroupMembers(id, { pageSize: 100 }, request).items()),
      add: async (client, id, items) => {
        const api = new GroupsApi(client);
        // Each change of the group has increased its version.
        const { version = 0 } = await api.getGroup(id);
        await api.postGroupMembers(id, { memberIds: items.map((user) => user.id), version });
      },
      remove: (client, id, items) => new GroupsApi(client).deleteGroupMembers(id, items.map((user) => user.id).join(',')),
    },
  ],
});

const withOwnerIds = (group: Group): OwnedGroup => ({
  ...group,
  ownerIds: (group.owners ?? []).map(({ id }) => id),
});

const newBody = ({
  name,
  type,
  visibility,
  rulesVisible,
  description = '',
  rolesEnabled = false,
  ownerIds = [],
}: OwnedGroup): GroupCreate => ({
  name,
  type,
  visibility,
  rulesVisible,
  description,
  rolesEnabled,
  ownerIds,
});

function changedBody({
  name,
  visibility,
  rulesVisible,
  description = '',
  rolesEnabled,
  ownerIds,
  version = 0,
}: OwnedGroup): GroupUpdate {
  return {
    name,
    version,
    description,
    rulesVisible,
    // The type of this body has another word for it.
    visibility: visibility === 'owners' ? 'ownerIds' : visibility,
    ...(rolesEnabled !== undefined && { rolesEnabled }),
    ...(ownerIds && { ownerIds }),
  };
}
