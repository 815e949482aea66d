import {
  ApiClient,
  ConfigurationError,
  ContactCentreError,
  MissingParameterError,
  SignInError,
  UsersApi,
} from 'contact-centre-client';
import type { AuthKind, Transport } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { MemoryStorage, openPage } from '../support/page.js';
import { expectNothingShown, flavours, rejection, startPlatform } from './support.js';
import { says } from '../support/says.js';

/** Responds to everything and records the addresses. */
function recording(): { transport: Transport; sent: { url: string; authorization: string | undefined }[] } {
  const sent: { url: string; authorization: string | undefined }[] = [];
  const transport: Transport = ({ url, headers }) => {
    sent.push({ url, authorization: headers['Authorization'] });
    const body = new TextEncoder().encode('{"access_token":"token-1"}');
    return Promise.resolve({ status: 200, statusText: 'OK', headers: { 'content-type': 'application/json' }, body });
  };
  return { transport, sent };
}

describe.each(flavours)('the signed-in client of $entry', ({ makeClient }) => {
  it('is not signed in initially: calls reject before sending', async () => {
    const platform = await startPlatform();
    const error = await rejection(new UsersApi(makeClient({ apiUrl: platform.url })).getUser('u1'));
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({
      message: says('Token is not set. Call a login method or setAccessToken() first'),
      code: 'ERR_TOKEN_NOT_SET',
    });
    expect(platform.api).toHaveLength(0);
  });

  it('sends the token of setAccessToken', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    client.setAccessToken('by-hand');
    await new UsersApi(client).getUser('u1');
    expect(platform.api[0]?.headers.authorization).toBe('Bearer by-hand');
    expect(client.authData).toEqual({ accessToken: 'by-hand' });
  });

  it('forgets the whole earlier sign-in at setAccessToken', async () => {
    const platform = await startPlatform({
      token: () => ({ json: { access_token: 'token-1', refresh_token: 'refresh-1', expires_in: 60 } }),
    });
    const client = makeClient({ apiUrl: platform.url });
    await client.loginCodeAuthorizationGrant('app', 's3cret', 'code', 'https://app.example/');
    client.setAccessToken('by-hand');
    expect(client.authData).toEqual({ accessToken: 'by-hand' });
  });

  it.each(['secret\nmiddle-part', 'secret-\u0000-middle-part', 'secret-€-middle-part'])(
    'a token that no header can carry is refused, not shown and not sent in another form: %j',
    async (token) => {
      const platform = await startPlatform();
      const client = makeClient({ apiUrl: platform.url });
      const attempt = async (): Promise<unknown> => {
        client.setAccessToken(token);
        return await new UsersApi(client).getUser('u1');
      };
      const error = await rejection(attempt());
      expect(error).toBeInstanceOf(ContactCentreError);
      expectNothingShown(error, [token, 'middle-part']);
      expect(platform.api).toHaveLength(0);
    },
  );

  it.each([undefined, null, '', ' ', 7, {}])('refuses setAccessToken(%j)', (token) => {
    const client = makeClient({});
    client.setAccessToken('good');
    expect(() => {
      client.setAccessToken(token as string);
    }).toThrow(new MissingParameterError('token', 'setAccessToken'));
    expect(client.authData).toEqual({ accessToken: 'good' });
  });

  it('names the method that received a value that no header can carry', () => {
    expect(() => {
      makeClient({}).setAccessToken('two\nlines');
    }).toThrow(expect.objectContaining({ parameter: 'token', operation: 'setAccessToken' }));
  });

  it('holds token, refresh token and expiry, as number and as UTC text', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 1, 28, 23, 59, 0) });
    try {
      const platform = await startPlatform({
        token: () => ({ json: { access_token: 'a', refresh_token: 'r', expires_in: 90, token_type: 'bearer', scope: 'x' } }),
      });
      const client = makeClient({ apiUrl: platform.url });
      await client.loginCodeAuthorizationGrant('app', 's3cret', 'code', 'https://app.example/');
      expect(client.authData).toEqual({
        accessToken: 'a',
        refreshToken: 'r',
        tokenExpiryTime: Date.UTC(2026, 2, 1, 0, 0, 30),
        tokenExpiryTimeString: 'Sun, 01 Mar 2026 00:00:30 GMT',
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a number', 60, true],
    ['a number as text', '60', true],
    ['zero', 0, true],
    ['missing', undefined, false],
    ['null', null, false],
    ['negative', -1, false],
    ['blank', ' ', false],
    ['no number', 'soon', false],
    ['a list', [60], false],
  ])('has an expiry only if expires_in is a number of seconds: %s', async (_what, expires_in, hasExpiry) => {
    const platform = await startPlatform({ token: () => ({ json: { access_token: 'a', expires_in } }) });
    const client = makeClient({ apiUrl: platform.url });
    await client.loginClientCredentialsGrant('app', 's3cret');
    expect(Object.hasOwn(client.authData, 'tokenExpiryTime')).toBe(hasExpiry);
    expect(Object.hasOwn(client.authData, 'tokenExpiryTimeString')).toBe(hasExpiry);
  });

  it('never shows an invalid date as its expiry', async () => {
    const platform = await startPlatform({ token: () => ({ json: { access_token: 'a', expires_in: 1e300 } }) });
    const client = makeClient({ apiUrl: platform.url });
    await client.loginClientCredentialsGrant('app', 's3cret');
    expect(client.authData.tokenExpiryTimeString).not.toBe('Invalid Date');
  });

  it.each([undefined, '', 7])('ignores a refresh token that is %j', async (refresh_token) => {
    const platform = await startPlatform({ token: () => ({ json: { access_token: 'a', refresh_token } }) });
    const client = makeClient({ apiUrl: platform.url });
    await client.loginCodeAuthorizationGrant('app', 's3cret', 'code', 'https://app.example/');
    expect(client.authData).toEqual({ accessToken: 'a' });
  });

  it('keeps the refresh token it signed in with, if the response carries none', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    await client.refreshCodeAuthorizationGrant('app', 's3cret', 'kept-refresh');
    expect(client.authData).toMatchObject({ accessToken: 'token-1', refreshToken: 'kept-refresh' });
  });

  it('shares nothing with another client', async () => {
    const platform = await startPlatform();
    const first = makeClient({ apiUrl: platform.url });
    const second = makeClient({ apiUrl: platform.url });
    await first.loginClientCredentialsGrant('app', 's3cret');
    expect(second.authData).toEqual({});
    expect(await rejection(new UsersApi(second).getUser('u1'))).toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
  });

  it('moves calls and sign-in to the new environment', async () => {
    const { transport, sent } = recording();
    const client = makeClient({ region: 'us_east_1', transport });
    await client.loginClientCredentialsGrant('app', 's3cret');
    client.setEnvironment('mypurecloud.ie');
    await client.loginClientCredentialsGrant('app', 's3cret');
    await new UsersApi(client).getUser('u1');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://login.mypurecloud.com/oauth/token',
      'https://login.mypurecloud.ie/oauth/token',
      'https://api.mypurecloud.ie/api/v2/users/u1',
    ]);
  });

  it('stays on its hosts if the new environment is invalid', () => {
    const client = makeClient({ region: 'eu_west_1' });
    expect(() => {
      client.setEnvironment('nowhere');
    }).toThrow(ConfigurationError);
    expect(client.loginUrl).toBe('https://login.mypurecloud.ie');
  });

  it('rejects a call with an unknown authentication type', async () => {
    const { transport, sent } = recording();
    const client = makeClient({ transport });
    client.setAccessToken('by-hand');
    const details = { auth: 'apikey' as AuthKind };
    const call = client.send({ operation: 'getThing', route: 'GET /api/v2/thing', required: {}, details });
    const error = await rejection(call);
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toEqual(says('Unknown authentication type: apikey. Use oauth, guest or none'));
    expect(sent).toEqual([]);
  });

  it('detects where it runs, unless that is configured', () => {
    const client = makeClient({});
    expect(client.runtime).toBe('server');
    openPage();
    expect(client.runtime).toBe('browser');
    expect(makeClient({ runtime: 'server' }).runtime).toBe('server');
  });
});

