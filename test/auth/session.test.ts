import { ApiClient, MissingParameterError, UsersApi } from 'contact-centre-client';
import type { ApiClientOptions, AuthData } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MemoryStorage, departure, openPage } from '../support/page.js';
import type { Platform } from './support.js';
import { until } from '../support/until.js';
import { refusal, rejection, startPlatform } from './support.js';

/** A platform whose logins return everything that can be stored. */
const issuing = (): Promise<Platform> =>
  startPlatform({ token: () => ({ json: { access_token: 'token-1', refresh_token: 'refresh-1', expires_in: 3600 } }) });

async function signedIn(platform: Platform, options: ApiClientOptions = {}, clientId = 'app'): Promise<ApiClient> {
  const client = new ApiClient({ timeout: 0, apiUrl: platform.url, ...options });
  await client.loginCodeAuthorizationGrant(clientId, 's3cret', 'code', 'https://app.example/cb');
  return client;
}

/**
 * What a later visit of the same OAuth client finds: it signs in by redirect and needs no login page if something is stored.
 */
async function laterVisit(platform: Platform, options: ApiClientOptions, clientId = 'app'): Promise<ApiClient> {
  const client = new ApiClient({ timeout: 0, apiUrl: platform.url, ...options });
  const page = openPage();
  vi.stubGlobal('localStorage', undefined);
  void client.loginImplicitGrant(clientId, 'https://app.example/').catch(() => undefined);
  const onLeave = vi.fn();
  void page.nextDeparture().then(onLeave);
  await until(() => onLeave.mock.calls.length > 0 || platform.api.length > 0);
  return client;
}

const keptText = (storage: MemoryStorage): string => JSON.stringify([...storage.items]);

