import type { Area } from '../../engine/area.js';
import type { SkillGroup } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { Repository, listPage, referenceOf } from '../repository.js';
import type { Entity } from '../repository.js';
import { activeUser } from '../users/users.js';
import { meetsConditions } from './skill-conditions.js';
import { viewAs } from '../view-as.js';

export const SKILL_GROUPS = '/api/v2/routing/skillgroups';

/** Divisions that the members of a skill group come from, by the id of the group. */
const divisionsAt = (world: World): Map<string, string[]> => world.collection<string[]>('routing.skillgroups.divisions');

/** Groups of users with certain skills. Members are computed from the conditions on each read. */
export function addSkillGroupHandlers(area: Area, world: World): void {
  const groups = new Repository<SkillGroup>(world, SKILL_GROUPS);
  const findGroup = (context: OperationContext): Entity<SkillGroup> => groups.get(context.param('skillGroupId'));
  const view = (group: Entity<SkillGroup>): SkillGroup => ({
    ...viewAs(world, 'SkillGroup', group),
    memberCount: membersOf(world, group).length,
    status: 'Complete',
  });

  area.handle('getRoutingSkillgroups', (context) => listPage(context, world, groups.all().map(view)));

  area.handle('getRoutingSkillgroup', (context) => view(findGroup(context)));

  area.handle('postRoutingSkillgroups', (context) => {
    const { memberDivisions, ...body } = readObject(context, ['name', 'skillConditions']);
    for (const id of memberDivisions ?? []) world.store.divisions.get(id);
    const group = groups.create(context, body);
    const ownDivisionId = group.division?.id ?? world.organisation.homeDivisionId;
    divisionsAt(world).set(group.id, memberDivisions ?? [ownDivisionId]);
    return { ...view(group), memberDivisions: memberDivisions ?? [ownDivisionId] };
  });

  area.handle('getRoutingSkillgroupMembers', (context) => {
    const members = membersOf(world, findGroup(context));
    return listPage(context, world, members.map(referenceOf));
  });

  area.handle('getRoutingSkillgroupMembersDivisions', (context) => {
    const divisions = (divisionsAt(world).get(findGroup(context).id) ?? []).flatMap((id) => world.store.divisions.find(id) ?? []);
    return { entities: divisions };
  });

  area.handle('postRoutingSkillgroupMembersDivisions', (context) => {
    const { id } = findGroup(context);
    const { addDivisionIds = [], removeDivisionIds = [] } = readObject(context);
    for (const divisionId of addDivisionIds) world.store.divisions.get(divisionId);
    const all = new Set([...(divisionsAt(world).get(id) ?? []), ...addDivisionIds]);
    divisionsAt(world).set(
      id,
      [...all].filter((divisionId) => !removeDivisionIds.includes(divisionId)),
    );
  });

  area.handle('getUserSkillgroups', (context) => {
    const user = activeUser(world, context.param('userId'));
    const userGroups = groups.all().filter((group) => isMember(world, group, user));
    return listPage(context, world, userGroups.map(view));
  });
}

/** The users who currently meet the conditions of a group. */
export function membersOf(world: World, group: Entity<SkillGroup>): StoredUser[] {
  return world.store.users.all().filter((user) => user.state === 'active' && isMember(world, group, user));
}

function isMember(world: World, group: Entity<SkillGroup>, user: StoredUser): boolean {
  const divisions = divisionsAt(world).get(group.id) ?? [];
  if (!divisions.includes(user.division?.id ?? world.organisation.homeDivisionId)) return false;
  return meetsConditions(world, user.id, group.skillConditions ?? []);
}
