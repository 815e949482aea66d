import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AnalyticsApi, RoutingApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import { exportConversations } from '../../examples/analytics-export/export-conversations.js';
import { clientOfRecipe } from '../support/client-of-recipe.js';
import { clientOf } from '../support/in-sandbox.js';
import { temporaryDirectory } from '../support/temporary-directory.js';

async function openCentre() {
  const sandbox = createSandbox({ now: () => Date.parse('2026-03-11T00:30:00Z') });
  // The recipe polls once a second. A job that is done at once needs one request.
  sandbox.planJob({ lastsMs: 0 });
  return { sandbox, client: await clientOfRecipe(sandbox, 'analytics-export') };
}

it('writes a row for each conversation of the day', async () => {
  const { client } = await openCentre();
  const path = join(await temporaryDirectory(), 'day.csv');
  const lines: string[] = [];
  const count = await exportConversations(client, { day: '2026-03-10', path, onProgress: (line) => lines.push(line) });

  const conversations = await new AnalyticsApi(client)
    .postAnalyticsConversationsDetailsQuery({
      interval: '2026-03-10T00:00:00Z/P1D',
      order: 'asc',
      orderBy: 'conversationStart',
      paging: { pageSize: 100, pageNumber: 1 },
    })
    .items()
    .toArray();
  const [header, ...rows] = (await readFile(path, 'utf8')).trim().split('\n');
  expect(header).toBe('conversation,start,end,direction,media,queues,agents,talkSeconds');
  expect(conversations.length).toBeGreaterThan(20);
  expect(rows.map((row) => row.split(',').slice(0, 3)).sort()).toEqual(
    conversations
      .map(({ conversationId, conversationStart, conversationEnd = '' }) => [conversationId, conversationStart, conversationEnd])
      .sort(),
  );
  expect(count).toBe(conversations.length);
  expect(lines).toEqual(['The job is succeeded', `${count} conversations`]);
  const { entities } = await new RoutingApi(client).getRoutingQueues({ pageSize: 100 });
  const queueNames = rows.map((row) => row.split(',')[5]!).filter((name) => name !== '');
  expect(new Set(queueNames)).toEqual(new Set(entities.map(({ name }) => name).filter((name) => queueNames.includes(name!))));
});

it('escapes names that a spreadsheet would execute', async () => {
  const { sandbox, client } = await openCentre();
  const admin = clientOf(sandbox, { rejectWith: 'error' });
  admin.setAccessToken(sandbox.issueAccessToken());
  const routing = new RoutingApi(admin);
  for await (const { name: _, ...queue } of routing.getRoutingQueues({ pageSize: 100 }).items()) {
    await routing.putRoutingQueue(queue.id, { ...queue, name: `=${queue.id}` });
  }
  const path = join(await temporaryDirectory(), 'day.csv');
  await exportConversations(client, { day: '2026-03-10', path, onProgress: () => undefined });
  const text = await readFile(path, 'utf8');
  expect(text).toContain(",'=");
  expect(text).not.toContain(',=');
});

it('refuses a day that the platform has not completed, and writes no file', async () => {
  const { client } = await openCentre();
  const directory = await temporaryDirectory();
  const options = { day: '2026-03-11', path: join(directory, 'day.csv'), onProgress: () => undefined };
  await expect(exportConversations(client, options)).rejects.toThrow(
    'Data is available until 2026-03-11T00:30:00.000Z only. Export an earlier day than 2026-03-11.',
  );
  expect(await readdir(directory)).toEqual([]);
});
