import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import type { ListProgress } from '../../../../examples/console/src/explorer/response/pages/all-items.js';
import { ListReader, MOST_ITEMS } from '../../../../examples/console/src/explorer/response/pages/all-items.js';
import { firstPageOf, nextPageOf, totalOf } from '../../../../examples/console/src/explorer/response/pages/next-page.js';
import type { JsonNode } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { childOf, contentOf } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { UsersApi } from '../../../../src/apis/users.js';
import type { TransportRequest, TransportResponse } from '../../../../src/entries/fetch.js';
import { ApiClient } from '../../../../src/entries/fetch.js';
import { clientOf } from '../../../support/in-sandbox.js';
import { find } from '../support.js';

const next = (className: string, name: string, args: Record<string, unknown>, response: unknown): unknown =>
  nextPageOf(find(className, name).operation, args, response);

describe('The next page', () => {
  it.each([
    [
      'by number',
      'UsersApi',
      'getUsers',
      { state: 'active' },
      { pageNumber: 1, pageCount: 2 },
      { state: 'active', pageNumber: 2 },
    ],
    ['by total', 'UsersApi', 'getUsers', { pageNumber: 2, pageSize: 5 }, { total: 11 }, { pageNumber: 3, pageSize: 5 }],
    [
      'by address',
      'AuditApi',
      'getAuditsQueryTransactionIdResults',
      { transactionId: 't' },
      { cursor: 'c2' },
      { transactionId: 't', cursor: 'c2' },
    ],
    [
      'of a link',
      'RoutingApi',
      'getRoutingSkillgroups',
      { pageSize: 5 },
      { nextUri: '/api/v2/routing/skillgroups?pageSize=5&after=x%3D' },
      { pageSize: 5, after: 'x=' },
    ],
    [
      'in the body',
      'UsersApi',
      'postUsersSearch',
      { body: { query: [], pageNumber: 1 } },
      { pageCount: 3, pageNumber: 1 },
      { body: { query: [], pageNumber: 2 } },
    ],
    [
      'in a part of the body',
      'AnalyticsApi',
      'postAnalyticsConversationsDetailsQuery',
      { body: { interval: 'i', paging: { pageSize: 100, pageNumber: 1 } } },
      { totalHits: 101 },
      { body: { interval: 'i', paging: { pageSize: 100, pageNumber: 2 } } },
    ],
  ])('%s', (_kind, className, name, args, response, expected) => {
    expect(next(className, name, args, response)).toEqual(expected);
  });

  it.each([
    ['the last page', 'UsersApi', 'getUsers', {}, { pageNumber: 2, pageCount: 2 }],
    ['a response without pages', 'UsersApi', 'getUser', { userId: 'u' }, { id: 'u' }],
    ['a response that is no object', 'UsersApi', 'getUsers', {}, 'text'],
    ['a call that changes something', 'RoutingApi', 'postRoutingQueueMembers', {}, { pageNumber: 1, pageCount: 2 }],
    ['the same cursor again', 'RoutingApi', 'getRoutingSkillgroups', { after: 'c' }, { after: 'c' }],
  ])('does not exist for %s', (_kind, className, name, args, response) => {
    expect(next(className, name, args, response)).toBeUndefined();
  });
});

function fieldOf(entity: JsonNode, name: string): string | undefined {
  const field = childOf(entity, name);
  return field && contentOf(field);
}

