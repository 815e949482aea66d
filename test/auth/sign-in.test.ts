import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  ApiClient,
  ApiError,
  InvalidParameterError,
  MissingParameterError,
  NetworkError,
  ServerError,
  SignInError,
} from 'contact-centre-client';
import { ApiClient as FetchApiClient } from 'contact-centre-client/fetch';
import type { ApiClientOptions, AuthData, LoggerOptions, RedirectOptions } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BrowserPage } from '../support/page.js';
import { departure, openPage } from '../support/page.js';
import type { Answerer, Platform } from './support.js';
import { until } from '../support/until.js';
import { expectNothingShown, rejection, startPlatform } from './support.js';
import { says } from '../support/says.js';

const redirectUri = 'https://app.example/signed-in';

interface Flow {
  grant: string;
  signIn: (client: ApiClient, opts?: RedirectOptions) => Promise<AuthData>;
  /** The address that the login page sends the browser back to. */
  back: (fields: Readonly<Record<string, string>>) => string;
  /** The fields of a valid response, without `state`. */
  good: Record<string, string>;
}

const pairs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const implicit: Flow = {
  grant: 'loginImplicitGrant',
  signIn: (client, opts) => client.loginImplicitGrant('web-app', redirectUri, opts),
  back: (fields) => `${redirectUri}#${pairs(fields)}`,
  good: { access_token: 'token-1', expires_in: '3600', token_type: 'bearer' },
};

const pkce: Flow = {
  grant: 'loginPKCEGrant',
  signIn: (client, opts) => client.loginPKCEGrant('web-app', redirectUri, opts),
  back: (fields) => `${redirectUri}?${pairs(fields)}`,
  good: { code: 'the-code' },
};

const flows = [implicit, pkce];

const newClient = (platform: Platform, options: ApiClientOptions = {}): ApiClient =>
  new ApiClient({ timeout: 0, apiUrl: platform.url, ...options });

/** Leaves for the login page and returns the `state` that was sent. */
async function leave(page: BrowserPage, platform: Platform, { signIn }: Flow, opts?: RedirectOptions): Promise<string> {
  const address = await departure(page, signIn(newClient(platform), opts));
  return address.searchParams.get('state') ?? '';
}

/** A page that has left for the login page and returned with a response. */
async function returned(
  flow: Flow,
  answers: { api?: Answerer; token?: Answerer } = {},
  more: Record<string, string> = {},
): Promise<{ page: BrowserPage; platform: Platform }> {
  const platform = await startPlatform(answers);
  const page = openPage();
  const state = await leave(page, platform, flow);
  page.href = flow.back({ ...flow.good, state, ...more });
  return { page, platform };
}

it('forgets a token that has expired, and says that no user is signed in, if it must not redirect', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const client = newClient(await startPlatform({ token: () => ({ json: { access_token: 'token-1', expires_in: 60 } }) }));
  await client.loginClientCredentialsGrant('web-app', 's3cret');
  vi.setSystemTime(60_000);
  openPage();
  expect(await rejection(implicit.signIn(client, { redirect: false }))).toMatchObject({
    code: 'ERR_SIGN_IN_REQUIRED',
    message: says(
      'No user is signed in, and the option redirect is false. Call the login method without it, for example from a button',
    ),
  });
  expect(client.authData).toEqual({});
});

it('sends no unset options to the login page, on fetch neither', async () => {
  const page = openPage();
  const client = new FetchApiClient({ region: 'us_east_1' });
  const address = await departure(page, client.loginImplicitGrant('web-app', redirectUri));
  expect([...address.searchParams.keys()]).toEqual(['client_id', 'redirect_uri', 'response_type', 'state']);
});

it('is logged step by step, each under the name of its operation', async () => {
  const { platform } = await returned(pkce);
  const steps: string[] = [];
  const logger: LoggerOptions = { level: 'debug', sink: (_line, { operation }) => void steps.push(operation) };
  await pkce.signIn(newClient(platform, { logger }));
  expect(steps).toEqual(['loginPKCEGrant', 'getTokensMe']);
});

