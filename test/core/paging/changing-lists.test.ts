import type { ApiPromise, ItemsOptions } from 'contact-centre-client';
import { ApiError, ListChangedError, PlatformApi } from 'contact-centre-client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, errorOf } from '../probe.js';
import type { Skill } from './support.js';
import { answering, skill, skillsTo } from './support.js';

class Lists extends PlatformApi {
  list(route: string, required: object, opts: object): ApiPromise<{ entities: Skill[] }> {
    return this.call('list', route as 'GET /x', required as Record<string, unknown>, opts);
  }
}

/** What happens to a list between two requests: items are deleted at offsets, then inserted at offsets. */
interface Change {
  take: readonly number[];
  add: readonly number[];
}

/** How a platform pages: the arguments of a call for pages of a size, and the response to a request. */
interface Kind {
  route: string;
  required?: (size: number) => object;
  opts?: (size: number) => object;
  respond: (list: readonly Skill[], read: (name: string) => string | undefined, size: number) => object;
}

const slice = (list: readonly Skill[], number: number, size: number): Skill[] => list.slice((number - 1) * size, number * size);

const sized = (size: number) => ({ pageSize: size });

const numbered = (read: (name: string) => string | undefined, fallback: number) => ({
  number: Number(read('pageNumber') ?? 1),
  size: Number(read('pageSize') ?? fallback),
});

const kinds: Record<string, Kind> = {
  'page number with pageCount': {
    route: 'GET /api/v2/probes',
    opts: sized,
    respond: (list, read, fallback) => {
      const { number, size } = numbered(read, fallback);
      const pageCount = Math.ceil(list.length / size);
      return { entities: slice(list, number, size), pageNumber: number, pageSize: size, pageCount, total: list.length };
    },
  },
  'page number with total and nextUri': {
    route: 'GET /api/v2/probes',
    opts: sized,
    respond: (list, read, fallback) => {
      const { number, size } = numbered(read, fallback);
      const next = number * size < list.length ? { nextUri: `/x?pageNumber=${number + 1}` } : {};
      return { entities: slice(list, number, size), total: list.length, ...next };
    },
  },
  'page number with total alone': {
    route: 'GET /api/v2/probes',
    opts: sized,
    respond: (list, read, fallback) => {
      const { number, size } = numbered(read, fallback);
      return { entities: slice(list, number, size), total: list.length };
    },
  },
  'page number with pageCount and total, but no number in the response': {
    route: 'GET /api/v2/probes',
    opts: sized,
    respond: (list, read, fallback) => {
      const { number, size } = numbered(read, fallback);
      const pageCount = Math.ceil(list.length / size);
      return { entities: slice(list, number, size), pageSize: size, pageCount, total: list.length };
    },
  },
  'page number in the body': {
    route: 'POST /api/v2/probes/search',
    required: (size) => ({ body: { pageSize: size, query: 'a' } }),
    respond: (list, read, fallback) => {
      const { number, size } = numbered(read, fallback);
      const pageCount = Math.ceil(list.length / size);
      return { results: slice(list, number, size), pageNumber: number, pageSize: size, pageCount, total: list.length };
    },
  },
  'paging in the body with totalHits': {
    route: 'POST /api/v2/analytics/conversations/details/query',
    required: (size) => ({ body: { interval: 'a/b', paging: { pageSize: size, pageNumber: 1 } } }),
    respond: (list, read, fallback) => {
      const { number, size } = numbered(read, fallback);
      return { conversations: slice(list, number, size), totalHits: list.length };
    },
  },
  startIndex: {
    route: 'GET /api/v2/scim/v2/users',
    opts: (size) => ({ count: size }),
    respond: (list, read, fallback) => {
      const start = Number(read('startIndex') ?? 1);
      const count = Number(read('count') ?? fallback);
      return { Resources: list.slice(start - 1, start - 1 + count), startIndex: start, totalResults: list.length };
    },
  },
  'after with total': {
    route: 'GET /api/v2/probes',
    opts: sized,
    respond: (list, read, size) => ({ ...kinds['after']!.respond(list, read, size), total: list.length }),
  },
  after: {
    route: 'GET /api/v2/probes',
    opts: sized,
    respond: (list, read, size) => {
      const rest = list.filter((item) => order(item) > Number(read('after') ?? -1));
      const entities = rest.slice(0, size);
      return { entities, ...(rest.length > size && { cursors: { after: `${order(entities.at(-1)!)}` } }) };
    },
  },
};

/** The position of an item in the list, as a cursor stores it. */
const orders = new Map<string, number>();
const order = ({ id }: Skill): number => orders.get(id) ?? 0;

