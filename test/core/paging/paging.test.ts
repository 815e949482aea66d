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
    ['is the next of the requested number if the number is negative', numbered(-1), { pageNumber: 2 }, { pageNumber: 3 }],
    ['is the next of the requested number if the number is a fraction', numbered(1.5), {}, { pageNumber: 2 }],
    ['is the next of the requested number if there is no number', numbered(undefined), {}, { pageNumber: 2 }],
    ['is none after the last of the requested numbers', numbered(undefined), { pageNumber: 3 }, undefined],
    ['is none if pages are not counted', numbered(1, null), {}, undefined],
    ['is none if the number of pages is no number', numbered(1, 'x'), {}, undefined],
    ['is none of a cursor or address although pages are counted', numbered(undefined), { nextPage: 'n' }, undefined],
    ['is none after an empty response', undefined, {}, undefined],
    ['is none after a text', 'no list', {}, undefined],
    ['is none after a response without page data', { entities: two }, {}, undefined],
  ])('%s', (_what, answer, request, next) => {
    expect(nextPage(answer, request)).toEqual(next);
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
    ['is named by `next` too', { next: '?after=a' }, {}, { after: 'a' }],
    ['is named by `nextUri` before `next`', { next: '?after=a', nextUri: '?after=b' }, {}, { after: 'b' }],
    ['is named by `next` if `nextUri` names none', { next: '?after=a', nextUri: '/x?name=b' }, {}, { after: 'a' }],
    ['is not named by a number with a letter after it', { nextUri: '?pageNumber=2x&after=a' }, {}, { after: 'a' }],
    ['is not named by a number with a letter before it', { nextUri: '?pageNumber=x2' }, {}, undefined],
    ['is not named by an empty value', { nextUri: '?pageNumber=&after=' }, {}, undefined],
    ['is not named by an address without a query', { nextUri: '/after=a' }, {}, undefined],
    ['is not named by an address that is no text', { nextUri: { after: 'a' } }, {}, undefined],
    ['is not the same page', { nextUri: '?after=a' }, { after: 'a' }, undefined],
  ])('%s', (_what, answer, request, next) => {
    expect(nextPage(answer, request)).toEqual(next);
  });

  it.each<Row>([
    ['is after a cursor', { cursor: 'c' }, {}, { cursor: 'c' }],
    ['is after a cursor in `cursors`', { cursors: { after: 'a' } }, {}, { after: 'a' }],
    ['is after the cursor in `cursors` rather than `cursor`', { cursors: { after: 'a' }, cursor: 'c' }, {}, { after: 'a' }],
    ['is at an address rather than after a cursor', { cursors: { after: 'a' }, nextUri: '?after=b' }, {}, { after: 'b' }],
    ['is not after an empty cursor', { cursors: { after: '' }, cursor: '' }, {}, undefined],
    ['is not after a cursor that is no text', { cursors: { after: 1 }, cursor: 2 }, {}, undefined],
    ['is none if `cursors` is null', { cursors: null }, {}, undefined],
    [
      'is after a cursor if the request had one, though pages are counted',
      { ...numbered(1), cursor: 'd' },
      { cursor: 'c' },
      { cursor: 'd' },
    ],
    [
      'is after a cursor if the request enabled cursors',
      { ...numbered(1), cursor: 'c' },
      { enableCursorPagination: 'true' },
      { cursor: 'c' },
    ],
    [
      'is after a cursor rather than at an address if the request had a cursor',
      { nextUri: '?cursor=e', cursor: 'd' },
      { cursor: 'c' },
      { cursor: 'd' },
    ],
    [
      'is at the address of a cursor if the request had a cursor',
      { nextUri: '?pageNumber=2&cursor=d' },
      { cursor: 'c' },
      { cursor: 'd' },
    ],
    ['has no number if the request had a cursor', { nextUri: '?pageNumber=2&after=a' }, { cursor: 'c' }, undefined],
  ])('%s', (_what, answer, request, next) => {
    expect(nextPage(answer, request)).toEqual(next);
  });

  const scim = { Resources: two, totalResults: 5 };
  const hits = { results: two, totalHits: 5 };

  it.each<Row>([
    ['of SCIM begins after the received items', { ...scim, startIndex: 1 }, {}, { startIndex: 3 }],
    ['of SCIM begins after the requested items', scim, { startIndex: '2' }, { startIndex: 4 }],
    ['of SCIM begins after the first items by default', scim, {}, { startIndex: 3 }],
    ['of SCIM may have one item', { ...scim, startIndex: 3 }, {}, { startIndex: 5 }],
    ['of SCIM is none after the last item', { ...scim, startIndex: 4 }, {}, undefined],
    ['of SCIM is none after an empty page', { ...scim, Resources: [], startIndex: 1 }, {}, undefined],
    ['of hits is the next by number', hits, {}, { pageNumber: 2 }],
    ['of hits is the next by number and size', hits, { pageNumber: 2, pageSize: 2 }, { pageNumber: 3 }],
    ['of hits depends on the requested size', hits, { pageSize: 5 }, undefined],
    ['of hits is none if all were received', { ...hits, totalHits: 4 }, { pageNumber: 2 }, undefined],
    ['of hits is none after an empty page', { ...hits, results: [] }, {}, undefined],
    ['of hits is none if there is no list', { totalHits: 5 }, {}, undefined],
    ['of hits uses the first total', { ...hits, total: 2 }, {}, undefined],
    ['of hits uses a total that is a number', { ...hits, total: 'two' }, {}, { pageNumber: 2 }],
  ])('%s', (_what, answer, request, next) => {
    expect(nextPage(answer, request)).toEqual(next);
  });

  const totalled = (total: number, pageSize?: number) => ({ entities: two, total, pageSize });

  it.each<Row>([
    ['of a total alone is the next by number', totalled(3), { pageSize: 2 }, { pageNumber: 2 }],
    ['of a total alone is the next of the requested number', totalled(7), { pageSize: 2, pageNumber: 3 }, { pageNumber: 4 }],
    ['of a total alone uses the stated page size', totalled(3, 2), { pageSize: 100 }, { pageNumber: 2 }],
    ['of a total alone is none if all items were received', totalled(4), { pageSize: 2, pageNumber: 2 }, undefined],
    ['of a total alone is none after a page that is not full', totalled(9), { pageSize: 3 }, undefined],
    ['of a total alone has 25 items by default', { total: 26, entities: Array(25).fill({}) }, {}, { pageNumber: 2 }],
    ['of a total alone is none after a page longer than the default', { total: 26, entities: Array(26).fill({}) }, {}, undefined],
    ['of a total alone is none after a cursor', totalled(3), { pageSize: 2, after: 'a' }, undefined],
    ['of a total alone is none after an empty page', { entities: [], total: 3, pageSize: 0 }, {}, undefined],
  ])('%s', (_what, answer, request, next) => {
    expect(nextPage(answer, request)).toEqual(next);
  });

  it.each(['entities', 'Resources', 'conversations', 'userDetails', 'auditMessages', 'results'])(
    'is found if the items are in `%s`',
    (name) => {
      expect(nextPage({ [name]: two, totalHits: 3 }, {})).toEqual({ pageNumber: 2 });
      expect(nextPage({ [name]: two, totalHits: 2 }, {})).toBeUndefined();
    },
  );
});
