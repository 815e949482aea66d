import { RateLimitError, AuthenticationError, RoutingApi } from 'contact-centre-client';
import type { BulkBatch, BulkWorkOptions } from 'contact-centre-client/bulk';
import { BulkStoppedError, bulk, memoryJournal } from 'contact-centre-client/bulk';
import type { ApiClient } from 'contact-centre-client/fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../core/probe.js';
import { passing, stopTime } from '../jobs/support.js';
import { leads, organisation, placeOf, supporters, watchJournal } from './support.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const run = (client: ApiClient, options: BulkWorkOptions = {}, changes: Parameters<typeof leads>[1] = {}) =>
  passing(leads(client, changes).start(options));

const PATCH = 'PATCH /api/v2/users/{userId}';

describe('A failure in a bulk run', () => {
  it('that is a rate limit delays all requests as long as the platform requires, and fails no entity', async () => {
    const { sandbox, client } = organisation(20);
    sandbox.fail({ route: PATCH, status: 429, retryAfter: 7, times: 12 });
    const began = Date.now();
    expect(await run(client)).toMatchObject({ done: 10, failed: 0 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(14_000);
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(10).fill(2));
  });

  it('that requires a longer delay than maxWait ends the run, which can be resumed', async () => {
    const { sandbox, client } = organisation(10);
    const journal = memoryJournal();
    sandbox.fail({ route: PATCH, status: 429, retryAfter: 600, times: 4 });
    expect(await errorOf(run(client, {}, { journal }), RateLimitError)).toMatchObject({ retryAfter: 600 });
    expect(await run(client, {}, { journal })).toMatchObject({ done: 5 });
  });

  it('that leaves the result of a request unknown makes the run read the entity before it sends another', async () => {
    let lostCount = 0;
    const { sandbox, client } = organisation(10, async (request, send) => {
      const answer = await send();
      // The change succeeded, but its response is lost.
      if (placeOf(request) === 2 && lostCount++ === 0) throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
      return answer;
    });
    sandbox.fail({ route: /PATCH .*0006$/, status: 503, times: 2 });
    expect(await run(client)).toMatchObject({ done: 5, failed: 0 });
    expect(lostCount).toBe(1);
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(5).fill(2));
  });

  it('that persists makes the run send the request three times, after growing delays', async () => {
    const { sandbox, client } = organisation(10);
    sandbox.fail({ route: /PATCH .*0008$/, status: 503, times: 100 });
    const began = Date.now();
    expect(await run(client)).toMatchObject({ done: 4, failed: 1 });
    const attempts = sandbox.requests.filter(({ method, path }) => method === 'PATCH' && path.endsWith('0008'));
    expect(attempts).toHaveLength(3);
    expect(Date.now() - began).toBeGreaterThanOrEqual(3000);
  });

  it('that is a conflict makes the run read and plan the entity again, up to three times', async () => {
    const { sandbox, client, users } = organisation(10);
    const all = await passing(users.getUsers({ pageSize: 100 }).items().toArray());
    const [one, other] = supporters(sandbox);
    await passing(users.patchUser(one!.id, { name: 'Renamed', version: 1 }));
    await passing(users.patchUser(other!.id, { title: 'Lead', version: 1 }));
    sandbox.fail({ route: /PATCH .*0008$/, status: 409, times: 3 });
    const journal = memoryJournal();
    expect(await run(client, {}, { journal, source: () => all })).toMatchObject({ done: 3, skipped: 1, failed: 1 });
    expect(supporters(sandbox).slice(0, 2)).toMatchObject([{ name: 'Renamed', title: 'Lead', version: 3 }, { version: 2 }]);
    const notes = [];
    for await (const note of leads(client, { journal }).notes()) notes.push(note);
    expect(notes).toEqual([
      { key: other!.id, state: 'skipped', reason: 'it no longer needs the change' },
      { key: supporters(sandbox)[4]!.id, state: 'failed', reason: expect.stringContaining('409') as string },
    ]);
  });

  it('that is a 404 skips the entity', async () => {
    const { sandbox, client, users } = organisation(4);
    const all = await passing(users.getUsers({ pageSize: 100 }).items().toArray());
    await passing(users.deleteUser(supporters(sandbox)[0]!.id));
    expect(await run(client, {}, { source: () => all })).toMatchObject({ done: 1, skipped: 1, failed: 0 });
  });

  it('of the token ends the run', async () => {
    const { sandbox, client } = organisation(10);
    const journal = memoryJournal();
    sandbox.fail({ route: PATCH, status: 401, times: 4 });
    await errorOf(run(client, {}, { journal }), AuthenticationError);
    expect(await run(client, {}, { journal })).toMatchObject({ done: 5, failed: 0 });
  });

  it('is retried by retryFailed only', async () => {
    const { sandbox, client } = organisation(10);
    const journal = memoryJournal();
    sandbox.fail({ route: PATCH, status: 400, times: 3 });
    expect(await run(client, {}, { journal })).toMatchObject({ done: 2, failed: 3 });
    const requestCount = sandbox.requests.length;
    expect(await run(client, {}, { journal })).toMatchObject({ done: 2, failed: 3 });
    expect(sandbox.requests).toHaveLength(requestCount + 1);
    expect(await passing(leads(client, { journal }).retryFailed())).toMatchObject({ done: 5, failed: 0 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(5).fill(2));
  });

  it.each([3, '15%'] as const)('stops the run after more than maxFailures: %s', async (maxFailures) => {
    const { sandbox, client } = organisation(40);
    sandbox.fail({ route: PATCH, status: 400, times: 100, message: 'no such title' });
    const { journal, lines } = watchJournal();
    const error = await errorOf(run(client, { maxFailures }, { journal, concurrency: 1 }), BulkStoppedError);
    expect(error).toMatchObject({
      code: 'ERR_BULK_FAILURES',
      failed: 4,
      done: 0,
      message: expect.stringContaining('no such title') as string,
    });
    expect(lines.filter((line) => line.startsWith('["s"'))).toHaveLength(4);
  });

  it('of the plan or a key ends the run before any request', async () => {
    const { sandbox, client } = organisation(4);
    await errorOf(run(client, {}, { key: () => '' }), Error);
    await errorOf(run(client, {}, { plan: () => [] as never }), Error);
    expect(sandbox.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('A batch', () => {
  it('is one call, and entities that its response rejects have failed', async () => {
    const { sandbox, client, users } = organisation(20);
    const refusedKey = supporters(sandbox)[3]!.id;
    const sizes: number[] = [];
    const batch: BulkBatch<{ id: string; version?: number }, { title: string }> = {
      size: 4,
      apply: async (items) => {
        sizes.push(items.length);
        for (const { key, kept, change } of items)
          if (key !== refusedKey) await users.patchUser(key, { ...change, version: kept.version ?? 0 });
      },
      refused: () => [[refusedKey, 'not this one']],
    };
    expect(await run(client, {}, { batch })).toMatchObject({ done: 9, failed: 1 });
    expect(sizes.sort()).toEqual([2, 4, 4]);
    expect(
      supporters(sandbox)
        .map(({ title }) => title)
        .filter((title) => title === 'Lead'),
    ).toHaveLength(9);
  });

  it('that fails is checked one by one', async () => {
    const { sandbox, client } = organisation(12);
    const batch = { size: 6, apply: () => Promise.reject(Object.assign(new Error('no'), { status: 400 })) };
    expect(await run(client, {}, { batch })).toMatchObject({ done: 6, failed: 0 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(6).fill(2));
  });
});

describe('An entity that a run creates', () => {
  const making = (client: ApiClient, changes: object = {}) => {
    const routing = new RoutingApi(client);
    return bulk({
      name: 'skills',
      client,
      source: () => ['Diving', 'Sailing', 'Rowing'].map((name) => ({ name })),
      key: ({ name }) => name,
      plan: ({ name }) => ({ name }),
      keep: ['name'],
      find: async ({ name }, request) => (await routing.getRoutingSkills({ name }, request)).entities[0],
      apply: (_keptValues, change, request) => routing.postRoutingSkills(change, request),
      undo: ({ id }, _keptValues, request) => routing.deleteRoutingSkill(id, request),
      journal: memoryJournal(),
      ...changes,
    });
  };
  const skills = async (client: ApiClient) =>
    (await passing(new RoutingApi(client).getRoutingSkills({ pageSize: 500 }).items().toArray())).map(({ name }) => name);

  it('is searched before it is created again, and removed by undo', async () => {
    let lostCount = 0;
    const { client } = organisation(0, async (request, send) => {
      const answer = await send();
      if (request.method === 'POST' && lostCount++ < 2) throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
      return answer;
    });
    const before = await skills(client);
    const journal = memoryJournal();
    expect(await passing(making(client, { journal }).start())).toMatchObject({ done: 3, failed: 0 });
    expect((await skills(client)).sort()).toEqual([...before, 'Diving', 'Sailing', 'Rowing'].sort());
    expect(await passing(making(client, { journal }).undo())).toMatchObject({ done: 3, skipped: 0 });
    expect((await skills(client)).sort()).toEqual([...before].sort());
  });

  it('fails if another one exists already, which undo leaves unchanged', async () => {
    const { client } = organisation(0);
    await passing(new RoutingApi(client).postRoutingSkills({ name: 'Diving' }));
    const journal = memoryJournal();
    const report = await passing(making(client, { journal }).start());
    expect(report).toMatchObject({ done: 2, failed: 1 });
    expect(await passing(making(client, { journal }).undo())).toMatchObject({ total: 2, done: 2 });
    expect(await skills(client)).toContain('Diving');
  });
});
