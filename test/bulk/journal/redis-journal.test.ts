import { inspect } from 'node:util';
import { ConfigurationError } from 'contact-centre-client';
import type { BulkChunk, Journal, RedisCommand } from 'contact-centre-client/bulk';
import { JournalError, redisJournal } from 'contact-centre-client/bulk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../../core/probe.js';
import { redisClient } from '../../support/redis-client.js';
import type { RedisServer } from '../../support/redis.js';
import { startRedis } from '../../support/redis.js';
import { clientOf, leads, organisation, standing, supporters } from '../support.js';

let redis: RedisServer;
let command: RedisCommand;
let commands: string[];
let close: () => void;

beforeAll(async () => {
  redis = await startRedis();
  ({ command, sent: commands, close } = redisClient(redis.port));
});

afterAll(async () => {
  close();
  await redis.stop();
});

let count = 0;
const fresh = (): { name: string; journal: Journal } => {
  const name = `run-${(count += 1)}`;
  return { name, journal: redisJournal(command, name) };
};

const versions = (sandbox: Parameters<typeof supporters>[0]) => supporters(sandbox).map(({ version }) => version);

describe('A journal in Redis', () => {
  it('stores a run, also for undo, in keys of one slot', async () => {
    const { sandbox, client } = organisation(1000);
    const before = standing(sandbox);
    const { name, journal } = fresh();
    for await (const { done } of leads(client, { journal }).start()) if (done >= 230) break;
    expect(await leads(client, { journal }).start()).toEqual({ total: 500, done: 500, failed: 0, skipped: 0 });
    expect(versions(sandbox)).toEqual(Array(500).fill(2));
    const keys = (await command(['KEYS', '*'])) as string[];
    expect(keys.every((key) => key.startsWith(`bulk:{${name}}:`))).toBe(true);
    expect(await command(['HLEN', `bulk:{${name}}:held`])).toBe(0);
    expect(await leads(client, { journal }).undo()).toMatchObject({ done: 500 });
    expect(standing(sandbox)).toBe(before);
  });

  it('is processed in chunks by several workers at once, each chunk once however often it is run', async () => {
    const { sandbox, client } = organisation(100);
    const { journal } = fresh();
    const chunks = await leads(client, { journal }).chunks({ size: 15 });
    expect(chunks).toHaveLength(4);
    expect(chunks[3]).toMatchObject({ chunk: 3, from: 45, to: 50 });
    // Serialized as for another process.
    const copies = JSON.parse(JSON.stringify(chunks)) as BulkChunk[];
    const reports = await Promise.all(copies.map((chunk) => leads(clientOf(sandbox), { journal }).runChunk(chunk)));
    expect(reports.map(({ total, done }) => [total, done])).toEqual([
      [15, 15],
      [15, 15],
      [15, 15],
      [5, 5],
    ]);
    const requestCount = sandbox.requests.length;
    expect(await leads(client, { journal }).runChunk(copies[1]!)).toMatchObject({ done: 15 });
    expect(sandbox.requests).toHaveLength(requestCount + 1);
    expect(versions(sandbox)).toEqual(Array(50).fill(2));
  });

  it('admits one of two runners to a chunk, and none to the whole run meanwhile', async () => {
    const { sandbox, client } = organisation(20);
    const { journal } = fresh();
    const [chunk, other] = await leads(client, { journal }).chunks({ size: 5 });
    const lockedJournal = await journal.open(chunk!);
    for (const run of [leads(client, { journal }).runChunk(chunk!), leads(client, { journal }).start()])
      expect(await errorOf(run, JournalError)).toMatchObject({ code: 'ERR_JOURNAL_LOCKED' });
    expect(await leads(client, { journal }).runChunk(other!)).toMatchObject({ done: 5 });
    await lockedJournal.close();
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 10 });
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });

  it('rejects chunks of another run and chunks that do not exist', async () => {
    const { client } = organisation(20);
    const { journal } = fresh();
    const [chunk] = await leads(client, { journal }).chunks();
    const run = leads(client, { journal });
    expect(await errorOf(run.runChunk({ ...chunk!, run: 'other' }), JournalError)).toMatchObject({ code: 'ERR_JOURNAL_RUN' });
    await errorOf(run.runChunk({ ...chunk!, to: 99 }), ConfigurationError);
    await errorOf(run.runChunk({ ...chunk!, from: -1 }), ConfigurationError);
  });

  it.each<[string, object]>([
    ['', {}],
    ['run', { lockFor: 0 }],
    ['run', { lockForMs: 1500.5 }],
    ['run', { lockForMs: 999 }],
    ['run', { lockForMs: '60000' as never }],
    ['run', { lockFor: 1, lockForMs: 1000 }],
    ['run', { lock: 1 }],
  ])('rejects a name such as "%s" with %j', (name, options) => {
    expect(() => redisJournal(command, name, options)).toThrow(ConfigurationError);
  });

  it('is taken from a silent holder, which can write nothing more', async () => {
    const { name } = fresh();
    const range = { from: 0, to: 10 };
    const slow = await redisJournal(command, name, { lockForMs: 60_000 }).open(range);
    await errorOf(redisJournal(command, name).open(range), JournalError);
    // Simulates that the lock expired, because Redis uses a separate clock.
    const [holder] = (await command(['HKEYS', `bulk:{${name}}:held`])) as [string];
    await command(['HSET', `bulk:{${name}}:held`, holder, '0 10 1']);
    const next = await redisJournal(command, name).open(range);
    expect(await errorOf(slow.addEvents([{ place: 1, line: '["s",1]' }]), JournalError)).toMatchObject({
      code: 'ERR_JOURNAL_LOCKED',
    });
    await slow.close();
    await next.addEvents([{ place: 1, line: '["d",1]' }]);
    await next.close();
  });

  it('keeps its lock while a request is slow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { journal } = fresh();
      const lockedJournal = await journal.open({ from: 0, to: 1 });
      const before = commands.length;
      vi.advanceTimersByTime(15_000);
      await lockedJournal.head();
      expect(commands.slice(before)).toEqual(['EVAL', 'HMGET', 'LRANGE']);
      await lockedJournal.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends the run when Redis is unreachable, without showing what was sent, and can be resumed', async () => {
    const { sandbox, client } = organisation(20);
    const name = 'comes-and-goes';
    let remaining = 12;
    const journal = redisJournal(
      (args) =>
        remaining-- > 0
          ? command(args)
          : Promise.reject(Object.assign(new Error('Connection is closed.'), { command: { args: ['planted'] } })),
      name,
    );
    const error = await errorOf(leads(client, { journal }).start(), JournalError);
    expect(error).toMatchObject({
      code: 'ERR_JOURNAL_WRITE',
      message: expect.stringContaining('Connection is closed') as string,
    });
    expect(inspect(error) + JSON.stringify(error)).not.toMatch(/Lead|planted/);
    remaining = Infinity;
    // Its lock could not be released.
    await command(['DEL', `bulk:{${name}}:held`]);
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 10 });
    expect(versions(sandbox)).toEqual(Array(10).fill(2));
  });
});
