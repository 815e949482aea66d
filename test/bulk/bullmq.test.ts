import { inspect } from 'node:util';
import { Queue } from 'bullmq';
import type { Worker } from 'bullmq';
import { AbortError, ConfigurationError } from 'contact-centre-client';
import type { BulkChunk, BulkReport, Journal, RedisCommand } from 'contact-centre-client/bulk';
import { BulkStoppedError, JournalError, redisJournal } from 'contact-centre-client/bulk';
import type { BulkWorkerOptions } from 'contact-centre-client/bulk/bullmq';
import { BulkChunksError, bulkWorker, distribute } from 'contact-centre-client/bulk/bullmq';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorOf } from '../core/probe.js';
import { PATIENCE } from '../support/patience.js';
import { redisClient } from '../support/redis-client.js';
import type { RedisServer } from '../support/redis.js';
import { startRedis } from '../support/redis.js';
import { clientOf, leads, organisation, supporters } from './support.js';

let redis: RedisServer;
let command: RedisCommand;
let close: () => void;

beforeAll(async () => {
  redis = await startRedis();
  ({ command, close } = redisClient(redis.port));
});

afterAll(async () => {
  close();
  await redis.stop();
});

interface Stage {
  name: string;
  journal: Journal;
  queue: Queue<BulkChunk, BulkReport>;
  worker: (run: ReturnType<typeof leads>, options?: Partial<BulkWorkerOptions>) => Worker<BulkChunk, BulkReport>;
}

let stages = 0;

/** A queue and a journal of a test's own. */
function stage(): Stage {
  const name = `queue-${(stages += 1)}`;
  const connection = { host: '127.0.0.1', port: redis.port };
  const queue = new Queue<BulkChunk, BulkReport>(name, { connection });
  onTestFinished(() => queue.close());
  return {
    ...{ name, queue, journal: redisJournal(command, name) },
    worker: (run, options) => {
      const worker = bulkWorker(run, name, { connection, ...options });
      onTestFinished(() => worker.close());
      return worker;
    },
  };
}

const versions = (sandbox: Parameters<typeof supporters>[0]) => supporters(sandbox).map(({ version }) => version);
const quick = { every: 20 };

