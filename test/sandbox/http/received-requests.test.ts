import { inspect } from 'node:util';
import { AnalyticsApi, RoutingApi, UsersApi } from 'contact-centre-client';
import { NotReceivedError, createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestLog } from '../../../src/sandbox/store/control/request-log.js';
import { callWith, postForm } from '../support.js';
import type { Call } from '../support.js';

let sandbox: Sandbox;
let call: Call;
let token: string;
beforeEach(() => {
  sandbox = createSandbox({ rateLimit: false });
  token = sandbox.issueAccessToken();
  call = callWith(sandbox, token);
});

function missed(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(NotReceivedError);
    expect(error).toMatchObject({ name: 'NotReceivedError', code: 'ERR_NOT_RECEIVED' });
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown');
}

const rename = async (title: string, index = 0): Promise<string> => {
  const { id } = sandbox.users[index]!;
  await call('PATCH', `/api/v2/users/${id}`, { version: sandbox.users[index]!.version, title, department: 'Flight Deck' });
  return id;
};

describe('The request log', () => {
  it('stores headers and bodies, and redacts secrets', async () => {
    await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
    expect(sandbox.requests).toEqual([
      {
        method: 'POST',
        path: '/api/v2/routing/skills',
        query: {},
        status: 200,
        body: { name: 'Juggling' },
        headers: { authorization: '[redacted]', 'content-type': 'application/json' },
      },
    ]);
  });

  it('shows no token, password or secret at any place', async () => {
    const { id, secret } = sandbox.clients.clientCredentials;
    await postForm(sandbox, '/oauth/token', { grant_type: 'client_credentials', client_secret: secret }, { id, secret });
    const fields = { name: 'Somebody', email: 'somebody@mail.example', password: 'Harbour-7', state: 'active' };
    await call('POST', '/api/v2/users', { ...fields, title: `carries ${token}` });
    await call('GET', `/api/v2/users?access_token=${token}`);
    const text = inspect(sandbox.requests, { depth: 9 }) + JSON.stringify(sandbox.requests);
    for (const planted of [token, secret, 'Harbour-7', btoa(`${id}:${secret}`)]) expect(text).not.toContain(planted);
    expect(sandbox.requests[1]?.body).toMatchObject({ name: 'Somebody', password: '[redacted]', title: 'carries [redacted]' });
  });

  it('stores other bodies than JSON as text, and of a large body only its presence', async () => {
    await call('POST', '/api/v2/routing/skills', '{"name":');
    await call('POST', '/api/v2/routing/skills', { name: 'x'.repeat(600_000) });
    expect(sandbox.requests.map(({ body, status }) => [body, status])).toEqual([
      ['{"name":', 400],
      [undefined, 413],
    ]);
  });

  it('stores the body of a call whose connection was dropped', async () => {
    sandbox.fail({ effect: 'drop' });
    const request = new Request('https://sandbox.example/api/v2/routing/skills', { method: 'POST', body: '{"name":"Juggling"}' });
    expect((await sandbox.fetch(request)).type).toBe('error');
    expect(sandbox.requests.at(-1)).toMatchObject({ status: 0, body: { name: 'Juggling' } });
  });

  it('drops the oldest bodies when all together are too large', () => {
    const log = new RequestLog();
    const text = 'x'.repeat(500_000);
    for (let index = 0; index < 40; index += 1) log.add(new Request(`https://sandbox.example/${index}`), 200, text);
    expect(log.entries.map(({ path }) => path)).toEqual(Array.from({ length: 32 }, (_, index) => `/${index + 8}`));
  });

  it('leaves the body readable for an override', async () => {
    sandbox.on(UsersApi, 'patchUser', async ({ request }) => ({ ...((await request.json()) as object), version: 9 }));
    expect((await call('PATCH', '/api/v2/users/u1', { title: 'Pilot' })).body).toMatchObject({ title: 'Pilot' });
    expect(sandbox.requests[0]?.body).toEqual({ title: 'Pilot' });
  });
});

