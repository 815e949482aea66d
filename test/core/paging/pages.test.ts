import { getEventListeners } from 'node:events';
import {
  AbortError,
  BadRequestError,
  InvalidParameterError,
  ListChangedError,
  NetworkError,
  PageWindowError,
  PagingLoopError,
  PlatformApi,
  ServerError,
  TooManyItemsError,
} from 'contact-centre-client';
import type { OperationDetails, PagedItems, RequestOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { answer, errorOf } from '../probe.js';
import type { Handler, Skill } from './support.js';
import { answering, paged, skill, skillsTo } from './support.js';
import { says } from '../../support/says.js';

interface CallArguments {
  required?: Record<string, unknown>;
  opts?: object;
  request?: RequestOptions;
  details?: OperationDetails;
}

class Lists extends PlatformApi {
  list(route: string, { required = {}, opts = {}, request, details }: CallArguments = {}) {
    return this.call<{ entities: Skill[] }>('list', route as 'GET /x', required, opts, request, details);
  }
}

const LIST = 'GET /api/v2/probes';

function lists(handler: Handler) {
  const { client, sent, queries } = answering(handler);
  const bodies = (): unknown[] => sent.map(({ body }) => JSON.parse(body ?? 'null') as unknown);
  return { api: new Lists(client), sent, queries, bodies };
}

/** Returns responses in turn, the last one forever. */
const inTurn = (...answers: unknown[]): Handler => {
  let at = 0;
  return () => answer(200, answers[Math.min(at++, answers.length - 1)]);
};

const numbered = (pageNumber: number, pageCount: number, ...numbers: number[]) => ({
  pageNumber,
  pageCount,
  pageSize: numbers.length,
  entities: numbers.map(skill),
});

describe('A later page is requested like the first one', () => {
  const twoPages = (): Handler => inTurn(numbered(1, 2, 1, 2), { ...numbered(2, 2, 3), pageSize: 2 });

  it.each<[string, CallArguments, unknown]>([
    ['a body', { required: { body: { query: 'a', pageSize: 2 } } }, { query: 'a', pageSize: 2 }],
    ['an optional body', { opts: { body: { query: 'a' } } }, { query: 'a' }],
    ['a body by another name', { required: { search: { query: 'a' } }, details: { body: 'search' } }, { query: 'a' }],
  ])('with %s', async (_what, callArguments, body) => {
    const { api, bodies, queries } = lists(twoPages());
    expect(await api.list('POST /api/v2/probes/search', callArguments).items().toArray()).toEqual(skillsTo(3));
    expect(bodies()).toEqual([body, { ...(body as object), pageNumber: 2 }]);
    expect(queries()).toEqual(['', '']);
  });

  // The platform requires a page size with each page number: without one, the size of the first page is sent.
  it.each([
    ['POST /api/v2/analytics/conversations/details/query', { pageSize: 2 }],
    ['POST /api/v2/analytics/users/details/query', undefined],
  ])('with a part of the body (%s)', async (route, paging) => {
    const { api, bodies } = lists(
      inTurn(
        ...[
          [1, 2],
          [3, 4],
        ].map((numbers) => ({ conversations: numbers.map(skill), totalHits: 4 })),
      ),
    );
    const body = { interval: 'a/b', ...(paging && { paging }) };
    expect(await api.list(route, { required: { body } }).items().toArray()).toEqual(skillsTo(4));
    expect(bodies()).toEqual([body, { interval: 'a/b', paging: { pageSize: 2, pageNumber: 2 } }]);
  });

  it.each([
    'POST /api/v2/users/rules/query',
    'POST /api/v2/analytics/queues/activity/query',
    'POST /api/v2/orgauthorization/trustor/audits',
    'POST /api/v2/orgauthorization/trustees/audits',
    'POST /api/v2/businessrules/decisiontables/rows/search',
  ])('with the query beside a body (%s)', async (route) => {
    const { api, bodies, queries } = lists(twoPages());
    const callArguments = { required: { body: { rule: 'a' } }, opts: { pageSize: 2 } };
    await api.list(route, callArguments).items().toArray();
    expect(bodies()).toEqual([{ rule: 'a' }, { rule: 'a' }]);
    expect(queries()).toEqual(['?pageSize=2', '?pageSize=2&pageNumber=2']);
  });

  it('with a page that must be named', async () => {
    const { api, queries } = lists(twoPages());
    await api
      .list(LIST, { required: { pageNumber: '1' } })
      .items()
      .toArray();
    expect(queries()).toEqual(['?pageNumber=1', '?pageNumber=2']);
  });

  it('by cursor, though pages are counted, also from a position on', async () => {
    const page = (cursor: string | undefined, number: number) => ({ ...numbered(1, 9, number), cursor });
    const { api, queries } = lists(inTurn(page('b', 1), page('c', 2), page(undefined, 3)));
    const opts = { enableCursorPagination: true };
    const items = api.list(LIST, { opts }).items();
    expect(await items.toArray()).toEqual(skillsTo(3));
    const expectedQueries = [
      '?enableCursorPagination=true',
      '?enableCursorPagination=true&cursor=b',
      '?enableCursorPagination=true&cursor=c',
    ];
    expect(queries()).toEqual(expectedQueries);
    await api.list(LIST, { opts }).items({ from: items.position! }).toArray();
    expect(queries().slice(3)).toEqual(expectedQueries.slice(2));
  });

  it.each<[string, object, Record<string, string>, object]>([
    ['after', {}, { after: 'x' }, { nextUri: '?after=x' }],
    ['q64', { q64: 'w' }, { q64: 'x' }, { nextPage: '?q64=x' }],
    ['startIndex', {}, { startIndex: '3' }, { totalResults: 4 }],
  ])('from a position on, by `%s`', async (_name, opts, next, more) => {
    const { api, sent } = lists(inTurn({ Resources: skillsTo(2), ...more }, { Resources: [skill(3), skill(4)] }));
    const items = api.list(LIST, { opts }).items({ max: 3 });
    expect(await items.toArray()).toEqual(skillsTo(3));
    expect(await api.list(LIST, { opts }).items({ from: items.position! }).toArray()).toEqual([skill(4)]);
    const queries = sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries).toEqual([opts, next, next]);
  });

  it('by cursor, if it begins at one', async () => {
    const { api, queries } = lists(inTurn({ ...numbered(1, 9, 1), cursor: 'c' }, { ...numbered(1, 9, 2), cursor: '' }));
    await api
      .list(LIST, { opts: { cursor: 'b' } })
      .items()
      .toArray();
    expect(queries()).toEqual(['?cursor=b', '?cursor=c']);
  });

  it.each([{ pageSize: 25 }, { pageSize: 3 }, {}])('with the page size of a position (%o)', async (opts) => {
    const { api, queries } = lists(paged(() => skillsTo(62)));
    const items = api.list(LIST, { opts: { pageSize: 10 } }).items({ max: 17 });
    await items.toArray();
    const rest = await api.list(LIST, { opts }).items({ from: items.position! }).toArray();
    expect(rest).toEqual(skillsTo(62).slice(17));
    expect(queries().slice(2)).toEqual([2, 3, 4, 5, 6, 7].map((page) => `?pageSize=10&pageNumber=${page}`));
  });
});

