import { ListChangedError, PlatformApi } from 'contact-centre-client';
import type { ItemsOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { answer } from '../probe.js';
import { answering, skill } from './support.js';
import type { Skill } from './support.js';

class Lists extends PlatformApi {
  list(opts: object = {}) {
    return this.call<{ entities: Skill[] }>('list', 'GET /api/v2/probes', {}, opts);
  }
}

interface Step {
  /** The numbers of its items. */
  items?: readonly number[];
  /** The cursor of the next page. */
  next?: string;
  /** Other fields of the page. */
  fields?: object;
}

const page = ({ items = [], next, fields }: Step): object => ({
  entities: items.map(skill),
  ...(next !== undefined && { nextUri: `?after=${next}` }),
  ...fields,
});

/** Reads pages that are returned in turn, the last one forever. @returns the numbers of the items, how the list ended, and how many requests it took */
async function read(steps: readonly object[], opts: object = {}, options: ItemsOptions<Skill> = {}) {
  const { client, sent } = answering(() => answer(200, steps[Math.min(sent.length, steps.length) - 1]));
  const items = new Lists(client).list(opts).items(options);
  const names: unknown[] = [];
  let reason: string | undefined;
  try {
    for await (const { name } of items) names.push(name);
  } catch (error) {
    reason = error instanceof ListChangedError ? error.reason : String(error);
  }
  const numbers = names.map((name) => (typeof name === 'string' ? Number(name.slice('Skill '.length)) : name));
  return [numbers.join(' '), reason ?? items.ended, sent.length];
}

describe('A list of linked pages', () => {
  it.each<[string, Step[], string, string, number]>([
    ['ends with a page without a link', [{ items: [1, 2], next: 'a' }, { items: [3] }], '1 2 3', 'complete', 2],
    [
      'rejects if a page leads to itself',
      [
        { items: [1], next: 'a' },
        { items: [2], next: 'a' },
      ],
      '1 2',
      'repeated',
      2,
    ],
    [
      'rejects if a page leads to an earlier one',
      [
        { items: [1], next: 'a' },
        { items: [2], next: 'b' },
        { items: [3], next: 'a' },
      ],
      '1 2 3',
      'repeated',
      3,
    ],
    [
      'is complete if a page leads back after as many items as its total',
      [
        { items: [1], next: 'a', fields: { total: 2 } },
        { items: [2], next: 'a', fields: { total: 2 } },
      ],
      '1 2',
      'complete',
      2,
    ],
    [
      'rejects if a page leads back one item before its total',
      [
        { items: [1], next: 'a', fields: { total: 3 } },
        { items: [2], next: 'a', fields: { total: 3 } },
      ],
      '1 2',
      'repeated',
      2,
    ],
    [
      'rejects if a page leads back, and its total is 0',
      [
        { items: [1], next: 'a', fields: { total: 0 } },
        { items: [2], next: 'a', fields: { total: 0 } },
      ],
      '1 2',
      'repeated',
      2,
    ],
    [
      'rejects if a page is repeated',
      [
        { items: [1, 2], next: 'a' },
        { items: [3], next: 'b' },
        { items: [3], next: 'c' },
      ],
      '1 2 3',
      'repeated',
      3,
    ],
    [
      'is complete if a page is repeated after as many items as its total',
      [
        { items: [1, 2], next: 'a', fields: { total: 3 } },
        { items: [3], next: 'b', fields: { total: 3 } },
        { items: [3], next: 'c', fields: { total: 3 } },
      ],
      '1 2 3',
      'complete',
      3,
    ],
    [
      'rejects after three pages in a row with items that were returned before',
      [
        { items: [1, 2, 3, 4], next: 'a' },
        { items: [1], next: 'b' },
        { items: [2], next: 'c' },
        { items: [3], next: 'd' },
        { items: [5] },
      ],
      '1 2 3 4',
      'repeated',
      4,
    ],
    [
      'continues after two such pages, and two more after a new item or an empty page',
      [
        { items: [1, 2, 3, 4], next: 'a' },
        { items: [1], next: 'b' },
        { items: [2], next: 'c' },
        { items: [5], next: 'd' },
        { items: [3], next: 'e' },
        { items: [4], next: 'f' },
        { items: [], next: 'g' },
        { items: [1], next: 'h' },
        { items: [2], next: 'i' },
        { items: [6] },
      ],
      '1 2 3 4 5 6',
      'complete',
      10,
    ],
    [
      'rejects after three empty pages in a row that lead to another one',
      [{ items: [1], next: 'a' }, { next: 'b' }, { next: 'c' }, { next: 'd' }, { items: [2] }],
      '1',
      'empty',
      4,
    ],
    [
      'continues after two empty pages, and two more after an item',
      [
        { items: [1], next: 'a' },
        { next: 'b' },
        { next: 'c' },
        { items: [2], next: 'd' },
        { next: 'e' },
        { next: 'f' },
        { items: [3] },
      ],
      '1 2 3',
      'complete',
      7,
    ],
    [
      'leaves out items that were returned before',
      [{ items: [1, 2], next: 'a' }, { items: [2, 3], next: 'b' }, { items: [3, 1, 4] }],
      '1 2 3 4',
      'complete',
      3,
    ],
  ])('%s', async (_what, steps, numbers, outcome, requests) => {
    expect(await read(steps.map(page))).toEqual([numbers, outcome, requests]);
  });

  it.each<[string, object[], string, string]>([
    ['new items without ids', [{ name: 1 }, { name: 2 }, { name: 3 }, { name: 4 }], '1 2 3 4', 'complete'],
    ['the same items without ids in turn', [1, 2, 1, 2, 1, 2, 3].map((name) => ({ name })), '1 2 1 2 1', 'repeated'],
    [
      'items with and without ids',
      [{ name: 1 }, { name: 2 }, { name: 1, id: 'a' }, { name: 2 }, { name: 1 }, { name: 3, id: 'b' }, { name: 4 }],
      '1 2 1 2 1 3 4',
      'complete',
    ],
  ])('may have %s', async (_what, items, numbers, outcome) => {
    const steps = items.map((item, index) => ({
      entities: [item],
      ...(index < items.length - 1 && { nextUri: `?after=${index}` }),
    }));
    const [names, ended] = await read(steps);
    expect([names, ended]).toEqual([numbers, outcome]);
  });
});

describe('A list of linked pages with a total', () => {
  const two = [1, 2];
  const next = 'a';

  it.each<[string, Step[], object, string]>([
    [
      'is cut off by a full page without a link',
      [{ items: two, next, fields: { total: 5, pageSize: 2 } }, { items: [3, 4] }],
      { pageSize: 2 },
      'ended',
    ],
    [
      'is cut off by a page of the stated size',
      [
        { items: two, next, fields: { total: 5 } },
        { items: [3, 4], fields: { total: 5, pageSize: 2 } },
      ],
      {},
      'ended',
    ],
    [
      'is cut off by a page that is longer than requested',
      [{ items: two, next, fields: { total: 9 } }, { items: [3, 4, 5] }],
      { pageSize: 2 },
      'ended',
    ],
    [
      'is complete with a page that is not full',
      [{ items: two, next, fields: { total: 5 } }, { items: [3] }],
      { pageSize: 2 },
      'complete',
    ],
    [
      'is complete with an empty page',
      [{ items: two, next, fields: { total: 5 } }, { fields: { pageSize: 0 } }],
      { pageSize: 2 },
      'complete',
    ],
    ['is complete with a page of unknown size', [{ items: two, next, fields: { total: 5 } }, { items: [3, 4] }], {}, 'complete'],
    ['is complete with all items', [{ items: two, next, fields: { total: 4 } }, { items: [3, 4] }], { pageSize: 2 }, 'complete'],
    [
      'is complete if items were received twice',
      [{ items: two, next, fields: { total: 4 } }, { items: [2, 3] }],
      { pageSize: 2 },
      'complete',
    ],
    [
      'is complete if its total has shrunk',
      [
        { items: two, next, fields: { total: 9 } },
        { items: [3, 4], fields: { total: 4 } },
      ],
      { pageSize: 2 },
      'complete',
    ],
    [
      'is complete if its total has grown',
      [
        { items: two, next, fields: { total: 4 } },
        { items: [3, 4], fields: { total: 9 } },
      ],
      { pageSize: 2 },
      'complete',
    ],
    [
      'is complete if its total shrank and grew',
      [
        { items: two, next, fields: { total: 9 } },
        { items: [3, 4], next: 'b', fields: { total: 6 } },
        { items: [5, 6], fields: { total: 9 } },
      ],
      { pageSize: 2 },
      'complete',
    ],
    [
      'is complete if it begins at a cursor',
      [{ items: two, next, fields: { total: 9 } }, { items: [3, 4] }],
      { pageSize: 2, after: 'x' },
      'complete',
    ],
    [
      'is complete if only its first page is full',
      [{ items: two, fields: { total: 5, pageSize: 2, pageNumber: 3, pageCount: 3 } }],
      {},
      'complete',
    ],
  ])('%s', async (_what, steps, opts, outcome) => {
    const [, ended] = await read(steps.map(page), opts);
    expect(ended).toBe(outcome);
  });

  it('is not compared with its total if it is continued, or read backwards', async () => {
    const steps = [
      { items: two, next, fields: { total: 9 } },
      { items: [3, 4], fields: { total: 9 } },
    ].map(page);
    expect(await read(steps, { pageSize: 2 })).toEqual(['1 2 3 4', 'ended', 2]);
    const { client, sent } = answering(() => answer(200, steps[Math.min(sent.length, 2) - 1]));
    const api = new Lists(client);
    const items = api.list({ pageSize: 2 }).items({ max: 1 });
    await items.toArray();
    sent.length = 0;
    const rest = api.list({ pageSize: 2 }).items({ from: items.position! });
    expect((await rest.toArray()).map(({ id }) => id)).toEqual([2, 3, 4].map((number) => `skill-${number}`));
    expect(rest.ended).toBe('complete');
    const backwards = [
      { entities: [3, 4].map(skill), previousUri: '?before=a', total: 9, pageSize: 2 },
      { entities: two.map(skill), total: 9, pageSize: 2 },
    ];
    expect(await read(backwards, {}, { direction: 'backward' })).toEqual(['4 3 2 1', 'complete', 2]);
  });
});

describe('A list that is read backwards', () => {
  const back = (items: readonly number[], pageNumber: number, fields: object = {}) => ({
    entities: items.map(skill),
    pageNumber,
    pageCount: 9,
    ...fields,
  });
  const options = { direction: 'backward' } as const;
  const opts = { pageNumber: 3 };

  it.each<[string, object[], string, string]>([
    ['returns the last item of each page first', [back([5, 6], 3), back([3, 4], 2), back([1, 2], 1)], '6 5 4 3 2 1', 'complete'],
    ['leaves out items that were returned before', [back([5, 6], 3), back([4, 5], 2), back([3], 1)], '6 5 4 3', 'complete'],
    [
      'is complete with the same total',
      [back([5], 3, { total: 3 }), back([4], 2, { total: 3 }), back([3], 1, { total: 3 })],
      '5 4 3',
      'complete',
    ],
    [
      'is complete if its total shrinks',
      [back([5], 3, { total: 3 }), back([4], 2, { total: 2 }), back([3], 1, { total: 2 })],
      '5 4 3',
      'complete',
    ],
    ['rejects if its total grows', [back([5], 3, { total: 3 }), back([4], 2, { total: 4 })], '5', 'changed'],
    [
      'rejects if its total grows after it shrank',
      [back([5], 3, { total: 3 }), back([4], 2, { total: 2 }), back([3], 1, { total: 3 })],
      '5 4',
      'changed',
    ],
    [
      'rejects if its total grows after a page without one',
      [back([5], 3, { total: 3 }), back([4], 2), back([3], 1, { total: 4 })],
      '5 4',
      'changed',
    ],
    ['is complete without a total', [back([5], 3), back([4], 2, { total: 9 }), back([3], 1, { total: 9 })], '5 4 3', 'complete'],
  ])('by page number %s', async (_what, steps, numbers, outcome) => {
    const [read1, ended] = await read(steps, opts, options);
    expect([read1, ended]).toEqual([numbers, outcome]);
  });

  it('by cursor may grow', async () => {
    const steps = [
      { entities: [skill(3)], previousUri: '?before=a', total: 3 },
      { entities: [skill(2)], previousUri: '?before=b', total: 4 },
      { entities: [skill(1)], total: 5 },
    ];
    expect(await read(steps, {}, options)).toEqual(['3 2 1', 'complete', 3]);
  });
});

describe('A list whose pages say nothing of others', () => {
  class Managers extends PlatformApi {
    list(opts: object) {
      return this.call<{ entities: Skill[] }>('list', 'GET /api/v2/gamification/insights/managers', {}, opts);
    }
  }
  const requestsFor = async (opts: object, ...counts: number[]): Promise<string[]> => {
    let start = 0;
    const { client, queries } = answering(() => {
      const length = counts.shift() ?? 0;
      start += length;
      return answer(200, { entities: Array.from({ length }, (_, index) => skill(start + index)) });
    });
    await new Managers(client).list(opts).items({ key: false }).toArray();
    return queries().map((query) => new URLSearchParams(query).get('pageNumber') ?? '');
  };

  it.each<[object, number[], string[]]>([
    [{}, [24], ['']],
    [{}, [25, 24], ['', '2']],
    [{}, [26, 25, 1], ['', '2', '3']],
    [{ pageSize: 10 }, [9], ['']],
    [{ pageSize: 10 }, [10, 9], ['', '2']],
    [{ pageSize: '10', pageNumber: '3' }, [10, 10, 0], ['3', '4', '5']],
  ])('is read with %j while pages are full: %j', async (opts, counts, pages) => {
    expect(await requestsFor(opts, ...counts)).toEqual(pages);
  });
});
