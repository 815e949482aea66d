import { inspect } from 'node:util';
import { RateLimitError, ServerError, UsersApi } from 'contact-centre-client';
import type { AuthenticationError, ClientOptions, Transport, TransportResponse } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { missingPart } from '../support/missing-part.js';
import { departure, openPage } from '../support/page.js';
import type { Client, Outgoing } from './support.js';
import { until } from '../support/until.js';
import { flavours, rejection, startPlatform } from './support.js';

const redirectUri = 'https://app.example/cb';
const granted = { access_token: 'token-1', refresh_token: 'refresh-1' };

const logins: Record<string, (client: Client) => Promise<unknown>> = {
  'client credentials': (client) => client.loginClientCredentialsGrant('app', 's3cret'),
  'a refresh token': (client) => client.refreshCodeAuthorizationGrant('app', 's3cret', 'refresh-0'),
  'a code': (client) => client.loginCodeAuthorizationGrant('app', 's3cret', 'code', redirectUri),
  'an assertion': (client) => client.loginSaml2BearerGrant('app', 's3cret', 'acme', 'PHNhbWw+'),
};
const safe = ['client credentials', 'a refresh token'];
const once = ['a code', 'an assertion'];

/** A response of a custom transport. */
function reply(status: number, json: unknown = {}, headers: Record<string, string> = {}): TransportResponse {
  const body = new TextEncoder().encode(JSON.stringify(json));
  return { status, statusText: '', headers: { 'content-type': 'application/json', ...headers }, body };
}

/** Returns responses and failures in turn, the last one forever; the clock stands still until the test advances it. */
function scripted(
  makeClient: (options: ClientOptions) => Client,
  options: ClientOptions,
  ...steps: (TransportResponse | Error)[]
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[] = [];
  const transport: Transport = ({ body = '' }) => {
    const step = steps[Math.min(sent.push(body), steps.length) - 1]!;
    return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
  };
  return { client: makeClient({ transport, timeout: 0, ...options }), sent };
}

/** Lets every wait pass until something has settled. */
async function passing<T>(work: Promise<T>): Promise<T> {
  const state = { settled: false };
  const settle = (): void => {
    state.settled = true;
  };
  void work.then(settle, settle);
  while (!state.settled) {
    await until(() => state.settled || vi.getTimerCount() > 0);
    await vi.runAllTimersAsync();
  }
  return await work;
}

