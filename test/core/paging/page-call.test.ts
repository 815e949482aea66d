import { describe, expect, it } from 'vitest';
import type { OperationCall, OperationDetails, Route } from '../../../src/core/call/operation.js';
import {
  digestOf,
  isPage,
  lacksRequiredSize,
  pageOnly,
  pageValuesOf,
  withPage,
  withValues,
} from '../../../src/core/paging/page-call.js';

const LIST = 'GET /api/v2/probes';
const SEARCH = 'POST /api/v2/probes/search';
const DETAILS = 'POST /api/v2/analytics/conversations/details/query';

interface CallParts {
  required?: Record<string, unknown>;
  optional?: object;
  details?: OperationDetails;
  signal?: AbortSignal;
}

function callOf(route: string, { required = {}, optional = {}, details, signal }: CallParts = {}): OperationCall {
  return {
    operation: 'list',
    route: route as Route,
    required,
    optional,
    ...(details && { details }),
    ...(signal && { request: { signal, tag: 'a' } }),
  };
}

const pageNames = ['pageNumber', 'after', 'before', 'cursor', 'enableCursorPagination', 'q64', 'nextPage', 'startIndex'];
const sizeNames = ['pageSize', 'count'];
const names = [...pageNames, ...sizeNames];

/** Operations whose page is in the query although they have a body. */
const pagedByQuery = [
  'POST /api/v2/analytics/agents/activity/query',
  'POST /api/v2/analytics/taskmanagement/metrics/query',
  'POST /api/v2/diagnostics/logcapture/browser/entries/query',
  'POST /api/v2/learning/rules/query',
  'POST /api/v2/responsemanagement/libraries/query',
  'POST /api/v2/usage/events/query',
  'POST /api/v2/users/rules/query',
  'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/search',
  'POST /api/v2/outbound/audits',
  'POST /api/v2/orgauthorization/trustor/audits',
  'POST /api/v2/orgauthorization/trustors/audits',
  'POST /api/v2/orgauthorization/trustee/audits',
  'POST /api/v2/orgauthorization/trustees/audits',
];

/** Operations with similar routes whose page is in the body. */
const pagedByBody = [
  SEARCH,
  'POST /api/v2/analytics/activity/query',
  'POST /api/v2/analytics/agents/activity/query/more',
  'POST /api/v2/analytics/a/b/activity/query',
  'POST /api/v2/learning/rules',
  'POST /api/v2/users/rules/queries',
  'POST /api/v2/businessrules/rows/search/more',
  'POST /api/v2/recording/audits',
  'POST /api/v2/orgauthorization/trustors/audits/more',
  'POST /more/POST /api/v2/outbound/audits',
];

