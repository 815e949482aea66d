import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { ApiClient, UsersApi } from 'contact-centre-client';
import { Governor, redisShared } from 'contact-centre-client/limits';
import type { GovernorOptions, RedisCommand, Shared } from 'contact-centre-client/limits';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PATIENCE } from '../support/patience.js';
import type { RedisServer } from '../support/redis.js';
import { startRedis } from '../support/redis.js';

let redis: RedisServer;
let served: ServedSandbox;

beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(async () => {
  await redis.start();
  served = await serveSandbox({ rateLimit: 20 });
});
afterEach(async () => {
  // With all its data: each sandbox issues the same tokens.
  await Promise.all([redis.stop(), served.close()]);
});

/** A connection by ioredis, closed after the test. */
function command(): RedisCommand {
  const connection = new Redis(redis.port, '127.0.0.1', {
    maxRetriesPerRequest: 1,
    retryStrategy: () => 20,
    enableReadyCheck: false,
  });
  connection.on('error', () => undefined);
  onTestFinished(() => {
    connection.disconnect();
  });
  return (args) => connection.call(...args);
}

/** However busy the machine is: the test covers what holds while Redis responds. */
const patient = (send: RedisCommand): Shared => redisShared(send, { patienceMs: PATIENCE });

/** Calls with a separate governor, as another process has. */
function member(options: GovernorOptions, token: string, apiUrl = served.url): () => Promise<unknown> {
  const limiter = new Governor({ allowed: 20, reserve: 0, log: () => undefined, ...options });
  onTestFinished(() => {
    limiter.close();
  });
  const client = new ApiClient({ timeout: 0, apiUrl, limiter, rejectWith: 'error' });
  client.setAccessToken(token);
  const users = new UsersApi(client);
  return () => users.getUsers({ pageSize: 1 });
}

const statuses = (): number[] => served.sandbox.requests.map(({ status }) => status);
const times = async (count: number, call: () => Promise<unknown>): Promise<unknown[]> =>
  await Promise.all(Array.from({ length: count }, call));

const hosts: [string, () => Promise<RedisCommand>][] = [
  ['ioredis', () => Promise.resolve(command())],
  [
    'node-redis',
    async () => {
      const client = createClient({ url: redis.url });
      client.on('error', () => undefined);
      await client.connect();
      onTestFinished(() => {
        client.destroy();
      });
      return (args) => client.sendCommand(args);
    },
  ],
];

it.each(hosts)('shares a limit by %s: one governor sends only what the other has left', async (_name, connect) => {
  const token = served.sandbox.issueAccessToken();
  const waits: unknown[] = [];
  const one = member({ shared: patient(await connect()) }, token);
  const other = member({ shared: patient(await connect()), onWait: (wait) => waits.push(wait), maxWaitMs: 5000 }, token);
  await times(15, one);
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, other));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(
    outcomes.filter(({ status }) => status === 'rejected').map((outcome) => (outcome as PromiseRejectedResult).reason as unknown),
  ).toMatchObject(Array.from({ length: 4 }, () => ({ code: 'ERR_RATE_LIMIT_WAIT', allowed: 20 })));
  expect(statuses()).toEqual(Array.from({ length: 20 }, () => 200));
});

describe('an unreachable Redis', () => {
  it('leaves each governor its part; when it is back, they share again, and each reports this once', async () => {
    const fast = await serveSandbox({ rateLimit: { token: 20, windowMs: 1000 } });
    onTestFinished(() => fast.close());
    const token = fast.sandbox.issueAccessToken();
    const lines: string[] = [];
    const members = Array.from({ length: 2 }, () =>
      member({ shared: patient(command()), log: (line) => lines.push(line) }, token, fast.url),
    );
    const all = async (count: number): Promise<void> => {
      await Promise.all(members.map((call) => times(count, call)));
    };
    await all(5);
    expect(lines).toEqual([]);
    await redis.stop();
    await all(15);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Rate limits are not shared for now');
    await redis.start();
    await vi.waitFor(async () => {
      await all(1);
      expect(lines).toHaveLength(4);
    }, PATIENCE);
    expect(lines.at(-1)).toBe('Rate limits are shared again');
    await all(15);
    const counted = fast.sandbox.requests.filter(({ status }) => status === 200).length;
    expect(counted).toBeGreaterThanOrEqual(72);
  });

  it('delays nothing when it is reachable, and logs nothing', async () => {
    const lines: string[] = [];
    const send = command();
    const call = member(
      { shared: redisShared(send, { patienceMs: 50 }), log: (line) => lines.push(line) },
      served.sandbox.issueAccessToken(),
    );
    await send(['PING']);
    redis.freeze();
    onTestFinished(() => {
      redis.thaw();
    });
    await times(3, call);
    expect(lines).toEqual([expect.stringContaining('Redis did not respond within 50 ms')]);
  });

  it.each<[string, unknown]>([
    ['a text', 'OK'],
    ['nothing', null],
    ['an empty list', []],
    ['more than was asked for', [99, 99, 1000, 5, 1]],
    ['a window without an end', [1, 1, 'soon', 5, 1]],
    ['less than nothing', [-1, 0, 1000, 5, 1]],
  ])('is also one that responds with %s', async (_what, rubbish) => {
    const lines: string[] = [];
    const shared = redisShared(() => Promise.resolve(rubbish));
    await times(3, member({ shared, log: (line) => lines.push(line) }, served.sandbox.issueAccessToken()));
    expect(lines).toEqual([expect.stringContaining('Redis returned an unexpected response: [')]);
    expect(statuses()).toEqual([200, 200, 200]);
  });

  it.each<[string, RedisCommand]>([
    ['rejects', () => Promise.reject(new Error('NOAUTH Authentication required.'))],
    [
      'throws',
      () => {
        throw new Error('NOAUTH Authentication required.');
      },
    ],
  ])('is also one that %s', async (_what, refusing) => {
    const lines: string[] = [];
    await times(3, member({ shared: redisShared(refusing), log: (line) => lines.push(line) }, served.sandbox.issueAccessToken()));
    expect(lines).toEqual([expect.stringContaining('NOAUTH')]);
  });
});

