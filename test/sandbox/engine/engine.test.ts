import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../support.js';
import type { Answer, Call, Listing, NamedEntity } from '../support.js';

const LIBRARIES = '/api/v2/responsemanagement/libraries';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let sandbox = createSandbox({ rateLimit: false });
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = await signIn(sandbox);
});

/** Sends requests with headers, which `Call` does not support. */
async function send(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
  const { access_token: token } = await signInUser(sandbox);
  return await sandbox.fetch(
    new Request(`https://sandbox.example${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

async function libraries(...names: string[]): Promise<NamedEntity[]> {
  const entities: NamedEntity[] = [];
  for (const name of names) entities.push((await call<NamedEntity>('POST', LIBRARIES, { name })).body);
  return entities;
}

describe('A collection', () => {
  it('keeps entity fields that a PUT lacks: a read alert still has its subject', async () => {
    const alert = {
      name: 'Long waits',
      dimension: 'queueId',
      dimensionValue: 'q',
      metric: 'tWait',
      mediaType: 'voice',
      ruleId: 'r',
      numericRange: 'gt',
      statistic: 'max',
      value: 9,
      unread: true,
      startDate: '2026-03-10T12:00:00Z',
      alertTypes: [],
      notificationUsers: [{ id: NOBODY }],
    };
    const alerts = '/api/v2/alerting/interactionstats/alerts';
    sandbox = createSandbox({ seed: { entities: { [alerts]: [alert] } } });
    call = await signIn(sandbox);
    const [{ id } = { id: '' }] = (await call<Listing<NamedEntity>>('GET', alerts)).body.entities;
    expect((await call('PUT', `${alerts}/${id}`, { unread: false })).status).toBe(200);
    expect((await call('GET', `${alerts}/${id}`)).body).toMatchObject({ ...alert, unread: false });
  });

  it('stores an added entity with an ID, a selfUri, dates and its creator', async () => {
    const { access_token: token } = await signInUser(sandbox);
    const asUser = callWith(sandbox, token);
    const me = await asUser<NamedEntity>('GET', '/api/v2/users/me');
    const { body, status } = await asUser<NamedEntity>('POST', LIBRARIES, { name: 'Greetings' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      name: 'Greetings',
      version: 1,
      dateCreated: expect.any(String) as string,
      createdBy: { id: me.body.id, selfUri: `/api/v2/users/${me.body.id}` },
      division: expect.objectContaining({ id: sandbox.organisation.homeDivisionId }) as object,
      selfUri: `${LIBRARIES}/${body.id}`,
    });
    expect((await asUser('GET', body.selfUri)).body).toEqual(body);
  });

  it('is listed in pages that link to the others', async () => {
    const response = await libraries('A', 'B', 'C', 'D', 'E');
    const { body } = await call<Listing<NamedEntity>>('GET', `${LIBRARIES}?pageSize=2&pageNumber=2`);
    expect(body).toMatchObject({
      // The total includes the existing one.
      pageSize: 2,
      pageNumber: 2,
      total: 6,
      pageCount: 3,
      firstUri: `${LIBRARIES}?pageSize=2&pageNumber=1`,
      lastUri: `${LIBRARIES}?pageSize=2&pageNumber=3`,
      previousUri: `${LIBRARIES}?pageSize=2&pageNumber=1`,
      nextUri: `${LIBRARIES}?pageSize=2&pageNumber=3`,
    });
    expect(body.entities.map(({ id }) => id)).toEqual(response.slice(1, 3).map(({ id }) => id));
    expect((await call<Listing<NamedEntity>>('GET', `${LIBRARIES}?pageSize=2&pageNumber=3`)).body).not.toHaveProperty('nextUri');
  });

  it.each(['pageSize=0', 'pageSize=501', 'pageNumber=0', 'pageNumber=x'])('refuses the page %s', async (query) => {
    expect((await call('GET', `${LIBRARIES}?${query}`)).status).toBe(400);
  });

  it('is sorted by any field and filtered by name, id and fields of its entities', async () => {
    const path = '/api/v2/outbound/rulesets';
    for (const name of ['Bees', 'Ants', 'Cats']) await call('POST', path, { name, rules: [] });
    const namesOf = async (query: string): Promise<string[]> =>
      (await call<Listing<NamedEntity>>('GET', `${path}?${query}`)).body.entities.map(({ name }) => name);
    expect(await namesOf('sortBy=name&sortOrder=descending')).toEqual(['Cats', 'Bees', 'Ants']);
    expect(await namesOf('sortBy=name')).toEqual(['Ants', 'Bees', 'Cats']);
    expect(await namesOf('name=b*')).toEqual(['Bees']);
    expect(await namesOf('name=nobody')).toEqual([]);
  });

  it('is paged by cursors if it has them', async () => {
    const path = '/api/v2/knowledge/knowledgebases';
    for (const name of ['A', 'B', 'C']) await call('POST', path, { name, coreLanguage: 'en-US' });
    interface Page extends Listing<NamedEntity> {
      nextUri: string;
      previousUri?: string;
    }
    const first = await call<Page>('GET', `${path}?pageSize=2`);
    expect(first.body.entities.map(({ name }) => name)).toEqual(['A', 'B']);
    const second = await call<Page>('GET', first.body.nextUri);
    expect(second.body.entities.map(({ name }) => name)).toEqual(['C']);
    expect(second.body.nextUri).toBeUndefined();
    const back = await call<Page>('GET', second.body.previousUri ?? '');
    expect(back.body.entities.map(({ name }) => name)).toEqual(['A', 'B']);
    expect((await call('GET', `${path}?after=unheard-of`)).status).toBe(400);
  });

  it('replaces an entity by PUT and changes fields by PATCH', async () => {
    const team = (await call<NamedEntity>('POST', '/api/v2/teams', { name: 'Days', description: 'By day' })).body;
    expect((await call('PATCH', team.selfUri, { name: 'Nights' })).body).toMatchObject({ name: 'Nights', description: 'By day' });
    const path = '/api/v2/outbound/rulesets';
    const rules = (
      await call<NamedEntity>('POST', path, {
        name: 'Rules',
        rules: [{ name: 'First', category: 'DIALER_PRECALL', conditions: [] }],
      })
    ).body;
    expect((await call('PUT', `${path}/${rules.id}`, { name: 'Others', rules: [] })).body).toMatchObject({
      id: rules.id,
      name: 'Others',
      rules: [],
      version: 2,
    });
  });

  it('refuses a change with an outdated version, and increments the version', async () => {
    const [library] = await libraries('A');
    const path = `${LIBRARIES}/${library!.id}`;
    expect((await call('PUT', path, { name: 'B', version: 1 })).body).toMatchObject({ name: 'B', version: 2 });
    expect(await call('PUT', path, { name: 'C', version: 1 })).toMatchObject({
      status: 409,
      body: { status: 409, entityId: library!.id },
    });
    expect((await call('GET', path)).body).toMatchObject({ name: 'B', version: 2 });
  });

  it('names an unknown entity by its placeholder', async () => {
    expect(await call('GET', `${LIBRARIES}/${NOBODY}`)).toMatchObject({
      status: 404,
      body: { code: 'not.found', entityName: 'library', entityId: NOBODY },
    });
    expect((await call('DELETE', `${LIBRARIES}/${NOBODY}`)).status).toBe(404);
    expect((await call('PUT', `${LIBRARIES}/${NOBODY}`, { name: 'A' })).status).toBe(404);
  });

  it('shows its entities at the paths of its views', async () => {
    const flow = (await call<NamedEntity>('POST', '/api/v2/flows/milestones', { name: 'Paid', description: 'Has paid' })).body;
    const { body } = await call<Listing<NamedEntity>>('GET', '/api/v2/flows/milestones/divisionviews');
    expect(body.entities.map(({ id }) => id)).toEqual([flow.id]);
    const content = (await call<NamedEntity>('POST', '/api/v2/messaging/supportedcontent', { name: 'Pictures' })).body;
    expect((await call('GET', `/api/v2/conversations/messaging/supportedcontent/${content.id}`)).body).toMatchObject({
      name: 'Pictures',
    });
  });

  it('deletes all entities by its DELETE, or those that the query names', async () => {
    const path = '/api/v2/recording/mediaretentionpolicies';
    const policies: NamedEntity[] = [];
    for (const name of ['A', 'B', 'C']) policies.push((await call<NamedEntity>('POST', path, { name })).body);
    expect((await call('DELETE', `${path}?ids=${policies[0]!.id},${policies[1]!.id}`)).status).toBe(204);
    expect((await call<Listing<NamedEntity>>('GET', path)).body.entities.map(({ name }) => name)).toEqual(['C']);
  });
});

describe('An entity below a parent', () => {
  const BASES = '/api/v2/languageunderstanding/domains';
  const create = async (): Promise<{ domain: NamedEntity; version: NamedEntity }> => {
    const domain = (await call<NamedEntity>('POST', BASES, { name: 'Travel' })).body;
    const version = (await call<NamedEntity>('POST', `${BASES}/${domain.id}/versions`, { language: 'en', intents: [] })).body;
    return { domain, version };
  };

  it('needs the parent', async () => {
    expect(await call('GET', `${BASES}/${NOBODY}/versions`)).toMatchObject({ status: 404, body: { entityName: 'domain' } });
    expect((await call('POST', `${BASES}/${NOBODY}/versions`, { language: 'en', intents: [] })).status).toBe(404);
  });

  it('belongs only to that parent', async () => {
    const { version } = await create();
    const other = (await call<NamedEntity>('POST', BASES, { name: 'Rail' })).body;
    expect((await call('GET', `${BASES}/${other.id}/versions/${version.id}`)).status).toBe(404);
  });

  it('is deleted with the parent', async () => {
    const { domain, version } = await create();
    expect((await call('GET', `${BASES}/${domain.id}/versions/${version.id}`)).status).toBe(200);
    expect((await call('DELETE', `${BASES}/${domain.id}`)).status).toBe(204);
    expect(await call('GET', `${BASES}/${domain.id}/versions/${version.id}`)).toMatchObject({
      status: 404,
      body: { entityName: 'domain' },
    });
  });

  it('may have a parent with specific routes', async () => {
    const users = await call<Listing<NamedEntity>>('GET', '/api/v2/users');
    const path = `/api/v2/users/${users.body.entities[0]!.id}/callforwarding`;
    expect((await call('PUT', path, { enabled: true })).body).toMatchObject({ enabled: true });
    expect((await call('GET', path)).body).toMatchObject({ enabled: true });
    expect((await call('GET', `/api/v2/users/${NOBODY}/callforwarding`)).status).toBe(404);
  });

  it('may be stored with all of its kind', async () => {
    const group = (
      await call<NamedEntity>('POST', '/api/v2/groups', {
        name: 'Night',
        type: 'official',
        rulesVisible: true,
        visibility: 'public',
      })
    ).body;
    const body = { name: 'Hello', type: 'VOICEMAIL', ownerType: 'GROUP', owner: { id: group.id } };
    const greeting = (await call<NamedEntity>('POST', `/api/v2/groups/${group.id}/greetings`, body)).body;
    expect(greeting.selfUri).toBe(`/api/v2/greetings/${greeting.id}`);
    expect((await call('GET', greeting.selfUri)).body).toMatchObject({ name: 'Hello' });
    const listed = await call<Listing<NamedEntity>>('GET', `/api/v2/groups/${group.id}/greetings`);
    expect(listed.body.entities.map(({ id }) => id)).toEqual([greeting.id]);
    await call('DELETE', greeting.selfUri);
    expect((await call<Listing<NamedEntity>>('GET', `/api/v2/groups/${group.id}/greetings`)).body.entities).toEqual([]);
  });
});

describe('A single resource', () => {
  it('has a default, stores what is put and reverts to the default', async () => {
    const path = '/api/v2/routing/settings';
    const before = await call('GET', path);
    expect(before.status).toBe(200);
    expect((await call('PUT', path, { resetAgentScoreOnPresenceChange: true })).status).toBe(200);
    expect((await call('GET', path)).body).toMatchObject({ resetAgentScoreOnPresenceChange: true });
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).body).toEqual(before.body);
  });

  it('keeps fields that a PATCH omits', async () => {
    await call('PUT', '/api/v2/chat/settings', { messageRetentionPeriodDays: 30 });
    await call('PATCH', '/api/v2/chat/settings', {});
    expect((await call('GET', '/api/v2/chat/settings')).body).toMatchObject({ messageRetentionPeriodDays: 30 });
  });

  it('describes the organisation', async () => {
    expect((await call('GET', '/api/v2/organizations/me')).body).toMatchObject({ id: sandbox.organisation.id });
  });
});

describe('A list of plain values', () => {
  it('reads as it was put', async () => {
    const { body } = await call<Listing<NamedEntity>>('GET', '/api/v2/users');
    const path = `/api/v2/users/${body.entities[0]!.id}/profileskills`;
    expect((await call('GET', path)).body).toEqual([]);
    await call('PUT', path, ['Sailing', 'Chess']);
    expect((await call('GET', path)).body).toEqual(['Sailing', 'Chess']);
  });
});

describe('Requests', () => {
  it('need the required query values, of the declared type', async () => {
    expect(await call('GET', '/api/v2/gamification/scorecards')).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'required.field', fieldName: 'workday' }] },
    });
    expect((await call('GET', '/api/v2/gamification/scorecards?workday=someday')).status).toBe(400);
    expect((await call('GET', '/api/v2/gamification/scorecards?workday=2024-05-06')).status).toBe(200);
  });

  it('need listed query values, in any case and in lists too', async () => {
    const path = '/api/v2/learning/modules';
    expect(await call('GET', `${path}?types=Informational&types=Lecture`)).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName: 'types' }] },
    });
    expect((await call('GET', `${path}?types=informational,Assessment`)).status).toBe(200);
    // The contract's own default for this one is "a", which it does not list.
    expect((await call('GET', '/api/v2/outbound/rulesets?sortOrder=a')).status).toBe(200);
  });

  it('need the body, as JSON, with its required fields', async () => {
    expect((await call('POST', LIBRARIES)).status).toBe(400);
    expect((await call('POST', LIBRARIES, '{')).status).toBe(400);
    expect((await call('POST', LIBRARIES, [])).status).toBe(400);
    expect(await call('POST', LIBRARIES, {})).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'required.field', fieldName: 'name' }] },
    });
  });

  it('are 404 for an unknown route, and 405 for an unknown verb', async () => {
    const unknown = await call<{ entityName?: string }>('GET', '/api/v2/responsemanagement/nothing');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not.found' } });
    expect(unknown.body.entityName).toBeUndefined();
    const wrong = await call('PATCH', LIBRARIES, {});
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('may be HEAD wherever they may be GET', async () => {
    const [library] = await libraries('A');
    expect(await call('HEAD', `${LIBRARIES}/${library!.id}`)).toMatchObject({ status: 200, text: '' });
    expect(await call('HEAD', `${LIBRARIES}/${NOBODY}`)).toMatchObject({ status: 404, text: '' });
  });

  it('prefer a fixed word of a path to an ID', async () => {
    const { status, body } = await call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues/divisionviews?pageSize=100');
    expect(status).toBe(200);
    expect(body.entities).toHaveLength(10);
  });
});

describe('Responses', () => {
  it('are text if the operation declares it', async () => {
    const integration = { name: 'A', integrationType: { id: 'custom-rest-actions' } };
    const { id: integrationId } = (await call<NamedEntity>('POST', '/api/v2/integrations', integration)).body;
    const action = (
      await call<NamedEntity>('POST', '/api/v2/integrations/actions', {
        category: 'A',
        name: 'B',
        integrationId,
        contract: { input: { inputSchema: {} }, output: { successSchema: {} } },
        config: { request: { requestUrlTemplate: '/', requestType: 'GET' }, response: { successTemplate: '${rawResult}' } },
      })
    ).body;
    const text = await call('GET', `/api/v2/integrations/actions/${action.id}/templates/successtemplate.vm`);
    expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const asUser = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]?.id));
    const { body } = await asUser<{ calendarUrl: string }>('POST', '/api/v2/workforcemanagement/calendar/url/ics');
    const { pathname, search } = new URL(body.calendarUrl);
    const calendar = await asUser('GET', `${pathname}${search}`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=UTF-8');
    expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it('have no body if the operation returns nothing', async () => {
    const [library] = await libraries('A');
    expect(await call('DELETE', `${LIBRARIES}/${library!.id}`)).toMatchObject({ status: 204, text: '' });
  });
});

describe('Actions', () => {
  it('copy an entity if they are named so', async () => {
    const settings = { startDayOfWeek: 'Monday', timeZone: 'UTC' };
    const { id: businessUnitId } = (
      await call<NamedEntity>('POST', '/api/v2/workforcemanagement/businessunits', {
        name: 'All',
        divisionId: sandbox.organisation.homeDivisionId,
        settings,
      })
    ).body;
    const unit = (
      await call<NamedEntity>('POST', '/api/v2/workforcemanagement/managementunits', {
        name: 'Unit',
        timeZone: 'UTC',
        startDayOfWeek: 'Monday',
        businessUnitId,
      })
    ).body;
    const path = `/api/v2/workforcemanagement/managementunits/${unit.id}/workplans`;
    const plan = (await call<NamedEntity>('POST', path, { name: 'Plan' })).body;
    const copy = (await call<NamedEntity>('POST', `${path}/${plan.id}/copy`, { name: 'Other plan' })).body;
    expect(copy).toMatchObject({ name: 'Other plan' });
    expect(copy.id).not.toBe(plan.id);
    expect((await call('GET', `${path}/${copy.id}`)).body).toMatchObject({ name: 'Other plan' });
    expect((await call('GET', `${path}/${plan.id}`)).body).toMatchObject({ name: 'Plan' });
  });

  it('search the collection that they belong to', async () => {
    for (const name of ['Shift by night', 'Shift by day', 'Weekend']) await call('POST', '/api/v2/teams', { name });
    const search = async (query: object[]): Promise<string[]> => {
      const { body } = await call<{ results: NamedEntity[] }>('POST', '/api/v2/teams/search', { query });
      return body.results.map(({ name }) => name);
    };
    expect(await search([{ fields: ['name'], type: 'STARTS_WITH', value: 'shift' }])).toEqual(['Shift by night', 'Shift by day']);
    expect(await search([{ fields: ['name'], type: 'EXACT', values: ['Weekend'] }])).toEqual(['Weekend']);
  });

  it('change several entities by their name, and report which failed', async () => {
    const bulk = async (action: string, entities: object[]): Promise<{ results: { id: string }[]; errorIndexes: number[] }> =>
      (await call<never>('POST', `/api/v2/externalcontacts/bulk/contacts${action}`, { entities })).body;
    const added = await bulk('/add', [
      { firstName: 'Ada', lastName: 'Ash' },
      { firstName: 'Bo', lastName: 'Birch' },
    ]);
    expect(added).toMatchObject({ results: [{ success: true, entity: { firstName: 'Ada' } }, { success: true }], errorCount: 0 });
    const [ada, bo] = added.results.map(({ id }) => id);
    expect((await call('GET', `/api/v2/externalcontacts/contacts/${ada}`)).body).toMatchObject({ firstName: 'Ada' });
    await bulk('/update', [{ id: ada, firstName: 'Eve', lastName: 'Ash' }]);
    expect(await bulk('', [{ id: ada }, { id: NOBODY }])).toMatchObject({
      results: [
        { success: true, entity: { firstName: 'Eve' } },
        { id: NOBODY, success: false },
      ],
      errorIndexes: [1],
    });
    await bulk('/remove', [{ id: bo }]);
    expect((await call('GET', `/api/v2/externalcontacts/contacts/${bo}`)).status).toBe(404);
  });
});

describe('Jobs without an implementation', () => {
  it('are running and done as time passes', async () => {
    sandbox = createSandbox({ rateLimit: false, unsupported: 'shape' });
    call = await signIn(sandbox);
    const path = '/api/v2/flows/instances/jobs';
    const { body } = await call<{ id: string }>('POST', path, { ids: ['f'] });
    const states: string[] = [];
    for (let second = 0; second < 3; second += 1) {
      states.push((await call<{ jobState: string }>('GET', `${path}/${body.id}`)).body.jobState);
      sandbox.clock.advance(1000);
    }
    expect(states).toEqual(['Registered', 'Running', 'Success']);
  });
});

describe('A reset', () => {
  it('removes everything that was added', async () => {
    const [library] = await libraries('A');
    sandbox.reset();
    call = await signIn(sandbox);
    expect((await call('GET', `${LIBRARIES}/${library!.id}`)).status).toBe(404);
    expect((await call('GET', '/api/v2/organizations/me')).body).toMatchObject({ id: sandbox.organisation.id });
  });
});

describe('A snapshot', () => {
  it('contains what was added before it, and nothing later', async () => {
    const [library] = await libraries('A');
    const snapshot = sandbox.snapshot();
    const [later] = await libraries('B');
    sandbox.restore(snapshot);
    await libraries('C');
    sandbox.restore(snapshot);
    const { body } = await call<Listing<NamedEntity>>('GET', LIBRARIES);
    expect(body.entities.map(({ id }) => id)).toContain(library!.id);
    expect(body.entities.map(({ name }) => name)).toEqual(['Everyday answers', 'A']);
    expect((await call('GET', `${LIBRARIES}/${later!.id}`)).status).toBe(404);
  });
});

describe('SCIM', () => {
  interface Resource {
    id: string;
    userName: string;
    meta: { version: string };
  }
  const USERS = '/api/v2/scim/v2/users';
  const someone = { userName: 'new.person@example.com', displayName: 'New Person' };

  it('lists the users of the organisation from startIndex', async () => {
    interface ListResponse {
      schemas: string[];
      totalResults: number;
      startIndex: number;
      itemsPerPage: number;
      Resources: Resource[];
    }
    const answer: Answer<ListResponse> = await call('GET', `${USERS}?startIndex=23&count=10`);
    expect(answer.headers.get('content-type')).toBe('application/scim+json');
    expect(answer.body).toMatchObject({ totalResults: 24, startIndex: 23, itemsPerPage: 2 });
    expect(answer.body.Resources).toHaveLength(2);
    const { userName } = answer.body.Resources[0]!;
    const response = await call<ListResponse>('GET', `${USERS}?filter=${encodeURIComponent(`userName eq "${userName}"`)}`);
    expect(response.body.Resources.map((resource) => resource.userName)).toEqual([userName]);
  });

  it('creates a user that other APIs show too, and changes and deletes it', async () => {
    const response = await call<Resource>('POST', USERS, someone);
    expect(response.status).toBe(201);
    expect((await call('POST', USERS, someone)).status).toBe(409);
    expect((await call('GET', `/api/v2/users/${response.body.id}`)).body).toMatchObject({
      name: 'New Person',
      email: someone.userName,
    });
    const changes = { schemas: [], Operations: [{ op: 'replace', path: 'title', value: 'Adviser' }] };
    expect((await call('PATCH', `${USERS}/${response.body.id}`, changes)).body).toMatchObject({ title: 'Adviser' });
    expect((await call('DELETE', `${USERS}/${response.body.id}`)).status).toBe(200);
    expect((await call('GET', `${USERS}/${response.body.id}`)).status).toBe(404);
    expect((await call('GET', `/api/v2/users/${response.body.id}`)).status).toBe(404);
  });

  it('responds to If-None-Match with 304 and to If-Match with 412 by the ETag', async () => {
    const { body } = await call<Resource>('POST', USERS, someone);
    const path = `${USERS}/${body.id}`;
    const etag = (await send('GET', path, {})).headers.get('etag') ?? '';
    expect(etag).toBe(body.meta.version);
    expect((await send('GET', path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await send('PUT', path, { 'If-Match': etag }, { displayName: 'Other', userName: someone.userName })).status).toBe(
      200,
    );
    expect((await send('GET', path, { 'If-None-Match': etag })).status).toBe(200);
    expect((await send('PUT', path, { 'If-Match': etag }, { displayName: 'Third' })).status).toBe(412);
  });

  it('shows groups with the values that were sent', async () => {
    const group = { name: 'Night', type: 'official', rulesVisible: true, visibility: 'public' };
    const { id } = (await call<NamedEntity>('POST', '/api/v2/groups', group)).body;
    expect((await call('GET', `/api/v2/scim/groups/${id}`)).body).toMatchObject({ displayName: 'Night', members: [] });
    const [member] = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    await call('PUT', `/api/v2/scim/groups/${id}`, { displayName: 'Late', members: [{ value: member!.id }] });
    expect((await call('GET', `/api/v2/scim/v2/groups/${id}`)).body).toMatchObject({
      displayName: 'Late',
      members: [{ value: member!.id }],
    });
    expect((await call('GET', `/api/v2/groups/${id}`)).body).toMatchObject({ name: 'Late' });
  });
});
