import type { Membership } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { routingStatusOf } from '../users/user.js';
import { hasCapacity } from '../routing/utilization.js';
import type { Load } from '../routing/utilization.js';
import { fitnessFor, rankOf } from './candidates.js';
import type { Fitness } from './candidates.js';
import { alert, changeConversation, isAtWork, applyDueChanges } from './life.js';
import { conversationsOf, isWaiting, waitingParty } from './model.js';
import type { Media } from './model.js';

/** Advances all conversations to the current time. */
export function settle(world: World): void {
  applyDueChanges(world);
  route(world);
}

/** A user's current interactions. */
function loadsOf(world: World, userId: string): Load[] {
  const loads: Load[] = [];
  for (const { media, parties } of conversationsOf(world).ofUser(userId)) {
    for (const party of parties) {
      if (party.userId === userId && isAtWork(party)) loads.push({ media, isAcd: party.queueId !== undefined });
    }
  }
  return loads;
}

/**
 * Alerts agents for waiting conversations, starting with the longest wait. The agent who matches best gets the conversation. If
 * several match equally, the one who has been idle longest gets it.
 *
 * @param queueIds - The queues to process. All of them by default.
 */
export function route(world: World, queueIds?: Iterable<string>): void {
  const now = world.now();
  const conversations = conversationsOf(world);
  const queues = [...(queueIds ?? conversations.waitingQueues().keys())];
  const queuedConversations = new Set(queues.flatMap((id) => conversations.waitingIn(id)));
  const waitingInteractions = [...queuedConversations].flatMap((conversation) => {
    const party = isWaiting(conversation, now) ? waitingParty(conversation) : undefined;
    return party ? [{ conversation, party, rank: rankOf(party), position: conversations.positionOf(conversation.id) }] : [];
  });
  waitingInteractions.sort((one, other) => one.rank - other.rank || one.position - other.position);
  for (const { conversation, party } of waitingInteractions) {
    const queue = world.store.queues.find(party.queueId ?? '');
    if (!queue) continue;
    const userId = bestMember(world, queue.id, conversation.media, fitnessFor(world, queue, party, now));
    if (userId === undefined) continue;
    changeConversation(world, conversation, () => {
      alert(world, conversation, userId, queue.id);
    });
  }
}

/** Whether a queue member is available and has capacity for another interaction. */
export function isFree(world: World, userId: string, { joined }: Membership, media: Media): boolean {
  return joined && isOnQueue(world, userId) && hasCapacity(world, userId, media, loadsOf(world, userId));
}

/** Whether a user can be alerted: on queue, and not in status not responding. */
export function isOnQueue(world: World, userId: string): boolean {
  const status = world.store.routingStatuses.get(userId)?.status;
  return status === 'IDLE' || status === 'INTERACTING';
}

function bestMember(world: World, queueId: string, media: Media, fitness: Fitness): string | undefined {
  let best: { userId: string; score: number; since: string } | undefined;
  for (const [userId, membership] of world.store.members.of(queueId)) {
    if (!isFree(world, userId, membership, media)) continue;
    const score = fitness(userId, membership);
    if (score === undefined) continue;
    const { startTime: since = '' } = routingStatusOf(world, userId);
    if (!best || score > best.score || (score === best.score && since < best.since)) best = { userId, score, since };
  }
  return best?.userId;
}
