import type { ApiClient } from 'contact-centre-client';
import { AnalyticsApi, RoutingApi } from 'contact-centre-client';

export interface LongestWait {
  queue: string;
  /** How long the interaction has waited, in whole seconds. */
  seconds: number;
}

/** Finds the interaction that has waited longest in any queue. @returns `undefined` if none waits. */
export async function longestWait(client: ApiClient, now = Date.now()): Promise<LongestWait | undefined> {
  const queues = await new RoutingApi(client).getRoutingQueues({ pageSize: 100 }).items().toArray();
  if (queues.length === 0) return undefined;

  const { results = [] } = await new AnalyticsApi(client).postAnalyticsQueuesObservationsQuery({
    filter: { type: 'or', predicates: queues.map(({ id }) => ({ dimension: 'queueId', value: id })) },
    metrics: ['oWaiting'],
    detailMetrics: ['oWaiting'],
  });
  const waits = results.flatMap(({ group, data = [] }) =>
    data
      .flatMap(({ observations = [] }) => observations)
      .map(({ observationDate }) => ({ queueId: group?.['queueId'], since: Date.parse(observationDate) })),
  );
  const [longest] = waits.sort((a, b) => a.since - b.since);
  if (!longest) return undefined;
  const queue = queues.find(({ id }) => id === longest.queueId);
  return { queue: queue?.name ?? 'unknown', seconds: Math.floor((now - longest.since) / 1000) };
}
