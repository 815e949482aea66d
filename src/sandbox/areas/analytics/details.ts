import type { AnalyticsConversation, AnalyticsParticipant, AnalyticsSession } from '../../../models/index.js';
import { invalidField } from '../../store/errors.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { conversationsOf, familyOf, iso, omitUndefined } from '../conversations/model.js';
import type { Party, StoredConversation } from '../conversations/model.js';
import { providerOf } from '../conversations/views.js';
import {
  analyticsDisconnect,
  divisionIdsOf,
  meanOpinionScore,
  conversationValues,
  segmentValues,
  queueIdOf,
} from './dimensions.js';
import { readFilters } from './filter.js';
import type { Filter, Lookup } from './filter.js';
import { readInterval } from './interval.js';
import { measure, measurementsOf } from './metrics.js';
import type { Measurement } from './metrics.js';
import { evaluationsOf, surveysOf } from './quality.js';

/** A query for conversation details, as received. */
export interface DetailsQuery {
  interval?: unknown;
  conversationFilters?: unknown;
  segmentFilters?: unknown;
  evaluationFilters?: unknown;
  surveyFilters?: unknown;
  resolutionFilters?: unknown;
  order?: unknown;
  orderBy?: unknown;
}

/** A conversation in the form of analytics: participants, their sessions and segments. */
export function conversationDetails(
  world: World,
  conversation: StoredConversation,
  includesAttributes = false,
): AnalyticsConversation {
  const measurements = measurementsOf(world, conversation);
  const { id, start, end, direction, externalTag, parties } = conversation;
  const evaluations = evaluationsOf(world, id);
  const surveys = surveysOf(world, id);
  return omitUndefined({
    conversationId: id,
    conversationStart: iso(start),
    conversationEnd: end === undefined ? undefined : iso(end),
    originatingDirection: direction,
    divisionIds: divisionIdsOf(world, conversation),
    externalTag,
    conversationInitiator: direction === 'inbound' ? 'customer' : 'agent',
    customerParticipation: true,
    mediaStatsMinConversationMos: meanOpinionScore(conversation),
    ...(evaluations.length > 0 && { evaluations }),
    ...(surveys.length > 0 && { surveys }),
    participants: parties.map((party): AnalyticsParticipant => {
      const partyMeasurements = measurements.filter((measurement) => measurement.party === party);
      return omitUndefined({
        participantId: party.id,
        participantName: party.name,
        purpose: party.purpose,
        userId: party.userId,
        externalContactId: party.externalContactId,
        ...(includesAttributes && { attributes: party.attributes }),
        sessions: [session(conversation, party, partyMeasurements)],
      });
    }),
  });
}

function session(conversation: StoredConversation, party: Party, measurements: readonly Measurement[]): AnalyticsSession {
  const { media, direction, callback, campaignId, address } = conversation;
  return omitUndefined({
    sessionId: party.sessionId,
    mediaType: familyOf(media).mediaType,
    direction,
    provider: providerOf(conversation),
    ani: media === 'call' ? address : undefined,
    remote: party.address,
    outboundCampaignId: campaignId,
    ...(callback && { callbackNumbers: callback.numbers, callbackUserName: callback.userName }),
    metrics: measurements.map(({ metric, value, time }) => ({ emitDate: iso(time), name: metric, value })),
    segments: party.spans.map((span, index) =>
      omitUndefined({
        segmentStart: iso(span.start),
        segmentEnd: span.end === undefined ? undefined : iso(span.end),
        segmentType: span.type,
        queueId: queueIdOf(conversation, party, span),
        conference: false,
        subject: conversation.subject,
        ...(index === party.spans.length - 1 && { disconnectType: analyticsDisconnect(party.disconnectType) }),
        ...(span.type === 'wrapup' && { wrapUpCode: party.wrapup?.code, wrapUpNote: party.wrapup?.notes }),
        ...(span.type === 'wrapup' && { wrapUpTags: party.wrapup?.tags }),
        properties: span.properties,
      }),
    ),
  });
}

