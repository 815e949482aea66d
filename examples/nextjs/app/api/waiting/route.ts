import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { platform } from '#lib/platform';

/** Responds with the number of waiting interactions by queue id. Queues without any may be missing. */
export async function GET(): Promise<Response> {
  const { entities } = await new RoutingApi(platform()).getRoutingQueues({ pageSize: 100 });
  const { results = [] } = await new AnalyticsApi(platform()).postAnalyticsQueuesObservationsQuery({
    filter: { type: 'or', predicates: entities.map(({ id }) => ({ dimension: 'queueId', value: id })) },
    metrics: ['oWaiting'],
  });
  const waiting: Record<string, number> = {};
  // A queue has a group for each media type.
  for (const { group, data = [] } of results) {
    const id = group?.['queueId'] ?? '';
    waiting[id] = (waiting[id] ?? 0) + (data[0]?.stats?.count ?? 0);
  }
  return Response.json(waiting);
}