describe('The page that a call selects', () => {
  it.each(names)('has the value of `%s` in the query, in optional and in required arguments', (name) => {
    expect(pageValuesOf(callOf(LIST, { optional: { [name]: 'a', name: 'b' } }))).toEqual({ [name]: 'a' });
    expect(pageValuesOf(callOf(LIST, { required: { [name]: 7 } }))).toEqual({ [name]: 7 });
  });

  it.each<[unknown, unknown]>([
    [true, 'true'],
    [false, undefined],
    [null, undefined],
    [undefined, undefined],
    [['a'], undefined],
    ['', ''],
    [0, 0],
  ])('has the value %j as %j', (value, expected) => {
    const values = pageValuesOf(callOf(LIST, { optional: { enableCursorPagination: value } }));
    expect(values).toEqual(expected === undefined ? {} : { enableCursorPagination: expected });
  });

  it.each(pagedByQuery)('is in the query beside the body of %s', (route) => {
    const call = callOf(route, { required: { body: { pageNumber: 9 } }, optional: { pageNumber: 2, pageSize: 5 } });
    expect(pageValuesOf(call)).toMatchObject({ pageNumber: 2, pageSize: 5 });
    const next = withPage(call, { pageNumber: 3 });
    expect([next.required, next.optional]).toEqual([{ body: { pageNumber: 9 } }, { pageNumber: 3, pageSize: 5 }]);
  });

  it.each(pagedByBody)('is in the body of %s', (route) => {
    const call = callOf(route, { required: { body: { pageNumber: 2, name: 'b' } }, optional: { pageNumber: 9 } });
    expect(pageValuesOf(call)).toEqual({ pageNumber: 2 });
    const next = withPage(call, { pageNumber: 3 });
    expect([next.required, next.optional]).toEqual([{ body: { pageNumber: 3, name: 'b' } }, { pageNumber: 9 }]);
  });

  it.each<[string, unknown]>([
    ['none', undefined],
    ['null', null],
    ['a text', 'pageNumber'],
  ])('is the first one if the body is %s', (_what, body) => {
    expect(pageValuesOf(callOf(SEARCH, { required: { body } }))).toEqual({});
  });

  it.each(['conversations', 'users'])('is in a part of the body of a query for details of %s', (subject) => {
    const route = `POST /api/v2/analytics/${subject}/details/query`;
    const call = callOf(route, { required: { body: { interval: 'a', pageNumber: 9, paging: { pageNumber: 2, pageSize: 5 } } } });
    expect(pageValuesOf(call)).toEqual({ pageNumber: 2, pageSize: 5 });
    expect(withPage(call, { pageNumber: 3 }).required).toEqual({
      body: { interval: 'a', pageNumber: 9, paging: { pageNumber: 3, pageSize: 5 } },
    });
  });

  it.each([`${DETAILS}/more`, `POST /x${DETAILS.slice(5)}`, DETAILS.replace('conversations', 'flows')])(
    'is in the body itself of %s',
    (route) => {
      const call = callOf(route, { required: { body: { pageNumber: 2, paging: { pageNumber: 9 } } } });
      expect(pageValuesOf(call)).toEqual({ pageNumber: 2 });
    },
  );

  it.each<[string, object | undefined, boolean]>([
    [DETAILS, undefined, true],
    [DETAILS, {}, true],
    [DETAILS, { paging: { pageNumber: 1 } }, true],
    [DETAILS, { paging: { pageSize: 25 } }, false],
    [SEARCH, {}, false],
    [LIST, undefined, false],
  ])('of %s with %j lacks a size that later pages require: %j', (route, body, isLacking) => {
    expect(lacksRequiredSize(callOf(route, { required: { body } }))).toBe(isLacking);
  });

  it.each([
    'GET /api/v2/gamification/insights/managers',
    'POST /api/v2/analytics/conversations/transcripts/query',
    'POST /api/v2/analytics/queues/activity/query',
    'POST /api/v2/quality/evaluations/search',
  ])('of %s is the last one if it is not full', (route) => {
    expect(pageValuesOf(callOf(route, { required: { body: {} } }))).toEqual({ shortPageEnds: 1 });
  });

  it.each([
    'GET /api/v2/gamification/insights/managers/more',
    'GET /api/v2/gamification/insights',
    'POST /api/v2/analytics/conversations/transcripts/query/more',
    'POST /api/v2/analytics/a/b/activity/query',
    'POST /api/v2/quality/evaluations/searches',
    'POST /more/POST /api/v2/quality/evaluations/search',
  ])('of %s may be the last one in either case', (route) => {
    expect(pageValuesOf(callOf(route, { required: { body: {} } }))).toEqual({});
  });
});

