import { act } from '@testing-library/react';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { NotificationsApi } from 'contact-centre-client/apis/notifications';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { ChannelTopic } from 'contact-centre-client/models';
import { useSession } from 'contact-centre-client/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Agent } from '../../../examples/console/src/agents/agent.js';
import { useAgents } from '../../../examples/console/src/agents/use-agents.js';
import { useOwnPresence } from '../../../examples/console/src/agents/use-own-presence.js';
import type { Hearing } from '../../../examples/console/src/live/use-hearing.js';
import type { Source } from '../../../examples/console/src/wallboard/figures/use-board.js';
import { useBoard, useQueues } from '../../../examples/console/src/wallboard/figures/use-board.js';
import type { BoardQueue } from '../../../examples/console/src/wallboard/figures/board.js';
import type { QueueNow } from '../../../examples/console/src/wallboard/figures/now.js';
import { nowQuery, readNow } from '../../../examples/console/src/wallboard/figures/now.js';
import { useMembers } from '../../../examples/console/src/wallboard/queue/use-members.js';
import { useVisits } from '../../../examples/console/src/wallboard/queue/use-visits.js';
import { ApiClient } from '../../../src/entries/fetch.js';
import type { Stage } from './support.js';
import { begin, end, sandboxUrl } from './support.js';

const QUEUES = 50;
const AGENTS = 500;

let stage: Stage;

beforeEach(() => {
  stage = begin({ seed: centre(), traffic: { historyMs: 360_000 } });
});
afterEach(end);

/** 50 queues with 20 members each, of 500 agents. */
function centre() {
  const users = Array.from({ length: AGENTS }, (_, index) => ({
    name: `Agent ${1000 + index}`,
    email: `agent-${index}@centre.example`,
    roles: [index === 0 ? 'Admin' : 'Agent'],
  }));
  const queues = Array.from({ length: QUEUES }, (_, number) => {
    const members = users.filter((_user, index) => index % QUEUES === number || (index + 1) % QUEUES === number);
    return { name: `Queue ${100 + number}`, members: members.map(({ email }) => email) };
  });
  return { users, queues };
}

/** The final data of the pages. */
let shown: { queues: readonly BoardQueue[]; agents: readonly Agent[]; sources: readonly Source[] };

/** The data hooks of three pages, without rendering. */
function Pages() {
  const { user } = useSession();
  const { queues } = useQueues();
  const { queues: board, sources } = useBoard(queues);
  const agents = useAgents();
  useOwnPresence(user?.id);
  const queueId = queues[0]?.id;
  shown = { queues: board, agents: agents.agents, sources: [...sources, { ...agents, name: 'presence' }] };
  return queueId === undefined ? null : <QueuePage queueId={queueId} />;
}

function QueuePage({ queueId }: { queueId: string }) {
  const { queues } = useQueues();
  useBoard(queues.filter(({ id }) => id === queueId));
  useMembers(queueId, 1);
  useVisits(queueId, 1);
  return null;
}

const until = async (way: Hearing['way']): Promise<void> => {
  for (let seconds = 0; seconds < 120; seconds++) {
    if (shown.sources.every(({ hearing }) => hearing.way === way)) return;
    await stage.passing(1);
  }
  throw new Error(`The pages are not ${way}`);
};

/** Counts the requests in a number of seconds, by operation. */
async function asksIn(seconds: number): Promise<Record<string, number> & { total: number }> {
  stage.requests.length = 0;
  await stage.passing(seconds);
  const asks: Record<string, number> & { total: number } = { total: stage.requests.length };
  for (const operation of stage.requests) asks[operation] = (asks[operation] ?? 0) + 1;
  return asks;
}

/** Expects the pages to show the platform's data. */
async function expectAsOnPlatform(): Promise<void> {
  const { sandbox } = stage;
  const other = new ApiClient({ timeout: 0, apiUrl: sandboxUrl });
  other.setAccessToken(sandbox.issueAccessToken());
  const ids = sandbox.queues.map(({ id }) => id);
  // Reading it advances the contact centre to the current time, which sends events to the pages.
  const now = readNow(await new AnalyticsApi(other).postAnalyticsQueuesObservationsQuery(nowQuery(ids)));
  const users = await new UsersApi(other)
    .getUsers({ pageSize: 100, expand: ['routingStatus'] })
    .items()
    .toArray();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(100);
  });
  const figures = (queue: QueueNow | undefined) => [queue?.waiting, queue?.interacting, queue?.onQueue];
  const queues = new Map(shown.queues.map((queue) => [queue.id, queue.now]));
  expect(ids.map((id) => figures(queues.get(id)))).toEqual(ids.map((id) => figures(now.get(id))));
  const agents = new Map(shown.agents.map(({ id, routingStatus }) => [id, routingStatus]));
  expect(agents).toEqual(new Map(users.map(({ id, routingStatus }) => [id, routingStatus?.status])));
}

it('50 queues and 500 active agents take all pages together fewer than 60 requests a minute, with events or polling', async () => {
  const { sandbox, sockets } = stage;
  stage.open(sandbox.users[0]?.id, <Pages />);
  await until('live');
  await stage.passing(10);
  expect([shown.queues.length, shown.agents.length]).toEqual([QUEUES, AGENTS]);
  expect((await asksIn(60)).total).toBeLessThanOrEqual(30);
  await expectAsOnPlatform();

  // Scheduled refetches become due before the connection is restored, after 930 ms.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.93);
  sandbox.failChannels({ effect: 'cut' });
  // Each page reads once what it may have missed.
  expect(await asksIn(1)).toMatchObject({
    'GET /api/v2/users': AGENTS / 100,
    'GET /api/v2/users/{id}/presences/purecloud': 1,
    'GET /api/v2/routing/queues/{id}/members': 1,
    'POST /api/v2/analytics/queues/observations/query': 2,
    'POST /api/v2/analytics/conversations/details/query': 1,
  });
  random.mockRestore();
  await until('live');

  sandbox.failChannels({ effect: 'refuse', lastsMs: 90_000 });
  sandbox.failChannels({ effect: 'cut' });
  await until('asking');
  await stage.passing(5);
  expect((await asksIn(60)).total).toBeLessThanOrEqual(60);
  await until('live');
  await expectAsOnPlatform();

  expect(sockets.open.size).toBe(1);
  await act(async () => {
    stage.client().forget();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(sockets.open.size).toBe(0);
});

it('50 queues and 500 agents without events take fewer than 60 requests a minute, including retried subscriptions', async () => {
  const { sandbox } = stage;
  let refusals = 0;
  const allow = sandbox.on(NotificationsApi, 'putNotificationsChannelSubscriptions', async ({ request }) => {
    const topics = (await request.clone().json()) as ChannelTopic[];
    refusals += topics.length;
    return { entities: topics.map(({ id }) => ({ id, state: 'Rejected', rejectionReason: 'Not yours' })) };
  });
  stage.open(sandbox.users[0]?.id, <Pages />);
  await until('asking');
  await stage.passing(20);
  const before = refusals;
  const asks = await asksIn(60);
  expect(refusals - before).toBeGreaterThan(AGENTS);
  expect(asks.total).toBeLessThanOrEqual(60);
  allow();
  await until('live');
  await expectAsOnPlatform();
});
