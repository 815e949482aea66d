import type { ObservationMetricData, QueueObservationQuery, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';

/** A queue at this moment. */
export interface QueueNow {
  waiting: number;
  interacting: number;
  /** For how long the longest has been waiting, in ms, by kind of media: minutes are long for a call, and not for an email. */
  longestWaits: Readonly<Record<string, number>>;
  /** Who is on queue, by routing status. */
  agents: Readonly<Record<string, Staff>>;
  onQueue: number;
}

/** The agents of a queue in one routing status. */
export interface Staff {
  count: number;
  userIds: readonly string[];
  /** The platform names about a hundred at most: there are more than those in `userIds`. */
  truncated: boolean;
}

export function nowQuery(queueIds: readonly string[]): QueueObservationQuery {
  return {
    filter: queueFilter(queueIds),
    metrics: ['oWaiting', 'oInteracting', 'oLongestWaiting', 'oOnQueueUsers'],
    // Who they are too: agents of several queues count once in a sum.
    detailMetrics: ['oOnQueueUsers'],
  };
}

const nothing: QueueNow = { waiting: 0, interacting: 0, longestWaits: {}, agents: {}, onQueue: 0 };

/**
 * Puts the groups of an answer together: a queue has one for each kind of media, and one for its agents.
 *
 * @param at - When the platform answered, by its own clock, in ms since the epoch.
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
      // When it began, not how long it has lasted.
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

/** In ms; `undefined` where nobody waits. */
export function longestWait({ longestWaits }: QueueNow): number | undefined {
  const waits = Object.values(longestWaits);
  return waits.length === 0 ? undefined : Math.max(...waits);
}
