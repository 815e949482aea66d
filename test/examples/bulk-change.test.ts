import { readdir } from 'node:fs/promises';
import type { ApiClient, Queue } from 'contact-centre-client';
import { RoutingApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { changeQueues } from '../../examples/bulk-change/change-queues.js';
import { clientOfRecipe } from '../support/client-of-recipe.js';
import { temporaryDirectory } from '../support/temporary-directory.js';

let sandbox: ReturnType<typeof createSandbox>;
let client: ApiClient;
let directory: string;
let lines: string[];

beforeEach(async () => {
  sandbox = createSandbox();
  client = await clientOfRecipe(sandbox, 'bulk-change');
  directory = await temporaryDirectory();
  lines = [];
});

async function run(command: string): Promise<number> {
  return await changeQueues(client, { command, night: '2026-03-10', directory, print: (line) => lines.push(line) });
}

/** Returns the settings of all queues, without what the platform sets at each change. */
async function readQueues(): Promise<Partial<Queue>[]> {
  const queues = await new RoutingApi(client).getRoutingQueues({ pageSize: 100 }).items().toArray();
  return queues.map(({ dateModified: _, modifiedBy: __, ...queue }) => queue);
}

it('changes only the after-call work of the queues, and restores it', async () => {
  const before = await readQueues();
  const acwSettings = { wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 30_000 };
  expect(await run('apply')).toBe(0);
  expect(await readQueues()).toEqual(before.map((queue) => ({ ...queue, acwSettings })));
  expect(lines).toEqual([`Changed: ${before.length}, failed: 0, skipped: 0`]);

  expect(await run('undo')).toBe(0);
  expect(await readQueues()).toEqual(before);
  expect(lines.at(-1)).toBe(`Restored: ${before.length}, failed: 0, skipped: 0`);
});

it('previews the change without sending it', async () => {
  const before = await readQueues();
  expect(await run('preview')).toBe(0);
  expect(lines[0]).toBe(`${before.length} of ${before.length} queues would change`);
  expect(lines).toContain(`  ${before[0]!.name}: 60 s → 30 s`);
  expect(sandbox.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(await readdir(directory)).toEqual([]);
});

it('reports the permission that the OAuth client lacks', async () => {
  const supervisor = sandbox.users.find(({ title }) => title !== 'Team Leader')!;
  client.setAccessToken(sandbox.issueAccessToken(supervisor.id));
  expect(await run('preview')).toBe(1);
  expect(lines.at(-1)).toBe('Missing permissions: routing:queue:edit');
});

it('does not overwrite a queue that was changed in between when it restores', async () => {
  const routing = new RoutingApi(client);
  await run('apply');
  const { name = '', ...queue } = await routing.getRoutingQueue(sandbox.queues[0]!.id);
  await routing.putRoutingQueue(queue.id, { ...queue, name, acwSettings: { wrapupPrompt: 'OPTIONAL' } });
  await run('undo');
  expect((await routing.getRoutingQueue(queue.id)).acwSettings).toEqual({ wrapupPrompt: 'OPTIONAL' });
  expect(lines).toContain(`Restored: ${sandbox.queues.length - 1}, failed: 0, skipped: 1`);
});

it('refuses an unknown command', async () => {
  await expect(run('aply')).rejects.toThrow('Unknown command "aply". Use preview, apply or undo.');
});