/** The conversations that match a query, in its order. `days` limits the length of its interval. */
export function findConversations(world: World, query: DetailsQuery, days?: number): StoredConversation[] {
  const { from, to } = readInterval(query.interval, days === undefined ? {} : { days });
  const conversationFilter = readFilters(query.conversationFilters, 'conversationFilters');
  const segmentFilter = readFilters(query.segmentFilters, 'segmentFilters');
  const evaluationFilter = readFilters(query.evaluationFilters, 'evaluationFilters');
  const surveyFilter = readFilters(query.surveyFilters, 'surveyFilters');
  const resolutionFilter = readFilters(query.resolutionFilters, 'resolutionFilters');
  const key = orderKey(query.orderBy);
  const direction = orderDirection(query.order);
  const matchesFilters = (conversation: StoredConversation): boolean =>
    (!conversationFilter || conversationFilter(conversationLookup(world, conversation))) &&
    (!segmentFilter || hasSegment(world, conversation, segmentFilter)) &&
    (!evaluationFilter || someMatch(evaluationsOf(world, conversation.id), evaluationFilter)) &&
    (!surveyFilter || someMatch(surveysOf(world, conversation.id), surveyFilter)) &&
    // The sandbox has no resolutions.
    (!resolutionFilter || someMatch([], resolutionFilter));
  const now = world.now();
  // It began on a day that overlaps the interval, and was in progress during the interval.
  return conversationsOf(world)
    .startedBetween(Math.floor(from / DAY) * DAY, to)
    .filter((conversation) => (conversation.end ?? Math.max(now, from)) >= from && matchesFilters(conversation))
    .map((conversation) => ({ conversation, at: key(conversation) }))
    .sort((one, other) => direction * (one.at - other.at))
    .map(({ conversation }) => conversation);
}

/** Metrics look like `tTalk`, `nOffered` or `oMediaCount`; no dimension does. */
const isMetric = (name: string): boolean => /^[not][A-Z]/.test(name);

function conversationLookup(world: World, conversation: StoredConversation): Lookup {
  return (name) => (isMetric(name) ? metricValues(world, conversation, name) : conversationValues(world, conversation, name));
}

/** A conversation's total for a metric: the sum of its counts or times. Empty if it has none. */
export function metricValues(world: World, conversation: StoredConversation, name: string): number[] {
  let sum: number | undefined;
  if (isMetric(name)) {
    measure(world, conversation, (metric, value) => {
      if (metric === name) sum = (sum ?? 0) + value;
    });
  }
  return sum === undefined ? [] : [sum];
}

/** All filters must match the same segment. */
function hasSegment(world: World, conversation: StoredConversation, filter: Filter): boolean {
  return conversation.parties.some((party) =>
    party.spans.some((span) => filter((name) => segmentValues(world, conversation, party, span, name))),
  );
}

/** All filters must match the same item. A predicate that requires no value also matches if there are no items. */
function someMatch(records: readonly object[], filter: Filter): boolean {
  const candidates = records.length === 0 ? [{}] : records;
  return candidates.some((each) => filter((name) => [(each as Record<string, string | number | boolean | undefined>)[name]]));
}

function orderKey(orderBy: unknown): (conversation: StoredConversation) => number {
  switch (orderBy) {
    case undefined:
    case 'conversationStart':
    case 'segmentStart':
      return ({ start }) => start;
    case 'conversationEnd':
      return ({ end }) => end ?? Number.MAX_SAFE_INTEGER;
    case 'segmentEnd':
      return ({ parties }) => Math.max(...parties.flatMap(({ spans }) => spans.map(({ end }) => end ?? Number.MAX_SAFE_INTEGER)));
    default:
      throw invalidField('orderBy is unknown', 'orderBy');
  }
}

export function orderDirection(order: unknown): 1 | -1 {
  if (order === undefined || order === 'asc') return 1;
  if (order === 'desc') return -1;
  throw invalidField('order must be asc or desc', 'order');
}