describe('a Redis that is lost while several governors send', () => {
  it.each<[string, () => void | Promise<void>, () => void | Promise<void>]>([
    [
      'frozen',
      () => {
        redis.freeze();
      },
      () => {
        redis.thaw();
      },
    ],
    ['killed', () => redis.stop(), () => redis.start()],
  ])('costs at most one request too many each, and two, in a minute of the platform: it is %s', async (_kind, lose, restore) => {
    const members = 4;
    const allowed = 60;
    const limited = await serveSandbox({ rateLimit: allowed });
    onTestFinished(() => limited.close());
    const token = limited.sandbox.issueAccessToken();
    const lines: string[] = [];
    const controller = new AbortController();
    const governors: Governor[] = [];
    const calls: Promise<unknown>[] = [];
    const fleet = Array.from({ length: members }, () => {
      const shared = redisShared(command(), { patienceMs: 300 });
      const governor = new Governor({ shared, allowed, reserve: 0, log: (line) => lines.push(line) });
      governors.push(governor);
      onTestFinished(() => {
        governor.close();
      });
      const client = new ApiClient({ apiUrl: limited.url, limiter: governor, timeout: 0 });
      client.setAccessToken(token);
      return new UsersApi(client);
    });
    const send = (count: number): void => {
      for (const users of fleet) {
        for (let sent = 0; sent < count; sent++)
          calls.push(users.getUsers({ pageSize: 1 }, { signal: controller.signal }).catch(() => undefined));
      }
    };
    // A busy machine may keep Redis from responding in time, so that a governor loses it more than once.
    const losses = (): string[] => lines.filter((line) => line.includes('not shared'));
    send(5);
    await Promise.all(calls);
    await lose();
    send(25);
    await vi.waitFor(() => {
      expect(losses().length).toBeGreaterThanOrEqual(members);
      expect(limited.sandbox.requests.length).toBeGreaterThan(25);
    }, PATIENCE);
    await restore();
    // No call is under way any more: the remaining ones wait for the next minute.
    await vi.waitFor(() => {
      expect(lines.filter((line) => line.includes('shared again'))).toHaveLength(losses().length);
      expect(governors.every((governor) => governor.report().underWay === 0 && governor.waits().length > 0)).toBe(true);
    }, PATIENCE);
    const statuses = limited.sandbox.requests.map(({ status }) => status);
    controller.abort();
    await Promise.all(calls);
    expect(statuses.filter((status) => status === 429).length).toBeLessThanOrEqual(losses().length + 2);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
  });
});

