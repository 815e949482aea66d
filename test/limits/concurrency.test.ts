import { describe, expect, it } from 'vitest';
import type { RequestOptions } from 'contact-centre-client';
import type { Stage } from './support.js';
import { stage, statuses } from './support.js';

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const patch = ({ users }: Stage, id: number | string, request?: RequestOptions): Promise<unknown> =>
  users.patchUser(`user-${id}`, { version: 1 }, request).withResponse();

describe('maxConcurrent', () => {
  it('caps the requests that are under way, over all routes and tokens', async () => {
    const some = stage({ governor: { maxConcurrent: 3 }, takes: 100 });
    let most = 0;
    const calls = many(10).map((id) => patch(some, id));
    const gets = many(10).map(() => some.users.getUsers().withResponse());
    const all = Promise.all([...calls, ...gets]);
    const watch = setInterval(() => (most = Math.max(most, some.governor.report().underWay)), 10);
    await some.until(all);
    clearInterval(watch);
    const times = some.arrivals.map(({ at }) => at);
    for (const at of times) expect(times.filter((other) => other > at - 100 && other <= at).length).toBeLessThanOrEqual(3);
    expect(statuses(some.arrivals)).toEqual({ 200: 20 });
    // No slot is left idle either.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(600);
    expect(some.governor.report().underWay).toBe(0);
  });

  it('gives a free slot to the next call by priority, whichever route it is for', async () => {
    const routes = { 'PATCH /api/v2/users/{userId}': 60 };
    const some = stage({ sandbox: { rateLimit: { token: 300, routes } }, governor: { maxConcurrent: 1 }, takes: 100 });
    await some.until(Promise.all([patch(some, 'first'), some.users.getUsers().withResponse()]));
    const order: string[] = [];
    const get = (priority: 'interactive' | 'background'): Promise<unknown> =>
      some.users.getUsers({}, { priority }).then(() => order.push(`get ${priority}`));
    const all = [
      patch(some, 1).then(() => order.push('under way')),
      get('background'),
      patch(some, 2, { priority: 'background' }).then(() => order.push('patch background')),
      patch(some, 3).then(() => order.push('patch normal')),
      get('interactive'),
    ];
    await some.until(Promise.all(all));
    expect(order).toEqual(['under way', 'get interactive', 'patch normal', 'get background', 'patch background']);
  });

  it('frees the slot of a call that fails, is aborted, or is refused and sent again', async () => {
    const some = stage({ governor: { maxConcurrent: 1 }, takes: 10 });
    some.sandbox.fail({ effect: 'drop' });
    await expect(some.until(patch(some, 1))).rejects.toThrow();
    some.sandbox.fail({ status: 500 });
    await expect(some.until(patch(some, 2))).rejects.toThrow();
    some.sandbox.fail({ status: 429, retryAfter: 5 });
    await some.until(patch(some, 3));
    const controller = new AbortController();
    const aborted = patch(some, 4, { signal: controller.signal }).catch(() => 'aborted');
    const waiting = patch(some, 5, { signal: controller.signal }).catch(() => 'aborted');
    await some.quiet();
    controller.abort();
    expect(await some.until(Promise.all([aborted, waiting]))).toEqual(['aborted', 'aborted']);
    await some.until(patch(some, 6));
    expect(some.governor.report().underWay).toBe(0);
  });

  it('frees the slot of a call whose user has signed out before it was sent', async () => {
    const some = stage({ governor: { maxConcurrent: 1 }, takes: 10 });
    await some.until(patch(some, 'first'));
    const first = patch(some, 1);
    const waiting = patch(some, 2).catch(() => 'signed out');
    await some.quiet();
    some.client.forget();
    await some.until(Promise.allSettled([first]));
    expect(await some.until(waiting)).toBe('signed out');
    some.client.setAccessToken(some.sandbox.issueAccessToken());
    await some.until(patch(some, 3));
    expect(some.governor.report().underWay).toBe(0);
  });
});

describe('drain()', () => {
  it('resolves when no call waits and none is under way, also for calls that were made just before', async () => {
    const some = stage({ sandbox: { rateLimit: 5 }, governor: { allowed: 5, reserve: 0, maxConcurrent: 2 }, takes: 100 });
    let done = 0;
    const count = (): number => (done += 1);
    for (const id of many(12)) void patch(some, id).then(count);
    await some.until(some.governor.drain());
    expect(done).toBe(12);
    expect(some.governor.waits()).toEqual([]);
  });

  it('resolves immediately if there is nothing to wait for, and again each time', async () => {
    const some = stage({ takes: 100 });
    await some.governor.drain();
    const calls = [patch(some, 1)];
    await some.until(Promise.all([some.governor.drain(), some.governor.drain()]));
    expect(some.arrivals).toHaveLength(1);
    await some.governor.drain();
    await Promise.all(calls);
  });

  it('waits for calls that fail, and for calls that are made meanwhile', async () => {
    const some = stage({ takes: 100 });
    some.sandbox.fail({ status: 500 });
    let later: Promise<unknown> | undefined;
    const failing = patch(some, 1).catch(() => {
      later = patch(some, 2);
    });
    await some.until(some.governor.drain());
    await failing;
    await some.until(some.governor.drain());
    expect(some.arrivals).toHaveLength(2);
    await later;
  });

  it('waits for a call that is between two of its attempts', async () => {
    const some = stage({ client: { retry: { delay: 5000 } } });
    some.sandbox.fail({ status: 503 });
    const call = some.users.getUsers().withResponse();
    await some.until(some.governor.drain());
    expect(some.arrivals.map(({ status }) => status)).toEqual([503, 200]);
    await call;
  });

  it('does not wait for a list whose items are never read', async () => {
    const some = stage();
    const items = some.users.getUsers().items();
    await some.quiet();
    await some.governor.drain();
    expect(some.arrivals).toHaveLength(0);
    expect((await some.until(items.toArray())).length).toBeGreaterThan(0);
    await some.governor.drain();
  });
});
