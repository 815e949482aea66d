import type { Area } from '../../engine/area.js';
import type { GroupCreate, GroupUpdate } from '../../../models/index.js';
import { pickFields, readObject } from '../../http/body.js';
import { invalidField, notFound, staleVersion } from '../../store/errors.js';
import { listing, queryList, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { expandUser } from '../users/user.js';
import { activeUser } from '../users/users.js';
import { addDynamicGroupHandlers } from './dynamic.js';
import { groupOf, GROUPS, groupsOf, groupView, individualIds, memberIds, removeGroup, setMembers } from './model.js';
import type { StoredGroup } from './model.js';

/** The maximum number of members per call. */
const MAX_MEMBERS_PER_CALL = 50;

/** The fields that a caller can set. */
const settableFields = [
  'description',
  'images',
  'addresses',
  'rulesVisible',
  'visibility',
  'ownerIds',
  'state',
  'rolesEnabled',
  'includeOwners',
  'callsEnabled',
  'email',
] as const;

/** Groups and their members. */
export function addGroupHandlers(area: Area, world: World): void {
  world.store.markManaged(GROUPS);
  area.addRule({ path: GROUPS, uniqueName: true });
  const findGroup = (context: OperationContext): StoredGroup => groupOf(world, context.param('groupId'));

  area.handle('getGroups', (context) =>
    listing(context, world, selectGroups(world, context), (group) => groupView(world, group)),
  );

  area.handle('postGroups', (context) => {
    const body = readObject<GroupCreate>(context, ['name', 'type', 'visibility']);
    checkOwners(world, body.ownerIds);
    const id = world.newId();
    const group: StoredGroup = {
      state: 'active',
      ...pickFields(body, settableFields),
      rulesVisible: body.rulesVisible,
      visibility: body.visibility,
      id,
      name: body.name,
      type: body.type,
      version: 1,
      memberCount: 0,
      dateModified: world.timestamp(),
      selfUri: `/api/v2/groups/${id}`,
    };
    groupsOf(world).set(id, group);
    return groupView(world, group);
  });

  area.handle('getGroup', (context) => groupView(world, findGroup(context)));

  area.handle('putGroup', (context) => {
    const group = findGroup(context);
    const body = readObject<Partial<GroupUpdate>>(context, ['name?']);
    if (body.version !== undefined) checkVersion(group, body.version);
    checkOwners(world, body.ownerIds);
    const version = (group.version ?? 0) + 1;
    const updated = { ...group, ...pickFields(body, ['name', ...settableFields]), version, dateModified: world.timestamp() };
    groupsOf(world).set(group.id, updated);
    return groupView(world, updated);
  });

  area.handle('deleteGroup', (context) => {
    removeGroup(world, findGroup(context).id);
  });

  area.handle('getGroupProfile', (context) => profileOf(findGroup(context)));

  area.handle('getProfilesGroups', (context) => listing(context, world, selectGroups(world, context), profileOf));

  addMemberHandlers(area, world, findGroup);
  addDynamicGroupHandlers(area, world);
}

/** The groups that the query of a list selects, sorted by name. */
function selectGroups(world: World, context: OperationContext): readonly StoredGroup[] {
  const ids = queryList(context, 'id');
  const matches = [...groupsOf(world).values()].filter(({ id }) => ids.length === 0 || ids.includes(id));
  // Groups have no chat address, so a filter by one finds none.
  const groups = queryList(context, 'jabberId').length > 0 ? [] : matches;
  return sortByField(groups, 'name', sortDirection(queryValue(context, 'sortOrder')));
}

function addMemberHandlers(area: Area, world: World, findGroup: (context: OperationContext) => StoredGroup): void {
  const usersOf = ({ id }: StoredGroup): StoredUser[] => memberIds(world, id).map((userId) => world.store.users.get(userId));

  area.handle('getGroupMembers', (context) => {
    const expand = queryList(context, 'expand');
    const users = sortByField(usersOf(findGroup(context)), 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, users, (user) => expandUser(world, user, expand));
  });

  // Returns all members in one list, including those who match the rule.
  area.handle('getGroupIndividuals', (context) => {
    const group = findGroup(context);
    const entities = usersOf(group).map((user) => expandUser(world, user, []));
    return { entities, total: entities.length, selfUri: `/api/v2/groups/${group.id}/individuals` };
  });

  area.handle('postGroupMembers', (context) => {
    const group = findGroup(context);
    const { memberIds: newIds, version } = readObject<{ memberIds: string[]; version: number }>(context, [
      'memberIds',
      'version',
    ]);
    checkCount(newIds, 'memberIds');
    // All users are looked up first, so that a call with an unknown user adds none.
    const addedIds = newIds.map((id) => activeUser(world, id).id);
    checkVersion(group, version);
    setMembers(world, group, [...new Set([...individualIds(world, group.id), ...addedIds])]);
    return context.json({}, 202);
  });

  area.handle('deleteGroupMembers', (context) => {
    const group = findGroup(context);
    const removedIds = queryList(context, 'ids');
    checkCount(removedIds, 'ids');
    const before = individualIds(world, group.id);
    const unknownId = removedIds.find((id) => !before.includes(id));
    if (unknownId !== undefined) throw notFound('groupMember', unknownId);
    setMembers(
      world,
      group,
      before.filter((id) => !removedIds.includes(id)),
    );
    return context.json({}, 202);
  });
}

function profileOf({ id, name, state = 'active', dateModified = '', version = 1 }: StoredGroup) {
  return { id, name, state, dateModified, version, selfUri: `/api/v2/groups/${id}/profile` };
}

function checkOwners(world: World, ownerIds: readonly string[] = []): void {
  for (const id of ownerIds) activeUser(world, id);
}

function checkVersion({ id, version }: StoredGroup, wantedVersion: number): void {
  if (wantedVersion !== version) throw staleVersion('group', id);
}

function checkCount(ids: readonly string[], fieldName: string): void {
  if (ids.length > MAX_MEMBERS_PER_CALL) {
    throw invalidField(`No more than ${MAX_MEMBERS_PER_CALL} members can be changed in one call`, fieldName);
  }
}
