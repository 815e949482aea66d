/**
 * Several programs change many people in one bulk run. Over Redis they share a token and a rate limit. Some workers are killed,
 * and Redis is restarted. At the end this program prints the result: `npm run workers`, or `npm run workers -- --people 5000
 * --kills 6`. The platform is the embedded sandbox, with a rate limit window of 5 s.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Queue } from 'bullmq';
import { distribute } from 'contact-centre-client/bulk/bullmq';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { build } from 'rolldown';
import { startRedis } from '../../test/support/redis.js';
import type { RunSettings } from './run.js';
import { NAME, describeRun } from './run.js';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '8' },
    kills: { type: 'string', default: '3' },
    allowed: { type: 'string', default: '150' },
    window: { type: 'string', default: '5' },
  },
});
const [people, workers, kills, allowed, window] = [
  values.people,
  values.workers,
  values.kills,
  values.allowed,
  values.window,
].map(Number) as [number, number, number, number, number];

const counts = { tokens: 0, tooMany: 0, patches: 0, maxRequests: 0 };
function recordCount(requests: number): void {
  counts.maxRequests = Math.max(counts.maxRequests, requests);
}

/** Adds a number of people of Support to a sandbox. */
function populate(sandbox: Sandbox, count: number): void {
  const state = sandbox.snapshot();
  const [template] = sandbox.users;
  const supporters = Array.from({ length: count }, (_, index) => {
    const email = `person${index}@people.example`;
    const id = `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`;
    return {
      ...template,
      id,
      name: `Person ${index}`,
      email,
      username: email,
      department: 'Support',
      title: 'Agent',
      version: 1,
    };
  });
  const users = [...sandbox.users, ...supporters].map((user): [string, unknown] => [user.id, user]);
  sandbox.restore({ ...state, collections: { ...state.collections, '/api/v2/users': users } });
}

/** Starts a worker in a separate process. */
function startWorker(program: string, settings: RunSettings) {
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', (line) => {
    recordCount(Number(line));
  });
  return { child, ended: once(child, 'close') };
}

const folder = await mkdtemp(join(tmpdir(), 'workers-'));
const redis = await startRedis(folder);
/** Called when this many people have been changed, before the response is sent. */
const actions = new Map<number, () => void>();
const server = await serveSandbox({
  rateLimit: { token: allowed, windowMs: window * 1000 },
  onAnswer: ({ method, path, status }) => {
    if (path === '/oauth/token') counts.tokens += 1;
    if (status === 429) counts.tooMany += 1;
    if (method === 'PATCH' && status === 200) actions.get((counts.patches += 1))?.();
  },
});
const { url, sandbox } = server;
try {
  populate(sandbox, people);
  const { id: clientId, secret: clientSecret } = sandbox.clients.clientCredentials;
  const settings: RunSettings = { apiUrl: url, redisUrl: redis.url, clientId, clientSecret, allowed };

  // One file, because a compiler in each process would take longer than the work itself.
  const program = join(import.meta.dirname, '../../node_modules/.cache/workers/worker.mjs');
  await build({
    input: join(import.meta.dirname, 'worker.ts'),
    platform: 'node',
    tsconfig: true,
    logLevel: 'silent',
    external: ['bullmq', 'ioredis', 'axios', 'undici'],
    output: { file: program, codeSplitting: false },
  });
  const running = Array.from({ length: workers }, () => startWorker(program, settings));
  console.log(`${workers} workers change ${people} people, with ${allowed} requests in ${window} s for all of them`);

  const alive = [...running];
  for (let kill = 1; kill <= kills; kill++) {
    actions.set(Math.ceil((people * kill) / (kills + 3)), () => {
      alive.shift()?.child.kill('SIGKILL');
      console.log(`${counts.patches} are changed: a worker is killed`);
    });
  }
  let redisRestart = Promise.resolve();
  actions.set(Math.ceil((people * (kills + 1)) / (kills + 3)), () => {
    console.log(`${counts.patches} are changed: Redis is killed`);
    redisRestart = redis
      .stop()
      .then(() => pause(500))
      .then(() => redis.start())
      .then(() => {
        console.log('Redis is back');
      });
  });

  const { run, close } = describeRun(settings, recordCount);
  const queue = new Queue(NAME, { connection: { url: redis.url } });
  queue.on('error', () => undefined);
  const startedAt = performance.now();
  const { done, failed, skipped } = await distribute(run, queue, { size: Math.ceil(people / (workers * 5)), everyMs: 250 });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await redisRestart;
  await queue.close();
  await close();
  for (const { child } of alive) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));

  const versions = sandbox.users.filter(({ id }) => id.startsWith('00000000-')).map(({ version }) => version - 1);
  const changedOnce = versions.filter((changes) => changes === 1).length;
  console.log(`After ${seconds} s: ${done} done, ${failed} failed, ${skipped} skipped`);
  console.log(
    `Changed exactly once: ${changedOnce} of ${people}; more than once: ${versions.filter((changes) => changes > 1).length}`,
  );
  console.log(`Token requests: ${counts.tokens}`);
  console.log(
    `Most requests that the platform counted in ${window} s: ${counts.maxRequests} of ${allowed}; refused as too many (429): ${counts.tooMany}`,
  );
  if (changedOnce !== people || done !== people) process.exitCode = 1;
} finally {
  await redis.stop();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
