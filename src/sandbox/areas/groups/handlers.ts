import type { Area } from '../../engine/area.js';
import type { GroupCreate, GroupUpdate } from '../../../models/index.js';
import { pickFields, readObject } from '../../http/body.js';
import { badRequest, notFound, staleVersion, duplicateValue } from '../../store/errors.js';
import { listing, queryList, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { StoredUser } from '../../store/store.js';
import { withText } from '../../store/changes.js';
import type { World } from '../../store/world.js';
import { expandUser } from '../users/user.js';
import { activeUser } from '../users/users.js';
import { addDynamicGroupHandlers } from './dynamic.js';
import { groupOf, GROUPS, groupsOf, groupView, individualIds, memberIds, removeGroup, setMembers } from './model.js';
import type { StoredGroup } from './model.js';

/** The maximum number of members per call. */
const MEMBERS_A_CALL = 50;

/** The fields that a caller can set. */
const settable = [
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
  const found = (context: OperationContext): StoredGroup => groupOf(world, context.params['groupId'] ?? '');

  area.handle('getGroups', (context) => {
    const ids = queryList(context, 'id');
    const wanted = [...groupsOf(world).values()].filter(({ id }) => ids.length === 0 || ids.includes(id));
    // Groups have no chat address, so a filter by one finds none.
    const groups = queryList(context, 'jabberId').length > 0 ? [] : wanted;
    const sorted = sortByField(groups, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, sorted, (group) => groupView(world, group));
  });

  area.handle('postGroups', (context) => {
    const body = readObject<GroupCreate>(context, ['name', 'type', 'visibility']);
    refuseTakenName(world, body.name);
    checkOwners(world, body.ownerIds);
    const id = world.newId();
    const group: StoredGroup = {
      state: 'active',
      ...pickFields(body, settable),
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

  area.handle('getGroup', (context) => groupView(world, found(context)));

  area.handle('putGroup', (context) => {
    const group = found(context);
    const body = readObject<Partial<GroupUpdate>>(context, ['name?']);
    if (body.version !== undefined) checkVersion(group, body.version);
    if (body.name !== undefined) refuseTakenName(world, body.name, group.id);
    checkOwners(world, body.ownerIds);
    const version = (group.version ?? 0) + 1;
    const changed = { ...group, ...pickFields(body, ['name', ...settable]), version, dateModified: world.timestamp() };
    groupsOf(world).set(group.id, changed);
    return groupView(world, changed);
  });

  area.handle('deleteGroup', (context) => {
    removeGroup(world, found(context).id);
  });

  area.handle('getGroupProfile', (context) => profileOf(found(context)));

  area.handle('getProfilesGroups', (context) => {
    const ids = queryList(context, 'id');
    const wanted = [...groupsOf(world).values()].filter(({ id }) => ids.length === 0 || ids.includes(id));
    const groups = queryList(context, 'jabberId').length > 0 ? [] : wanted;
    const sorted = sortByField(groups, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, sorted, profileOf);
  });

  addMemberHandlers(area, world, found);
  addDynamicGroupHandlers(area, world);
}

function addMemberHandlers(area: Area, world: World, found: (context: OperationContext) => StoredGroup): void {
  const usersOf = ({ id }: StoredGroup): StoredUser[] => memberIds(world, id).map((userId) => world.store.users.get(userId));

  area.handle('getGroupMembers', (context) => {
    const expand = queryList(context, 'expand');
    const users = sortByField(usersOf(found(context)), 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, users, (user) => expandUser(world, user, expand));
  });

  // Returns all members in one list, including those who match the rule.
  area.handle('getGroupIndividuals', (context) => {
    const group = found(context);
    const entities = usersOf(group).map((user) => expandUser(world, user, []));
    return { entities, total: entities.length, selfUri: `/api/v2/groups/${group.id}/individuals` };
  });

  area.handle('postGroupMembers', (context) => {
    const group = found(context);
    const { memberIds: wanted, version } = readObject<{ memberIds: string[]; version: number }>(context, [
      'memberIds',
      'version',
    ]);
    checkCount(wanted, 'memberIds');
    // All users are looked up first, so that a call with an unknown user adds none.
    const added = wanted.map((id) => activeUser(world, id).id);
    checkVersion(group, version);
    setMembers(world, group, [...new Set([...individualIds(world, group.id), ...added])]);
    return context.json({}, 202);
  });

  area.handle('deleteGroupMembers', (context) => {
    const group = found(context);
    const gone = queryList(context, 'ids');
    checkCount(gone, 'ids');
    const before = individualIds(world, group.id);
    const stranger = gone.find((id) => !before.includes(id));
    if (stranger !== undefined) throw notFound('groupMember', stranger);
    setMembers(
      world,
      group,
      before.filter((id) => !gone.includes(id)),
    );
    return context.json({}, 202);
  });
}

function profileOf({ id, name, state = 'active', dateModified = '', version = 1 }: StoredGroup) {
  return { id, name, state, dateModified, version, selfUri: `/api/v2/groups/${id}/profile` };
}

function refuseTakenName(world: World, name: string, except?: string): void {
  const other = withText(groupsOf(world), 'name', name).find((group) => group.id !== except);
  if (other) throw duplicateValue('group', 'name', name);
}

function checkOwners(world: World, ownerIds: readonly string[] = []): void {
  for (const id of ownerIds) activeUser(world, id);
}

function checkVersion({ id, version }: StoredGroup, given: number): void {
  if (given !== version) throw staleVersion('group', id);
}

function checkCount(ids: readonly string[], fieldName: string): void {
  if (ids.length > MEMBERS_A_CALL) {
    throw badRequest(`No more than ${MEMBERS_A_CALL} members can be changed in one call`, [
      { errorCode: 'invalid.value', fieldName },
    ]);
  }
}
