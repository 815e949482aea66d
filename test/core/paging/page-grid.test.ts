import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/core/paging/page-source.js';
import { PageGrid } from '../../../src/core/paging/page-grid.js';
import type { PageValues } from '../../../src/core/paging/paging.js';
import { listingOf } from '../../../src/core/paging/paging.js';

/** A page with a number of items that was requested with some values. */
function page(count: number, values: PageValues = {}, fields: object = {}): Page {
  const body = { entities: Array.from({ length: count }, (_, index) => ({ id: `${index}` })), ...fields };
  const listing = listingOf(body);
  return { body, listing, items: listing.items ?? [], values, text: '', sentAt: 1, receivedAt: 2 };
}

describe('The size of the pages of a list', () => {
  it.each<[number, PageValues, object, number]>([
    [7, {}, {}, 7],
    [7, { pageSize: 10 }, {}, 10],
    [7, { pageSize: '10' }, {}, 10],
    [7, { pageSize: 10 }, { pageSize: 20 }, 20],
    [7, { pageSize: 0 }, {}, 7],
    [0, {}, {}, 1],
    [0, {}, { pageSize: 0 }, 1],
    [7, { startIndex: 1, pageSize: 10 }, { pageSize: 20 }, 7],
    [7, { count: 10 }, { totalResults: 30 }, 7],
    [0, { count: 10 }, { totalResults: 0 }, 1],
  ])('with %i items, requested with %j, and %j in the response is %i', (count, values, fields, size) => {
    expect(new PageGrid(page(count, values, fields)).size).toBe(size);
  });

  it.each<[PageValues, object, boolean]>([
    [{}, {}, false],
    [{ pageNumber: 1 }, { total: 3 }, false],
    [{ startIndex: 1 }, {}, true],
    [{}, { startIndex: 1 }, true],
    [{}, { totalResults: 1 }, true],
  ])('requested with %j, and %j in the response, counts by index: %j', (values, fields, isByIndex) => {
    expect(new PageGrid(page(3, values, fields)).isByIndex).toBe(isByIndex);
  });
});

describe('The span of a page', () => {
  const first = page(10, {}, { pageNumber: 1, pageSize: 10 });
  const grid = new PageGrid(first);
  const fromZero = new PageGrid(page(10, {}, { pageNumber: 0, pageSize: 10 }));
  const byIndex = new PageGrid(page(10, {}, { startIndex: 1, totalResults: 90 }));

  it.each<[PageValues, object, number]>([
    [{}, {}, 0],
    [{ pageNumber: 3 }, {}, 20],
    [{ pageNumber: '3' }, {}, 20],
    [{ pageNumber: 3 }, { pageNumber: 4 }, 20],
    [{}, { pageNumber: 4 }, 30],
  ])('requested with %j, and %j in the response, begins at %i', (values, fields, start) => {
    expect(grid.spanOf(page(7, values, fields))).toEqual({ start, size: 10 });
  });

  it.each<[PageValues, object, number]>([
    [{}, {}, 0],
    [{}, { pageNumber: 0 }, 0],
    [{ pageNumber: 3 }, {}, 30],
  ])('of a list that counts from 0, requested with %j, and %j in the response, begins at %i', (values, fields, start) => {
    expect(fromZero.spanOf(page(7, values, fields))).toEqual({ start, size: 10 });
  });

  it('counts from 1 if page 0 was requested by number', () => {
    const requested = new PageGrid(page(10, { pageNumber: 0 }, { pageNumber: 0, pageSize: 10 }));
    expect(requested.locate(10)).toEqual({ pageNumber: 2 });
    expect(fromZero.locate(10)).toEqual({ pageNumber: 1 });
  });

  it.each<[PageValues, object, number]>([
    [{}, {}, 0],
    [{ startIndex: 11 }, {}, 10],
    [{ startIndex: '11' }, { startIndex: 12 }, 10],
    [{}, { startIndex: 12 }, 11],
    [{ startIndex: 0 }, {}, 0],
  ])('by index, requested with %j, and %j in the response, begins at %i', (values, fields, start) => {
    expect(byIndex.spanOf(page(7, values, fields))).toEqual({ start, size: 7 });
  });

  it.each<[object, { start: number; size: number }]>([
    [{}, { start: 18, size: 7 }],
    [{ pageSize: 20 }, { start: 18, size: 7 }],
    [{ pageNumber: 3 }, { start: 18, size: 7 }],
    [{ pageNumber: 4 }, { start: 27, size: 7 }],
    [
      { pageNumber: 4, pageSize: 10 },
      { start: 30, size: 7 },
    ],
  ])('that overlaps, with %j in the response, is %j', (fields, span) => {
    expect(grid.statedSpanOf(page(7, {}, fields), { start: 18, size: 9 })).toEqual(span);
  });

  it('that overlaps in a list that counts from 0 begins where it says', () => {
    expect(fromZero.statedSpanOf(page(7, {}, { pageNumber: 3 }), { start: 18, size: 9 })).toEqual({ start: 27, size: 7 });
  });

  it.each<[object, number]>([
    [{}, 18],
    [{ startIndex: 12 }, 11],
    [{ startIndex: '12' }, 18],
    [{ pageNumber: 4 }, 18],
  ])('that overlaps by index, with %j in the response, begins at %i', (fields, start) => {
    expect(byIndex.statedSpanOf(page(7, {}, fields), { start: 18, size: 9 })).toEqual({ start, size: 7 });
  });

  it('is located by number or by index', () => {
    expect([0, 9, 10, 35].map((start) => grid.locate(start))).toEqual([1, 1, 2, 4].map((pageNumber) => ({ pageNumber })));
    expect([0, 9].map((start) => byIndex.locate(start))).toEqual([1, 10].map((startIndex) => ({ startIndex })));
  });
});

