import { createSandbox, serveSandbox } from 'contact-centre-client/sandbox';
import type { SandboxOptions } from 'contact-centre-client/sandbox';
import { UsersApi } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../support.js';
import type { Answer, Call, Listing, NamedEntity } from '../support.js';

interface Refusal {
  message: string;
  code: string;
  details: { errorCode: string; fieldName?: string }[];
}

const QUEUES = '/api/v2/routing/queues';
const LIBRARIES = '/api/v2/responsemanagement/libraries';
const DETAILS = '/api/v2/analytics/conversations/details/query';

let sandbox = createSandbox();
let call: Call;
let userId: string;

async function open(options: SandboxOptions = {}): Promise<void> {
  sandbox = createSandbox({ rateLimit: false, ...options });
  call = await signIn(sandbox);
  userId = sandbox.users[0]!.id;
}
beforeEach(() => open());

async function send(method: string, path: string, body: string, type?: string): Promise<Answer<Refusal>> {
  const headers: Record<string, string> = { Authorization: `Bearer ${sandbox.issueAccessToken()}` };
  if (type !== undefined) headers['Content-Type'] = type;
  // A body of bytes has no content type by default.
  const request = new Request(`https://sandbox.example${path}`, { method, headers, body: new TextEncoder().encode(body) });
  const response = await sandbox.fetch(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Refusal, text };
}