describe.each(flows)('$grant', (flow) => {
  const { signIn, back, good, grant } = flow;

  it('leaves for the login page with the fields of the grant', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const address = await departure(page, signIn(newClient(platform)));
    expect(address.origin + address.pathname).toBe(`${platform.url}/oauth/authorize`);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({ client_id: 'web-app', redirect_uri: redirectUri });
    expect(query['response_type']).toBe(flow === implicit ? 'token' : 'code');
    const names = ['client_id', 'redirect_uri', 'response_type', 'state'];
    expect(Object.keys(query).sort()).toEqual(
      flow === implicit ? names : [...names, 'code_challenge', 'code_challenge_method'].sort(),
    );
    expect(page.departures).toHaveLength(1);
    expect(platform.api).toHaveLength(0);
  });

  it('passes target, login_hint and prompt on', async () => {
    const platform = await startPlatform();
    const options = { target: 'a-trustor', login_hint: 'amara@harbour.example:harbour & co', prompt: 'login' } as const;
    const address = await departure(openPage(), signIn(newClient(platform), options));
    expect(Object.fromEntries(address.searchParams)).toMatchObject(options);
  });

  it('passes org and provider on', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const address = await departure(page, signIn(newClient(platform), { org: 'acme & co', provider: 'okta' }));
    expect(address.searchParams.get('org')).toBe('acme & co');
    expect(address.searchParams.get('provider')).toBe('okta');
  });

  it('goes to the login host, not the API host', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const address = await departure(page, signIn(newClient(platform, { loginUrl: 'https://login.example/base' })));
    expect(address.href).toMatch(/^https:\/\/login\.example\/base\/oauth\/authorize\?client_id=web-app&/);
  });

  it('resolves on return with token and state, after testing the token', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const state = await leave(page, platform, flow);
    page.href = back({ ...good, state });
    const client = newClient(platform);
    const data = await signIn(client);
    expect(data).toBe(client.authData);
    expect(data).toMatchObject({ accessToken: 'token-1', state });
    expect(data.error).toBeUndefined();
    expect(platform.api.map(({ method, target, bearer }) => [method, target, bearer])).toEqual([
      ['GET', '/api/v2/tokens/me', 'token-1'],
    ]);
    expect(page.departures).toHaveLength(1);
  });

  it('stores when the token expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    try {
      const { platform } = await returned(flow);
      const data = await signIn(newClient(platform));
      expect(data.tokenExpiryTime).toBe(Date.UTC(2026, 0, 1, 1));
      expect(data.tokenExpiryTimeString).toBe('Thu, 01 Jan 2026 01:00:00 GMT');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['clientId', 'redirectUri'])('rejects if %s is missing or blank, and stays on the page', async (name) => {
    const page = openPage();
    for (const value of [undefined, null, '', ' ', 5]) {
      const args = { clientId: 'web-app', redirectUri, [name]: value };
      const client = new ApiClient();
      const call =
        flow === implicit
          ? client.loginImplicitGrant(args.clientId, args.redirectUri)
          : client.loginPKCEGrant(args.clientId, args.redirectUri);
      const error = await rejection(call);
      expect(error).toBeInstanceOf(MissingParameterError);
      expect((error as Error).message).toEqual(says(`Missing the required parameter "${name}" when calling ${grant}`));
    }
    expect(page.departures).toEqual([]);
  });

  it('rejects on a server', async () => {
    const error = await rejection(signIn(new ApiClient()));
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({
      code: 'ERR_UNSUPPORTED_RUNTIME',
      message: says(
        'Signing in by redirect needs a browser page. On a server, use loginClientCredentialsGrant or loginCodeAuthorizationGrant',
      ),
    });
  });

  it('rejects if the browser has no sessionStorage', async () => {
    const platform = await startPlatform();
    const page = openPage();
    vi.stubGlobal('sessionStorage', undefined);
    const error = await rejection(signIn(newClient(platform)));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toContain('sessionStorage');
    expect(page.departures).toEqual([]);
  });

  it('rejects, and stays on the page, if sessionStorage is full', async () => {
    const platform = await startPlatform();
    const page = openPage();
    vi.spyOn(page.sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const error = await rejection(signIn(newClient(platform)));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toContain('sessionStorage');
    expect(page.departures).toEqual([]);
  });

  describe('the response in the address', () => {
    it.each([
      'plain',
      '100%25',
      'a%2Fb',
      'a=b==',
      'a&b',
      'a+b c',
      '#?/:@',
      '{"path":"/queues?id=1&x=2#top","n":[1,2]}',
      'ü€😀',
      '__proto__',
    ])('returns the state %j unchanged', async (state) => {
      const platform = await startPlatform();
      const page = openPage();
      const sent = await leave(page, platform, flow, { state });
      page.href = back({ ...good, state: sent });
      await expect(signIn(newClient(platform), { state })).resolves.toMatchObject({ state });
    });

    it('is decoded only once', async () => {
      const secret = 'per%2525cent';
      const { platform } = await returned(flow, {}, flow === implicit ? { access_token: secret } : { code: secret });
      await signIn(newClient(platform));
      const arrived = flow === implicit ? platform.api[0]?.bearer : platform.token[0]?.form.get('code');
      expect(arrived).toBe(secret);
    });

    it("is removed from the address, and the page's other fields stay", async () => {
      const { page, platform } = await returned(flow, {}, { tab: '1', of: 'queues' });
      await signIn(newClient(platform));
      expect(page.href).toBe(flow === implicit ? redirectUri : `${redirectUri}?tab=1&of=queues`);
    });

    it('returns the sent state if the stored one is no text', async () => {
      const { page, platform } = await returned(flow);
      const [[key, pendingText] = ['', '']] = page.sessionStorage.items;
      page.sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(pendingText), own: 7 }));
      const sent = new URLSearchParams(page.href.split(/[#?]/)[1]).get('state');
      await expect(signIn(newClient(platform))).resolves.toMatchObject({ state: sent });
    });

    it.each(['#discount=50%', '#/queues/1?tab=a', '#', '', '?discount=50%', '?state=NY#state=NY', '#access_tokens=1&xerror=2'])(
      'leaves %j unchanged, which is no response',
      async (rest) => {
        const platform = await startPlatform();
        const page = openPage(`https://app.example/page${rest}`);
        await departure(page, signIn(newClient(platform)));
        expect(page.rewrites).toEqual([]);
        expect(page.href).toBe(`https://app.example/page${rest}`);
      },
    );
  });

  describe('state', () => {
    it('is random by default', async () => {
      const platform = await startPlatform();
      const page = openPage();
      const states = [await leave(page, platform, flow), await leave(page, platform, flow)];
      for (const state of states) expect(state).toMatch(/^[A-Za-z0-9_-]{32}$/);
      expect(states[0]).not.toBe(states[1]);
    });

    it('is random even if the caller passes one, which stays in the tab and is returned', async () => {
      const platform = await startPlatform();
      const page = openPage();
      const sent = await leave(page, platform, flow, { state: '/queues/42' });
      expect(sent).toMatch(/^[A-Za-z0-9_-]{32}$/);
      expect(page.departures.join()).not.toMatch(/queues/);
      page.href = back({ ...good, state: sent });
      await expect(signIn(newClient(platform))).resolves.toMatchObject({ state: '/queues/42' });
    });

    it('of the caller, which can be guessed, does not protect the sign-in', async () => {
      const platform = await startPlatform();
      const page = openPage();
      await leave(page, platform, flow, { state: '/queues/42' });
      page.href = back({ ...good, state: '/queues/42' });
      const client = newClient(platform);
      expect(await rejection(signIn(client, { state: '/queues/42' }))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
      expect(client.authData).toEqual({});
    });

    it('is returned unchanged if it is empty', async () => {
      const platform = await startPlatform();
      const page = openPage();
      page.href = back({ ...good, state: await leave(page, platform, flow, { state: '' }) });
      await expect(signIn(newClient(platform))).resolves.toMatchObject({ state: '' });
    });

    it.each([7, {}, null])('refuses %j, which is no text, and stays on the page', async (state) => {
      const page = openPage();
      const error = await rejection(signIn(newClient(await startPlatform()), { state: state as unknown as string }));
      expect(error).toMatchObject({ name: 'InvalidParameterError', parameter: 'state', operation: grant });
      expect(page.departures).toEqual([]);
    });

    it('is stored until the return, although the client that sent it is gone', async () => {
      const { platform } = await returned(flow);
      await expect(signIn(newClient(platform))).resolves.toHaveProperty('accessToken', 'token-1');
    });

    it.each<[string, Record<string, string>]>([
      ['a foreign', { state: 'foreign' }],
      ['a missing', {}],
      ['an empty', { state: '' }],
    ])('%s rejects, stores nothing, sends nothing and stays on the page', async (_what, state) => {
      const platform = await startPlatform();
      const page = openPage();
      await leave(page, platform, flow);
      page.href = back({ ...good, ...state });
      const client = newClient(platform, { persist: true });
      const error = await rejection(signIn(client));
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({
        message: says('The login page returned another state than the one that was sent. Start the sign-in again'),
        code: 'ERR_STATE_MISMATCH',
      });
      expect(client.authData).toEqual({});
      expect(page.localStorage.items.size).toBe(0);
      expect(platform.api).toHaveLength(0);
      expect(platform.token).toHaveLength(0);
      expect(page.departures).toHaveLength(1);
    });

    it('if it is missing rejects, even if an empty one was sent', async () => {
      const platform = await startPlatform();
      const page = openPage();
      await leave(page, platform, flow, { state: '' });
      page.href = back(good);
      expect(await rejection(signIn(newClient(platform)))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
    });

    it('a response that no sign-in of this page requested rejects', async () => {
      const platform = await startPlatform();
      const page = openPage(back({ ...good, state: 'x' }));
      const client = newClient(platform);
      const error = await rejection(signIn(client));
      expect(error).toMatchObject({ name: 'SignInError', code: 'ERR_STATE_MISMATCH' });
      expect(client.authData).toEqual({});
      expect(platform.api).toHaveLength(0);
      expect(page.departures).toEqual([]);
    });

    it('can be used once', async () => {
      const { page, platform } = await returned(flow);
      const address = page.href;
      await signIn(newClient(platform));
      page.href = address;
      expect(await rejection(signIn(newClient(platform)))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
    });

    it.each<[string, Record<string, string>]>([
      ['an answer', { ...good, state: 'foreign' }],
      ['an error', { error: 'access_denied', state: 'foreign' }],
      ['an error without any', { error: 'access_denied', error_description: 'Call 555-0100' }],
    ])('%s from a third party is refused, changes nothing, and the sign-in under way continues', async (_what, forged) => {
      const { page, platform } = await returned(flow);
      const answer = page.href;
      page.href = back(forged);
      const client = newClient(platform);
      expect(await rejection(signIn(client))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
      expect(client.authData).toEqual({});
      expect(page.href).toBe(redirectUri);
      page.href = answer;
      await expect(signIn(client)).resolves.toMatchObject({ accessToken: 'token-1' });
    });

    it('is used up by an error response', async () => {
      const { page, platform } = await returned(flow);
      const answer = page.href;
      const state = new URLSearchParams(answer.split(/[#?]/)[1]).get('state') ?? '';
      page.href = back({ error: 'access_denied', state });
      expect(await rejection(signIn(newClient(platform)))).toMatchObject({ message: says('access_denied') });
      page.href = answer;
      expect(await rejection(signIn(newClient(platform)))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
    });

    it('is not that of another login host', async () => {
      const { page, platform } = await returned(flow);
      const answer = page.href;
      const other = newClient(platform, { loginUrl: 'https://login.example' });
      expect(await rejection(signIn(other))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
      page.href = answer;
      await expect(signIn(newClient(platform))).resolves.toMatchObject({ accessToken: 'token-1' });
    });

    it('is not that of another OAuth client', async () => {
      const { platform } = await returned(flow);
      const client = newClient(platform);
      const other =
        flow === implicit ? client.loginImplicitGrant('other-app', redirectUri) : client.loginPKCEGrant('other-app', redirectUri);
      expect(await rejection(other)).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
    });

    it.each(['{', 'null', '"text"', '{"state":1,"verifier":"v"}', '{"state":"s"}'])(
      'counts as missing if the stored value is %j',
      async (storedValue) => {
        const { page, platform } = await returned(flow);
        for (const key of page.sessionStorage.items.keys()) page.sessionStorage.setItem(key, storedValue);
        expect(await rejection(signIn(newClient(platform)))).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
        expect(page.sessionStorage.items.size).toBe(0);
      },
    );
  });

  describe('the address', () => {
    const ownAddress =
      flow === implicit ? 'https://app.example/signed-in?tab=1&q=a%2Fb' : 'https://app.example/signed-in?tab=1#/own?x=1';
    const withAnswer = (fields: Record<string, string>): string =>
      flow === implicit ? `${ownAddress}#${pairs(fields)}` : ownAddress.replace('?tab=1', `?tab=1&${pairs(fields)}`);

    it("loses the response on success, and keeps the app's own query and hash", async () => {
      const { page, platform } = await returned(flow);
      const state = new URLSearchParams(page.href.split(/[#?]/)[1]).get('state') ?? '';
      page.href = withAnswer({ ...good, state });
      await signIn(newClient(platform));
      expect(page.href).toBe(ownAddress);
      expect(page.rewrites).toHaveLength(1);
    });

    it('ends in neither # nor ? if nothing else is left', async () => {
      const { page, platform } = await returned(flow);
      await signIn(newClient(platform));
      expect(page.href).toBe(redirectUri);
    });

    it("loses an error, and keeps the app's own query and hash", async () => {
      const platform = await startPlatform();
      const page = openPage(withAnswer({ error: 'access_denied', error_description: 'No', error_uri: 'u', state: 's' }));
      await rejection(signIn(newClient(platform)));
      expect(page.href).toBe(ownAddress);
    });

    it('loses a foreign response', async () => {
      const platform = await startPlatform();
      const page = openPage(withAnswer({ ...good, state: 'foreign' }));
      await rejection(signIn(newClient(platform)));
      expect(page.href).toBe(ownAddress);
    });

    it('loses the response before the token is tested', async () => {
      let visitedUrl = '';
      const { page, platform } = await returned(flow, {
        api: () => {
          visitedUrl = page.href;
          return { json: {} };
        },
      });
      await signIn(newClient(platform));
      expect(visitedUrl).toBe(redirectUri);
    });

    it("keeps a question mark at the end of the app's own query or hash", async () => {
      const error = pairs({ error: 'e' });
      const [address, onLeave] =
        flow === implicit
          ? [`https://app.example/?why?#${error}`, 'https://app.example/?why?']
          : [`https://app.example/?${error}#/search?`, 'https://app.example/#/search?'];
      const platform = await startPlatform();
      const page = openPage(address);
      await rejection(signIn(newClient(platform)));
      expect(page.href).toBe(onLeave);
    });
  });

  it.each<[string, RedirectOptions, string]>([
    ['org without provider', { org: 'acme' }, 'opts.provider must be set if opts.org is set'],
    ['provider without org', { provider: 'okta' }, 'opts.org must be set if opts.provider is set'],
  ])('%s rejects and does nothing else', async (_what, opts, message) => {
    const { page, platform } = await returned(flow);
    const before = { href: page.href, session: [...page.sessionStorage.items] };
    const client = newClient(platform);
    const error = await rejection(signIn(client, opts));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toEqual(says(message));
    expect({ href: page.href, session: [...page.sessionStorage.items] }).toEqual(before);
    expect(page.departures).toHaveLength(1);
    expect(client.authData).toEqual({});
    expect(platform.api).toHaveLength(0);
    expect(platform.token).toHaveLength(0);
  });

  it.each([
    ['a target that is no text', { target: 1 }, 'target', /it must be a string/],
    ['a login_hint that is no text', { login_hint: {} }, 'login_hint', /it must be a string/],
    ['another prompt than login', { prompt: 'none' }, 'prompt', /it can only be "login"/],
  ])('refuses %s, and stays', async (_what, opts, parameter, message) => {
    const platform = await startPlatform();
    const page = openPage();
    const error = await rejection(signIn(newClient(platform), opts as never));
    expect(error).toBeInstanceOf(InvalidParameterError);
    expect((error as Error).message).toMatch(parameter);
    expect((error as Error).message).toMatch(message);
    expect(page.departures).toEqual([]);
  });

  describe('the test of a token', () => {
    const withToken = (platform: Platform, options: ApiClientOptions = {}): ApiClient => {
      const client = newClient(platform, options);
      client.setAccessToken('kept');
      return client;
    };

    it('resolves without redirecting if the token works', async () => {
      const platform = await startPlatform();
      const page = openPage();
      await expect(signIn(withToken(platform))).resolves.toEqual({ accessToken: 'kept' });
      expect(platform.api.map(({ target, bearer }) => [target, bearer])).toEqual([['/api/v2/tokens/me', 'kept']]);
      expect(page.departures).toEqual([]);
    });

    it.each([400, 403, 404])('%i rejects and clears the token, nothing redirects', async (status) => {
      const platform = await startPlatform({ api: () => ({ status, json: { message: 'no' } }) });
      const page = openPage();
      const client = withToken(platform, { persist: true });
      expect(await rejection(signIn(client))).toMatchObject({ status });
      expect(client.authData).toEqual({});
      expect(page.localStorage.items.size).toBe(0);
      expect(page.departures).toEqual([]);
    });

    it.each([429, 500, 503])('%i rejects, the token stays, nothing redirects', async (status) => {
      const platform = await startPlatform({ api: () => ({ status, json: { message: 'no' } }) });
      const page = openPage();
      const client = withToken(platform);
      const error = await rejection(signIn(client));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status });
      expect(client.authData.accessToken).toBe('kept');
      expect(page.departures).toEqual([]);
    });

    it('no network rejects, the token stays, nothing redirects', async () => {
      const platform = await startPlatform({ api: () => 'hang-up' });
      const page = openPage();
      const client = withToken(platform);
      expect(await rejection(signIn(client))).toBeInstanceOf(NetworkError);
      expect(client.authData.accessToken).toBe('kept');
      expect(page.departures).toEqual([]);
    });

    it('a 401 clears the token and leads to the login page', async () => {
      const platform = await startPlatform({ api: () => ({ status: 401, json: {} }) });
      const page = openPage();
      const client = withToken(platform);
      const address = await departure(page, signIn(client));
      expect(address.pathname).toBe('/oauth/authorize');
      expect(client.authData).toEqual({});
    });

    it('a 401 clears the token with redirect: false too, and stays on the page', async () => {
      const platform = await startPlatform({ api: () => ({ status: 401, json: {} }) });
      const page = openPage();
      const client = withToken(platform);
      expect(await rejection(signIn(client, { redirect: false }))).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
      expect([client.authData, page.departures]).toEqual([{}, []]);
    });

    it.each([401, 403])('a fresh token that gets a %i is cleared and rejects, without another redirect', async (status) => {
      const { page, platform } = await returned(flow, { api: () => ({ status, json: { message: 'no' } }) });
      const client = newClient(platform);
      expect(await rejection(signIn(client))).toMatchObject({ status });
      expect(client.authData.accessToken).toBeUndefined();
      expect(page.departures).toHaveLength(1);
    });

    it('a token whose test is redirected stays, because the platform has not refused it', async () => {
      const platform = await startPlatform({ api: () => ({ status: 302, headers: { location: '/maintenance' } }) });
      const page = openPage();
      const client = withToken(platform);
      const { accessToken } = client.authData;
      await rejection(signIn(client));
      expect([client.authData.accessToken, page.departures]).toEqual([accessToken, []]);
    });

    it('a fresh token whose test receives a 500 stays', async () => {
      const { page, platform } = await returned(flow, { api: () => ({ status: 500 }) });
      const client = newClient(platform);
      expect(await rejection(signIn(client))).toBeInstanceOf(ServerError);
      expect(client.authData.accessToken).toBe('token-1');
      expect(page.departures).toHaveLength(1);
    });

    it('an expired token is not even tested', async () => {
      const { page, platform } = await returned(
        flow,
        { token: () => ({ json: { access_token: 'token-1', expires_in: 60 } }) },
        { expires_in: '60' },
      );
      const client = newClient(platform);
      await signIn(client);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
      try {
        await departure(page, signIn(client));
        expect(platform.api).toHaveLength(1);
      } finally {
        vi.useRealTimers();
      }
    });
  });

  describe('without redirecting', () => {
    it('rejects with redirect: false if no user is signed in', async () => {
      const page = openPage();
      const error = await rejection(signIn(newClient(await startPlatform()), { redirect: false }));
      expect(error).toMatchObject({ name: 'SignInError', code: 'ERR_SIGN_IN_REQUIRED' });
      expect(page.departures).toEqual([]);
    });

    it('completes a sign-in with redirect: false that was begun before', async () => {
      const { page, platform } = await returned(flow);
      const auth = await signIn(newClient(platform), { redirect: false });
      expect(auth.accessToken).toBe('token-1');
      expect(page.departures).toHaveLength(1);
    });

    it('leaves an address unchanged with redirect: false that is no response to a sign-in of this page', async () => {
      const page = openPage();
      page.href = back({ ...good, state: 'of somebody else' });
      const before = page.href;
      const error = await rejection(signIn(newClient(await startPlatform()), { redirect: false }));
      expect(error).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
      expect([page.href, page.departures]).toEqual([before, []]);
    });

    it('leaves a response without a state unchanged with redirect: false, even while one is pending', async () => {
      const platform = await startPlatform();
      const page = openPage();
      await leave(page, platform, flow);
      page.href = back(good);
      const before = page.href;
      expect(await rejection(signIn(newClient(platform), { redirect: false }))).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
      expect(page.href).toBe(before);
    });

    it('needs sessionStorage only for a response, and says so', async () => {
      const platform = await startPlatform();
      openPage(back({ ...good, state: 'x' }));
      vi.stubGlobal('sessionStorage', undefined);
      expect(await rejection(signIn(newClient(platform), { redirect: false }))).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
      const needed: unknown = expect.stringContaining('needs sessionStorage');
      expect(await rejection(signIn(newClient(platform)))).toMatchObject({ name: 'SignInError', message: needed });
    });

    it("redirects with redirect: 'always' although the token works, which stays until the new one arrives", async () => {
      const platform = await startPlatform();
      const page = openPage();
      const client = newClient(platform);
      client.setAccessToken('kept');
      const address = await departure(page, signIn(client, { redirect: 'always' }));
      expect(address.pathname).toBe('/oauth/authorize');
      expect([platform.api, client.authData.accessToken]).toEqual([[], 'kept']);
    });
  });

  describe('an invalid response', () => {
    it.each(Object.keys({ ...good, state: '', error: '' }))('more than one %s is refused and stores nothing', async (name) => {
      const { page, platform } = await returned(flow, {}, name === 'error' ? { error: 'access_denied' } : {});
      page.href += `&${name}=another`;
      const client = newClient(platform, { persist: true });
      const error = await rejection(signIn(client));
      expect(error).toMatchObject({ name: 'SignInError', code: 'ERR_TOKEN_ANSWER' });
      expect((error as Error).message).toContain(name);
      expect(client.authData).toEqual({});
      expect(page.localStorage.items.size).toBe(0);
      expect([platform.api, platform.token, page.departures.length]).toEqual([[], [], 1]);
      expect(page.href).toBe(redirectUri);
    });

    it("the app's own fields may repeat", async () => {
      const { page, platform } = await returned(flow);
      page.href += '&tab=1&tab=2';
      await expect(signIn(newClient(platform))).resolves.toMatchObject({ accessToken: 'token-1' });
    });

    it.each(['two\nlines', 'euro €', 'nul\u0000', ' ', 'end '])('the token %j is refused and stores nothing', async (token) => {
      const { page, platform } = await returned(
        flow,
        { token: () => ({ json: { access_token: token } }) },
        flow === implicit ? { access_token: token } : {},
      );
      const client = newClient(platform, { persist: true });
      const error = await rejection(signIn(client));
      expect(error).toMatchObject({ name: 'SignInError', code: 'ERR_TOKEN_ANSWER' });
      if (token.trim() !== '') expectNothingShown(error, [token]);
      expect([client.authData, page.localStorage.items.size, platform.api]).toEqual([{}, 0, []]);
    });
  });

  it('a link with #error=x cannot wipe a good stored session', async () => {
    const { page, platform } = await returned(flow);
    await signIn(newClient(platform, { persist: true }));
    const storedItems = [...page.localStorage.items];
    page.href = back({ error: 'x' });
    const client = newClient(platform, { persist: true });
    const error = await rejection(signIn(client));
    expect(error).toBeInstanceOf(SignInError);
    expect(client.authData.accessToken).toBe('token-1');
    expect([...page.localStorage.items]).toEqual(storedItems);
    expect(page.departures).toHaveLength(1);
  });

  it('the session continues once the error is removed from the address, and the error is forgotten', async () => {
    const { page, platform } = await returned(flow);
    const client = newClient(platform);
    await signIn(client);
    page.href = back({ error: 'x' });
    await rejection(signIn(client));
    const data = await signIn(client);
    expect(data.accessToken).toBe('token-1');
    expect(data.error).toBeUndefined();
  });

  it('rejects with error and description of the login page, and stores both in authData', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const state = await leave(page, platform, flow);
    page.href = back({ error: 'access_denied', error_description: 'Not+today, 100%', state });
    const client = newClient(platform);
    const error = await rejection(signIn(client));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toEqual(says('access_denied: Not today, 100%'));
    expect(client.authData).toEqual({ error: 'access_denied', error_description: 'Not today, 100%' });
    expect(page.departures).toHaveLength(1);
  });

  it('rejects with the error alone if it has no description', async () => {
    const platform = await startPlatform();
    const page = openPage();
    page.href = back({ error: 'server_error', state: await leave(page, platform, flow) });
    const client = newClient(platform);
    const error = await rejection(signIn(client));
    expect((error as Error).message).toEqual(says('server_error'));
    expect(client.authData).toEqual({ error: 'server_error' });
  });

  it('does not use the tokens of another OAuth client', async () => {
    const { page, platform } = await returned(flow);
    const client = newClient(platform);
    await signIn(client);
    const other =
      flow === implicit ? client.loginImplicitGrant('other-app', redirectUri) : client.loginPKCEGrant('other-app', redirectUri);
    const address = await departure(page, other);
    expect(address.searchParams.get('client_id')).toBe('other-app');
  });

  it('a rejected return shows neither token, nor code, nor state', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const state = await leave(page, platform, flow);
    const secret = 'secret-of-the-answer';
    page.href = back({ access_token: secret, code: secret, state: 'foreign-state' });
    expectNothingShown(await rejection(signIn(newClient(platform))), [secret, state, 'foreign-state']);
  });

  describe('fragments and prototypes', () => {
    it('keys of prototypes are no fields of a response', async () => {
      const platform = await startPlatform();
      const page = openPage(back({ __proto__x: '1', constructor: '2', toString: '3', hasOwnProperty: '4' }));
      await departure(page, signIn(newClient(platform)));
      expect(page.rewrites).toEqual([]);
    });

    it('no fragment or query pollutes a prototype, whatever its keys', async () => {
      const platform = await startPlatform();
      const page = openPage();
      const name = fc.oneof(
        fc.constantFrom('__proto__', '__proto__[polluted]', '__proto__.polluted', 'constructor[prototype][polluted]', 'polluted'),
        fc.constantFrom('error', 'error_description', 'access_token', 'code', 'state', 'expires_in'),
        fc.string({ unit: 'binary' }),
      );
      const pristine = [Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 6 }),
          fc.boolean(),
          async (answer, raw) => {
            const text = answer.map(([key, value]) => (raw ? `${key}=${value}` : pairs({ [key]: value }))).join('&');
            page.href = flow === implicit ? `${redirectUri}#${text}` : `${redirectUri}?${text.replaceAll('#', '')}`;
            const client = newClient(platform);
            const before = page.departures.length;
            let outcome = 'pending';
            signIn(client).then(
              () => (outcome = 'resolved'),
              () => (outcome = 'rejected'),
            );
            await until(() => outcome !== 'pending' || page.departures.length > before);
            expect(outcome).not.toBe('resolved');
            expect([Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)]).toEqual(pristine);
            expect(Object.getPrototypeOf(client.authData)).toBeNull();
            expect(Object.keys(client.authData).filter((key) => !['error', 'error_description'].includes(key))).toEqual([]);
          },
        ),
        { numRuns: 150 },
      );
    });
  });

  it('any state survives the round trip', async () => {
    const platform = await startPlatform();
    const page = openPage();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (state) => {
        page.href = redirectUri;
        page.href = back({ ...good, state: await leave(page, platform, flow, { state }) });
        const data = await signIn(newClient(platform), { state });
        expect(data.state).toBe(state);
      }),
      { numRuns: 60 },
    );
  });
});

describe('loginImplicitGrant alone', () => {
  it('reads the token from a fragment that an app router has prefixed with a slash', async () => {
    const { page, platform } = await returned(implicit);
    page.href = page.href.replace('#', '#/');
    await expect(implicit.signIn(newClient(platform))).resolves.toMatchObject({ accessToken: 'token-1' });
  });

  it('keeps a plus in the token', async () => {
    const { page, platform } = await returned(implicit);
    page.href = page.href.replace('access_token=token-1', 'access_token=to+ken/1=');
    await expect(implicit.signIn(newClient(platform))).resolves.toMatchObject({ accessToken: 'to+ken/1=' });
    expect(platform.api[0]?.bearer).toBe('to+ken/1=');
  });

  it('keeps an invalid escape unchanged', async () => {
    const { page, platform } = await returned(implicit);
    page.href = page.href.replace('access_token=token-1', 'access_token=50%off');
    await expect(implicit.signIn(newClient(platform))).resolves.toMatchObject({ accessToken: '50%off' });
  });

  it.each(['', 'soon', '-5', 'Infinity', ' '])('has no expiry if expires_in is %j', async (expires_in) => {
    const { platform } = await returned(implicit, {}, { expires_in });
    const data = await implicit.signIn(newClient(platform));
    expect(data.accessToken).toBe('token-1');
    expect(data).not.toHaveProperty('tokenExpiryTime');
    expect(data).not.toHaveProperty('tokenExpiryTimeString');
  });

  it('rejects a response with an empty token', async () => {
    const { page, platform } = await returned(implicit, {}, { access_token: '' });
    const client = newClient(platform);
    const error = await rejection(implicit.signIn(client));
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({ code: 'ERR_TOKEN_ANSWER' });
    expect(client.authData).toEqual({});
    expect(page.departures).toHaveLength(1);
  });

  it('sends no token request', async () => {
    const { platform } = await returned(implicit);
    await implicit.signIn(newClient(platform));
    expect(platform.token).toHaveLength(0);
  });

  it('leaves a code in the query unchanged', async () => {
    const platform = await startPlatform();
    const page = openPage('https://app.example/?code=promo&error=none');
    await departure(page, implicit.signIn(newClient(platform)));
    expect(page.href).toBe('https://app.example/?code=promo&error=none');
  });
});

describe('loginPKCEGrant alone', () => {
  /** Leaves with a code challenge, returns with a code, and returns both ends of the proof. */
  async function proof(): Promise<{
    challenge: string;
    method: string;
    verifier: string;
    form: URLSearchParams;
    platform: Platform;
  }> {
    const platform = await startPlatform();
    const page = openPage();
    const address = await departure(page, pkce.signIn(newClient(platform)));
    page.href = pkce.back({ code: 'the/code+1', state: address.searchParams.get('state') ?? '' });
    await pkce.signIn(newClient(platform));
    const form = platform.token[0]!.form;
    return {
      challenge: address.searchParams.get('code_challenge') ?? '',
      method: address.searchParams.get('code_challenge_method') ?? '',
      verifier: form.get('code_verifier') ?? '',
      form,
      platform,
    };
  }

  it('challenges with BASE64URL(SHA256(verifier)) as RFC 7636 says', async () => {
    const { challenge, method, verifier } = await proof();
    expect(method).toBe('S256');
    expect(challenge).toBe(createHash('sha256').update(verifier, 'ascii').digest('base64url'));
    expect(challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('writes the challenge of RFC 7636, appendix B for the verifier given there', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const octets = [
      116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191, 240, 91, 88, 5,
      88, 83, 132, 141, 121,
    ];
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(Buffer.from(octets).toString('base64url')).toBe(verifier);
    // The client generates its verifier: the test replaces it by that of the appendix before it is hashed.
    const hashed: string[] = [];
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'digest').mockImplementation((algorithm, data) => {
      hashed.push(new TextDecoder().decode(data));
      return digest(algorithm, new TextEncoder().encode(verifier));
    });
    const address = await departure(page, pkce.signIn(newClient(platform)));
    expect(address.searchParams.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect(hashed).toHaveLength(1);
    expect(hashed[0]).toMatch(/^[A-Za-z0-9_-]{64}$/);
  });

  it('writes the challenge in the alphabet of base64url, for any digest', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const digest = Uint8Array.from({ length: 32 }, (_, index) => [0xfb, 0xef, 0xff][index % 3]!);
    expect(Buffer.from(digest).toString('base64')).toMatch(/[+].*[/].*=$/);
    vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(digest.buffer);
    const address = await departure(page, pkce.signIn(newClient(platform)));
    expect(address.searchParams.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'));
  });

  it('uses a verifier of 43 to 128 unreserved characters, another one each time', async () => {
    const first = await proof();
    vi.unstubAllGlobals();
    const second = await proof();
    for (const { verifier } of [first, second]) expect(verifier).toMatch(/^[A-Za-z0-9._~-]{43,128}$/);
    expect(first.verifier).not.toBe(second.verifier);
  });

  it('redeems the code with the fields of the grant and without Basic authorization', async () => {
    const { form, verifier, platform } = await proof();
    expect([...form]).toEqual([
      ['grant_type', 'authorization_code'],
      ['code', 'the/code+1'],
      ['redirect_uri', redirectUri],
      ['client_id', 'web-app'],
      ['code_verifier', verifier],
    ]);
    expect(platform.token[0]?.headers.authorization).toBeUndefined();
    expect(platform.token[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('keeps the verifier out of the address and out of localStorage, and forgets it on return', async () => {
    const platform = await startPlatform();
    const page = openPage();
    const state = await leave(page, platform, pkce);
    const storedText = [...page.sessionStorage.items.values()].join();
    page.href = pkce.back({ code: 'c', state });
    await pkce.signIn(newClient(platform, { persist: true }));
    const verifier = platform.token[0]!.form.get('code_verifier')!;
    expect(storedText).toContain(verifier);
    expect(page.departures.join()).not.toContain(verifier);
    expect([...page.localStorage.items.values()].join()).not.toContain(verifier);
    expect(page.sessionStorage.items.size).toBe(0);
  });

  it('without a stored verifier rejects with a clear error and sends nothing', async () => {
    const { page, platform } = await returned(pkce);
    page.sessionStorage.items.clear();
    const error = await rejection(pkce.signIn(newClient(platform)));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toEqual(
      says('The address contains a response to a sign-in that this page did not begin. Start the sign-in again'),
    );
    expect(platform.token).toHaveLength(0);
    expect(platform.api).toHaveLength(0);
    expect(page.departures).toHaveLength(1);
  });

  it('rejects a refused code, keeps the current sign-in and does not redirect', async () => {
    const { page, platform } = await returned(pkce, { token: () => ({ status: 400, json: { error: 'invalid_grant' } }) });
    const client = newClient(platform);
    const error = await rejection(pkce.signIn(client));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(client.authData).toEqual({});
    expect(page.departures).toHaveLength(1);
  });

  it.each<[string, Answerer]>([
    ['in JSON', ({ body, form }) => ({ status: 400, json: { body, fields: [...form] } })],
    ['in HTML', ({ body }) => ({ status: 502, headers: { 'content-type': 'text/html' }, body: `<p>${body}</p>` })],
    ['in JSON that breaks off', ({ body }) => ({ body: `{"echo":"${body}` })],
    ['and hangs up', () => 'hang-up'],
  ])('a failed exchange shows neither code nor verifier if the login host echoes them %s', async (_how, token) => {
    const { platform } = await returned(pkce, { token }, { code: 'secret-code-1' });
    const error = await rejection(pkce.signIn(newClient(platform)));
    const verifier = platform.token[0]!.form.get('code_verifier')!;
    expect(verifier).toHaveLength(64);
    expectNothingShown(error, ['secret-code-1', verifier]);
  });

  it('needs a secure context', async () => {
    const platform = await startPlatform();
    const page = openPage();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const error = await rejection(pkce.signIn(newClient(platform)));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toContain('https');
    expect(page.departures).toEqual([]);
  });

  it('rejects if the address holds a code field without a value', async () => {
    const { page, platform } = await returned(
      pkce,
      { token: ({ form }) => ({ status: form.get('code') ? 200 : 400, json: {} }) },
      { code: '' },
    );
    expect(await rejection(pkce.signIn(newClient(platform)))).toMatchObject({ status: 400 });
    expect(page.departures).toHaveLength(1);
  });

  it('leaves a token in the fragment unchanged', async () => {
    const platform = await startPlatform();
    const page = openPage('https://app.example/#access_token=x');
    await departure(page, pkce.signIn(newClient(platform)));
    expect(page.href).toBe('https://app.example/#access_token=x');
  });
});
