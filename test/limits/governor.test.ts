import { inspect } from 'node:util';
import { AbortError, ApiError, ConfigurationError, RateLimitError, UsersApi } from 'contact-centre-client';
import type { RequestOptions } from 'contact-centre-client';
import { Governor, RateLimitQueueError, RateLimitWaitError } from 'contact-centre-client/limits';
import type { GovernedCall, Shared } from 'contact-centre-client/limits';
import type { Wait } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Stage } from './support.js';
import { stage, statuses } from './support.js';

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const patch = ({ users }: Stage, id: number | string, request?: RequestOptions): Promise<unknown> =>
  users.patchUser(`user-${id}`, { version: 1 }, request).withResponse();

/** Uses up what a limit allows. */
async function createExhausted(setting: Parameters<typeof stage>[0] = {}): Promise<Stage> {
  const setup = stage({ sandbox: { rateLimit: 5 }, ...setting, governor: { allowed: 5, reserve: 0, ...setting.governor } });
  await setup.until(Promise.all(many(5).map((id) => patch(setup, id))));
  return setup;
}

/** Whether a call has settled, checked immediately. */
function watchCall(call: Promise<unknown>): { isSettled: boolean } {
  const state = { isSettled: false };
  const end = (): void => {
    state.isSettled = true;
  };
  call.then(end, end);
  return state;
}