describe('A list ends', () => {
  it.each<[string, unknown]>([
    ['an empty answer', undefined],
    ['an empty object', {}],
    ['a total alone', { total: 0 }],
    ['a page number alone', { pageNumber: 1 }],
  ])('immediately with %s', async (_what, body) => {
    const { api, sent } = lists(() => (body === undefined ? { ...answer(200), body: new Uint8Array() } : answer(200, body)));
    const items = api.list(LIST).items();
    expect(await items.toArray()).toEqual([]);
    expect([items.ended, sent.length]).toEqual(['complete', 1]);
  });

  it.each(['no list', 5, { id: 'a' }])('before it began if the first response is %j', async (body) => {
    const { api } = lists(inTurn(body));
    const error = await errorOf(api.list(LIST).items().toArray(), InvalidParameterError);
    expect(error.message).toEqual(
      says('Invalid value for the parameter "items" when calling list: the response contains no list. Await the call itself'),
    );
  });

  it('with an error if a later response has no list', async () => {
    const { api } = lists(inTurn({ entities: [skill(1)], nextUri: '?after=a' }, { odd: true }));
    const error = await errorOf(api.list(LIST).items().toArray(), InvalidParameterError);
    expect(error.message).toContain('the response contains no list. Await the call itself');
  });

  it('with a later response that leaves its empty list out', async () => {
    const { api } = lists(inTurn({ entities: [skill(1)], nextUri: '?after=a' }, { pageSize: 25, selfUri: '?after=a' }));
    expect(await api.list(LIST).items().toArray()).toEqual([skill(1)]);
  });

  /** Pages behind cursors, each a new one. */
  const linked = (...pages: unknown[][]) =>
    inTurn(...pages.map((entities, at) => ({ entities, ...(at < pages.length - 1 && { cursor: `c${at}` }) })));

  it('with an error after three empty pages in a row that lead to another one, and continues there', async () => {
    const { api, sent, queries } = lists(linked([skill(1)], [], [], [skill(2)], [], [], [], [skill(3)]));
    const items = api.list(LIST).items();
    const error = await errorOf(items.toArray(), ListChangedError);
    expect([error.reason, items.ended, sent.length]).toEqual(['empty', undefined, 7]);
    expect(await api.list(LIST).items({ from: error.position! }).toArray()).toEqual([skill(3)]);
    expect(queries().at(-1)).toBe('?cursor=c6');
  });

  it('as complete after empty pages if the number of items equals the total', async () => {
    const { api } = lists(inTurn(...[[skill(1)], [], [], []].map((entities, at) => ({ entities, total: 1, cursor: `c${at}` }))));
    const items = api.list(LIST).items();
    expect(await items.toArray()).toEqual([skill(1)]);
    expect(items.ended).toBe('complete');
  });

  it('with three empty pages that are the last, as complete', async () => {
    const { api } = lists(linked([skill(1)], [], [], []));
    const items = api.list(LIST).items();
    await items.toArray();
    expect(items.ended).toBe('complete');
  });

  it.each<[string, unknown[], unknown[]]>([
    ['of the same items', [{ id: 'a', at: 1 }, { id: 'b' }], [{ id: 'a', at: 2 }, { id: 'b' }]],
    ['of the same text', [{ name: 'a' }], [{ name: 'a' }]],
  ])('with a page %s behind a new cursor', async (_what, one, other) => {
    const pages = inTurn(...[one, other].map((entities) => ({ entities, cursor: 'b' })));
    const { api } = lists((query, request) => pages(query, request));
    const changed = await errorOf(api.list(LIST).items({ key: false }).toArray(), ListChangedError);
    expect([changed.reason, changed.name, changed.code]).toEqual(['repeated', 'ListChangedError', 'ERR_LIST_CHANGED']);
    const strict = lists(inTurn(...[one, other].map((entities) => ({ entities, cursor: 'b' }))));
    const error = await errorOf(strict.api.list(LIST).items({ strict: true }).toArray(), PagingLoopError);
    expect(error.message).toContain('list could not be read completely: its pages lead back to one that was read before.');
    expect(error).toMatchObject({ operation: 'list', reason: 'repeated' });
    expect(error).toBeInstanceOf(ListChangedError);
    expect(strict.sent).toHaveLength(2);
  });

  it.each<[string, unknown[], unknown[]]>([
    ['longer', [{ id: 'a' }], [{ id: 'a' }, { id: 'b' }]],
    ['shorter', [{ id: 'a' }, { id: 'b' }], [{ id: 'a' }]],
    ['of other items', [{ id: 'a' }, { id: 'b' }], [{ id: 'a' }, { id: 'c' }]],
    ['of items that nothing tells apart', [{ name: 'a' }], [{ name: 'b' }]],
    ['of what are no objects', ['a'], ['b']],
  ])('not with a page that is %s', async (_what, one, other) => {
    const { api, sent } = lists(linked(one, other, [skill(3)]));
    const items = api.list(LIST).items({ key: false });
    expect(await items.toArray()).toEqual([...one, ...other, skill(3)]);
    expect([items.ended, sent.length]).toEqual(['complete', 3]);
  });
});

