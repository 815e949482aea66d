import type { ApiClient } from 'contact-centre-client';
import { RoutingApi } from 'contact-centre-client/apis/routing';

/** The name of the queue with the most members, for a wallboard's headline. */
export async function busiestQueue(client: ApiClient): Promise<string> {
  const { entities = [] } = await new RoutingApi(client).getRoutingQueues({ pageSize: 100 });
  const [first] = [...entities].sort((a, b) => (b.memberCount ?? 0) - (a.memberCount ?? 0));
  return first?.name ?? 'none';
}
