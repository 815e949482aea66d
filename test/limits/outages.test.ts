import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { redisShared } from '../../src/limits/redis.js';
import type { Shared } from '../../src/limits/shared.js';
import type { Outage } from './fleet.js';
import { startVirtualTime } from './virtual-time.js';
import { carryOut, Member, Platform, UnreliableRedis } from './fleet.js';

const bursts = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 200_000 }), member: fc.nat(4), count: fc.integer({ min: 1, max: 12 }) }),
  { minLength: 15, maxLength: 40 },
);
const fleet = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  members: fc.integer({ min: 2, max: 5 }),
  allowed: fc.integer({ min: 20, max: 80 }),
  bursts,
});
const outage: fc.Arbitrary<Outage> = fc.record({
  at: fc.integer({ min: 0, max: 120_000 }),
  lasts: fc.oneof(fc.integer({ min: 100, max: 5000 }), fc.integer({ min: 5000, max: 100_000 })),
  kind: fc.constantFrom('frozen', 'cut', 'killed'),
  delays: fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 5, maxLength: 5 }),
});

/** Three governors that are busy all the time. */
const busy = Array.from({ length: 36 }, (_, index) => ({ at: index * 2500, member: index % 3, count: 10 }));

describe('Several governors that share a limit', () => {
  it('never send more than the platform allows in one of its minutes', async () => {
    await fc.assert(
      fc.asyncProperty(fleet, async (plan) => {
        const { excess, done, total } = await carryOut({ ...plan, outages: [] });
        expect(excess).toBeLessThanOrEqual(0);
        expect(done).toBe(total);
      }),
      { numRuns: 25 },
    );
  });

  it('make all calls whenever and however Redis is lost, and exceed the limit by a few requests at most', async () => {
    await fc.assert(
      fc.asyncProperty(fleet, outage, async (plan, lost) => {
        const { excess, done, total } = await carryOut({ ...plan, outages: [lost] });
        // One that has not noticed an outage may get ten permits before the others have reported what they sent. Each of the others may
        // have four requests under way.
        expect(excess).toBeLessThanOrEqual(10 + 4 * plan.members);
        expect(done).toBe(total);
      }),
      { numRuns: 20 },
    );
  });

  it('exceed the limit by more than one request each in less than 1 % of outages', async () => {
    const plans = fc.sample(fc.tuple(fleet, outage), { numRuns: 300, seed: 1 });
    let exceeded = 0;
    for (const [plan, lost] of plans) {
      const { excess } = await carryOut({ ...plan, outages: [lost] });
      if (excess > plan.members) exceeded++;
    }
    expect(exceeded).toBeLessThan(3);
  });

  it('leave the last requests of a window to others, though Redis was lost before they knew of each other', async () => {
    const begin = [
      { at: 0, member: 0, count: 30 },
      { at: 2, member: 1, count: 3 },
      { at: 2104, member: 1, count: 8 },
      { at: 2150, member: 1, count: 3 },
      { at: 60_681, member: 2, count: 1 },
    ];
    const outages: Outage[] = [{ at: 3, lasts: 59_638, kind: 'cut', delays: [1060, 214, 0] }];
    const { excess, done } = await carryOut({ seed: 222_221, members: 3, allowed: 20, bursts: begin, outages });
    expect(excess).toBeLessThanOrEqual(0);
    expect(done).toBe(45);
  });

  it.each<[Outage['kind'], number]>([
    ['frozen', 2000],
    ['frozen', 30_000],
    ['cut', 2000],
    ['cut', 30_000],
    ['killed', 2000],
    ['killed', 30_000],
  ])('exceed the limit by nothing visible while all are busy and Redis is %s for %d ms', async (kind, lasts) => {
    const refused: number[] = [];
    for (let seed = 1; seed <= 5; seed++) {
      const outages: Outage[] = [{ at: 20_000 + seed * 1500, lasts, kind, delays: [0, 800, 1600] }];
      refused.push((await carryOut({ seed, members: 3, allowed: 60, bursts: busy, outages })).refusedCount);
    }
    // 1,800 calls in all.
    expect(refused.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5);
  });

  it('continue while Redis is lost, each with its share', async () => {
    const outages: Outage[] = [{ at: 70_000, lasts: 1_000_000, kind: 'killed', delays: [] }];
    const { took, excess, done } = await carryOut({ seed: 3, members: 3, allowed: 60, bursts: busy, outages });
    expect(done).toBe(360);
    expect(excess).toBeLessThanOrEqual(0);
    // With the whole limit it would take six minutes.
    expect(took).toBeLessThan(8 * 60_000);
  });
});