describe('A list that counts its pages', () => {
  const pages = (fields: (page: Record<string, unknown>, number: number) => object): Handler => {
    const whole = paged(() => skillsTo(25));
    return (query, request) => {
      const { body } = whole(query, request) as { body: Uint8Array };
      const page = JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>;
      return answer(200, fields(page, Number(query.get('pageNumber') ?? 1)));
    };
  };

  it.each([{ pageSize: 10 }, {}])('need not state its page size (requested %o)', async (opts) => {
    const { api, sent } = lists(pages(({ pageSize: _size, ...page }) => page));
    expect(await api.list(LIST, { opts }).items().toArray()).toEqual(skillsTo(25));
    expect(sent).toHaveLength('pageSize' in opts ? 3 : 1);
  });

  it('need not state its page size if the first page is not full', async () => {
    const { api, sent } = lists(
      pages(({ pageSize: _size, entities, ...page }, number) => ({
        ...page,
        entities: number === 1 ? (entities as unknown[]).slice(0, 1) : entities,
      })),
    );
    const items = api.list(LIST, { opts: { pageSize: 3 } }).items();
    expect(await items.toArray()).toHaveLength(23);
    expect([items.ended, sent.length]).toEqual(['complete', 9]);
  });

  it('is read again if so many items were deleted that all pages under way are empty', async () => {
    let list = skillsTo(60);
    const whole = paged(() => list);
    const { api } = lists((query, request) => {
      const page = whole(query, request);
      list = list.slice(-20);
      return page;
    });
    const items = api.list(LIST, { opts: { pageSize: 10 } }).items({ concurrency: 5 });
    expect(await items.toArray()).toEqual(expect.arrayContaining(list));
    expect(items.ended).toBe('complete');
  });

  it.each<[string, Parameters<typeof pages>[0]]>([
    ['how many items there are', ({ total: _total, ...page }) => page],
    ['again which page it is', ({ pageNumber, ...page }, number) => (number === 1 ? { ...page, pageNumber } : page)],
  ])('need not state %s', async (_what, fields) => {
    const { api, sent } = lists(pages(fields));
    const items = api.list(LIST, { opts: { pageSize: 10 } }).items();
    expect(await items.toArray()).toEqual(skillsTo(25));
    expect(sent).toHaveLength(3);
  });

  it('is given up if it always shows its first page, with another length each time', async () => {
    let total = 4;
    const { api, sent } = lists(() => answer(200, { ...numbered(1, 2, 1, 2), total: (total = 9 - total) }));
    const error = await errorOf(api.list(LIST).items().toArray(), ListChangedError);
    expect([error.reason, sent.length <= 16]).toEqual(['limit', true]);
  });

  it('is read beyond the documented window, if the platform shows more', async () => {
    const { api } = lists(paged(() => skillsTo(15_000)));
    const items = api.list('GET /api/v2/users', { opts: { pageSize: 5000 } }).items();
    expect(await items.toArray({ max: 15_000 })).toHaveLength(15_000);
  });
});