describe('received', () => {
  it('finds calls by the specified arguments', async () => {
    const one = await rename('Pilot');
    const other = await rename('Steward', 1);
    expect(sandbox.received(UsersApi, 'patchUser')).toHaveLength(2);
    expect(sandbox.received(UsersApi, 'patchUser', { with: [one] })).toMatchObject([{ body: { title: 'Pilot' } }]);
    expect(sandbox.received(UsersApi, 'patchUser', { with: [undefined, { title: 'Steward' }] })).toMatchObject([
      { path: `/api/v2/users/${other}` },
    ]);
    expect(sandbox.received(UsersApi, 'patchUser', { with: [one, { title: 'Pilot' }], times: 1, status: 200 })).toHaveLength(1);
    expect(sandbox.received(UsersApi, 'deleteUser', { times: 0 })).toEqual([]);
  });

  it('accepts a test runner’s matchers for any part of them', async () => {
    const id = await rename('Pilot');
    const part = { title: expect.stringMatching(/^Pi/) as string, version: expect.any(Number) as number };
    expect(sandbox.received(UsersApi, 'patchUser', { with: [id, part] })).toHaveLength(1);
    expect(sandbox.received(UsersApi, 'patchUser', { with: [expect.any(String) as string] })).toHaveLength(1);
    const message = missed(() => sandbox.received(UsersApi, 'patchUser', { with: [id, { title: expect.any(Number) as never }] }));
    expect(message).toContain('body.title: expected Any<Number>, got "Pilot"');
  });

  it('compares options in the form that the client sends', async () => {
    await call('GET', '/api/v2/users?expand=presence&expand=skills&pageSize=5');
    expect(sandbox.received(UsersApi, 'getUsers', { with: [{ expand: ['presence', 'skills'], pageSize: 5 }] })).toHaveLength(1);
    const message = missed(() => sandbox.received(UsersApi, 'getUsers', { with: [{ expand: ['presence'], pageSize: 6 }] }));
    expect(message.split('\n')).toEqual([
      'GET /api/v2/users was not received as expected.',
      'Nearest of 1 that differs: GET /api/v2/users?expand=presence&expand=skills&pageSize=5 → 200',
      '  query.expand: expected ["presence"], got ["presence","skills"]',
      '  query.pageSize[0]: expected "6", got "5"',
    ]);
  });

  it('distinguishes operations of the same shape', async () => {
    await call('GET', '/api/v2/users/me');
    expect(sandbox.received(UsersApi, 'getUser', { times: 0 })).toEqual([]);
    expect(sandbox.received(UsersApi, 'getUsersMe')).toHaveLength(1);
  });

  it('compares headers and the status', async () => {
    sandbox.fail({ status: 503 });
    await rename('Pilot');
    expect(sandbox.received(UsersApi, 'patchUser', { headers: { 'Content-Type': /json/ }, status: 503 })).toHaveLength(1);
    expect(missed(() => sandbox.received(UsersApi, 'patchUser', { headers: { 'X-Trace': 'abc' }, status: 200 }))).toMatch(
      /headers\["x-trace"\]: expected "abc", got nothing\n {2}status: expected 200, got 503$/,
    );
  });

  it('shows the most similar request, and its differences', async () => {
    const pilot = await rename('Pilot');
    const steward = await rename('Steward', 1);
    const message = missed(() =>
      sandbox.received(UsersApi, 'patchUser', { with: [steward, { title: 'Purser', department: 'Flight Deck' }] }),
    );
    expect(message.split('\n')).toEqual([
      'PATCH /api/v2/users/{userId} was not received as expected.',
      `Nearest of 2 that differ: PATCH /api/v2/users/${steward} → 200`,
      '  body.title: expected "Purser", got "Steward"',
    ]);
    expect(message).not.toContain(pilot);
  });

  it('shows other requests if the operation was not called', async () => {
    expect(missed(() => sandbox.received(UsersApi, 'patchUser'))).toContain('Nothing was received at all.');
    await call('GET', '/api/v2/routing/skills');
    await call('GET', '/api/v2/users/u1');
    await call('PATCH', '/api/v2/users/u1/greetings');
    expect(missed(() => sandbox.received(UsersApi, 'patchUser')).split('\n')).toEqual([
      'PATCH /api/v2/users/{userId} was not received as expected.',
      'No call of it came. Nearest of 3 others:',
      '  PATCH /api/v2/users/u1/greetings → 405',
      '  GET /api/v2/users/u1 → 404',
      '  GET /api/v2/routing/skills → 200',
    ]);
  });

  it('counts the calls if a number is expected', async () => {
    await rename('Pilot');
    await rename('Pilot', 1);
    expect(sandbox.received(UsersApi, 'patchUser', { times: 2 })).toHaveLength(2);
    const message = missed(() => sandbox.received(UsersApi, 'patchUser', { times: 1 }));
    expect(message).toContain('was received 2 times as expected, and should have been once.\nThese came:');
    expect(missed(() => sandbox.received(UsersApi, 'patchUser', { times: 0 }))).toContain('should have been 0 times');
    expect(missed(() => sandbox.received(UsersApi, 'patchUser', { with: ['u9'], times: 1 }))).toContain(
      'Nearest of 2 that differ',
    );
  });

  it('compares lists entry by entry, and complete bodies of POST', async () => {
    const interval = '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z';
    await call('POST', '/api/v2/analytics/conversations/aggregates/query', { interval, metrics: ['nOffered', 'tWait'] });
    const name = 'postAnalyticsConversationsAggregatesQuery';
    expect(sandbox.received(AnalyticsApi, name, { with: [{ metrics: ['nOffered', 'tWait'] }] })).toHaveLength(1);
    expect(missed(() => sandbox.received(AnalyticsApi, name, { with: [{ metrics: ['nOffered', 'tHandle'] }] }))).toContain(
      'body.metrics[1]: expected "tHandle", got "tWait"',
    );
    expect(missed(() => sandbox.received(AnalyticsApi, name, { with: [{ metrics: ['nOffered'] }] }))).toContain(
      'body.metrics: expected ["nOffered"], got ["nOffered","tWait"]',
    );
  });

  it('shows no expected secret, and matches it with any received one', async () => {
    await call('POST', '/api/v2/users', { name: 'Somebody', email: 'somebody@mail.example', password: 'Harbour-7' });
    expect(sandbox.received(UsersApi, 'postUsers', { with: [{ password: 'Harbour-8' }] })).toHaveLength(1);
    const expected = {
      with: [{ name: 'Nobody', password: 'Harbour-8' }],
      headers: { Authorization: 'Bearer Harbour-9' },
    } as const;
    const error = ((): unknown => {
      try {
        return sandbox.received(UsersApi, 'postUsers', expected);
      } catch (thrown) {
        return thrown;
      }
    })();
    const text = inspect(error) + JSON.stringify(error) + String(error);
    expect(text).toContain('body.name: expected "Nobody", got "Somebody"');
    for (const planted of ['Harbour-', token]) expect(text).not.toContain(planted);
  });

  it('reports an unknown operation, and is empty after a reset', async () => {
    expect(() => sandbox.received(UsersApi, 'nothing' as 'getUser')).toThrow('"nothing" is no operation of UsersApi');
    await call('GET', '/api/v2/routing/queues');
    expect(sandbox.received(RoutingApi, 'getRoutingQueues')).toHaveLength(1);
    sandbox.reset();
    expect(missed(() => sandbox.received(RoutingApi, 'getRoutingQueues'))).toContain('Nothing was received');
  });
});