describe('A body', () => {
  it.each<[what: string, method: string, path: string, body: unknown, message: string, fieldName: string, errorCode: string]>([
    [
      'a value that is not listed',
      'PUT',
      '/api/v2/users/{userId}/routingstatus',
      { status: 'FOO' },
      'Value [FOO] is not valid for field type [Status]. Allowable values are: OFF_QUEUE, IDLE, INTERACTING, NOT_RESPONDING, COMMUNICATING',
      'status',
      'invalid.value',
    ],
    [
      'an empty one',
      'POST',
      QUEUES,
      { name: 'A', skillEvaluationMethod: '' },
      'Value [] is not valid for field type [SkillEvaluationMethod]. Allowable values are: NONE, BEST, ALL',
      'skillEvaluationMethod',
      'invalid.value',
    ],
    [
      'one in a list',
      'POST',
      '/api/v2/analytics/users/observations/query',
      { filter: { type: 'or' }, metrics: ['oFoo'] },
      'Value [oFoo] is not valid for field type [Metrics]. Allowable values are: oActiveQueues, oMemberQueues',
      'metrics[0]',
      'invalid.value',
    ],
    [
      'a number for a text',
      'POST',
      LIBRARIES,
      { name: 7 },
      'Value [7] is not valid for field type [string]',
      'name',
      'invalid.value',
    ],
    [
      'a text for a number',
      'PATCH',
      '/api/v2/users/{userId}',
      { version: '1' },
      'Value [1] is not valid for field type [integer]',
      'version',
      'invalid.value',
    ],
    [
      'a fraction for a whole number',
      'PATCH',
      '/api/v2/users/{userId}',
      { version: 1.5 },
      'Value [1.5] is not valid for field type [integer]',
      'version',
      'invalid.value',
    ],
    [
      'a text for a boolean',
      'POST',
      QUEUES,
      { name: 'A', autoAnswerOnly: 'yes' },
      'Value [yes] is not valid for field type [boolean]',
      'autoAnswerOnly',
      'invalid.value',
    ],
    [
      'a text for an object',
      'POST',
      QUEUES,
      { name: 'A', division: 'Home' },
      'Value [Home] is not valid for field type [WritableDivision]',
      'division',
      'invalid.value',
    ],
    [
      'a list for an object',
      'POST',
      QUEUES,
      { name: 'A', division: [] },
      'Value [[]] is not valid for field type [WritableDivision]',
      'division',
      'invalid.value',
    ],
    [
      'an object for a list',
      'POST',
      QUEUES,
      { name: 'A', routingRules: {} },
      'Value [{}] is not valid for field type [RoutingRule[]]',
      'routingRules',
      'invalid.value',
    ],
    [
      'a list for a dictionary',
      'POST',
      QUEUES,
      { name: 'A', defaultScripts: [] },
      'Value [[]] is not valid for field type [Script{}]',
      'defaultScripts',
      'invalid.value',
    ],
    [
      'what is nested',
      'POST',
      QUEUES,
      { name: 'A', mediaSettings: { call: { alertingTimeoutSeconds: '8' } } },
      'Value [8] is not valid for field type [integer]',
      'mediaSettings.call.alertingTimeoutSeconds',
      'invalid.value',
    ],
    [
      'no date',
      'PUT',
      '/api/v2/users/{userId}/outofoffice',
      { startDate: 'soon' },
      'Value [soon] is not valid for field type [date-time]',
      'startDate',
      'invalid.value',
    ],
    [
      'no interval',
      'POST',
      DETAILS,
      { interval: '2024-05-06' },
      'Value [2024-05-06] is not valid for field type [interval]',
      'interval',
      'invalid.value',
    ],
    [
      'an unknown field',
      'POST',
      QUEUES,
      { name: 'A', colour: 'red' },
      'The field [colour] is not known',
      'colour',
      'unknown.field',
    ],
    [
      'an unknown field in what is nested',
      'POST',
      QUEUES,
      { name: 'A', acwSettings: { prompt: 'x' } },
      'The field [acwSettings.prompt] is not known',
      'acwSettings.prompt',
      'unknown.field',
    ],
    ['nothing where something is required', 'POST', LIBRARIES, {}, 'name is required', 'name', 'required.field'],
    ['null where something is required', 'POST', LIBRARIES, { name: null }, 'name is required', 'name', 'required.field'],
    [
      'an entry of a list that is none',
      'PATCH',
      '/api/v2/users/bulk',
      [{ id: 'x' }, { id: 'y', acdAutoAnswer: 1 }],
      'Value [1] is not valid for field type [boolean]',
      '[1].acdAutoAnswer',
      'invalid.value',
    ],
  ])('with %s is refused', async (_what, method, path, body, message, fieldName, errorCode) => {
    const answer = await call<Refusal>(method, path.replace('{userId}', userId), body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad.request' } });
    expect(answer.body.details).toContainEqual({ errorCode, fieldName });
    expect(answer.body.message).toBe(message);
  });

  it('reports each of its errors in a detail, a hundred at most', async () => {
    const many = Array.from({ length: 5000 }, () => 7);
    const { body, text } = await call<Refusal>('POST', QUEUES, { name: 'A', routingRules: many });
    expect(body.details).toHaveLength(100);
    expect(text.length).toBeLessThan(10_000);
    const long = await call<Refusal>('POST', QUEUES, { name: 'A', skillEvaluationMethod: 'x'.repeat(100_000) });
    expect(long.body.message).toHaveLength(
      `Value [${'x'.repeat(100)}…] is not valid for field type [SkillEvaluationMethod]. Allowable values are: NONE, BEST, ALL`
        .length,
    );
  });

  it('may have null for any optional field, at any depth', async () => {
    const body = {
      name: 'A',
      description: null,
      division: null,
      acwSettings: { wrapupPrompt: null },
      mediaSettings: { call: null },
    };
    expect(await call('POST', QUEUES, body)).toMatchObject({ status: 200, body: { name: 'A' } });
  });

  it('names an entity by its id alone, without its required fields', async () => {
    const answer = await call('POST', '/api/v2/quality/conversations/x/evaluations', { evaluator: { id: userId } });
    expect(answer).not.toMatchObject({ status: 400 });
    expect(await call('POST', '/api/v2/quality/conversations/x/evaluations', { evaluator: 'x' })).toMatchObject({ status: 400 });
  });

  it('of a PATCH needs no required fields', async () => {
    await call('PUT', '/api/v2/chat/settings', { messageRetentionPeriodDays: 30 });
    expect(await call('PATCH', '/api/v2/chat/settings', {})).toMatchObject({ status: 200 });
  });

  it('accepts times to the minute, with any offset, and without seconds or zone', async () => {
    const path = `/api/v2/users/${userId}/outofoffice`;
    for (const startDate of ['2024-05-06T07:08Z', '2024-05-06T07:08:09.123456+02:00', '2024-05-06T07:08:09', '2024-05-06']) {
      expect(await call('PUT', path, { startDate })).toMatchObject({ status: 200 });
    }
    for (const startDate of ['2024-05-06T25:00Z', '6 May 2024', '', '2024-06-31T00:00Z', '2024-13-01']) {
      expect(await call('PUT', path, { startDate })).toMatchObject({ status: 400 });
    }
  });

  it.each([QUEUES, LIBRARIES])('of %s is refused if it is missing, malformed or nested too deeply', async (path) => {
    for (const body of [
      '',
      ' ',
      'null',
      '{"name":',
      '{"name":"A"}}',
      `{"name":${'['.repeat(300)}${']'.repeat(300)}}`,
      '[]',
      '"A"',
    ]) {
      expect(await call('POST', path, body)).toMatchObject({ status: 400, body: { code: 'bad.request' } });
    }
  });

  it.each([QUEUES, LIBRARIES])('of %s is refused if its media type is not JSON', async (path) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/scim+json',
      'application/jsonp',
      'json',
    ]) {
      const answer = await send('POST', path, '{"name":"A"}', type);
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported.media.type' } });
    }
    expect(await send('POST', path, '{"name":"A"}', 'Application/JSON; charset=utf-8')).toMatchObject({ status: 200 });
    expect(await send('POST', path, '{"name":"B"}')).toMatchObject({ status: 200 });
  });

  it('of SCIM may have its own media type', async () => {
    const body = JSON.stringify({ userName: 'new@example.com', displayName: 'New' });
    expect(await send('POST', '/api/v2/scim/v2/users', body, 'application/scim+json')).toMatchObject({ status: 201 });
  });

  it('is refused before any other check or effect', async () => {
    expect(await call('PUT', `${QUEUES}/nobody`, { name: 7 })).toMatchObject({ status: 400 });
    expect(await call('PUT', `${QUEUES}/nobody`, { name: 'A' })).toMatchObject({ status: 404 });
  });

  it('omits images by an empty list', async () => {
    const path = `/api/v2/users/${userId}`;
    const image = { resolution: 'x48', imageUri: 'https://images.example/1' };
    expect((await call('GET', path)).body).not.toHaveProperty('images');
    expect(await call('PATCH', path, { version: 1, images: [image] })).toMatchObject({ body: { images: [image] } });
    expect((await call('PATCH', path, { version: 2, images: [] })).body).not.toHaveProperty('images');
  });

  it('of a new user is a name and an e-mail address', async () => {
    const { status, body } = await call<NamedEntity>('POST', '/api/v2/users', { name: 'A', email: 'a@example.com' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ division: expect.objectContaining({ name: 'Home' }) as unknown }),
    ]);
  });
});

