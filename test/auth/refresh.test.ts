import {
  AbortError,
  AuthenticationError,
  BadRequestError,
  ContactCentreError,
  NetworkError,
  RoutingApi,
  SignInError,
  TimeoutError,
  UsersApi,
  WebChatApi,
} from 'contact-centre-client';
import type { ClientOptions, Hook, Transport } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { missingPart } from '../support/missing-part.js';
import { MemoryStorage, openPage } from '../support/page.js';
import type { Answerer, Client, Incoming, Outgoing, Platform } from './support.js';
import { until } from '../support/until.js';
import { flavours, gate, guestJwt, never, refusal, rejection, startPlatform, stopClock } from './support.js';
import { says } from '../support/says.js';

const grantOf = ({ form }: Incoming): string | null => form.get('grant_type');
const refreshesOf = (platform: Platform): Incoming[] => platform.token.filter((request) => grantOf(request) === 'refresh_token');

/** Logins get `old` and a refresh token; the test decides how refreshes are answered. */
const logins =
  (refresh: Answerer): Answerer =>
  (request, count) =>
    grantOf(request) === 'refresh_token'
      ? refresh(request, count - 1)
      : { json: { access_token: 'old', refresh_token: 'refresh-1', expires_in: 3600 } };

const renewed: Outgoing = { json: { access_token: 'new', refresh_token: 'refresh-2', expires_in: 3600 } };

/** Accepts every token but `old`, and responds with the requested path. */
const refusingOld: Answerer = ({ bearer, target }) => (bearer === 'old' ? refusal : { json: { id: target } });

/** A platform that has issued `old` and no longer accepts it. */
function expiredPlatform(refresh: Answerer = () => renewed, api: Answerer = refusingOld): Promise<Platform> {
  return startPlatform({ api, token: logins(refresh) });
}