describe('200 calls at once, if the platform allows 30 a minute', () => {
  it('all succeed, though no response has stated the limit before', async () => {
    const all = stage({ sandbox: { rateLimit: 30 }, takes: 50 });
    const answers = await all.until(Promise.all(many(200).map((id) => patch(all, id))));
    expect(answers).toHaveLength(200);
    expect(statuses(all.arrivals)).toEqual({ 200: 200 });
  });

  it('all succeed without a single refusal if the limit is known, in as many minutes as needed', async () => {
    const all = stage({ sandbox: { rateLimit: 30 }, governor: { allowed: 30, reserve: 0 } });
    await all.until(Promise.all(many(200).map((id) => patch(all, id))));
    expect(statuses(all.arrivals)).toEqual({ 200: 200 });
    const [first] = all.arrivals;
    expect((all.arrivals.at(-1)?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(6 * 60_000 + 50);
  });

  it('all succeed if a page may not read the headers that state the limit', async () => {
    const all = stage({ sandbox: { rateLimit: { token: 10, headers: 'hidden' } }, page: true });
    await all.until(Promise.all(many(60).map((id) => patch(all, id))));
    expect(statuses(all.arrivals)[200]).toBe(60);
    expect(all.governor.report().buckets.map(({ allowed }) => allowed)).toContain(10);
  });
});

describe('the permits', () => {
  it('are granted immediately up to the limit, and the rest when the next minute begins', async () => {
    const full = await createExhausted({ takes: 20 });
    const began = full.arrivals[0]?.at ?? 0;
    await full.pass(30_000);
    await full.until(patch(full, 'late'));
    const late = full.arrivals.at(-1)?.at ?? 0;
    expect(late - began).toBeGreaterThanOrEqual(60_000);
    expect(late - began).toBeLessThanOrEqual(60_050);
  });

  it('count what others send with the same token, as responses state it', async () => {
    const shared = stage({ sandbox: { rateLimit: 10 }, governor: { allowed: 10, reserve: 0 } });
    const token = shared.client.authData.accessToken ?? '';
    const elsewhere = () =>
      shared.sandbox.fetch(
        new Request('https://sandbox.example/api/v2/tokens/me', { headers: { authorization: `Bearer ${token}` } }),
      );
    for (let sentCount = 0; sentCount < 7; sentCount++) await elsewhere();
    await shared.until(Promise.all(many(8).map((id) => patch(shared, id))));
    await shared.until(Promise.all(many(10).map((id) => patch(shared, id))));
    const { 200: done, 429: refusedCount = 0 } = statuses(shared.arrivals);
    expect(done).toBe(18);
    // The first response stated that only three were left, when eight had been sent.
    expect(refusedCount).toBeLessThanOrEqual(5);
  });

  it('are counted by token', async () => {
    const full = await createExhausted();
    full.client.setAccessToken(full.sandbox.issueAccessToken());
    const began = performance.now();
    await full.until(patch(full, 'other'));
    expect(performance.now()).toBe(began);
    expect(full.governor.report().buckets).toHaveLength(2);
  });

  it('are counted by the limit of a route, and a limit that is used up delays no other', async () => {
    const routes = { 'PATCH /api/v2/users/{userId}': 3 };
    const split = stage({ sandbox: { rateLimit: { token: 100, routes } } });
    const patches = many(9).map((id) => patch(split, id));
    await split.quiet();
    const other = watchCall(split.users.getUsers().withResponse());
    await split.quiet();
    expect(other.isSettled).toBe(true);
    await split.until(Promise.all(patches));
    expect(split.governor.report().buckets.map(({ allowed }) => allowed)).toEqual(expect.arrayContaining([3, 100]));
  });

  it('are granted as long as some are left, and never exceed the limit: for any calls, over ten minutes', async () => {
    let seed = 7;
    const chance = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const allowed = 20;
    const busy = stage({ sandbox: { rateLimit: allowed }, governor: { allowed, reserve: 0, maxWaitMs: 3_600_000 }, takes: 30 });
    const waits: { from: number; to: number }[] = [];
    const calls: Promise<unknown>[] = [];
    const start = performance.now();
    while (performance.now() - start < 10 * 60_000) {
      for (const id of many(Math.floor(chance() * 12))) {
        const from = performance.now();
        calls.push(patch(busy, `${from}-${id}`).then(() => waits.push({ from, to: performance.now() - 30 })));
      }
      await busy.pass(Math.floor(chance() * 30_000));
    }
    await busy.until(Promise.all(calls));
    expect(statuses(busy.arrivals)).toEqual({ 200: calls.length });
    // Minutes as the platform counts them: each begins with the first request that is in none.
    const minutes: { begins: number; count: number }[] = [];
    for (const { at } of busy.arrivals) {
      const last = minutes.at(-1);
      if (last && at < last.begins + 60_000) last.count++;
      else minutes.push({ begins: at, count: 1 });
    }
    for (const { from, to } of waits) {
      if (to - from <= 50) continue;
      const idle = minutes.filter(({ begins, count }) => count < allowed && begins < to - 50 && begins + 60_000 > from);
      // Until the end of its last minute it waited for room in it, and there was none.
      expect(idle.filter(({ begins }) => begins + 60_000 < to - 50)).toEqual([]);
    }
    expect(waits.filter(({ from, to }) => to - from > 50).length).toBeGreaterThan(10);
  });
});

describe('the order of calls', () => {
  it('is interactive calls first, then normal ones, then background calls', async () => {
    const full = await createExhausted();
    const order: string[] = [];
    for (const priority of ['background', 'normal', 'interactive', 'normal'] as const) {
      void patch(full, priority, { priority }).then(() => order.push(priority));
      await full.quiet();
    }
    await full.pass(60_000);
    await full.pass(60_000);
    expect(order).toEqual(['interactive', 'normal', 'normal', 'background']);
  });

  it('puts a call that has waited for 30 s before those of the class above that come then', async () => {
    const full = await createExhausted();
    const order: string[] = [];
    const wait = (priority: 'interactive' | 'normal' | 'background', name: string): void => {
      void patch(full, name, { priority }).then(() => order.push(name));
    };
    wait('background', 'old');
    await full.pass(31_000);
    wait('normal', 'new');
    await full.pass(28_000);
    wait('interactive', 'newest');
    await full.pass(60_000);
    expect(order.indexOf('old')).toBeLessThan(order.indexOf('new'));
  });

  it('keeps a reserve for interactive calls', async () => {
    const reserved = stage({ sandbox: { rateLimit: 10 }, governor: { allowed: 10, reserve: 0.2 } });
    await reserved.until(Promise.all(many(8).map((id) => patch(reserved, id))));
    const normal = watchCall(patch(reserved, 'normal'));
    const interactive = watchCall(patch(reserved, 'interactive', { priority: 'interactive' }));
    await reserved.quiet();
    expect([normal.isSettled, interactive.isSettled]).toEqual([false, true]);
    expect(statuses(reserved.arrivals)).toEqual({ 200: 9 });
  });

  it('spreads background calls evenly', async () => {
    const slow = stage({ sandbox: { rateLimit: 60 }, governor: { allowed: 60, reserve: 0 } });
    await slow.until(Promise.all(many(30).map((id) => patch(slow, id, { priority: 'background' }))));
    const times = slow.arrivals.map(({ at }) => Math.round((at - (slow.arrivals[0]?.at ?? 0)) / 1000));
    expect(times[10]).toBeGreaterThanOrEqual(9);
    expect(times.at(-1)).toBeGreaterThanOrEqual(28);
    expect(times.at(-1)).toBeLessThanOrEqual(31);
  });

  it('is by the option `priority` for calls that name none', async () => {
    const governedCalls: GovernedCall[] = [];
    const priority = (call: GovernedCall): 'interactive' | undefined => {
      governedCalls.push(call);
      return call.tag === 'urgent' ? 'interactive' : undefined;
    };
    const full = await createExhausted({ governor: { priority } });
    const sent = full.arrivals.length;
    const calls = [
      patch(full, 'background', { priority: 'background' }),
      patch(full, 'normal'),
      patch(full, 'urgent', { tag: 'urgent' }),
    ];
    await full.quiet();
    expect(governedCalls.slice(-2)).toEqual([
      { operation: 'patchUser', route: 'PATCH /api/v2/users/{userId}', tag: undefined },
      { operation: 'patchUser', route: 'PATCH /api/v2/users/{userId}', tag: 'urgent' },
    ]);
    await full.until(Promise.all(calls));
    const names = full.arrivals.slice(sent).map(({ path }) => path.replace('/api/v2/users/user-', ''));
    expect(names).toEqual(['urgent', 'normal', 'background']);
  });

  it.each<[unknown, string]>([
    ['urgent', '"urgent"'],
    [Object.create(null), 'an object'],
  ])('does not accept an unknown priority: %j', async (priority, quoted) => {
    const setup = stage();
    await setup.until(patch(setup, 1));
    const call = patch(setup, 2, { priority: priority as 'normal' });
    const message = `The priority of patchUser must be one of interactive, normal, background, not ${quoted}`;
    await expect(call).rejects.toThrow(new ConfigurationError(message));
  });
});

describe('a call that waits', () => {
  it('leaves immediately when it is aborted, with the reason, and delays no other call', async () => {
    const full = await createExhausted();
    const controller = new AbortController();
    const abortedCalls = many(10).map((id) => patch(full, `given-up-${id}`, { signal: controller.signal }));
    const pendingOutcomes = Promise.allSettled(abortedCalls);
    const other = patch(full, 'other');
    await full.quiet();
    expect(full.governor.report().buckets[0]?.queued.normal).toBe(11);
    controller.abort(new Error('No longer needed'));
    const outcomes = await pendingOutcomes;
    for (const outcome of outcomes) {
      const reason: unknown = (outcome as PromiseRejectedResult).reason;
      expect(reason).toBeInstanceOf(AbortError);
      expect((reason as Error).cause).toMatchObject({ message: 'No longer needed' });
    }
    expect(full.governor.report().buckets[0]?.queued.normal).toBe(1);
    await full.until(other);
    expect(full.arrivals).toHaveLength(6);
  });

  it('leaves no timer when it was the last', async () => {
    const full = await createExhausted();
    const controller = new AbortController();
    const call = patch(full, 1, { signal: controller.signal }).catch(() => undefined);
    await full.quiet();
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    await call;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is reported, with the reason, by the governor and by its own client', async () => {
    const waits: Wait[] = [];
    const full = await createExhausted({ governor: { onWait: (wait) => waits.push(wait) } });
    const call = patch(full, 1);
    await full.quiet();
    const [wait] = full.client.waits();
    expect(wait).toMatchObject({ operation: 'patchUser', reason: 'rate limit, 5 a minute for this token' });
    expect(Math.abs((wait?.until ?? 0) - Date.now() - 60_000)).toBeLessThan(1100);
    expect(waits).toEqual([wait]);
    expect(full.governor.waits()).toEqual([wait]);
    expect(full.governor.waits({})).toEqual([]);
    await full.until(call);
    expect(full.governor.waits()).toEqual([]);
  });

  it('is refused if the queue is full', async () => {
    const full = await createExhausted({ governor: { maxQueue: 2 } });
    const waiting = many(2).map((id) => patch(full, id));
    await full.quiet();
    const error: unknown = await patch(full, 3).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitQueueError);
    expect(error).toMatchObject({ code: 'ERR_RATE_LIMIT_QUEUE', operation: 'patchUser', queued: 2 });
    await full.until(Promise.all(waiting));
  });
});

describe('a refusal despite the permits', () => {
  it('closes only its own limit until the requested time, and the call is sent again', async () => {
    const setup = stage({ sandbox: { rateLimit: { token: 100, routes: { 'GET /api/v2/users': 50 } } } });
    await setup.until(setup.users.getUsers().withResponse());
    setup.sandbox.fail({ status: 429, retryAfter: 20, route: 'PATCH /api/v2/users/{userId}' });
    const began = performance.now();
    const refusedCount = patch(setup, 1);
    await setup.quiet();
    const other = watchCall(setup.users.getUsers().withResponse());
    await setup.quiet();
    expect(other.isSettled).toBe(true);
    expect(setup.governor.waits()).toEqual([expect.objectContaining({ operation: 'patchUser', isRefused: true })]);
    await setup.until(refusedCount);
    expect(performance.now() - began).toBeGreaterThanOrEqual(20_000);
    expect(performance.now() - began).toBeLessThan(20_100);
  });

  it('is no longer reported while one call is sent first after the requested time', async () => {
    const setup = stage({ takes: 1000 });
    await setup.until(patch(setup, 'first'));
    setup.sandbox.fail({ status: 429, retryAfter: 20 });
    const refused = patch(setup, 1);
    await setup.pass(2000);
    const waiting = patch(setup, 2);
    await setup.quiet();
    expect(setup.governor.waits().map(({ isRefused }) => isRefused)).toEqual([true, true]);
    await setup.pass(19_500);
    expect(setup.governor.waits().map(({ isRefused }) => isRefused)).toEqual([undefined]);
    await setup.until(Promise.all([refused, waiting]));
  });

  it('delays many calls little: one call is sent first until one succeeds, and none is lost', async () => {
    const storm = stage();
    await storm.until(patch(storm, 'first'));
    storm.sandbox.fail({ status: 429, retryAfter: 2, lastsMs: 60_000 });
    await storm.until(Promise.all(many(50).map((id) => patch(storm, id))));
    const { 200: done, 429: refusedCount = 0 } = statuses(storm.arrivals);
    expect(done).toBe(51);
    expect(refusedCount).toBeLessThanOrEqual(50 + 31);
  });

  it('fails the call if it asks for longer than maxWait, and nothing of the others is sent', async () => {
    const daily = stage();
    await daily.until(patch(daily, 'first'));
    daily.sandbox.fail({ status: 429, retryAfter: 40_000 });
    await expect(daily.until(patch(daily, 1))).rejects.toThrow(RateLimitError);
    const sentCount = daily.arrivals.length;
    const error: unknown = await patch(daily, 2).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitWaitError);
    expect(error).toMatchObject({ code: 'ERR_RATE_LIMIT_WAIT', operation: 'patchUser', wait: 40_000 });
    expect(daily.arrivals).toHaveLength(sentCount);
  });

  it('fails the call if no request succeeds for as long as maxWait', async () => {
    const closed = stage({ governor: { maxWaitMs: 30_000 } });
    await closed.until(patch(closed, 'first'));
    closed.sandbox.fail({ status: 429, retryAfter: 10, lastsMs: 3_600_000 });
    await expect(closed.until(patch(closed, 1))).rejects.toThrow(RateLimitError);
    expect(performance.now() - (closed.arrivals[0]?.at ?? 0)).toBeLessThan(31_000);
  });

  it.each([
    [
      'a date by a clock that is an hour ahead',
      (sandbox: Stage['sandbox']) => ({ 'retry-after': new Date(sandbox.clock.now() + 15_000).toUTCString() }),
      15_000,
    ],
    ['nothing', () => ({}), 3000],
    [
      'nonsense',
      () => ({
        'retry-after': 'soon',
        'inin-ratelimit-count': 'many',
        'inin-ratelimit-reset': '-',
        'inin-ratelimit-allowed': 'x',
      }),
      3000,
    ],
  ])('may ask by %s', async (_what, headers, expected) => {
    const setup = stage({ sandbox: { rateLimit: false } });
    setup.sandbox.clock.advance(3_600_000);
    await setup.until(patch(setup, 'first'));
    let refusals = 0;
    setup.sandbox.on(UsersApi, 'deleteUser', () =>
      refusals++ === 0
        ? new Response('', { status: 429, headers: headers(setup.sandbox) as Record<string, string> })
        : new Response('{}', { headers: { 'content-type': 'application/json' } }),
    );
    const began = performance.now();
    await setup.until(setup.users.deleteUser('a').withResponse());
    expect(performance.now() - began).toBeGreaterThanOrEqual(expected - 1000);
    expect(performance.now() - began).toBeLessThanOrEqual(expected + 1000);
  });
});