describe('logout', () => {
  async function signedIn(): Promise<ApiClient> {
    const platform = await startPlatform();
    const client = new ApiClient({ timeout: 0, apiUrl: platform.url, loginUrl: platform.url, runtime: 'server' });
    await client.loginClientCredentialsGrant('app & co', 's3cret');
    return client;
  }

  it('is refused before any login with a clear error, and does not redirect', async () => {
    const page = openPage();
    const error = await rejection(new ApiClient().logout('https://app.example/'));
    expect(error).toBeInstanceOf(SignInError);
    expect((error as Error).message).toEqual(says('Cannot log out before a login. Use forget()'));
    expect(page.departures).toEqual([]);
  });

  it('on a server forgets the tokens and sends nothing', async () => {
    const client = await signedIn();
    await client.logout();
    expect(client.authData).toEqual({});
    expect(await rejection(new UsersApi(client).getUser('u1'))).toMatchObject({
      message: says('Token is not set. Call a login method or setAccessToken() first'),
    });
  });

  it('on a server does not redirect, even if there is a page', async () => {
    const client = await signedIn();
    const page = openPage();
    await client.logout('https://app.example/');
    expect(page.departures).toEqual([]);
  });

  it('in a browser goes to the logout page, with an encoded redirect', async () => {
    const page = openPage();
    const storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
    const platform = await startPlatform();
    const client = new ApiClient({ timeout: 0, apiUrl: platform.url, loginUrl: 'https://login.example', persist: true });
    void client.loginImplicitGrant('app & co', 'https://app.example/').catch(() => undefined);
    await page.nextDeparture();
    client.setAccessToken('token-1');
    expect(storage.items.size).toBe(1);
    await client.logout('https://app.example/bye?a=1&b=ü#top');
    expect(page.departures[1]).toBe(
      'https://login.example/logout?client_id=app%20%26%20co&redirect_uri=https%3A%2F%2Fapp.example%2Fbye%3Fa%3D1%26b%3D%C3%BC%23top',
    );
    expect(client.authData).toEqual({});
    expect(storage.items.size).toBe(0);
  });

  it('in a browser sends no redirect if none is passed', async () => {
    const page = openPage();
    const client = new ApiClient({ timeout: 0, region: 'eu_west_1' });
    void client.loginImplicitGrant('app', 'https://app.example/').catch(() => undefined);
    await page.nextDeparture();
    await client.logout();
    expect(page.departures[1]).toBe('https://login.mypurecloud.ie/logout?client_id=app');
  });

  it('in a worker, which has no page, forgets the tokens and says so', async () => {
    const platform = await startPlatform();
    const client = new ApiClient({ timeout: 0, apiUrl: platform.url });
    await client.loginClientCredentialsGrant('app', 's3cret');
    vi.stubGlobal('window', { document: {} });
    const error = await rejection(client.logout());
    expect(error).toMatchObject({ code: 'ERR_UNSUPPORTED_RUNTIME' });
    expect(client.authData).toEqual({});
  });
});
