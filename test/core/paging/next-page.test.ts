import { describe, expect, it } from 'vitest';
import type { PageValues } from '../../../src/core/paging/paging.js';
import { nextPage } from '../../../src/core/paging/paging.js';

type Row = [what: string, answer: unknown, asked: PageValues, next: PageValues | undefined];

const two = [{ id: 'a' }, { id: 'b' }];
const numbered = (pageNumber: unknown, pageCount: unknown = 3) => ({ entities: two, pageNumber, pageCount });

describe('The page after a response', () => {
  it.each<Row>([
    ['is the next by number', numbered(1), {}, { pageNumber: 2 }],
    ['is the next by number of a list that counts from 0', numbered(0), {}, { pageNumber: 1 }],
    ['is the next by number of a list in `results`', { results: numbered(1) }, {}, { pageNumber: 2 }],
    ['is none after the last', numbered(3), {}, undefined],
    ['is the next by a number that is sent as a text', numbered('1', '3'), {}, { pageNumber: 2 }],
    ['is the next of the requested number where the number is negative', numbered(-1), { pageNumber: 2 }, { pageNumber: 3 }],
    ['is the next of the requested number where the number is a fraction', numbered(1.5), {}, { pageNumber: 2 }],
    ['is the next of the requested number where there is no number', numbered(undefined), {}, { pageNumber: 2 }],
    ['is none after the last of the requested numbers', numbered(undefined), { pageNumber: 3 }, undefined],
    ['is none where pages are not counted', numbered(1, null), {}, undefined],
    ['is none where the number of pages is no number', numbered(1, 'x'), {}, undefined],
    ['is none of a cursor or address although pages are counted', numbered(undefined), { nextPage: 'n' }, undefined],
    ['is none after no answer', undefined, {}, undefined],
    ['is none after a text', 'no list', {}, undefined],
    ['is none after what tells nothing', { entities: two }, {}, undefined],
  ])('%s', (_what, answer, asked, next) => {
    expect(nextPage(answer, asked)).toEqual(next);
  });

  const saved = { ...numbered(1), nextPage: '/api/v2/users/search?q64=next&pageNumber=2' };

  it.each<Row>([
    ['of a saved search is at its address, though pages are counted', saved, { q64: 'this' }, { q64: 'next' }],
    ['of a saved search without an address is none', numbered(1), { q64: 'this' }, undefined],
    ['has a number in an address', { nextUri: '/x?name=a&pageNumber=2&pageSize=9' }, {}, { pageNumber: 2 }],
    ['has a number of several figures in an address', { next: '?pageNumber=12' }, {}, { pageNumber: 12 }],
    ['has a cursor in an address', { nextUri: 'https://b.example/x?after=a%2Fb' }, {}, { after: 'a/b' }],
    ['has a cursor in an address by another name', { nextUri: '?cursor=c' }, {}, { cursor: 'c' }],
    ['has a cursor in an address by a third name', { nextUri: '?nextPage=n' }, {}, { nextPage: 'n' }],
    ['has the first of several', { nextUri: '?nextPage=n&cursor=c&after=a' }, {}, { after: 'a' }],
    ['is told by `next` too', { next: '?after=a' }, {}, { after: 'a' }],
    ['is told by `nextUri` before `next`', { next: '?after=a', nextUri: '?after=b' }, {}, { after: 'b' }],
    ['is told by `next` where `nextUri` names none', { next: '?after=a', nextUri: '/x?name=b' }, {}, { after: 'a' }],
    ['is not told by a number that is none', { nextUri: '?pageNumber=2x&after=a' }, {}, { after: 'a' }],
    ['is not told by a number that is none at its end', { nextUri: '?pageNumber=x2' }, {}, undefined],
    ['is not told by a value that is empty', { nextUri: '?pageNumber=&after=' }, {}, undefined],
    ['is not told by an address without values', { nextUri: '/after=a' }, {}, undefined],
    ['is not told by an address that is none', { nextUri: { after: 'a' } }, {}, undefined],
    ['is not the same page', { nextUri: '?after=a' }, { after: 'a' }, undefined],
  ])('%s', (_what, answer, asked, next) => {
    expect(nextPage(answer, asked)).toEqual(next);
  });

  it.each<Row>([
    ['is behind a cursor', { cursor: 'c' }, {}, { cursor: 'c' }],
    ['is behind a cursor in `cursors`', { cursors: { after: 'a' } }, {}, { after: 'a' }],
    ['is behind that in `cursors` rather than a bare one', { cursors: { after: 'a' }, cursor: 'c' }, {}, { after: 'a' }],
    ['is at an address rather than behind a cursor', { cursors: { after: 'a' }, nextUri: '?after=b' }, {}, { after: 'b' }],
    ['is behind no cursor that is empty', { cursors: { after: '' }, cursor: '' }, {}, undefined],
    ['is behind no cursor that is no text', { cursors: { after: 1 }, cursor: 2 }, {}, undefined],
    ['is behind none of no cursors', { cursors: null }, {}, undefined],
    [
      'is behind a cursor where one was given, though pages are counted',
      { ...numbered(1), cursor: 'd' },
      { cursor: 'c' },
      { cursor: 'd' },
    ],
    [
      'is behind a cursor where one was asked for',
      { ...numbered(1), cursor: 'c' },
      { enableCursorPagination: 'true' },
      { cursor: 'c' },
    ],
    [
      'is behind a cursor rather than at an address where one was given',
      { nextUri: '?cursor=e', cursor: 'd' },
      { cursor: 'c' },
      { cursor: 'd' },
    ],
    [
      'is at the address of a cursor where one was given',
      { nextUri: '?pageNumber=2&cursor=d' },
      { cursor: 'c' },
      { cursor: 'd' },
    ],
    ['has no number where a cursor was given', { nextUri: '?pageNumber=2&after=a' }, { cursor: 'c' }, undefined],
  ])('%s', (_what, answer, asked, next) => {
    expect(nextPage(answer, asked)).toEqual(next);
  });

  const scim = { Resources: two, totalResults: 5 };
  const hits = { results: two, totalHits: 5 };

  it.each<Row>([
    ['of SCIM begins behind what has come', { ...scim, startIndex: 1 }, {}, { startIndex: 3 }],
    ['of SCIM begins behind what was asked for', scim, { startIndex: '2' }, { startIndex: 4 }],
    ['of SCIM begins behind what comes first where nothing was asked for', scim, {}, { startIndex: 3 }],
    ['of SCIM may be one item', { ...scim, startIndex: 3 }, {}, { startIndex: 5 }],
    ['of SCIM is none behind the last item', { ...scim, startIndex: 4 }, {}, undefined],
    ['of SCIM is none behind no items', { ...scim, Resources: [], startIndex: 1 }, {}, undefined],
    ['of hits is the next by number', hits, {}, { pageNumber: 2 }],
    ['of hits is the next by number and size', hits, { pageNumber: 2, pageSize: 2 }, { pageNumber: 3 }],
    ['of hits is reckoned by the size that was asked for', hits, { pageSize: 5 }, undefined],
    ['of hits is none where all have come', { ...hits, totalHits: 4 }, { pageNumber: 2 }, undefined],
    ['of hits is none behind no items', { ...hits, results: [] }, {}, undefined],
    ['of hits is none where there is no list', { totalHits: 5 }, {}, undefined],
    ['of hits goes by the total that is said first', { ...hits, total: 2 }, {}, undefined],
    ['of hits goes by a total that is a number', { ...hits, total: 'two' }, {}, { pageNumber: 2 }],
  ])('%s', (_what, answer, asked, next) => {
    expect(nextPage(answer, asked)).toEqual(next);
  });

  const totalled = (total: number, pageSize?: number) => ({ entities: two, total, pageSize });

  it.each<Row>([
    ['of a total alone is the next by number', totalled(3), { pageSize: 2 }, { pageNumber: 2 }],
    ['of a total alone is the next of the requested number', totalled(7), { pageSize: 2, pageNumber: 3 }, { pageNumber: 4 }],
    ['of a total alone goes by the stated page size', totalled(3, 2), { pageSize: 100 }, { pageNumber: 2 }],
    ['of a total alone is none where all items have come', totalled(4), { pageSize: 2, pageNumber: 2 }, undefined],
    ['of a total alone is none after a page that is not full', totalled(9), { pageSize: 3 }, undefined],
    ['of a total alone takes 25 items for a page', { total: 26, entities: Array(25).fill({}) }, {}, { pageNumber: 2 }],
    ['of a total alone takes a longer page for a whole one', { total: 26, entities: Array(26).fill({}) }, {}, undefined],
    ['of a total alone is none after a cursor', totalled(3), { pageSize: 2, after: 'a' }, undefined],
    ['of a total alone is none behind no items', { entities: [], total: 3, pageSize: 0 }, {}, undefined],
  ])('%s', (_what, answer, asked, next) => {
    expect(nextPage(answer, asked)).toEqual(next);
  });

  it.each(['entities', 'Resources', 'conversations', 'userDetails', 'auditMessages', 'results'])(
    'counts items in `%s`',
    (name) => {
      expect(nextPage({ [name]: two, totalHits: 3 }, {})).toEqual({ pageNumber: 2 });
      expect(nextPage({ [name]: two, totalHits: 2 }, {})).toBeUndefined();
    },
  );
});
