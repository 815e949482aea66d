import type { ObservationMetricData, QueueObservationQuery, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';

/** The current figures of a queue. */
export interface QueueNow {
  waiting: number;
  interacting: number;
  /** The longest waiting time in ms, by media type: minutes are long for a call, but not for an email. */
  longestWaits: Readonly<Record<string, number>>;
  /** Agents on queue, by routing status. */
  agents: Readonly<Record<string, Staff>>;
  onQueue: number;
}

/** The agents of a queue in one routing status. */
export interface Staff {
  count: number;
  userIds: readonly string[];
  /** The total. The platform lists at most about a hundred of them in `userIds`. */
  truncated: boolean;
}

export function nowQuery(queueIds: readonly string[]): QueueObservationQuery {
  return {
    filter: queueFilter(queueIds),
    metrics: ['oWaiting', 'oInteracting', 'oLongestWaiting', 'oOnQueueUsers'],
    // The ids too, since agents of several queues count once in a sum.
    detailMetrics: ['oOnQueueUsers'],
  };
}

const nothing: QueueNow = { waiting: 0, interacting: 0, longestWaits: {}, agents: {}, onQueue: 0 };

/**
 * Combines the groups of a response: a queue has one for each media type, and one for its agents.
 *
 * @param at - The platform's time of the response, in ms since the epoch.
 */
export function readNow({ results = [] }: QueueObservationQueryResponse, at: number): ReadonlyMap<string, QueueNow> {
  const queues = new Map<string, QueueNow>();
  for (const { group = {}, data = [] } of results) {
    const { queueId = '', mediaType = '' } = group;
    queues.set(
      queueId,
      data.reduce((queue, metric) => withMetric(queue, metric, mediaType, at), queues.get(queueId) ?? nothing),
    );
  }
  return queues;
}

function withMetric(
  queue: QueueNow,
  { metric, qualifier = '', stats, observations = [], truncated = false }: ObservationMetricData,
  media: string,
  at: number,
): QueueNow {
  const count = stats?.count ?? 0;
  switch (metric) {
    case 'oWaiting':
      return { ...queue, waiting: queue.waiting + count };
    case 'oInteracting':
      return { ...queue, interacting: queue.interacting + count };
    case 'oLongestWaiting': {
      // The time when it began, not its duration.
      const since = stats?.calculatedMetricValue;
      if (since === undefined) return queue;
      return { ...queue, longestWaits: { ...queue.longestWaits, [media]: Math.max(0, at - since) } };
    }
    case 'oOnQueueUsers': {
      const staff = { count, userIds: observations.flatMap(({ userId }) => userId ?? []), truncated };
      return { ...queue, onQueue: queue.onQueue + count, agents: { ...queue.agents, [qualifier]: staff } };
    }
    default:
      return queue;
  }
}

/** In ms; `undefined` if no interaction waits. */
export function longestWait({ longestWaits }: QueueNow): number | undefined {
  const waits = Object.values(longestWaits);
  return waits.length === 0 ? undefined : Math.max(...waits);
}