describe('All pages', () => {
  it('begin with the first page', () => {
    expect(firstPageOf(find('UsersApi', 'getUsers').operation, { pageNumber: 3, pageSize: 5 })).toEqual({ pageSize: 5 });
    const body = { interval: 'i', paging: { pageSize: 100, pageNumber: 4 } };
    const { operation } = find('AnalyticsApi', 'postAnalyticsConversationsDetailsQuery');
    expect(firstPageOf(operation, { body })).toEqual({ body: { ...body, paging: { pageSize: 100, pageNumber: 1 } } });
    expect(totalOf({ totalHits: 7 })).toBe(7);
  });

  const { operation } = find('UsersApi', 'getUsers');
  const usersOf = (count: number): { id: string; name: string }[] =>
    Array.from({ length: count }, (_, index) => ({ id: `u${index}`, name: `User ${index}` }));

  function begin(count: number, onProgress: (progress: ListProgress) => void = () => undefined) {
    const sandbox = createSandbox({ seed: 1, rateLimit: false });
    const all = usersOf(count);
    sandbox.on(UsersApi, 'getUsers', ({ query }) => {
      const size = Number(query.get('pageSize') ?? 25);
      const page = Number(query.get('pageNumber') ?? 1);
      const entities = all.slice((page - 1) * size, page * size);
      return { entities, pageNumber: page, pageSize: size, pageCount: Math.ceil(count / size), total: count };
    });
    const client = clientOf(sandbox, { rejectWith: 'error' });
    client.setAccessToken(sandbox.issueAccessToken());
    const reports: ListProgress[] = [];
    const reader = new ListReader({
      client,
      accessToken: () => undefined,
      Api: UsersApi,
      operation,
      args: { pageSize: 100 },
      onProgress: (progress) => {
        reports.push(progress);
        onProgress(progress);
      },
    });
    return { sandbox, reader, reports };
  }

  it('show numbers as the platform writes them, and no secrets', async () => {
    const pages = [
      '{"entities":[{"id":"a","score":1.50,"size":12345678901234567890}],"pageNumber":1,"pageCount":2,"total":2}',
      '{"entities":[{"id":"b","score":-0.0,"password":"p4ss"}],"pageNumber":2,"pageCount":2,"total":2}',
    ];
    const transport = ({ url }: TransportRequest): Promise<TransportResponse> => {
      const page = pages[Number(new URL(url).searchParams.get('pageNumber') ?? 1) - 1];
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve({ status: 200, statusText: 'OK', headers, body: new TextEncoder().encode(page) });
    };
    const client = new ApiClient({ timeout: 0, transport });
    client.setAccessToken('token');
    let latest: ListProgress | undefined;
    const onProgress = (progress: ListProgress): void => {
      latest = progress;
    };
    await new ListReader({ client, accessToken: () => 'token', Api: UsersApi, operation, args: {}, onProgress }).read();
    expect(latest?.entities.map((entity) => [fieldOf(entity, 'score'), fieldOf(entity, 'size')])).toEqual([
      ['1.50', '12345678901234567890'],
      ['-0.0', undefined],
    ]);
    expect(latest?.entities.map((entity) => fieldOf(entity, 'password'))).toEqual([undefined, '[hidden]']);
  });

  it('are read with progress, and counted', async () => {
    const { reader, reports } = begin(250);
    await reader.read();
    expect(reports.at(-1)).toMatchObject({ status: 'complete', count: 250, requests: 3, total: 250 });
    expect(reports.map(({ requests }) => requests)).toContain(2);
    expect(reports.at(-1)?.entities).toHaveLength(250);
  });

  it('are counted completely, while only the first items are kept', async () => {
    const { reader, reports } = begin(MOST_ITEMS + 150);
    await reader.read();
    expect(reports.at(-1)).toMatchObject({ status: 'complete', count: MOST_ITEMS + 150 });
    expect(reports.at(-1)?.entities).toHaveLength(MOST_ITEMS);
  });

  it('continue after a stop, without an item missing or twice', async () => {
    let hasStopped = false;
    const { reader, reports } = begin(500, ({ requests }) => {
      if (hasStopped || requests < 2) return;
      hasStopped = true;
      reader.stop();
    });
    await reader.read();
    const stopped = reports.at(-1);
    expect(stopped?.status).toBe('stopped');
    expect(stopped?.count).toBeLessThan(500);
    expect(stopped?.entities).toHaveLength(stopped?.count ?? 0);
    await reader.read();
    expect(reports.at(-1)).toMatchObject({ status: 'complete', count: 500 });
    expect(new Set(reports.at(-1)?.entities.map((entity) => fieldOf(entity, 'id'))).size).toBe(500);
  });

  it('continue after a failure', async () => {
    let hasFailed = false;
    const { sandbox, reader, reports } = begin(300, ({ requests }) => {
      if (hasFailed || requests < 1) return;
      hasFailed = true;
      sandbox.fail({ status: 503, route: 'GET /api/v2/users', times: 1 });
    });
    await reader.read();
    expect(reports.at(-1)).toMatchObject({ status: 'failed', total: 300 });
    await reader.read();
    expect(reports.at(-1)).toMatchObject({ status: 'complete', count: 300 });
  });
});
