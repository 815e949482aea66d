import type { NotificationTopic } from '../../../models/notification-events.js';
import { shapeOf } from '../../operations/shapes.js';
import type { World } from '../../store/world.js';
import { aggregate } from '../analytics/aggregates.js';
import { analyticsDisconnect, partyValues, divisionIdsOf } from '../analytics/dimensions.js';
import { intervalText } from '../analytics/interval.js';
import { measurementsOf } from '../analytics/metrics.js';
import type { Measurement } from '../analytics/metrics.js';
import { publishEvent } from '../events/publish.js';
import type { Json } from '../repository.js';
import { familyOf } from './model.js';
import type { Party, Purpose, SpanType, StoredConversation } from './model.js';
import { messengerType, providerOf } from './views.js';

type DetailTopic = NotificationTopic & `v2.detail.events.conversation.${string}`;

/** A single event, with its time in ms since the epoch. */
interface DetailEvent {
  readonly topic: DetailTopic;
  readonly at: number;
  readonly details: Json;
}

const HALF_HOUR = 1_800_000;

/** Publishes the new events of a conversation, and the metrics that changed. */
export function publishDetailEvents(world: World, conversation: StoredConversation): void {
  const { id } = conversation;
  for (const party of conversation.parties) {
    for (const { topic, at, details } of detailEventsOf(conversation, party)) {
      if (world.events.markPublished(`${topic} ${party.id} ${at}`, at, world.now()))
        publishDetailEvent(world, topic, conversation, party, at, details);
    }
  }
  const newMeasurements = measurementsOf(world, conversation).filter(({ metric, time, party }) =>
    world.events.markPublished(`${metric} ${party.id} ${time}`, time, world.now()),
  );
  for (const measurement of newMeasurements) {
    if (!isMetric(measurement.metric)) continue;
    publishEvent(world, 'v2.analytics.conversation.{id}.metrics', [id], () => metricRecord(world, conversation, measurement));
  }
  // Aggregates change only with measurements of completed work.
  const completedWork = newMeasurements.filter(({ metric }) => metric === 'tHandle' || metric === 'tNotResponding');
  for (const userId of distinctValues(completedWork.map(({ party }) => party.userId)))
    publishEvent(world, 'v2.analytics.users.{id}.aggregates', [userId], () =>
      readAggregates(world, 'userId', userId, conversation),
    );
  const codes = completedWork.map(({ metric, party }) => (metric === 'tHandle' ? party.wrapup?.code : undefined));
  for (const code of distinctValues(codes))
    publishEvent(world, 'v2.analytics.wrapup.{id}.aggregates', [code], () =>
      readAggregates(world, 'wrapUpCode', code, conversation),
    );
  if (conversation.end !== undefined && world.events.markPublished(`end ${id}`, conversation.end, world.now()))
    publishEvent(world, 'v2.analytics.conversations.details.jobs.availability', [], () => ({
      dataAvailabilityDate: world.timestamp(),
    }));
}

/** Publishes an event about a party of a conversation. */
export function publishDetailEvent(
  world: World,
  topic: DetailTopic,
  conversation: StoredConversation,
  party: Party,
  at: number,
  details: Json,
): void {
  publishEvent(world, topic, [conversation.id], () => {
    const { id, media, direction, callback, subject } = conversation;
    const value = (name: string): unknown => partyValues(world, conversation, party, name)[0];
    return {
      eventTime: at,
      conversationId: id,
      participantId: party.id,
      sessionId: party.sessionId,
      direction,
      mediaType: familyOf(media).mediaType,
      provider: providerOf(conversation),
      ani: value('ani'),
      addressTo: value('addressTo'),
      addressFrom: value('addressFrom'),
      subject,
      ...(media === 'message' && { messageType: messengerType(conversation) }),
      ...(callback && { callbackNumbers: callback.numbers, callbackUserName: callback.userName }),
      ...(callback?.scheduled !== undefined && { callbackScheduledTime: callback.scheduled }),
      userId: party.userId,
      queueId: party.queueId,
      externalContactId: party.externalContactId,
      divisionId: conversation.divisionId,
      disconnectType: analyticsDisconnect(party.disconnectType),
      ...details,
    };
  });
}

const DETAILS = 'v2.detail.events.conversation.{id}';

const topicSegments: Readonly<Record<Purpose, 'acd' | 'customer' | 'user'>> = {
  acd: 'acd',
  agent: 'user',
  customer: 'customer',
  external: 'customer',
  user: 'user',
};

