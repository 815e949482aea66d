import type { StoredQueue } from '../store/store.js';
import { routingStatusOf } from '../areas/users/user.js';
import type { World } from '../store/world.js';
import { route, settle } from '../areas/conversations/assignment.js';
import { changeConversation, disconnect, finishAcw, isBusy } from '../areas/conversations/life.js';
import { isInAcw, isWaiting, liveConversations } from '../areas/conversations/model.js';
import type { Party } from '../areas/conversations/model.js';
import { welcome } from './customers.js';

/** Prepares an example of every situation for the first query: an alerted agent, a waiting customer, after-call work. */
export function setScene(world: World): void {
  const isAlerting = ({ purpose, state }: Party): boolean => purpose === 'agent' && state === 'alerting';
  if (!isAnyParty(world, isAlerting)) {
    if (!freestQueue(world)) hangUpOne(world, true);
    const queue = freestQueue(world);
    if (queue && !isAnyParty(world, isAlerting)) welcomeNow(world, queue);
  }
  const busiest = queuesByFree(world)[0];
  // Each takes a free agent, until none is left.
  for (let free = busiest?.free ?? -1; busiest && free >= 0 && !isAnyWaiting(world); free -= 1) welcomeNow(world, busiest.queue);
  if (!isAnyParty(world, isInAcw)) hangUpOne(world, false);
}

function welcomeNow(world: World, queue: StoredQueue): void {
  welcome(world, queue);
  route(world);
}

/** Ends the conversation of one agent, and their after-call work too if `shouldFinish`. */
function hangUpOne(world: World, shouldFinish: boolean): void {
  for (const conversation of liveConversations(world)) {
    const party = conversation.parties.find(({ purpose, state }) => purpose === 'agent' && state === 'connected');
    if (!party) continue;
    changeConversation(world, conversation, () => {
      disconnect(world, conversation, party);
      if (shouldFinish) finishAcw(world, party);
    });
    settle(world);
    return;
  }
}

const isAnyParty = (world: World, isMatch: (party: Party) => boolean): boolean =>
  liveConversations(world).some(({ parties }) => parties.some(isMatch));

const isAnyWaiting = (world: World): boolean =>
  liveConversations(world).some((conversation) => isWaiting(conversation, world.now()));

/** Queues with agents on queue, by the number of free ones. */
function queuesByFree(world: World): { queue: StoredQueue; free: number }[] {
  const staffedQueues = world.store.queues.all().flatMap((queue) => {
    const joinedUserIds = [...world.store.members.of(queue.id)].flatMap(([userId, membership]) =>
      membership.joined ? [userId] : [],
    );
    const onQueueUserIds = joinedUserIds.filter((userId) => routingStatusOf(world, userId).status !== 'OFF_QUEUE');
    const free = onQueueUserIds.filter((userId) => routingStatusOf(world, userId).status === 'IDLE' && !isBusy(world, userId));
    return onQueueUserIds.length === 0 ? [] : [{ queue, free: free.length }];
  });
  return staffedQueues.sort((a, b) => a.free - b.free);
}

function freestQueue(world: World): StoredQueue | undefined {
  const last = queuesByFree(world).at(-1);
  return last && last.free > 0 ? last.queue : undefined;
}
