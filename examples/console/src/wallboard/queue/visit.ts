import type { AnalyticsConversationWithoutAttributes, ConversationQuery } from 'contact-centre-client/models';

/** A conversation in a queue's list. */
export interface Visit {
  id: string;
  start: string | undefined;
  customer: string | undefined;
  media: string;
  agents: string[];
  /** The time until an agent answered or the customer hung up, in ms. */
  wait: number | undefined;
  outcome: 'answered' | 'abandoned' | 'waiting' | 'ended';
}

export function visitsQuery(
  queueId: string,
  interval: string,
  paging: { pageSize: number; pageNumber: number },
): ConversationQuery {
  return {
    interval,
    order: 'desc',
    orderBy: 'conversationStart',
    paging,
    segmentFilters: [{ type: 'and', predicates: [{ dimension: 'queueId', value: queueId }] }],
  };
}

/** Returns the outcome of a conversation in one queue. */
export function visitOf(
  { conversationId = '', conversationStart, conversationEnd, participants = [] }: AnalyticsConversationWithoutAttributes,
  queueId: string,
): Visit {
  const customer = participants.find(({ purpose }) => purpose === 'customer' || purpose === 'external');
  const inQueue = participants.filter(({ sessions = [] }) =>
    sessions.some(({ segments = [] }) => segments.some((segment) => segment.queueId === queueId)),
  );
  const agents = inQueue.filter(({ purpose, sessions = [] }) => {
    const talked = sessions.some(({ segments = [] }) => segments.some(({ segmentType }) => segmentType === 'interact'));
    return purpose === 'agent' && talked;
  });
  const measured = (name: string): number | undefined =>
    inQueue.flatMap(({ sessions = [] }) => sessions.flatMap(({ metrics = [] }) => metrics)).find((metric) => metric.name === name)
      ?.value;
  const answered = measured('tAnswered');
  const abandoned = measured('tAbandon');
  return {
    id: conversationId,
    start: conversationStart,
    customer: customer?.participantName ?? customer?.sessions?.[0]?.remote ?? customer?.sessions?.[0]?.ani,
    media: participants[0]?.sessions?.[0]?.mediaType ?? '',
    agents: [...new Set(agents.flatMap(({ participantName }) => participantName ?? []))],
    wait: answered ?? abandoned,
    outcome: outcomeOf(answered, abandoned, conversationEnd),
  };
}

function outcomeOf(answered: number | undefined, abandoned: number | undefined, end: string | undefined): Visit['outcome'] {
  if (answered !== undefined) return 'answered';
  if (abandoned !== undefined) return 'abandoned';
  return end === undefined ? 'waiting' : 'ended';
}
