import { ApiClient, NotFoundError, RateLimitError, TokensApi, UsersApi } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { setupSandbox } from 'contact-centre-client/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { handlers, sandbox, on, answer, received, fail, expireTokens, reset } = setupSandbox({
  origins: ['https://proxy.example:8443/some/path'],
});
const server = setupServer(...handlers);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(reset);
afterAll(() => {
  server.close();
});

let client: ApiClient | FetchClient;
let users: UsersApi;

describe.each([
  ['axios', ApiClient],
  ['fetch', FetchClient],
] as const)('setupSandbox with the client on %s', (_name, Client) => {
  beforeEach(async () => {
    client = new Client({ timeout: 0, rejectWith: 'error' });
    const { id, secret } = sandbox.clients.clientCredentials;
    await client.loginClientCredentialsGrant(id, secret);
    users = new UsersApi(client);
  });

  it('handles API requests and sign-in', async () => {
    expect((await users.getUsers()).total).toBe(24);
    expect(sandbox.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /oauth/token', 'GET /api/v2/users']);
  });

  it('overrides an operation with a value', async () => {
    on(UsersApi, 'getUser', { id: 'u1', name: 'Somebody' });
    expect(await users.getUser('u1')).toEqual({ id: 'u1', name: 'Somebody' });
    await expect(users.getUsersMe()).rejects.toMatchObject({ status: 400 });
    expect((await users.getUsers()).total).toBe(24);
  });

  it('overrides an operation with a function of the call', async () => {
    on(UsersApi, 'getUser', ({ params, query }) => ({ id: params['userId']!, name: query.getAll('expand').join('+') }));
    expect(await users.getUser('a b/ü', { expand: ['presence', 'skills'] })).toEqual({ id: 'a b/ü', name: 'presence+skills' });
    on(UsersApi, 'patchUser', async ({ request }) => ({ ...((await request.json()) as object), version: 9 }));
    expect(await users.patchUser('u1', { version: 8, title: 'Pilot' })).toEqual({ version: 9, title: 'Pilot' });
  });

  it('overrides an operation with a full response for every request', async () => {
    on(UsersApi, 'getUser', HttpResponse.json({ message: 'Nobody', code: 'not.found', status: 404 }, { status: 404 }));
    for (let count = 0; count < 2; count += 1) await expect(users.getUser('u1')).rejects.toBeInstanceOf(NotFoundError);
    on(UsersApi, 'getUser', () => HttpResponse.error());
    await expect(users.getUser('u1')).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('overrides operations without a result', async () => {
    on(UsersApi, 'deleteUserRoutingskill', undefined);
    await expect(users.deleteUserRoutingskill('u1', 's1')).resolves.toBeUndefined();
    on(TokensApi, 'headTokensMe', new Response(null, { status: 404 }));
    await expect(new TokensApi(client).headTokensMe()).rejects.toBeInstanceOf(NotFoundError);
  });

  it('uses the latest override until it is reverted or all are', async () => {
    on(UsersApi, 'getUser', { name: 'First' });
    const takeBack = on(UsersApi, 'getUser', { name: 'Second' });
    expect(await users.getUser('u1')).toEqual({ name: 'Second' });
    takeBack();
    expect(await users.getUser('u1')).toEqual({ name: 'First' });
    reset();
    await expect(users.getUser('u1')).rejects.toBeInstanceOf(NotFoundError);
  });

  it('requires a token for overridden operations too', async () => {
    on(UsersApi, 'getUser', { name: 'Somebody' });
    expireTokens();
    await expect(users.getUser('u1')).rejects.toMatchObject({ status: 401 });
  });

  it('injects a 429, after which the client waits and retries if permitted', async () => {
    on(UsersApi, 'getUser', { name: 'Somebody' });
    fail({ status: 429, retryAfter: 0.01 });
    await expect(users.getUser('u1', {}, { retry: false })).rejects.toBeInstanceOf(RateLimitError);
    fail({ status: 429, retryAfter: 0.01 });
    expect(await users.getUser('u1', {}, { retry: true })).toEqual({ name: 'Somebody' });
    expect(sandbox.requests.slice(1).map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  it.each(['drop', 'truncate'] as const)('lets a connection fail: %s', async (effect) => {
    fail({ effect });
    await expect(users.getUsers()).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('applies a fault also to a connection that an override drops', async () => {
    on(UsersApi, 'getUser', () => HttpResponse.error());
    fail({ effect: 'truncate' });
    await expect(users.getUser('u1')).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('responds in every region', async () => {
    for (const region of ['eu_central_1', 'us_east_2', 'eusc_de_east_1'] as const) {
      const regional = new Client({ timeout: 0, region });
      await regional.loginClientCredentialsGrant(sandbox.clients.clientCredentials.id, sandbox.clients.clientCredentials.secret);
      expect((await new UsersApi(regional).getUsers()).total).toBe(24);
    }
  });

  it('responds at further origins', async () => {
    const proxied = new Client({ timeout: 0, apiUrl: 'https://proxy.example:8443' });
    proxied.setAccessToken(sandbox.issueAccessToken());
    expect((await new UsersApi(proxied).getUsers()).total).toBe(24);
  });
});

it('keeps a client signed in through every reset', async () => {
  const lasting = new ApiClient({ timeout: 0, rejectWith: 'error' });
  lasting.setAccessToken(sandbox.issueAccessToken());
  const api = new UsersApi(lasting);
  const aWeekLater = (): void => {
    sandbox.clock.advance(7 * 86_400_000);
  };
  for (const disturb of [expireTokens, aWeekLater, reset]) {
    disturb();
    reset();
    expect((await api.getUsers()).total).toBe(24);
  }
  sandbox.reset();
  await expect(api.getUsers()).rejects.toMatchObject({ status: 401 });
});

it('leaves all other hosts alone', async () => {
  const others = [
    'https://api.example.com/',
    'https://apps.mypurecloud.com/',
    'https://api.mypurecloud.com.example/',
    'http://proxy.example:8443/',
  ];
  server.use(...others.map((url) => http.get(url, () => new HttpResponse('somebody else'))));
  for (const url of others) expect(await (await fetch(url)).text()).toBe('somebody else');
  server.resetHandlers();
});

it.each<[string, () => unknown, string]>([
  [
    'an answer',
    () => answer(UsersApi, 'getUser', { stauts: 409 } as never),
    'An answer: unknown option "stauts". Options: status, body,',
  ],
  ['no answer', () => answer(UsersApi, 'getUser', undefined as never), 'An answer must be an object with status, body,'],
  [
    'a fault',
    () => {
      fail({ status: 503, rout: 'GET /api/v2/users' } as never);
    },
    'A fault: unknown option "rout". Options: status,',
  ],
  [
    'no fault',
    () => {
      fail(undefined as never);
    },
    'A fault must be an object with status,',
  ],
  [
    'an expectation',
    () => received(UsersApi, 'getUser', { wiht: ['a'] } as never),
    'received: unknown option "wiht". Options: with,',
  ],
  ['arguments', () => received(UsersApi, 'getUser', { with: 'a' } as never), "with is a list of the method's arguments"],
  ['a count', () => received(UsersApi, 'getUser', { times: -1 }), 'Calls are received 0 times or more'],
  ['half a call', () => received(UsersApi, 'getUser', { times: 0.5 }), 'Calls are received 0 times or more'],
  ['no class', () => on(undefined as never, 'getUser' as never, {}), 'An API class such as UsersApi is needed, not undefined'],
  [
    'an instance',
    () => on(new UsersApi() as never, 'getUser' as never, {}),
    'An API class such as UsersApi is needed, not a UsersApi',
  ],
  ['a constructor', () => on(UsersApi, 'constructor' as never, {}), '"constructor" is no operation of UsersApi'],
])('names the invalid part of %s', (_what, ask, message) => {
  expect(ask).toThrow(message);
});

it('rejects an override of an unknown operation', () => {
  expect(() => on(UsersApi, 'client' as 'getUser', {})).toThrow('"client" is no operation of UsersApi');
  // @ts-expect-error -- the method does not exist
  expect(() => on(UsersApi, 'getNobody', {})).toThrow('no operation');
  // @ts-expect-error -- a user's name is a string
  on(UsersApi, 'getUser', { name: 7 });
  // @ts-expect-error -- a list has entities
  on(UsersApi, 'getUsers', () => ({ people: [] }));
});

it('sets no rate limit unless the test does', async () => {
  const limited = setupSandbox({ rateLimit: 1 }).sandbox;
  const statuses = async (target: typeof sandbox, count: number): Promise<number[]> => {
    const headers = { Authorization: `Bearer ${target.issueAccessToken()}` };
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) {
      all.push((await target.fetch(new Request('https://api.mypurecloud.com/api/v2/tokens/me', { headers }))).status);
    }
    return all;
  };
  expect(new Set(await statuses(sandbox, 301))).toEqual(new Set([200]));
  expect(await statuses(limited, 2)).toEqual([200, 429]);
});
