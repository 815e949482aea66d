import { ApiClient, AuthenticationError, NetworkError, ResponseParseError, UsersApi } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { createSandbox, serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postForm, signIn } from '../support.js';
import type { TokenBody } from '../support.js';

describe('the effect of a fault', () => {
  it('drop is the network error of the fetch standard, and changes nothing', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.fail({ effect: 'drop', route: 'POST /api/v2/routing/skills' });
    const request = new Request('https://sandbox.example/api/v2/routing/skills', { method: 'POST', body: '{"name":"Juggling"}' });
    expect((await sandbox.fetch(request)).type).toBe('error');
    expect(sandbox.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/v2/routing/skills', status: 0 });
    expect(await call('GET', '/api/v2/routing/skills?name=Juggling')).toMatchObject({ body: { total: 0 } });
  });

  it('truncate fails in the middle of the body of a response', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.fail({ effect: 'truncate' });
    await expect(call('POST', '/api/v2/routing/skills', { name: 'Juggling' })).rejects.toThrow('on purpose');
    expect(await call('GET', '/api/v2/routing/skills?name=Juggling')).toMatchObject({ body: { total: 1 } });
  });

  it('invalid-json leaves half of the body', async () => {
    const sandbox = createSandbox();
    const token = sandbox.issueAccessToken();
    sandbox.fail({ effect: 'invalid-json' });
    const request = new Request('https://sandbox.example/api/v2/users', { headers: { Authorization: `Bearer ${token}` } });
    const response = await sandbox.fetch(request);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const text = await response.text();
    expect(text).toMatch(/^\{"entities":/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('expire-token invalidates the token of the call permanently', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    const other = await signIn(sandbox);
    sandbox.fail({ effect: 'expire-token', route: 'GET /api/v2/routing/queues' });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(await call('GET', '/api/v2/routing/queues')).toMatchObject({ status: 401, body: { code: 'bad.credentials' } });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 401 });
    expect(await other('GET', '/api/v2/routing/queues')).toMatchObject({ status: 200 });
  });

  it('applies to every call for its duration by the clock of the sandbox', async () => {
    const sandbox = createSandbox({ now: () => 0 });
    const call = await signIn(sandbox);
    sandbox.fail({ status: 429, retryAfter: 2, lastsMs: 5000 });
    for (const passed of [0, 0, 4999]) {
      sandbox.clock.set(passed);
      const refused = await call('GET', '/api/v2/users');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    }
    sandbox.clock.set(5000);
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  });

  it.each([429, 503])('applies to the token endpoint with %d if its route is specified', async (status) => {
    const sandbox = createSandbox();
    const { id, secret } = sandbox.clients.clientCredentials;
    const login = () => postForm<TokenBody>(sandbox, '/oauth/token', { grant_type: 'client_credentials' }, { id, secret });
    sandbox.fail({ status, retryAfter: 7, route: 'POST /oauth/token' });
    const refused = await login();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, '7']);
    expect(await login()).toMatchObject({ status: 200 });
  });

  it('applies to the specified number of calls', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.fail({ effect: 'truncate', times: 2 });
    for (let count = 0; count < 2; count += 1) await expect(call('GET', '/api/v2/users')).rejects.toThrow();
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  });
});

describe('latency', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('delays the response, which may be an error too', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.fail({ latencyMs: 5000, status: 503 });
    let status = 0;
    const answered = call('GET', '/api/v2/users').then((answer) => {
      ({ status } = answer);
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(status).toBe(503);
  });

  it('ends when the caller aborts', async () => {
    const sandbox = createSandbox();
    sandbox.fail({ latencyMs: 60_000, route: 'GET /logout' });
    const caller = new AbortController();
    const answered = sandbox.fetch(new Request('https://sandbox.example/logout', { signal: caller.signal }));
    caller.abort();
    await answered;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('only advances the clock if it is virtual', async () => {
    const sandbox = createSandbox({ now: () => 0 });
    const call = await signIn(sandbox);
    sandbox.fail({ latencyMs: 5000, virtual: true });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(sandbox.clock.now()).toBe(5000);
  });
});

describe('a route', () => {
  it('with a placeholder does not match the fixed words of other operations', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.fail({ status: 500, route: 'GET /api/v2/users/{userId}' });
    expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 400 });
    expect(await call('GET', '/api/v2/users/a')).toMatchObject({ status: 500 });
  });
});

it.each([
  [{}, 'a status, an effect or latencyMs'],
  [{ latencyMs: -1 }, 'latency'],
  [{ status: 429, lastsMs: 0 }, 'lasts'],
  [{ status: 429, lastsMs: 5, times: 2 }, 'times'],
  [{ effect: 'vanish' as 'drop' }, 'The effect of a fault is one of drop'],
])('the fault %j is refused', (fault, message) => {
  expect(() => {
    createSandbox().fail(fault);
  }).toThrow(message);
});

describe.each([
  ['axios', ApiClient],
  ['fetch', FetchClient],
] as const)('over HTTP the client on %s', (_name, Client) => {
  let served: ServedSandbox;
  let users: UsersApi;
  beforeEach(async () => {
    served = await serveSandbox();
    const client = new Client({ timeout: 0, apiUrl: served.url, loginUrl: served.url, rejectWith: 'error' });
    client.setAccessToken(served.sandbox.issueAccessToken());
    users = new UsersApi(client);
  });
  afterEach(async () => {
    await served.close();
  });

  it.each([
    ['drop', NetworkError],
    ['truncate', NetworkError],
    ['invalid-json', ResponseParseError],
    ['expire-token', AuthenticationError],
  ] as const)('reports %s as the matching error', async (effect, ErrorClass) => {
    served.sandbox.fail({ effect });
    await expect(users.getUsers()).rejects.toBeInstanceOf(ErrorClass);
  });
});