describe('settings that persist', () => {
  it('are off by default', async () => {
    const storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
    await signedIn(await issuing());
    expect(storage.items.size).toBe(0);
  });

  it('are stored in localStorage, under one key that begins with contact-centre', async () => {
    const storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
    await signedIn(await issuing(), { persist: true });
    expect([...storage.items.keys()]).toEqual([expect.stringMatching(/^contact-centre_/)]);
  });

  it('hold the tokens, and neither the secret nor the code', async () => {
    const storage = new MemoryStorage();
    await signedIn(await issuing(), { persist: { storage } });
    expect(JSON.parse([...storage.items.values()][0]!)).toMatchObject({ accessToken: 'token-1', refreshToken: 'refresh-1' });
    expect(keptText(storage)).not.toContain('s3cret');
  });

  it('hold no refresh token in a browser, where it could be stolen: a PKCE sign-in is stored without it', async () => {
    const platform = await issuing();
    const page = openPage();
    const pkce = (client: ApiClient): Promise<AuthData> => client.loginPKCEGrant('web-app', 'https://app.example/');
    const comeBack = async (): Promise<void> => {
      const address = await departure(page, pkce(new ApiClient({ timeout: 0, apiUrl: platform.url })));
      page.href = `https://app.example/?code=c&state=${address.searchParams.get('state')}`;
    };
    await comeBack();
    const client = new ApiClient({ timeout: 0, apiUrl: platform.url, persist: true });
    await expect(pkce(client)).resolves.toMatchObject({ accessToken: 'token-1', refreshToken: 'refresh-1' });
    expect(keptText(page.localStorage)).toContain('token-1');
    expect(keptText(page.localStorage)).not.toContain('refresh-1');
    // The stored data is the same sign-in: reading it loses nothing.
    expect(client.restore()).toMatchObject({ accessToken: 'token-1', refreshToken: 'refresh-1' });
    client.setPersistSettings(true, 'another');
    expect(keptText(page.localStorage)).not.toContain('refresh-1');
    // Unless it is enabled.
    await comeBack();
    const asking = new ApiClient({ timeout: 0, apiUrl: platform.url, persist: { refreshToken: true } });
    await pkce(asking);
    expect(keptText(page.localStorage)).toContain('refresh-1');
    asking.setPersistSettings(true, 'third');
    expect(keptText(page.localStorage)).toContain('refresh-1');
  });

  it('hold a refresh token in a browser if that is enabled, even when the access token is no longer accepted', async () => {
    const platform = await startPlatform({ api: () => ({ status: 401, json: {} }) });
    const page = openPage();
    const options: ApiClientOptions = { apiUrl: platform.url, persist: { refreshToken: true } };
    const { storageKey } = new ApiClient(options);
    page.localStorage.setItem(`${storageKey}web-app`, JSON.stringify({ accessToken: 'old', refreshToken: 'r' }));
    const client = new ApiClient(options);
    await departure(page, client.loginPKCEGrant('web-app', 'https://app.example/'));
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['old']);
    expect(client.authData).toEqual({ refreshToken: 'r' });
    expect(JSON.parse(page.localStorage.getItem(client.storageKey!)!)).toEqual({ refreshToken: 'r' });
  });

  it('lose a refresh token in a browser that an earlier release has stored', () => {
    const page = openPage();
    const storageKey = new ApiClient({ timeout: 0, persist: true }).storageKey!;
    page.localStorage.setItem(storageKey, JSON.stringify({ accessToken: 'a', refreshToken: 'r' }));
    expect(new ApiClient({ timeout: 0, persist: true }).authData.accessToken).toBe('a');
    expect(keptText(page.localStorage)).not.toContain('refreshToken');
    page.localStorage.setItem(storageKey, JSON.stringify({ refreshToken: 'r' }));
    expect(new ApiClient({ timeout: 0, persist: true }).authData.accessToken).toBeUndefined();
    expect(page.localStorage.items.size).toBe(0);
  });

  it('hold no refresh token on a server if that is disabled', async () => {
    const storage = new MemoryStorage();
    await signedIn(await issuing(), { persist: { storage, refreshToken: false } });
    expect(keptText(storage)).toContain('token-1');
    expect(keptText(storage)).not.toContain('refresh-1');
  });

  it('move a token that was set by hand before the sign-in to the new key', async () => {
    const platform = await issuing();
    const page = openPage();
    const client = new ApiClient({ timeout: 0, apiUrl: platform.url, persist: true });
    client.setAccessToken('by-hand');
    await client.loginImplicitGrant('web-app', 'https://app.example/');
    expect([...page.localStorage.items.keys()]).toEqual([client.storageKey]);
    await client.logout();
    expect(page.localStorage.items.size).toBe(0);
  });

  it('have the configured prefix', async () => {
    const storage = new MemoryStorage();
    await signedIn(await issuing(), { persist: { storage, prefix: 'mine' } });
    expect([...storage.items.keys()]).toEqual([expect.stringMatching(/^mine_/)]);
  });

  it('are restored by a later visit', async () => {
    const platform = await issuing();
    const storage = new MemoryStorage();
    const { authData } = await signedIn(platform, { persist: { storage } });
    const later = await laterVisit(platform, { persist: { storage } });
    expect(later.authData).toEqual(authData);
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['token-1']);
  });

  it('are restored by a client that received its token by hand', () => {
    const storage = new MemoryStorage();
    new ApiClient({ timeout: 0, persist: { storage } }).setAccessToken('by-hand');
    expect(new ApiClient({ timeout: 0, persist: { storage } }).authData).toEqual({ accessToken: 'by-hand' });
  });

  it('are not rewritten if they are empty or were restored', () => {
    const storage = new MemoryStorage();
    const options = { persist: { storage } };
    const written = vi.spyOn(storage, 'setItem');
    const removed = vi.spyOn(storage, 'removeItem');
    const client = new ApiClient(options);
    expect(removed).not.toHaveBeenCalled();
    client.setAccessToken('by-hand');
    expect(written).toHaveBeenCalledOnce();
    new ApiClient(options);
    expect([written.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0]);
  });

  it('are not rewritten when a page restores them, because other tabs would be notified', () => {
    const { localStorage } = openPage();
    new ApiClient({ timeout: 0, persist: true }).setAccessToken('by-hand');
    const written = vi.spyOn(localStorage, 'setItem');
    expect(new ApiClient({ timeout: 0, persist: true }).authData).toEqual({ accessToken: 'by-hand' });
    expect(written).not.toHaveBeenCalled();
  });

  it('of a token that another client has set by hand stay when this one signs in', async () => {
    const storage = new MemoryStorage();
    const options = { persist: { storage } };
    const platform = await issuing();
    const client = new ApiClient({ timeout: 0, apiUrl: platform.url, ...options });
    const other = new ApiClient({ timeout: 0, apiUrl: platform.url, ...options });
    other.setAccessToken('of the other');
    client.setPersistSettings(true, undefined, storage);
    expect(client.authData).toEqual({ accessToken: 'of the other' });
    client.setPersistSettings(false);
    other.setAccessToken('of the other');
    client.setPersistSettings(true, 'elsewhere', storage);
    client.setPersistSettings(true, 'contact-centre', storage);
    expect(other.restore()).toEqual({ accessToken: 'of the other' });
  });

  it('of a refresh token alone are removed with the sign-in', () => {
    const storage = new MemoryStorage();
    const options = { region: 'us_east_1', persist: { storage } } as const;
    const { storageKey } = new ApiClient(options);
    storage.setItem(storageKey!, JSON.stringify({ refreshToken: 'r' }));
    const client = new ApiClient(options);
    expect(client.authData).toEqual({ refreshToken: 'r' });
    client.setEnvironment('eu_west_1');
    expect(storage.items.size).toBe(0);
  });

  it('can be switched on after the login', async () => {
    const storage = new MemoryStorage();
    const client = await signedIn(await issuing());
    client.setPersistSettings(true, 'late', storage);
    expect([...storage.items.keys()]).toEqual([expect.stringMatching(/^late_/)]);
    expect(keptText(storage)).toContain('token-1');
  });

  it('can be switched on without options', async () => {
    const storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
    const client = await signedIn(await issuing());
    client.setPersistSettings(true);
    expect([...storage.items.keys()]).toEqual([expect.stringMatching(/^contact-centre_/)]);
  });

  it('are removed when they are switched off, while the client stays signed in', async () => {
    const storage = new MemoryStorage();
    const client = await signedIn(await issuing(), { persist: { storage } });
    client.setPersistSettings(false);
    expect(storage.items.size).toBe(0);
    expect(client.authData.accessToken).toBe('token-1');
    client.setAccessToken('later');
    expect(storage.items.size).toBe(0);
  });

  it('leave nothing under the old prefix when the prefix changes', async () => {
    const storage = new MemoryStorage();
    const client = await signedIn(await issuing(), { persist: { storage, prefix: 'before' } });
    client.setPersistSettings(true, 'after', storage);
    expect([...storage.items.keys()]).toEqual([expect.stringMatching(/^after_/)]);
  });

  it('are removed by a logout', async () => {
    const storage = new MemoryStorage();
    const client = await signedIn(await issuing(), { persist: { storage } });
    expect(storage.items.size).toBe(1);
    await client.logout();
    expect(storage.items.size).toBe(0);
  });

  it('are not required: the client works without localStorage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const client = await signedIn(await issuing(), { persist: true });
    expect(client.authData.accessToken).toBe('token-1');
  });

  it('are not required: the client works if reading localStorage throws', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    });
    const client = await signedIn(await issuing(), { persist: true });
    expect(client.authData.accessToken).toBe('token-1');
  });

  it('are not required: the client works if every use of the storage throws', async () => {
    let uses = 0;
    const broken = (): never => {
      uses++;
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = { getItem: broken, setItem: broken, removeItem: broken };
    const client = await signedIn(await issuing(), { persist: { storage } });
    expect(client.authData.accessToken).toBe('token-1');
    client.setPersistSettings(false);
    await client.logout();
    expect(client.authData).toEqual({});
    expect(uses).toBeGreaterThan(2);
  });
});

