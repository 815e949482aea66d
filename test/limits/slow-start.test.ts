import type { RequestOptions } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Member, Platform } from './fleet.js';
import type { Stage } from './support.js';
import { stage, statuses } from './support.js';
import { startVirtualTime } from './virtual-time.js';

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const patch = ({ users }: Stage, id: number | string, request?: RequestOptions): Promise<unknown> =>
  users.patchUser(`user-${id}`, { version: 1 }, request).withResponse();
const routes = { 'PATCH /api/v2/users/{userId}': 60 };

/** How many requests arrived before the first response. */
const atFirst = ({ arrivals }: Stage): number => arrivals.filter(({ at }) => at - (arrivals[0]?.at ?? 0) < 50).length;

describe('A route whose limit is not known yet', () => {
  it('receives 200 changes without a refusal, though it allows 60 a minute', async () => {
    const some = stage({ sandbox: { rateLimit: { token: 300, routes } }, takes: 50 });
    await some.until(Promise.all(many(200).map((id) => patch(some, id))));
    expect(statuses(some.arrivals)).toEqual({ 200: 200 });
    expect(atFirst(some)).toBe(5);
    expect((some.arrivals.at(-1)?.at ?? 0) - (some.arrivals[0]?.at ?? 0)).toBeLessThan(4 * 60_000);
  });

  it('receives few requests too many if others have used its limit', async () => {
    const some = stage({ sandbox: { rateLimit: { token: 300, routes } }, takes: 50 });
    const authorization = `Bearer ${some.client.authData.accessToken ?? ''}`;
    for (const id of many(60)) {
      const url = `https://sandbox.example/api/v2/users/other-${id}`;
      await some.sandbox.fetch(new Request(url, { method: 'PATCH', headers: { authorization }, body: '{}' }));
    }
    await some.until(Promise.all(many(50).map((id) => patch(some, id))));
    const { 200: done, 429: refused } = statuses(some.arrivals);
    expect(done).toBe(50);
    expect(refused).toBeLessThanOrEqual(5);
  });

  it('delays five simultaneous calls by nothing, and further ones by one response', async () => {
    const some = stage({ takes: 100 });
    await some.until(Promise.all(many(5).map((id) => patch(some, id))));
    expect(some.arrivals.every(({ at }) => at === some.arrivals[0]?.at)).toBe(true);
    await some.until(Promise.all(many(40).map(() => some.users.getUsers().withResponse())));
    const gets = some.arrivals.slice(5);
    expect((gets.at(-1)?.at ?? 0) - (gets[0]?.at ?? 0)).toBe(100);
  });

  it('receives the calls of a new token in their order, however long their hashes take', async () => {
    const some = stage({ takes: 100 });
    const spied = vi.spyOn(crypto.subtle, 'digest');
    const digest = spied.getMockImplementation();
    let turns = 8;
    spied.mockImplementation(async (...args) => {
      for (let turn = turns--; turn > 0; turn--) await new Promise((resolve) => setImmediate(resolve));
      return (await digest?.(...args)) ?? new ArrayBuffer();
    });
    await some.until(Promise.all(many(8).map((id) => patch(some, id))));
    expect(some.arrivals.map(({ path }) => path.split('-')[1])).toEqual(many(8).map(String));
  });

  it('delays nothing once a response has stated its limit', async () => {
    const some = stage({ takes: 100 });
    await some.until(patch(some, 'first'));
    const began = performance.now();
    await some.until(Promise.all(many(100).map((id) => patch(some, id))));
    expect(some.arrivals.slice(1).every(({ at }) => at - began < 10)).toBe(true);
  });

  it('does not delay calls to routes that are known', async () => {
    const some = stage({ takes: 100 });
    await some.until(some.users.getUsers().withResponse());
    const patches = many(20).map((id) => patch(some, id));
    const gets = many(20).map(() => some.users.getUsers().withResponse());
    await some.quiet();
    expect(some.arrivals.filter(({ method, at }) => method === 'GET' && at === performance.now())).toHaveLength(20);
    await some.until(Promise.all([...patches, ...gets]));
  });

  it('is probed by one more request at once for each response without a limit, as in a page', async () => {
    const some = stage({ sandbox: { rateLimit: { token: 300, headers: 'hidden' } }, page: true, takes: 100 });
    await some.until(Promise.all(many(200).map((id) => patch(some, id))));
    expect(statuses(some.arrivals)).toEqual({ 200: 200 });
    expect(atFirst(some)).toBe(5);
    expect((some.arrivals.at(-1)?.at ?? 0) - (some.arrivals[0]?.at ?? 0)).toBeLessThanOrEqual(500);
  });

  it('lets the next calls continue if a request fails without a response', async () => {
    const some = stage({ takes: 10 });
    some.sandbox.fail({ effect: 'drop', times: 5, route: 'PATCH /api/v2/users/{userId}' } as never);
    const outcomes = Promise.allSettled(many(20).map((id) => patch(some, id)));
    const ended = await some.until(outcomes);
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(15);
  });

  it('reports the calls that wait for its first response, sends interactive ones first, and aborts them immediately', async () => {
    const some = stage({ takes: 100 });
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    const first = many(5).map((id) => patch(some, id));
    const normal = patch(some, 'normal').then(note('normal'));
    const interactive = patch(some, 'interactive', { priority: 'interactive' }).then(note('interactive'));
    const controller = new AbortController();
    const aborted = patch(some, 'aborted', { signal: controller.signal }).catch(note('aborted'));
    await some.quiet();
    expect(some.client.waits().map(({ reason }) => reason)).toEqual(
      Array(3).fill('first response of this route, which states its rate limit'),
    );
    expect(some.governor.report().buckets[0]?.queued).toEqual({ interactive: 1, normal: 2, background: 0 });
    controller.abort();
    await aborted;
    expect(order).toEqual(['aborted']);
    await some.until(Promise.all([...first, normal, interactive]));
    expect(some.arrivals.slice(5).map(({ path }) => path.split('-')[1])).toEqual(['interactive', 'normal']);
    expect(some.arrivals).toHaveLength(7);
    expect(some.governor.report().buckets[0]?.queued).toEqual({ interactive: 0, normal: 0, background: 0 });
  });

  it('receives the calls that wait for a slot within its limit', async () => {
    const routesWithLimit = { 'PATCH /api/v2/users/{userId}': 3 };
    const some = stage({
      sandbox: { rateLimit: { token: 100, routes: routesWithLimit } },
      governor: { allowed: 100, reserve: 0, maxConcurrent: 2 },
      takes: 50,
    });
    await some.until(Promise.all(many(9).map((id) => patch(some, id))));
    expect(statuses(some.arrivals)).toEqual({ 200: 9 });
  });

  it('leaves the requests that were counted in another limit to the calls that wait there', async () => {
    const some = stage({
      sandbox: { rateLimit: { token: 4, routes: { 'PATCH /api/v2/users/{userId}': 10 } } },
      governor: { allowed: 4, reserve: 0 },
      takes: 50,
    });
    const patches = many(4).map((id) => patch(some, id));
    await some.quiet();
    const get = some.users.getUsers().withResponse();
    await some.until(Promise.all([...patches, get]));
    expect(statuses(some.arrivals)).toEqual({ 200: 5 });
    expect((some.arrivals.at(-1)?.at ?? 0) - (some.arrivals[0]?.at ?? 0)).toBeLessThan(1000);
  });

  it('receives the waiting calls immediately when its limit grows', async () => {
    onTestFinished(startVirtualTime());
    let allowed = 10;
    // The first request arrives late, and its response states the new limit.
    const delays = [30_000];
    const platform = new Platform(
      () => allowed,
      () => delays.shift() ?? 5,
    );
    const member = new Member(platform, {});
    for (let calls = 0; calls < 30; calls++) void member.call();
    await vi.advanceTimersByTimeAsync(1000);
    expect(member.done).toBe(9);
    allowed = 40;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([member.done, platform.refusedCount]).toEqual([30, 0]);
  });

  it('counts the requests that are under way when its limit becomes known', async () => {
    onTestFinished(startVirtualTime());
    // Five requests are on their way. The first arrives and is answered long before the others.
    const delays = [5, 3000, 3000, 3000, 3000, 5];
    const platform = new Platform(
      () => 6,
      () => delays.shift() ?? 50,
    );
    const member = new Member(platform, {});
    for (let calls = 0; calls < 20; calls++) void member.call();
    while (member.done < 20) await vi.advanceTimersByTimeAsync(1000);
    expect(platform.refusedCount).toBe(0);
  });
});
