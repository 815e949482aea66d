import { AbortError, ConfigurationError, SignInError, TimeoutError, UsersApi, WebChatApi } from 'contact-centre-client';
import type { ClientOptions, Transport } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MemoryStorage, departure, openPage } from '../support/page.js';
import type { Answerer, Client, Outgoing, Platform } from './support.js';
import { until } from '../support/until.js';
import { flavours, gate, guestJwt, never, refusal, rejection, startPlatform } from './support.js';
import { says } from '../support/says.js';

const redirectUri = 'https://app.example/cb';

/** Each code returns a separate token. */
const byCode: Answerer = ({ form }) => ({
  json: { access_token: `token-of-${form.get('code') ?? 'nobody'}`, refresh_token: 'refresh-1', expires_in: 3600 },
});

const loginWith = (client: Client, code: string): Promise<unknown> =>
  client.loginCodeAuthorizationGrant('app', 's3cret', code, redirectUri);

const bearersOf = (platform: Platform): unknown[] => platform.api.map(({ bearer }) => bearer);

/** What ends a sign-in, or replaces it by another one. */
const endings: [string, (client: Client) => unknown][] = [
  ['logout()', (client) => client.logout()],
  [
    'forget()',
    (client) => {
      client.forget();
    },
  ],
  [
    'setAccessToken()',
    (client) => {
      client.setAccessToken('of-another-user');
    },
  ],
  ['a login of another user', (client) => loginWith(client, 'bob')],
  [
    'logout() and a login',
    async (client) => {
      await client.logout();
      await loginWith(client, 'bob');
    },
  ],
  [
    'setEnvironment()',
    (client) => {
      client.setEnvironment('mypurecloud.ie');
    },
  ],
];

