import { describe, expect, it } from 'vitest';
import type { RequestOptions } from 'contact-centre-client';
import type { Stage } from './support.js';
import { stage, statuses } from './support.js';

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const patch = ({ users }: Stage, id: number | string, request?: RequestOptions): Promise<unknown> =>
  users.patchUser(`user-${id}`, { version: 1 }, request).withResponse();

describe('maxConcurrent', () => {
  it('caps the requests that are under way, over all routes and tokens', async () => {
    const setup = stage({ governor: { maxConcurrent: 3 }, takes: 100 });
    let maxUnderWay = 0;
    const calls = many(10).map((id) => patch(setup, id));
    const gets = many(10).map(() => setup.users.getUsers().withResponse());
    const all = Promise.all([...calls, ...gets]);
    const watch = setInterval(() => (maxUnderWay = Math.max(maxUnderWay, setup.governor.report().underWay)), 10);
    await setup.until(all);
    clearInterval(watch);
    const times = setup.arrivals.map(({ at }) => at);
    for (const at of times) expect(times.filter((other) => other > at - 100 && other <= at).length).toBeLessThanOrEqual(3);
    expect(statuses(setup.arrivals)).toEqual({ 200: 20 });
    // No slot is left idle either.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(600);
    expect(setup.governor.report().underWay).toBe(0);
  });

  it('gives a free slot to the next call by priority, whichever route it is for', async () => {
    const routes = { 'PATCH /api/v2/users/{userId}': 60 };
    const setup = stage({ sandbox: { rateLimit: { token: 300, routes } }, governor: { maxConcurrent: 1 }, takes: 100 });
    await setup.until(Promise.all([patch(setup, 'first'), setup.users.getUsers().withResponse()]));
    const order: string[] = [];
    const get = (priority: 'interactive' | 'background'): Promise<unknown> =>
      setup.users.getUsers({}, { priority }).then(() => order.push(`get ${priority}`));
    const all = [
      patch(setup, 1).then(() => order.push('under way')),
      get('background'),
      patch(setup, 2, { priority: 'background' }).then(() => order.push('patch background')),
      patch(setup, 3).then(() => order.push('patch normal')),
      get('interactive'),
    ];
    await setup.until(Promise.all(all));
    expect(order).toEqual(['under way', 'get interactive', 'patch normal', 'get background', 'patch background']);
  });

  it('frees the slot of a call that fails, is aborted, or is refused and sent again', async () => {
    const setup = stage({ governor: { maxConcurrent: 1 }, takes: 10 });
    setup.sandbox.fail({ effect: 'drop' });
    await expect(setup.until(patch(setup, 1))).rejects.toThrow();
    setup.sandbox.fail({ status: 500 });
    await expect(setup.until(patch(setup, 2))).rejects.toThrow();
    setup.sandbox.fail({ status: 429, retryAfter: 5 });
    await setup.until(patch(setup, 3));
    const controller = new AbortController();
    const abortedCall = patch(setup, 4, { signal: controller.signal }).catch(() => 'aborted');
    const waiting = patch(setup, 5, { signal: controller.signal }).catch(() => 'aborted');
    await setup.quiet();
    controller.abort();
    expect(await setup.until(Promise.all([abortedCall, waiting]))).toEqual(['aborted', 'aborted']);
    await setup.until(patch(setup, 6));
    expect(setup.governor.report().underWay).toBe(0);
  });

  it('frees the slot of a call whose user has signed out before it was sent', async () => {
    const setup = stage({ governor: { maxConcurrent: 1 }, takes: 10 });
    await setup.until(patch(setup, 'first'));
    const first = patch(setup, 1);
    const waiting = patch(setup, 2).catch(() => 'signed out');
    await setup.quiet();
    setup.client.forget();
    await setup.until(Promise.allSettled([first]));
    expect(await setup.until(waiting)).toBe('signed out');
    setup.client.setAccessToken(setup.sandbox.issueAccessToken());
    await setup.until(patch(setup, 3));
    expect(setup.governor.report().underWay).toBe(0);
  });
});

describe('drain()', () => {
  it('resolves when no call waits and none is under way, also for calls that were made just before', async () => {
    const setup = stage({ sandbox: { rateLimit: 5 }, governor: { allowed: 5, reserve: 0, maxConcurrent: 2 }, takes: 100 });
    let done = 0;
    const count = (): number => (done += 1);
    for (const id of many(12)) void patch(setup, id).then(count);
    await setup.until(setup.governor.drain());
    expect(done).toBe(12);
    expect(setup.governor.waits()).toEqual([]);
  });

  it('resolves immediately if there is nothing to wait for, and again each time', async () => {
    const setup = stage({ takes: 100 });
    await setup.governor.drain();
    const calls = [patch(setup, 1)];
    await setup.until(Promise.all([setup.governor.drain(), setup.governor.drain()]));
    expect(setup.arrivals).toHaveLength(1);
    await setup.governor.drain();
    await Promise.all(calls);
  });

  it('waits for calls that fail, and for calls that are made meanwhile', async () => {
    const setup = stage({ takes: 100 });
    setup.sandbox.fail({ status: 500 });
    let later: Promise<unknown> | undefined;
    const failing = patch(setup, 1).catch(() => {
      later = patch(setup, 2);
    });
    await setup.until(setup.governor.drain());
    await failing;
    await setup.until(setup.governor.drain());
    expect(setup.arrivals).toHaveLength(2);
    await later;
  });

  it('waits for a call that is between two of its attempts', async () => {
    const setup = stage({ client: { retry: { delay: 5000 } } });
    setup.sandbox.fail({ status: 503 });
    const call = setup.users.getUsers().withResponse();
    await setup.until(setup.governor.drain());
    expect(setup.arrivals.map(({ status }) => status)).toEqual([503, 200]);
    await call;
  });

  it('does not wait for a list whose items are never read', async () => {
    const setup = stage();
    const items = setup.users.getUsers().items();
    await setup.quiet();
    await setup.governor.drain();
    expect(setup.arrivals).toHaveLength(0);
    expect((await setup.until(items.toArray())).length).toBeGreaterThan(0);
    await setup.governor.drain();
  });
});
