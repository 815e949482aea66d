import { UsersApi } from 'contact-centre-client';
import { inspect } from 'node:util';
import { Queue } from 'bullmq';
import type { Worker } from 'bullmq';
import { AbortError, ConfigurationError } from 'contact-centre-client';
import type { BulkChunk, BulkReport, Journal, RedisCommand } from 'contact-centre-client/bulk';
import { BulkStoppedError, JournalError, redisJournal } from 'contact-centre-client/bulk';
import type { BulkWorkerOptions, DistributeOptions } from 'contact-centre-client/bulk/bullmq';
import { BulkChunksError, bulkWorker, distribute } from 'contact-centre-client/bulk/bullmq';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorOf } from '../core/probe.js';
import { PATIENCE } from '../support/patience.js';
import { redisClient } from '../support/redis-client.js';
import type { RedisServer } from '../support/redis.js';
import { startRedis } from '../support/redis.js';
import type { Around } from './support.js';
import { clientOf, leads, organisation, standing, supporters } from './support.js';

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

/** A separate queue and journal for one test. */
function stage(): Stage {
  const name = `queue-${(stages += 1)}`;
  const connection = { host: '127.0.0.1', port: redis.port };
  const queue = new Queue<BulkChunk, BulkReport>(name, { connection });
  onTestFinished(() => queue.close());
  return {
    name,
    queue,
    journal: redisJournal(command, name),
    worker: (run, options) => {
      const worker = bulkWorker(run, name, { connection, ...options });
      onTestFinished(() => worker.close());
      return worker;
    },
  };
}

const versions = (sandbox: Parameters<typeof supporters>[0]) => supporters(sandbox).map(({ version }) => version);
const quick = { everyMs: 20 };

