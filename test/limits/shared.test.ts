import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisCommand } from '../../src/core/transport/redis-command.js';
import type { Permit } from '../../src/limits/permit.js';
import { Bucket } from '../../src/limits/bucket.js';
import { redisShared } from '../../src/limits/redis.js';
import type { Answered } from '../../src/limits/shared.js';
import { redisClient } from '../support/redis-client.js';
import type { RedisServer } from '../support/redis.js';
import { startRedis } from '../support/redis.js';

const MINUTE = 60_000;

/** A call, and what will happen to its request. All in ms. */
interface Call {
  /** Time after the previous call. */
  after: number;
  /** Until the request is counted. */
  thereMs: number;
  /** Until its response arrives. */
  backMs: number;
  /** It never arrives. */
  isLost: boolean;
  member: number;
}

/** Decides whether a request may be sent. */
interface SharedCounters {
  /** @returns the window that it is counted in, or `undefined` if it may not be sent. */
  take(member: number): Promise<number | undefined>;
  receive(member: number, response: Answered): void;
  /** Time until everything received is counted: less than a second. */
  whenSettled?(): Promise<void>;
}

const rush = fc.record({
  after: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 200 }) }, fc.integer({ min: 0, max: 65_000 })),
  thereMs: fc.integer({ min: 1, max: 3000 }),
  backMs: fc.integer({ min: 1, max: 3000 }),
  isLost: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  member: fc.integer({ min: 0, max: 3 }),
});
const rushes = fc.record({ allowed: fc.integer({ min: 2, max: 12 }), calls: fc.array(rush, { minLength: 20, maxLength: 80 }) });

/** A response that is still pending when its minute ends here, and arrives just before it ends on the platform. */
const slow = {
  allowed: 2,
  calls: [
    { after: 0, thereMs: 3, backMs: 59_998, isLost: false, member: 0 },
    { after: 60_000, thereMs: 1, backMs: 1, isLost: false, member: 1 },
    { after: 0, thereMs: 1, backMs: 1, isLost: false, member: 1 },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Sends calls in virtual time to a platform whose minute begins with the first request that is in none. @returns the most that
 * it counted in one.
 */
async function countBusiestWindow(calls: readonly Call[], counters: SharedCounters): Promise<number> {
  const counter = { count: 0, ends: 0, max: 0 };
  const events: { at: number; happen: () => void }[] = [];
  const waiting: Call[] = [];
  const began = performance.now();
  const after = (ms: number, happen: () => void): void => {
    events.push({ at: performance.now() + ms, happen });
  };
  const send = ({ thereMs, backMs, isLost, member }: Call, window: number): void => {
    after(thereMs, () => {
      if (isLost) {
        counters.receive(member, { window, ago: thereMs });
        return;
      }
      const now = performance.now();
      if (now >= counter.ends) Object.assign(counter, { count: 0, ends: now + MINUTE } satisfies Partial<typeof counter>);
      counter.max = Math.max(counter.max, (counter.count += 1));
      const remainingMs = Math.ceil((counter.ends - now) / 1000) * 1000;
      const { count } = counter;
      after(backMs, () => {
        counters.receive(member, { window, ago: thereMs + backMs, count, remainingMs });
      });
    });
  };
  let at = 0;
  let settledAt = began;
  for (const call of calls) after((at += call.after), () => waiting.push(call));
  while (events.length > 0 || waiting.length > 0) {
    events.sort((one, other) => one.at - other.at);
    const next = events.shift();
    if ((next?.at ?? Infinity) - settledAt >= 500) {
      await counters.whenSettled?.();
      settledAt = performance.now();
    }
    // A waiting call tries again after a while.
    vi.advanceTimersByTime(Math.max(0, (next?.at ?? performance.now() + 5000) - performance.now()));
    next?.happen();
    for (let call = waiting[0]; call; call = waiting[0]) {
      const window = await counters.take(call.member);
      if (window === undefined) break;
      waiting.shift();
      send(call, window);
    }
    if (performance.now() - began > at + (calls.length + 3) * MINUTE) throw new Error('Some wait for ever');
  }
  return counter.max;
}

describe('Counters of a limit', () => {
  it('never allow more than the limit in one of the platform’s minutes, however long requests and responses take', async () => {
    await fc.assert(
      fc.asyncProperty(rushes, async ({ allowed, calls }) => {
        const bucket = new Bucket<{ since: number }>('one', allowed);
        const permits: Permit[] = [];
        const counters: SharedCounters = {
          take: () => {
            const now = performance.now();
            if (bucket.waitMs(now, 1, allowed) > 0) return Promise.resolve(undefined);
            const permit = bucket.take(now, 1, 'GET /one', {});
            const { window } = permit;
            permits.push(permit);
            return Promise.resolve(window);
          },
          receive: (_member, response) => {
            const index = permits.findIndex(({ window }) => window === response.window);
            const [permit] = permits.splice(index, 1);
            if (permit) bucket.end(permit);
            bucket.apply(performance.now(), response);
          },
        };
        expect(await countBusiestWindow(calls, counters)).toBeLessThanOrEqual(allowed);
      }),
      { numRuns: 500, examples: [[slow]] },
    );
  });
});

describe('Counters in Redis', () => {
  let redis: RedisServer;
  let client: ReturnType<typeof redisClient>;
  beforeAll(async () => {
    redis = await startRedis();
    client = redisClient(redis.port);
  });
  afterAll(async () => {
    client.close();
    await redis.stop();
  });

  const underWay = new Set<Promise<unknown>>();
  /** Redis by the virtual clock. */
  const command: RedisCommand = async ([name, script = '', ...rest]) => {
    const now = 1_000_000 + performance.now();
    const time = `{'${Math.floor(now / 1000)}','${(now % 1000) * 1000}'}`;
    const answer = client.command([name, script.replace("c('TIME')", time), ...rest]);
    underWay.add(answer);
    try {
      return await answer;
    } finally {
      underWay.delete(answer);
    }
  };
  const settled = async (): Promise<void> => {
    do {
      await Promise.allSettled(underWay);
      // Code that waited for it may report something in turn.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    } while (underWay.size > 0);
  };

  it('never let several members send more, with responses that are reported together', async () => {
    let limits = 0;
    await fc.assert(
      fc.asyncProperty(rushes, async ({ allowed, calls }) => {
        // Minutes pass by the virtual clock while Redis responds by its own.
        const members = Array.from({ length: 4 }, () => redisShared(command, { patienceMs: 10_000 * MINUTE }));
        const limit = `limit ${(limits += 1)}`;
        const counters: SharedCounters = {
          take: async (member) => {
            const turns = await members[member]?.take?.(limit, { permitCount: 1, most: allowed, used: 0, remainingMs: 0 });
            return turns?.granted === 1 ? turns.window : undefined;
          },
          receive: (member, response) => {
            members[member]?.tell(limit, response);
          },
          whenSettled: settled,
        };
        expect(await countBusiestWindow(calls, counters)).toBeLessThanOrEqual(allowed);
      }),
      { numRuns: 50, examples: [[slow]] },
    );
  });
});
