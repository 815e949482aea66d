import { ApiError, ConfigurationError, InvalidParameterError, PlatformApi } from 'contact-centre-client';
import type { ItemsOptions, PagedItems } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import type { ListPosition } from '../../../src/core/paging/list-position.js';
import { answer, errorOf, failureOf } from '../probe.js';
import { answering, paged, skill, skillsTo } from './support.js';
import type { Handler, Skill } from './support.js';

class Lists extends PlatformApi {
  list(opts: object = {}) {
    return this.call<{ entities: Skill[] }>('list', 'GET /api/v2/probes', {}, opts);
  }
}

function lists(handler: Handler) {
  const { client, sent, queries } = answering(handler);
  return { api: new Lists(client), sent, queries };
}

const inTurn = (...bodies: unknown[]): Handler => {
  let at = 0;
  return () => answer(200, bodies[Math.min(at++, bodies.length - 1)]);
};

/** Pages of three by number, or by cursor in one of two directions. */
const byNumber = paged(() => skillsTo(8), 3);
const byCursor: Handler = (query) => {
  const start = Number(query.get('after') ?? 0);
  const end = query.has('before') ? Number(query.get('before')) : start + 3;
  const cursors = {
    ...(end < 8 && { after: `${end}` }),
    ...(end > 3 && { before: `${end - 3}` }),
  };
  return answer(200, { entities: skillsTo(8).slice(Math.max(0, end - 3), end), cursors });
};

type Position = Pick<ListPosition, 'page' | 'size' | 'index' | 'given'> & { last: string[] };

const parse = (position: string | undefined): Position => JSON.parse(position!) as Position;

const numbersOf = ({ last }: Position): number[] => last.map((id) => Number(id.slice('skill-'.length)));

async function read(items: PagedItems<Skill>, count: number): Promise<Skill[]> {
  const results: Skill[] = [];
  for await (const item of items) if (results.push(item) === count) break;
  return results;
}

