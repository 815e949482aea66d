import type { Area } from '../../engine/area.js';
import type { MemberGroup, SkillGroup } from '../../../models/index.js';
import { unknownReference } from '../../store/errors.js';
import type { StoredQueue } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { announceQueue } from '../conversations/announce.js';
import { GROUPS, groupsOf, memberIds } from '../groups/model.js';
import { valuesAt } from '../field-path.js';
import { Repository } from '../repository.js';
import { memberIds as teamMemberIds, TEAMS, teamsOf } from '../teams/model.js';
import { membersOf, SKILL_GROUPS } from './skill-groups.js';

/** A group with its name and members. */
interface ResolvedGroup {
  id: string;
  name: string;
  selfUri: string;
  userIds: string[];
}

/** The kinds of group that can be members of a queue. */
const kinds: Readonly<Record<string, (world: World, id: string) => Omit<ResolvedGroup, 'id'> | undefined>> = {
  GROUP: (world, id) => {
    const group = groupsOf(world).get(id);
    return group && { name: group.name, selfUri: `${GROUPS}/${id}`, userIds: memberIds(world, id) };
  },
  TEAM: (world, id) => {
    const team = teamsOf(world).find(id);
    return team && { name: nameOf(team), selfUri: `${TEAMS}/${id}`, userIds: teamMemberIds(world, id) };
  },
  SKILLGROUP: (world, id) => {
    const group = new Repository<SkillGroup>(world, SKILL_GROUPS).find(id);
    const userIds = group ? membersOf(world, group).map((user) => user.id) : [];
    return group && { name: nameOf(group), selfUri: `${SKILL_GROUPS}/${id}`, userIds };
  },
};

const nameOf = ({ name }: Readonly<Record<string, unknown>>): string => (typeof name === 'string' ? name : '');

function resolveGroup(world: World, { id = '', type = 'GROUP' }: MemberGroup): ResolvedGroup | undefined {
  const group = kinds[type.toUpperCase()]?.(world, id);
  return group && { id, ...group };
}

/** The fields of a queue that refer to groups. */
const groupFields = [
  'memberGroups',
  'bullseye.rings.memberGroups',
  'conditionalGroupRouting.rules.groups',
  'conditionalGroupActivation.rules.groups',
];

/** @throws the platform's 400 for an unknown group. */
export function rejectUnknownGroups(world: World, queue: object): void {
  for (const fieldName of groupFields)
    for (const group of valuesAt(queue, fieldName.split('.')) as (MemberGroup | undefined)[]) {
      if (group === undefined || resolveGroup(world, group)) continue;
      throw unknownReference(fieldName, group.id ?? '', 'group');
    }
}

/** The current groups of a queue, without those that were deleted since. */
export function groupsOfQueue(world: World, { memberGroups = [] }: StoredQueue): MemberGroup[] {
  return memberGroups.flatMap((group) => {
    const resolved = resolveGroup(world, group);
    if (!resolved) return [];
    const { userIds, ...fields } = resolved;
    return [{ ...group, ...fields, memberCount: userIds.length }];
  });
}

/**
 * Makes the members of a queue's groups members of the queue, and removes users who left the groups. Members added individually
 * stay.
 */
export function syncGroupMembers(world: World, queue: StoredQueue): void {
  const members = world.store.members;
  const userIds = new Set((queue.memberGroups ?? []).flatMap((group) => resolveGroup(world, group)?.userIds ?? []));
  const formerMembers = [...members.of(queue.id)].filter(([id, { memberBy }]) => memberBy === 'group' && !userIds.has(id));
  for (const [id] of formerMembers) members.delete(queue.id, id);
  const newMemberIds = [...userIds].filter((id) => world.store.users.find(id)?.state !== 'deleted' && !members.get(queue.id, id));
  for (const id of newMemberIds) members.set(queue.id, id, { joined: true, ringNumber: 1, memberBy: 'group' });
  if (formerMembers.length + newMemberIds.length > 0) announceQueue(world, queue.id);
}

/** Many operations change the members of a group, so memberships are updated before each request. */
export function addGroupSyncWrapper(area: Area, world: World): void {
  const syncAllQueues = (): void => {
    for (const queue of world.store.queues.withField('memberGroups')) syncGroupMembers(world, queue);
  };
  area.wrapBelow('/api/v2', async ({ method }, next) => {
    // Queues of a seed file may have groups.
    syncAllQueues();
    const response = await next();
    if (method !== 'GET') syncAllQueues();
    return response;
  });
}
