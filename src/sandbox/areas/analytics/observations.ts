import type { ObservationMetricData, ObservationValue, QueueObservationDataContainer } from '../../../models/index.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import type { World } from '../../store/world.js';
import { conversationsOf, families, isInternal, isWaiting, waitingParty, iso } from '../conversations/model.js';
import { groupBy } from '../group.js';
import type { Party, StoredConversation } from '../conversations/model.js';

interface Going {
  conversation: StoredConversation;
  party: Party;
  since: number;
}

/** Current state of queues: one group for the queue's users, and one for each media type. */
export function queueObservations(
  world: World,
  queueIds: readonly string[],
  { mediaTypes, detailed = [] }: { mediaTypes?: readonly string[]; detailed?: readonly string[] } = {},
): QueueObservationDataContainer[] {
  const now = world.now();
  const wanted = families.filter(({ mediaType }) => mediaTypes === undefined || mediaTypes.includes(mediaType));
  const groupsOf = (queueId: string, live: readonly StoredConversation[]): QueueObservationDataContainer[] => [
    ...wanted.map(({ media, mediaType }) => {
      const ofMedia = live.filter((conversation) => conversation.media === media);
      const waiting = ofMedia.flatMap((conversation): Going[] => {
        const party = waitingParty(conversation);
        return party?.queueId === queueId && isWaiting(conversation, now) ? [{ conversation, party, since: party.start }] : [];
      });
      const agents = (state: string): Going[] =>
        ofMedia.flatMap((conversation) =>
          conversation.parties
            .filter((party) => isInternal(party) && party.queueId === queueId && party.state === state)
            .map((party) => ({ conversation, party, since: party.connected ?? party.start })),
        );
      const interacting = agents('connected');
      return {
        group: { queueId, mediaType },
        data: [
          ...observed('oWaiting', waiting, detailed),
          ...observed('oInteracting', interacting, detailed),
          ...observed('oAlerting', agents('alerting'), detailed),
          ...longest('oLongestWaiting', waiting),
          ...longest('oLongestInteracting', interacting),
        ],
      };
    }),
    { group: { queueId }, data: userMetrics(world, queueId, detailed) },
  ];
  return queueIds.flatMap((queueId) => groupsOf(queueId, conversationsOf(world).ofQueue(queueId)));
}

function observed(metric: string, going: readonly Going[], detailed: readonly string[]): ObservationMetricData[] {
  return [{ metric, stats: { count: going.length }, ...(detailed.includes(metric) && details(going.map(observation))) }];
}

/** The maximum number of details per metric, filled with the oldest and the newest. The count covers all. */
const MOST_DETAILS = 100;

function details(observations: ObservationValue[]): Pick<ObservationMetricData, 'observations' | 'truncated'> {
  if (observations.length <= MOST_DETAILS) return { observations };
  const byAge = [...observations].sort((one, other) => one.observationDate.localeCompare(other.observationDate));
  return { observations: [...byAge.slice(0, MOST_DETAILS / 2), ...byAge.slice(-MOST_DETAILS / 2)], truncated: true };
}

function observation({ conversation, party, since }: Going): ObservationValue {
  return {
    observationDate: iso(since),
    conversationId: conversation.id,
    sessionId: party.sessionId,
    routingPriority: 0,
    direction: conversation.direction,
    ...(party.name !== undefined && { participantName: party.name }),
    ...(party.userId !== undefined && { userId: party.userId }),
    ...(conversation.address !== undefined && { addressFrom: conversation.address }),
  };
}

/** The time at which the longest one began. */
function longest(metric: string, going: readonly Going[]): ObservationMetricData[] {
  if (going.length === 0) return [];
  return [{ metric, stats: { calculatedMetricValue: Math.min(...going.map(({ since }) => since)) } }];
}

function userMetrics(world: World, queueId: string, detailed: readonly string[]): ObservationMetricData[] {
  const members = [...world.store.members.of(queueId)];
  const joined = members.filter(([, membership]) => membership.joined).map(([userId]) => userId);
  const statusOf = (userId: string): string => routingStatusOf(world, userId).status ?? 'OFF_QUEUE';
  const onQueue = joined.filter((userId) => statusOf(userId) !== 'OFF_QUEUE');
  const offQueue = joined.filter((userId) => statusOf(userId) === 'OFF_QUEUE');
  const presenceOf = (userId: string): string => primaryPresence(world, userId).presenceDefinition?.id ?? '';
  const since = (userId: string): string => routingStatusOf(world, userId).startTime ?? world.timestamp();
  const counted = (metric: string, userIds: readonly string[], qualify?: (userId: string) => string): ObservationMetricData[] =>
    [...groupBy(userIds, (userId) => qualify?.(userId))].map(([qualifier, ids]) => ({
      metric,
      stats: { count: ids.length },
      ...(qualifier !== undefined && { qualifier }),
      ...(detailed.includes(metric) && details(ids.map((userId) => ({ userId, observationDate: since(userId) })))),
    }));
  return [
    { metric: 'oMemberUsers', stats: { count: members.length } },
    { metric: 'oJoinedMembers', stats: { count: joined.length } },
    { metric: 'oActiveUsers', stats: { count: joined.length } },
    ...counted('oOnQueueUsers', onQueue, statusOf),
    ...counted('oOffQueueUsers', offQueue, presenceOf),
    ...counted('oUserPresences', joined, presenceOf),
    ...counted('oUserRoutingStatuses', joined, statusOf),
  ];
}

/** A user's current status and interactions. */
export function userObservations(world: World, userId: string): ObservationMetricData[] {
  const presence = primaryPresence(world, userId);
  const { status = 'OFF_QUEUE', startTime } = routingStatusOf(world, userId);
  const queues = [...world.store.members.parentsOf(userId)].flatMap((id) => world.store.members.get(id, userId) ?? []);
  const own = conversationsOf(world)
    .ofUser(userId)
    .flatMap(({ parties }) => parties.filter((party) => party.userId === userId));
  const inState = (state: string): number => own.filter((party) => party.state === state).length;
  return [
    {
      metric: 'oUserPresence',
      qualifier: presence.presenceDefinition?.id ?? '',
      stats: { count: 1 },
      observations: [{ observationDate: presence.modifiedDate ?? world.timestamp(), userId }],
    },
    {
      metric: 'oUserRoutingStatus',
      qualifier: status,
      stats: { count: 1 },
      observations: [{ observationDate: startTime ?? world.timestamp(), userId }],
    },
    { metric: 'oMemberQueues', stats: { count: queues.length } },
    { metric: 'oActiveQueues', stats: { count: queues.filter(({ joined }) => joined).length } },
    { metric: 'oInteracting', stats: { count: inState('connected') } },
    { metric: 'oAlerting', stats: { count: inState('alerting') } },
  ];
}
