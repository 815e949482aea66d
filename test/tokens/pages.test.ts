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
    const served = await platform();
    begin(loadedPage(served, { login: { org: 'acme', provider: 'okta', login_hint: 'amara' } }).api);
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
    const { api } = loadedPage(served);
    await Promise.all([api.getUsersMe(), api.getUsersMe()]);
    expect(served.token.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^grant_type=authorization_code&code=fresh&redirect_uri=.*&client_id=app&code_verifier=[\w-]{64}$/),
    ]);
    expect(page.href).toBe(`${REDIRECT}?tab=queues`);
    expect(page.departures).toHaveLength(1);
  });

  it('does not redirect if that is disabled, and ignores an address that is no response', async () => {
    const page = openPage(`${REDIRECT}?code=of-the-application&state=open`);
    const served = await platform();
    const { api } = loadedPage(served, { login: { redirect: false } });
    const error = await errorOf(api.getUsersMe(), SignInError);
    expect(error.cause).toMatchObject({ code: 'ERR_SIGN_IN_REQUIRED' });
    expect(page.departures).toEqual([]);
    expect(page.href).toContain('of-the-application');
    // A page that redirects refuses it, because the sign-in is not its own: otherwise it would redirect forever.
    const leaving = await errorOf(loadedPage(served).api.getUsersMe(), SignInError);
    expect(leaving.cause).toMatchObject({ code: 'ERR_STATE_MISMATCH' });
    expect(page.departures).toEqual([]);
  });

  it('reports why the login page refused', async () => {
    const page = openPage(REDIRECT);
    const served = await platform();
    begin(loadedPage(served).api);
    await comeBack(page, 'error=access_denied&error_description=Not+today');
    const error = await errorOf(loadedPage(served).api.getUsersMe(), SignInError);
    expect(error.cause).toEqual(new SignInError('access_denied: Not today'));
    expect(page.departures).toHaveLength(1);
    expect(served.token).toEqual([]);
  });
});

describe('A sign-in of a page', () => {
  it('that has expired does not redirect in the middle of a page', async () => {
    const later = calendar();
    const page = openPage(REDIRECT);
    const served = await platform();
    begin(loadedPage(served).api);
    await comeBack(page);
    const { api, client } = loadedPage(served);
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
    const served = await platform((_request, count) =>
      refuses
        ? { status: 400, json: { error: 'invalid_grant' } }
        : { json: { access_token: `tkn-planted-${count}`, expires_in: 1000 } },
    );
    const storage = new MemoryStorage();
    const kept = () => ({ store: tabStore('kept', { storage }), user: 'me' });
    begin(loadedPage(served, kept()).api);
    await comeBack(page);
    const { client, api } = loadedPage(served, kept());
    await api.getUsersMe();
    expect(client.authData.accessToken).toBe('tkn-planted-1');
    // A user signs in again, though a token is stored.
    begin(loadedPage(served).api);
    await comeBack(page, 'code=second');
    const again = loadedPage(served, kept());
    await again.api.getUsersMe();
    expect(again.client.authData.accessToken).toBe('tkn-planted-2');
    refuses = true;
    begin(loadedPage(served).api);
    await comeBack(page, 'code=third');
    const last = loadedPage(served, kept());
    await last.api.getUsersMe();
    expect(last.client.authData.accessToken).toBe('tkn-planted-2');
    expect(page.href).toBe(`${REDIRECT}?tab=queues`);
  });

  it('is refused if it has no address to return to, or has unknown options', () => {
    expect(() => code({ clientId: 'app', login: true })).toThrow('redirectUri');
    expect(() => code({ clientId: 'app', redirectUri: REDIRECT, login: { state: 'a' } as never })).toThrow(
      'login of code has no "state"',
    );
    expect(() => tabStore('tabs', { store: new MemoryStorage() } as never)).toThrow(ConfigurationError);
  });
});

describe('The tokens that tabs store', () => {
  const opened = async (
    storage: MemoryStorage,
    name: string,
  ): Promise<{ store: TokenStore; served: Awaited<ReturnType<typeof platform>> }> => {
    openPage(REDIRECT);
    return { store: tabStore(name, { storage }), served: await platform() };
  };
  const refreshing = { login: undefined as never, refreshToken: 'first', user: 'me' };

  it('outlive the tabs, and are removed by a sign-out, which the other tabs receive', async () => {
    const storage = new MemoryStorage();
    const name = crypto.randomUUID();
    const { store, served } = await opened(storage, name);
    await loadedPage(served, { ...refreshing, store }).api.getUsersMe();
    expect([...storage.items]).toEqual([[expect.stringContaining(`${name} `), expect.stringContaining('tkn-planted-1')]]);
    const [one, other] = [tabStore(name, { storage }), tabStore(name, { storage })].map((tab) =>
      loadedPage(served, { ...refreshing, store: tab }),
    );
    await Promise.all([one?.api.getUsersMe(), other?.api.getUsersMe()]);
    expect(served.token).toHaveLength(1);
    const told = new Promise<void>((resolve) => {
      other?.client.onAuthChange(({ accessToken }) => {
        if (accessToken === undefined) resolve();
      });
    });
    one?.client.forget();
    await told;
    await until(() => storage.items.size === 0);
  });

  it('cause onStoreError if there is no room', async () => {
    const full = new MemoryStorage();
    vi.spyOn(full, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const { store, served } = await opened(full, crypto.randomUUID());
    const errors: unknown[] = [];
    const { api } = loadedPage(served, { ...refreshing, store, onStoreError: (error) => errors.push(error) });
    await api.getUsersMe();
    expect(errors).toEqual([
      expect.objectContaining({ name: 'TokenStoreError', message: expect.stringContaining('No room') as string }),
    ]);
  });
});
