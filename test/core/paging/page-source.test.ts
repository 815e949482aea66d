import { InvalidParameterError, ListChangedError, PlatformApi } from 'contact-centre-client';
import type { ItemsOptions, OperationDetails, TransportRequest } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { answer, errorOf } from '../probe.js';
import { answering, paged, skill, skillsTo } from './support.js';
import type { Handler, Skill } from './support.js';

const LIST = 'GET /api/v2/probes';

interface CallArguments {
  route?: string;
  required?: Record<string, unknown>;
  opts?: object;
  details?: OperationDetails;
}

class Lists extends PlatformApi {
  list({ route = LIST, required = {}, opts = {}, details }: CallArguments = {}) {
    return this.call<{ entities: Skill[] }>('list', route as 'GET /x', required, opts, undefined, details);
  }
}

function lists(handler: Handler) {
  const { client, sent, queries } = answering(handler);
  const bodies = (): unknown[] => sent.map(({ body }) => JSON.parse(body ?? 'null') as unknown);
  return { api: new Lists(client), sent, queries, bodies };
}

const inTurn = (...bodies: unknown[]): Handler => {
  let at = 0;
  return () => answer(200, bodies[Math.min(at++, bodies.length - 1)]);
};

const queryOf = ({ url }: TransportRequest): object => Object.fromEntries(new URL(url).searchParams);

describe('A page that leaves its empty list out', () => {
  it.each([
    'pageSize',
    'selfUri',
    'firstUri',
    'lastUri',
    'nextUri',
    'previousUri',
    'next',
    'previous',
    'nextPage',
    'cursor',
    'cursors',
  ])('is identified by `%s`, unless it is the first page', async (name) => {
    const empty = { [name]: '' };
    const linked = lists(inTurn({ entities: [skill(1)], nextUri: '?after=a' }, empty));
    expect(await linked.api.list().items().toArray()).toEqual([skill(1)]);
    expect(linked.sent).toHaveLength(2);
    await errorOf(lists(inTurn(empty)).api.list().items().toArray(), InvalidParameterError);
  });

  it.each(['id', 'page', 'uri', 'pageCount'])('is not identified by `%s`', async (name) => {
    const { api } = lists(inTurn({ entities: [skill(1)], nextUri: '?after=a' }, { [name]: '' }));
    await errorOf(api.list().items().toArray(), InvalidParameterError);
  });

  it('is refused among numbered pages', async () => {
    const { api } = lists((query, request) =>
      query.has('pageNumber') ? answer(200, { pageSize: 25 }) : paged(() => skillsTo(60))(query, request),
    );
    await errorOf(api.list().items().toArray(), InvalidParameterError);
  });
});

describe('The direction of a list', () => {
  it.each<[object, ItemsOptions<Skill>['direction'], object]>([
    [{ before: 'b' }, undefined, { before: 'x' }],
    [{ after: 'a' }, undefined, { after: 'y' }],
    [{}, undefined, { after: 'y' }],
    [{ before: 'b', after: 'a' }, undefined, { before: 'b', after: 'y' }],
    [{ before: 5 }, undefined, { before: '5', after: 'y' }],
    [{ before: 'b' }, 'forward', { before: 'b', after: 'y' }],
    [{ after: 'a' }, 'backward', { before: 'x' }],
    [{}, 'backward', { before: 'x' }],
  ])('of a call with %j and the direction %j leads to %j', async (opts, direction, next) => {
    const { api, sent } = lists(
      inTurn({ entities: skillsTo(2), cursors: { before: 'x', after: 'y' } }, { entities: [skill(3)] }),
    );
    const items = await api
      .list({ opts })
      .items(direction && { direction })
      .toArray();
    const isBackward = !('after' in next);
    expect(items).toEqual(isBackward ? [2, 1, 3].map(skill) : skillsTo(3));
    expect(sent.map(queryOf)[1]).toEqual(next);
  });
});