describe.each(flavours)('the sign-in that a call belongs to, with $entry', ({ makeClient }) => {
  describe('a call belongs to the sign-in it began under', () => {
    it.each(endings)('after %s the call is rejected with its 401 and never replayed', async (_what, end) => {
      const answer = gate();
      const platform = await startPlatform({
        token: byCode,
        api: async () => {
          await answer.opened;
          return refusal;
        },
      });
      const client = makeClient({ apiUrl: platform.url });
      await loginWith(client, 'ada');
      const call = rejection(new UsersApi(client).deleteUser('u1'));
      await until(() => platform.api.length === 1);
      await end(client);
      answer.open();
      expect(await call).toEqual(refusal.json);
      expect(bearersOf(platform)).toEqual(['token-of-ada']);
      expect(platform.token.filter(({ form }) => form.has('refresh_token'))).toEqual([]);
    });

    it.each(endings)(
      'after %s during the wait before a retry, the call is rejected with its last failure',
      async (_what, end) => {
        const sent: string[] = [];
        const transport: Transport = ({ url, body }) => {
          const isLogin = url.endsWith('/oauth/token');
          if (!isLogin) sent.push(url);
          const json = isLogin ? { access_token: new URLSearchParams(body).get('code') } : { message: `failure ${sent.length}` };
          return Promise.resolve({
            status: isLogin ? 200 : 503,
            statusText: '',
            headers: { 'content-type': 'application/json' },
            body: new TextEncoder().encode(JSON.stringify(json)),
          });
        };
        const client = makeClient({ transport, timeout: 0, retry: true });
        await loginWith(client, 'ada');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        onTestFinished(() => void vi.useRealTimers());
        const call = rejection(new UsersApi(client).deleteUser('u1'));
        await until(() => vi.getTimerCount() === 1);
        await end(client);
        await vi.runAllTimersAsync();
        expect(await call).toEqual({ message: 'failure 1' });
        expect(sent).toHaveLength(1);
      },
    );

    it.each<(typeof endings)[number]>([
      ...endings,
      [
        'setGuestToken()',
        (client) => {
          client.setGuestToken(guestJwt({}));
        },
      ],
    ])("after %s a call with the caller's own Authorization continues", async (_what, end) => {
      const holder: { client?: Client } = {};
      const platform = await startPlatform({
        token: byCode,
        api: async (_request, count) => {
          if (count > 1) return { json: { id: 'u1' } };
          await end(holder.client!);
          return { status: 429, headers: { 'retry-after': '0' }, json: {} };
        },
      });
      const client = (holder.client = makeClient({ apiUrl: platform.url, retry: true }));
      await loginWith(client, 'ada');
      const call = new UsersApi(client).getUser('u1', {}, { headers: { authorization: 'Bearer own' } });
      await expect(call).resolves.toEqual({ id: 'u1' });
      expect(bearersOf(platform)).toEqual(['own', 'own']);
    });

    it('a call of one guest is not repeated as another', async () => {
      const holder: { client?: Client } = {};
      const platform = await startPlatform({
        api: () => {
          holder.client!.setGuestToken(guestJwt({ memberId: 'another' }));
          return { status: 429, headers: { 'retry-after': '0' }, json: { message: 'slow down' } };
        },
      });
      const client = (holder.client = makeClient({ apiUrl: platform.url, retry: true }));
      client.setGuestToken(guestJwt({ memberId: 'one' }));
      const call = new WebChatApi(client).getWebchatGuestConversationMembers('c1');
      expect(await rejection(call)).toEqual({ message: 'slow down' });
      expect(platform.api).toHaveLength(1);
    });

    it.each(endings)('after %s a refresh under way is stopped', async (_what, end) => {
      const platform = await startPlatform({
        api: () => refusal,
        token: (request, count) => (request.form.has('refresh_token') ? never : byCode(request, count)),
      });
      const client = makeClient({ apiUrl: platform.url });
      await loginWith(client, 'ada');
      const call = rejection(new UsersApi(client).getUser('u1'));
      await until(() => platform.token.some(({ form }) => form.has('refresh_token')));
      await end(client);
      expect(await call).toEqual(refusal.json);
      expect(platform.api).toHaveLength(1);
    });

    it("after restore() of another tab's sign-in, the call is not replayed with that sign-in", async () => {
      const answer = gate();
      const platform = await startPlatform({
        token: byCode,
        api: async () => {
          await answer.opened;
          return refusal;
        },
      });
      const storage = new MemoryStorage();
      const client = makeClient({ apiUrl: platform.url, persist: { storage } });
      await loginWith(client, 'ada');
      const call = rejection(new UsersApi(client).getUser('u1'));
      await until(() => platform.api.length === 1);
      storage.setItem(client.storageKey!, JSON.stringify({ accessToken: 'of the other tab' }));
      client.restore();
      answer.open();
      expect(await call).toEqual(refusal.json);
      expect(platform.api).toHaveLength(1);
    });

    it('restore() of the same sign-in changes nothing: its calls are replayed after a refresh', async () => {
      const answer = gate();
      const platform = await startPlatform({
        token: ({ form }) => ({ json: { access_token: form.has('refresh_token') ? 'new' : 'old', refresh_token: 'r' } }),
        api: async ({ bearer }) => {
          if (bearer === 'new') return { json: { id: 'u1' } };
          await answer.opened;
          return refusal;
        },
      });
      const client = makeClient({ apiUrl: platform.url, persist: { storage: new MemoryStorage() } });
      await loginWith(client, 'ada');
      const call = new UsersApi(client).getUser('u1').withResponse();
      await until(() => platform.api.length === 1);
      const listener = vi.fn();
      client.onAuthChange(listener);
      expect(client.restore()).toMatchObject({ accessToken: 'old', refreshToken: 'r' });
      await Promise.resolve();
      expect(listener).not.toHaveBeenCalled();
      answer.open();
      await expect(call).resolves.toMatchObject({ status: 200 });
    });
  });

  describe('a sign-in that is superseded', () => {
    /** A login whose response is still pending. */
    async function redeeming(options: ClientOptions = {}): Promise<{
      client: Client;
      storage: MemoryStorage;
      platform: Platform;
      login: Promise<unknown>;
      arrive: () => void;
    }> {
      const answer = gate();
      const platform = await startPlatform({
        token: async (request, count) => {
          if (request.form.get('code') === 'late') await answer.opened;
          return byCode(request, count);
        },
      });
      const storage = new MemoryStorage();
      const client = makeClient({ apiUrl: platform.url, persist: { storage }, ...options });
      const login = rejection(loginWith(client, 'late'));
      await until(() => platform.token.length === 1);
      return { client, storage, platform, login, arrive: answer.open };
    }

    it.each<[string, (client: Client) => unknown, string | undefined]>([
      ['logout()', endings[0]![1], undefined],
      ['forget()', endings[1]![1], undefined],
      ['setAccessToken()', endings[2]![1], 'of-another-user'],
      ['setEnvironment()', endings[5]![1], undefined],
      ['another login', endings[3]![1], 'token-of-bob'],
    ])('by %s rejects and drops its late token, in memory and in the store', async (_what, decide, token) => {
      const { client, storage, login, arrive } = await redeeming();
      await decide(client);
      const error = await login;
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({
        code: 'ERR_SIGN_IN_SUPERSEDED',
        message: says('Another sign-in or a sign-out replaced this sign-in. Repeat the call, or use a client for each user'),
      });
      arrive();
      await new Promise((resolve) => setImmediate(resolve));
      expect(client.authData.accessToken).toBe(token);
      expect(JSON.stringify([...storage.items])).not.toContain('token-of-late');
    });

    it('before anything was sent sends nothing', async () => {
      const platform = await startPlatform();
      const client = makeClient({ apiUrl: platform.url });
      const login = rejection(loginWith(client, 'ada'));
      client.forget();
      expect(await login).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
      await loginWith(client, 'bob');
      expect(platform.token.map(({ form }) => form.get('code'))).toEqual(['bob']);
    });

    it('a token whose test was under way does not clear the newer one', async () => {
      const test = gate();
      const platform = await startPlatform({
        api: async () => {
          await test.opened;
          return { status: 403, json: {} };
        },
      });
      openPage();
      const client = makeClient({ apiUrl: platform.url });
      client.setAccessToken('kept');
      const login = rejection(client.loginImplicitGrant('web-app', redirectUri));
      await until(() => platform.api.length === 1);
      client.setAccessToken('newer');
      test.open();
      expect(await login).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
      expect(client.authData).toEqual({ accessToken: 'newer' });
    });

    it('does not redirect any more', async () => {
      const page = openPage();
      const client = makeClient({});
      const login = rejection(client.loginPKCEGrant('web-app', redirectUri));
      client.setAccessToken('by-hand');
      expect(await login).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
      expect([page.departures, page.sessionStorage.items.size]).toEqual([[], 0]);
    });

    it('by a logout before any sign-in does not go to the logout page, because there is no session to end', async () => {
      const page = openPage();
      const client = makeClient({});
      const login = rejection(client.loginPKCEGrant('web-app', redirectUri));
      await client.logout();
      expect(await login).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
      expect(page.departures).toEqual([]);
    });

    it('by a login of another OAuth client is stopped, and the later client stays', async () => {
      const page = openPage();
      const client = makeClient({});
      const login = rejection(client.loginPKCEGrant('web-app', redirectUri));
      const address = await departure(page, client.loginPKCEGrant('other-app', redirectUri));
      expect(await login).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
      expect([address.searchParams.get('client_id'), page.departures.length]).toEqual(['other-app', 1]);
    });

    it('shows no error on a page that has left for the login page', async () => {
      const page = openPage();
      const client = makeClient({});
      const settled = vi.fn();
      const login = client.loginPKCEGrant('web-app', redirectUri);
      void login.then(settled, settled);
      await page.nextDeparture();
      client.setAccessToken('by-hand');
      await new Promise((resolve) => setImmediate(resolve));
      expect(settled).not.toHaveBeenCalled();
    });

    it('the same login twice at once, as in strict mode, runs once', async () => {
      const platform = await startPlatform();
      const page = openPage();
      const client = makeClient({ apiUrl: platform.url });
      const signIn = (): Promise<unknown> => client.loginPKCEGrant('web-app', redirectUri);
      const address = await departure(page, signIn());
      page.href = `${redirectUri}?code=c&state=${address.searchParams.get('state')}`;
      const [first, second] = await Promise.all([signIn(), signIn()]);
      expect(second).toBe(first);
      expect([platform.token.length, page.departures.length]).toEqual([1, 1]);
    });
  });

  describe('setEnvironment', () => {
    /** A client on separate hosts, and everything it sends. */
    async function signedIn(options: ClientOptions = {}): Promise<{ client: Client; sent: string[]; messages: string[] }> {
      const sent: string[] = [];
      const messages: string[] = [];
      const transport: Transport = ({ url, headers, body }) => {
        sent.push(url);
        messages.push(`${url} ${JSON.stringify(headers)} ${body}`);
        const isLogin = url.endsWith('/oauth/token');
        return Promise.resolve({
          status: isLogin ? 200 : 401,
          statusText: '',
          headers: { 'content-type': 'application/json' },
          body: new TextEncoder().encode(isLogin ? '{"access_token":"us-token","refresh_token":"us-refresh"}' : '{}'),
        });
      };
      const client = makeClient({ region: 'us_east_1', transport, ...options });
      await loginWith(client, 'ada');
      return { client, sent, messages };
    }

    it('sends neither token nor refresh token nor secret to the new hosts', async () => {
      const { client, messages } = await signedIn();
      client.setGuestToken(guestJwt({}));
      client.setEnvironment('eu_west_1');
      expect(client.authData).toEqual({});
      expect(client.guestToken).toBeUndefined();
      expect(await rejection(new UsersApi(client).getUser('u1'))).toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
      client.setAccessToken('eu-token');
      await rejection(new UsersApi(client).getUser('u1'));
      const abroad = messages.filter((text) => text.includes('mypurecloud.ie')).join();
      expect(abroad).toContain('Bearer eu-token');
      expect(abroad).not.toMatch(/us-token|us-refresh|oauth\/token/);
    });

    it('removes the stored sign-in of the old hosts', async () => {
      const storage = new MemoryStorage();
      const { client } = await signedIn({ persist: { storage } });
      expect(storage.items.size).toBe(1);
      client.setEnvironment('eu_west_1');
      expect(storage.items.size).toBe(0);
      await client.logout();
      expect(storage.items.size).toBe(0);
    });

    it('restores what the same OAuth client had stored for the new hosts', async () => {
      const storage = new MemoryStorage();
      const { client: there } = await signedIn({ persist: { storage }, region: 'eu_west_1' });
      const { client } = await signedIn({ persist: { storage } });
      client.setAccessToken('us-token-2');
      client.setEnvironment('eu_west_1');
      expect(client.authData).toEqual(there.authData);
      expect([...storage.items.keys()]).toEqual([there.storageKey]);
    });

    it("leaves another client's stored sign-in unchanged if this client is not signed in", async () => {
      const storage = new MemoryStorage();
      await signedIn({ persist: { storage } });
      const client = makeClient({ region: 'us_east_1', persist: { storage } });
      client.setEnvironment('eu_west_1');
      expect(storage.items.size).toBe(1);
    });

    it.each<[string, ClientOptions]>([
      ['calls go to', { apiUrl: 'https://api.example', loginUrl: 'https://login.mypurecloud.com' }],
      ['issues tokens', { apiUrl: 'https://api.mypurecloud.com', loginUrl: 'https://login.example' }],
    ])('changes hosts and forgets the token, even if only the host %s', (_which, options) => {
      const client = makeClient(options);
      client.setAccessToken('token');
      client.setEnvironment('us_east_1');
      expect([client.apiUrl, client.loginUrl]).toEqual(['https://api.mypurecloud.com', 'https://login.mypurecloud.com']);
      expect(client.authData).toEqual({});
    });

    it('leaves a token unchanged that another client received meanwhile', () => {
      const options: ClientOptions = { region: 'us_east_1', persist: { storage: new MemoryStorage() } };
      const client = makeClient(options);
      makeClient(options).setAccessToken('of the other');
      client.setEnvironment('eu_west_1');
      expect(makeClient(options).authData).toEqual({ accessToken: 'of the other' });
    });

    it('changes nothing if the hosts are the same', async () => {
      const { client } = await signedIn();
      const { authData } = client;
      client.setEnvironment('https://api.mypurecloud.com/');
      expect(client.authData).toBe(authData);
      expect(() => {
        client.setEnvironment('nowhere');
      }).toThrow(ConfigurationError);
      expect(client.authData).toBe(authData);
    });

    it('sends no credentials of a refresh under way to the new hosts', async () => {
      const { client, sent } = await signedIn({ retry: { delay: 0 } });
      const call = rejection(new UsersApi(client).getUser('u1'));
      client.setEnvironment('eu_west_1');
      await call;
      expect(sent.filter((url) => url.includes('mypurecloud.ie'))).toEqual([]);
    });
  });

  describe('a call made while a sign-in is under way', () => {
    async function loggingIn(options: ClientOptions = {}): Promise<{
      client: Client;
      platform: Platform;
      login: Promise<unknown>;
      answer: (answer: Outgoing) => void;
    }> {
      const { opened, open } = gate<Outgoing>();
      const platform = await startPlatform({
        token: (_request, count) => (count === 1 ? opened : { json: { access_token: 'second' } }),
      });
      const client = makeClient({ apiUrl: platform.url, ...options });
      const login = client.loginClientCredentialsGrant('app', 's3cret');
      void login.catch(() => undefined);
      return { client, platform, login, answer: open };
    }

    const granted: Outgoing = { json: { access_token: 'first' } };

    it('waits for the sign-in, even if it was made immediately', async () => {
      const { client, platform, answer } = await loggingIn();
      const call = new UsersApi(client).getUser('u1').withResponse();
      await until(() => platform.token.length === 1);
      const later = new UsersApi(client).getUser('u2').withResponse();
      answer(granted);
      await Promise.all([call, later]);
      expect(bearersOf(platform)).toEqual(['first', 'first']);
    });

    it('waits for a sign-in by redirect, whose own test of the token does not wait', async () => {
      const code = gate();
      const platform = await startPlatform({
        token: async () => {
          await code.opened;
          return granted;
        },
      });
      const page = openPage();
      const address = await departure(page, makeClient({ apiUrl: platform.url }).loginPKCEGrant('web-app', redirectUri));
      page.href = `${redirectUri}?code=c&state=${address.searchParams.get('state')}`;
      const client = makeClient({ apiUrl: platform.url });
      const login = client.loginPKCEGrant('web-app', redirectUri);
      const call = new UsersApi(client).getUser('u1').withResponse();
      code.open();
      await Promise.all([login, call]);
      expect(platform.api.map(({ target }) => target)).toEqual(['/api/v2/tokens/me', '/api/v2/users/u1']);
    });

    it('is rejected if the sign-in fails, with that error as its cause', async () => {
      const { client, platform, login, answer } = await loggingIn();
      const call = rejection(new UsersApi(client).getUser('u1'));
      answer({ status: 401, json: { error: 'invalid_client' } });
      const error = await call;
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({ code: 'ERR_TOKEN_NOT_SET', message: says('The sign-in that the call waited for failed') });
      expect((error as Error).cause).toBe(await rejection(login));
      expect(platform.api).toHaveLength(0);
    });

    it('is rejected if the sign-in is superseded, because the next user may be another one', async () => {
      const { client, platform } = await loggingIn();
      const call = rejection(new UsersApi(client).deleteUser('u1'));
      client.setAccessToken('of somebody else');
      expect((await call) as Error).toMatchObject({ cause: { code: 'ERR_SIGN_IN_SUPERSEDED' } });
      expect(platform.api).toHaveLength(0);
    });

    it('waits for a sign-in that replaced another one, even after that one has ended', async () => {
      const { client, platform, login } = await loggingIn();
      await until(() => platform.token.length === 1);
      const second = client.loginClientCredentialsGrant('another', 's3cret');
      await rejection(login);
      const call = new UsersApi(client).getUser('u1').withResponse();
      await Promise.all([second, call]);
      expect(bearersOf(platform)).toEqual(['second']);
    });

    it('is rejected if another user signs in at the very moment of the sign-in', async () => {
      const { client, platform, login, answer } = await loggingIn();
      const call = rejection(new UsersApi(client).deleteUser('u1'));
      const followed = login.then(() => {
        client.setAccessToken('of somebody else');
      });
      answer(granted);
      await followed;
      expect(await call).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
      expect(platform.api).toHaveLength(0);
    });

    it('waits no longer than its own timeout', async () => {
      const { client, platform } = await loggingIn();
      const error = await rejection(new UsersApi(client).getUser('u1', {}, { timeout: 20 }));
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({
        timeout: 20,
        cause: { code: 'ERR_TOKEN_NOT_SET', message: says('The call waited for a sign-in that is still under way') },
      });
      expect(platform.api).toHaveLength(0);
    });

    it('waits for any length of time without a timeout', async () => {
      const { client, platform, answer } = await loggingIn({ timeout: 0 });
      const call = new UsersApi(client).getUser('u1').withResponse();
      await until(() => platform.token.length === 1);
      answer(granted);
      await expect(call).resolves.toMatchObject({ status: 200 });
    });

    it('stops waiting when its signal fires', async () => {
      const { client, platform } = await loggingIn();
      const abort = new AbortController();
      const call = rejection(new UsersApi(client).getUser('u1', {}, { signal: abort.signal }));
      const reason = new Error('closed');
      abort.abort(reason);
      const error = await call;
      expect(error).toBeInstanceOf(AbortError);
      expect((error as Error).cause).toBe(reason);
      expect(platform.api).toHaveLength(0);
    });

    it('does not wait if it needs no token, or has one', async () => {
      const { client, platform } = await loggingIn();
      await new UsersApi(client).getUser('own', {}, { headers: { authorization: 'Bearer own' } });
      client.setGuestToken(guestJwt({}));
      await new WebChatApi(client).getWebchatGuestConversationMembers('c1');
      await client.send({ operation: 'ask', route: 'GET /api/v2/open', required: {}, details: { auth: 'none' } });
      expect(platform.api).toHaveLength(3);
    });

    it('uses the current token while another sign-in is under way', async () => {
      const { client, platform, answer, login } = await loggingIn();
      answer(granted);
      await login;
      void loginWith(client, 'ada').catch(() => undefined);
      await new UsersApi(client).getUser('u1');
      expect(bearersOf(platform)).toEqual(['first']);
    });

    it('is rejected immediately if the sign-in has ended', async () => {
      const { client, login, answer } = await loggingIn();
      answer({ status: 500 });
      await rejection(login);
      expect(await rejection(new UsersApi(client).getUser('u1'))).toMatchObject({
        message: says('Token is not set. Call a login method or setAccessToken() first'),
      });
    });
  });
});