describe('failures', () => {
  it('of other kinds fail the call, and return its permit', async () => {
    const setup = stage({ sandbox: { rateLimit: 10 }, governor: { allowed: 10, reserve: 0 } });
    setup.sandbox.fail({ status: 500 });
    await expect(setup.until(patch(setup, 1))).rejects.toThrow(ApiError);
    setup.sandbox.fail({ effect: 'drop' });
    await expect(setup.until(patch(setup, 2))).rejects.toThrow();
    await setup.until(Promise.all(many(30).map((id) => patch(setup, id))));
    expect(statuses(setup.arrivals)[200]).toBe(30);
  });

  it('continue with a new token if the first is refused', async () => {
    const setup = stage();
    const { id, secret } = setup.sandbox.clients.code;
    const code = setup.sandbox.issueAuthorizationCode({ clientId: id, redirectUri: 'http://localhost/' });
    await setup.client.loginCodeAuthorizationGrant(id, secret, code, 'http://localhost/');
    await setup.until(patch(setup, 1));
    setup.sandbox.expireTokens();
    await setup.until(patch(setup, 2));
    expect(setup.governor.report().buckets).toHaveLength(2);
  });
});

describe('the report', () => {
  it('contains nothing of a token', async () => {
    const full = await createExhausted({ governor: { maxQueue: 1 } });
    const token = full.client.authData.accessToken ?? 'none';
    const waiting = patch(full, 1);
    await full.quiet();
    const error: unknown = await patch(full, 2).catch((reason: unknown) => reason);
    for (const value of [
      full.governor,
      full.governor.report(),
      full.governor.waits(),
      error,
      new RateLimitWaitError('a', 1, 2),
    ]) {
      expect(inspect(value, { depth: 9, showHidden: true })).not.toContain(token);
      expect(JSON.stringify(value)).not.toContain(token);
    }
    expect(full.governor.report().buckets[0]?.key).toMatch(/^[0-9a-f]{12}:5$/);
    await full.until(waiting);
  });

  it('is empty before the first call', () => {
    const governor = new Governor();
    expect([governor.report(), governor.waits()]).toEqual([{ buckets: [], underWay: 0 }, []]);
  });
});

