import type { AsyncConversationQuery, SegmentDetailQueryPredicate } from 'contact-centre-client/models';
import { midnight } from '../../shared/midnight.js';
import type { Filters } from './filters.js';

/** Start inclusive, end exclusive. */
export interface Period {
  from: Date;
  to: Date;
}

/** The longest interval of a details query on the platform. */
const MOST_DAYS = 31;

/** Returns the interval in the user's time zone; `undefined` if {@link periodProblem} returns a problem. */
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

/** Returns why a custom interval is invalid. */
export function periodProblem({ when, from, to }: Pick<Filters, 'when' | 'from' | 'to'>): string | undefined {
  if (when !== 'own') return undefined;
  if (from === '' || to === '') return 'Enter the first and the last day';
  if (from > to) return 'The last day is before the first';
  // Days of 24 hours in UTC, so that clock changes do not matter.
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 >= MOST_DAYS ? `Choose ${MOST_DAYS} days at most` : undefined;
}

/** Returns the platform's query for these filters, as both a list and a job accept it. */
export function detailsQuery(filters: Filters, { from, to }: Period): AsyncConversationQuery {
  const { queue, agent, media, direction, longer, sort } = filters;
  const dimensions = { queueId: queue, userId: agent, mediaType: media };
  // One filter, so that queue, agent and medium belong to the same segment.
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
