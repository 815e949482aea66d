import { ArchitectApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const BASES = '/api/v2/languageunderstanding/domains';
const BUILD = '/api/v2/architect/dependencytracking/build';
const DAY = '2024-05-06T00:00Z/2024-05-07T00:00Z';

let sandbox: Sandbox;
let call: Call;
async function open(options: SandboxOptions = {}): Promise<void> {
  sandbox = createSandbox({ rateLimit: false, ...options });
  call = await signIn(sandbox);
}
beforeEach(() => open());

const marked = (headers: Headers): string | null => headers.get('x-sandbox-unsupported');

describe('An operation that is not implemented', () => {
  it('responds with 501 in the platform’s error body, which names the operation and how to override it', async () => {
    const { status, body, headers } = await call<{ contextId: string }>('POST', BUILD);
    expect(status).toBe(501);
    expect(body).toEqual({
      message:
        'The sandbox does not do postArchitectDependencytrackingBuild (POST /api/v2/architect/dependencytracking/build): nothing would come of it. Answer it yourself with ' +
        "sandbox.on(ArchitectApi, 'postArchitectDependencytrackingBuild', …), or ask for its shape alone with unsupported: 'shape'.",
      code: 'not.implemented',
      status: 501,
      contextId: headers.get('inin-correlation-id'),
      details: [],
      errors: [],
    });
  });

  it('can be overridden', async () => {
    sandbox.answer(ArchitectApi, 'postArchitectDependencytrackingBuild', { status: 202 });
    expect(await call('POST', BUILD)).toMatchObject({ status: 202 });
  });

  it('is first refused for an invalid type, or for an unknown entity', async () => {
    const path = '/api/v2/audits/query';
    expect((await call('POST', path, { interval: DAY, serviceName: 'NO_SUCH' })).status).toBe(400);
    expect(await call('POST', `/api/v2/flows/datatables/${NOBODY}/export/jobs`)).toMatchObject({
      status: 404,
      body: { entityName: 'datatable' },
    });
  });

  it.each([
    ['work that would have to be done', 'POST', BUILD, undefined],
    [
      'a query that is not computed',
      'POST',
      '/api/v2/analytics/agentutilizations/aggregates/query',
      { interval: DAY, metrics: [] },
    ],
    ['a search that has nowhere to look', 'GET', '/api/v2/documentation/search?q64=e30', undefined],
    ['what would only give its body back', 'POST', '/api/v2/license/organization', { assignments: [] }],
    ['what cannot be seen afterwards', 'POST', '/api/v2/events/conversations', { holdUpdatedEvents: [] }],
  ])('includes %s: %s %s', async (_, method, path, body) => {
    expect(await call(method, path, body)).toMatchObject({ status: 501, body: { code: 'not.implemented' } });
  });
});

describe("With unsupported: 'shape'", () => {
  beforeEach(() => open({ unsupported: 'shape' }));

  it('responds with the shape of the response, and names the operation in a header', async () => {
    const path = '/api/v2/analytics/agentutilizations/aggregates/query';
    const { status, body, headers } = await call('POST', path, { interval: DAY, metrics: [] });
    expect([status, body]).toEqual([200, { results: [] }]);
    expect(marked(headers)).toBe('postAnalyticsAgentutilizationsAggregatesQuery');
  });

  it('lets a page of another origin read that header', async () => {
    const { headers } = await call('POST', BUILD);
    expect(headers.get('access-control-expose-headers')?.split(',')).toContain('x-sandbox-unsupported');
  });

  it('marks no operation that stores or reads', async () => {
    const { headers, body } = await call<NamedEntity>('POST', '/api/v2/teams', { name: 'Days' });
    expect([marked(headers), marked((await call('GET', body.selfUri)).headers)]).toEqual([null, null]);
  });
});

it('A sandbox refuses any other value of unsupported', () => {
  expect(() => createSandbox({ unsupported: 'pretend' as 'shape' })).toThrow(new TypeError("unsupported is 'refuse' or 'shape'"));
});

describe('An action on an entity', () => {
  it('is visible in it: a profile is activated and deactivated', async () => {
    const path = '/api/v2/gamification/profiles';
    const profile = { name: 'Points', division: {}, description: '', reportingIntervals: [], active: false };
    const { id } = (await call<NamedEntity>('POST', path, { ...profile, maxLeaderboardRankSize: 5 })).body;
    const active = async (): Promise<unknown> => (await call<{ active: boolean }>('GET', `${path}/${id}`)).body.active;
    expect((await call('POST', `${path}/${id}/activate`)).body).toMatchObject({ id, name: 'Points', active: true });
    expect(await active()).toBe(true);
    await call('POST', `${path}/${id}/deactivate`);
    expect(await active()).toBe(false);
  });

  it('is visible in it: a version is published at a time', async () => {
    const domain = (await call<NamedEntity>('POST', BASES, { name: 'Travel' })).body;
    const versions = `${BASES}/${domain.id}/versions`;
    const { id } = (await call<NamedEntity>('POST', versions, { language: 'en', intents: [] })).body;
    expect((await call('POST', `${versions}/${id}/publish`)).body).toMatchObject({ published: true });
    const { body } = await call('GET', `${versions}/${id}`);
    expect(body).toMatchObject({ published: true, datePublished: expect.stringMatching(/Z$/) as string });
  });
});

describe('An entity that is written with ids', () => {
  it('is read with references to the named entities', async () => {
    const program = await call('POST', '/api/v2/speechandtextanalytics/programs', { name: 'P', topicIds: ['a', 'b'] });
    expect(program.body).toMatchObject({ topics: [{ id: 'a' }, { id: 'b' }] });
  });

  it('moves to the division in the body', async () => {
    const units = '/api/v2/workforcemanagement/businessunits';
    const division = (await call<NamedEntity>('POST', '/api/v2/authorization/divisions', { name: 'North', description: '' }))
      .body;
    const home = sandbox.organisation.homeDivisionId;
    const settings = { startDayOfWeek: 'Monday', timeZone: 'UTC' };
    const unit = (await call<NamedEntity>('POST', units, { name: 'Unit', divisionId: home, settings })).body;
    expect(unit).toMatchObject({ division: { id: home } });
    const path = `${units}/${unit.id}`;
    expect((await call('PATCH', path, { divisionId: division.id })).body).toMatchObject({ division: { id: division.id } });
    expect((await call('PATCH', path, { divisionId: NOBODY })).status).toBe(400);
    expect((await call('GET', path)).body).toMatchObject({ division: { id: division.id } });
  });
});

describe('A list of entities that are stored elsewhere', () => {
  it('shows the contacts of one organisation', async () => {
    const make = async (path: string, body: object): Promise<NamedEntity> =>
      (await call<NamedEntity>('POST', `/api/v2/externalcontacts/${path}`, body)).body;
    const ours = await make('organizations', { name: 'Ours' });
    const theirs = await make('organizations', { name: 'Theirs' });
    const contact = { firstName: 'Ada', lastName: 'Ash', externalOrganization: { id: ours.id, name: 'Ours' } };
    const { id } = await make('contacts', contact);
    const listed = async (organisation: NamedEntity): Promise<string[]> => {
      const path = `/api/v2/externalcontacts/organizations/${organisation.id}/contacts`;
      return (await call<Listing<NamedEntity>>('GET', path)).body.entities.map((entity) => entity.id);
    };
    expect([await listed(ours), await listed(theirs)]).toEqual([[id], []]);
  });

  it('shows the configured identity providers', async () => {
    const listed = async (): Promise<string[]> =>
      (await call<Listing<NamedEntity>>('GET', '/api/v2/identityproviders')).body.entities.map(({ id }) => id);
    expect(await listed()).toEqual([]);
    await call('PUT', '/api/v2/identityproviders/okta', { name: 'Okta', issuerURI: 'https://okta.example' });
    expect(await listed()).toEqual(['okta']);
    await call('DELETE', '/api/v2/identityproviders/okta');
    expect(await listed()).toEqual([]);
  });
});

describe('A search in the query', () => {
  const search = (query: object[]): string =>
    `/api/v2/locations/search?q64=${encodeURIComponent(btoa(JSON.stringify({ query })))}`;

  it('finds entities by its criteria', async () => {
    for (const name of ['Harbour', 'Hill']) await call('POST', '/api/v2/locations', { name });
    const { body } = await call<{ results: NamedEntity[] }>(
      'GET',
      search([{ fields: ['name'], type: 'STARTS_WITH', value: 'har' }]),
    );
    expect(body.results.map(({ name }) => name)).toEqual(['Harbour']);
  });

  it('is refused if it is invalid', async () => {
    expect(await call('GET', '/api/v2/locations/search?q64=%3F')).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName: 'q64' }] },
    });
    expect(await call('GET', search([{ fields: ['name'], type: 'NO_SUCH', value: 'x' }]))).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName: 'query[0].type' }] },
    });
  });
});