/** A simulated list that changes before each request except the first. */
function simulated(kind: Kind, count: number, size: number, changes: readonly Change[], delays: readonly number[] = []) {
  orders.clear();
  let list = skillsTo(count);
  for (const [index, { id }] of list.entries()) orders.set(id, index);
  const throughout = new Set(list.map(({ id }) => id));
  let next = 1000;
  const failing = new Set<number>();
  const change = ({ take, add }: Change): void => {
    for (const place of take) {
      const [removedItem] = list.splice(place % Math.max(1, list.length), 1);
      throughout.delete(removedItem?.id ?? '');
    }
    for (const place of add) {
      const at = place % (list.length + 1);
      const added = skill(next++);
      const before = list[at - 1];
      const after = list[at];
      const low = before ? order(before) : -1;
      orders.set(added.id, (low + (after ? order(after) : low + 2)) / 2);
      list = list.toSpliced(at, 0, added);
    }
  };
  let requests = 0;
  const { client, sent } = answering(async (query, { body }) => {
    const number = requests++;
    const now = changes[number - 1];
    if (now) change(now);
    if (failing.delete(number)) return answer(503, { message: 'later' });
    const sentBody = JSON.parse(body ?? '{}') as Record<string, unknown>;
    const values = { ...sentBody, ...(sentBody['paging'] as object | undefined) } as Record<string, unknown>;
    const read = (name: string): string | undefined =>
      query.get(name) ?? (values[name] === undefined ? undefined : JSON.stringify(values[name]));
    // Half of the responses show the list at the time when they are sent, half of them when they arrive.
    const delay = delays[number % Math.max(1, delays.length)] ?? 0;
    const early = kind.respond(list, read, size);
    for (let turn = 0; turn < delay; turn++) await Promise.resolve();
    return answer(200, delay % 2 === 0 ? early : kind.respond(list, read, size));
  });
  const api = new Lists(client);
  const call = () => api.list(kind.route, kind.required?.(size) ?? {}, kind.opts?.(size) ?? {});
  return { call, sent, throughout, failing, current: () => list };
}

async function collect(items: AsyncIterable<Skill>): Promise<{ ids: string[]; error: unknown }> {
  const ids: string[] = [];
  try {
    for await (const { id } of items) ids.push(id);
    return { ids, error: undefined };
  } catch (error) {
    return { ids, error };
  }
}

const places = fc.array(fc.nat(200), { maxLength: 12 });
const none: readonly number[] = [];
const deletion: fc.Arbitrary<Change> = places.map((take) => ({ take, add: none }));
const insertion: fc.Arbitrary<Change> = places.map((add) => ({ take: none, add }));
/** Deletions or insertions, but not both between the same two requests: the total always shows them. */
const shownChange = fc.oneof(deletion, insertion);
/** The changes of a list that only shrinks, or only grows. */
const oneWayChanges = (minLength = 0): fc.Arbitrary<Change[]> =>
  fc.oneof(...[deletion, insertion].map((change) => fc.array(change, { minLength, maxLength: 40 })));
const anyChange: fc.Arbitrary<Change> = fc.record({ take: places, add: places });
const sizes = fc.integer({ min: 1, max: 30 });
const counts = fc.integer({ min: 0, max: 160 });
const concurrencies = fc.integer({ min: 1, max: 8 });
const delays = fc.array(fc.nat(9), { maxLength: 7 });

async function expectCompleteOrRejected(list: ReturnType<typeof simulated>, options: ItemsOptions<Skill>): Promise<void> {
  const items = list.call().items(options);
  const { ids, error } = await collect(items);
  expect(new Set(ids).size).toBe(ids.length);
  if (error !== undefined) {
    expect(error).toBeInstanceOf(ListChangedError);
    return;
  }
  expect(items.ended).toBe('complete');
  const missing = [...list.throughout].filter((id) => !ids.includes(id));
  expect(missing).toEqual([]);
}

