import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisCommand } from '../../src/core/transport/redis-command.js';
import type { Permit } from '../../src/limits/bucket.js';
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
  there: number;
  /** Until its response arrives. */
  back: number;
  /** It never arrives. */
  isLost: boolean;
  member: number;
}

/** Decides whether a request may be sent. */
interface Books {
  /** @returns the window that it is counted in, or `undefined` if it may not be sent. */
  take(member: number): Promise<number | undefined>;
  hear(member: number, answered: Answered): void;
  /** Time until everything received is counted: less than a second. */
  settled?(): Promise<void>;
}

const rush = fc.record({
  after: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 200 }) }, fc.integer({ min: 0, max: 65_000 })),
  there: fc.integer({ min: 1, max: 3000 }),
  back: fc.integer({ min: 1, max: 3000 }),
  isLost: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  member: fc.integer({ min: 0, max: 3 }),
});
const rushes = fc.record({ allowed: fc.integer({ min: 2, max: 12 }), calls: fc.array(rush, { minLength: 20, maxLength: 80 }) });

/** A response that is still pending when its minute ends here, and arrives just before it ends on the platform. */
const slow = {
  allowed: 2,
  calls: [
    { after: 0, there: 3, back: 59_998, isLost: false, member: 0 },
    { after: 60_000, there: 1, back: 1, isLost: false, member: 1 },
    { after: 0, there: 1, back: 1, isLost: false, member: 1 },
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
async function most(calls: readonly Call[], books: Books): Promise<number> {
  const counted = { count: 0, ends: 0, most: 0 };
  const events: { at: number; happen: () => void }[] = [];
  const waiting: Call[] = [];
  const began = performance.now();
  const after = (ms: number, happen: () => void): void => {
    events.push({ at: performance.now() + ms, happen });
  };
  const send = ({ there, back, isLost, member }: Call, window: number): void => {
    after(there, () => {
      if (isLost) {
        books.hear(member, { window, ago: there });
        return;
      }
      const now = performance.now();
      if (now >= counted.ends) Object.assign(counted, { count: 0, ends: now + MINUTE } satisfies Partial<typeof counted>);
      counted.most = Math.max(counted.most, (counted.count += 1));
      const left = Math.ceil((counted.ends - now) / 1000) * 1000;
      const { count } = counted;
      after(back, () => {
        books.hear(member, { window, ago: there + back, count, left });
      });
    });
  };
  let at = 0;
  let settled = began;
  for (const call of calls) after((at += call.after), () => waiting.push(call));
  while (events.length > 0 || waiting.length > 0) {
    events.sort((one, other) => one.at - other.at);
    const next = events.shift();
    if ((next?.at ?? Infinity) - settled >= 500) {
      await books.settled?.();
      settled = performance.now();
    }
    // A waiting call tries again after a while.
    vi.advanceTimersByTime(Math.max(0, (next?.at ?? performance.now() + 5000) - performance.now()));
    next?.happen();
    for (let call = waiting[0]; call; call = waiting[0]) {
      const window = await books.take(call.member);
      if (window === undefined) break;
      waiting.shift();
      send(call, window);
    }
    if (performance.now() - began > at + (calls.length + 3) * MINUTE) throw new Error('Some wait for ever');
  }
  return counted.most;
}

describe('Counters of a limit', () => {
  it('never allow more than the limit in one of the platform’s minutes, however long requests and responses take', async () => {
    await fc.assert(
      fc.asyncProperty(rushes, async ({ allowed, calls }) => {
        const bucket = new Bucket<{ since: number }>('one', allowed);
        const permits: Permit[] = [];
        const books: Books = {
          take: () => {
            const now = performance.now();
            if (bucket.waitTime(now, 1, allowed) > 0) return Promise.resolve(undefined);
            const permit = bucket.takePermit(now, 1, 'GET /one', {});
            const { window } = permit;
            permits.push(permit);
            return Promise.resolve(window);
          },
          hear: (_member, answered) => {
            const index = permits.findIndex(({ window }) => window === answered.window);
            const [permit] = permits.splice(index, 1);
            if (permit) bucket.endPermit(permit);
            bucket.applyResponse(performance.now(), answered);
          },
        };
        expect(await most(calls, books)).toBeLessThanOrEqual(allowed);
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
        const books: Books = {
          take: async (member) => {
            const turns = await members[member]?.take?.(limit, { wanted: 1, most: allowed, used: 0, left: 0 });
            return turns?.granted === 1 ? turns.window : undefined;
          },
          hear: (member, answered) => {
            members[member]?.tell(limit, answered);
          },
          settled,
        };
        expect(await most(calls, books)).toBeLessThanOrEqual(allowed);
      }),
      { numRuns: 50, examples: [[slow]] },
    );
  });
});