describe('A governor that has lost the shared counters', () => {
  beforeEach(() => startVirtualTime());
  const platform = (allowed: number): Platform =>
    new Platform(
      () => allowed,
      () => 20,
    );

  it.each<Outage['kind']>(['frozen', 'cut', 'killed'])(
    'reports every permit once it is back, though no call waits any more: %s',
    async (kind) => {
      const redis = new UnreliableRedis([{ at: 5000, lasts: 10_000, kind, delays: [] }]);
      const one = platform(100);
      const fleet = [0, 1].map((member) => new Member(one, { shared: redisShared(redis.command(member)), allowed: 100 }));
      const send = async (calls: number): Promise<void> => {
        for (const member of fleet) for (let sent = 0; sent < calls; sent++) void member.call();
        await vi.advanceTimersByTimeAsync(4000);
      };
      await send(5);
      await vi.advanceTimersByTimeAsync(6000 - performance.now());
      await send(7);
      expect(fleet.map(({ done }) => done)).toEqual([12, 12]);
      await vi.advanceTimersByTimeAsync(10_000);
      // One that has lost its data receives from the first governor the platform's count, and from the others the requests that
      // they have sent.
      expect(redis.model.used).toEqual([kind === 'killed' ? expect.toSatisfy((used: number) => used >= 24 && used <= 36) : 24]);
      expect(one.refusedCount).toBe(0);
    },
  );

  it('leaves no timer behind once it is closed, though Redis does not know of its permits', async () => {
    const shared: Shared = { take: () => Promise.reject(new Error('lost')), tell: () => undefined };
    const member = new Member(platform(40), { shared, allowed: 40 });
    void member.call();
    while (member.done < 1) await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(1);
    member.dispatcher.close();
    expect(vi.getTimerCount()).toBe(0);
    void member.call();
    while (member.done < 2) await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps to its share until a window begins 10 s after contact is back, because others may still be without contact', async () => {
    let isLost = true;
    const granted = { window: 1, used: 0 };
    const shared: Shared = {
      take: (_bucket, { permitCount }) => {
        if (isLost) return Promise.reject(new Error('lost'));
        const window = Math.floor(performance.now() / 60_000) + 1;
        if (granted.window !== window) Object.assign(granted, { window, used: 0 });
        granted.used += permitCount;
        const remainingMs = window * 60_000 - performance.now();
        return Promise.resolve({ granted: permitCount, used: granted.used, remainingMs, window, members: 4 });
      },
      tell: () => undefined,
    };
    isLost = false;
    const member = new Member(platform(40), { shared, allowed: 40 });
    void member.call();
    while (member.done < 1) await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(50_000 - performance.now());
    isLost = true;
    for (let sent = 0; sent < 200; sent++) void member.call();
    await vi.advanceTimersByTimeAsync(6000);
    isLost = false;
    await vi.advanceTimersByTimeAsync(59_900 - performance.now());
    const before = member.done;
    // Four seconds after contact was back, a window began: a quarter of 40 was sent in it.
    await vi.advanceTimersByTimeAsync(50_000);
    expect(member.done - before).toBeLessThanOrEqual(10);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(member.done - before).toBeGreaterThan(30);
  });
});

it('learns the limit of a route together, with few refusals, by governors that begin at the same time', async () => {
  for (let seed = 1; seed <= 5; seed++) {
    const begin = Array.from({ length: 4 }, (_, member) => ({ at: seed * member * 7, member, count: 50 }));
    const { refusedCount: refused, done } = await carryOut({
      seed,
      members: 4,
      allowed: 60,
      bursts: begin,
      outages: [],
      settings: { allowed: 300 },
    });
    expect(done).toBe(200);
    expect(refused).toBeLessThanOrEqual(5);
  }
});
