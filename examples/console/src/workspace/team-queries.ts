import { RoutingApi } from 'contact-centre-client/apis/routing';
import { TeamsApi } from 'contact-centre-client/apis/teams';
import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';

/** How many lists are read at a time. */
const AT_ONCE = 4;

/** Reads the ids of the members of teams. */
export async function readTeamMembers(client: ApiClient, teamIds: readonly string[], request: RequestOptions): Promise<string[]> {
  const api = new TeamsApi(client);
  const members = await mapInTurn(teamIds, (id) => api.getTeamMembers(id, { pageSize: 100 }, request).items().toArray());
  return [...new Set(members.flat().flatMap(({ id }) => id ?? []))];
}

/** Reads the ids of the queues whose interactions users take. */
export async function readQueuesOfUsers(
  client: ApiClient,
  userIds: readonly string[],
  request: RequestOptions,
): Promise<string[]> {
  const api = new RoutingApi(client);
  const queues = await mapInTurn(userIds, (id) =>
    api.getUserQueues(id, { joined: true, pageSize: 100 }, request).items().toArray(),
  );
  return [...new Set(queues.flat().flatMap(({ id }) => id ?? []))];
}

/** Calls a function for each item, a few at a time. */
async function mapInTurn<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(map))));
  }
  return results;
}
