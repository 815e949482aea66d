import type { Area } from '../../engine/area.js';
import type { EstimatedWaitTimePredictions } from '../../../models/index.js';
import { invalidField } from '../../store/errors.js';
import { routingStatusOf } from './user.js';
import type { World } from '../../store/world.js';
import { measurementsOf } from '../analytics/metrics.js';
import { isFree } from '../conversations/assignment.js';
import { rankOf } from '../conversations/candidates.js';
import { conversationOf, conversationsOf, families, isWaiting, waitingParty } from '../conversations/model.js';
import type { Media, StoredConversation } from '../conversations/model.js';
import { queryValue } from '../../http/query.js';

/** Handle time for a queue without past interactions, in ms. */
const DEFAULT_HANDLE_TIME = 240_000;

const intents = ['ALL', 'CALL', 'CALLBACK', 'CHAT', 'EMAIL', 'SOCIALEXPRESSION', 'VIDEOCOMM', 'MESSAGE'];

/** Estimates the waiting time of a new or a waiting interaction. */
export function addEstimatedWaitHandlers(area: Area, world: World): void {
  area.handle('getRoutingQueueEstimatedwaittime', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const conversationId = queryValue(context, 'conversationId');
    const conversation = conversationId === undefined ? undefined : conversationOf(world, conversationId);
    return predictWait(world, id, 'ALL', conversation);
  });

  area.handle('getRoutingQueueMediatypeEstimatedwaittime', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const intent = context.param('mediaType').toUpperCase();
    if (!intents.includes(intent)) {
      const message = `Value [${intent}] is not valid for field type [MediaType]. Allowable values are: ${intents.join(', ')}`;
      throw invalidField(message, 'mediaType');
    }
    return predictWait(world, id, intent);
  });
}

/** Each interaction ahead takes an average handle time, divided by the number of agents on queue. */
function predictWait(
  world: World,
  queueId: string,
  intent: string,
  ownConversation?: StoredConversation,
): EstimatedWaitTimePredictions {
  const matchesIntent = (media: Media): boolean => intent === 'ALL' || media.toUpperCase() === intent;
  const now = world.now();
  const ownQueueParty = ownConversation && waitingParty(ownConversation);
  // A new interaction has no priority yet.
  const ownRank = ownQueueParty ? rankOf(ownQueueParty) : now;
  const aheadCount = conversationsOf(world)
    .waitingIn(queueId)
    .filter((conversation) => {
      const queueParty = waitingParty(conversation);
      const isEarlier = conversation !== ownConversation && queueParty !== undefined && rankOf(queueParty) <= ownRank;
      return queueParty?.queueId === queueId && isEarlier && matchesIntent(conversation.media) && isWaiting(conversation, now);
    }).length;
  const members = [...world.store.members.of(queueId)].filter(([, { joined }]) => joined);
  const agents = members.filter(([userId]) => (routingStatusOf(world, userId).status ?? 'OFF_QUEUE') !== 'OFF_QUEUE').length;
  const media = ownConversation?.media ?? families.find((family) => family.media.toUpperCase() === intent)?.media ?? 'call';
  const isAnyFree = aheadCount === 0 && members.some(([userId, member]) => isFree(world, userId, member, media));
  const ms = isAnyFree ? 0 : ((aheadCount + 1) * averageHandleTime(world, queueId, matchesIntent)) / Math.max(agents, 1);
  return { results: [{ intent, formula: 'BEST', estimatedWaitTimeSeconds: Math.round(ms / 1000) }] };
}

function averageHandleTime(world: World, queueId: string, matchesIntent: (media: Media) => boolean): number {
  const handleTimes = [...conversationsOf(world).values()]
    .filter(({ media, parties }) => matchesIntent(media) && parties.some((party) => party.queueId === queueId))
    .flatMap((conversation) => measurementsOf(world, conversation))
    .flatMap(({ metric, value, party }) => (metric === 'tHandle' && party.queueId === queueId ? [value] : []));
  return handleTimes.length === 0 ? DEFAULT_HANDLE_TIME : handleTimes.reduce((sum, time) => sum + time, 0) / handleTimes.length;
}
