import { ListChangedError, PlatformApi } from 'contact-centre-client';
import type { ItemsOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { answer } from '../probe.js';
import { answering, skill, skillsTo } from './support.js';
import type { Skill } from './support.js';

class Lists extends PlatformApi {
  list(opts: object = {}) {
    return this.call<{ entities: Skill[] }>('list', 'GET /api/v2/probes', {}, opts);
  }
}

/** A list that changes before some requests, and how the platform pages it. */
interface Scenario {
  count?: number;
  /** The page that the call requests. */
  opts?: object;
  options?: ItemsOptions<Skill>;
  /** The list at the time of a request, by the number of the request. */
  changes?: Readonly<Record<number, (list: Skill[]) => unknown[]>>;
  respond?: (list: readonly unknown[], query: URLSearchParams) => object;
}

function byNumber(list: readonly unknown[], query: URLSearchParams): object {
  const pageNumber = Number(query.get('pageNumber') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 30);
  const entities = list.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { entities, pageNumber, pageSize, total: list.length, pageCount: Math.ceil(list.length / pageSize) };
}

function byIndex(list: readonly unknown[], query: URLSearchParams): object {
  const startIndex = Number(query.get('startIndex') ?? 1);
  const count = Number(query.get('count') ?? 30);
  return { Resources: list.slice(startIndex - 1, startIndex - 1 + count), startIndex, totalResults: list.length };
}

/** Reads the list of a scenario. Its pages are written as `number` or `number/size`, those by index as `@index` or `@index/size`. */
async function read({ count = 180, opts = {}, options = {}, changes = {}, respond = byNumber }: Scenario) {
  let list: unknown[] = skillsTo(count);
  const { client, sent } = answering((query) => {
    list = changes[sent.length]?.(list as Skill[]) ?? list;
    return answer(200, respond(list, query));
  });
  const numbers: number[] = [];
  let reason: string | undefined;
  try {
    for await (const { name } of new Lists(client).list(opts).items(options)) numbers.push(Number(name.slice('Skill '.length)));
  } catch (error) {
    reason = error instanceof ListChangedError ? error.reason : String(error);
  }
  const requests = sent.map(({ url }) => {
    const query = new URL(url).searchParams;
    const place = query.has('startIndex') ? `@${query.get('startIndex')}` : (query.get('pageNumber') ?? '1');
    const size = query.get('pageSize') ?? query.get('count');
    return size === null ? place : `${place}/${size}`;
  });
  return { requests: requests.join(' '), numbers, reason };
}

const without =
  (...numbers: number[]) =>
  (list: Skill[]) =>
    list.filter(({ id }) => !numbers.includes(Number(id.slice(6))));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const inserted =
  (...numbers: number[]) =>
  (list: Skill[]) => [...numbers.map(skill), ...list];

const keyless = (respond: typeof byNumber) => (list: readonly unknown[], query: URLSearchParams) =>
  respond(
    list.map((item) => ({ name: (item as Skill).name })),
    query,
  );
const fields =
  (change: (page: Record<string, unknown>, number: number) => object, respond = byNumber) =>
  (list: readonly unknown[], query: URLSearchParams) =>
    change(respond(list, query) as Record<string, unknown>, Number(query.get('pageNumber') ?? 1));
const linked = (...empty: number[]) =>
  fields(({ entities, pageNumber, pageCount }, number) => ({
    entities: empty.includes(number) ? [] : entities,
    ...(Number(pageNumber) < Number(pageCount) && { nextUri: `?pageNumber=${number + 1}` }),
  }));
const fromZero = (list: readonly unknown[], query: URLSearchParams) => {
  const copy = new URLSearchParams(query);
  copy.set('pageNumber', String(Number(query.get('pageNumber') ?? 0) + 1));
  const page = byNumber(list, copy) as { pageNumber: number };
  return { ...page, pageNumber: page.pageNumber - 1 };
};

const withoutSize = (query: URLSearchParams): URLSearchParams => {
  const copy = new URLSearchParams(query);
  copy.delete('pageSize');
  return copy;
};

describe('A list of 180 items that', () => {
  it.each<[string, Scenario, string, number, string?]>([
    ['is verified by overlaps with `strict`', { options: { strict: true } }, '1 2/29 3/28 4/27 5/26 5/30 6/29 7/28', 180],
    [
      'is verified by overlaps of larger pages',
      { count: 500, opts: { pageSize: 100 }, options: { strict: true } },
      '1/100 2/99 3/98 4/97 5/96 6/95',
      500,
    ],
    [
      'is verified by overlaps of pages of 25 if its pages are smaller',
      { count: 90, opts: { pageSize: 10 }, options: { strict: true } },
      '1/10 1/25 2/24 3/23 4/22 5/21',
      90,
    ],
    [
      'is verified by overlaps of pages of 25 if its pages have one item',
      { count: 60, opts: { pageSize: 1 }, options: { strict: true } },
      '1/1 1/25 2/24 3/23',
      60,
    ],
    [
      'is verified by overlaps, three pages at once',
      { options: { strict: true, concurrency: 3 } },
      '1 2/29 3/28 4/27 5/26 5/30 6/29 7/28',
      180,
    ],
    ['is read page by page', {}, '1 2 3 4 5 6', 180],
    ['is read three pages at once', { options: { concurrency: 3 } }, '1 2 3 4 5 6', 180],
    ['loses an item before the second page', { changes: { 2: without(3) } }, '1 2 2/27 3/26 4/25 4/30 5/29 6/28 7/27', 180],
    ['loses an item before the fourth page', { changes: { 4: without(3) } }, '1 2 3 4 4/29 5/28 6/27 8/23', 180],
    [
      'loses an item while three pages are under way',
      { count: 240, changes: { 3: without(3) }, options: { concurrency: 3 } },
      '1 2 3 4 5 2/27 3/26 4/25 4/30 5/29 6/28 7/27 7/30 9/26 9/29',
      240,
    ],
    [
      'loses an item after two of three pages were sent',
      { count: 240, changes: { 4: without(3) }, options: { concurrency: 3 } },
      '1 2 3 4 5 6 2/27 3/26 4/25 4/30 5/29 6/28 7/27 7/30 9/26 9/29',
      240,
    ],
    [
      'loses fewer items than half a page',
      { changes: { 3: without(...range(3, 16)) } },
      '1 2 3 2/30 3/26 4/23 4/29 5/28 6/27 8/23',
      180,
    ],
    ['loses half a page', { changes: { 3: without(...range(3, 17)) } }, '1 2 3 2/30 3/26 4/23 4/29 5/28 6/27 8/23', 180],
    [
      'loses two pages',
      { count: 300, changes: { 4: without(...range(1, 60)) } },
      '1 2 3 4 1/30 2/23 2/30 3/28 4/27 5/26 5/30 6/29 7/28 8/27 8/30',
      300,
    ],
    [
      'loses two pages while three are under way',
      { count: 300, changes: { 5: without(...range(1, 60)) }, options: { concurrency: 3 } },
      '1 2 3 4 5 6 7 3/22 3/25 3/30 4/25 4/30 5/29 6/28 7/27 7/30 9/26 9/29',
      300,
    ],
    [
      'loses ten pages',
      { count: 700, changes: { 13: without(...range(1, 300)) } },
      '1 2 3 4 5 6 7 8 9 10 11 12 13 3/22 3/25 3/30 4/29 5/28 6/27 8/23 7/30 9/26 9/29 11/26 11/28 11/30 13/27 13/29 16/25',
      700,
    ],
    [
      'loses more than ten pages',
      { count: 700, changes: { 13: without(...range(1, 301)) } },
      '1 2 3 4 5 6 7 8 9 10 11 12 13 16/23 11/30 9/28 4/29 1/30 2/23 2/30 3/28 4/27 5/26 5/30 6/29 7/28 8/27 8/30 9/29 11/26 11/28 11/30 13/27 13/29 16/25',
      700,
    ],
    ['gains an item at its beginning', { changes: { 2: inserted(1000) } }, '1 2 3/29 4/28 5/27 6/26 6/30 7/29', 180],
    ['gains half a page', { changes: { 3: inserted(...range(1001, 1015)) } }, '1 2 3 4/29 5/28 6/27 8/23 7/30', 180],
    [
      'gains more than two pages',
      { changes: { 3: inserted(...range(1001, 1075)) } },
      '1 2 3 4/29 5/28 6/27 8/23 7/30 9/26 9/29',
      180,
    ],
    [
      'gains more than two pages while three are under way',
      { count: 300, changes: { 4: inserted(...range(1001, 1075)) }, options: { concurrency: 3 } },
      '1 2 3 4 5 6 5/29 6/28 7/27 7/30 9/26 9/29 11/26 11/28 11/30 13/27 13/29',
      300,
    ],
    ['is reversed', { changes: { 3: (list) => [...list].reverse() } }, '1 2 3 4 5 6/29 7/28', 120],
    ['is replaced', { changes: { 3: () => range(1001, 1150).map(skill) } }, '1 2 3 1/30 2/23 2/30 3/28 4/27 5/26 5/30', 210],
    ['shrinks to half a page', { changes: { 4: (list) => list.slice(0, 15) } }, '1 2 3 4 1/30', 90],
    ['shrinks to nothing', { changes: { 4: () => [] } }, '1 2 3 4', 90],
    ['shrinks below what was read', { changes: { 5: (list) => list.slice(0, 100) } }, '1 2 3 4 5 1/30 2/23 2/30 3/28 4/27', 120],
    [
      'shrinks three times',
      { count: 300, changes: { 3: without(1, 2), 5: without(3, 4, 5), 8: without(6) } },
      '1 2 3 3/27 4/26 4/24 4/30 5/29 6/28 7/27 7/30 9/26 9/29 11/26 11/28',
      300,
    ],
    [
      'grows, shrinks and grows',
      { count: 300, changes: { 3: inserted(1001, 1002), 5: without(3, 4, 5), 8: inserted(1003) } },
      '1 2 3 4/29 5/28 6/27 8/23 7/30 9/26 9/29 11/26 11/28',
      300,
    ],
    [
      'shrinks, from its third page on',
      { count: 300, opts: { pageNumber: 3 }, changes: { 3: without(...range(1, 75)) } },
      '3 4 5 2/30 3/26 4/23 4/29 5/28 6/27 8/23 7/30 9/26',
      240,
    ],
    [
      'is verified from its third page on',
      { count: 300, opts: { pageNumber: 3 }, options: { strict: true } },
      '3 4/29 5/28 6/27 8/23 7/30 9/26 9/29 11/26 11/28',
      240,
    ],
    [
      'shrinks so that what was read is before the first page that was requested',
      { count: 300, opts: { pageNumber: 2 }, changes: { 2: without(...range(1, 60)) } },
      '2 3 1/30',
      30,
      'changed',
    ],
    ['is read by index', { respond: byIndex }, '1 @31 @61 @91 @121 @151', 180],
    ['is verified by index', { respond: byIndex, options: { strict: true } }, '1 @30 @59 @88 @117 @146 @175', 180],
    ['is read by index, four pages at once', { respond: byIndex, options: { concurrency: 4 } }, '1 @31 @61 @91 @121 @151', 180],
    ['loses items, by index', { respond: byIndex, changes: { 3: without(1, 2, 3) } }, '1 @31 @61 @54 @80 @108 @137 @166', 180],
    [
      'gains items, by index',
      { respond: byIndex, changes: { 3: inserted(1001, 1002, 1003) } },
      '1 @31 @61 @90 @119 @148 @177',
      180,
    ],
    [
      'is verified by pages of 10 if pages by index are smaller',
      { count: 33, opts: { count: 5 }, respond: byIndex, options: { strict: true } },
      '1/5 @5/10 @14/10 @23/10 @32/10',
      33,
    ],
    [
      'loses items, from an index on',
      { opts: { startIndex: 31 }, respond: byIndex, changes: { 3: without(1, 2, 3) } },
      '@31 @61 @91 @84 @110 @138 @167',
      150,
    ],
    [
      'has smaller pages than before, by index',
      {
        count: 70,
        respond: (list, query) => {
          const page = byIndex(list, query) as { Resources: unknown[] };
          return { ...page, Resources: page.Resources.slice(0, query.get('startIndex') === '31' ? 20 : 30) };
        },
      },
      '1 @31 @51',
      70,
    ],
    [
      'moves by one item while its length is the same',
      { changes: { 3: (list) => [skill(1000), ...list.slice(0, -1)] } },
      '1 2 3 4/29 5/28 6/27 8/23',
      179,
    ],
    [
      'moves by one item while three pages are under way',
      { count: 300, changes: { 3: (list) => [skill(1000), ...list.slice(0, -1)] }, options: { concurrency: 3 } },
      '1 2 3 4 5 4/29 5/28 6/27 8/23 7/30 9/26 9/29 11/26 11/28',
      299,
    ],
    [
      'moves by a whole page while its length is the same',
      { count: 300, changes: { 3: (list) => [...range(1001, 1030).map(skill), ...list.slice(0, -30)] } },
      '1 2 3',
      60,
      'repeated',
    ],
    [
      'is verified without keys',
      { respond: keyless(byNumber), options: { strict: true } },
      '1 2/29 3/28 4/27 5/26 5/30 6/29 7/28',
      180,
    ],
    [
      'is verified without keys, by index',
      { respond: keyless(byIndex), options: { strict: true } },
      '1 @30 @59 @88 @117 @146 @175',
      180,
    ],
    [
      'is verified without keys, three pages at once',
      { respond: keyless(byNumber), options: { strict: true, concurrency: 3 } },
      '1 2/29 3/28 4/27 5/26 5/30 6/29 7/28',
      180,
    ],
    [
      'moves without keys, which `strict` notices',
      { respond: keyless(byNumber), changes: { 3: (list) => [skill(1000), ...list.slice(0, -1)] }, options: { strict: true } },
      '1 2/29 3/28',
      58,
      'changed',
    ],
    ['loses an item without a key', { respond: keyless(byNumber), changes: { 3: without(3) } }, '1 2 3', 60, 'changed'],
    ['gains an item without a key', { respond: keyless(byNumber), changes: { 3: inserted(1000) } }, '1 2 3', 60, 'changed'],
    [
      'gains an item without a key at its end',
      { respond: keyless(byNumber), changes: { 3: (list) => [...list, skill(1000)] } },
      '1 2 3',
      60,
      'changed',
    ],
    [
      'shrinks to a page of items without keys',
      { respond: keyless(byNumber), changes: { 3: (list) => list.slice(0, 30) } },
      '1 2 3',
      60,
      'changed',
    ],
    ['is verified with duplicates', { options: { strict: true, key: false } }, '1 2/29 3/28 4/27 5/26 5/30 6/29 7/28', 180],
    ['loses an item, with duplicates', { options: { key: false }, changes: { 3: without(3) } }, '1 2 3', 60, 'changed'],
    [
      'moves by one item, with duplicates',
      { options: { key: false }, changes: { 3: (list) => [skill(1000), ...list.slice(0, -1)] } },
      '1 2 3 4 5 6',
      180,
    ],
    ['has addresses with page numbers', { respond: linked() }, '1 2 3 4 5 6', 180],
    [
      'has addresses, so that only one page is requested at once',
      { respond: linked(), options: { concurrency: 3 } },
      '1 2 3 4 5 6',
      180,
    ],
    [
      'is verified by overlaps instead of addresses',
      { respond: linked(), options: { strict: true } },
      '1 2/29 3/28 4/27 5/26 5/30 6/29 7/28',
      180,
    ],
    ['has two empty pages in a row, but no length', { respond: linked(2, 3) }, '1 2 3 4 5 6', 120],
    ['has three empty pages in a row', { respond: linked(2, 3, 4) }, '1 2 3 4', 30, 'empty'],
    ['has two times two empty pages', { count: 240, respond: linked(2, 3, 5, 6) }, '1 2 3 4 5 6 7 8', 120],
    [
      'cannot be verified beyond an empty page',
      { respond: linked(2), options: { strict: true } },
      '1 2/29 2/28 1/30 2/26 2/22 1/30 2/23 1/30 2/23 1/30 2/23 1/30',
      30,
      'limit',
    ],
    [
      'has an empty page',
      { respond: fields((page, number) => (number === 2 ? { ...page, entities: [] } : page)) },
      '1 2',
      30,
      'empty',
    ],
    [
      'has an empty last page',
      { respond: fields((page, number) => (number === 6 ? { ...page, entities: [] } : page)) },
      '1 2 3 4 5 6',
      150,
      'empty',
    ],
    [
      'has more pages than its total',
      { respond: fields((page) => ({ ...page, pageCount: 9, total: 180 })) },
      '1 2 3 4 5 6 7',
      180,
    ],
    [
      'has fewer pages than it counts',
      { respond: fields(({ total: _total, ...page }) => ({ ...page, pageCount: 9 })) },
      '1 2 3 4 5 6 7',
      180,
      'empty',
    ],
    ['has an empty first page', { respond: fields((page) => ({ ...page, entities: [] })) }, '1', 0, 'empty'],
    ['is read from a page beyond its end', { opts: { pageNumber: 7 } }, '7', 0],
    [
      'has another total on an empty page',
      { respond: fields((page, number) => (number === 7 ? { ...page, total: 200 } : { ...page, pageCount: 9 })) },
      '1 2 3 4 5 6 7',
      180,
      'empty',
    ],
    ['counts only its pages', { respond: fields(({ total: _total, ...page }) => page) }, '1 2 3 4 5 6', 180],
    [
      'loses a page, and counts only its pages',
      { respond: fields(({ total: _total, ...page }) => page), changes: { 3: without(...range(1, 30)) } },
      '1 2 3 1/30 2/23 2/30 3/28 4/27 5/26 5/30',
      180,
    ],
    ['counts its pages from 0', { respond: fromZero }, '1 1 2 3 4 5', 180],
    [
      'is verified, and counts its pages from 0',
      { respond: fromZero, options: { strict: true } },
      '1 1/29 2/28 3/27 4/26 4/30 5/29 6/28',
      180,
    ],
    [
      'loses an item, and counts its pages from 0',
      { respond: fromZero, changes: { 3: without(3) } },
      '1 1 2 2/28 3/27 4/26 4/30 5/29 6/28',
      180,
    ],
    [
      'leaves items out of its pages',
      { respond: fields((page, number) => ({ ...page, entities: (page['entities'] as []).slice(0, number === 1 ? 30 : 21) })) },
      '1 2 3 4 5 6',
      135,
    ],
    [
      'leaves items out of its pages, which `strict` notices',
      {
        respond: fields((page, number) => ({ ...page, entities: (page['entities'] as []).slice(0, number === 1 ? 30 : 21) })),
        options: { strict: true },
      },
      '1 2/29 3/24 3/30 4/26 4/30 5/27 5/30 6/28 7/26 7/29',
      180,
    ],
    [
      'always shows its first page',
      { respond: fields((page) => ({ ...page, pageNumber: 1, entities: skillsTo(30) })) },
      '1 2',
      30,
      'repeated',
    ],
    ['loses an item before its last page', { count: 181, changes: { 7: without(3) } }, '1 2 3 4 5 6 7 7/29', 181],
    [
      'grows at its end with each request',
      {
        count: 165,
        changes: Object.fromEntries(range(2, 40).map((n) => [n, (l: Skill[]) => [...l, skill(1000 + n)]])),
        options: { concurrency: 3 },
      },
      '1 2 3 4 2/28 3/27 4/26 5/25 5/30 6/29',
      174,
    ],
    [
      'loses items while four pages are under way',
      { count: 300, changes: { 4: without(1, 2, 3) }, options: { concurrency: 4 } },
      '1 2 3 4 5 6 7 2/23 3/21 3/29 4/27 5/26 5/30 6/29 7/28 8/27 8/30 9/29 11/26 11/28',
      300,
    ],
    [
      'gains items while four pages are under way',
      { count: 300, changes: { 4: inserted(1001, 1002, 1003) }, options: { concurrency: 4 } },
      '1 2 3 4 5 6 7 2/28 3/27 4/26 5/25 5/30 6/29 7/28 8/27 8/30 9/29 11/26 11/28',
      300,
    ],
    [
      'loses items while ten pages are under way',
      { count: 900, changes: { 8: without(1, 2, 3) }, options: { concurrency: 10 } },
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 2/23 3/21 3/29 4/27 5/26 5/30 6/29 7/28 8/27 8/30 9/29 10/28 10/30 12/27 12/29 16/23 14/28 14/30 17/26 16/29 18/27 17/30 19/28 23/24 20/29 20/30 24/26 24/27 24/28 24/29 24/30 32/23 27/28 27/29 27/30 32/26 37/23 35/25 30/30',
      900,
    ],
  ])('%s', async (_what, scenario, requests, count, reason) => {
    const result = await read(scenario);
    expect([result.requests, result.numbers.length, result.reason]).toEqual([requests, count, reason]);
    if (scenario.options?.key !== false) expect(new Set(result.numbers).size).toBe(count);
  });

  it.each<[string, Scenario, number, number]>([
    [
      'ignores the page size, so that it cannot be verified',
      { respond: (list, query) => byNumber(list, withoutSize(query)), options: { strict: true } },
      23,
      30,
    ],
    [
      'loses items, and ignores the page size',
      { respond: (list, query) => byNumber(list, withoutSize(query)), changes: { 3: without(3, 4, 5) } },
      23,
      63,
    ],
    [
      'always shows its first page, so that it cannot be verified',
      { respond: fields((page) => ({ ...page, pageNumber: 1, entities: skillsTo(30) })), options: { strict: true } },
      22,
      30,
    ],
    [
      'is long and always shows its first page',
      { count: 900, respond: fields((page) => ({ ...page, pageNumber: 1, entities: skillsTo(30) })), options: { strict: true } },
      70,
      30,
    ],
    [
      'grows and always shows its first page',
      {
        count: 60,
        changes: { 3: inserted(...range(1001, 1240)) },
        respond: fields((page) => ({ ...page, pageNumber: 1, entities: skillsTo(30) })),
        options: { strict: true },
      },
      30,
      30,
    ],
    [
      'has other items with each request',
      { changes: Object.fromEntries(range(2, 200).map((n) => [n, () => range(n * 1000, n * 1000 + 179 + n).map(skill)])) },
      25,
      330,
    ],
  ])('%s: the reading ends after twice as many requests as it has pages, and ten', async (_what, scenario, requests, count) => {
    const result = await read(scenario);
    expect([result.requests.split(' ').length, result.numbers.length, result.reason]).toEqual([requests, count, 'limit']);
  });
});

describe('A long list', () => {
  it.each([
    [10, 3000],
    [25, 15_000],
    [100, 30_000],
  ])('of pages of %i is verified to its end, and to the end of %i items', async (pageSize, count) => {
    const { numbers, reason } = await read({ count, opts: { pageSize }, options: { strict: true } });
    expect([numbers.length, reason]).toEqual([count, undefined]);
  });

  it('is read on after it has changed', async () => {
    const { numbers, reason } = await read({ count: 9000, changes: { 3: without(3) } });
    expect([numbers.length, reason]).toEqual([9000, undefined]);
  });

  it('that changed so much that what was read before is no longer remembered rejects', async () => {
    const change = (list: Skill[]) => list.filter(({ id }) => Number(id.slice(6)) > 33_000);
    const { numbers, reason } = await read({ count: 40_000, opts: { pageSize: 3000 }, changes: { 13: change } });
    expect([numbers.length, reason]).toEqual([36_000, 'changed']);
  });
});