describe('The position after an item', () => {
  it.each<[number, object, number, number[]]>([
    [1, {}, 0, [1]],
    [2, {}, 1, [2, 1]],
    [3, {}, 2, [3, 2, 1]],
    [4, { pageNumber: 2 }, 0, [4, 3, 2, 1]],
    [5, { pageNumber: 2 }, 1, [5, 4, 3, 2, 1]],
    [6, { pageNumber: 2 }, 2, [6, 5, 4, 3, 2]],
    [7, { pageNumber: 3 }, 0, [7, 6, 5, 4]],
    [8, { pageNumber: 3 }, 1, [8, 7, 6, 5, 4]],
  ])('names it, up to four items before it, and its page: %i', async (count, page, index, last) => {
    const { api } = lists(byNumber);
    const items = api.list().items();
    await read(items, count);
    const position = parse(items.position);
    expect(position).toMatchObject({ v: 2, operation: 'list', page, size: 3, index, given: count, total: 8 });
    expect([position.page, numbersOf(position)]).toEqual([page, last]);
    const limited = api.list().items({ max: count });
    await limited.toArray();
    expect(limited.position).toBe(items.position);
  });

  it.each<[number, object, number, number[]]>([
    [1, { before: '8' }, 2, [8]],
    [3, { before: '8' }, 0, [6, 7, 8]],
    [4, { before: '5' }, 2, [5, 6, 7, 8]],
    [5, { before: '5' }, 1, [4, 5, 6, 7, 8]],
    [6, { before: '5' }, 0, [3, 4, 5, 6, 7]],
    [7, { before: '2' }, 1, [2, 3, 4, 5]],
  ])('names the items after it if the list is read backwards: %i', async (count, page, index, last) => {
    const items = lists(byCursor).api.list({ before: '8' }).items();
    await read(items, count);
    const position = parse(items.position);
    expect(position).toMatchObject({ index, given: count });
    expect([position.page, numbersOf(position)]).toEqual([page, last]);
    expect(position).not.toHaveProperty('total');
  });

  it('of a page that was read as a whole is its last item', async () => {
    const items = lists(byNumber).api.list().items();
    const positions: [object, number, number, number[]][] = [];
    for await (const page of items.pages()) {
      const { entities } = page;
      const position = parse(items.position);
      expect(numbersOf(position)[0]).toBe(Number(entities.at(-1)!.id.slice('skill-'.length)));
      positions.push([position.page, position.index, position.given, numbersOf(position)]);
    }
    expect(positions).toEqual([
      [{}, 2, 3, [3, 2, 1]],
      [{ pageNumber: 2 }, 2, 6, [6, 5, 4, 3, 2]],
      [{ pageNumber: 3 }, 1, 8, [8, 7, 6, 5, 4]],
    ]);
  });

  it('counts the items of earlier readings', async () => {
    const { api } = lists(byNumber);
    const first = api.list().items({ max: 4 });
    await first.toArray();
    const second = api.list().items({ from: first.position!, max: 3 });
    expect(await second.toArray()).toEqual([5, 6, 7].map(skill));
    expect(parse(second.position)).toMatchObject({ page: { pageNumber: 3 }, index: 0, given: 7 });
  });

  it('is the given one in an error before the first item', async () => {
    const first = lists(byNumber).api.list().items({ max: 4 });
    await first.toArray();
    const from = first.position!;
    const { api } = lists(() => answer(400, { message: 'no' }));
    expect((await errorOf(api.list().items({ from }).toArray(), ApiError)).position).toBe(from);
    const pages = api.list().items({ from }).pages()[Symbol.asyncIterator]();
    expect((await errorOf(pages.next(), ApiError)).position).toBe(from);
  });

  it.each<[string, ItemsOptions<Skill>, number]>([
    ['duplicates are left out', {}, 0],
    ['duplicates are returned', { key: false }, 1],
  ])('has the index of the item in its page if %s', async (_what, options, extra) => {
    const { api } = lists(inTurn({ entities: [1, 2, 2, 3].map(skill) }));
    const items = api.list().items(options);
    await read(items, 3 + extra);
    expect(parse(items.position)).toMatchObject({ index: 3, given: 3 + extra });
  });

  it('has the size of the request, else that of the response', async () => {
    const sizeAfter = async (opts: object, body: object): Promise<number | undefined> => {
      const items = lists(inTurn({ entities: skillsTo(2), ...body }))
        .api.list(opts)
        .items();
      await items.toArray();
      return parse(items.position).size;
    };
    expect(await sizeAfter({ pageSize: 7 }, { pageSize: 9 })).toBe(7);
    expect(await sizeAfter({ count: 8 }, { pageSize: 9 })).toBe(8);
    expect(await sizeAfter({ pageSize: 7, count: 8 }, {})).toBe(7);
    expect(await sizeAfter({}, { pageSize: 9 })).toBe(9);
    expect(await sizeAfter({}, { pageSize: 0 })).toBeUndefined();
    expect(await sizeAfter({}, {})).toBeUndefined();
  });
});