describe.each(flavours)('refreshing with $entry', ({ makeClient }) => {
  async function signedIn(platform: Platform, options: ClientOptions = {}): Promise<Client> {
    const client = makeClient({ apiUrl: platform.url, ...options });
    await client.loginCodeAuthorizationGrant('app', 's3cret', 'the-code', 'https://app.example/cb');
    return client;
  }

  it("settles the caller's promise with the replayed response", async () => {
    const client = await signedIn(await expiredPlatform());
    await expect(new UsersApi(client).getUser('u1')).resolves.toEqual({ id: '/api/v2/users/u1' });
  });

  it('settles withResponse() with the status of the replayed response', async () => {
    const client = await signedIn(await expiredPlatform());
    await expect(new UsersApi(client).getUser('u1').withResponse()).resolves.toMatchObject({ status: 200, error: undefined });
  });

  it('sends one request, one token request and one replay', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    await new UsersApi(client).getUser('u1', { expand: ['presence'] });
    expect(platform.api.map(({ method, target, bearer }) => [method, target, bearer])).toEqual([
      ['GET', '/api/v2/users/u1?expand=presence', 'old'],
      ['GET', '/api/v2/users/u1?expand=presence', 'new'],
    ]);
    expect(refreshesOf(platform)).toHaveLength(1);
  });

  it('a late refusal of an older token waits for the refresh of the newer one', async () => {
    const late = gate();
    const refresh = gate();
    const api: Answerer = async ({ bearer, target }) => {
      if (target.endsWith('late')) await late.opened;
      return bearer === 'newest' || (bearer === 'newer' && target.endsWith('u1')) ? { json: { id: target } } : refusal;
    };
    const platform = await expiredPlatform(async (_request, count) => {
      if (count === 1) return { json: { access_token: 'newer', refresh_token: 'refresh-2' } };
      await refresh.opened;
      return { json: { access_token: 'newest', refresh_token: 'refresh-3' } };
    }, api);
    const answered: number[] = [];
    const watchHook: Hook = async (request, next) => {
      const answer = await next(request);
      answered.push(answer.status);
      return answer;
    };
    const users = new UsersApi(await signedIn(platform, { hooks: [watchHook] }));
    const slow = users.getUser('late').then((user) => user.id);
    await users.getUser('u1');
    const other = users.getUser('u2').then((user) => user.id);
    await until(() => refreshesOf(platform).length === 2);
    late.open();
    await until(() => answered.filter((status) => status === 401).length === 3);
    refresh.open();
    expect(await Promise.all([slow, other])).toEqual(['/api/v2/users/late', '/api/v2/users/u2']);
    expect(platform.api.filter(({ target }) => target.endsWith('late')).map(({ bearer }) => bearer)).toEqual(['old', 'newest']);
    expect(refreshesOf(platform)).toHaveLength(2);
  });

  it('refreshes with the refresh token and the credentials of the login', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    await new UsersApi(client).getUser('u1');
    const [refresh] = refreshesOf(platform);
    expect(refresh?.body).toBe('grant_type=refresh_token&refresh_token=refresh-1');
    expect(refresh?.headers.authorization).toBe(`Basic ${btoa('app:s3cret')}`);
  });

  it('keeps the new tokens for later calls', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    await new UsersApi(client).getUser('u1');
    await new UsersApi(client).getUser('u2');
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old', 'new', 'new']);
    expect(client.authData).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-2' });
  });

  it('executes a POST once, with the body that it was called with', async () => {
    const executed: string[] = [];
    const platform = await expiredPlatform(undefined, ({ bearer, body }) => {
      if (bearer === 'old') return refusal;
      executed.push(body);
      return { json: { id: 'queue-1' } };
    });
    const client = await signedIn(platform);
    await expect(new RoutingApi(client).postRoutingQueues({ name: 'Claims' })).resolves.toEqual({ id: 'queue-1' });
    expect(executed).toEqual(['{"name":"Claims"}']);
    expect(platform.api.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"name":"Claims"}'],
      ['POST', '{"name":"Claims"}'],
    ]);
  });

  it('leaves nothing running after a promise has settled', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    await new RoutingApi(client).postRoutingQueues({ name: 'Claims' });
    // Waits a full round trip: anything still running would have reached the server.
    await new UsersApi(client).getUser('later');
    expect(platform.api.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']);
  });

  it('does not execute a POST whose refresh fails', async () => {
    const platform = await expiredPlatform(() => ({ status: 400, json: { error: 'invalid_grant' } }));
    const client = await signedIn(platform);
    await rejection(new RoutingApi(client).postRoutingQueues({ name: 'Claims' }));
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old']);
  });

  describe('if the refresh itself fails', () => {
    const failing = (): Promise<Platform> => expiredPlatform(() => ({ status: 400, json: { error: 'invalid_grant' } }));

    it.each<[string, ClientOptions]>([
      ['a plain call', {}],
      ['a call with typed errors', { rejectWith: 'error' }],
      ['an extended call', { returnExtended: true }],
    ])('%s rejects with an authentication error', async (_kind, options) => {
      const client = await signedIn(await failing(), options);
      const error = await rejection(new UsersApi(client).getUser('u1'));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ status: 401, code: 'bad.credentials' });
    });

    it('the refresh error is the cause', async () => {
      const platform = await failing();
      const client = await signedIn(platform);
      const { cause } = (await rejection(new UsersApi(client).getUser('u1'))) as Error;
      expect(cause).toBeInstanceOf(BadRequestError);
      expect(cause).toMatchObject({ status: 400, url: `${platform.url}/oauth/token`, body: { error: 'invalid_grant' } });
    });

    it('a connection that breaks during the refresh is the cause', async () => {
      const client = await signedIn(await expiredPlatform(() => 'hang-up'));
      const error = await rejection(new UsersApi(client).getUser('u1'));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect((error as Error).cause).toBeInstanceOf(NetworkError);
    });

    it('a refresh response without a token is the cause', async () => {
      const client = await signedIn(await expiredPlatform(() => ({ json: { expires_in: 3600 } })));
      const error = await rejection(new UsersApi(client).getUser('u1'));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect((error as Error).cause).toMatchObject({ code: 'ERR_TOKEN_ANSWER' });
    });

    it.each<[string, Outgoing]>([
      ['400', { status: 400, json: { error: 'invalid_grant', error_description: 'expired' } }],
      ['401', { status: 401, json: { error: 'invalid_client', description: 'unknown client' } }],
      ['no more than a word', { status: 400, json: { error: 'invalid_grant' } }],
    ])('a refusal with %s clears the stored tokens and sets the reason in authData', async (_status, refused) => {
      const platform = await expiredPlatform(() => refused);
      const storage = new MemoryStorage();
      const client = await signedIn(platform, { persist: { storage } });
      expect([...storage.items.values()].join()).toContain('"old"');
      await rejection(new UsersApi(client).getUser('u1'));
      const { error, error_description, description } = refused.json as Record<string, string>;
      const described = error_description ?? description;
      expect({ ...client.authData }).toStrictEqual({ error, ...(described !== undefined && { error_description: described }) });
      expect(storage.items.size).toBe(0);
    });

    it.each<[string, Outgoing | 'hang-up']>([
      ['500', { status: 500, json: { message: 'no' } }],
      ['503 in the words of OAuth', { status: 503, json: { error: 'temporarily_unavailable' } }],
      ['503 in HTML', { status: 503, headers: { 'content-type': 'text/html' }, body: '<p>Maintenance</p>' }],
      ['429', { status: 429, json: { message: 'Too many requests' } }],
      [
        'a 400 that is no refusal, as a proxy gives one',
        { status: 400, headers: { 'content-type': 'text/html' }, body: '<p>no</p>' },
      ],
      ['no token', { json: { expires_in: 3600 } }],
      ['a broken connection', 'hang-up'],
    ])('%s keeps the refresh token, and the next call tries again', async (_what, trouble) => {
      const platform = await expiredPlatform((_request, count) => (count === 1 ? trouble : renewed));
      const storage = new MemoryStorage();
      const client = await signedIn(platform, { persist: { storage } });
      const storedItems = [...storage.items];
      const error = await rejection(new UsersApi(client).getUser('u1'));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect((error as Error).cause).toBeInstanceOf(ContactCentreError);
      expect(client.authData).toMatchObject({ accessToken: 'old', refreshToken: 'refresh-1' });
      expect([...storage.items]).toEqual(storedItems);
      await expect(new UsersApi(client).getUser('u2')).resolves.toEqual({ id: '/api/v2/users/u2' });
      expect(refreshesOf(platform).map(({ form }) => form.get('refresh_token'))).toEqual(['refresh-1', 'refresh-1']);
    });

    it('a timeout keeps the refresh token, and the next call tries again', async () => {
      const platform = await expiredPlatform((_request, count) => (count === 1 ? never : renewed));
      const client = await signedIn(platform, { timeout: 16_000 });
      stopClock();
      const call = rejection(new UsersApi(client).getUser('u1'));
      await until(() => refreshesOf(platform).length === 1);
      await vi.advanceTimersByTimeAsync(16_000);
      expect(((await call) as Error).cause).toBeInstanceOf(TimeoutError);
      await expect(new UsersApi(client).getUser('u2')).resolves.toEqual({ id: '/api/v2/users/u2' });
    });

    it('no token is lost if the code that refreshes cannot be loaded, as in a page after a deployment', async () => {
      const platform = await expiredPlatform();
      const client = await signedIn(platform);
      await missingPart('auth/without-token');
      const error = await rejection(new UsersApi(client).getUser('u1'));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect((error as Error).cause).toMatchObject({ name: 'LoadError', code: 'ERR_LOAD' });
      expect(client.authData.refreshToken).toMatch(/^refresh-/);
      expect(client.authData.accessToken).toBeDefined();
    });

    it('later calls are not sent at all', async () => {
      const platform = await failing();
      const client = await signedIn(platform);
      await rejection(new UsersApi(client).getUser('u1'));
      await expect(new UsersApi(client).getUser('u2')).rejects.toThrow(
        'Token is not set. Call a login method or setAccessToken() first',
      );
      expect(platform.api).toHaveLength(1);
    });

    it('every call that waited rejects with the same cause', async () => {
      const refresh = gate<Outgoing>();
      const platform = await expiredPlatform(() => refresh.opened);
      const answered: number[] = [];
      const watchHook: Hook = async (request, next) => {
        const answer = await next(request);
        answered.push(answer.status);
        return answer;
      };
      const client = await signedIn(platform, { hooks: [watchHook] });
      const failures = Promise.all([1, 2, 3].map((id) => rejection(new UsersApi(client).getUser(`u${id}`))));
      // A call that receives its 401 later has not waited.
      await until(() => answered.filter((status) => status === 401).length === 3 && refreshesOf(platform).length === 1);
      refresh.open({ status: 400, json: { error: 'invalid_grant' } });
      for (const error of await failures) expect(error).toBeInstanceOf(AuthenticationError);
      expect(refreshesOf(platform)).toHaveLength(1);
      expect(client.authData.accessToken).toBeUndefined();
    });

    it('a call whose 401 arrives after the failed refresh is rejected without another refresh', async () => {
      const late = gate();
      const platform = await expiredPlatform(
        () => ({ status: 400, json: { error: 'invalid_grant' } }),
        async ({ target }) => {
          if (target.endsWith('late')) await late.opened;
          return refusal;
        },
      );
      const client = await signedIn(platform);
      const lateFailure = rejection(new UsersApi(client).getUser('late'));
      const first = (await rejection(new UsersApi(client).getUser('u1'))) as Error;
      late.open();
      const error = (await lateFailure) as Error;
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error.cause).toBe(first.cause);
      expect(refreshesOf(platform)).toHaveLength(1);
    });
  });

  it('keeps the old refresh token if the response carries none', async () => {
    const client = await signedIn(await expiredPlatform(() => ({ json: { access_token: 'new' } })));
    await new UsersApi(client).getUser('u1');
    expect(client.authData).toEqual({ accessToken: 'new', refreshToken: 'refresh-1' });
  });

  it('refreshes again with the token it kept, or with the newer one that it received', async () => {
    const platform = await expiredPlatform(
      (_request, count) => ({
        json: count === 1 ? { access_token: 'old' } : { access_token: `new-${count}`, refresh_token: `refresh-${count}` },
      }),
      ({ bearer }, count) => (bearer === 'new-3' || count > 20 ? { json: {} } : refusal),
    );
    const client = await signedIn(platform);
    await rejection(new UsersApi(client).getUser('u1'));
    await rejection(new UsersApi(client).getUser('u2'));
    await new UsersApi(client).getUser('u3');
    expect(refreshesOf(platform).map(({ form }) => form.get('refresh_token'))).toEqual(['refresh-1', 'refresh-1', 'refresh-2']);
  });

  it('50 calls that receive a 401 share one refresh', async () => {
    const refresh = gate<Outgoing>();
    const platform = await expiredPlatform(() => refresh.opened);
    const client = await signedIn(platform);
    const users = new UsersApi(client);
    const ids = Array.from({ length: 50 }, (_, index) => `/api/v2/users/u${index}`);
    const calls = Promise.all(ids.map((_, index) => users.getUser(`u${index}`)));
    await until(() => platform.api.length === 50);
    refresh.open(renewed);
    const answers = await calls;
    expect(answers.map(({ id }) => id)).toEqual(ids);
    expect(refreshesOf(platform)).toHaveLength(1);
    expect(platform.api.length).toBeLessThanOrEqual(100);
  });

  it('waiting calls continue as soon as the refresh has ended, not after a fixed delay', async () => {
    const refresh = gate<Outgoing>();
    const platform = await expiredPlatform(() => refresh.opened);
    const client = await signedIn(platform, { timeout: 0 });
    // From here on, timers never fire.
    const waits = stopClock();
    const calls = Promise.all(Array.from({ length: 10 }, (_, index) => new UsersApi(client).getUser(`u${index}`)));
    await until(() => refreshesOf(platform).length === 1 && waits().filter((delay) => delay === 10_000).length === 9);
    refresh.open(renewed);
    await expect(calls).resolves.toHaveLength(10);
    // None of the nine is left; Node's fetch may have a separate timer.
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('50 calls whose 401s arrive 20 ms apart share one refresh of 5 ms', async () => {
    let refused = 0;
    const platform = await expiredPlatform(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return renewed;
      },
      async ({ bearer, target }) => {
        if (bearer !== 'old') return { json: { id: target } };
        const delay = 20 * refused++;
        await new Promise((resolve) => setTimeout(resolve, delay));
        return refusal;
      },
    );
    const client = await signedIn(platform);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => new UsersApi(client).getUser(`u${index}`)));
    expect(answers.map(({ id }) => id)).toEqual(answers.map((_, index) => `/api/v2/users/u${index}`));
    expect(refused).toBe(50);
    expect(refreshesOf(platform)).toHaveLength(1);
    expect(platform.api).toHaveLength(100);
  });

  it('calls that are refused at the same moment share one refresh', async () => {
    const grants: (string | null)[] = [];
    const transport: Transport = ({ url, headers, body }) => {
      const isLogin = url.endsWith('/oauth/token');
      if (isLogin) grants.push(new URLSearchParams(body).get('grant_type'));
      const json = { access_token: grants.length === 1 ? 'old' : 'new', refresh_token: 'refresh-1' };
      return Promise.resolve({
        status: headers['authorization'] === 'Bearer old' ? 401 : 200,
        statusText: '',
        headers: { 'content-type': 'application/json' },
        body: new TextEncoder().encode(JSON.stringify(json)),
      });
    };
    const client = makeClient({ transport });
    await client.loginCodeAuthorizationGrant('app', 's3cret', 'the-code', 'https://app.example/cb');
    await Promise.all(['u1', 'u2', 'u3'].map((id) => new UsersApi(client).getUser(id)));
    expect(grants).toEqual(['authorization_code', 'refresh_token']);
  });

  it('a permanent 401 costs two requests and one refresh, then rejects', async () => {
    const platform = await expiredPlatform(undefined, () => refusal);
    const client = await signedIn(platform);
    expect(await rejection(new UsersApi(client).getUser('u1'))).toEqual(refusal.json);
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old', 'new']);
    expect(refreshesOf(platform)).toHaveLength(1);
  });

  it('simultaneous calls with a permanent 401 cost two requests each', async () => {
    const platform = await expiredPlatform(undefined, () => refusal);
    const client = await signedIn(platform);
    const failures = await Promise.all(Array.from({ length: 5 }, (_, i) => rejection(new UsersApi(client).getUser(`u${i}`))));
    expect(failures).toEqual(Array.from({ length: 5 }, () => refusal.json));
    expect(platform.api).toHaveLength(10);
    expect(refreshesOf(platform)).toHaveLength(1);
  });

  it('a client that retries failed calls does not retry a 401 after the replay', async () => {
    const platform = await expiredPlatform(undefined, () => refusal);
    const client = await signedIn(platform, { retry: { delay: 0 } });
    await rejection(new UsersApi(client).getUser('u1'));
    expect(platform.api).toHaveLength(2);
  });

  it('without a refresh token, the 401 is rejected and no token is requested', async () => {
    const platform = await startPlatform({ api: () => refusal });
    const client = makeClient({ apiUrl: platform.url });
    await client.loginClientCredentialsGrant('app', 's3cret');
    expect(await rejection(new UsersApi(client).getUser('u1'))).toEqual(refusal.json);
    expect(platform.api).toHaveLength(1);
    expect(platform.token).toHaveLength(1);
  });

  it('with a token set by hand, the 401 is rejected and no token is requested', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    client.setAccessToken('old');
    expect(await rejection(new UsersApi(client).getUser('u1'))).toEqual(refusal.json);
    expect(refreshesOf(platform)).toHaveLength(0);
  });

  it('with refreshing off, the 401 is rejected and no token is requested', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform, { refreshAccessToken: false });
    expect(client.refreshAccessToken).toBe(false);
    expect(await rejection(new UsersApi(client).getUser('u1'))).toEqual(refusal.json);
    expect(platform.api).toHaveLength(1);
    expect(refreshesOf(platform)).toHaveLength(0);
    expect(client.authData.accessToken).toBe('old');
  });

  it('with refreshing off, a call is not replayed with a token that was set meanwhile', async () => {
    const answer = gate();
    const platform = await expiredPlatform(undefined, async ({ bearer }) => {
      if (bearer !== 'old') return { json: {} };
      await answer.opened;
      return refusal;
    });
    const client = await signedIn(platform, { refreshAccessToken: false });
    const call = rejection(new UsersApi(client).getUser('u1'));
    await until(() => platform.api.length === 1);
    client.setAccessToken('of somebody else');
    answer.open();
    expect(await call).toEqual(refusal.json);
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old']);
  });

  it('refreshing can be switched at any time', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    expect(client.refreshAccessToken).toBe(true);
    client.refreshAccessToken = false;
    await rejection(new UsersApi(client).getUser('u1'));
    expect(refreshesOf(platform)).toHaveLength(0);
    client.refreshAccessToken = true;
    await new UsersApi(client).getUser('u1');
    expect(refreshesOf(platform)).toHaveLength(1);
  });

  it('in a browser, the 401 is rejected and no token is requested', async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    openPage();
    expect(await rejection(new UsersApi(client).getUser('u1'))).toEqual(refusal.json);
    expect(refreshesOf(platform)).toHaveLength(0);
  });

  it('a guest token is never refreshed', async () => {
    const platform = await expiredPlatform(undefined, () => refusal);
    const client = await signedIn(platform);
    client.setGuestToken(guestJwt({}));
    expect(await rejection(new WebChatApi(client).getWebchatGuestConversationMembers('c1'))).toEqual(refusal.json);
    expect(platform.api).toHaveLength(1);
    expect(refreshesOf(platform)).toHaveLength(0);
  });

  it("a caller's own Authorization header is never refreshed", async () => {
    const platform = await expiredPlatform();
    const client = await signedIn(platform);
    const call = new UsersApi(client).getUser('u1', {}, { headers: { authorization: 'Bearer old' } });
    expect(await rejection(call)).toEqual(refusal.json);
    expect(refreshesOf(platform)).toHaveLength(0);
  });

  it('a status other than 401 causes no refresh', async () => {
    const platform = await expiredPlatform(undefined, () => ({ status: 403, json: { message: 'no', code: 'not.authorized' } }));
    const client = await signedIn(platform);
    await rejection(new UsersApi(client).getUser('u1'));
    expect(platform.api).toHaveLength(1);
    expect(refreshesOf(platform)).toHaveLength(0);
  });

  describe('if the refresh hangs', () => {
    /** Two calls with the old token: the first one refreshes, the second one waits. */
    async function waiting(
      options: ClientOptions,
    ): Promise<{ client: Client; first: Promise<unknown>; second: Promise<unknown> }> {
      const late = gate();
      const platform = await expiredPlatform(
        () => never,
        async ({ target }) => {
          if (target.endsWith('second')) await late.opened;
          return refusal;
        },
      );
      const { timeout = 16_000, ...others } = options;
      const client = await signedIn(platform, others);
      client.timeout = timeout;
      const first = rejection(new UsersApi(client).getUser('first'));
      const second = rejection(new UsersApi(client).getUser('second'));
      await until(() => refreshesOf(platform).length === 1);
      late.open();
      return { client, first, second };
    }

    it('a waiting call fails after refreshTokenWaitMax with the text of the specification', async () => {
      const { second } = await waiting({ refreshTokenWaitMax: 0.05 });
      const error = await second;
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({
        message: says('Token refresh took longer than 0.05 seconds. Try again, or raise refreshTokenWaitMax'),
        code: 'ERR_REFRESH_TIMEOUT',
      });
    });

    it('a call waits for exactly refreshTokenWaitMax, 10 seconds by default', async () => {
      const platform = await expiredPlatform(
        () => never,
        () => refusal,
      );
      const client = await signedIn(platform, { timeout: 0 });
      expect(client.refreshTokenWaitMax).toBe(10);
      const waits = stopClock();
      const abort = new AbortController();
      const first = rejection(new UsersApi(client).getUser('first', {}, { signal: abort.signal }));
      await until(() => refreshesOf(platform).length === 1);
      let outcome: unknown;
      const second = rejection(new UsersApi(client).getUser('second')).then((error) => (outcome = error));
      await until(() => waits().includes(10_000));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(outcome).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      await second;
      expect(outcome).toMatchObject({
        message: says('Token refresh took longer than 10 seconds. Try again, or raise refreshTokenWaitMax'),
      });
      abort.abort();
      expect(await first).toBeInstanceOf(AbortError);
    });

    it('a changed refreshTokenWaitMax applies from the next wait on', async () => {
      const platform = await expiredPlatform(
        () => never,
        () => refusal,
      );
      const client = await signedIn(platform, { timeout: 16_000 });
      client.refreshTokenWaitMax = 0.02;
      expect(client.refreshTokenWaitMax).toBe(0.02);
      const waits = stopClock();
      const first = rejection(new UsersApi(client).getUser('first'));
      await until(() => refreshesOf(platform).length === 1);
      const second = rejection(new UsersApi(client).getUser('second'));
      await until(() => waits().includes(20));
      await vi.advanceTimersByTimeAsync(20);
      expect(await second).toMatchObject({
        message: says('Token refresh took longer than 0.02 seconds. Try again, or raise refreshTokenWaitMax'),
      });
      await vi.advanceTimersByTimeAsync(16_000);
      expect(await first).toBeInstanceOf(AuthenticationError);
    });

    it('a call without a limit waits for the refresh', async () => {
      const { second } = await waiting({ refreshTokenWaitMax: Infinity, timeout: 1500 });
      expect(await second).toBeInstanceOf(AuthenticationError);
    });

    it('the call that began the refresh waits until it times out', async () => {
      const { first } = await waiting({ refreshTokenWaitMax: 0.01, timeout: 1500 });
      const error = await first;
      expect(error).toBeInstanceOf(AuthenticationError);
      expect((error as Error).cause).toBeInstanceOf(TimeoutError);
    });

    it('an abort ends the waiting', async () => {
      const platform = await expiredPlatform(
        () => never,
        () => refusal,
      );
      const client = await signedIn(platform);
      const abort = new AbortController();
      const call = rejection(new UsersApi(client).getUser('u1', {}, { signal: abort.signal }));
      await until(() => refreshesOf(platform).length === 1);
      abort.abort();
      expect(await call).toBeInstanceOf(AbortError);
    });

    it('the error of a call that aborts its wait says what it waited for', async () => {
      const platform = await expiredPlatform(
        () => never,
        () => refusal,
      );
      const client = await signedIn(platform, { timeout: 0 });
      const waits = stopClock();
      const first = new AbortController();
      const began = rejection(new UsersApi(client).getUser('u1', {}, { signal: first.signal }));
      await until(() => refreshesOf(platform).length === 1);
      const abort = new AbortController();
      const call = rejection(new UsersApi(client).getUser('u2', {}, { signal: abort.signal }));
      await until(() => waits().includes(10_000));
      abort.abort();
      expect(await call).toMatchObject({ name: 'AbortError', message: says('Waiting for a token refresh was aborted') });
      first.abort();
      await began;
    });

    it('an abort at the moment of the 401 leaves nothing waiting', async () => {
      const abort = new AbortController();
      const platform = await expiredPlatform(() => never);
      const client = await signedIn(platform, {
        logger: {
          level: 'error',
          sink: () => {
            abort.abort();
          },
        },
      });
      const call = rejection(new UsersApi(client).getUser('u1', {}, { signal: abort.signal }));
      expect(await call).toBeInstanceOf(AbortError);
    });

    it('one call that stops waiting does not stop the others', async () => {
      const refresh = gate<Outgoing>();
      const platform = await expiredPlatform(() => refresh.opened);
      const client = await signedIn(platform);
      const abort = new AbortController();
      const first = rejection(new UsersApi(client).getUser('u1', {}, { signal: abort.signal }));
      await until(() => refreshesOf(platform).length === 1);
      const second = new UsersApi(client).getUser('u2').withResponse();
      abort.abort();
      expect(await first).toBeInstanceOf(AbortError);
      refresh.open(renewed);
      await expect(second).resolves.toMatchObject({ status: 200 });
      expect(refreshesOf(platform)).toHaveLength(1);
    });
  });

  describe('if a token response holds no token', () => {
    it.each<[string, Outgoing]>([
      ['JSON without access_token', { json: { token_type: 'bearer', expires_in: 3600, refresh_token: 'r' } }],
      ['an empty access_token', { json: { access_token: '' } }],
      ['an access_token that is no text', { json: { access_token: { value: 'x' } } }],
      ['JSON null', { body: 'null' }],
      ['an empty body', { body: '' }],
      ['HTML', { headers: { 'content-type': 'text/html' }, body: '<html>Maintenance</html>' }],
    ])('%s: the login rejects and nothing is stored', async (_what, answer) => {
      const platform = await startPlatform({ token: () => answer });
      const storage = new MemoryStorage();
      const client = makeClient({ apiUrl: platform.url, persist: { storage } });
      const error = await rejection(client.loginClientCredentialsGrant('app', 's3cret'));
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({
        message: says(
          "The login host returned no access_token. Check that it is the platform's login host, or a function that returns its tokens",
        ),
        code: 'ERR_TOKEN_ANSWER',
      });
      expect(client.authData).toEqual({});
      expect(storage.items.size).toBe(0);
    });

    it('HTML that claims to be JSON: the login rejects and nothing is stored', async () => {
      const platform = await startPlatform({ token: () => ({ body: '<html>Maintenance</html>' }) });
      const client = makeClient({ apiUrl: platform.url });
      expect(await rejection(client.loginClientCredentialsGrant('app', 's3cret'))).toMatchObject({ code: 'ERR_PARSE' });
      expect(client.authData).toEqual({});
    });

    it('an earlier sign-in stays unchanged', async () => {
      const platform = await startPlatform({
        token: (_request, count) => ({ json: count === 1 ? { access_token: 'good' } : {} }),
      });
      const client = makeClient({ apiUrl: platform.url });
      await client.loginClientCredentialsGrant('app', 's3cret');
      await rejection(client.loginClientCredentialsGrant('app', 's3cret'));
      expect(client.authData).toEqual({ accessToken: 'good' });
    });
  });

  it("the client's timeout applies to a login", async () => {
    const platform = await startPlatform({ token: () => never });
    const client = makeClient({ apiUrl: platform.url, timeout: 5000 });
    stopClock();
    const login = rejection(client.loginClientCredentialsGrant('app', 's3cret'));
    await until(() => platform.token.length === 1);
    await vi.advanceTimersByTimeAsync(5000);
    const error = await login;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ code: 'ERR_TIMEOUT', timeout: 5000 });
  });

  it('a changed timeout applies to the next login', async () => {
    const platform = await startPlatform({ token: () => never });
    const client = makeClient({ apiUrl: platform.url });
    client.timeout = 30;
    expect(await rejection(client.loginClientCredentialsGrant('app', 's3cret'))).toMatchObject({ timeout: 30 });
  });

  it("the client's timeout applies to a refresh", async () => {
    const platform = await expiredPlatform(() => never);
    const client = await signedIn(platform, { timeout: 16_000 });
    stopClock();
    const call = rejection(new UsersApi(client).getUser('u1'));
    await until(() => refreshesOf(platform).length === 1);
    await vi.advanceTimersByTimeAsync(16_000);
    const error = await call;
    expect(error).toBeInstanceOf(AuthenticationError);
    expect((error as Error).cause).toBeInstanceOf(TimeoutError);
  });

  describe('if a newer token arrives during a refresh', () => {
    async function refreshing(): Promise<{
      client: Client;
      platform: Platform;
      call: Promise<{ body: unknown }>;
      finish: (answer: Outgoing) => void;
    }> {
      const refresh = gate<Outgoing>();
      const platform = await startPlatform({
        api: refusingOld,
        token: (request) => {
          if (grantOf(request) === 'refresh_token') return refresh.opened;
          const access_token = grantOf(request) === 'client_credentials' ? 'newest' : 'old';
          return { json: { access_token, ...(access_token === 'old' && { refresh_token: 'refresh-1' }) } };
        },
      });
      const client = await signedIn(platform);
      const call = new UsersApi(client).getUser('u1').withResponse();
      await until(() => refreshesOf(platform).length === 1);
      return { client, platform, call, finish: refresh.open };
    }

    it('the token of setAccessToken wins', async () => {
      const { client, platform, call, finish } = await refreshing();
      client.setAccessToken('newest');
      finish(renewed);
      await expect(call).rejects.toSatisfy((error: Error) => error instanceof AuthenticationError && error.cause === undefined);
      await new UsersApi(client).getUser('u2');
      expect(client.authData).toEqual({ accessToken: 'newest' });
      expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old', 'newest']);
    });

    it('the token of a new login wins', async () => {
      const { client, platform, call, finish } = await refreshing();
      await client.loginClientCredentialsGrant('other', 's3cret');
      finish(renewed);
      await expect(call).rejects.toSatisfy((error: Error) => error instanceof AuthenticationError && error.cause === undefined);
      await new UsersApi(client).getUser('u2');
      expect({ ...client.authData }).toStrictEqual({ accessToken: 'newest' });
      expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old', 'newest']);
    });

    it('the newer token also wins if it arrives while the refresh is being logged', async () => {
      const platform = await expiredPlatform();
      const client: Client = await signedIn(platform, {
        logger: {
          level: 'debug',
          sink: (_line, { operation }) => {
            if (operation === 'refreshAccessToken') client.setAccessToken('newest');
          },
        },
      });
      const error = await rejection(new UsersApi(client).getUser('u1'));
      expect(error).toEqual(refusal.json);
      expect(client.authData).toEqual({ accessToken: 'newest' });
      expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old']);
    });

    it('the newer token stays although the refresh is refused', async () => {
      const { client, call, finish } = await refreshing();
      client.setAccessToken('newest');
      finish({ status: 400, json: { error: 'invalid_grant' } });
      await expect(call).rejects.toMatchObject({ status: 401 });
      expect(client.authData).toEqual({ accessToken: 'newest' });
    });

    it.each<[string, Outgoing]>([
      ['works', renewed],
      ['fails', { status: 400, json: { error: 'invalid_grant' } }],
    ])('the client stays logged out after a logout during a refresh that %s', async (_outcome, answer) => {
      const { client, call, finish } = await refreshing();
      await client.logout();
      finish(answer);
      await expect(call).rejects.toMatchObject({ status: 401 });
      expect(client.authData).toEqual({});
    });

    it('a 401 for the newer token causes a separate refresh', async () => {
      const refresh = gate<Outgoing>();
      let login = 0;
      const platform = await startPlatform({
        api: ({ bearer }) => (bearer === 'fresh' ? { json: {} } : refusal),
        token: (request) => {
          const sentToken = request.form.get('refresh_token');
          if (sentToken === 'refresh-1') return refresh.opened;
          if (sentToken === 'refresh-2') return { json: { access_token: 'fresh' } };
          login++;
          return { json: { access_token: `old-${login}`, refresh_token: `refresh-${login}` } };
        },
      });
      const client = await signedIn(platform);
      const first = rejection(new UsersApi(client).getUser('first'));
      await until(() => refreshesOf(platform).length === 1);
      await client.loginCodeAuthorizationGrant('app', 's3cret', 'another-code', 'https://app.example/cb');
      const second = new UsersApi(client).getUser('second').withResponse();
      await until(() => platform.api.length === 2);
      refresh.open(renewed);
      await expect(second).resolves.toMatchObject({ status: 200 });
      await first.catch(() => undefined);
    });
  });
});
