import type { AnalyticsConversation, AnalyticsParticipant, AnalyticsSession } from '../../../models/index.js';
import { badRequest } from '../../http/errors.js';
import type { World } from '../../world/world.js';
import { conversationsOf, familyOf, iso, present } from '../conversations/model.js';
import type { Party, Span, StoredConversation } from '../conversations/model.js';
import { providerOf } from '../conversations/views.js';
import { matchesAll } from './filter.js';
import type { Lookup } from './filter.js';
import { readInterval } from './interval.js';
import { dimension, measurementsOf } from './metrics.js';
import type { Measurement } from './metrics.js';

const DAY = 86_400_000;

/** What the details of conversations are asked by, as it came. */
export interface DetailsQuery {
  interval?: unknown;
  conversationFilters?: unknown;
  segmentFilters?: unknown;
  order?: unknown;
  orderBy?: unknown;
}

/** A conversation as analytics tells it: participants, their sessions, and segments of these. */
export function conversationDetails(
  world: World,
  conversation: StoredConversation,
  withAttributes = false,
): AnalyticsConversation {
  const measurements = measurementsOf(world, conversation);
  const { id, start, end, direction, divisionId, externalTag, parties } = conversation;
  return present({
    ...{ conversationId: id, conversationStart: iso(start), conversationEnd: end === undefined ? undefined : iso(end) },
    ...{ originatingDirection: direction, divisionIds: [divisionId], externalTag },
    ...{ conversationInitiator: direction === 'inbound' ? 'customer' : 'agent', customerParticipation: true },
    participants: parties.map((party): AnalyticsParticipant => {
      const own = measurements.filter((measurement) => measurement.party === party);
      return present({
        ...{ participantId: party.id, participantName: party.name, purpose: party.purpose, userId: party.userId },
        ...(withAttributes && { attributes: party.attributes }),
        sessions: [session(conversation, party, own)],
      });
    }),
  });
}

function session(conversation: StoredConversation, party: Party, measurements: readonly Measurement[]): AnalyticsSession {
  const { media, direction, callback, campaignId, address } = conversation;
  return present({
    ...{ sessionId: party.sessionId, mediaType: familyOf(media).mediaType, direction, provider: providerOf(conversation) },
    ...{ ani: media === 'call' ? address : undefined, remote: party.address, outboundCampaignId: campaignId },
    ...(callback && { callbackNumbers: callback.numbers, callbackUserName: callback.userName }),
    metrics: measurements.map(({ metric, value, at }) => ({ emitDate: iso(at), name: metric, value })),
    segments: party.spans.map((span, index) =>
      present({
        ...{ segmentStart: iso(span.start), segmentEnd: span.end === undefined ? undefined : iso(span.end) },
        ...{ segmentType: segmentType(span), queueId: party.queueId, conference: false, subject: conversation.subject },
        ...(index === party.spans.length - 1 && { disconnectType: analyticsDisconnect(party.disconnectType) }),
        ...(span.type === 'wrapup' && { wrapUpCode: party.wrapup?.code, wrapUpNote: party.wrapup?.notes }),
        ...(span.type === 'wrapup' && { wrapUpTags: party.wrapup?.tags }),
      }),
    ),
  });
}

const segmentType = ({ type }: Span): string => type;

/** `transfer.noanswer` is `noAnswerTransfer` here, and `transfer.consult` `consultTransfer`. */
function analyticsDisconnect(how: string | undefined): string | undefined {
  if (how === 'transfer.consult') return 'consultTransfer';
  return how === 'transfer.noanswer' ? 'noAnswerTransfer' : how;
}

/** The conversations that a query means, in its order. */
export function queried(world: World, query: DetailsQuery): StoredConversation[] {
  const { from, to } = readInterval(query.interval);
  const now = world.now();
  const firstDay = Math.floor(from / DAY) * DAY;
  const found = [...conversationsOf(world).values()].filter(
    (conversation) =>
      // Begun on a day that the interval touches, and going on in the interval.
      conversation.start >= firstDay &&
      conversation.start < to &&
      (conversation.end ?? Math.max(now, from)) >= from &&
      matchesAll(query.conversationFilters, conversationLookup(world, conversation)) &&
      matchesSegments(conversation, query.segmentFilters),
  );
  const key = orderKey(query.orderBy);
  const direction = orderDirection(query.order);
  return found.sort((a, b) => direction * (key(a) - key(b)));
}

function conversationLookup(world: World, conversation: StoredConversation): Lookup {
  return (name) => {
    switch (name) {
      case 'conversationStart':
        return [iso(conversation.start)];
      case 'conversationEnd':
        return [conversation.end === undefined ? undefined : iso(conversation.end)];
      case 'conversationInitiator':
        return [conversation.direction === 'inbound' ? 'customer' : 'agent'];
      default: {
        const values = measurementsOf(world, conversation).filter(({ metric }) => metric === name);
        // The counts of a conversation add up, its times too.
        if (values.length > 0) return [values.reduce((sum, { value }) => sum + value, 0)];
        return conversation.parties.slice(0, 1).map((party) => dimension(conversation, party, name));
      }
    }
  };
}

/** All filters must hold for one and the same segment. */
function matchesSegments(conversation: StoredConversation, filters: unknown): boolean {
  if (!Array.isArray(filters) || filters.length === 0) return matchesAll(filters, () => []);
  return conversation.parties.some((party) =>
    party.spans.some((span) => matchesAll(filters, (name) => [segmentDimension(conversation, party, span, name)])),
  );
}

function segmentDimension(
  conversation: StoredConversation,
  party: Party,
  span: Span,
  name: string,
): string | number | boolean | undefined {
  if (name === 'segmentType') return span.type;
  if (name === 'segmentEnd') return span.end === undefined ? undefined : iso(span.end);
  if (name === 'tSegmentDuration') return span.end === undefined ? undefined : span.end - span.start;
  if (name === 'wrapUpCode' || name === 'wrapUpNote')
    return span.type === 'wrapup' ? dimension(conversation, party, name) : undefined;
  if (name === 'disconnectType') return party.spans.at(-1) === span ? analyticsDisconnect(party.disconnectType) : undefined;
  if (name === 'conference') return false;
  if (name === 'recording') return conversation.recordingState !== 'none';
  return dimension(conversation, party, name);
}

function orderKey(orderBy: unknown): (conversation: StoredConversation) => number {
  if (orderBy === 'conversationEnd' || orderBy === 'segmentEnd') {
    return ({ end }) => end ?? Number.MAX_SAFE_INTEGER;
  }
  if (orderBy === undefined || orderBy === 'conversationStart' || orderBy === 'segmentStart') return ({ start }) => start;
  throw badRequest('orderBy is unknown', [{ errorCode: 'invalid.value', fieldName: 'orderBy' }]);
}

export function orderDirection(order: unknown): 1 | -1 {
  if (order === undefined || order === 'asc') return 1;
  if (order === 'desc') return -1;
  throw badRequest('order must be asc or desc', [{ errorCode: 'invalid.value', fieldName: 'order' }]);
}

/** How often each value of a dimension occurs, as `aggregations` of a query asks. */
export function termFrequencies(
  conversations: readonly StoredConversation[],
  { dimension: name = '', size = 10 }: { dimension?: string; size?: number },
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const conversation of conversations) {
    const values = new Set(conversation.parties.flatMap((party) => dimension(conversation, party, name) ?? []));
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, size).map(([value, count]) => ({ value, count }));
}
