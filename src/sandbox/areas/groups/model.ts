import type { DynamicGroupQuery, Group } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';
import { meets } from '../routing/skill-conditions.js';

/** A group as it is kept: who owns it and who is in it stand beside it. */
export type StoredGroup = Omit<Group, 'owners'> & { ownerIds?: string[] };

export const GROUPS = '/api/v2/groups';

const seededGroups = [
  { name: 'Reservations', description: 'Everybody who books trips' },
  { name: 'Customer Care', description: 'Everybody who helps travellers on their way' },
  { name: 'Digital Channels', description: 'Everybody who writes to travellers' },
];

/** Groups; one for each department is there from the beginning. */
export function groupsOf(world: World): Map<string, StoredGroup> {
  return world.collection<StoredGroup>(GROUPS, (groups) => {
    for (const { id, name, description } of seeded(world)) {
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

/** Ids of users by group, in the order in which they came. */
function membersOf(world: World): Map<string, string[]> {
  return world.collection<string[]>('groups.members', (members) => {
    for (const { id, name } of seeded(world)) members.set(id, teamOf(world, name));
  });
}

/** A stream of its own: the ids of all else stay as they are. */
function seeded(world: World) {
  const random = new Random(world.seed ^ 0x5f356495);
  return seededGroups.map((group) => ({ ...group, id: random.uuid() }));
}

function teamOf(world: World, wanted: string): string[] {
  return world.store.users.all().flatMap(({ id, department }) => (department === wanted ? [id] : []));
}

/** @throws the platform's 404. */
export function groupOf(world: World, id: string): StoredGroup {
  const group = groupsOf(world).get(id);
  if (!group) throw notFound('group', id);
  return group;
}

/** What a group says of the skills of its members, and since when. */
export interface MembershipRule {
  query: DynamicGroupQuery;
  dateModified: string;
}

/** Rules by the group that they are of: such a group is dynamic. */
export function rulesOf(world: World): Map<string, MembershipRule> {
  return world.collection<MembershipRule>('groups.rules');
}

/** Who was put into a group one by one. */
export function individualIds(world: World, groupId: string): string[] {
  return membersOf(world).get(groupId) ?? [];
}

/** Who is in a group: those who were put there, and whoever its rule finds at this moment. */
export function memberIds(world: World, groupId: string): string[] {
  const individuals = individualIds(world, groupId);
  const rule = rulesOf(world).get(groupId);
  return rule ? [...new Set([...individuals, ...found(world, rule.query)])] : individuals;
}

/** Active users with all the skills that a rule asks for. One without conditions finds nobody. */
export function found(world: World, { skillConditions }: DynamicGroupQuery): string[] {
  if (skillConditions.length === 0) return [];
  return world.store.users
    .all()
    .flatMap(({ id, state }) => (state === 'active' && meets(world, id, skillConditions) ? [id] : []));
}

/** Sets who is in a group, which makes it another version of itself. */
export function setMembers(world: World, group: StoredGroup, ids: readonly string[]): void {
  membersOf(world).set(group.id, [...ids]);
  groupsOf(world).set(group.id, { ...touched(world, group), memberCount: ids.length });
}

/** A group in its next version. */
function touched(world: World, group: StoredGroup): StoredGroup {
  const { version = 0 } = group;
  return { ...group, version: version + 1, dateModified: world.timestamp() };
}

/** Gives a group a rule, or takes it from it. */
export function setRule(world: World, group: StoredGroup, query: DynamicGroupQuery | undefined): void {
  if (query) rulesOf(world).set(group.id, { query, dateModified: world.timestamp() });
  else rulesOf(world).delete(group.id);
  groupsOf(world).set(group.id, touched(world, group));
}

export function removeGroup(world: World, groupId: string): void {
  groupsOf(world).delete(groupId);
  membersOf(world).delete(groupId);
  rulesOf(world).delete(groupId);
}

/** Takes a user out of all groups. */
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

/** A group as it is read. */
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

/** The groups that a user is in. */
export function groupsOfUser(world: World, userId: string): Group[] {
  return [...groupsOf(world).values()]
    .filter(({ id }) => memberIds(world, id).includes(userId))
    .map((group) => groupView(world, group));
}