describe('An iterator of items', () => {
  it('can be iterated itself', async () => {
    const iterator = lists(byNumber).api.list().items()[Symbol.asyncIterator]() as AsyncIterableIterator<Skill>;
    expect((await iterator.next()).value).toEqual(skill(1));
    const rest: Skill[] = [];
    for await (const item of iterator) rest.push(item);
    expect(rest).toEqual(skillsTo(8).slice(1));
  });

  it('returns items in order if all are requested at once, and nothing after the last', async () => {
    const iterator = lists(byNumber).api.list().items()[Symbol.asyncIterator]();
    const results = await Promise.all(Array.from({ length: 10 }, () => iterator.next()));
    expect(results.map(({ value }) => (value as Skill | undefined)?.id)).toEqual([
      ...skillsTo(8).map(({ id }) => id),
      undefined,
      undefined,
    ]);
    expect(results.map(({ done }) => done)).toEqual([...skillsTo(8).map(() => false), true, true]);
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
  });

  it('keeps the order if an item is requested while a page is awaited and items of it are left', async () => {
    const iterator = lists(byNumber).api.list().items()[Symbol.asyncIterator]();
    const order: string[] = [];
    const take = async (): Promise<void> => void order.push(((await iterator.next()).value as Skill).id);
    await Promise.all([take(), take().then(take), take()]);
    expect(order.toSorted()).toEqual(order);
    expect(order).toHaveLength(4);
  });

  it('rejects with the error that is thrown into it, and ends', async () => {
    const { api, sent } = lists(byNumber);
    const items = api.list().items();
    const iterator = items[Symbol.asyncIterator]();
    await iterator.next();
    expect(await failureOf(iterator.throw!(new RangeError('enough')))).toEqual(new RangeError('enough'));
    for (let count = 0; count < 3; count++) await iterator.next();
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
    expect([sent.length, items.ended]).toEqual([1, undefined]);
  });

  it('ends after a failure, without another request', async () => {
    const { api, sent } = lists((query, request) =>
      query.has('pageNumber') ? answer(400, { message: 'no' }) : byNumber(query, request),
    );
    const items = api.list().items();
    const iterator = items[Symbol.asyncIterator]();
    for (let count = 0; count < 3; count++) await iterator.next();
    const error = await errorOf(iterator.next(), ApiError);
    expect(error.position).toBe(items.position);
    expect(numbersOf(parse(error.position))).toEqual([3, 2, 1]);
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
    expect([sent.length, items.ended]).toEqual([2, undefined]);
  });

  it('rejects once if several items were requested at once', async () => {
    const { api, sent } = lists(() => answer(400, { message: 'no' }));
    const iterator = api.list().items()[Symbol.asyncIterator]();
    const [first, second] = await Promise.allSettled([iterator.next(), iterator.next()]);
    expect(first).toMatchObject({ status: 'rejected', reason: { status: 400 } });
    expect(second).toEqual({ status: 'fulfilled', value: { value: undefined, done: true } });
    expect(sent).toHaveLength(1);
  });

  it('adds its position to an error of this package only', async () => {
    const { api } = lists(byNumber);
    const onPage = (page: unknown): void => {
      if ((page as { pageNumber: number }).pageNumber === 2) throw new RangeError('full');
    };
    const error = await errorOf(api.list().items({ onPage }).toArray(), RangeError);
    expect(error).not.toHaveProperty('position');
    const early = lists(() => answer(400, { message: 'no' }));
    expect(await errorOf(early.api.list().items().toArray(), ApiError)).not.toHaveProperty('position');
  });

  it('adds no position to an error that several readings share', async () => {
    const { api } = lists(byNumber);
    const shared = new ConfigurationError('stopped');
    const onPage = (page: unknown): void => {
      if ((page as { pageNumber: number }).pageNumber === 2) throw shared;
    };
    await errorOf(api.list().items({ onPage }).toArray(), ConfigurationError);
    expect(parse((shared as { position?: string }).position).given).toBe(3);
    await errorOf(api.list().items({ onPage }).toArray(), ConfigurationError);
    expect(shared).toHaveProperty('position', undefined);
  });
});

describe('An iteration over pages', () => {
  it('rejects with the position after the last page that was returned', async () => {
    const { api } = lists((query, request) =>
      query.get('pageNumber') === '3' ? answer(400, { message: 'no' }) : byNumber(query, request),
    );
    const items = api.list().items();
    const pages: unknown[] = [];
    const reading = async (): Promise<void> => {
      for await (const page of items.pages()) pages.push(page);
    };
    const error = await errorOf(reading(), ApiError);
    expect([pages.length, items.ended, error.position]).toEqual([2, undefined, items.position]);
    expect(numbersOf(parse(error.position))).toEqual([6, 5, 4, 3, 2]);
  });

  it.each([
    [1, 1, 'max'],
    [3, 1, 'max'],
    [4, 2, 'max'],
    [8, 3, 'max'],
    [9, 3, 'complete'],
  ])('with at most %i items has %i pages, and ends by "%s"', async (max, count, ended) => {
    const { api, sent } = lists(byNumber);
    const items = api.list().items({ max });
    const pages: unknown[] = [];
    for await (const page of items.pages()) pages.push(page);
    expect([pages.length, items.ended, sent.length]).toEqual([count, ended, count]);
  });
});

describe('A list that ends with its last item', () => {
  it.each([
    [7, 'max'],
    [8, 'max'],
    [9, 'complete'],
  ])('with at most %i items ends by "%s"', async (max, ended) => {
    const items = lists(byNumber).api.list().items({ max });
    expect(await items.toArray()).toHaveLength(Math.min(8, max));
    expect(items.ended).toBe(ended);
  });

  it('may have exactly as many items as an array', async () => {
    const { api } = lists(byNumber);
    expect(await api.list().items().toArray({ max: 8 })).toHaveLength(8);
    expect((await failureOf(api.list().items().toArray({ max: 7 }))) as object).toMatchObject({ max: 7 });
    expect((await failureOf(api.list().items().toArray({ max: 0 }))) as object).toMatchObject({ max: 0 });
    expect(await api.list().items().toArray({ max: Infinity })).toHaveLength(8);
  });
});