describe('the sign-in that another tab has stored', () => {
  it('is under storageKey, which exists only if something is stored', async () => {
    const storage = new MemoryStorage();
    const platform = await issuing();
    const client = await signedIn(platform, { persist: { storage } });
    expect([...storage.items.keys()]).toEqual([client.storageKey]);
    expect((await signedIn(platform)).storageKey).toBeUndefined();
    expect(client.clientId).toBe('app');
  });

  it('is restored by restore(), which leaves the storage unchanged', async () => {
    const storage = new MemoryStorage();
    const client = await signedIn(await issuing(), { persist: { storage } });
    storage.setItem(client.storageKey!, JSON.stringify({ accessToken: 'of the other tab' }));
    expect(client.restore()).toEqual({ accessToken: 'of the other tab' });
    storage.removeItem(client.storageKey!);
    expect(client.restore()).toEqual({});
    expect(storage.items.size).toBe(0);
  });

  it('is restored by restore() for an OAuth client before a login method is called, and not for another one', async () => {
    const storage = new MemoryStorage();
    const platform = await issuing();
    await signedIn(platform, { persist: { storage } });
    const open = (): ApiClient => new ApiClient({ timeout: 0, apiUrl: platform.url, persist: { storage } });
    const notified: (string | undefined)[] = [];
    const client = open();
    client.onAuthChange(({ accessToken }) => notified.push(accessToken));
    expect(client.authData).toEqual({});
    expect(client.restore('app')).toMatchObject({ accessToken: 'token-1' });
    expect(client.clientId).toBe('app');
    await Promise.resolve();
    expect(notified).toContain('token-1');
    expect(open().restore('another app')).toEqual({});
    expect(open().restore('app')).toMatchObject({ accessToken: 'token-1' });
    expect(platform.api).toHaveLength(0);
  });

  it.each(['', ' ', 7, null])('is not restored for the OAuth client %j', (clientId) => {
    const client = new ApiClient({ timeout: 0, persist: { storage: new MemoryStorage() } });
    expect(() => client.restore(clientId as string)).toThrow(MissingParameterError);
  });

  it('is ignored by restore() if it is a refresh token alone', () => {
    const storage = new MemoryStorage();
    const { storageKey } = new ApiClient({ timeout: 0, persist: { storage } });
    storage.setItem(storageKey!, JSON.stringify({ refreshToken: 'r' }));
    const client = new ApiClient({ timeout: 0, persist: { storage } });
    storage.removeItem(storageKey!);
    expect(client.restore()).toEqual({});
  });

  it('is ignored by restore() if storing is off', async () => {
    const client = await signedIn(await issuing());
    expect(client.restore()).toMatchObject({ accessToken: 'token-1' });
  });

  it('is removed by forget(), which stays on the page', async () => {
    const storage = new MemoryStorage();
    const client = await signedIn(await issuing(), { persist: { storage } });
    const page = openPage();
    client.forget();
    expect([client.authData, storage.items.size, page.departures]).toEqual([{}, 0, []]);
  });
});