describe('A query value', () => {
  it.each([
    ['/api/v2/users?pageSize=ten', 'Value [ten] is not valid for field type [integer]', 'pageSize'],
    ['/api/v2/stations?pageSize=1.5', 'Value [1.5] is not valid for field type [integer]', 'pageSize'],
    [`${QUEUES}/x/members?joined=maybe`, 'Value [maybe] is not valid for field type [boolean]', 'joined'],
    ['/api/v2/gamification/scorecards?workday=2024-02-30', 'Value [2024-02-30] is not valid for field type [date]', 'workday'],
    [
      '/api/v2/users?state=lost',
      'Value [lost] is not valid for field type [State]. Allowable values are: active, inactive, deleted, any',
      'state',
    ],
    [
      '/api/v2/users?sortOrder=sideways',
      'Value [sideways] is not valid for field type [SortOrder]. Allowable values are: ascending, descending',
      'sortOrder',
    ],
  ])('is refused: %s', async (path, message, fieldName) => {
    const answer = await call<Refusal>('GET', path);
    expect(answer).toMatchObject({ status: 400, body: { message, details: [{ errorCode: 'invalid.value', fieldName }] } });
  });

  it.each(['/api/v2/users', QUEUES, LIBRARIES, '/api/v2/stations', '/api/v2/scim/v2/users', '/api/v2/authorization/roles'])(
    'of %s that is empty counts as absent',
    async (path) => {
      const names = [
        'pageSize',
        'pageNumber',
        'sortBy',
        'sortOrder',
        'state',
        'name',
        'expand',
        'id',
        'startIndex',
        'count',
        'filter',
      ];
      const answer = await call<Listing<NamedEntity>>('GET', `${path}?${names.map((name) => `${name}=`).join('&')}`);
      const plain = await call<Listing<NamedEntity>>('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.body.entities).toEqual(plain.body.entities);
      expect(answer.body.total).toEqual(plain.body.total);
    },
  );

  it('that is required is missing if it is empty', async () => {
    const answer = await call<Refusal>('GET', '/api/v2/users/search?q64=');
    expect(answer).toMatchObject({ status: 400, body: { message: 'q64 is required', details: [{ fieldName: 'q64' }] } });
  });

  it('that contains a body in base64 is checked against its type as well', async () => {
    const search = async (request: object): Promise<Answer<Refusal>> =>
      await call('GET', `/api/v2/users/search?q64=${encodeURIComponent(btoa(JSON.stringify(request)))}`);
    expect(await search({ query: [{ type: 'EXACT', fields: ['name'], value: 'A' }] })).toMatchObject({ status: 200 });
    expect(await search({ query: [{ type: 'FOO' }] })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'query[0].type' }] },
    });
  });
});

