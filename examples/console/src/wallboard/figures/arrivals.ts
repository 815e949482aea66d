import type { ConversationAggregateQueryResponse, ConversationAggregationQuery } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';

/** ms */
const HALF_AN_HOUR = 1_800_000;

/** The offered interactions of all queues by half-hour, in one query. */
export function arrivalsQuery(queueIds: readonly string[], interval: string): ConversationAggregationQuery {
  return { interval, granularity: 'PT30M', groupBy: ['queueId'], filter: queueFilter(queueIds), metrics: ['nOffered'] };
}

/**
 * Returns the offered interactions of each queue by half-hour, from the start of the interval to the current half-hour.
 *
 * @param at - The platform's time in ms since the epoch.
 */
export function readArrivals(
  { results = [] }: ConversationAggregateQueryResponse,
  interval: string,
  at: number,
): ReadonlyMap<string, readonly number[]> {
  const start = Date.parse(interval.split('/')[0] ?? '');
  const count = Math.max(1, Math.floor((at - start) / HALF_AN_HOUR) + 1);
  const queues = new Map<string, number[]>();
  for (const { group = {}, data = [] } of results) {
    const { queueId = '' } = group;
    const counts = queues.get(queueId) ?? Array.from({ length: count }, () => 0);
    queues.set(queueId, counts);
    for (const { interval: step = '', metrics = [] } of data) {
      const index = Math.floor((Date.parse(step.split('/')[0] ?? '') - start) / HALF_AN_HOUR);
      const offered = metrics.find(({ metric }) => metric === 'nOffered')?.stats?.count ?? 0;
      if (index >= 0 && index < count) counts[index] = (counts[index] ?? 0) + offered;
    }
  }
  return queues;
}