describe('onAuthChange', () => {
  it('reports a sign-in and a sign-out, until it is unsubscribed', async () => {
    const client = await signedIn(await issuing());
    const tokens: (string | undefined)[] = [];
    const stop = client.onAuthChange(({ accessToken }) => tokens.push(accessToken));
    client.setAccessToken('token-2');
    await Promise.resolve();
    client.forget();
    await Promise.resolve();
    expect(tokens).toEqual(['token-2', undefined]);
    stop();
    client.setAccessToken('token-3');
    await Promise.resolve();
    expect(tokens).toHaveLength(2);
  });

  it('says whether the sign-in is the same: it is after a refresh, and not after another token or a sign-out', async () => {
    const platform = await startPlatform({
      api: ({ bearer }) => (bearer === 'token-1' ? refusal : { json: {} }),
      token: (_request, count) => ({ json: { access_token: `token-${count}`, refresh_token: 'refresh-1' } }),
    });
    const client = await signedIn(platform);
    const changes: [string | undefined, boolean][] = [];
    client.onAuthChange(({ accessToken }, isSameSignIn) => changes.push([accessToken, isSameSignIn]));
    await new UsersApi(client).getUser('u1');
    client.setAccessToken('by-hand');
    client.forget();
    await Promise.resolve();
    expect(changes).toEqual([
      ['token-2', true],
      ['by-hand', false],
      [undefined, false],
    ]);
  });

  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('of the listener');
      },
    ],
    ['rejects', () => Promise.reject(new Error('of the listener')) as unknown as undefined],
  ])('a listener that %s is reported once and affects neither the sign-in nor the process', async (_how, listener) => {
    const harm = vi.fn();
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, harm);
      onTestFinished(() => void process.off(event, harm));
    }
    const reports = vi.spyOn(console, 'error').mockReturnValue();
    const client = await signedIn(await issuing());
    const onChange = vi.fn();
    client.onAuthChange(listener);
    client.onAuthChange(onChange);
    client.setAccessToken('token-2');
    client.setAccessToken('token-3');
    expect(client.authData.accessToken).toBe('token-3');
    await until(() => reports.mock.calls.length > 0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reports.mock.calls).toEqual([[expect.stringContaining('onAuthChange'), new Error('of the listener')]]);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(harm).not.toHaveBeenCalled();
  });
});

