import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAY = '2026-03-10T00:00:00.000Z/2026-03-11T00:00:00.000Z';
const JOBS = '/api/v2/usage/aggregates/query/jobs';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
  await floor.call('GET', '/api/v2/routing/wrapupcodes');
  await floor.call('GET', '/api/v2/routing/wrapupcodes');
  await floor.call('GET', `/api/v2/users/${NOBODY}`);
});

interface Result {
  queryStatus: string;
  nextUri?: string;
  entities: { templateUri?: string; requestCount?: number; oauthClient?: NamedEntity; status400?: number }[];
}

const start = async (path: string, query: object): Promise<string> => {
  const { body, status, text } = await floor.call<{ id: string; resultsUri: string }>('POST', path, { interval: DAY, ...query });
  expect(status, text).toBe(200);
  return body.resultsUri;
};

describe('An API usage query', () => {
  it('counts calls by the requested fields, in their order', async () => {
    const results = await start(JOBS, {
      groupBy: ['TemplateUri'],
      metrics: ['Requests', 'Status400'],
      sortBy: [{ fieldName: 'Requests', order: 'Desc' }],
    });
    expect((await floor.call<Result>('GET', results)).body).toMatchObject({ queryStatus: 'Queued', entities: [] });
    floor.sandbox.clock.advance(5000);
    const { entities, queryStatus } = (await floor.call<Result>('GET', results)).body;
    expect(queryStatus).toBe('Succeeded');
    expect(entities).toContainEqual({ templateUri: '/api/v2/users/{userId}', requestCount: 1, status400: 1 });
    const counts = entities.map(({ requestCount = 0 }) => requestCount);
    expect(counts).toStrictEqual(counts.toSorted((one, other) => other - one));
  });

  it('is read page by page', async () => {
    const results = await start(JOBS, { groupBy: ['TemplateUri'] });
    floor.sandbox.clock.advance(5000);
    const all = (await floor.call<Result>('GET', results)).body.entities;
    let next: string | undefined = `${results}?pageSize=1`;
    const matches: Result['entities'] = [];
    while (next !== undefined) {
      const page: Result = (await floor.call<Result>('GET', next)).body;
      expect(page.entities).toHaveLength(1);
      matches.push(...page.entities);
      next = page.nextUri;
    }
    expect(matches).toStrictEqual(all);
  });

  it('applies its filters, and returns nothing of another organisation', async () => {
    const clientId = floor.sandbox.clients.clientCredentials.id;
    const results = await start(JOBS, {
      groupBy: ['TemplateUri', 'OauthClientId'],
      httpMethods: ['GET'],
      templateUris: ['/api/v2/routing/wrapupcodes'],
      oauthClientIds: [clientId],
    });
    const others = await start(`/api/v2/usage/client/${clientId}/aggregates/query/jobs`, { organizationIds: [NOBODY] });
    floor.sandbox.clock.advance(5000);
    const { entities } = (await floor.call<Result>('GET', results)).body;
    expect(entities).toMatchObject([{ templateUri: '/api/v2/routing/wrapupcodes', oauthClient: { id: clientId } }]);
    expect((await floor.call<Result>('GET', others)).body).toMatchObject({ queryStatus: 'Succeeded', entities: [] });
  });

  it('of an OAuth client is visible for that client only', async () => {
    const clientId = floor.sandbox.clients.clientCredentials.id;
    const results = await start(`/api/v2/usage/client/${clientId}/aggregates/query/jobs`, {});
    floor.sandbox.clock.advance(5000);
    expect((await floor.call<Result>('GET', results)).body.queryStatus).toBe('Succeeded');
    expect((await floor.call('GET', results.replace(`client/${clientId}/`, ''))).status).toBe(404);
    expect((await floor.call('POST', `/api/v2/usage/client/${NOBODY}/aggregates/query/jobs`, { interval: DAY })).status).toBe(
      404,
    );
    expect((await floor.call('POST', JOBS, { interval: 'yesterday' })).status).toBe(400);
  });
});

describe('A simple search of API usage', () => {
  const SEARCH = '/api/v2/usage/simplesearch';

  it('finds calls by names of clients, methods and paths', async () => {
    const results = await start(SEARCH, {
      metrics: ['TemplateUri', 'Status200'],
      httpMethods: ['GET'],
      templateUris: ['/api/v2/routing/wrapupcodes'],
    });
    const nobodys = await start(SEARCH, { oauthClientNames: ['Nobody'] });
    expect((await floor.call('GET', results)).body).toStrictEqual({ queryStatus: 'Running' });
    floor.sandbox.clock.advance(5000);
    const { body } = await floor.call<{ results: object[] }>('GET', results);
    expect(body).toStrictEqual({
      queryStatus: 'Complete',
      results: [{ templateUri: '/api/v2/routing/wrapupcodes', status200: 3 }],
    });
    expect((await floor.call('GET', nobodys)).body).toStrictEqual({ queryStatus: 'Complete', results: [] });
    expect((await floor.call('GET', `${SEARCH}/${NOBODY}/results`)).status).toBe(404);
  });
});
