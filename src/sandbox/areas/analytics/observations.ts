import type { ObservationMetricData, ObservationValue, QueueObservationDataContainer } from '../../../models/index.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import type { World } from '../../store/world.js';
import { conversationsOf, families, isInternal, isWaiting, waitingParty, iso } from '../conversations/model.js';
import { groupBy } from '../group.js';
import type { Party, StoredConversation } from '../conversations/model.js';

interface OngoingInteraction {
  conversation: StoredConversation;
  party: Party;
  since: number;
}

/** Current state of queues: one group for the queue's users, and one for each media type. */
export function queueObservations(
  world: World,
  queueIds: readonly string[],
  { mediaTypes, detailedMetrics = [] }: { mediaTypes?: readonly string[]; detailedMetrics?: readonly string[] } = {},
): QueueObservationDataContainer[] {
  const now = world.now();
  const requestedFamilies = families.filter(({ mediaType }) => mediaTypes === undefined || mediaTypes.includes(mediaType));
  const groupsOf = (queueId: string, conversations: readonly StoredConversation[]): QueueObservationDataContainer[] => [
    ...requestedFamilies.map(({ media, mediaType }) => {
      const conversationsOfMedia = conversations.filter((conversation) => conversation.media === media);
      const waitingInteractions = conversationsOfMedia.flatMap((conversation): OngoingInteraction[] => {
        const party = waitingParty(conversation);
        return party?.queueId === queueId && isWaiting(conversation, now) ? [{ conversation, party, since: party.start }] : [];
      });
      const findAgentInteractions = (state: string): OngoingInteraction[] =>
        conversationsOfMedia.flatMap((conversation) =>
          conversation.parties
            .filter((party) => isInternal(party) && party.queueId === queueId && party.state === state)
            .map((party) => ({ conversation, party, since: party.connected ?? party.start })),
        );
      const activeInteractions = findAgentInteractions('connected');
      return {
        group: { queueId, mediaType },
        data: [
          ...countInteractions('oWaiting', waitingInteractions, detailedMetrics),
          ...countInteractions('oInteracting', activeInteractions, detailedMetrics),
          ...countInteractions('oAlerting', findAgentInteractions('alerting'), detailedMetrics),
          ...longestInteraction('oLongestWaiting', waitingInteractions),
          ...longestInteraction('oLongestInteracting', activeInteractions),
        ],
      };
    }),
    { group: { queueId }, data: userMetrics(world, queueId, detailedMetrics) },
  ];
  return queueIds.flatMap((queueId) => groupsOf(queueId, conversationsOf(world).ofQueue(queueId)));
}

function countInteractions(
  metric: string,
  interactions: readonly OngoingInteraction[],
  detailedMetrics: readonly string[],
): ObservationMetricData[] {
  return [
    {
      metric,
      stats: { count: interactions.length },
      ...(detailedMetrics.includes(metric) && observationDetails(interactions.map(observation))),
    },
  ];
}

/** The maximum number of details per metric, filled with the oldest and the newest. The count covers all. */
const MAX_DETAILS = 100;

function observationDetails(observations: ObservationValue[]): Pick<ObservationMetricData, 'observations' | 'truncated'> {
  if (observations.length <= MAX_DETAILS) return { observations };
  const sortedByDate = [...observations].sort((one, other) => one.observationDate.localeCompare(other.observationDate));
  return { observations: [...sortedByDate.slice(0, MAX_DETAILS / 2), ...sortedByDate.slice(-MAX_DETAILS / 2)], truncated: true };
}

function observation({ conversation, party, since }: OngoingInteraction): ObservationValue {
  const { skillIds = [], languageId, priority = 0 } = party.wishes ?? {};
  return {
    observationDate: iso(since),
    conversationId: conversation.id,
    sessionId: party.sessionId,
    routingPriority: priority,
    direction: conversation.direction,
    ...(skillIds.length > 0 && { requestedRoutingSkillIds: skillIds }),
    ...(languageId !== undefined && { requestedLanguageId: languageId }),
    ...(party.name !== undefined && { participantName: party.name }),
    ...(party.userId !== undefined && { userId: party.userId }),
    ...(conversation.address !== undefined && { addressFrom: conversation.address }),
  };
}

/** The time at which the longest one began. */
function longestInteraction(metric: string, interactions: readonly OngoingInteraction[]): ObservationMetricData[] {
  if (interactions.length === 0) return [];
  return [{ metric, stats: { calculatedMetricValue: Math.min(...interactions.map(({ since }) => since)) } }];
}

function userMetrics(world: World, queueId: string, detailedMetrics: readonly string[]): ObservationMetricData[] {
  const members = [...world.store.members.of(queueId)];
  const joinedIds = members.filter(([, membership]) => membership.joined).map(([userId]) => userId);
  const statusOf = (userId: string): string => routingStatusOf(world, userId).status ?? 'OFF_QUEUE';
  const onQueueIds = joinedIds.filter((userId) => statusOf(userId) !== 'OFF_QUEUE');
  const offQueueIds = joinedIds.filter((userId) => statusOf(userId) === 'OFF_QUEUE');
  const presenceIdOf = (userId: string): string => primaryPresence(world, userId).presenceDefinition?.id ?? '';
  const statusStart = (userId: string): string => routingStatusOf(world, userId).startTime ?? world.timestamp();
  const countByQualifier = (
    metric: string,
    userIds: readonly string[],
    qualifierOf?: (userId: string) => string,
  ): ObservationMetricData[] =>
    [...groupBy(userIds, (userId) => qualifierOf?.(userId))].map(([qualifier, ids]) => ({
      metric,
      stats: { count: ids.length },
      ...(qualifier !== undefined && { qualifier }),
      ...(detailedMetrics.includes(metric) &&
        observationDetails(ids.map((userId) => ({ userId, observationDate: statusStart(userId) })))),
    }));
  return [
    { metric: 'oMemberUsers', stats: { count: members.length } },
    { metric: 'oJoinedMembers', stats: { count: joinedIds.length } },
    { metric: 'oActiveUsers', stats: { count: joinedIds.length } },
    ...countByQualifier('oOnQueueUsers', onQueueIds, statusOf),
    ...countByQualifier('oOffQueueUsers', offQueueIds, presenceIdOf),
    ...countByQualifier('oUserPresences', joinedIds, presenceIdOf),
    ...countByQualifier('oUserRoutingStatuses', joinedIds, statusOf),
  ];
}

/** A user's current status and interactions. */
export function userObservations(world: World, userId: string): ObservationMetricData[] {
  const presence = primaryPresence(world, userId);
  const { status = 'OFF_QUEUE', startTime } = routingStatusOf(world, userId);
  const queues = [...world.store.members.parentsOf(userId)].flatMap((id) => world.store.members.get(id, userId) ?? []);
  const parties = conversationsOf(world)
    .ofUser(userId)
    .flatMap(({ parties }) => parties.filter((party) => party.userId === userId));
  const countInState = (state: string): number => parties.filter((party) => party.state === state).length;
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
    { metric: 'oInteracting', stats: { count: countInState('connected') } },
    { metric: 'oAlerting', stats: { count: countInState('alerting') } },
  ];
}