describe('persisted settings', () => {
  /** A later visit that finds `kept` in place of an earlier sign-in. */
  async function visitWith(storedValue: string): Promise<{ client: ApiClient; storage: MemoryStorage; platform: Platform }> {
    const platform = await issuing();
    const storage = new MemoryStorage();
    const options = { apiUrl: platform.url, persist: { storage } };
    new ApiClient(options).setAccessToken('earlier');
    for (const key of storage.items.keys()) storage.setItem(key, storedValue);
    return { client: new ApiClient(options), storage, platform };
  }

  it.each(['{"accessToken":"x', 'null', '7', '"text"', 'undefined', ''])(
    'with the content %j are ignored and removed',
    async (storedValue) => {
      const { client, storage } = await visitWith(storedValue);
      expect(client.authData).toEqual({});
      expect(storage.items.size).toBe(0);
    },
  );

  it('that are corrupt are also removed when a sign-in reads them', async () => {
    const platform = await issuing();
    const storage = new MemoryStorage();
    await signedIn(platform, { persist: { storage } });
    for (const key of storage.items.keys()) storage.setItem(key, '{"accessToken":"x');
    const later = await laterVisit(platform, { persist: { storage } });
    expect(later.authData).toEqual({});
    expect(storage.items.size).toBe(0);
    expect(platform.api).toHaveLength(0);
  });

  it('with an expired token do not make it used', async () => {
    const { client, platform } = await visitWith(JSON.stringify({ accessToken: 'stale', tokenExpiryTime: Date.now() - 1 }));
    expect(client.authData).toEqual({});
    expect(await rejection(new UsersApi(client).getUser('u1'))).toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
    expect(platform.api).toHaveLength(0);
  });

  it('with a token that expires at this moment do not make it used', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    onTestFinished(() => void vi.useRealTimers());
    const { client } = await visitWith(JSON.stringify({ accessToken: 'stale', tokenExpiryTime: Date.UTC(2026, 0, 1) }));
    expect(client.authData).toEqual({});
  });

  it('with an expired token keep what has not expired', async () => {
    const { client } = await visitWith(
      JSON.stringify({ accessToken: 'stale', state: 's', refreshToken: 'refresh-2', tokenExpiryTime: Date.now() - 1 }),
    );
    expect(client.authData).toEqual({ refreshToken: 'refresh-2' });
  });

  it('with a valid token restore token, expiry and state', async () => {
    const tokenExpiryTime = Date.now() + 60_000;
    const { client, platform } = await visitWith(JSON.stringify({ accessToken: 'good', state: 's', tokenExpiryTime }));
    const tokenExpiryTimeString = new Date(tokenExpiryTime).toUTCString();
    expect(client.authData).toEqual({ accessToken: 'good', state: 's', tokenExpiryTime, tokenExpiryTimeString });
    await new UsersApi(client).getUser('u1');
    expect(platform.api.map(({ bearer }) => bearer)).toEqual(['good']);
  });

  it('with fields of the wrong kind, or without a token, leave those out', async () => {
    const { client } = await visitWith(
      '{"accessToken":"good","refreshToken":1,"state":{},"tokenExpiryTime":"x","isAdmin":true,"__proto__":{"y":1}}',
    );
    expect(client.authData).toEqual({ accessToken: 'good' });
    expect('y' in client.authData).toBe(false);
  });

  it('without a usable token restore none', async () => {
    const { client } = await visitWith('{"accessToken":["x"]}');
    expect(client.authData).toEqual({});
  });

  it('of two OAuth clients do not share a key', async () => {
    const platform = await issuing();
    const storage = new MemoryStorage();
    await signedIn(platform, { persist: { storage } }, 'app-1');
    const other = await laterVisit(platform, { persist: { storage } }, 'app-2');
    expect(other.authData).toEqual({});
    expect(platform.api).toHaveLength(0);
    await signedIn(platform, { persist: { storage }, runtime: 'server' }, 'app-2');
    expect(storage.items.size).toBe(2);
  });

  it('of two regions do not share a key', async () => {
    const storage = new MemoryStorage();
    const here = await issuing();
    const there = await issuing();
    await signedIn(here, { persist: { storage } });
    const other = await laterVisit(there, { persist: { storage } });
    expect(other.authData).toEqual({});
    expect(there.api).toHaveLength(0);
    await signedIn(there, { persist: { storage }, runtime: 'server' });
    expect(storage.items.size).toBe(2);
  });

  it('of two prefixes do not share a key', async () => {
    const platform = await issuing();
    const storage = new MemoryStorage();
    await signedIn(platform, { persist: { storage, prefix: 'one' } });
    const other = await laterVisit(platform, { persist: { storage, prefix: 'two' } });
    expect(other.authData).toEqual({});
  });

  it('a logout of one client leaves those of another alone', async () => {
    const platform = await issuing();
    const storage = new MemoryStorage();
    const first = await signedIn(platform, { persist: { storage } }, 'app-1');
    await signedIn(platform, { persist: { storage } }, 'app-2');
    await first.logout();
    expect([...storage.items.keys()]).toEqual([expect.stringContaining('app-2')]);
  });

  it('are all replaced by a new sign-in', async () => {
    const platform = await startPlatform({
      token: (_request, count) => ({
        json: count === 1 ? { access_token: 'token-1', refresh_token: 'refresh-1', expires_in: 60 } : { access_token: 'token-2' },
      }),
    });
    const storage = new MemoryStorage();
    await signedIn(platform, { persist: { storage } });
    await signedIn(platform, { persist: { storage } });
    expect([...storage.items.values()].map((text) => JSON.parse(text) as unknown)).toEqual([{ accessToken: 'token-2' }]);
  });

  it.each(['two\nlines', ' ', ''])('with the token %j, which no header can carry, restore no token', async (accessToken) => {
    const { client } = await visitWith(JSON.stringify({ accessToken }));
    expect(client.authData).toEqual({});
  });

  it('with a refresh token alone do not count as being signed in', async () => {
    const { client, platform } = await visitWith('{"refreshToken":"refresh-2"}');
    expect(await rejection(new UsersApi(client).getUser('u1'))).toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
    expect(platform.api).toHaveLength(0);
  });
});
