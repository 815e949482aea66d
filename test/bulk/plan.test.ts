import { ConfigurationError } from 'contact-centre-client';
import type { BulkNote } from 'contact-centre-client/bulk';
import { memoryJournal } from 'contact-centre-client/bulk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../core/probe.js';
import { leads, organisation, supporters } from './support.js';

/** Users without a version, for which plans need not name one. */
const unversioned = [{ id: '00000000-0000-4000-8000-000000000000', title: 'Agent' }];

const changesIn = (requests: readonly { method: string }[]) => requests.filter(({ method }) => method !== 'GET');

describe('plan', () => {
  it.each<[string, (user: { version?: number }) => unknown]>([
    ['a promise', () => Promise.resolve({ title: 'Lead' })],
    ['a promise that rejects', () => Promise.reject(new Error('no such user'))],
    [
      'another thenable',
      () => ({
        then: (resolve: (value: object) => void) => {
          resolve({ title: 'Lead' });
        },
      }),
    ],
    ['null', () => null],
    ['an array', () => [{ title: 'Lead' }]],
    ['an empty array', () => []],
    ['a string', () => 'Lead'],
    ['a number', () => 0],
    ['true', () => true],
    ['a function', () => () => ({ title: 'Lead' })],
    ['a symbol', () => Symbol('Lead')],
    ['a Map', () => new Map([['title', 'Lead']])],
    ['a Date', () => new Date(0)],
    ['a boxed string', () => Object('Lead') as object],
    ['an empty object', () => ({})],
    [
      'an instance without fields',
      () =>
        new (class Change {
          #title = 'Lead';
          describe() {
            return this.#title;
          }
        })(),
    ],
    ['an object with an inherited field', () => Object.assign(Object.create({ title: 'Lead' }) as object, { name: 'Ann' })],
    ['the version alone', ({ version }) => ({ version })],
    ['nothing but undefined fields', () => ({ title: undefined })],
    ['an undefined field beside others', () => ({ title: 'Lead', department: undefined })],
    ['an undefined field further down', () => ({ title: 'Lead', address: [{ city: undefined }] })],
    ['NaN', () => ({ title: 'Lead', acdAutoAnswer: NaN })],
    ['Infinity further down', () => ({ title: 'Lead', skills: [{ proficiency: Infinity }] })],
    ['a promise in a field', () => ({ title: Promise.resolve('Lead') })],
    ['a function in a field', () => ({ title: () => 'Lead' })],
    ['a field that JSON makes empty', () => ({ title: 'Lead', skills: new Set(['Diving']) })],
    ['a bigint', () => ({ title: 1n })],
    [
      'a cycle',
      () => {
        const change: Record<string, unknown> = { title: 'Lead' };
        change['self'] = change;
        return change;
      },
    ],
    ['what writes itself as nothing', () => ({ title: 'Lead', toJSON: () => ({}) })],
    ['what writes itself as a text', () => ({ title: 'Lead', toJSON: () => 'Lead' })],
  ])('may not return %s: the run ends, names the entity, and sends nothing', async (_what, plan) => {
    const { sandbox, client } = organisation(4);
    const changes = { plan: plan as never, journal: memoryJournal() };
    const { id } = supporters(sandbox)[0]!;
    const run = leads(client, changes);
    for (const work of [() => run.start(), () => run.rehearse(), () => run.chunks()]) {
      const error = await errorOf(work(), ConfigurationError);
      expect(error.message).toMatch(/^The bulk run leads cannot use the result of plan for "/);
      expect(error.message).toMatch(/"[-0-9a-f]{36}"/);
    }
    expect(id).toHaveLength(36);
    expect(changesIn(sandbox.requests)).toEqual([]);
  });

  it('is rejected as an async or generator function before it is called, and so are key and applied', () => {
    const { client } = organisation(0);
    const functions: unknown[] = [
      async () => await Promise.resolve({}),
      function* () {
        yield {};
      },
      async function* () {
        yield await Promise.resolve({});
      },
    ];
    for (const option of ['plan', 'key', 'applied'])
      for (const asyncFunction of functions)
        expect(() => leads(client, { [option]: asyncFunction as never })).toThrow(
          new RegExp(`^${option} of the bulk run leads is an async`),
        );
  });

  it('may return undefined for an entity that needs no change', async () => {
    const { sandbox, client } = organisation(4);
    expect(await leads(client, { plan: () => undefined }).start()).toEqual({ total: 0, done: 0, failed: 0, skipped: 0 });
    expect(changesIn(sandbox.requests)).toEqual([]);
  });

  it('must name the version of an entity that has one, unless keep includes it', async () => {
    const { sandbox, client, users } = organisation(4);
    const keep = ['id', 'title'] as const;
    for (const version of [undefined, null]) {
      const plan = () => ({ title: 'Lead', version }) as never;
      const error = await errorOf(leads(client, { keep, plan }).start(), ConfigurationError);
      expect(error.message).toContain('the entity has a version, and the change has none');
    }
    await errorOf(leads(client, { keep }).start(), ConfigurationError);
    expect(changesIn(sandbox.requests)).toEqual([]);
    const inChange = leads(client, {
      keep,
      plan: (user) => (user.department === 'Support' ? ({ title: 'Lead', version: user.version } as never) : undefined),
      apply: ({ id }, change, request) => users.patchUser(id, change as never, request),
    });
    expect(await inChange.start()).toMatchObject({ done: 2, failed: 0 });
    const without = leads(client, { keep, source: () => unversioned as never, plan: () => ({ title: 'Lead' }) });
    expect((await without.rehearse()).planned).toBe(1);
  });

  it('fails only the entity for which it returns an invalid change on a second read, and notes name it', async () => {
    const { sandbox, client, users } = organisation(6);
    const all = await users.getUsers({ pageSize: 100 }).items().toArray();
    const [first] = supporters(sandbox);
    await users.patchUser(first!.id, { name: 'Renamed', version: 1 });
    const journal = memoryJournal();
    const before = changesIn(sandbox.requests).length;
    const plan = (user: { name?: string; department?: string }) => {
      if (user.name === 'Renamed') return Promise.resolve({ title: 'Lead' }) as never;
      return user.department === 'Support' ? { title: 'Lead' } : undefined;
    };
    expect(await leads(client, { journal, plan, source: () => all }).start()).toEqual({
      total: 3,
      done: 2,
      failed: 1,
      skipped: 0,
    });
    const notes: BulkNote[] = [];
    for await (const note of leads(client, { journal, plan }).notes()) notes.push(note);
    expect(notes).toEqual([{ key: first!.id, state: 'failed', reason: expect.stringContaining('it is a promise') as string }]);
    // The rejected entity was sent once, before its conflict was detected.
    expect(changesIn(sandbox.requests)).toHaveLength(before + 3);
    expect(supporters(sandbox)[0]).toMatchObject({ name: 'Renamed', version: 2 });
  });

  it('reaches the platform exactly as the journal stores it, or not at all', async () => {
    const { client } = organisation(0);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(undefined, NaN, Infinity, Promise.resolve(1), () => 1, new Map(), Symbol('x'), 1n, new Date(0)),
    );
    const anyResult = fc.oneof(value, fc.dictionary(fc.string({ minLength: 1 }), value));
    await fc.assert(
      fc.asyncProperty(anyResult, async (change) => {
        const sentChanges: unknown[] = [];
        const run = leads(client, {
          source: () => [{ id: 'one' }] as never,
          plan: () => change as never,
          apply: (_keptValues, change) => Promise.resolve(sentChanges.push(change)),
        });
        const report = await Promise.resolve(run.start()).catch((error: unknown) => error);
        if (report instanceof ConfigurationError) expect(report.message).toContain('"one"');
        else if (change === undefined) expect(report).toMatchObject({ total: 0 });
        else expect(report).toMatchObject({ total: 1, done: 1 });
        const expected = report instanceof ConfigurationError || change === undefined ? [] : [JSON.parse(JSON.stringify(change))];
        expect(sentChanges).toEqual(expected);
        for (const each of sentChanges)
          expect(Object.keys(each as object).filter((field) => field !== 'version')).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('applied', () => {
  it('fails the entity if it returns a promise, instead of counting it as done', async () => {
    const { sandbox, client } = organisation(2, async (request, send) => {
      if (request.method !== 'PATCH') return await send();
      throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
    });
    const report = await leads(client, { applied: () => Promise.resolve(false) as never }).start({ maxWaitMs: 0 });
    expect(report).toEqual({ total: 1, done: 0, failed: 1, skipped: 0 });
    expect(supporters(sandbox)[0]).toMatchObject({ version: 1 });
  });
});

describe('A batch', () => {
  it.each([[{ size: 2 }], [{ size: 2, apply: 1 }], [{ size: 2, apply: () => undefined, refuse: 1 }], [5], [null]])(
    'is rejected as %j',
    (batch) => {
      const { client } = organisation(0);
      expect(() => leads(client, { batch: batch as never })).toThrow(ConfigurationError);
    },
  );

  it.each([[undefined], [null], [7]])('fails for a key that refused names with the reason %s', async (reason) => {
    const { sandbox, client } = organisation(8);
    const [, second] = supporters(sandbox);
    const batch = { size: 4, apply: () => Promise.resolve({}), refused: () => [[second!.id, reason]] as never };
    expect(await leads(client, { batch }).start()).toMatchObject({ done: 3, failed: 1 });
  });
});
