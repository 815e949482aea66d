import type { StoredQueue } from '../store/store.js';
import { routingStatusOf } from '../areas/users/user.js';
import type { World } from '../store/world.js';
import { route, settle } from '../areas/conversations/assignment.js';
import { changeConversation, disconnect, finishAcw, isBusy } from '../areas/conversations/life.js';
import { isInAcw, isWaiting, liveConversations } from '../areas/conversations/model.js';
import type { Party } from '../areas/conversations/model.js';
import { addCustomer } from './customers.js';

/** Prepares an example of every situation for the first query: an alerted agent, a waiting customer, after-call work. */
export function createInitialSituations(world: World): void {
  const isAlerting = ({ purpose, state }: Party): boolean => purpose === 'agent' && state === 'alerting';
  if (!isAnyParty(world, isAlerting)) {
    if (!queueWithMostFreeAgents(world)) endOneConversation(world, true);
    const queue = queueWithMostFreeAgents(world);
    if (queue && !isAnyParty(world, isAlerting)) queueCustomerNow(world, queue);
  }
  const busiest = queuesByFreeAgents(world)[0];
  // Each takes a free agent, until none is left.
  for (let freeAgents = busiest?.freeAgents ?? -1; busiest && freeAgents >= 0 && !isAnyWaiting(world); freeAgents -= 1)
    queueCustomerNow(world, busiest.queue);
  if (!isAnyParty(world, isInAcw)) endOneConversation(world, false);
}

function queueCustomerNow(world: World, queue: StoredQueue): void {
  addCustomer(world, queue);
  route(world);
}

/** Ends the conversation of one agent, and their after-call work too if `shouldFinish`. */
function endOneConversation(world: World, shouldFinish: boolean): void {
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
function queuesByFreeAgents(world: World): { queue: StoredQueue; freeAgents: number }[] {
  const staffedQueues = world.store.queues.all().flatMap((queue) => {
    const joinedUserIds = [...world.store.members.of(queue.id)].flatMap(([userId, membership]) =>
      membership.joined ? [userId] : [],
    );
    const onQueueUserIds = joinedUserIds.filter((userId) => routingStatusOf(world, userId).status !== 'OFF_QUEUE');
    const freeAgents = onQueueUserIds.filter(
      (userId) => routingStatusOf(world, userId).status === 'IDLE' && !isBusy(world, userId),
    );
    return onQueueUserIds.length === 0 ? [] : [{ queue, freeAgents: freeAgents.length }];
  });
  return staffedQueues.sort((a, b) => a.freeAgents - b.freeAgents);
}

function queueWithMostFreeAgents(world: World): StoredQueue | undefined {
  const last = queuesByFreeAgents(world).at(-1);
  return last && last.freeAgents > 0 ? last.queue : undefined;
}