describe('The page size of a continued list', () => {
  const route = 'GET /api/v2/probes';
  const positionAfter = async (max: number, opts: object, handler: Handler): Promise<string> => {
    const items = lists(handler).api.list({ route, opts }).items({ max });
    await items.toArray();
    return items.position!;
  };

  it.each<[object, object, object]>([
    [{}, { pageSize: 3 }, { pageNumber: '2', pageSize: '25' }],
    [{}, {}, { pageNumber: '2' }],
    [{ pageSize: 10 }, {}, { pageNumber: '2', pageSize: '10' }],
    [{ pageSize: 10 }, { pageSize: 3 }, { pageNumber: '2', pageSize: '10' }],
  ])('of a call with %j is that of the earlier reading if it is continued with %j', async (before, now, query) => {
    const handler = paged(() => skillsTo(62));
    const max = 'pageSize' in before ? 15 : 30;
    const from = await positionAfter(max, before, handler);
    const { api, sent } = lists(handler);
    expect(await api.list({ route, opts: now }).items({ from }).toArray()).toEqual(skillsTo(62).slice(max));
    expect(queryOf(sent[0]!)).toEqual(query);
  });

  it.each<[object, object, object]>([
    [{ count: 10 }, {}, { startIndex: '11', count: '10' }],
    [{ count: 10 }, { count: 3 }, { startIndex: '11', count: '10' }],
    [{ count: 10 }, { count: 3, pageSize: 4 }, { startIndex: '11', count: '10', pageSize: '10' }],
    [{}, {}, { startIndex: '26' }],
  ])('by start index of a call with %j is the same if it is continued with %j', async (before, now, query) => {
    const scim: Handler = (search) => {
      const start = Number(search.get('startIndex') ?? 1);
      const count = Number(search.get('count') ?? 25);
      const Resources = skillsTo(62).slice(start - 1, start - 1 + count);
      return answer(200, { Resources, startIndex: start, totalResults: 62 });
    };
    const max = 'count' in before ? 15 : 30;
    const from = await positionAfter(max, before, scim);
    const { api, sent } = lists(scim);
    expect(await api.list({ route, opts: now }).items({ from }).toArray()).toEqual(skillsTo(62).slice(max));
    expect(queryOf(sent[0]!)).toEqual(query);
  });

  it('is requested for later pages too if the first page has none, and a later page requires one', async () => {
    const details = 'POST /api/v2/analytics/conversations/details/query';
    const page = (numbers: number[]) => ({ conversations: numbers.map(skill), totalHits: 5 });
    const { api, bodies } = lists(inTurn(page([1, 2]), page([3, 4]), page([5])));
    const items = api.list({ route: details, required: { body: { interval: 'a/b' } } }).items();
    expect(await items.toArray()).toEqual(skillsTo(5));
    expect(bodies().slice(1)).toEqual([2, 3].map((pageNumber) => ({ interval: 'a/b', paging: { pageSize: 2, pageNumber } })));
  });

  it('is not invented for an empty list', async () => {
    const details = 'POST /api/v2/analytics/conversations/details/query';
    const { api, sent } = lists(inTurn({ conversations: [], totalHits: 0 }));
    expect(
      await api
        .list({ route: details, required: { body: {} } })
        .items()
        .toArray(),
    ).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});

describe('The body of a later page', () => {
  it.each<[string, (body: object) => CallArguments]>([
    ['required', (body) => ({ required: { body } })],
    ['optional', (body) => ({ opts: { body } })],
    ['called otherwise', (search) => ({ required: { search }, details: { body: 'search' } })],
    ['optional and called otherwise', (search) => ({ opts: { search }, details: { body: 'search' } })],
  ])('is the one that was sent first if it is %s, although the caller changed it', async (_kind, argumentsOf) => {
    const page = (pageNumber: number) => ({ results: [skill(pageNumber)], pageNumber, pageCount: 2, pageSize: 1, total: 2 });
    const { api, bodies } = lists(inTurn(page(1), page(2)));
    const body = { query: 'a' };
    const call = api.list({ route: 'POST /api/v2/probes/search', ...argumentsOf(body) });
    await call;
    body.query = 'b';
    expect(await call.items().toArray()).toEqual(skillsTo(2));
    expect(bodies()).toEqual([{ query: 'a' }, { query: 'a', pageNumber: 2 }]);
  });
});

describe('A list that cannot be read completely', () => {
  it('is a loop only if its pages lead back, with `strict` too', async () => {
    const { api } = lists((query, request) => {
      const page = paged(() => skillsTo(60), 20)(query, request);
      return query.get('pageNumber') === '2' ? answer(200, { entities: [], pageNumber: 2, pageSize: 20, total: 60 }) : page;
    });
    const error = await errorOf(api.list().items({ strict: true }).toArray(), ListChangedError);
    expect([error.name, error.code, error.reason]).toEqual(['ListChangedError', 'ERR_LIST_CHANGED', 'empty']);
  });
});