describe.each(flavours)('retrying token requests, with $entry', ({ makeClient }) => {
  const passingTroubles: [string, TransportResponse | Error][] = [
    ['502', reply(502)],
    ['503', reply(503)],
    ['504', reply(504)],
    ['a cut connection', new Error('socket hang up')],
  ];

  describe.each(passingTroubles)('after %s', (_what, trouble) => {
    it.each(safe)('%s is sent again', async (grant) => {
      const { client, sent } = scripted(makeClient, { retry: true }, trouble, reply(200, granted));
      await passing(logins[grant]!(client));
      expect(client.authData.accessToken).toBe('token-1');
      expect(sent).toHaveLength(2);
      expect(sent[1]).toBe(sent[0]);
    });

    it.each(once)('%s, which can be used once, is not sent again, because it may have been used', async (grant) => {
      const { client, sent } = scripted(makeClient, { retry: true }, trouble, reply(200, granted));
      await passing(rejection(logins[grant]!(client)));
      expect(sent).toHaveLength(1);
    });

    it.each(once)('%s is sent again if the caller enables it', async (grant) => {
      const { client, sent } = scripted(makeClient, { retry: { repeatUnsafe: true } }, trouble, reply(200, granted));
      await passing(logins[grant]!(client));
      expect(sent).toHaveLength(2);
    });
  });

  it.each(Object.keys(logins))('%s is sent again after a 429, after the requested wait', async (grant) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, sent } = scripted(makeClient, { retry: true }, reply(429, {}, { 'retry-after': '7' }), reply(200, granted));
    const login = logins[grant]!(client);
    await until(() => vi.getTimerCount() === 1);
    await vi.advanceTimersByTimeAsync(6999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await login;
    expect(sent).toHaveLength(2);
  });

  it.each(Object.keys(logins))('%s is sent again if no server received it', async (grant) => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { client, sent } = scripted(
      makeClient,
      { retry: true },
      new TypeError('fetch failed', { cause: refused }),
      reply(200, granted),
    );
    await passing(logins[grant]!(client));
    expect(sent).toHaveLength(2);
  });

  it('a code of PKCE is sent again too, after a 429', async () => {
    const page = openPage();
    const address = await departure(page, makeClient({ apiUrl: 'https://api.example' }).loginPKCEGrant('web-app', redirectUri));
    page.href = `${redirectUri}?code=c&state=${address.searchParams.get('state')}`;
    const steps = [reply(429, {}, { 'retry-after': '0' }), reply(200, granted)];
    const { client, sent } = scripted(makeClient, { apiUrl: 'https://api.example', retry: true }, ...steps);
    await passing(client.loginPKCEGrant('web-app', redirectUri));
    expect(sent.filter((body) => body.includes('code=c'))).toHaveLength(2);
  });

  it('with retry off, each is sent once', async () => {
    const { client, sent } = scripted(makeClient, {}, reply(503));
    expect(await passing(rejection(logins['client credentials']!(client)))).toBeInstanceOf(ServerError);
    expect(sent).toHaveLength(1);
  });

  it('a refusal is never sent again', async () => {
    const { client, sent } = scripted(makeClient, { retry: true }, reply(400, { error: 'invalid_grant' }));
    await passing(rejection(logins['a refresh token']!(client)));
    expect(sent).toHaveLength(1);
  });

  it('rejects with the last failure once all tries are used up', async () => {
    const { client, sent } = scripted(makeClient, { retry: { maxTries: 3 } }, reply(503), reply(429));
    expect(await passing(rejection(logins['client credentials']!(client)))).toBeInstanceOf(RateLimitError);
    expect(sent).toHaveLength(3);
  });

  it('a refresh is sent again without an effect on the call', async () => {
    const platform = await startPlatform({
      api: ({ bearer }) => (bearer === 'new' ? { json: { id: 'u1' } } : { status: 401, json: {} }),
      token: (_request, count): Outgoing | 'hang-up' => {
        if (count === 1) return { json: { access_token: 'old', refresh_token: 'refresh-1' } };
        if (count === 2) return 'hang-up';
        if (count === 3) return { status: 503 };
        return { json: { access_token: 'new' } };
      },
    });
    const client = makeClient({ apiUrl: platform.url, retry: { delay: 1 } });
    await logins['a code']!(client);
    await expect(new UsersApi(client).getUser('u1')).resolves.toEqual({ id: 'u1' });
    expect(platform.api).toHaveLength(2);
    expect(platform.token).toHaveLength(4);
  });

  it('the replay after a refresh does not count as a try', async () => {
    const platform = await startPlatform({
      api: ({ bearer }, count) => {
        if (bearer === 'old') return { status: 401, json: {} };
        return count === 2 ? { status: 503 } : { json: { id: 'u1' } };
      },
      token: (_request, count) => ({ json: { access_token: count === 1 ? 'old' : 'new', refresh_token: 'refresh-1' } }),
    });
    const client = makeClient({ apiUrl: platform.url, retry: { delay: 1, maxTries: 2 } });
    await logins['a code']!(client);
    await expect(new UsersApi(client).getUser('u1')).resolves.toEqual({ id: 'u1' });
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old', 'new', 'new']);
  });

  it('a login that is superseded is not sent again', async () => {
    const { client, sent } = scripted(makeClient, { retry: true }, reply(503), reply(200, granted));
    const login = rejection(logins['client credentials']!(client));
    await until(() => vi.getTimerCount() === 1);
    client.forget();
    expect(await login).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
    await until(() => vi.getTimerCount() === 0);
    expect(sent).toHaveLength(1);
  });
});

