import type { Hono } from 'hono';
import type { GroupCreate, GroupUpdate } from '../../../models/index.js';
import { chosen, readObject } from '../../http/body.js';
import { badRequest, notFound, staleVersion, taken } from '../../store/errors.js';
import { listing, queryList, sortDirection, sortedBy } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { StoredUser } from '../../store/store.js';
import { withText } from '../../store/changes.js';
import type { World } from '../../store/world.js';
import { expandUser } from '../users/user.js';
import { activeUser } from '../users/users.js';
import { dynamicGroupRoutes } from './dynamic.js';
import { groupOf, GROUPS, groupsOf, groupView, individualIds, memberIds, removeGroup, setMembers } from './model.js';
import type { StoredGroup } from './model.js';

const GROUP = '/api/v2/groups/:groupId';

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
export function groupRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.lookAfter(GROUPS);
  const found = (context: SandboxContext): StoredGroup => groupOf(world, context.req.param('groupId') ?? '');

  app.get(GROUPS, (context) => {
    const ids = queryList(context, 'id');
    const wanted = [...groupsOf(world).values()].filter(({ id }) => ids.length === 0 || ids.includes(id));
    // Groups have no chat address, so a filter by one finds none.
    const groups = queryList(context, 'jabberId').length > 0 ? [] : wanted;
    const sorted = sortedBy(groups, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return context.json(listing(context, world, sorted, (group) => groupView(world, group)));
  });

  app.post(GROUPS, (context) => {
    const body = readObject<GroupCreate>(context, ['name', 'type', 'visibility']);
    refuseTakenName(world, body.name);
    checkOwners(world, body.ownerIds);
    const id = world.newId();
    const group: StoredGroup = {
      state: 'active',
      ...chosen(body, settable),
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
    return context.json(groupView(world, group));
  });

  app.get(GROUP, (context) => context.json(groupView(world, found(context))));

  app.put(GROUP, (context) => {
    const group = found(context);
    const body = readObject<Partial<GroupUpdate>>(context, ['name?']);
    if (body.version !== undefined) checkVersion(group, body.version);
    if (body.name !== undefined) refuseTakenName(world, body.name, group.id);
    checkOwners(world, body.ownerIds);
    const version = (group.version ?? 0) + 1;
    const changed = { ...group, ...chosen(body, ['name', ...settable]), version, dateModified: world.timestamp() };
    groupsOf(world).set(group.id, changed);
    return context.json(groupView(world, changed));
  });

  app.delete(GROUP, (context) => {
    removeGroup(world, found(context).id);
    return context.body(null, 204);
  });

  app.get(`${GROUP}/profile`, (context) => context.json(profileOf(found(context))));

  app.get('/api/v2/profiles/groups', (context) => {
    const ids = queryList(context, 'id');
    const wanted = [...groupsOf(world).values()].filter(({ id }) => ids.length === 0 || ids.includes(id));
    const groups = queryList(context, 'jabberId').length > 0 ? [] : wanted;
    const sorted = sortedBy(groups, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return context.json(listing(context, world, sorted, profileOf));
  });

  memberRoutes(app, world, found);
  dynamicGroupRoutes(app, world);
}

function memberRoutes(app: Hono<SandboxEnv>, world: World, found: (context: SandboxContext) => StoredGroup): void {
  const usersOf = ({ id }: StoredGroup): StoredUser[] => memberIds(world, id).map((userId) => world.store.users.get(userId));

  app.get(`${GROUP}/members`, (context) => {
    const expand = queryList(context, 'expand');
    const users = sortedBy(usersOf(found(context)), 'name', sortDirection(queryValue(context, 'sortOrder')));
    return context.json(listing(context, world, users, (user) => expandUser(world, user, expand)));
  });

  // Returns all members in one list, including those who match the rule.
  app.get(`${GROUP}/individuals`, (context) => {
    const group = found(context);
    const entities = usersOf(group).map((user) => expandUser(world, user, []));
    return context.json({ entities, total: entities.length, selfUri: `/api/v2/groups/${group.id}/individuals` });
  });

  app.post(`${GROUP}/members`, (context) => {
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

  app.delete(`${GROUP}/members`, (context) => {
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
  if (other) throw taken('group', 'name', name);
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