it('requests more and more permits at once from others, but never more than its part of what is left', async () => {
  const questions: { permitCount: number; remainingMs: number }[] = [];
  let usedCount = 0;
  const shared: Shared = {
    take: async (_bucket, { permitCount, most }) => {
      // As long as a round trip takes.
      await new Promise((resolve) => setTimeout(resolve, 5));
      questions.push({ permitCount, remainingMs: most - usedCount });
      usedCount += permitCount;
      return { granted: permitCount, used: usedCount, remainingMs: 60_000, window: 1, members: 4 };
    },
    tell: () => undefined,
  };
  const on = stage({ sandbox: { rateLimit: 400 }, governor: { shared, allowed: 400, reserve: 0 } });
  await on.until(Promise.all(Array.from({ length: 300 }, () => on.users.patchUser('a', { version: 1 }))));
  expect(usedCount).toBe(300);
  for (const { permitCount, remainingMs } of questions) expect(permitCount).toBeLessThanOrEqual(Math.max(10, remainingMs / 4));
  // With ten each it would be thirty times.
  expect(questions.length).toBeLessThan(15);
});

it('ends the reports to shared counters with close()', async () => {
  const close = vi.fn();
  const shared: Shared = { take: () => Promise.reject(new Error('Redis is lost')), tell: () => undefined, close };
  const on = stage({ governor: { shared, log: () => undefined } });
  await on.until(patch(on, 'a'));
  expect(vi.getTimerCount()).toBe(1);
  on.governor.close();
  expect([close.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it('shares limits in a page, where timers are numbers', async () => {
  const shared: Shared = { take: () => Promise.reject(new Error('Redis is lost')), tell: () => undefined };
  const on = stage({ governor: { shared, log: () => undefined } });
  const setTimer = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, ms: number) => Number(setTimer(act, ms)));
  // Before the real timers are restored, or the virtual ones would come back after them.
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await on.until(patch(on, 'a'));
  expect(statuses(on.arrivals)).toEqual({ 200: 1 });
  on.governor.close();
});

it('logs that the shared counters have lost their data', async () => {
  const lines: string[] = [];
  const shared: Shared = {
    take: (_bucket, { permitCount }) =>
      Promise.resolve({ granted: permitCount, used: permitCount, remainingMs: 60_000, window: 1, members: 1, hasLostData: true }),
    tell: () => undefined,
  };
  const on = stage({ governor: { shared, log: (line) => lines.push(line) } });
  await on.until(patch(on, 'a'));
  expect(lines.join()).toContain('the shared counters have lost their data');
  on.governor.close();
});
