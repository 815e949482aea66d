import { writeFileSync } from 'node:fs';
import platformClient from 'purecloud-platform-client-v2';

const [interval, file] = process.argv.slice(2);
const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);

const analyticsApi = new platformClient.AnalyticsApi();
const routingApi = new platformClient.RoutingApi();

const PAGE_SIZE = 50;

async function queueNames(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const options: platformClient.RoutingApi.getRoutingQueuesOptions = { pageSize: 100, pageNumber: 1 };
  let listing: platformClient.Models.QueueEntityListing;
  do {
    listing = await routingApi.getRoutingQueues(options);
    for (const { id, name } of listing.entities ?? []) names.set(id ?? '', name ?? '');
    options.pageNumber = (options.pageNumber ?? 1) + 1;
  } while (listing.nextUri);
  return names;
}

/** Every conversation of the interval; the platform says how many there are with each page. */
async function conversations(): Promise<platformClient.Models.AnalyticsConversationWithoutAttributes[]> {
  const found: platformClient.Models.AnalyticsConversationWithoutAttributes[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const query: platformClient.Models.ConversationQuery = {
      interval,
      order: 'asc',
      orderBy: 'conversationStart',
      paging: { pageSize: PAGE_SIZE, pageNumber },
      segmentFilters: [{ type: 'or', predicates: [{ dimension: 'mediaType', value: 'voice' }] }],
    };
    const page = await analyticsApi.postAnalyticsConversationsDetailsQuery(query);
    found.push(...(page.conversations ?? []));
    if ((page.conversations ?? []).length < PAGE_SIZE) return found;
  }
}

async function answeredByQueue(names: Map<string, string>): Promise<string[]> {
  const body: platformClient.Models.ConversationAggregationQuery = {
    interval,
    groupBy: ['queueId'],
    metrics: ['nOffered', 'tAnswered'],
    filter: { type: 'and', predicates: [{ dimension: 'mediaType', value: 'voice' }] },
  };
  const { results = [] } = await analyticsApi.postAnalyticsConversationsAggregatesQuery(body);
  return results
    .map(({ group, data = [] }) => {
      const counts = data.flatMap(({ metrics = [] }) => metrics.map(({ metric, stats }) => `${metric} ${stats?.count}`));
      return `${names.get(group?.['queueId'] ?? '') ?? 'no queue'}: ${counts.sort().join(', ')}`;
    })
    .sort();
}

const cell = (value: unknown): string => `"${String(value ?? '').replace(/"/g, '""')}"`;

async function main(): Promise<void> {
  await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID!, process.env.GENESYS_CLIENT_SECRET!);
  const names = await queueNames();
  const lines = (await conversations()).map(({ conversationId, conversationStart, conversationEnd, participants = [] }) => {
    const sessions = participants.flatMap(({ sessions = [] }) => sessions);
    const queueId = sessions.flatMap(({ segments = [] }) => segments).find((segment) => segment.queueId)?.queueId;
    return [conversationId, conversationStart, conversationEnd, names.get(queueId ?? ''), participants.length]
      .map(cell)
      .join(',');
  });
  writeFileSync(file, ['id,start,end,queue,participants', ...lines, ''].join('\n'));
  console.log(`${lines.length} conversations`);
  for (const line of await answeredByQueue(names)) console.log(line);
}

main().catch((err) => {
  console.error(err.message ?? err);
  process.exitCode = 1;
});
