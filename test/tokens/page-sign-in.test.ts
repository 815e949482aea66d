import { ConfigurationError, SignInError, UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { code, tabStore } from 'contact-centre-client/tokens';
import type { CodeOptions, TokenStore } from 'contact-centre-client/tokens';
import { describe, expect, it, vi } from 'vitest';
import { errorOf } from '../core/probe.js';
import { MemoryStorage, openPage } from '../support/page.js';
import type { BrowserPage } from '../support/page.js';
import { until } from '../support/until.js';
import { calendar, platform } from './support.js';

const REDIRECT = 'https://app.example/';

/** A client of a page, newly created each time that the page is loaded. */
function loadedPage({ url }: { url: string }, options: Partial<CodeOptions> = {}): { api: UsersApi; client: ApiClient } {
  const auth = code({ clientId: 'app', redirectUri: REDIRECT, login: true, ...options });
  const client = new ApiClient({ apiUrl: url, auth, rejectWith: 'error', timeout: 0 });
  return { api: new UsersApi(client), client };
}

/** Waits until the page leaves for the login page, and returns from there with a response. */
async function comeBack(page: BrowserPage, answer = 'code=fresh'): Promise<URL> {
  const login = await page.nextDeparture();
  page.href = `${REDIRECT}?tab=queues&${answer}&state=${login.searchParams.get('state') ?? ''}`;
  return login;
}

/** A call whose result is not needed, as the page unloads meanwhile. */
const begin = (api: UsersApi): void => void api.getUsersMe().catch(() => undefined);

describe('A page without a sign-in', () => {
  it('goes to the login page with its first call, and the first call after it redeems the response', async () => {
    const page = openPage(REDIRECT);
    const server = await platform();
    begin(loadedPage(server, { login: { org: 'acme', provider: 'okta', login_hint: 'amara' } }).api);
    const login = await comeBack(page);
    expect([login.pathname, Object.fromEntries(login.searchParams)]).toEqual([
      '/oauth/authorize',
      {
        client_id: 'app',
        redirect_uri: REDIRECT,
        response_type: 'code',
        code_challenge_method: 'S256',
        org: 'acme',
        provider: 'okta',
        login_hint: 'amara',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        state: expect.stringMatching(/^[\w-]{32}$/) as string,
      },
    ]);
    const { api } = loadedPage(server);
    await Promise.all([api.getUsersMe(), api.getUsersMe()]);
    expect(server.token.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^grant_type=authorization_code&code=fresh&redirect_uri=.*&client_id=app&code_verifier=[\w-]{64}$/),
    ]);
    expect(page.href).toBe(`${REDIRECT}?tab=queues`);
    expect(page.departures).toHaveLength(1);
  });

  it('does not redirect if that is disabled, and ignores an address that is no response', async () => {
    const page = openPage(`${REDIRECT}?code=of-the-application&state=open`);
    const server = await platform();
    const { api } = loadedPage(server, { login: { redirect: false } });
    const error = await errorOf(api.getUsersMe(), SignInError);
    expect(error.cause).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
    expect(page.departures).toEqual([]);
    expect(page.href).toContain('of-the-application');
    // A page that redirects refuses it, because the sign-in is not its own: otherwise it would redirect forever.
    const leaving = await errorOf(loadedPage(server).api.getUsersMe(), SignInError);
    expect(leaving.cause).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
    expect(page.departures).toEqual([]);
  });

  it('reports why the login page refused', async () => {
    const page = openPage(REDIRECT);
    const server = await platform();
    begin(loadedPage(server).api);
    await comeBack(page, 'error=access_denied&error_description=Not+today');
    const error = await errorOf(loadedPage(server).api.getUsersMe(), SignInError);
    expect(error.cause).toEqual(new SignInError('access_denied: Not today'));
    expect(page.departures).toHaveLength(1);
    expect(server.token).toEqual([]);
  });
});

