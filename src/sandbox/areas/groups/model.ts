import type { DynamicGroupQuery, Group } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';
import { meetsConditions } from '../routing/skill-conditions.js';

/** A group as stored. Its members and rule are stored separately. */
export type StoredGroup = Omit<Group, 'owners'> & { ownerIds?: string[] };

export const GROUPS = '/api/v2/groups';

const seededGroups = [
  { name: 'Reservations', description: 'Everybody who books trips' },
  { name: 'Customer Care', description: 'Everybody who helps travellers on their way' },
  { name: 'Digital Channels', description: 'Everybody who writes to travellers' },
];

/** Groups. The seed contains one per department. */
export function groupsOf(world: World): Map<string, StoredGroup> {
  return world.collection<StoredGroup>(GROUPS, (groups) => {
    for (const { id, name, description } of seedGroups(world)) {
      const team = teamOf(world, name);
      groups.set(id, {
        id,
        name,
        description,
        type: 'official',
        visibility: 'public',
        rulesVisible: true,
        state: 'active',
        version: 1,
        dateModified: '2024-03-04T08:00:00.000Z',
        memberCount: team.length,
        ownerIds: team.slice(0, 1),
        selfUri: `/api/v2/groups/${id}`,
      });
    }
  });
}

/** User ids by group, in the order in which they were added. */
function membersOf(world: World): Map<string, string[]> {
  return world.collection<string[]>('groups.members', (members) => {
    for (const { id, name } of seedGroups(world)) members.set(id, teamOf(world, name));
  });
}

/** A separate random generator, so that the ids of other seeded entities do not change. */
function seedGroups(world: World) {
  const random = new Random(world.seed ^ 0x5f356495);
  return seededGroups.map((group) => ({ ...group, id: random.uuid() }));
}

function teamOf(world: World, departmentName: string): string[] {
  return world.store.users.all().flatMap(({ id, department }) => (department === departmentName ? [id] : []));
}

/** @throws the platform's 404. */
export function groupOf(world: World, id: string): StoredGroup {
  const group = groupsOf(world).get(id);
  if (!group) throw notFound('group', id);
  return group;
}

/** The skill conditions of a dynamic group, and the time of their last change. */
export interface MembershipRule {
  query: DynamicGroupQuery;
  dateModified: string;
}

/** Membership rules by group. A group with a rule is dynamic. */
export function rulesOf(world: World): Map<string, MembershipRule> {
  return world.collection<MembershipRule>('groups.rules');
}

/** The users who were added to a group individually. */
export function individualIds(world: World, groupId: string): string[] {
  return membersOf(world).get(groupId) ?? [];
}

/** The members of a group: those added individually, and those who currently match its rule. */
export function memberIds(world: World, groupId: string): string[] {
  const addedIds = individualIds(world, groupId);
  const rule = rulesOf(world).get(groupId);
  return rule ? [...new Set([...addedIds, ...matchingUserIds(world, rule.query)])] : addedIds;
}

/** Active users with all required skills; none if a rule has no conditions. */
export function matchingUserIds(world: World, { skillConditions }: DynamicGroupQuery): string[] {
  if (skillConditions.length === 0) return [];
  return world.store.users
    .all()
    .flatMap(({ id, state }) => (state === 'active' && meetsConditions(world, id, skillConditions) ? [id] : []));
}

/** Sets the members of a group and increments its version. */
export function setMembers(world: World, group: StoredGroup, ids: readonly string[]): void {
  membersOf(world).set(group.id, [...ids]);
  groupsOf(world).set(group.id, { ...withNextVersion(world, group), memberCount: ids.length });
}

/** Increments the version of a group. */
function withNextVersion(world: World, group: StoredGroup): StoredGroup {
  const { version = 0 } = group;
  return { ...group, version: version + 1, dateModified: world.timestamp() };
}

/** Sets or removes the rule of a group. */
export function setRule(world: World, group: StoredGroup, query: DynamicGroupQuery | undefined): void {
  if (query) rulesOf(world).set(group.id, { query, dateModified: world.timestamp() });
  else rulesOf(world).delete(group.id);
  groupsOf(world).set(group.id, withNextVersion(world, group));
}

export function removeGroup(world: World, groupId: string): void {
  groupsOf(world).delete(groupId);
  membersOf(world).delete(groupId);
  rulesOf(world).delete(groupId);
}

/** Removes a user from all groups. */
export function leaveGroups(world: World, userId: string): void {
  for (const group of groupsOf(world).values()) {
    const ids = individualIds(world, group.id);
    if (ids.includes(userId)) {
      setMembers(
        world,
        group,
        ids.filter((id) => id !== userId),
      );
    }
  }
}

/** A group as the API returns it. */
export function groupView(world: World, { ownerIds = [], ...group }: StoredGroup): Group {
  const owners = ownerIds.flatMap((id) => {
    const user = world.store.users.find(id);
    return user && user.state !== 'deleted'
      ? [{ id, name: user.name, version: user.version, selfUri: `/api/v2/users/${id}` }]
      : [];
  });
  const isDynamic = rulesOf(world).has(group.id);
  return { ...group, ...(isDynamic && { memberCount: memberIds(world, group.id).length }), owners };
}

/** The groups that a user belongs to. */
export function groupsOfUser(world: World, userId: string): Group[] {
  return [...groupsOf(world).values()]
    .filter(({ id }) => memberIds(world, id).includes(userId))
    .map((group) => groupView(world, group));
}
