import type { ObservationMetricData, QueueObservationQuery, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { queueFilter } from './queue-filter.js';

/** A queue at this moment. */
export interface QueueNow {
  waiting: number;
  interacting: number;
  /** For how long the longest has been waiting, in ms, by kind of media: minutes are long for a call, and not for an email. */
  longestWaits: Readonly<Record<string, number>>;
  /** Who is on queue: ids of users by routing status. */
  agents: Readonly<Record<string, readonly string[]>>;
  onQueue: number;
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

/** Puts the groups of an answer together: a queue has one for each kind of media, and one for its agents. */
export function readNow({ results = [] }: QueueObservationQueryResponse): ReadonlyMap<string, QueueNow> {
  const queues = new Map<string, QueueNow>();
  for (const { group = {}, data = [] } of results) {
    const { queueId = '', mediaType = '' } = group;
    queues.set(
      queueId,
      data.reduce((queue, metric) => withMetric(queue, metric, mediaType), queues.get(queueId) ?? nothing),
    );
  }
  return queues;
}

function withMetric(
  queue: QueueNow,
  { metric, qualifier = '', stats, observations }: ObservationMetricData,
  media: string,
): QueueNow {
  const count = stats?.count ?? 0;
  switch (metric) {
    case 'oWaiting':
      return { ...queue, waiting: queue.waiting + count };
    case 'oInteracting':
      return { ...queue, interacting: queue.interacting + count };
    case 'oLongestWaiting':
      return stats?.max === undefined ? queue : { ...queue, longestWaits: { ...queue.longestWaits, [media]: stats.max } };
    case 'oOnQueueUsers': {
      const ids = observations?.flatMap(({ userId }) => userId ?? []) ?? [];
      return { ...queue, onQueue: queue.onQueue + count, agents: { ...queue.agents, [qualifier]: ids } };
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