describe('A sign-in of a page', () => {
  it('that has expired does not redirect in the middle of a page', async () => {
    const later = calendar();
    const page = openPage(REDIRECT);
    const server = await platform();
    begin(loadedPage(server).api);
    await comeBack(page);
    const { api, client } = loadedPage(server);
    await api.getUsersMe();
    later(950);
    await api.getUsersMe();
    later(60);
    const error = await errorOf(api.getUsersMe(), SignInError);
    expect(error.cause).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
    expect(page.departures).toHaveLength(1);
    // The application begins a new sign-in.
    client.forget();
    begin(api);
    await page.nextDeparture();
  });

  it('that has just completed takes precedence over the one in the store, which is used if it fails', async () => {
    const page = openPage(REDIRECT);
    let refuses = false;
    const server = await platform((_request, count) =>
      refuses
        ? { status: 400, json: { error: 'invalid_grant' } }
        : { json: { access_token: `tkn-planted-${count}`, expires_in: 1000 } },
    );
    const storage = new MemoryStorage();
    const storeOptions = () => ({ store: tabStore('kept', { storage }), user: 'me' });
    begin(loadedPage(server, storeOptions()).api);
    await comeBack(page);
    const { client, api } = loadedPage(server, storeOptions());
    await api.getUsersMe();
    expect(client.authData.accessToken).toBe('tkn-planted-1');
    // A user signs in again, though a token is stored.
    begin(loadedPage(server).api);
    await comeBack(page, 'code=second');
    const again = loadedPage(server, storeOptions());
    await again.api.getUsersMe();
    expect(again.client.authData.accessToken).toBe('tkn-planted-2');
    refuses = true;
    begin(loadedPage(server).api);
    await comeBack(page, 'code=third');
    const last = loadedPage(server, storeOptions());
    await last.api.getUsersMe();
    expect(last.client.authData.accessToken).toBe('tkn-planted-2');
    expect(page.href).toBe(`${REDIRECT}?tab=queues`);
  });

  it('is refused if it has no address to return to, or has unknown options', () => {
    expect(() => code({ clientId: 'app', login: true })).toThrow('redirectUri');
    expect(() => code({ clientId: 'app', redirectUri: REDIRECT, login: { state: 'a' } as never })).toThrow(
      'login of code: unknown option "state"',
    );
    expect(() => tabStore('tabs', { store: new MemoryStorage() } as never)).toThrow(ConfigurationError);
  });
});

describe('The tokens that tabs store', () => {
  const openStore = async (
    storage: MemoryStorage,
    name: string,
  ): Promise<{ store: TokenStore; server: Awaited<ReturnType<typeof platform>> }> => {
    openPage(REDIRECT);
    return { store: tabStore(name, { storage }), server: await platform() };
  };
  const refreshing = { login: undefined as never, refreshToken: 'first', user: 'me' };

  it('outlive the tabs, and are removed by a sign-out, which the other tabs receive', async () => {
    const storage = new MemoryStorage();
    const name = crypto.randomUUID();
    const { store, server } = await openStore(storage, name);
    await loadedPage(server, { ...refreshing, store }).api.getUsersMe();
    expect([...storage.items]).toEqual([[expect.stringContaining(`${name} `), expect.stringContaining('tkn-planted-1')]]);
    const [one, other] = [tabStore(name, { storage }), tabStore(name, { storage })].map((tab) =>
      loadedPage(server, { ...refreshing, store: tab }),
    );
    await Promise.all([one?.api.getUsersMe(), other?.api.getUsersMe()]);
    expect(server.token).toHaveLength(1);
    const signOut = new Promise<void>((resolve) => {
      other?.client.onAuthChange(({ accessToken }) => {
        if (accessToken === undefined) resolve();
      });
    });
    one?.client.forget();
    await signOut;
    await until(() => storage.items.size === 0);
  });

  it('cause onStoreError if there is no room', async () => {
    const full = new MemoryStorage();
    vi.spyOn(full, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const { store, server } = await openStore(full, crypto.randomUUID());
    const errors: unknown[] = [];
    const { api } = loadedPage(server, { ...refreshing, store, onStoreError: (error) => errors.push(error) });
    await api.getUsersMe();
    expect(errors).toEqual([
      expect.objectContaining({ name: 'TokenStoreError', message: expect.stringContaining('No room') as string }),
    ]);
  });
});
