import type { ConversationAggregationQuery, QueueObservationQuery } from 'contact-centre-client/models';
import { arrivalsQuery } from './arrivals.js';
import { dayQuery } from './day.js';
import { nowQuery } from './now.js';

/** The queries for the figures of queues. */
export interface BoardCalls {
  readonly now: QueueObservationQuery;
  readonly day: ConversationAggregationQuery;
  readonly arrivals: ConversationAggregationQuery;
}

/** What the user must be permitted to see for the figures of this moment, and for those of the day. */
export const figurePermissions = {
  now: ['analytics:queueObservation:view'],
  day: ['analytics:conversationAggregate:view'],
} as const;

/** @param interval - The analytics interval of the day. */
export function boardCalls(queueIds: readonly string[], interval: string): BoardCalls {
  return {
    now: nowQuery(queueIds),
    day: dayQuery(queueIds, interval),
    arrivals: arrivalsQuery(queueIds, interval),
  };
}