describe('A page that is refused', () => {
  const from = (pageNumber: number, pageSize: number, next: Handler): Handler => {
    const first = answer(200, { entities: [skill(1)], pageNumber, pageSize, pageCount: 999 });
    return (query, request) => (query.get('pageNumber') === String(pageNumber) ? first : next(query, request));
  };
  const refused = (route: string, pageNumber: number, pageSize: number, next: Handler): PromiseLike<unknown> => {
    const { api } = lists(from(pageNumber, pageSize, next));
    const required = Object.fromEntries(
      Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = '']): [string, string] => [name, 'a']),
    );
    return api.list(route, { required, opts: { pageNumber, pageSize } }).items().toArray();
  };
  const badRequest: Handler = () => answer(400, { message: 'too far', code: 'bad.request' });

  it.each([
    ['GET /api/v2/users', 10_000, 'Use getUsersQuery.'],
    ['GET /api/v2/telephony/providers/edges/phones', 10_000, 'Narrow the list by its other values.'],
    ['GET /api/v2/externalcontacts/organizations/{id}/contacts', 1000, 'Use getExternalcontactsScanContacts.'],
    ['GET /api/v2/externalcontacts/contacts/{id}/notes', 1000, 'Use getExternalcontactsScanNotes.'],
    ['GET /api/v2/externalcontacts/organizations/{id}/notes', 1000, 'Use getExternalcontactsScanNotes.'],
    ['GET /api/v2/externalcontacts/organizations/{id}/relationships', 1000, 'Use getExternalcontactsScanRelationships.'],
    ['GET /api/v2/externalcontacts/organizations', 1000, 'Use getExternalcontactsScanOrganizations.'],
    ['GET /api/v2/routing/queues/divisionviews', 500, 'Use getRoutingQueuesDivisionviewsAll.'],
  ])('is beyond what %s shows', async (route, window, way) => {
    const error = await errorOf(refused(route, window / 100, 100, badRequest), PageWindowError);
    expect(error.message).toEqual(says(`list reaches the first ${window} of more items. ${way}`));
    expect(error).toMatchObject({ window, operation: 'list', cause: { status: 400 } });
  });

  it('requests 25 items by default', async () => {
    const next: Handler = (query, request) => (query.get('pageNumber') === '6' ? badRequest(query, request) : answer(200, {}));
    const { api } = lists(from(5, 25, next));
    const call = api.list('GET /api/v2/routing/queues/divisionviews', { opts: { pageNumber: 5 } });
    expect((await errorOf(call.items().toArray(), PageWindowError)).window).toBe(125);
  });

  it.each([
    ['GET /api/v2/users', 99],
    ['GET /api/v2/users/me', 100],
    ['GET /api/v2/externalcontacts/organizations', 9],
    ['GET /api/v2/routing/queues/divisionviews', 4],
    ['GET /api/v2/routing/queues', 100],
    ['GET /api/v2/telephony/providers/edges/phones/{id}', 100],
    ['GET /api/v2/externalcontacts/organizations/{id}', 100],
    ['GET /api/v2/externalcontacts/organizations/{id}/contacts/{other}', 100],
    ['GET /api/v2/externalcontacts/organizations/{id}/notes/{other}', 100],
    ['GET /api/v2/externalcontacts/organizations/{id}/relationships/{other}', 100],
  ])('within what %s shows is refused for another reason (page %i)', async (route, pageNumber) => {
    await errorOf(refused(route, pageNumber, 100, badRequest), BadRequestError);
  });

  it('beyond that is refused for another reason if the platform fails, or the connection does', async () => {
    await errorOf(
      refused('GET /api/v2/users', 100, 100, () => answer(500, {})),
      ServerError,
    );
    await errorOf(
      refused('GET /api/v2/users', 100, 100, () => Promise.reject(new Error('cut'))),
      NetworkError,
    );
  });

  it('is reported with the total, if the platform shows nothing more though there are more items', async () => {
    const next =
      (total: number): Handler =>
      () =>
        answer(200, { entities: [], pageNumber: 101, pageSize: 100, pageCount: 110, total });
    const error = await errorOf(refused('GET /api/v2/users', 100, 100, next(10_001)), PageWindowError);
    expect(error.message).toEqual(says('list reaches the first 10000 of 10001 items. Use getUsersQuery.'));
    expect(await refused('GET /api/v2/users', 100, 100, next(10_000))).toEqual([skill(1)]);
  });
});