describe('A distributed run', () => {
  it('is processed by several workers, each entity once, however often it is distributed', async () => {
    const { sandbox, client } = organisation(100);
    const { queue, journal, worker } = stage();
    for (let workers = 0; workers < 3; workers++) worker(leads(clientOf(sandbox), { journal }));
    const one = leads(client, { journal });
    const other = leads(client, { journal });
    const totals: number[] = [];
    for await (const { settled, total } of distribute(one, queue, { size: 7, ...quick })) {
      expect(total).toBe(50);
      totals.push(settled);
    }
    expect(totals.at(-1)).toBe(50);
    expect([...totals].sort((a, b) => a - b)).toEqual(totals);
    const patches = () => sandbox.requests.filter(({ method }) => method === 'PATCH').length;
    expect(await distribute(other, queue, { size: 7, ...quick })).toEqual({ total: 50, done: 50, failed: 0, skipped: 0 });
    // Another chunk size makes other jobs with the same journal.
    expect(await distribute(other, queue, { size: 20, ...quick })).toMatchObject({ done: 50 });
    expect(patches()).toBe(50);
    expect(versions(sandbox)).toEqual(Array(50).fill(2));
    expect(await queue.getJobCounts('completed', 'failed')).toEqual({ completed: 11, failed: 0 });
  });

  it('can be distributed again while workers process parts of it', async () => {
    const { client } = organisation(40);
    const { journal } = stage();
    const [first] = await leads(client, { journal }).chunks({ size: 5 });
    const lockedJournal = await journal.open(first!);
    expect(await leads(client, { journal }).chunks({ size: 5 })).toHaveLength(4);
    await lockedJournal.close();
  });

  it('is paused with its queue, reports that in its progress, and continues with the queue', async () => {
    const { sandbox, client } = organisation(40);
    const { queue, journal, worker } = stage();
    await queue.pause();
    worker(leads(clientOf(sandbox), { journal }));
    const pauses = new Set<boolean>();
    let looks = 0;
    for await (const { isPaused, done } of distribute(leads(client, { journal }), queue, { size: 5, ...quick })) {
      pauses.add(isPaused);
      if (isPaused) expect(done).toBe(0);
      if (isPaused && (looks += 1) === 3) await queue.resume();
    }
    expect(pauses).toEqual(new Set([true, false]));
    expect(versions(sandbox)).toEqual(Array(20).fill(2));
  });

  it('is paused in the middle of a chunk by the run of its worker', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const run = leads(clientOf(sandbox), {
      journal,
      concurrency: 1,
      apply: ({ id, version }, { title }, request) => {
        if (supporters(sandbox).filter((user) => user.version === 2).length === 3) run.pause();
        return new UsersApi(client).patchUser(id, { title, version }, request);
      },
    });
    worker(run);
    const report = Promise.resolve(distribute(leads(client, { journal }), queue, quick));
    await vi.waitFor(() => {
      expect(versions(sandbox).filter((version) => version === 2)).toHaveLength(4);
    }, PATIENCE);
    expect(run.isPaused).toBe(true);
    run.resume();
    expect(await report).toMatchObject({ done: 10 });
  });

  it('continues after the caller leaves the loop', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    for await (const { settled } of distribute(leads(client, { journal }), queue, quick)) if (settled === 0) break;
    worker(leads(clientOf(sandbox), { journal }));
    await vi.waitFor(() => {
      expect(versions(sandbox)).toEqual(Array(10).fill(2));
    }, PATIENCE);
  });

  it('is no longer waited for after an abort', async () => {
    const { client } = organisation(20);
    const { queue, journal } = stage();
    const controller = new AbortController();
    const run = leads(client, { journal });
    const { signal } = controller;
    const watching = async (): Promise<void> => {
      for await (const { settled } of distribute(run, queue, { signal, everyMs: 3_600_000 })) {
        expect(settled).toBe(0);
        controller.abort();
      }
    };
    await errorOf(watching(), AbortError);
    expect(await queue.getJobCounts('waiting')).toEqual({ waiting: 1 });
  });

  it('adds chunks again that were removed or lost', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    let isRemoved = false;
    for await (const { settled } of distribute(leads(client, { journal }), queue, { size: 5, ...quick })) {
      if (isRemoved) continue;
      isRemoved = true;
      expect(settled).toBe(0);
      await queue.drain();
      worker(leads(clientOf(sandbox), { journal }));
    }
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it('reports failed chunks, and retries them when it is distributed again', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const other = worker(leads(clientOf(sandbox), { journal, revision: 'another plan' }));
    const run = leads(client, { journal });
    const error = await errorOf(distribute(run, queue, { size: 5, ...quick }), BulkChunksError);
    expect(error).toMatchObject({ code: 'ERR_BULK_CHUNKS', chunks: 2 });
    expect(error.message).toMatch(/^2 of 2 chunks in the queue queue-\d+ have failed\. Last reason: .*another plan/);
    // Final errors are not retried.
    expect((await queue.getFailed()).map(({ attemptsMade }) => attemptsMade)).toEqual([1, 1]);
    await other.close();
    worker(leads(clientOf(sandbox), { journal }));
    expect(await distribute(run, queue, { size: 5, ...quick })).toMatchObject({ done: 10 });
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it('removes waiting chunks when too many entities have failed', async () => {
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

/** Rejects each user a number of times, by the end of their ids. */
function refusing(times: Record<string, number>): Around {
  return async (request, send) => {
    const end = request.url.slice(-4);
    if (request.method !== 'PATCH' || !((times[end] ?? 0) > 0)) return await send();
    times[end] = (times[end] ?? 0) - 1;
    return Response.json({ message: 'No', status: 400 }, { status: 400 });
  };
}

describe('A run that workers undo', () => {
  it('restores the organisation byte for byte, each entity once, however often it is distributed', async () => {
    const { sandbox, client } = organisation(100);
    const before = standing(sandbox);
    const { queue, journal, worker } = stage();
    for (let workers = 0; workers < 3; workers++) worker(leads(clientOf(sandbox), { journal }));
    const run = leads(client, { journal });
    await distribute(run, queue, { size: 7, ...quick });
    const phases = new Set<string>();
    // With other chunks than it was started with.
    for await (const { phase } of distribute(run, queue, { task: 'undo', size: 9, ...quick })) phases.add(phase);
    expect([...phases]).toEqual(['undoing']);
    expect(standing(sandbox)).toBe(before);
    const patches = sandbox.requests.filter(({ method }) => method === 'PATCH').length;
    expect(patches).toBe(100);
    expect(await distribute(run, queue, { task: 'undo', size: 9, ...quick })).toEqual({
      total: 50,
      done: 50,
      failed: 0,
      skipped: 0,
    });
    // Nor is it started again.
    expect(await distribute(run, queue, quick)).toEqual({ total: 50, done: 0, failed: 0, skipped: 50 });
    expect(sandbox.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(patches);
    expect(versions(sandbox)).toEqual(Array(50).fill(3));
  });

  it('is not started further', async () => {
    const { sandbox, client } = organisation(40);
    const before = standing(sandbox);
    const { queue, journal, worker } = stage();
    const run = leads(client, { journal });
    expect(await addChunks(queue, run, { size: 5 })).toHaveLength(4);
    const [first] = await run.chunks({ size: 5 });
    expect(await run.runChunk(first!)).toMatchObject({ done: 5 });
    worker(leads(clientOf(sandbox), { journal }));
    expect(await distribute(run, queue, { task: 'undo', ...quick })).toMatchObject({ total: 5, done: 5 });
    expect(standing(sandbox)).toBe(before);
    expect(await queue.getJobCounts('waiting', 'delayed', 'active')).toEqual({ waiting: 0, delayed: 0, active: 0 });
  });

  it('is not changed further by a caller that still waits for its start', async () => {
    const { sandbox, client } = organisation(40);
    const before = standing(sandbox);
    const { queue, journal, worker } = stage();
    const run = leads(client, { journal });
    const [first] = await run.chunks({ size: 5 });
    await run.runChunk(first!);
    // No worker is running yet.
    const starting = errorOf(distribute(run, queue, { size: 5, ...quick }), BulkChunksError);
    await vi.waitFor(async () => {
      expect(await queue.getWaitingCount()).toBe(4);
    }, PATIENCE);
    const undoing = distribute(run, queue, { task: 'undo', ...quick }).then((report) => report);
    worker(leads(clientOf(sandbox), { journal }));
    expect(await undoing).toMatchObject({ total: 5, done: 5 });
    expect((await starting).message).toMatch(/has been undone. Use a new journal for further changes/);
    expect(standing(sandbox)).toBe(before);
  });

  it('waits for a chunk that is being started', async () => {
    const { sandbox, client } = organisation(8);
    const before = standing(sandbox);
    const { queue, journal, worker } = stage();
    const run = leads(client, { journal });
    let release = (): void => undefined;
    const lockedJournal = new Promise<void>((resolve) => {
      release = resolve;
    });
    await addChunks(queue, run);
    const slow: Around = async (request, send) => {
      if (request.method === 'PATCH') await lockedJournal;
      return await send();
    };
    worker(leads(clientOf(sandbox, slow), { journal }));
    onTestFinished(() => {
      release();
    });
    await vi.waitFor(async () => {
      expect(await queue.getActiveCount()).toBe(1);
    }, PATIENCE);
    let looks = 0;
    const watching: typeof queue = Object.assign(Object.create(queue) as typeof queue, {
      getJobs: async (...args: Parameters<typeof queue.getJobs>) => {
        if (++looks === 3) release();
        return await queue.getJobs(...args);
      },
    });
    expect(await distribute(run, watching, { task: 'undo', ...quick })).toMatchObject({ total: 4, done: 4 });
    expect(looks).toBeGreaterThanOrEqual(3);
    expect(standing(sandbox)).toBe(before);
  });

  it('is reported correctly, even if workers died during it', async () => {
    const controller = new AbortController();
    const { sandbox, client } = organisation(20);
    const before = standing(sandbox);
    const { queue, journal, worker } = stage();
    const run = leads(client, { journal });
    await run.start();
    let patches = 0;
    const dying: Around = async (request, send) => {
      if (request.method === 'PATCH' && ++patches === 5) controller.abort();
      return await send();
    };
    const first = worker(leads(clientOf(sandbox, dying), { journal, concurrency: 1 }), { signal: controller.signal });
    const work = distribute(run, queue, { task: 'undo', ...quick });
    const report = work.then((result) => result);
    await vi.waitFor(() => {
      expect(controller.signal.aborted).toBe(true);
    }, PATIENCE);
    await first.close();
    worker(leads(clientOf(sandbox), { journal }));
    expect(await report).toEqual({ total: 10, done: 10, failed: 0, skipped: 0 });
    expect(standing(sandbox)).toBe(before);
  });

  it('is retried where it failed, and leaves changes by others', async () => {
    const { sandbox, client, users } = organisation(20);
    const { queue, journal, worker } = stage();
    const run = leads(client, { journal });
    await run.start();
    const [one] = supporters(sandbox);
    await users.patchUser(one!.id, { title: 'Head', version: 2 });
    worker(leads(clientOf(sandbox, refusing({ '0002': 1, '0004': 1 })), { journal }));
    const undoing = { task: 'undo', size: 5, ...quick } as const;
    expect(await distribute(run, queue, undoing)).toEqual({ total: 10, done: 7, failed: 2, skipped: 1 });
    expect(await distribute(run, queue, undoing)).toEqual({ total: 10, done: 9, failed: 0, skipped: 1 });
    const [head, ...others] = supporters(sandbox);
    expect(head).toMatchObject({ title: 'Head', version: 3 });
    expect(others.map(({ title, version }) => `${title} ${version}`)).not.toContain('Lead 2');
  });

  it('is rejected if the run has no undo, and if it was never started', async () => {
    const { client } = organisation(4);
    const { queue, journal } = stage();
    const without = leads(client, { journal, undo: undefined as never });
    await errorOf(distribute(without, queue, { task: 'undo' }), ConfigurationError);
    const error = await errorOf(distribute(leads(client, { journal }), queue, { task: 'undo' }), JournalError);
    expect(error.code).toBe('ERR_JOURNAL_RUN');
  });
});

describe('A failed entity', () => {
  it('is retried by workers once for each retryFailed, and is reported while they work', async () => {
    const { sandbox, client } = organisation(40);
    const { queue, journal, worker } = stage();
    const run = leads(client, { journal });
    worker(leads(clientOf(sandbox, refusing({ '0002': 2, '0030': 3 })), { journal }));
    const report = async (task: 'start' | 'retryFailed') => await distribute(run, queue, { task, size: 5, ...quick });
    expect(await report('start')).toEqual({ total: 20, done: 18, failed: 2, skipped: 0 });
    expect(await report('retryFailed')).toMatchObject({ total: 20, failed: 2 });
    const lockedJournal = await journal.open({ from: 0, to: 5 });
    const notes = [];
    for await (const { key, state } of run.notes()) notes.push(`${key.slice(-4)} ${state}`);
    expect(notes).toEqual(['0002 failed', '0030 failed']);
    await lockedJournal.close();
    expect(await report('retryFailed')).toMatchObject({ done: 19, failed: 1 });
    expect(await report('retryFailed')).toMatchObject({ done: 20, failed: 0 });
    expect(versions(sandbox)).toEqual(Array(20).fill(2));
  });
});

describe('A worker', () => {
  it('returns a chunk during a rate limit instead of sleeping, without losing an attempt', async () => {
    let isLimited = true;
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const lockedJournal = clientOf(sandbox, async (request, send) => {
      if (request.method !== 'PATCH' || !isLimited) return await send();
      isLimited = false;
      return Response.json({ message: 'Rate limit exceeded', status: 429 }, { status: 429, headers: { 'retry-after': '6' } });
    });
    const [id = ''] = await addChunks(queue, leads(client, { journal }));
    worker(leads(lockedJournal, { journal }));
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

  it('waits for a chunk that another worker holds, without losing an attempt', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const [id = ''] = await addChunks(queue, leads(client, { journal }));
    const lockedJournal = await journal.open({ from: 3, to: 4 });
    const calls = sandbox.requests.length;
    worker(leads(clientOf(sandbox), { journal }));
    await vi.waitFor(async () => {
      expect(await queue.getJobState(id)).toBe('delayed');
    }, PATIENCE);
    // No request is sent before the lock is acquired.
    expect(sandbox.requests).toHaveLength(calls);
    await lockedJournal.close();
    await (await queue.getJob(id))?.promote();
    expect(await distribute(leads(client, { journal }), queue, quick)).toMatchObject({ done: 10 });
    expect((await queue.getJob(id))?.attemptsMade).toBe(1);
  });

  it('returns its chunk immediately on abort', async () => {
    const controller = new AbortController();
    const { sandbox, client } = organisation(20);
    const { queue, journal, worker } = stage();
    const aborting = clientOf(sandbox, async (request, send) => {
      if (request.method === 'PATCH') controller.abort();
      return await send();
    });
    const [id = ''] = await addChunks(queue, leads(client, { journal }));
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
    ['no program', null],
    ['a chunk of something else', { run: 'a', chunk: 0, from: 0, to: 1, task: 'forget' }],
    ['a chunk without an end', { run: 'a', chunk: 0, from: 0, to: null }],
  ])('rejects a job of %s without a retry', async (_who, data) => {
    const { client } = organisation(2);
    const { queue, journal, worker } = stage();
    worker(leads(client, { journal }));
    const job = await queue.add('chunk', data as BulkChunk, { attempts: 5 });
    await vi.waitFor(async () => {
      expect(await job.getState()).toBe('failed');
    }, PATIENCE);
    const { failedReason, attemptsMade } = (await queue.getJob(job.id!))!;
    expect([failedReason, attemptsMade]).toEqual([expect.stringMatching('contains no chunk of a bulk run|task must be'), 1]);
  });

  it('retries errors that may be temporary', async () => {
    const { sandbox, client } = organisation(20);
    const { queue, name, journal, worker } = stage();
    let failures = 1;
    const flaky = redisJournal((args) => {
      if (args[0] === 'LRANGE' && failures-- > 0) return Promise.reject(new Error('Connection is closed.'));
      return command(args);
    }, name);
    const [id = ''] = await addChunks(queue, leads(client, { journal }));
    worker(leads(clientOf(sandbox), { journal: flaky }));
    expect(await distribute(leads(client, { journal }), queue, quick)).toMatchObject({ done: 10 });
    expect((await queue.getJob(id))?.attemptsMade).toBe(2);
  });
});

/** Adds a run to a queue without processing it. @returns the ids of its jobs. */
async function addChunks(
  queue: Queue<BulkChunk, BulkReport>,
  run: ReturnType<typeof leads>,
  options: DistributeOptions = {},
): Promise<string[]> {
  for await (const { settled } of distribute(run, queue, options)) if (settled === 0) break;
  return (await queue.getWaiting()).map(({ id = '' }) => id);
}

it.each<[string, (run: never, queue: never) => unknown]>([
  ['needs a run', (_run, queue) => distribute({} as never, queue)],
  ['needs a Queue of BullMQ', (run) => distribute(run, 'bulk' as never)],
  ['distribute: unknown option "sizes"', (run, queue) => distribute(run, queue, { sizes: 5 } as never)],
  ['task must be one of start', (run, queue) => distribute(run, queue, { task: 'redo' as never })],
  ['size must be', (run, queue) => distribute(run, queue, { size: 0 })],
  ['attempts must be', (run, queue) => distribute(run, queue, { attempts: 1.5 })],
  ['everyMs must be', (run, queue) => distribute(run, queue, { everyMs: NaN })],
  ['maxFailures must be', (run, queue) => distribute(run, queue, { maxFailures: 'a few' as never })],
  ['needs a run', () => bulkWorker(undefined as never, 'bulk', { connection: {} })],
  ['needs the name of a queue', (run) => bulkWorker(run, '', { connection: {} })],
  ['needs the option connection', (run) => bulkWorker(run, 'bulk', {} as never)],
  ['maxWaitMs must be', (run) => bulkWorker(run, 'bulk', { connection: {}, maxWaitMs: -1 })],
  ['maxFailures must be', (run) => bulkWorker(run, 'bulk', { connection: {}, maxFailures: -1 })],
])('refuses to begin with the message "%s"', (message, begin) => {
  const { client } = organisation(2);
  const run = leads(client);
  const { queue } = stage();
  expect(() => begin(run as never, queue as never)).toThrow(ConfigurationError);
  expect(() => begin(run as never, queue as never)).toThrow(message);
});

it('shows no private data in its errors', async () => {
  const { client } = organisation(4);
  const { queue, name, journal, worker } = stage();
  const breaking = redisJournal((args) => {
    if (args[0] !== 'LRANGE') return command(args);
    return Promise.reject(Object.assign(new Error('Connection is closed.'), { command: { args: ['planted'] } }));
  }, name);
  worker(leads(client, { journal: breaking }));
  const error = await errorOf(distribute(leads(client, { journal }), queue, { attempts: 1, ...quick }), BulkChunksError);
  expect(error.reason).toContain('Connection is closed');
  const failedJobs = await queue.getFailed();
  expect(inspect([error, failedJobs.map((job) => job.asJSON())], { depth: 9 }) + JSON.stringify(error)).not.toMatch(
    /planted|Lead/,
  );
  expect(error).not.toBeInstanceOf(JournalError);
});