describe.each(Object.entries(kinds))('A list by %s that changes between requests', (_name, kind) => {
  it('is complete or rejects if the total shows the changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        counts,
        sizes,
        concurrencies,
        fc.array(shownChange, { maxLength: 40 }),
        async (count, size, concurrency, changes) => {
          await expectCompleteOrRejected(simulated(kind, count, size, changes), { concurrency });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is complete or rejects if it only shrinks, or only grows, and responses overtake each other', async () => {
    await fc.assert(
      fc.asyncProperty(
        counts,
        sizes,
        concurrencies,
        delays,
        oneWayChanges(),
        async (count, size, concurrency, waits, changes) => {
          await expectCompleteOrRejected(simulated(kind, count, size, changes, waits), { concurrency });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is complete or rejects with `strict`, even if deletions and insertions balance each other', async () => {
    await fc.assert(
      fc.asyncProperty(
        counts,
        sizes,
        concurrencies,
        delays,
        fc.array(anyChange, { maxLength: 40 }),
        async (count, size, concurrency, waits, changes) => {
          await expectCompleteOrRejected(simulated(kind, count, size, changes, waits), { concurrency, strict: true });
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([1, 2, 3, 8])('never rejects if it only grows at its end, with %i pages at once', async (concurrency) => {
    const changes = Array.from({ length: 60 }, (): { take: number[]; add: number[] } => ({ take: [], add: [] }));
    let length = 95;
    for (const change of changes.slice(0, 40)) change.add.push(length++);
    const list = simulated(kind, 95, 10, changes);
    const { ids, error } = await collect(list.call().items({ concurrency }));
    expect(error).toBeUndefined();
    expect([...list.throughout].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is complete or rejects if one item is deleted and one inserted alternately', async () => {
    for (const concurrency of [1, 2, 3, 5, 8]) {
      const changes = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? { take: [0], add: [] } : { take: [], add: [9999] }));
      await expectCompleteOrRejected(simulated(kind, 97, 10, changes), { concurrency });
    }
  });

  it.each([1, 3, 8])('is complete or rejects if it shrinks to nothing, with %i pages at once', async (concurrency) => {
    for (const share of [1, 7, 30]) {
      const changes = Array.from({ length: 300 }, () => ({ take: Array.from({ length: share }, () => 0), add: [] }));
      await expectCompleteOrRejected(simulated(kind, 300, 10, changes), { concurrency });
    }
  });

  it('is continued without loss or duplicates after a failure at any request, if it stays the same', async () => {
    await fc.assert(
      fc.asyncProperty(counts, sizes, concurrencies, fc.boolean(), fc.nat(30), async (count, size, concurrency, strict, at) => {
        const list = simulated(kind, count, size, []);
        list.failing.add(at);
        const items = list.call().items({ concurrency, strict });
        const first = await collect(items);
        if (first.error === undefined) {
          expect(first.ids).toEqual(skillsTo(count).map(({ id }) => id));
          return;
        }
        const error = await errorOf(Promise.reject(first.error as Error), ApiError);
        expect(error.position).toBe(items.position);
        const from = error.position === undefined ? {} : { from: error.position };
        const rest = await collect(list.call().items({ concurrency, strict, ...from }));
        expect(rest.error).toBeUndefined();
        expect([...first.ids, ...rest.ids]).toEqual(skillsTo(count).map(({ id }) => id));
      }),
      { numRuns: 60 },
    );
  });

  it('is continued without loss after a failure at any request while it changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        counts,
        sizes,
        concurrencies,
        delays,
        oneWayChanges(1),
        fc.integer({ min: 1, max: 30 }),
        async (count, size, concurrency, waits, changes, at) => {
          const list = simulated(kind, count, size, changes, waits);
          list.failing.add(at);
          const items = list.call().items({ concurrency });
          const first = await collect(items);
          if (!(first.error instanceof ApiError)) return;
          const from = items.position === undefined ? {} : { from: items.position };
          const rest = await collect(list.call().items({ concurrency, ...from }));
          if (rest.error !== undefined) {
            expect(rest.error).toBeInstanceOf(ListChangedError);
            return;
          }
          const missing = [...list.throughout].filter((id) => !first.ids.includes(id) && !rest.ids.includes(id));
          expect(missing).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is continued without loss from a position whose items were deleted or moved meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 80 }),
        sizes,
        fc.integer({ min: 1, max: 80 }),
        anyChange,
        async (count, size, max, change) => {
          const list = simulated(kind, count, size, []);
          const items = list.call().items({ max });
          const { ids } = await collect(items);
          const { call, throughout } = simulated(kind, count, size, [{ take: none, add: none }, change]);
          await collect(call().items({ max: 1 }));
          await call();
          const rest = await collect(call().items({ from: items.position! }));
          if (rest.error !== undefined) {
            expect(rest.error).toMatchObject({ name: 'ListChangedError', reason: 'missing' });
            return;
          }
          const missing = [...throughout].filter((id) => !ids.includes(id) && !rest.ids.includes(id));
          expect(missing).toEqual([]);
          expect(rest.ids.filter((id) => ids.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