describe('A run that is distributed', () => {
  it('is worked off by several workers, each entity once, however often it is distributed', async () => {
    const { sandbox, client } = organisation(100);
    const { queue, journal, worker } = stage();
    for (let workers = 0; workers < 3; workers++) worker(leads(clientOf(sandbox), { journal }));
    const [one, other] = [leads(client, { journal }), leads(client, { journal })];
    const shown: number[] = [];
    for await (const { settled, total } of distribute(one, queue, { size: 7, ...quick })) {
      expect(total).toBe(50);
      shown.push(settled);
    }
    expect(shown.at(-1)).toBe(50);
    expect([...shown].sort((a, b) => a - b)).toEqual(shown);
    const patches = () => sandbox.requests.filter(({ method }) => method === 'PATCH').length;
    expect(await distribute(other, queue, { size: 7, ...quick })).toEqual({ total: 50, done: 50, failed: 0, skipped: 0 });
    // Cut otherwise, it comes to other jobs, and to the same journal.
    expect(await distribute(other, queue, { size: 20, ...quick })).toMatchObject({ done: 50 });
    expect(patches()).toBe(50);
    expect(versions(sandbox)).toEqual(Array(50).fill(2));
    expect(await queue.getJobCounts('completed', 'failed')).toEqual({ completed: 11, failed: 0 });
  });

  it('is distributed anew while workers have parts of it', async () => {
    const { client } = organisation(40);
    const { journal } = stage();
    const [first] = await leads(client, { journal }).chunks({ size: 5 });
    const held = await journal.open(first!);
    expect(await leads(client, { journal }).chunks({ size: 5 })).toHaveLength(4);
    await held.close();
  });

  it('goes on without whoever watches it', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    for await (const { settled } of distribute(leads(client, { journal }), queue, quick)) if (settled === 0) break;
    worker(leads(clientOf(sandbox), { journal }));
    await vi.waitFor(() => {
      expect(versions(sandbox)).toEqual(Array(10).fill(2));
    }, PATIENCE);
  });

  it('is no longer waited for once that is aborted', async () => {
    const { client } = organisation(20);
    const { queue, journal } = stage();
    const controller = new AbortController();
    const run = leads(client, { journal });
    const { signal } = controller;
    const watching = async (): Promise<void> => {
      for await (const { settled } of distribute(run, queue, { signal, every: 3_600_000 })) {
        expect(settled).toBe(0);
        controller.abort();
      }
    };
    await errorOf(watching(), AbortError);
    expect(await queue.getJobCounts('waiting')).toEqual({ waiting: 1 });
  });

  it('has chunks again that were removed, or forgotten', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    let gone = false;
    for await (const { settled } of distribute(leads(client, { journal }), queue, { size: 5, ...quick })) {
      if (gone) continue;
      gone = true;
      expect(settled).toBe(0);
      await queue.drain();
      worker(leads(clientOf(sandbox), { journal }));
    }
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it('tells of chunks that were given up, and tries them again when it is distributed anew', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const other = worker(leads(clientOf(sandbox), { journal, revision: 'another plan' }));
    const run = leads(client, { journal });
    const error = await errorOf(distribute(run, queue, { size: 5, ...quick }), BulkChunksError);
    expect(error).toMatchObject({ code: 'ERR_BULK_CHUNKS', chunks: 2 });
    expect(error.message).toMatch(/^2 of 2 chunks in the queue queue-\d+ were given up\. The last reason: .*another plan/);
    // What is no better the next time is tried once.
    expect((await queue.getFailed()).map(({ attemptsMade }) => attemptsMade)).toEqual([1, 1]);
    await other.close();
    worker(leads(clientOf(sandbox), { journal }));
    expect(await distribute(run, queue, { size: 5, ...quick })).toMatchObject({ done: 10 });
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it('takes back what nobody works on where too many have failed', async () => {
    const { sandbox, client } = organisation(100, (_request, send) => send());
    const { queue, journal, worker } = stage();
    const refusing = clientOf(sandbox, async (request, send) =>
      request.method === 'PATCH' ? Response.json({ message: 'No', status: 400 }, { status: 400 }) : await send(),
    );
    const run = leads(client, { journal });
    const slow = worker(leads(refusing, { journal }));
    slow.on('completed', () => void slow.pause(true));
    const error = await errorOf(distribute(run, queue, { size: 5, maxFailures: '4%', ...quick }), BulkStoppedError);
    expect(error.failed).toBeGreaterThan(2);
    expect(error.message).toContain('The bulk run in the queue');
    expect(await queue.getJobCounts('waiting', 'delayed')).toEqual({ waiting: 0, delayed: 0 });
    expect(versions(sandbox)).toEqual(Array(50).fill(1));
  });
});

describe('A worker', () => {
  it('gives a chunk back rather than sleep through a rate limit, and no attempt is lost', async () => {
    let limited = true;
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const held = clientOf(sandbox, async (request, send) => {
      if (request.method !== 'PATCH' || !limited) return await send();
      limited = false;
      return Response.json({ message: 'Rate limit exceeded', status: 429 }, { status: 429, headers: { 'retry-after': '6' } });
    });
    const [id = ''] = await added(queue, leads(client, { journal }));
    worker(leads(held, { journal }));
    await vi.waitFor(async () => {
      expect(await queue.getJobState(id)).toBe('delayed');
    }, PATIENCE);
    const job = (await queue.getJob(id))!;
    expect(job.attemptsMade).toBe(0);
    expect(job.delay).toBeGreaterThan(5000);
    await job.promote();
    expect(await distribute(leads(client, { journal }), queue, quick)).toMatchObject({ done: 10 });
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it('waits for a chunk that another one has, and no attempt is lost', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const [id = ''] = await added(queue, leads(client, { journal }));
    const held = await journal.open({ from: 3, to: 4 });
    const calls = sandbox.requests.length;
    worker(leads(clientOf(sandbox), { journal }));
    await vi.waitFor(async () => {
      expect(await queue.getJobState(id)).toBe('delayed');
    }, PATIENCE);
    // The platform is not asked before it is known whose it is.
    expect(sandbox.requests).toHaveLength(calls);
    await held.close();
    await (await queue.getJob(id))?.promote();
    expect(await distribute(leads(client, { journal }), queue, quick)).toMatchObject({ done: 10 });
    expect((await queue.getJob(id))?.attemptsMade).toBe(1);
  });

  it('gives back at once what it is at work on when it is aborted', async () => {
    const controller = new AbortController();
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const aborting = clientOf(sandbox, async (request, send) => {
      if (request.method === 'PATCH') controller.abort();
      return await send();
    });
    const [id = ''] = await added(queue, leads(client, { journal }));
    const first = worker(leads(aborting, { journal, concurrency: 1 }), { signal: controller.signal });
    first.on('active', () => void first.pause(true));
    await vi.waitFor(async () => {
      expect(await queue.getJobState(id)).toMatch(/delayed|waiting/);
      expect(controller.signal.aborted).toBe(true);
    }, PATIENCE);
    expect((await queue.getJob(id))?.attemptsMade).toBe(0);
    worker(leads(clientOf(sandbox), { journal }));
    expect(await distribute(leads(client, { journal }), queue, quick)).toMatchObject({ done: 10 });
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it.each<[string, unknown]>([
    ['another program', { userId: 'a' }],
    ['nobody', null],
    ['a chunk without an end', { run: 'a', chunk: 0, from: 0, to: null }],
  ])('refuses a job of %s without a second try', async (_who, data) => {
    const { client } = organisation(2);
    const { queue, journal, worker } = stage();
    worker(leads(client, { journal }));
    const job = await queue.add('chunk', data as BulkChunk, { attempts: 5 });
    await vi.waitFor(async () => {
      expect(await job.getState()).toBe('failed');
    }, PATIENCE);
    const { failedReason, attemptsMade } = (await queue.getJob(job.id!))!;
    expect([failedReason, attemptsMade]).toEqual([expect.stringContaining('holds no chunk of a bulk run'), 1]);
  });

  it('tries again what may be better the next time', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, name, journal, worker } = stage();
    let failures = 1;
    const flaky = redisJournal((args) => {
      if (args[0] === 'LRANGE' && failures-- > 0) return Promise.reject(new Error('Connection is closed.'));
      return command(args);
    }, name);
    const [id = ''] = await added(queue, leads(client, { journal }));
    worker(leads(clientOf(sandbox), { journal: flaky }));
    expect(await distribute(leads(client, { journal }), queue, quick)).toMatchObject({ done: 10 });
    expect((await queue.getJob(id))?.attemptsMade).toBe(2);
  });
});

/** Puts a run into a queue, and leaves it there. @returns the ids of its jobs. */
async function added(queue: Queue<BulkChunk, BulkReport>, run: ReturnType<typeof leads>): Promise<string[]> {
  for await (const { settled } of distribute(run, queue)) if (settled === 0) break;
  return (await queue.getWaiting()).map(({ id = '' }) => id);
}

it.each<[string, (run: never, queue: never) => unknown]>([
  ['takes a run', (_run, queue) => distribute({} as never, queue)],
  ['takes a Queue of BullMQ', (run) => distribute(run, 'bulk' as never)],
  ['distribute has no "sizes"', (run, queue) => distribute(run, queue, { sizes: 5 } as never)],
  ['size must be', (run, queue) => distribute(run, queue, { size: 0 })],
  ['attempts must be', (run, queue) => distribute(run, queue, { attempts: 1.5 })],
  ['every must be', (run, queue) => distribute(run, queue, { every: NaN })],
  ['maxFailures must be', (run, queue) => distribute(run, queue, { maxFailures: 'a few' as never })],
  ['takes a run', () => bulkWorker(undefined as never, 'bulk', { connection: {} })],
  ['takes the name of a queue', (run) => bulkWorker(run, '', { connection: {} })],
  ['needs a connection', (run) => bulkWorker(run, 'bulk', {} as never)],
  ['maxWait must be', (run) => bulkWorker(run, 'bulk', { connection: {}, maxWait: -1 })],
  ['maxFailures must be', (run) => bulkWorker(run, 'bulk', { connection: {}, maxFailures: -1 })],
])('refuses to begin where "%s" is what is to be said', (message, begin) => {
  const { client } = organisation(2);
  const run = leads(client);
  const { queue } = stage();
  expect(() => begin(run as never, queue as never)).toThrow(ConfigurationError);
  expect(() => begin(run as never, queue as never)).toThrow(message);
});

it('shows in its errors nothing of what is private', async () => {
  const { client } = organisation(4);
  const { queue, name, journal, worker } = stage();
  const breaking = redisJournal((args) => {
    if (args[0] !== 'LRANGE') return command(args);
    return Promise.reject(Object.assign(new Error('Connection is closed.'), { command: { args: ['planted'] } }));
  }, name);
  worker(leads(client, { journal: breaking }));
  const error = await errorOf(distribute(leads(client, { journal }), queue, { attempts: 1, ...quick }), BulkChunksError);
  expect(error.reason).toContain('Connection is closed');
  const kept = await queue.getFailed();
  expect(inspect([error, kept.map((job) => job.asJSON())], { depth: 9 }) + JSON.stringify(error)).not.toMatch(/planted|Lead/);
  expect(error).not.toBeInstanceOf(JournalError);
});
