import type { Area } from '../../engine/area.js';
import type { QueueMember } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import { announceQueue } from '../conversations/announce.js';
import { listing, queryFlag, queryList, sortByQuery } from '../../http/listing.js';
import type { Membership, StoredQueue, StoredUser } from '../../store/store.js';
import { contains } from '../../values/text-search.js';
import { userLanguages } from './language-model.js';
import { expandUser, primaryPresence, routingStatusOf, userSkillsOf } from '../users/user.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { queryValue } from '../../http/query.js';

/** Most members in one call. */
const MAX_MEMBERS_PER_CALL = 100;

interface Member {
  name: string;
  user: StoredUser;
}

/** The operations on members. `…/users` is the older path of `…/members`, and includes totals in its pages. */
const operations = [
  {
    list: 'getRoutingQueueMembers',
    addOrRemove: 'postRoutingQueueMembers',
    changeAll: 'patchRoutingQueueMembers',
    change: 'patchRoutingQueueMember',
    remove: 'deleteRoutingQueueMember',
    counted: false,
  },
  {
    list: 'getRoutingQueueUsers',
    addOrRemove: 'postRoutingQueueUsers',
    changeAll: 'patchRoutingQueueUsers',
    change: 'patchRoutingQueueUser',
    remove: 'deleteRoutingQueueUser',
    counted: true,
  },
] as const;

/** The members of a queue. */
export function addQueueMemberHandlers(area: Area, world: World): void {
  const queueOf = (context: OperationContext): StoredQueue => world.store.queues.get(context.param('queueId'));
  for (const { list, addOrRemove, changeAll, change, remove, counted } of operations) {
    area.handle(list, (context) => {
      const queue = queueOf(context);
      const expand = queryList(context, 'expand');
      const members = sortByQuery(context, membersOf(context, world, queue.id), ['name']);
      return listing(context, world, members, ({ user }) => view(world, queue.id, user, expand), { hasTotal: counted });
    });

    area.handle(addOrRemove, (context) => {
      const queue = queueOf(context);
      const isRemoval = queryFlag(context, 'delete') ?? false;
      const bodies = readArray(context, ['id']);
      checkCount(bodies);
      if (isRemoval) {
        for (const { id } of bodies) rejectGroupMember(world, queue.id, id);
        for (const { id } of bodies) if (world.store.members.delete(queue.id, id)) announceQueue(world, queue.id);
      } else {
        for (const user of bodies.map(({ id }) => activeUser(world, id))) {
          const existing = world.store.members.get(queue.id, user.id);
          const { joined, ringNumber } = existing ?? { joined: true, ringNumber: 1 };
          world.store.members.set(queue.id, user.id, { joined, ringNumber });
          if (!existing) announceQueue(world, queue.id);
        }
      }
    });

    area.handle(changeAll, (context) => {
      const queue = queueOf(context);
      const bodies = readArray(context, ['id']);
      checkCount(bodies);
      // Looks up all members first: a bulk change with an unknown member changes none.
      for (const { id } of bodies) memberOf(world, queue.id, id);
      for (const body of bodies) changeMember(world, queue.id, body.id, body);
      const users = bodies.map(({ id }) => world.store.users.get(id));
      return listing(context, world, users, (user) => view(world, queue.id, user, []), { hasTotal: counted });
    });

    area.handle(change, (context) => {
      const queue = queueOf(context);
      const body = readObject(context);
      changeMember(world, queue.id, context.param('memberId'), body);
    });

    area.handle(remove, (context) => {
      const queue = queueOf(context);
      const memberId = context.param('memberId');
      rejectGroupMember(world, queue.id, memberId);
      if (!world.store.members.delete(queue.id, memberId)) throw notFound('queueMember', memberId);
      announceQueue(world, queue.id);
    });
  }
}

function membersOf(context: OperationContext, world: World, queueId: string): Member[] {
  const joined = queryFlag(context, 'joined');
  const name = (queryValue(context, 'name') ?? '').toLowerCase();
  const statuses = queryList(context, 'routingStatus');
  const presences = queryList(context, 'presence').map((id) => id.toLowerCase());
  const skills = queryList(context, 'skills');
  const languages = queryList(context, 'languages');
  const profileSkills = queryList(context, 'profileSkills');
  const memberBy = queryValue(context, 'memberBy')?.toLowerCase();
  return [...world.store.members.of(queueId)].flatMap(([userId, membership]) => {
    const user = world.store.users.get(userId);
    if (joined !== undefined && membership.joined !== joined) return [];
    if (memberBy !== undefined && (membership.memberBy ?? 'user') !== memberBy) return [];
    if (!contains(user.name.toLowerCase(), name)) return [];
    if (statuses.length > 0 && !statuses.includes(routingStatusOf(world, userId).status ?? '')) return [];
    const { id, systemPresence = '' } = primaryPresence(world, userId).presenceDefinition ?? {};
    const isPresent = [id, systemPresence.toLowerCase(), systemPresence.toLowerCase().replace(' ', '_')].some(
      (value) => value !== undefined && presences.includes(value),
    );
    if (presences.length > 0 && !isPresent) return [];
    if (!hasAll(skills, userSkillsOf(world, userId)) || !hasAll(languages, userLanguages(world, userId))) return [];
    if (!profileSkills.every((skill) => user.profileSkills?.includes(skill) === true)) return [];
    return { name: user.name, user };
  });
}

/** Whether all wanted entities are present, by id or name. */
function hasAll(wantedValues: readonly string[], entities: readonly { id?: string; name?: string }[]): boolean {
  return wantedValues.every((value) =>
    entities.some(({ id, name }) => id === value || name?.toLowerCase() === value.toLowerCase()),
  );
}

/**
 * A member of a group leaves the queue by leaving the group; otherwise the group would add the user again. @throws the
 * platform's 400.
 */
function rejectGroupMember(world: World, queueId: string, userId: string): void {
  if (world.store.members.get(queueId, userId)?.memberBy !== 'group') return;
  throw badRequest('The user is a member of the queue by a group', [
    { errorCode: 'member.of.group', entityId: userId, entityName: 'queueMember' },
  ]);
}

function memberOf(world: World, queueId: string, userId: string): Membership {
  const membership = world.store.members.get(queueId, userId);
  if (!membership) throw notFound('queueMember', userId);
  return membership;
}

function changeMember(world: World, queueId: string, userId: string, body: QueueMember): void {
  const before = memberOf(world, queueId, userId);
  const { joined = before.joined, ringNumber = before.ringNumber } = body;
  world.store.members.set(queueId, userId, { ...before, joined, ringNumber });
  if (joined !== before.joined) announceQueue(world, queueId);
}

function view(world: World, queueId: string, user: StoredUser, expand: readonly string[]): QueueMember {
  const { joined, ringNumber, memberBy = 'user' } = memberOf(world, queueId, user.id);
  return {
    id: user.id,
    name: user.name,
    joined,
    ringNumber,
    memberBy,
    user: expandUser(world, user, expand),
    ...(expand.includes('routingStatus') && { routingStatus: routingStatusOf(world, user.id) }),
    selfUri: `/api/v2/routing/queues/${queueId}/members/${user.id}`,
  };
}

function checkCount(bodies: readonly unknown[]): void {
  if (bodies.length > MAX_MEMBERS_PER_CALL)
    throw badRequest(`No more than ${MAX_MEMBERS_PER_CALL} members can be changed in one call`);
}