describe('The same call for another page', () => {
  it('replaces values where the caller has them, and adds the others to the optional ones', () => {
    const call = callOf(LIST, { required: { pageNumber: 1, name: 'a' }, optional: { pageSize: 5 } });
    const next = withPage(call, { pageNumber: 2, pageSize: 6, count: 7 });
    expect(next.required).toEqual({ pageNumber: 2, name: 'a' });
    expect(next.optional).toEqual({ pageSize: 6, count: 7 });
    expect(call.required).toEqual({ pageNumber: 1, name: 'a' });
    expect(call.optional).toEqual({ pageSize: 5 });
  });

  it('sends no `after` beside `before`, in the query, the body and a part of the body', () => {
    const values = { before: 'b' };
    const page = { after: 'a', pageSize: 5 };
    const expected = { after: undefined, before: 'b', pageSize: 5 };
    expect({ ...withPage(callOf(LIST, { optional: page }), values).optional }).toStrictEqual(expected);
    const search = withPage(callOf(SEARCH, { required: { body: page } }), values);
    expect({ ...search.required }).toStrictEqual({ body: expected });
    const details = withPage(callOf(DETAILS, { required: { body: { paging: page } } }), values);
    expect({ ...details.required }).toStrictEqual({ body: { paging: expected } });
  });

  it('keeps `before` beside `after`', () => {
    const next = withPage(callOf(LIST, { optional: { before: 'b' } }), { after: 'a' });
    expect({ ...next.optional }).toStrictEqual({ before: 'b', after: 'a' });
  });

  it('has its body where the caller has it, by the name of the operation', () => {
    const inOptional = withPage(callOf(SEARCH, { optional: { body: { a: 1 } } }), { pageNumber: 2 });
    expect([inOptional.required, inOptional.optional]).toEqual([{}, { body: { a: 1, pageNumber: 2 } }]);
    const details = { body: 'search' };
    const renamed = withPage(callOf(SEARCH, { required: { search: { a: 1 } }, details }), { pageNumber: 2 });
    expect([renamed.required, renamed.optional]).toEqual([{ search: { a: 1, pageNumber: 2 } }, {}]);
    const missing = withPage(callOf(SEARCH), { pageNumber: 2 });
    expect([missing.required, missing.optional]).toEqual([{}, { body: { pageNumber: 2 } }]);
  });

  it('keeps everything else of the call', () => {
    const { signal } = new AbortController();
    const next = withPage(callOf(LIST, { signal, details: { accept: 'a/b' } }), { pageNumber: 2 });
    expect(next).toMatchObject({ operation: 'list', route: LIST, details: { accept: 'a/b' }, request: { tag: 'a' } });
  });

  it.each<[object, object, object]>([
    [{ pageSize: 5 }, { pageNumber: 2 }, { pageSize: 5, pageNumber: 2 }],
    [{ pageNumber: 1 }, { pageNumber: 2 }, { pageNumber: 2 }],
    [{ after: 'a', pageSize: 5 }, { before: 'b' }, { pageSize: 5, before: 'b' }],
    [{ after: 'a' }, { after: 'b' }, { after: 'b' }],
    [{ before: 'a' }, { after: 'b' }, { before: 'a', after: 'b' }],
  ])('after a page of %j with %j has the page values %j', (start, values, expected) => {
    expect(withValues(start as never, values as never)).toEqual(expected);
  });
});

describe('The page of a position', () => {
  it.each(names)('may have `%s` as a text or a number, and nothing else', (name) => {
    expect([isPage({ [name]: 'a' }), isPage({ [name]: 1 })]).toEqual([true, true]);
    for (const value of [true, null, undefined, ['a'], {}]) expect(isPage({ [name]: value })).toBe(false);
    expect(isPage({ [name]: 1, name: 'a' })).toBe(false);
    expect(pageOnly({ [name]: 1, shortPageEnds: 1 })).toEqual({ [name]: 1 });
  });

  it.each([{}, { pageNumber: 2, pageSize: 25 }])('may be %j', (page) => {
    expect(isPage(page)).toBe(true);
  });

  it.each([null, undefined, 'pageNumber', 5])('cannot be %j', (page) => {
    expect(isPage(page)).toBe(false);
  });
});

