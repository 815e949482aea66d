import type { AuthPopupConfiguration } from 'contact-centre-client/vendor';
import { ApiClient } from 'contact-centre-client/vendor';
import { ConfigurationError, InvalidParameterError, SignInError } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { startPlatform } from '../auth/support.js';
import { errorOf } from '../core/probe.js';
import { openPage } from '../support/page.js';
import { until } from '../support/until.js';
import { says } from '../support/says.js';

const redirectUri = 'https://app.example/popup.html';

/** A page whose popups the test controls. */
async function opening(settings: AuthPopupConfiguration = {}) {
  const platform = await startPlatform();
  const page = openPage();
  const events = new EventTarget();
  const popup = { closed: false, close: vi.fn(), postMessage: vi.fn() };
  const opened: URL[] = [];
  const open = vi.fn((address: string) => (opened.push(new URL(address)), popup));
  Object.assign(window, {
    open,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  const client = new ApiClient({ timeout: 0, apiUrl: platform.url });
  const statuses: string[] = [];
  client.addAuthPopupStatusListener((status) => statuses.push(status));
  client.updateAuthPopupConfiguration({ usePopup: true, autoClosePopupDelay: 0, ...settings });
  const message = (data: object, from: { source?: unknown; origin?: string } = {}): void => {
    const event = {
      source: popup,
      origin: 'https://app.example',
      data: { name: 'gc_auth_popup', type: 'message', ...data },
      ...from,
    };
    events.dispatchEvent(Object.assign(new Event('message'), event));
  };
  const state = async (): Promise<string> => {
    await until(() => opened.length > 0);
    return opened[0]?.searchParams.get('state') ?? '';
  };
  return { platform, page, client, told: statuses, message, state, popup, opened };
}

describe('A sign-in in a popup', () => {
  it('redeems the code of the popup without leaving the page', async () => {
    const { platform, page, client, told: statuses, message, state, popup, opened } = await opening();
    const login = client.loginPKCEGrant('web-app', redirectUri, { state: 'where I was' });
    message({ search: `?code=the-code&state=${await state()}` });
    expect(await login).toMatchObject({ accessToken: 'token-1', state: 'where I was' });
    expect(opened[0]?.searchParams.get('code_challenge_method')).toBe('S256');
    expect(platform.token[0]?.form.get('code')).toBe('the-code');
    expect(page.departures).toEqual([]);
    expect(statuses).toEqual(['INIT', 'AUTHENTICATED']);
    await until(() => popup.close.mock.calls.length > 0);
  });

  it('is not affected by a listener that throws', async () => {
    const { client, message, state } = await opening();
    const reports = vi.spyOn(console, 'error').mockReturnValue();
    Object.assign(window, { reportError: undefined });
    client.onAuthPopupStatus = () => {
      throw new Error('of the listener');
    };
    const login = client.loginPKCEGrant('web-app', redirectUri);
    message({ search: `?code=the-code&state=${await state()}` });
    expect(await login).toMatchObject({ accessToken: 'token-1' });
    expect(reports).toHaveBeenCalledWith('A listener to a popup failed:', new Error('of the listener'));
  });

  it('accepts the token of the implicit grant', async () => {
    const { client, message, state } = await opening();
    const login = client.loginImplicitGrant('web-app', redirectUri);
    message({ hash: `#access_token=planted&expires_in=60&state=${await state()}` });
    expect(await login).toMatchObject({ accessToken: 'planted' });
  });

  it.each<[string, object]>([
    ['another window', { source: {} }],
    ['another origin', { origin: 'https://app.example.evil.example' }],
    ['an origin that the address begins with', { origin: 'https://app.exampl' }],
    ['no origin', { origin: '' }],
  ])('ignores a message of %s', async (_whose, from) => {
    const { client, message, state, platform } = await opening();
    const login = client.loginPKCEGrant('web-app', redirectUri);
    message({ search: `?code=forged&state=${await state()}` }, from);
    message({ search: `?code=the-code&state=${await state()}` });
    await login;
    expect(platform.token.map(({ form }) => form.get('code'))).toEqual(['the-code']);
  });

  it('rejects a response with another state', async () => {
    const { client, message, state, platform, told: statuses } = await opening();
    const login = client.loginPKCEGrant('web-app', redirectUri);
    await state();
    message({ search: '?code=forged&state=forged' });
    expect((await errorOf(login, SignInError)).code).toBe('ERR_STATE_MISMATCH');
    expect(platform.token).toEqual([]);
    expect(statuses).toEqual(['INIT', 'AUTH_ERROR']);
  });

  it('ends on timeout', async () => {
    const { client, told: statuses } = await opening({ popupTimeout: 20 });
    await errorOf(client.loginPKCEGrant('web-app', redirectUri), SignInError);
    expect(statuses).toEqual(['INIT', 'TIMEOUT']);
  });

  it('ends when the user closes it', async () => {
    const { client, told: statuses, state, popup } = await opening();
    const login = client.loginPKCEGrant('web-app', redirectUri);
    await state();
    popup.closed = true;
    const error = await errorOf(login, SignInError);
    expect([error.code, error.message]).toEqual(['ERR_SIGN_IN', says('The popup was closed before it responded')]);
    expect(statuses).toEqual(['INIT', 'ABORTED']);
  });

  it('accepts the response of a popup that closes itself immediately', async () => {
    const { client, message, told: statuses, state, popup } = await opening();
    const login = client.loginPKCEGrant('web-app', redirectUri);
    const search = `?code=the-code&state=${await state()}`;
    const looks = vi.fn(() => true);
    Object.defineProperty(popup, 'closed', { get: looks });
    await until(() => looks.mock.calls.length > 0);
    message({ search });
    expect(await login).toMatchObject({ accessToken: 'token-1' });
    expect(statuses).toEqual(['INIT', 'AUTHENTICATED']);
  });

  it('is closed and abandoned when another login begins', async () => {
    const { client, message, told: statuses, state, popup, platform } = await opening();
    const first = errorOf(client.loginPKCEGrant('web-app', redirectUri), SignInError);
    const old = await state();
    client.setAccessToken('of another login');
    expect((await first).code).toBe('ERR_SIGN_IN_SUPERSEDED');
    await until(() => popup.close.mock.calls.length > 0);
    message({ search: `?code=late&state=${old}` });
    expect(statuses).toEqual(['INIT', 'ABORTED']);
    expect(platform.token).toEqual([]);
  });

  it('sends the options and the verifier of the program to the login page', async () => {
    const { client, message, state, platform, opened } = await opening();
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const login = client.loginPKCEGrant(
      'web-app',
      redirectUri,
      { target: 'org', login_hint: 'a@b.example:org', prompt: 'login' },
      verifier,
    );
    message({ search: `?code=the-code&state=${await state()}` });
    await login;
    expect(Object.fromEntries(opened[0]?.searchParams ?? [])).toMatchObject({
      target: 'org',
      login_hint: 'a@b.example:org',
      prompt: 'login',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    });
    expect(platform.token[0]?.form.get('code_verifier')).toBe(verifier);
  });

  it.each(['too-short', 'x'.repeat(129), `${'x'.repeat(43)} `, 'é'.repeat(43), 43 as never])(
    'rejects the verifier %j before it opens, without quoting it',
    async (verifier) => {
      const { client, opened } = await opening();
      const error = await errorOf(client.loginPKCEGrant('web-app', redirectUri, null, verifier), InvalidParameterError);
      expect(error.message).toMatch(/codeVerifier.*43 to 128 letters/);
      expect(error.message).not.toMatch(/too-short|xxx|é/);
      expect(opened).toEqual([]);
    },
  );

  it('reports that the browser blocked the popup', async () => {
    const { client } = await opening();
    Object.assign(window, { open: () => null });
    const error = await errorOf(client.loginPKCEGrant('web-app', redirectUri), SignInError);
    expect(error.message).toContain('blocked the popup');
  });

  it('rejects unknown settings', async () => {
    const { client } = await opening();
    expect(() => {
      client.setAuthPopupConfiguration({ useWindowReplace: true } as object);
    }).toThrow(ConfigurationError);
    expect(client.getAuthPopupConfiguration().usePopup).toBe(true);
  });
});