describe('the data in Redis', () => {
  it('contains nothing of a token, and expires by itself', async () => {
    const token = served.sandbox.issueAccessToken();
    const connection = new Redis(redis.port, '127.0.0.1');
    await connection.flushall();
    await member({ shared: patient(command()) }, token)();
    const keys = await connection.keys('*');
    expect(keys.sort()).toEqual([
      expect.stringMatching(/^contact-centre:\{[0-9a-f]{12}:20\}$/),
      expect.stringMatching(/:members$/),
    ]);
    for (const key of keys) expect(await connection.pttl(key)).toBeGreaterThan(0);
    expect(JSON.stringify([keys, await connection.hgetall(keys[0] ?? '')])).not.toContain(token);
    connection.disconnect();
  });

  it('includes requests that are under way when a minute ends, until their responses say that they were counted before', async () => {
    const shared = patient(command());
    const question = { permitCount: 4, most: 4, used: 0, remainingMs: 0 };
    const granted = async (bucket: string): Promise<unknown[]> => {
      const first = await shared.take?.(bucket, question);
      const window = first?.window ?? 0;
      // One response arrives: the minute ends immediately. Of the other three nothing is known.
      shared.tell(bucket, { window, ago: 0, count: 4, remainingMs: 0 });
      const second = await shared.take?.(bucket, question);
      shared.tell(bucket, { window, ago: 5000, count: 4, remainingMs: 0 });
      const third = await shared.take?.(bucket, question);
      shared.tell(bucket, { window, ago: 5000 });
      const fourth = await shared.take?.(bucket, question);
      return [first, second, third, fourth].map((turns) => [turns?.granted, turns?.used]);
    };
    const turns = [4, 1, 1, 0].map((granted) => [granted, 4]);
    // Some of many end their minute in the millisecond in which it began.
    for (let index = 0; index < 200; index++) expect(await granted(`slow-${index}:4`)).toEqual(turns);
  });

  it('is restored from a governor if it has been emptied', async () => {
    const shared = patient(command());
    const question = { permitCount: 10, most: 20, used: 15, remainingMs: 30_000 };
    // There may have been more: until the platform's count is known, two requests may be under way.
    expect(await shared.take?.('fresh:20', question)).toMatchObject({ granted: 2, used: 17, members: 1, isProvisional: true });
    const again = await shared.take?.('fresh:20', question);
    expect(again).toMatchObject({ granted: 0, used: 17 });
    shared.tell('fresh:20', { window: again?.window ?? 0, ago: 5, count: 18, remainingMs: 30_000 });
    expect(await shared.take?.('fresh:20', question)).toMatchObject({ granted: 2, used: 20, isProvisional: false });
  });
});

describe('Responses', () => {
  /** The numbers that Redis receives with a script and its keys. The test decides when it responds. */
  function slow() {
    const sent: number[][] = [];
    const waiting: (() => void)[] = [];
    const shared = patient(
      ([, , , , , ...numbers]) =>
        new Promise((resolve) => {
          sent.push(numbers.map(Number));
          waiting.push(() => {
            resolve([0, 1, 1, 1, 1]);
          });
        }),
    );
    const answer = (): void => {
      for (const next of waiting.splice(0)) next();
    };
    // A missing reply times out at last, while another test is under way.
    onTestFinished(answer);
    return { shared, sent, answer };
  }

  it('that arrive together are reported together, and later ones together afterwards', async () => {
    const { shared, sent, answer } = slow();
    for (let count = 1; count <= 3; count++) shared.tell('a:20', { window: 7, ago: 1, count, remainingMs: 1000 });
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1);
    }, PATIENCE);
    expect(sent[0]?.filter((_number, index) => index % 4 === 2)).toEqual([1, 2, 3]);
    for (let count = 4; count <= 1504; count++) shared.tell('a:20', { window: 7, ago: 1, count, remainingMs: 1000 });
    expect(sent).toHaveLength(1);
    answer();
    await vi.waitFor(() => {
      expect(sent.map(({ length }) => (length - 1) / 4)).toEqual([3, 1000, 501]);
    }, PATIENCE);
    // Those of another limit do not wait.
    shared.tell('b:20', { window: 7, ago: 1 });
    await vi.waitFor(() => {
      expect(sent.at(-1)).toEqual([7, 1, -1, 0, 0]);
    }, PATIENCE);
  });

  it('are reported before permits are requested, however slow the connection is', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { shared, sent, answer } = slow();
    shared.tell('a:20', { window: 7, ago: 5, count: 1, remainingMs: 9000 });
    await Promise.resolve();
    shared.tell('a:20', { window: 7, ago: 5, count: 2, remainingMs: 9000 });
    vi.advanceTimersByTime(400);
    const turns = shared.take?.('a:20', { permitCount: 3, most: 20, used: 0, remainingMs: 0 });
    // The minute ends on time, not later because Redis was busy.
    expect(sent.map((numbers) => numbers.slice(0, 4))).toEqual([
      [7, 5, 1, 9000],
      [7, 5, 2, 8600],
      [3, 20, 0, 0],
    ]);
    answer();
    await turns;
  });
});

it.each<[string, unknown, object]>(
  [
    ['redisShared needs a function', 'redis://localhost', {}],
    ['redisShared: unknown option "pefix"', () => undefined, { pefix: 'a' }],
    ['prefix must be a string', () => undefined, { prefix: 5 }],
    ...[0, -1, NaN, '500'].map(
      (patienceMs) => ['patienceMs must be a number of milliseconds above 0', () => undefined, { patienceMs }] as const,
    ),
    ['patience must be a number of milliseconds above 0', () => undefined, { patience: 0 }],
    ['has both "patienceMs" and its deprecated form "patience"', () => undefined, { patience: 5, patienceMs: 5 }],
  ].map((row) => [...row] as [string, unknown, object]),
)('refuses by name: %s', (message, send, options) => {
  expect(() => redisShared(send as never, options as never)).toThrow(message);
});