describe('The cost of a list', () => {
  const costOf = (body: object, options?: ItemsOptions<Skill>) => lists(inTurn(body)).api.list().items(options).cost();

  it.each<[object, number, { items: number | undefined; requests: number | undefined }]>([
    [{ entities: skillsTo(2), total: 9, pageSize: 2 }, 3, { items: 3, requests: 2 }],
    [{ entities: skillsTo(2), total: 9, pageSize: 2 }, 4, { items: 4, requests: 2 }],
    [{ entities: skillsTo(2), total: 9, pageSize: 2 }, 100, { items: 9, requests: 5 }],
    [{ entities: skillsTo(2), total: 9, pageSize: 4 }, 5, { items: 5, requests: 2 }],
    [{ entities: skillsTo(2), pageNumber: 1, pageCount: 7, pageSize: 2 }, 3, { items: undefined, requests: 2 }],
    [{ entities: skillsTo(2), pageNumber: 1, pageCount: 7 }, 5, { items: undefined, requests: 3 }],
    [{ entities: [], pageNumber: 1, pageCount: 7 }, 5, { items: undefined, requests: 7 }],
    [{ entities: skillsTo(2) }, 5, { items: undefined, requests: undefined }],
    [{ entities: [], total: 0 }, 5, { items: 0, requests: undefined }],
  ])('of %j with at most %i items', async (body, max, cost) => {
    expect(await costOf(body, { max })).toEqual(cost);
  });

  it('of a failed page is requested again, also for the items', async () => {
    const { api, sent } = lists((query, request) =>
      sent.length < 2 ? answer(400, { message: 'no' }) : byNumber(query, request),
    );
    const items = api.list().items();
    await errorOf(items.cost(), ApiError);
    expect(await items.toArray()).toHaveLength(8);
    expect(sent).toHaveLength(4);
  });

  it('is not computed for wrong options, nor for an operation that may change data', async () => {
    const { client, sent } = answering(byNumber);
    class Changes extends PlatformApi {
      change() {
        return this.call<{ entities: Skill[] }>('change', 'POST /api/v2/probes', { body: {} });
      }
    }
    await errorOf(new Changes(client).change().items().cost(), InvalidParameterError);
    await errorOf(new Lists(client).list().items({ max: -1 }).cost(), InvalidParameterError);
    expect(sent).toHaveLength(0);
  });
});

describe('A list by page number', () => {
  it.each([true, false])('is refused backwards only with `strict` (%s)', async (strict) => {
    const { api } = lists(byNumber);
    const reading = api.list({ pageNumber: 2 }).items({ direction: 'backward', strict }).toArray();
    if (!strict) {
      expect(await reading).toEqual([6, 5, 4, 3, 2, 1].map(skill));
      return;
    }
    expect((await errorOf(reading, InvalidParameterError)).message).toContain(
      'a list by page number cannot be verified backwards. Read it forwards, or without strict',
    );
  });

  it('is read backwards with `strict` from its first page, and by cursor', async () => {
    const { api } = lists(byNumber);
    expect(await api.list().items({ direction: 'backward', strict: true }).toArray()).toEqual([3, 2, 1].map(skill));
    const cursors = lists(byCursor);
    expect(await cursors.api.list({ before: '5' }).items({ strict: true }).toArray()).toEqual([5, 4, 3, 2, 1].map(skill));
  });

  it.each<[string, object, string]>([
    ['pages that are counted', { pageNumber: 1, pageCount: 3, total: 84, pageSize: 30 }, '?pageNumber=2&pageSize=29'],
    ['an address with a number', { nextUri: '?pageNumber=2' }, '?pageNumber=2&pageSize=29'],
    ['a start index', { totalResults: 84 }, '?startIndex=30'],
    ['a cursor', { nextUri: '?after=a', total: 84 }, '?after=a'],
  ])('is verified by an overlap if it is strict and has %s', async (_what, fields, query) => {
    const { api, queries } = lists(inTurn({ entities: skillsTo(30), ...fields }, { message: 'no page' }));
    await errorOf(api.list().items({ strict: true }).toArray(), InvalidParameterError);
    expect(queries()).toEqual(['', query]);
  });
});
