import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('runs the quickstart to its end and prints what it did', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'examples/quickstart.ts']);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/Signed in with client credentials/);
  expect(stdout).toMatch(/24 users, among them/);
  expect(stdout).toMatch(/[1-9]\d* queues on [2-9] pages: /);
  expect(stdout).toMatch(/Created the queue Quick starters/);
  expect(stdout).toMatch(/version 1 → 2/);
  expect(stdout).toMatch(/A job was QUEUED, then FULFILLED: it found [1-9]\d+ conversations/);
  expect(stdout).toMatch(/Uploaded 100 % of greeting\.wav, checked by its MD5, as [\w-]{36}/);
  expect(stdout).toMatch(/1 refresh, 4 API requests, both calls succeeded/);
  expect(stdout).toMatch(/A typed error: NotFoundError, code not\.found/);
  expect(stdout).toMatch(/Done\n$/);
});
