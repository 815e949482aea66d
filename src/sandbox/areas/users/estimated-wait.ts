import type { Area } from '../../engine/area.js';
import type { EstimatedWaitTimePredictions } from '../../../models/index.js';
import { badRequest } from '../../store/errors.js';
import { routingStatusOf } from './user.js';
import type { World } from '../../store/world.js';
import { measurementsOf } from '../analytics/metrics.js';
import { isFree } from '../conversations/assignment.js';
import { rankOf } from '../conversations/candidates.js';
import { conversationOf, conversationsOf, families, isWaiting, waitingParty } from '../conversations/model.js';
import type { Media, StoredConversation } from '../conversations/model.js';
import { queryValue } from '../../http/query.js';

/** Handle time for a queue without past interactions, in ms. */
const USUAL_HANDLE_TIME = 240_000;

const intents = ['ALL', 'CALL', 'CALLBACK', 'CHAT', 'EMAIL', 'SOCIALEXPRESSION', 'VIDEOCOMM', 'MESSAGE'];

/** Estimates the waiting time of a new or a waiting interaction. */
export function addEstimatedWaitHandlers(area: Area, world: World): void {
  area.handle('getRoutingQueueEstimatedwaittime', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const conversationId = queryValue(context, 'conversationId');
    const conversation = conversationId === undefined ? undefined : conversationOf(world, conversationId);
    return prediction(world, id, 'ALL', conversation);
  });

  area.handle('getRoutingQueueMediatypeEstimatedwaittime', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const intent = context.param('mediaType').toUpperCase();
    if (!intents.includes(intent)) {
      const message = `Value [${intent}] is not valid for field type [MediaType]. Allowable values are: ${intents.join(', ')}`;
      throw badRequest(message, [{ errorCode: 'invalid.value', fieldName: 'mediaType' }]);
    }
    return prediction(world, id, intent);
  });
}

/** Each interaction ahead takes an average handle time, divided by the number of agents on queue. */
function prediction(world: World, queueId: string, intent: string, own?: StoredConversation): EstimatedWaitTimePredictions {
  const isMeant = (media: Media): boolean => intent === 'ALL' || media.toUpperCase() === intent;
  const now = world.now();
  const ownParty = own && waitingParty(own);
  // A new interaction has no priority yet.
  const ownRank = ownParty ? rankOf(ownParty) : now;
  const ahead = conversationsOf(world)
    .waitingIn(queueId)
    .filter((conversation) => {
      const waiting = waitingParty(conversation);
      const isEarlier = conversation !== own && waiting !== undefined && rankOf(waiting) <= ownRank;
      return waiting?.queueId === queueId && isEarlier && isMeant(conversation.media) && isWaiting(conversation, now);
    }).length;
  const members = [...world.store.members.of(queueId)].filter(([, { joined }]) => joined);
  const agents = members.filter(([userId]) => (routingStatusOf(world, userId).status ?? 'OFF_QUEUE') !== 'OFF_QUEUE').length;
  const media = own?.media ?? families.find((family) => family.media.toUpperCase() === intent)?.media ?? 'call';
  const isAnyFree = ahead === 0 && members.some(([userId, member]) => isFree(world, userId, member, media));
  const ms = isAnyFree ? 0 : ((ahead + 1) * averageHandleTime(world, queueId, isMeant)) / Math.max(agents, 1);
  return { results: [{ intent, formula: 'BEST', estimatedWaitTimeSeconds: Math.round(ms / 1000) }] };
}

function averageHandleTime(world: World, queueId: string, isMeant: (media: Media) => boolean): number {
  const times = [...conversationsOf(world).values()]
    .filter(({ media, parties }) => isMeant(media) && parties.some((party) => party.queueId === queueId))
    .flatMap((conversation) => measurementsOf(world, conversation))
    .flatMap(({ metric, value, party }) => (metric === 'tHandle' && party.queueId === queueId ? [value] : []));
  return times.length === 0 ? USUAL_HANDLE_TIME : times.reduce((sum, time) => sum + time, 0) / times.length;
}
