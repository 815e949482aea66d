import type { AsyncConversationQuery, SegmentDetailQueryPredicate } from 'contact-centre-client/models';
import { midnight } from '../../shared/midnight.js';
import type { Filters } from './filters.js';

/** From the one moment to before the other. */
export interface Period {
  from: Date;
  to: Date;
}

/** What a details query may span on the platform. */
const MOST_DAYS = 31;

/** The days that are meant, by the calendar of the person before the screen; `undefined` where {@link periodProblem} has something to say. */
export function periodOf(filters: Pick<Filters, 'when' | 'from' | 'to'>, now: number): Period | undefined {
  const day = (offset: number): Date => midnight(new Date(now), offset);
  switch (filters.when) {
    case 'today':
      return { from: day(0), to: day(1) };
    case 'yesterday':
      return { from: day(-1), to: day(0) };
    case 'week':
      return { from: day(-6), to: day(1) };
    case 'own': {
      if (periodProblem(filters) !== undefined) return undefined;
      return { from: new Date(`${filters.from}T00:00`), to: midnight(new Date(`${filters.to}T00:00`), 1) };
    }
  }
}

/** Why one's own interval cannot be asked for. */
export function periodProblem({ when, from, to }: Pick<Filters, 'when' | 'from' | 'to'>): string | undefined {
  if (when !== 'own') return undefined;
  if (from === '' || to === '') return 'Enter the first and the last day';
  if (from > to) return 'The last day is before the first';
  // Days of 24 hours in UTC, whatever the clocks do in between.
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 >= MOST_DAYS ? `Choose ${MOST_DAYS} days at most` : undefined;
}

/** The platform's query for these filters, as a list and a job both take it. */
export function detailsQuery(filters: Filters, { from, to }: Period): AsyncConversationQuery {
  const { queue, agent, media, direction, longer, sort } = filters;
  const dimensions = { queueId: queue, userId: agent, mediaType: media };
  // In one filter: it is the same segment that has the queue, the agent and the medium.
  const ofSegment = Object.entries(dimensions).flatMap(([dimension, value]): SegmentDetailQueryPredicate[] =>
    value === '' ? [] : [{ type: 'dimension', dimension, operator: 'matches', value }],
  );
  const ofConversation = [
    ...(direction === ''
      ? []
      : [{ type: 'dimension', dimension: 'originatingDirection', operator: 'matches', value: direction }]),
    ...(longer === 0 ? [] : [{ type: 'metric', metric: 'tConversationDuration', range: { gt: longer * 1000 } }]),
  ];
  return {
    interval: `${from.toISOString()}/${to.toISOString()}`,
    order: sort,
    orderBy: 'conversationStart',
    ...(ofConversation.length > 0 && { conversationFilters: [{ type: 'and', predicates: ofConversation }] }),
    ...(ofSegment.length > 0 && { segmentFilters: [{ type: 'and', predicates: ofSegment }] }),
  };
}
