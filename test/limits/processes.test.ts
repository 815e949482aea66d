import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { build } from 'rolldown';
import { expect, it, onTestFinished } from 'vitest';
import { PATIENCE } from '../support/patience.js';
import { startRedis } from '../support/redis.js';

/** The program of a worker, in one file that starts quickly; removed after the test. */
async function workerProgram(): Promise<string> {
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  await build({
    input: join(import.meta.dirname, 'children/worker.ts'),
    platform: 'node',
    tsconfig: true,
    logLevel: 'silent',
    external: ['redis', 'axios', 'undici'],
    output: { file, codeSplitting: false },
  });
  return file;
}

it('never sends more than is allowed, with eight processes at once', async () => {
  const calls = 8;
  const processes = 8;
  const allowed = 40;
  const fast = await serveSandbox({ rateLimit: { token: allowed, windowMs: 3000 } });
  onTestFinished(() => fast.close());
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const program = await workerProgram();
  const words = [program, fast.url, fast.sandbox.issueAccessToken(), redis.url, `${calls}`, `${allowed}`];
  const done = await Promise.all(
    Array.from({ length: processes }, async () => {
      const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: PATIENCE });
      return Number(stdout);
    }),
  );
  expect(done).toEqual(Array.from({ length: processes }, () => calls));
  // One request too many would be a 429, by the sandbox's own count.
  expect(fast.sandbox.requests.map(({ status }) => status)).toEqual(Array.from({ length: processes * calls }, () => 200));
});