function detailEventsOf(conversation: StoredConversation, party: Party): DetailEvent[] {
  const segment = topicSegments[party.purpose];
  const detailEvents: DetailEvent[] = [{ topic: `${DETAILS}.${segment}.start`, at: party.start, details: {} }];
  if (party.end !== undefined)
    detailEvents.push({ topic: `${DETAILS}.${segment}.end`, at: party.end, details: endDetails(conversation, party) });
  const [firstParty] = conversation.parties;
  if (conversation.direction === 'outbound' && party === firstParty)
    detailEvents.push({
      topic: `${DETAILS}.outbound`,
      at: conversation.start,
      details: { outboundCampaignId: conversation.campaignId },
    });
  const { wrapup, endAcw } = party;
  const acwDetails = { wrapupCode: wrapup?.code, wrapupNotes: wrapup?.notes, wrapupDurationMs: totalTime(party, 'wrapup') };
  if (wrapup && wrapup.provisional !== true)
    detailEvents.push({ topic: `${DETAILS}.wrapup`, at: wrapup.end, details: acwDetails });
  if (endAcw !== undefined) detailEvents.push({ topic: `${DETAILS}.acw`, at: endAcw, details: acwDetails });
  return detailEvents;
}

function endDetails({ parties }: StoredConversation, party: Party): Json {
  const connectedDurationMs = (party.end ?? party.start) - party.start;
  const isAnswered = party.disconnectType === 'transfer';
  const answeredBy = parties.find(({ purpose, connected }) => purpose === 'agent' && connected === party.end);
  const { skillIds, languageId, priority = 0 } = party.wishes ?? {};
  return {
    connectedDurationMs,
    acdOutcome: isAnswered ? 'ANSWERED' : 'ABANDON',
    ...(isAnswered && answeredBy && { answeredUserId: answeredBy.userId }),
    requestedRoutingSkillIds: skillIds,
    requestedLanguageId: languageId,
    routingPriority: priority,
    interactingDurationMs: totalTime(party, 'interact'),
    heldDurationMs: totalTime(party, 'hold'),
    alertingDurationMs: totalTime(party, 'alert'),
    dialingDurationMs: totalTime(party, 'dialing'),
  };
}

/** The total time in spans of a type, in ms. */
function totalTime({ spans }: Party, type: SpanType): number {
  return spans.reduce((sum, span) => (span.type === type && span.end !== undefined ? sum + span.end - span.start : sum), 0);
}

function metricRecord(world: World, conversation: StoredConversation, { metric, value, time: at, party }: Measurement): Json {
  const names = ['userId', 'queueId', 'purpose', 'sessionId', 'participantName', 'wrapUpCode', 'disconnectType', 'direction'];
  const moreNames = [
    'mediaType',
    'provider',
    'conversationInitiator',
    'originatingDirection',
    'externalTag',
    'addressFrom',
    'ani',
  ];
  return {
    ...Object.fromEntries([...names, ...moreNames].map((name) => [name, partyValues(world, conversation, party, name)[0]])),
    metric,
    value,
    metricDate: at,
    recordId: world.newCorrelationId(),
    conversationId: conversation.id,
    divisionIds: divisionIdsOf(world, conversation),
  };
}

/** Whether events can contain the metric; some of the sandbox's metrics are not among their values. */
function isMetric(metric: string): boolean {
  const values = shapeOf('ConversationMetricsTopicConversationMetricRecord').get('metric')?.values ?? [];
  return values.includes(metric);
}

const aggregateMetrics = [
  'nConnected',
  'nOutbound',
  'nTransferred',
  'tAlert',
  'tAnswered',
  'tTalk',
  'tHeld',
  'tAcw',
  'tHandle',
] as const;

/** The aggregates of the current half hour for the same media type. */
function readAggregates(
  world: World,
  dimensionName: 'userId' | 'wrapUpCode',
  value: string,
  { media }: StoredConversation,
): Json {
  const from = Math.floor(world.now() / HALF_HOUR) * HALF_HOUR;
  const interval = intervalText({ from, to: from + HALF_HOUR });
  const { mediaType } = familyOf(media);
  const results = aggregate(world, {
    interval,
    groupBy: [dimensionName],
    metrics: [...aggregateMetrics],
    filter: {
      type: 'and',
      predicates: [
        { dimension: dimensionName, value },
        { dimension: 'mediaType', value: mediaType },
      ],
    },
  });
  const [{ data = [] } = {}] = results;
  return { group: { [dimensionName]: value, mediaType }, data };
}

function distinctValues(values: readonly (string | undefined)[]): Set<string> {
  return new Set(values.flatMap((value) => value ?? []));
}