describe.each(flavours)('the error of a failed login, with $entry', ({ makeClient }) => {
  it.each<[Outgoing, string]>([
    [
      { status: 401, json: { error: 'invalid_client', error_description: 'authentication failed' } },
      '(invalid_client): authentication failed',
    ],
    [{ status: 400, json: { error: 'invalid_grant', description: 'code has expired' } }, '(invalid_grant): code has expired'],
    [{ status: 400, json: { error: 'unauthorized_client' } }, '(unauthorized_client)'],
  ])('contains the OAuth error and its description: %j', async (answer, expectedText) => {
    const platform = await startPlatform({ token: () => answer });
    const client = makeClient({ apiUrl: platform.url });
    const error = (await rejection(logins['client credentials']!(client))) as AuthenticationError;
    expect(error.message).toMatch(new RegExp(`^POST ${platform.url}/oauth/token responded with status ${answer.status} `));
    expect(error.message.endsWith(expectedText)).toBe(true);
    expect(error.code).toBe((answer.json as { error: string }).error);
  });

  it.each([{ error: '' }, { error: { code: 7 } }, { error: 7 }, []])(
    'is also an error if the response %j is no OAuth error',
    async (json) => {
      const platform = await startPlatform({ token: () => ({ status: 400, json }) });
      const error = await rejection(logins['client credentials']!(makeClient({ apiUrl: platform.url })));
      expect(error).toMatchObject({ status: 400, code: 'ERR_BAD_REQUEST' });
    },
  );

  it('shows no secret that the login host repeats in the description', async () => {
    const platform = await startPlatform({
      token: () => ({ status: 401, json: { error: 'invalid_client', error_description: 'no client with secret s3cret' } }),
    });
    const error = (await rejection(logins['client credentials']!(makeClient({ apiUrl: platform.url })))) as Error;
    expect(error.message).toContain('no client with secret [redacted]');
  });
});

describe.each(flavours)('a login whose response cannot be read, with $entry', ({ makeClient }) => {
  it('reports the length of the response, and none of its content', async () => {
    const broken = () => Promise.resolve({ ...reply(200), body: new TextEncoder().encode('{"access_token": "hush') });
    const error = await rejection(logins['client credentials']!(makeClient({ transport: broken })));
    expect(error).toMatchObject({ code: 'ERR_PARSE', text: '[22 characters]' });
    expect(inspect(error)).not.toContain('hush');
  });
});

describe('code that cannot be loaded, as in a page after a deployment', () => {
  const { makeClient } = flavours[1]!;
  const loadError = { name: 'LoadError', code: 'ERR_LOAD', cause: expect.any(Error) as Error };

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['server-sign-in', (client) => client.loginClientCredentialsGrant('app', 's3cret')],
    ['sign-in', (client) => client.loginImplicitGrant('web-app', redirectUri)],
  ])('makes a sign-in that needs %s.js reject with ERR_LOAD, and keeps the current sign-in', async (part, login) => {
    await missingPart(`auth/${part}`);
    openPage();
    const client = makeClient({});
    client.setAccessToken('kept');
    expect(await rejection(login(client))).toMatchObject(loadError);
    expect(client.authData).toEqual({ accessToken: 'kept' });
  });

  it('costs no code: the response stays in the address, and is redeemed once the code is available', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const address = await departure(page, makeClient({ apiUrl: platform.url }).loginPKCEGrant('web-app', redirectUri));
    const answer = `${redirectUri}?code=c&state=${address.searchParams.get('state')}`;
    page.href = answer;
    const bringBack = await missingPart('auth/token-endpoint');
    const client = makeClient({ apiUrl: platform.url });
    expect(await rejection(client.loginPKCEGrant('web-app', redirectUri))).toMatchObject(loadError);
    expect(page.href).toBe(answer);
    await bringBack();
    await expect(client.loginPKCEGrant('web-app', redirectUri)).resolves.toMatchObject({ accessToken: 'token-1' });
  });

  it('makes a logout reject with ERR_LOAD after it has forgotten the tokens', async () => {
    const page = openPage();
    const client = makeClient({});
    void client.loginImplicitGrant('web-app', redirectUri).catch(() => undefined);
    await page.nextDeparture();
    client.setAccessToken('kept');
    await missingPart('auth/sign-in');
    expect(await rejection(client.logout())).toMatchObject(loadError);
    expect(client.authData).toEqual({});
  });

  it('makes a call that would wait for a sign-in reject with ERR_LOAD', async () => {
    await missingPart('auth/without-token');
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    const login = client.loginClientCredentialsGrant('app', 's3cret');
    expect(await rejection(new UsersApi(client).getUser('u1'))).toMatchObject(loadError);
    await login;
  });
});