describe('Two calls for the same list', () => {
  const digest = (optional: object, route = LIST) => digestOf(callOf(route, { optional }));
  const bodyDigest = (body: unknown, route = SEARCH) => digestOf(callOf(route, { required: { body } }));

  it.each(names)('may differ in `%s`', (name) => {
    expect(digest({ [name]: 'a', state: 'x' })).toBe(digest({ [name]: 'b', state: 'x' }));
    expect(bodyDigest({ [name]: 'a', state: 'x' })).toBe(bodyDigest({ state: 'x' }));
    const details = { interval: 'a/b' };
    expect(bodyDigest({ ...details, paging: { [name]: 'a' } }, DETAILS)).toBe(bodyDigest(details, DETAILS));
  });

  it.each<[string, object, object]>([
    ['the order of names', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['the order of names in a field', { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }],
    ['the order of many names', { c: 1, a: 2, b: 3 }, { b: 3, c: 1, a: 2 }],
    ['a field that is null', { a: 1, b: null }, { a: 1 }],
    ['a field that is undefined', { a: 1, b: undefined }, { a: 1 }],
    ['an empty text', { a: 1, b: '' }, { a: 1 }],
    ['an empty object', { a: 1, b: {} }, { a: 1 }],
    ['an object of empty fields', { a: 1, b: { c: undefined } }, { a: 1 }],
    ['a set instead of a list', { a: new Set(['x', 'y']) }, { a: ['x', 'y'] }],
  ])('may differ in %s', (_what, one, other) => {
    expect(digest(one)).toBe(digest(other));
    expect(bodyDigest(one)).toBe(bodyDigest(other));
  });

  it('may differ in a number beyond the safe ones and its text', () => {
    expect(digest({ a: 2n ** 63n })).toBe(digest({ a: '9223372036854775808' }));
    expect(digest({ a: 2n ** 63n })).not.toBe(digest({ a: 2n ** 63n + 1n }));
  });

  it.each<[string, object, object]>([
    ['a value', { a: 1 }, { a: 2 }],
    ['a name', { a: 1 }, { b: 1 }],
    ['a text and a number', { a: 1 }, { a: '1' }],
    ['the items of a set', { a: new Set(['x']) }, { a: new Set(['y']) }],
    ['a set and nothing', { a: new Set(['x']) }, {}],
    ['the order of a list', { a: ['x', 'y'] }, { a: ['y', 'x'] }],
    ['a list and an object', { a: ['x'] }, { a: { 0: 'x' } }],
    ['an empty list', { a: [] }, {}],
    ['a list with an empty text', { a: ['x', ''] }, { a: ['x'] }],
    ['a field of a field', { a: { b: 1 } }, { a: { b: 2 } }],
    ['an object and nothing', { a: { b: 1 } }, {}],
    ['a zero', { a: 0 }, {}],
    ['a false', { a: false }, {}],
  ])('cannot differ in %s', (_what, one, other) => {
    expect(digest(one)).not.toBe(digest(other));
    expect(bodyDigest(one)).not.toBe(bodyDigest(other));
  });

  it('have the same route', () => {
    expect(digest({ a: 1 }, 'GET /api/v2/others')).not.toBe(digest({ a: 1 }));
    expect(bodyDigest({ a: 1 }, 'POST /api/v2/others/search')).not.toBe(bodyDigest({ a: 1 }));
  });

  it('have the same arguments beside the body, and the same other fields of `paging`', () => {
    const beside = (state: string) => digestOf(callOf(SEARCH, { required: { body: {} }, optional: { state } }));
    expect(beside('a')).not.toBe(beside('b'));
    const paging = (state: string) => bodyDigest({ paging: { state } }, DETAILS);
    expect(paging('a')).not.toBe(paging('b'));
    expect(bodyDigest({ paging: 'a' }, DETAILS)).toBe(bodyDigest({}, DETAILS));
  });

  it('have the same body by the name of the operation', () => {
    const digestOfQuery = (query: string) =>
      digestOf(callOf(SEARCH, { required: { search: { query, pageNumber: query.length } }, details: { body: 'search' } }));
    expect(digestOfQuery('a')).not.toBe(digestOfQuery('b'));
    const paged = (pageNumber: number) =>
      digestOf(callOf(SEARCH, { required: { search: { pageNumber } }, details: { body: 'search' } }));
    expect(paged(1)).toBe(paged(2));
  });
});
