import { AbortError, ConfigurationError } from 'contact-centre-client';
import { memoryJournal } from 'contact-centre-client/bulk';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../core/probe.js';
import { createDeferred, leads, organisation, supporters, watchJournal } from './support.js';

const changesIn = (requests: readonly { method: string }[]) => requests.filter(({ method }) => method !== 'GET');

/** Resolves `begun` when it is read, and never yields. */
function hanging() {
  const hasBegun = createDeferred();
  const next = (): Promise<IteratorResult<never>> => {
    hasBegun.resolve();
    return new Promise(() => undefined);
  };
  return { hasBegun: hasBegun.promise, source: () => ({ [Symbol.asyncIterator]: () => ({ next }) }) };
}

describe('The source of a run', () => {
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 5],
    ['a string', 'abc'],
    ['an object', { entities: [] }],
    ['a function', () => []],
    ['a Promise', Promise.resolve([])],
    ['an object', { [Symbol.iterator]: 5 }],
    ['an object', { [Symbol.asyncIterator]: () => undefined }],
    ['an object', { [Symbol.iterator]: () => ({}) }],
  ])('is rejected by name if it returns %s', async (kind, result) => {
    const { sandbox, client } = organisation(4);
    const run = leads(client, { source: () => result as never });
    for (const work of [() => run.start(), () => run.rehearse(), () => run.chunks()]) {
      const { message } = await errorOf(work(), ConfigurationError);
      expect(message).toContain(`source of the bulk run leads returned ${kind}. It must return an iterable of entities`);
    }
    expect(changesIn(sandbox.requests)).toEqual([]);
  });

  it('is rejected if its next() returns no result', async () => {
    const { client } = organisation(4);
    for (const next of [() => undefined, () => Promise.resolve(1)]) {
      const source = () => ({ [Symbol.asyncIterator]: () => ({ next }) }) as never;
      expect((await errorOf(leads(client, { source }).start(), ConfigurationError)).message).toContain('its next() returned');
    }
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'id'],
    ['a number', 1],
    ['an Array', []],
    ['a Map', new Map()],
  ])('may not yield %s, and is then closed', async (kind, item) => {
    const { sandbox, client } = organisation(4);
    let closing = 0;
    const source = function* () {
      try {
        yield supporters(sandbox)[0]!;
        yield item as never;
      } finally {
        closing += 1;
      }
    };
    const { message } = await errorOf(leads(client, { source }).start(), ConfigurationError);
    expect(message).toContain(`source of the bulk run leads yielded ${kind} at position 1`);
    expect(closing).toBe(1);
    expect(changesIn(sandbox.requests)).toEqual([]);
  });

  it('ends the run with its own error if it throws midway, before any request, and the run can be restarted', async () => {
    const { sandbox, client } = organisation(8);
    const journal = memoryJournal();
    const failure = new Error('the CRM is down');
    const source = async function* () {
      const [first] = supporters(sandbox);
      yield await Promise.resolve(first!);
      throw failure;
    };
    await expect(Promise.resolve(leads(client, { journal, source }).start())).rejects.toBe(failure);
    expect(changesIn(sandbox.requests)).toEqual([]);
    expect(await leads(client, { journal }).start()).toMatchObject({ total: 4, done: 4 });
  });

  it('may yield promises from an array, like for await, and the same entity several times', async () => {
    const { sandbox, client } = organisation(6);
    const all = supporters(sandbox);
    const source = () => [...all, ...all].map((each) => Promise.resolve(each)) as never;
    const run = leads(client, { source });
    expect(await run.rehearse()).toMatchObject({ entities: 6, planned: 3, repeated: 3 });
    expect(await run.start()).toMatchObject({ total: 3, done: 3 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it('ends with the run on abort even if it hangs', async () => {
    const { client } = organisation(0);
    for (const what of ['start', 'rehearse', 'chunks'] as const) {
      const ending = new AbortController();
      const { hasBegun, source } = hanging();
      const work = Promise.resolve(leads(client, { source })[what]({ signal: ending.signal }));
      await hasBegun;
      ending.abort();
      await errorOf(work, AbortError);
    }
  });

  it('is not read further and is closed if it yields after an abort', async () => {
    const { sandbox, client } = organisation(8);
    const ending = new AbortController();
    const { journal, lines } = watchJournal();
    let item = 0;
    const closing = createDeferred();
    const source = async function* () {
      try {
        for (const each of supporters(sandbox)) {
          item += 1;
          if (item === 2) ending.abort();
          yield await Promise.resolve(each);
        }
      } finally {
        closing.resolve();
      }
    };
    await errorOf(leads(client, { journal, source }).start({ signal: ending.signal }), AbortError);
    await closing.promise;
    expect(item).toBe(2);
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
    expect(changesIn(sandbox.requests)).toEqual([]);
  });
});