describe('The length of a list', () => {
  const grid = new PageGrid(page(10, {}, { pageNumber: 1, pageSize: 10 }));

  it.each<[object, number | undefined]>([
    [{}, undefined],
    [{ total: 33 }, 33],
    [{ total: 0 }, 0],
    [{ pageCount: 4 }, 40],
    [{ pageCount: 4, pageSize: 20 }, 80],
    [{ pageCount: 4, total: 33 }, 33],
    [{ pageCount: 4, total: 30 }, 31],
    [{ pageCount: 4, total: 31 }, 31],
    [{ pageCount: 4, pageSize: 5, total: 3 }, 16],
    [{ pageCount: 0 }, 0],
    [{ pageCount: 0, total: 0 }, 0],
    [{ pageCount: 1, total: 0 }, 1],
  ])('of which a page says %j is %j', (fields, length) => {
    expect(grid.lengthIn(page(3, {}, fields))).toBe(length);
  });

  it('is counted in pages of the requested size', () => {
    expect(grid.lengthIn(page(3, {}, { pageCount: 4 }), 9)).toBe(36);
    expect(grid.lengthIn(page(3, {}, { pageCount: 4, pageSize: 8 }), 9)).toBe(32);
  });
});

describe('A page that covers an offset', () => {
  const gridOf = (size: number) => new PageGrid(page(1, {}, { pageNumber: 1, pageSize: size }));
  const ends = (size: number, offset: number): number[] =>
    Array.from({ length: Math.max(size, 25) }, (_, index) => index + 1).map((each) => (Math.floor(offset / each) + 1) * each);

  it('reaches further than all others that begin at or before the offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(100_000), (size, offset) => {
        const { values, span } = gridOf(size).cover(offset);
        expect(span.start).toBeLessThanOrEqual(offset);
        expect(span.start + span.size).toBe(Math.max(...ends(size, offset)));
        expect(values).toEqual({ pageNumber: span.start / span.size + 1, pageSize: span.size });
      }),
    );
  });

  it('always advances by overlapping with one item', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 10_000_000 }), (size, end) => {
        const { span } = gridOf(size).cover(end - 1);
        expect(span.start + span.size).toBeGreaterThan(end);
      }),
      {
        examples: [720, 2520, 5040, 7200, 14_400, 27_720, 360_360].flatMap((end): [number, number][] => [
          [1, end],
          [10, end],
          [25, end],
        ]),
      },
    );
  });

  it('is the largest of those that reach as far, and the first page for an offset before the list', () => {
    expect(gridOf(30).cover(0)).toEqual({ values: { pageNumber: 1, pageSize: 30 }, span: { start: 0, size: 30 } });
    expect(gridOf(30).cover(-5)).toEqual(gridOf(30).cover(0));
    expect(gridOf(30).cover(29).span).toEqual({ start: 29, size: 29 });
    expect(gridOf(5).cover(24).span).toEqual({ start: 24, size: 24 });
    expect(gridOf(5).cover(23).span).toEqual({ start: 23, size: 23 });
  });

  it('of a list that counts from 0 has the number below', () => {
    const fromZero = new PageGrid(page(1, {}, { pageNumber: 0, pageSize: 30 }));
    expect(fromZero.cover(29).values).toEqual({ pageNumber: 1, pageSize: 29 });
  });

  it.each<[number, number, PageValues, number]>([
    [12, 30, { startIndex: 31 }, 12],
    [10, 30, { startIndex: 31 }, 10],
    [9, 30, { startIndex: 31, count: 10 }, 10],
    [9, -3, { startIndex: 1, count: 10 }, 10],
  ])('by index of pages of %i items at %i is requested with %j', (count, offset, values, size) => {
    const grid = new PageGrid(page(count, {}, { startIndex: 1, totalResults: 90 }));
    expect(grid.cover(offset)).toEqual({ values, span: { start: Math.max(0, offset), size } });
  });
});
