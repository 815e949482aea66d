import type { Area } from '../../engine/area.js';
import type { UserQueue } from '../../../models/index.js';
import { callerId } from '../../sign-in/bearer.js';
import { readArray, readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { listing, queryFlag, queryList, sortDirection, sortByField } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { activeUser } from './users.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { settle } from '../conversations/assignment.js';
import { announceQueue } from '../conversations/announce.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { queryValue } from '../../http/query.js';

type NamedUserQueue = UserQueue & { id: string; name: string };

/** The queues of a user, and whether the user is active in them. */
export function addUserQueueHandlers(area: Area, world: World): void {
  const listQueues = (context: OperationContext, userId: string, joined: boolean | undefined): Listing<NamedUserQueue> => {
    const divisions = queryList(context, 'divisionId');
    const queues = queuesOf(world, userId)
      .filter((queue) => joined === undefined || queue.joined === joined)
      .filter(({ division }) => divisions.length === 0 || divisions.includes(division?.id ?? ''));
    const sortedQueues = sortByField(queues, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, sortedQueues, (queue) => queue);
  };

  area.handle('getRoutingQueuesMe', (context) => listQueues(context, callerId(context), queryFlag(context, 'joined')));

  area.handle('getUserQueues', (context) =>
    listQueues(context, activeUser(world, context.param('userId')).id, queryFlag(context, 'joined') ?? true),
  );

  area.handle('patchUserQueues', (context) => {
    const { id: userId } = activeUser(world, context.param('userId'));
    const bodies = readArray(context, ['id', 'joined']);
    // Looks up all queues first: a change with an unknown one changes none.
    for (const { id } of bodies) membershipOf(world, id, userId);
    for (const { id, joined } of bodies) joinQueue(world, id, userId, joined);
    settle(world);
    return listQueues(context, userId, undefined);
  });

  area.handle('patchUserQueue', (context) => {
    const { id: userId } = activeUser(world, context.param('userId'));
    const queueId = context.param('queueId');
    const { joined } = readObject(context, ['joined']);
    joinQueue(world, queueId, userId, joined);
    settle(world);
    return queuesOf(world, userId).find(({ id }) => id === queueId) ?? {};
  });
}

function membershipOf(world: World, queueId: string, userId: string) {
  const membership = world.store.members.get(world.store.queues.get(queueId).id, userId);
  if (!membership) throw notFound('queueMember', userId);
  return membership;
}

function joinQueue(world: World, queueId: string, userId: string, joined: boolean): void {
  world.store.members.set(queueId, userId, { ...membershipOf(world, queueId, userId), joined });
  announceQueue(world, queueId);
}

function queuesOf(world: World, userId: string): NamedUserQueue[] {
  return world.store.queues.all().flatMap((queue) => {
    const membership = world.store.members.get(queue.id, userId);
    return membership ? [pickDeclaredFields('UserQueue', { ...queue, joined: membership.joined })] : [];
  });
}
