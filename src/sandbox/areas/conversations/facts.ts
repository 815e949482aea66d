import type { NotificationTopic } from '../../../models/notification-events.js';
import { shapeOf } from '../../operations/shapes.js';
import type { World } from '../../store/world.js';
import { aggregate } from '../analytics/aggregates.js';
import { analyticsDisconnect, partyValues, divisionIdsOf } from '../analytics/dimensions.js';
import { intervalText } from '../analytics/interval.js';
import { measurementsOf } from '../analytics/metrics.js';
import type { Measurement } from '../analytics/metrics.js';
import { tell } from '../events/tell.js';
import type { Json } from '../repository.js';
import { familyOf } from './model.js';
import type { Party, Purpose, SpanType, StoredConversation } from './model.js';
import { messengerType, providerOf } from './views.js';

type Moment = NotificationTopic & `v2.detail.events.conversation.${string}`;

/** A single event, with its time in ms since the epoch. */
interface Fact {
  readonly topic: Moment;
  readonly at: number;
  readonly about: Json;
}

const HALF_HOUR = 1_800_000;

/** Publishes the new events of a conversation, and the metrics that changed. */
export function tellFacts(world: World, conversation: StoredConversation): void {
  const { id } = conversation;
  for (const party of conversation.parties) {
    for (const { topic, at, about } of factsOf(conversation, party)) {
      if (world.events.isNews(`${topic} ${party.id} ${at}`, at, world.now()))
        tellMoment(world, topic, conversation, party, at, about);
    }
  }
  const fresh = measurementsOf(world, conversation).filter(({ metric, time: at, party }) =>
    world.events.isNews(`${metric} ${party.id} ${at}`, at, world.now()),
  );
  for (const measurement of fresh) {
    if (!isMetric(measurement.metric)) continue;
    tell(world, 'v2.analytics.conversation.{id}.metrics', [id], () => record(world, conversation, measurement));
  }
  // Aggregates change only with measurements of completed work.
  const over = fresh.filter(({ metric }) => metric === 'tHandle' || metric === 'tNotResponding');
  for (const userId of distinct(over.map(({ party }) => party.userId)))
    tell(world, 'v2.analytics.users.{id}.aggregates', [userId], () => figures(world, 'userId', userId, conversation));
  const codes = over.map(({ metric, party }) => (metric === 'tHandle' ? party.wrapup?.code : undefined));
  for (const code of distinct(codes))
    tell(world, 'v2.analytics.wrapup.{id}.aggregates', [code], () => figures(world, 'wrapUpCode', code, conversation));
  if (conversation.end !== undefined && world.events.isNews(`end ${id}`, conversation.end, world.now()))
    tell(world, 'v2.analytics.conversations.details.jobs.availability', [], () => ({ dataAvailabilityDate: world.timestamp() }));
}

/** Publishes an event about a party of a conversation. */
export function tellMoment(
  world: World,
  topic: Moment,
  conversation: StoredConversation,
  party: Party,
  at: number,
  about: Json,
): void {
  tell(world, topic, [conversation.id], () => {
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
      ...about,
    };
  });
}

const DETAILS = 'v2.detail.events.conversation.{id}';

const topicWords: Readonly<Record<Purpose, 'acd' | 'customer' | 'user'>> = {
  acd: 'acd',
  agent: 'user',
  customer: 'customer',
  external: 'customer',
  user: 'user',
};

function factsOf(conversation: StoredConversation, party: Party): Fact[] {
  const who = topicWords[party.purpose];
  const facts: Fact[] = [{ topic: `${DETAILS}.${who}.start`, at: party.start, about: {} }];
  if (party.end !== undefined) facts.push({ topic: `${DETAILS}.${who}.end`, at: party.end, about: endOf(conversation, party) });
  const [first] = conversation.parties;
  if (conversation.direction === 'outbound' && party === first)
    facts.push({ topic: `${DETAILS}.outbound`, at: conversation.start, about: { outboundCampaignId: conversation.campaignId } });
  const { wrapup, endAcw } = party;
  const work = { wrapupCode: wrapup?.code, wrapupNotes: wrapup?.notes, wrapupDurationMs: spent(party, 'wrapup') };
  if (wrapup && wrapup.provisional !== true) facts.push({ topic: `${DETAILS}.wrapup`, at: wrapup.end, about: work });
  if (endAcw !== undefined) facts.push({ topic: `${DETAILS}.acw`, at: endAcw, about: work });
  return facts;
}

function endOf({ parties }: StoredConversation, party: Party): Json {
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
    interactingDurationMs: spent(party, 'interact'),
    heldDurationMs: spent(party, 'hold'),
    alertingDurationMs: spent(party, 'alert'),
    dialingDurationMs: spent(party, 'dialing'),
  };
}

/** The total time in spans of a type, in ms. */
function spent({ spans }: Party, type: SpanType): number {
  return spans.reduce((sum, span) => (span.type === type && span.end !== undefined ? sum + span.end - span.start : sum), 0);
}

function record(world: World, conversation: StoredConversation, { metric, value, time: at, party }: Measurement): Json {
  const names = ['userId', 'queueId', 'purpose', 'sessionId', 'participantName', 'wrapUpCode', 'disconnectType', 'direction'];
  const more = ['mediaType', 'provider', 'conversationInitiator', 'originatingDirection', 'externalTag', 'addressFrom', 'ani'];
  return {
    ...Object.fromEntries([...names, ...more].map((name) => [name, partyValues(world, conversation, party, name)[0]])),
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
  const words = shapeOf('ConversationMetricsTopicConversationMetricRecord').get('metric')?.values ?? [];
  return words.includes(metric);
}

const counted = ['nConnected', 'nOutbound', 'nTransferred', 'tAlert', 'tAnswered', 'tTalk', 'tHeld', 'tAcw', 'tHandle'] as const;

/** The aggregates of the current half hour for the same media type. */
function figures(world: World, by: 'userId' | 'wrapUpCode', value: string, { media }: StoredConversation): Json {
  const from = Math.floor(world.now() / HALF_HOUR) * HALF_HOUR;
  const interval = intervalText({ from, to: from + HALF_HOUR });
  const { mediaType } = familyOf(media);
  const found = aggregate(world, {
    interval,
    groupBy: [by],
    metrics: [...counted],
    filter: {
      type: 'and',
      predicates: [
        { dimension: by, value },
        { dimension: 'mediaType', value: mediaType },
      ],
    },
  });
  const [{ data = [] } = {}] = found;
  return { group: { [by]: value, mediaType }, data };
}

function distinct(values: readonly (string | undefined)[]): Set<string> {
  return new Set(values.flatMap((value) => value ?? []));
}