describe('Lenient validation', () => {
  beforeEach(() => open({ validation: 'lenient' }));

  it.each<[method: string, path: string, body: object]>([
    ['POST', LIBRARIES, { name: 'A', colour: 'red' }],
    ['POST', LIBRARIES, {}],
    ['POST', LIBRARIES, { name: 7 }],
    [
      'POST',
      QUEUES,
      { name: 'A', colour: 'red', skillEvaluationMethod: 'FOO', division: 'Home', routingRules: {}, acwSettings: [] },
    ],
    ['PUT', '/api/v2/users/{userId}/outofoffice', { startDate: 'soon' }],
    ['PUT', '/api/v2/users/{userId}/routingstatus', { status: 'OFF_QUEUE', startTime: 7 }],
    ['POST', '/api/v2/users/search', { query: {}, expand: 'x', sort: [7] }],
    ['GET', '/api/v2/gamification/scorecards?workday=someday', {}],
    ['GET', '/api/v2/gamification/scorecards', {}],
  ])('accepts %s %s %j', async (method, path, body) => {
    const answer = await call(method, path.replace('{userId}', userId), method === 'GET' ? undefined : body);
    expect(answer).toMatchObject({ status: 200 });
  });

  it('keeps values that are not listed, and treats values of another kind as absent', async () => {
    const body = { name: 'A', skillEvaluationMethod: 'TOMORROW', description: 7, callingPartyName: 'Desk' };
    const { body: queue } = await call<NamedEntity>('POST', QUEUES, body);
    expect(queue).toMatchObject({ name: 'A', skillEvaluationMethod: 'TOMORROW', callingPartyName: 'Desk' });
    expect(queue).not.toHaveProperty('description');
  });

  it('still requires what a route needs, in JSON', async () => {
    expect(await call('POST', QUEUES, { name: 7 })).toMatchObject({ status: 400, body: { details: [{ fieldName: 'name' }] } });
    expect(await call('POST', LIBRARIES, '{')).toMatchObject({ status: 400 });
    expect(await send('POST', LIBRARIES, '{}', 'text/plain')).toMatchObject({ status: 415 });
  });
});

it('An unknown validation mode is refused', () => {
  expect(() => createSandbox({ validation: 'none' as 'strict' })).toThrow("validation is 'strict' or 'lenient'");
});

it.each([
  [{ permisions: 'off' }, 'Sandbox: unknown option "permisions". Options: '],
  [{ maxPageSize: 'x' }, 'maxPageSize is a whole number above 0'],
  [{ maxPageSize: 0 }, 'maxPageSize is a whole number above 0'],
])('A sandbox refuses unknown options: %o', async (options, message) => {
  expect(() => createSandbox(options as never)).toThrow(message);
  await expect(serveSandbox(options as never)).rejects.toThrow(message);
});

it('An overridden operation accepts any request', async () => {
  sandbox.on(UsersApi, 'postUsers', { name: 'Anybody' });
  expect(await call('POST', '/api/v2/users', { nickname: 'A' })).toMatchObject({ status: 200, body: { name: 'Anybody' } });
});
