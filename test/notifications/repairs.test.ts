import type { Gap, NotificationsOptions } from 'contact-centre-client/notifications';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Platform, pass, preload, scene } from './platform.js';
import type { Scene } from './platform.js';

const presence = 'v2.users.{id}.presence';

let current: Scene;

beforeAll(preload);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(async () => {
  await current.live.close();
  await pass(3000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function begin(options?: NotificationsOptions): Scene {
  current = scene(options, new Platform());
  return current;
}

/** Keeps the sockets alive. */
const beat = (): void => {
  current.platform.heartbeat();
};

/** The error that a client throws for a response with Retry-After. */
const refusal = (retryAfter: number): Error => Object.assign(new Error('Too many requests'), { status: 429, retryAfter });

describe('a repair that is rejected with Retry-After', () => {
  it('is not retried before that time', async () => {
    const { live } = begin();
    const starts: number[] = [];
    const repair = (): Promise<never> => {
      starts.push(Date.now());
      return Promise.reject(refusal(30));
    };
    live.on(presence, 'a', () => undefined, { repair });
    await pass(29_000, beat);
    expect(starts).toHaveLength(1);
    await pass(5000, beat);
    expect(starts).toHaveLength(2);
    expect(starts[1]! - starts[0]!).toBeGreaterThanOrEqual(30_000);
  });

  it('pauses all others, whose events are delivered meanwhile', async () => {
    const { live, platform } = begin();
    let isRefused = true;
    const starts: number[] = [];
    const receivedEvents = new Set<string>();
    for (let index = 0; index < 500; index += 1) {
      live.on(presence, `u${index}`, ({ repaired }) => repaired ?? receivedEvents.add(`u${index}`), {
        repair: async () => {
          starts.push(Date.now());
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (isRefused && starts.length > 50) throw refusal(60);
          return true;
        },
      });
    }
    await pass(30_000, beat);
    expect(starts.length).toBeLessThanOrEqual(54);
    for (let index = 0; index < 500; index += 1) platform.publish(`v2.users.u${index}.presence`, {});
    await pass(1000, beat);
    expect(receivedEvents.size).toBe(500);
    isRefused = false;
    await pass(240_000, beat);
    expect(starts.length).toBeGreaterThanOrEqual(504);
    expect(live.status.state).toBe('live');
  });

  it('delays one that becomes due meanwhile, whose events are delivered', async () => {
    const { live, platform } = begin();
    const received: unknown[] = [];
    live.on(presence, 'a', () => undefined, { repair: () => Promise.reject(refusal(60)) });
    await pass(1000, beat);
    live.on(presence, 'b', ({ repaired, eventBody }) => received.push(repaired ?? eventBody), {
      repair: () => Promise.resolve('repaired'),
    });
    await pass(1000, beat);
    platform.publish('v2.users.b.presence', 'event');
    await pass(1000, beat);
    expect(received).toEqual(['event']);
    await pass(60_000, beat);
    expect(received).toEqual(['event', 'repaired']);
  });
});

it('500 listeners with a repair each stay below the rate limit of the platform, however often the socket drops', async () => {
  const { live, platform } = begin();
  const starts: number[] = [];
  for (let index = 0; index < 500; index += 1)
    live.on(presence, `u${index}`, () => undefined, { repair: () => Promise.resolve(starts.push(Date.now())) });
  await pass(1000);
  for (let minute = 0; minute < 5; minute += 1) {
    for (let count = 0; count < 60; count += 1) {
      platform.openSockets.at(-1)?.end(1006);
      await pass(1000, beat);
    }
    expect(starts.filter((start) => Date.now() - start < 60_000).length).toBeLessThanOrEqual(300);
  }
  expect(new Set(starts).size).toBeGreaterThan(4);
});

it('A listener is repaired twice in a row immediately, and then at most every 5 s', async () => {
  const { live, platform } = begin({ backoff: { minMs: 1, maxMs: 1 } });
  const starts: number[] = [];
  live.on(presence, 'a', () => undefined, { repair: () => Promise.resolve(starts.push(Date.now())) });
  await pass(500, undefined, 10);
  for (let count = 0; count < 200; count += 1) {
    platform.openSockets.at(-1)?.end(1006);
    await pass(100, undefined, 10);
  }
  expect(starts[1]! - starts[0]!).toBeLessThan(1000);
  for (let index = 2; index < starts.length; index += 1) expect(starts[index]! - starts[index - 2]!).toBeGreaterThanOrEqual(5000);
  expect(starts.length).toBeGreaterThan(5);
});

it('A failed repair reports the gap since events may have been missed, until a repair succeeds', async () => {
  const { live, platform } = begin();
  const gaps: Gap[] = [];
  live.onGap((gap) => gaps.push(gap));
  let isFailing = false;
  live.on(presence, 'a', () => undefined, {
    repair: () => (isFailing ? Promise.reject(new Error('down')) : Promise.resolve(true)),
  });
  await pass(1000);
  await pass(10_000, beat);
  const cutAt = Date.now();
  isFailing = true;
  platform.nextWelcome = () => 'refuse';
  platform.openSockets[0]!.end(1006);
  await pass(20_000);
  platform.nextWelcome = () => 'open';
  await pass(60_000, beat);
  expect(gaps.length).toBeGreaterThan(1);
  for (const { from, to } of gaps) {
    expect(cutAt - from).toBeGreaterThanOrEqual(0);
    expect(cutAt - from).toBeLessThanOrEqual(500);
    expect(to - cutAt).toBeGreaterThanOrEqual(15_000);
  }
  isFailing = false;
  await pass(60_000, beat);
  gaps.length = 0;
  isFailing = true;
  const nextCut = Date.now();
  platform.openSockets[0]!.end(1006);
  await pass(10_000, beat);
  expect(gaps[0]!.from).toBeGreaterThan(nextCut - 1000);
});

describe('a repair that never settles', () => {
  it('releases its listener after the deadline, reports the gap, and occupies no slot', async () => {
    const { live, platform } = begin();
    const gaps: Gap[] = [];
    const receivedEvents: unknown[] = [];
    const signals: AbortSignal[] = [];
    live.onGap((gap) => gaps.push(gap));
    let others = 0;
    for (let index = 0; index < 4; index += 1) {
      live.on(presence, `a${index}`, ({ eventBody }) => receivedEvents.push(eventBody), {
        repair: ({ signal }) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
      });
    }
    live.on(presence, 'b', ({ repaired }) => repaired && (others += 1), { repair: () => Promise.resolve(true) });
    await pass(1000);
    platform.publish('v2.users.a0.presence', { held: true });
    await pass(58_000, beat);
    expect([receivedEvents.length, others, signals.some(({ aborted }) => aborted)]).toEqual([0, 0, false]);
    await pass(4000, beat);
    expect([receivedEvents, others, signals.slice(0, 4).every(({ aborted }) => aborted)]).toEqual([[{ held: true }], 1, true]);
    expect(new Set(gaps.flatMap(({ topics }) => topics)).size).toBe(4);
    platform.publish('v2.users.a1.presence', { next: true });
    await pass(100, beat);
    expect(live.status.state).toBe('live');
  });

  it('delays another one, whose events are held', async () => {
    const { live, platform } = begin({ repairTimeoutMs: 5000 });
    const received: unknown[] = [];
    for (const id of ['a', 'b', 'c', 'd']) live.on(presence, id, () => undefined, { repair: () => new Promise(() => undefined) });
    live.on(presence, 'e', ({ repaired, eventBody }) => received.push(repaired ?? eventBody), {
      repair: () => Promise.resolve('repaired'),
    });
    await pass(1000, beat);
    platform.publish('v2.users.e.presence', 'event');
    await pass(1000, beat);
    expect(received).toEqual([]);
    await pass(5000, beat);
    expect(received).toEqual(['repaired', 'event']);
  });

  it('has the deadline of the options, and is ignored when it settles later', async () => {
    const { live } = begin({ repairTimeoutMs: 2000 });
    const receivedEvents: unknown[] = [];
    let resolveFirst: ((value: string) => void) | undefined;
    let calls = 0;
    live.on(presence, 'a', ({ repaired }) => repaired && receivedEvents.push(repaired), {
      repair: () => {
        calls += 1;
        if (calls > 1) return Promise.resolve('second');
        return new Promise<string>((resolve) => (resolveFirst = resolve));
      },
    });
    await pass(2500, undefined, 100);
    await pass(10_000, beat);
    resolveFirst?.('first');
    await pass(1000, beat);
    expect(receivedEvents).toEqual(['second']);
  });
});

it('A repair receives the options for its requests', async () => {
  const { live } = begin();
  const requests: unknown[] = [];
  live.onEach(presence, ['a', 'b'], () => undefined, {
    repair: (ids: readonly string[], request) => {
      requests.push([...ids, request.priority, request.signal.aborted]);
      return Promise.resolve(new Map<string, number>());
    },
  });
  await pass(1000);
  expect(requests).toEqual([['a', 'b', 'background', false]]);
});

it('A repair is aborted by close()', async () => {
  const { live } = begin();
  let signal: AbortSignal | undefined;
  live.on(presence, 'a', () => undefined, {
    repair: (request) => {
      ({ signal } = request);
      return new Promise(() => undefined);
    },
  });
  await pass(1000);
  await live.close();
  expect(signal?.aborted).toBe(true);
});

it('A repair that ends after close() reports nothing', async () => {
  const { live, platform } = begin();
  const gaps: Gap[] = [];
  live.onGap((gap) => gaps.push(gap));
  let resolve: ((state: string) => void) | undefined;
  live.on(presence, 'a', () => undefined, { repair: () => new Promise<string>((settle) => (resolve = settle)) });
  await pass(1000);
  // More than are held: without close(), the end of the repair would report a gap.
  for (let count = 0; count <= 1000; count += 1) platform.publish('v2.users.a.presence', {});
  await pass(1000);
  await live.close();
  resolve?.('late');
  await pass(1000);
  expect(gaps).toEqual([]);
});
