import type { Membership } from '../../world/store.js';
import type { World } from '../../world/world.js';
import { routingStatusOf } from '../users/user.js';
import { canTake } from '../routing/utilization.js';
import type { Load } from '../routing/utilization.js';
import { fitnessFor, rankOf } from './candidates.js';
import type { Fitness } from './candidates.js';
import { alert, changeConversation, isAtWork, passTime } from './life.js';
import { isWaiting, liveConversations, waitingParty } from './model.js';
import type { Media, StoredConversation } from './model.js';

/** Brings all conversations to the present. */
export function settle(world: World): void {
  passTime(world);
  route(world);
}

/** What each user has in hand. */
export function loads(live: readonly StoredConversation[]): Map<string, Load[]> {
  const found = new Map<string, Load[]>();
  for (const { media, parties } of live) {
    for (const party of parties) {
      if (party.userId !== undefined && isAtWork(party))
        addLoad(found, party.userId, { media, isAcd: party.queueId !== undefined });
    }
  }
  return found;
}

function addLoad(found: Map<string, Load[]>, userId: string, load: Load): void {
  found.set(userId, [...(found.get(userId) ?? []), load]);
}

/** Whoever has waited longest comes first, and is given to the agent who fits best: of several to the one who has been idle longest. */
export function route(world: World): void {
  const now = world.now();
  const live = liveConversations(world);
  const waiting = live.flatMap((conversation) => {
    const party = isWaiting(conversation, now) ? waitingParty(conversation) : undefined;
    return party ? [{ conversation, party, rank: rankOf(party) }] : [];
  });
  if (waiting.length === 0) return;
  const inHand = loads(live);
  for (const { conversation, party } of waiting.sort((a, b) => a.rank - b.rank)) {
    const queue = world.store.queues.find(party.queueId ?? '');
    if (!queue) continue;
    const { media } = conversation;
    const userId = bestMember(world, queue.id, media, inHand, fitnessFor(world, queue, party, now));
    if (userId === undefined) continue;
    addLoad(inHand, userId, { media, isAcd: true });
    changeConversation(world, conversation, () => {
      alert(world, conversation, userId, queue.id);
    });
  }
}

/** Whether a member of a queue is there and has room for one more interaction. */
export function isFree(
  world: World,
  userId: string,
  { joined }: Membership,
  media: Media,
  inHand: ReadonlyMap<string, Load[]>,
): boolean {
  if (!joined) return false;
  const { status } = routingStatusOf(world, userId);
  return (status === 'IDLE' || status === 'INTERACTING') && canTake(world, userId, media, inHand.get(userId) ?? []);
}

function bestMember(
  world: World,
  queueId: string,
  media: Media,
  inHand: ReadonlyMap<string, Load[]>,
  fitness: Fitness,
): string | undefined {
  let best: { userId: string; fit: number; since: string } | undefined;
  for (const [userId, membership] of world.store.members.of(queueId)) {
    if (!isFree(world, userId, membership, media, inHand)) continue;
    const fit = fitness(userId, membership);
    if (fit === undefined) continue;
    const { startTime: since = '' } = routingStatusOf(world, userId);
    if (!best || fit > best.fit || (fit === best.fit && since < best.since)) best = { userId, fit, since };
  }
  return best?.userId;
}
