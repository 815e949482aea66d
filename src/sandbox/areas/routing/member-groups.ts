import type { Area } from '../../engine/area.js';
import type { MemberGroup } from '../../../models/index.js';
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
interface Found {
  id: string;
  name: string;
  selfUri: string;
  people: string[];
}

/** The kinds of group that can be members of a queue. */
const kinds: Readonly<Record<string, (world: World, id: string) => Omit<Found, 'id'> | undefined>> = {
  GROUP: (world, id) => {
    const group = groupsOf(world).get(id);
    return group && { name: group.name, selfUri: `${GROUPS}/${id}`, people: memberIds(world, id) };
  },
  TEAM: (world, id) => {
    const team = teamsOf(world).find(id);
    return team && { name: nameOf(team), selfUri: `${TEAMS}/${id}`, people: teamMemberIds(world, id) };
  },
  SKILLGROUP: (world, id) => {
    const group = new Repository(world, SKILL_GROUPS).find(id);
    const people = group ? membersOf(world, group).map((user) => user.id) : [];
    return group && { name: nameOf(group), selfUri: `${SKILL_GROUPS}/${id}`, people };
  },
};

const nameOf = ({ name }: Readonly<Record<string, unknown>>): string => (typeof name === 'string' ? name : '');

function found(world: World, { id = '', type = 'GROUP' }: MemberGroup): Found | undefined {
  const group = kinds[type.toUpperCase()]?.(world, id);
  return group && { id, ...group };
}

/** The fields of a queue that refer to groups. */
const naming = [
  'memberGroups',
  'bullseye.rings.memberGroups',
  'conditionalGroupRouting.rules.groups',
  'conditionalGroupActivation.rules.groups',
];

/** @throws the platform's 400 for an unknown group. */
export function refuseUnknownGroups(world: World, queue: object): void {
  for (const fieldName of naming)
    for (const group of valuesAt(queue, fieldName.split('.')) as (MemberGroup | undefined)[]) {
      if (group === undefined || found(world, group)) continue;
      throw unknownReference(fieldName, group.id ?? '', 'group');
    }
}

/** The current groups of a queue, without those that were deleted since. */
export function groupsOfQueue(world: World, { memberGroups = [] }: StoredQueue): MemberGroup[] {
  return memberGroups.flatMap((group) => {
    const now = found(world, group);
    if (!now) return [];
    const { people, ...shown } = now;
    return [{ ...group, ...shown, memberCount: people.length }];
  });
}

/**
 * Makes the members of a queue's groups members of the queue, and removes users who left the groups. Members added individually
 * stay.
 */
export function followGroups(world: World, queue: StoredQueue): void {
  const members = world.store.members;
  const people = new Set((queue.memberGroups ?? []).flatMap((group) => found(world, group)?.people ?? []));
  const gone = [...members.of(queue.id)].filter(([id, { memberBy }]) => memberBy === 'group' && !people.has(id));
  for (const [id] of gone) members.delete(queue.id, id);
  const come = [...people].filter((id) => world.store.users.find(id)?.state !== 'deleted' && !members.get(queue.id, id));
  for (const id of come) members.set(queue.id, id, { joined: true, ringNumber: 1, memberBy: 'group' });
  if (gone.length + come.length > 0) announceQueue(world, queue.id);
}

/** Many operations change the members of a group, so memberships are updated before each request. */
export function addMemberGroupHandlers(area: Area, world: World): void {
  const follow = (): void => {
    for (const queue of world.store.queues.withField('memberGroups')) followGroups(world, queue);
  };
  area.wrapBelow('/api/v2', async ({ method }, next) => {
    // Queues of a seed file may have groups.
    follow();
    const response = await next();
    if (method !== 'GET') follow();
    return response;
  });
}