describe('A signal', () => {
  it('ends requests under way with its reason, and has no listener after the list', async () => {
    const controller = new AbortController();
    const reason = new Error('changed page');
    const { api } = lists((query, request) => {
      if (!query.has('pageNumber')) return paged(() => skillsTo(60))(query, request);
      controller.abort(reason);
      return new Promise(() => undefined);
    });
    const items = api.list(LIST, { request: { signal: controller.signal } }).items();
    expect((await errorOf(items.toArray(), AbortError)).cause).toBe(reason);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('is released when the iteration ends, and requests under way end', async () => {
    const { signal } = new AbortController();
    const aborted: string[] = [];
    const { api } = lists((query, request) => {
      const page = query.get('pageNumber') ?? '1';
      if (Number(page) < 3) return paged(() => skillsTo(250))(query, request);
      request.signal.addEventListener('abort', () => aborted.push(page));
      return new Promise(() => undefined);
    });
    for await (const { id } of api.list(LIST, { request: { signal } }).items({ concurrency: 3 })) if (id === 'skill-30') break;
    expect(aborted.sort()).toEqual(['3', '4']);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('What a list costs', () => {
  it.each<[string, object, Awaited<ReturnType<PagedItems<Skill>['cost']>>]>([
    ['is what the platform says', numbered(1, 7, 1, 2), { items: undefined, requests: 7 }],
    ['is one request where it says of none', { entities: [], pageNumber: 1, pageCount: 0, total: 0 }, { items: 0, requests: 1 }],
    ['is reckoned by its total and size', { entities: skillsTo(2), total: 5, pageSize: 2 }, { items: 5, requests: 3 }],
    ['is reckoned by its total and what came', { entities: skillsTo(3), total: 7 }, { items: 7, requests: 3 }],
    ['is one request for nothing', { entities: [], total: 0, pageSize: 25 }, { items: 0, requests: 1 }],
    ['is unknown where nothing came', { entities: [], total: 3 }, { items: 3, requests: undefined }],
    ['is unknown where no total is said', { entities: skillsTo(3) }, { items: undefined, requests: undefined }],
    ['is unknown without items', { total: 3 }, { items: 3, requests: undefined }],
  ])('%s', async (_what, body, cost) => {
    expect(await lists(inTurn(body)).api.list(LIST).items().cost()).toEqual(cost);
  });

  it('can be requested before it is read alone', async () => {
    const items = lists(paged(() => skillsTo(3)))
      .api.list(LIST)
      .items();
    await items.toArray();
    expect((await errorOf(items.cost(), InvalidParameterError)).message).toContain(
      '"items" when calling list: it was read already. Call cost() first',
    );
  });
});

describe('The result', () => {
  it('is reported by page when pages are read too', async () => {
    const events: unknown[] = [];
    const { api } = lists(paged(() => skillsTo(60)));
    const items = api
      .list(LIST)
      .items({ onPage: (page, progress) => events.push([(page as { pageNumber: number }).pageNumber, progress]) });
    const pages: unknown[] = [];
    for await (const page of items.pages()) pages.push(page);
    expect(pages).toHaveLength(3);
    const text = expect.stringMatching(/^\{"entities":\[/) as unknown;
    expect(events).toEqual([
      [1, { items: 25, requests: 1, total: 60, text }],
      [2, { items: 50, requests: 2, total: 60, text }],
      [3, { items: 60, requests: 3, total: 60, text }],
    ]);
  });

  it('is at most 10,000 in an array by default', async () => {
    const most = lists(paged(() => skillsTo(10_000), 10_000));
    expect(await most.api.list(LIST).items().toArray()).toHaveLength(10_000);
    const more = lists(paged(() => skillsTo(10_001), 10_001));
    const error = await errorOf(more.api.list(LIST).items().toArray(), TooManyItemsError);
    expect(error.message).toEqual(says('list lists more than 10000 items: iterate over them, or give toArray a higher max'));
  });

  it('is remembered for at least the last 30,000 items, and for at most twice as many', async () => {
    const others = skillsTo(60_000);
    const items = async (between: readonly Skill[]) => {
      const list = [skill(0), ...between, skill(0)];
      return await lists(paged(() => list, list.length))
        .api.list(LIST)
        .items()
        .toArray({ max: 70_000 });
    };
    expect(await items(others.slice(0, 29_999))).toHaveLength(30_000);
    expect(await items(others)).toHaveLength(60_002);
  });

  it('continues after its offset if items have no keys', async () => {
    const { api } = lists(paged(() => [{ name: 'a' }, { name: 'b' }, { name: 'c' }]));
    const items = api.list(LIST).items({ max: 2 });
    await items.toArray();
    expect(await api.list(LIST).items({ from: items.position! }).toArray()).toEqual([{ name: 'c' }]);
    const unkeyed = api.list(LIST).items({ max: 2, key: false });
    await unkeyed.toArray();
    expect(await api.list(LIST).items({ from: unkeyed.position!, key: false }).toArray()).toEqual([{ name: 'c' }]);
  });

  it('continues after the item wherever it is now', async () => {
    let list = skillsTo(5);
    const { api } = lists(paged(() => list));
    const items = api.list(LIST).items({ max: 3 });
    await items.toArray();
    const from = items.position!;
    list = list.slice(2);
    expect(await api.list(LIST).items({ from }).toArray()).toEqual([skill(4), skill(5)]);
    expect(await api.list(LIST).items({ from, key: false }).toArray()).toEqual([skill(4), skill(5)]);
  });

  it('includes all items without keys', async () => {
    const { api } = lists(paged(() => [{ id: 'a' }, { id: 'b' }]));
    expect(
      await api
        .list(LIST)
        .items({ key: () => null })
        .toArray(),
    ).toHaveLength(2);
  });

  it('stops at the requested number of pages: requests under way end', async () => {
    const aborted: unknown[] = [];
    const { api } = lists((query, request) => {
      if (!query.has('pageNumber')) return paged(() => skillsTo(75))(query, request);
      request.signal.addEventListener('abort', () => aborted.push(query.get('pageNumber')));
      if (query.get('pageNumber') === '2') return paged(() => skillsTo(75))(query, request);
      return new Promise(() => undefined);
    });
    const pages: unknown[] = [];
    for await (const page of api.list(LIST).items({ concurrency: 2 }).pages()) if (pages.push(page) === 2) break;
    expect(aborted).toContain('3');
  });

  it('begins again with each reading, and so does how it ended', async () => {
    const { api } = lists(paged(() => skillsTo(3)));
    const items = api.list(LIST).items();
    await items.toArray();
    expect(items.ended).toBe('complete');
    for await (const { id } of items) if (id === 'skill-1') break;
    expect(items.ended).toBeUndefined();
  });
});

describe('An option of a reading', () => {
  const messageFor = async (options: unknown, max?: unknown): Promise<string> => {
    const { api, sent } = lists(paged(() => skillsTo(3)));
    const items = api.list(LIST).items(options as object);
    const error = await errorOf(items.toArray(max === undefined ? {} : { max: max as number }), InvalidParameterError);
    expect(sent).toHaveLength(0);
    return error.message.replace(/^Invalid value for the parameter "(\w+)" when calling list: /, '$1 ');
  };

  it.each<[unknown, string]>([
    [
      null,
      'items The options of items() must be an object with max, concurrency, from, key, onPage, strict, direction, not null',
    ],
    [
      [],
      'items The options of items() must be an object with max, concurrency, from, key, onPage, strict, direction, not an Array',
    ],
    [
      { pagesize: 5 },
      'items The options of items(): unknown option "pagesize". Options: max, concurrency, from, key, onPage, strict, direction.',
    ],
    [{ max: -1 }, 'max it must be a whole number from 0, not -1'],
    [{ max: 1.5 }, 'max it must be a whole number from 0, not 1.5'],
    [{ max: '5' }, 'max it must be a whole number from 0, not "5"'],
    [{ strict: 'yes' }, 'items strict must be true or false'],
    [{ direction: 'up' }, 'items direction must be forward or backward'],
    [
      Object.create({ max: 5 }),
      'items The options of items() inherits "max". Only own fields are read: copy it into the object itself.',
    ],
    [{ concurrency: 0 }, 'concurrency it must be a whole number from 1 to 10, not 0'],
    [{ concurrency: 11 }, 'concurrency it must be a whole number from 1 to 10, not 11'],
    [{ key: 'id' }, 'items key must be a function or false'],
    [{ onPage: true }, 'items onPage must be a function'],
    [{ from: {} }, 'items from must be a position of the same call'],
    [{ from: 'page 3' }, 'from it is no position of a list'],
    [{ from: 'null' }, 'from it is no position of a list'],
    [{ from: '{"operation":"list","page":{},"index":1.5}' }, 'from it is no position of a list'],
    [{ from: '{"operation":"list","page":"1","index":1}' }, 'from it is no position of a list'],
    [{ from: '{"operation":"find","page":{},"index":1}' }, 'from it is a position of find'],
  ])('cannot be %j', async (options, message) => {
    expect(await messageFor(options)).toEqual(says(message));
  });

  it('as the number of items of an array must be a number', async () => {
    expect(await messageFor({}, -1)).toEqual(says('max it must be a whole number from 0, not -1'));
  });

  it.each([{}, { max: 1 }, { concurrency: 10 }, { strict: false }, { key: false as const }, { max: undefined, from: undefined }])(
    'may be %j',
    async (options) => {
      const { api } = lists(paged(() => skillsTo(1)));
      expect(
        await api
          .list(LIST)
          .items(options as object)
          .toArray(),
      ).toEqual([skill(1)]);
    },
  );

  it.each([
    'GET /api/v2/a',
    'POST /api/v2/a/query',
    'POST /api/v2/a/query/realtime',
    'POST /api/v2/a/search',
    'POST /api/v2/users/search/queues/members',
    'POST /api/v2/a/audits',
  ])('is accepted for %s', async (route) => {
    const { api } = lists(paged(() => skillsTo(1)));
    expect(await api.list(route).items().toArray()).toEqual([skill(1)]);
  });

  it.each([
    'POST /api/v2/a',
    'POST /api/v2/a/query/b',
    'POST /api/v2/audits/b',
    'POST /api/v2/users/search/queues',
    'PUT /api/v2/a/search',
    'PATCH /api/v2/a/query',
    'DELETE /api/v2/a/search',
  ])('is refused for %s, which may change data', async (route) => {
    const { api, sent } = lists(paged(() => skillsTo(1)));
    const error = await errorOf(api.list(route).items().toArray(), InvalidParameterError);
    expect(error.message).toContain('"items" when calling list: it may change data, so it cannot be read page by page');
    expect(sent).toHaveLength(0);
  });
});
