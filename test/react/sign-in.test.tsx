import { NetworkError, SignInError, UsersApi } from 'contact-centre-client';
import { PlatformProvider, usePlatformQuery, useSession } from 'contact-centre-client/react';
import type { SignInOptions, SignInSettings } from 'contact-centre-client/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../support/page.js';
import type { App, Platform } from './support.js';
import {
  activeUsers,
  answerLogin,
  appUrl,
  clientOf,
  makeQueryClient,
  openTab,
  renderApp,
  settled,
  startPlatform,
  until,
} from './support.js';

const strictly = (inner: ReactNode): ReactNode => <StrictMode>{inner}</StrictMode>;

const settingsOf = ({ sandbox }: Platform, grant: SignInSettings['grant']): SignInSettings => ({
  grant,
  clientId: sandbox.clients[grant].id,
  redirectUri: appUrl,
});

/** Clicks "Sign in" and waits until the page is left. */
async function leave(app: App, page: BrowserPage, options?: SignInOptions): Promise<URL> {
  await until(() => settled(app));
  act(() => {
    app.session.signIn(options);
  });
  await until(() => page.departures.length > 0);
  return await page.nextDeparture();
}

/** A page that has returned from the login page. */
async function comeBack(
  platform: Platform,
  settings: SignInSettings,
  answer: Parameters<typeof answerLogin>[2],
  options?: SignInOptions,
): Promise<BrowserPage> {
  const page = openTab();
  const app = renderApp({ client: clientOf(platform), signIn: settings });
  const departure = await leave(app, page, options);
  app.unmount();
  page.href = await answerLogin(platform, departure, answer);
  return page;
}

const count = ({ calls }: Platform, call: string): number => calls.filter((entry) => entry === call).length;

describe.each(['pkce', 'implicit'] as const)('Signing in by %s', (grant) => {
  it('redirects to the login page on request, and not before', async () => {
    const platform = startPlatform();
    const settings = settingsOf(platform, grant);
    const page = openTab();
    const app = renderApp({ client: clientOf(platform), signIn: settings, wrapper: strictly });
    expect(app.sessions[0]!.status).toBe('restoring');
    await until(() => settled(app));
    expect(app.session).toMatchObject({
      status: 'signed-out',
      expired: false,
      user: undefined,
      expiry: undefined,
      error: undefined,
    });
    expect(platform.sentRequests).toEqual([]);
    expect(page.departures).toEqual([]);
    const departure = await leave(app, page);
    expect(app.session.status).toBe('signing-in');
    expect(departure.origin + departure.pathname).toBe('https://login.mypurecloud.ie/oauth/authorize');
    expect(Object.fromEntries(departure.searchParams)).toMatchObject({
      client_id: settings.clientId,
      redirect_uri: appUrl,
      response_type: grant === 'pkce' ? 'code' : 'token',
    });
  });

  it('finishes the return once, under StrictMode and with two providers', async () => {
    const platform = startPlatform();
    const settings = settingsOf(platform, grant);
    const user = activeUsers(platform.sandbox)[5]!;
    const page = await comeBack(platform, settings, { userId: user.id });
    const client = clientOf(platform);
    const app = renderApp({
      client,
      signIn: settings,
      wrapper: strictly,
      children: (
        <PlatformProvider client={client} signIn={{ ...settings }}>
          <span />
        </PlatformProvider>
      ),
    });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    expect(app.session).toMatchObject({ user: { id: user.id, name: user.name }, expiresSoon: false, error: undefined });
    expect(app.session.expiry).toBe(client.authData.tokenExpiryTime);
    expect(app.session.expiry).toBeGreaterThan(Date.now());
    expect(app.sessions.map(({ status }) => status)).not.toContain('signed-out');
    expect(count(platform, 'POST /oauth/token')).toBe(grant === 'pkce' ? 1 : 0);
    expect(count(platform, 'GET /api/v2/tokens/me')).toBe(1);
    expect(count(platform, 'GET /api/v2/users/me')).toBe(1);
    expect(page.href).toBe(appUrl);
    expect(page.rewrites).toHaveLength(1);
    expect(page.departures).toHaveLength(1);
  });

  it('reports why the login page returned no user', async () => {
    const platform = startPlatform();
    const settings = settingsOf(platform, grant);
    const page = await comeBack(platform, settings, 'deny');
    const app = renderApp({ client: clientOf(platform), signIn: settings, wrapper: strictly });
    await until(() => settled(app));
    expect(app.session).toMatchObject({ status: 'error', user: undefined });
    expect(app.session.error).toBeInstanceOf(SignInError);
    expect(app.session.error!.message).toContain('access_denied');
    expect(page.href).toBe(appUrl);
    expect(page.departures).toHaveLength(1);
    await leave(app, page);
    expect(app.session.status).toBe('signing-in');
  });

  it('rejects a response whose state differs from the one that was sent', async () => {
    const platform = startPlatform();
    const settings = settingsOf(platform, grant);
    const page = await comeBack(platform, settings, { userId: activeUsers(platform.sandbox)[0]!.id });
    page.href = page.href.replace(/state=[^&]*/, 'state=foreign');
    const client = clientOf(platform);
    const app = renderApp({ client, signIn: settings, wrapper: strictly });
    await until(() => settled(app));
    expect(app.session).toMatchObject({ status: 'error', error: { code: 'ERR_STATE_MISMATCH' } });
    expect(client.authData.accessToken).toBeUndefined();
  });

  it('ignores parameters that look like a response but belong to no sign-in of this tab', async () => {
    const platform = startPlatform();
    const address = `${appUrl}?code=of-another-flow&error=none#access_token=x&state=y`;
    const page = openTab(address);
    const app = renderApp({ client: clientOf(platform), signIn: settingsOf(platform, grant) });
    await until(() => settled(app));
    expect(app.session.status).toBe('signed-out');
    expect(page.href).toBe(address);
    expect(platform.sentRequests).toEqual([]);
  });

  it('is finished with the settings that started it, of which no secret is stored', async () => {
    const platform = startPlatform();
    const usual: SignInSettings = {
      grant: grant === 'pkce' ? 'implicit' : 'pkce',
      clientId: 'another-client',
      redirectUri: `${appUrl}/usual`,
    };
    const { id: clientId } = platform.sandbox.clients[grant];
    const user = activeUsers(platform.sandbox)[3]!;
    const chosen: SignInOptions = {
      grant,
      clientId,
      redirectUri: `${appUrl}/other`,
      org: 'harbourline',
      provider: 'okta',
      state: 'here',
    };
    const page = await comeBack(platform, usual, { userId: user.id }, chosen);
    const departure = new URL(page.departures[0]!).searchParams;
    expect(Object.fromEntries(departure)).toMatchObject({
      client_id: clientId,
      redirect_uri: `${appUrl}/other`,
      org: 'harbourline',
      provider: 'okta',
    });
    expect(departure.get('state')).not.toBe('here');
    const storedChoices = [...page.sessionStorage.items].filter(([key]) => key.includes('chosen'));
    expect(storedChoices.map(([, text]) => JSON.parse(text) as unknown)).toEqual([
      { grant, clientId, redirectUri: `${appUrl}/other` },
    ]);
    const client = clientOf(platform);
    const app = renderApp({ client, signIn: usual, wrapper: strictly });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    expect(app.session.user).toMatchObject({ id: user.id });
    expect(client.authData.state).toBe('here');
    expect(page.href).toBe(`${appUrl}/other`);
  });
});

describe('A sign-in with other settings than the default', () => {
  it('reports its own failure', async () => {
    const platform = startPlatform();
    const usual: SignInSettings = { grant: 'pkce', clientId: 'another-client', redirectUri: appUrl };
    const page = await comeBack(platform, usual, 'deny', { clientId: platform.sandbox.clients.pkce.id });
    const app = renderApp({ client: clientOf(platform), signIn: usual });
    await until(() => settled(app));
    expect(app.session.error?.message).toContain('access_denied');
    expect(page.href).toBe(appUrl);
  });

  it('is removed by a sign-out', async () => {
    const platform = startPlatform();
    const usual: SignInSettings = { grant: 'implicit', clientId: 'another-client', redirectUri: appUrl };
    const chosen = settingsOf(platform, 'pkce');
    const page = await comeBack(platform, usual, { userId: activeUsers(platform.sandbox)[1]!.id }, chosen);
    const app = renderApp({ client: clientOf(platform), signIn: usual });
    await until(() => app.session.status === 'signed-in');
    act(() => {
      app.session.signOut();
    });
    await until(() => page.departures.length === 2);
    expect([...page.sessionStorage.items]).toEqual([]);
  });

  it('ignores invalid settings that another program wrote to the storage', async () => {
    const platform = startPlatform();
    const page = openTab();
    for (const text of [
      '{',
      'null',
      '1',
      '{"grant":"password","clientId":"a","redirectUri":"b"}',
      '{"grant":"pkce","clientId":1}',
    ]) {
      page.sessionStorage.setItem('contact-centre_chosen_sign_in:https://login.mypurecloud.ie:usual', text);
      const app = renderApp({ client: clientOf(platform), signIn: { grant: 'pkce', clientId: 'usual', redirectUri: appUrl } });
      await until(() => settled(app));
      expect(app.session.status).toBe('signed-out');
      app.unmount();
    }
  });
});

describe('Restoring', () => {
  const keep = { persist: true };

  async function signedInBefore(platform: Platform): Promise<{ page: BrowserPage; settings: SignInSettings; token: string }> {
    const settings = settingsOf(platform, 'pkce');
    const page = await comeBack(platform, settings, { userId: activeUsers(platform.sandbox)[0]!.id });
    const client = clientOf(platform, keep);
    const app = renderApp({ client, signIn: settings });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    app.unmount();
    return { page, settings, token: client.authData.accessToken! };
  }

  it('uses a stored sign-in after checking it', async () => {
    const platform = startPlatform();
    const { page, settings, token } = await signedInBefore(platform);
    const before = platform.sentRequests.length;
    const client = clientOf(platform, keep);
    const app = renderApp({ client, signIn: settings, wrapper: strictly });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    expect(client.authData.accessToken).toBe(token);
    expect(app.session.expiry).toBe(client.authData.tokenExpiryTime);
    expect(platform.calls.slice(before)).toEqual(['GET /api/v2/tokens/me', 'GET /api/v2/users/me']);
    expect(page.departures).toHaveLength(1);
  });

  it('never redirects to the login page by itself, even if the stored token is rejected', async () => {
    const platform = startPlatform();
    const { page, settings } = await signedInBefore(platform);
    platform.sandbox.expireTokens();
    const app = renderApp({ client: clientOf(platform, keep), signIn: settings });
    await until(() => settled(app));
    expect(app.session).toMatchObject({ status: 'signed-out', expired: true });
    expect(page.departures).toHaveLength(1);
    expect([...page.localStorage.items]).toEqual([]);
  });

  it('reports that a stored sign-in could not be checked, keeps it, and retries on request', async () => {
    const platform = startPlatform();
    const { page, settings, token } = await signedInBefore(platform);
    platform.breakFor(/tokens\/me/);
    const client = clientOf(platform, keep);
    const app = renderApp({ client, signIn: settings });
    await until(() => settled(app));
    expect(app.session.status).toBe('error');
    expect(app.session.error).toBeInstanceOf(NetworkError);
    expect(app.session).toMatchObject({ isUnchecked: true });
    expect(client.authData.accessToken).toBe(token);
    platform.breakFor(undefined);
    act(() => {
      app.session.signIn();
    });
    await until(() => app.session.status === 'signed-in');
    expect(page.departures).toHaveLength(1);
  });

  it.each([408, 429, 503])('checks a stored sign-in again with retry() after a %i', async (status) => {
    const platform = startPlatform();
    const { settings, token } = await signedInBefore(platform);
    platform.sandbox.fail({ status, route: 'GET /api/v2/tokens/me' });
    const client = clientOf(platform, keep);
    const app = renderApp({ client, signIn: settings });
    await until(() => settled(app));
    expect(app.session).toMatchObject({ status: 'error', isUnchecked: true, error: { status } });
    act(() => {
      app.session.retry();
    });
    expect(app.session.status).toBe('restoring');
    await until(() => app.session.status === 'signed-in');
    expect(client.authData.accessToken).toBe(token);
  });

  it('uses the default settings again if a sign-in with others was not completed', async () => {
    const platform = startPlatform();
    const { page, settings } = await signedInBefore(platform);
    const first = renderApp({ client: clientOf(platform), signIn: settings });
    await until(() => settled(first));
    act(() => {
      first.session.signIn({ clientId: platform.sandbox.clients.code.id, redirectUri: `${appUrl}/other` });
    });
    await until(() => page.departures.length === 2);
    first.unmount();
    expect([...page.sessionStorage.items].some(([key]) => key.includes('chosen'))).toBe(true);
    // The browser's "back" button, without a response.
    const app = renderApp({ client: clientOf(platform, keep), signIn: settings });
    await until(() => app.session.status === 'signed-in');
  });

  it('needs no settings if the client receives its token directly', async () => {
    const platform = startPlatform();
    openTab();
    const client = clientOf(platform);
    const app = renderApp({ client, wrapper: strictly });
    await until(() => settled(app));
    expect(app.session.status).toBe('signed-out');
    const user = activeUsers(platform.sandbox)[2]!;
    client.setAccessToken(platform.sandbox.issueAccessToken(user.id));
    await until(() => app.session.user !== undefined);
    expect(app.session).toMatchObject({ status: 'signed-in', user: { id: user.id }, expiry: undefined, expiresSoon: false });
    expect(platform.calls).toEqual(['GET /api/v2/users/me']);
  });

  it('fills in the parts of the user that the provider requests', async () => {
    const platform = startPlatform();
    openTab();
    const client = clientOf(platform);
    client.setAccessToken(platform.sandbox.issueAccessToken(activeUsers(platform.sandbox)[0]!.id));
    const app = renderApp({ client, userExpand: ['authorization', 'presence'] });
    await until(() => app.session.user !== undefined);
    expect(app.session.user?.authorization?.permissions).toContain('routing:queue:view');
    expect(platform.sentRequests.map(({ url }) => new URL(url).searchParams.getAll('expand'))).toEqual([
      ['authorization', 'presence'],
    ]);
  });

  it('continues if the page is restored meanwhile', async () => {
    const platform = startPlatform();
    const { settings } = await signedInBefore(platform);
    const app = renderApp({ client: clientOf(platform, keep), signIn: settings });
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(app.session.status).toBe('restoring');
    await until(() => app.session.status === 'signed-in');
    expect(app.sessions.map(({ status }) => status)).not.toContain('signed-out');
  });

  it('ends immediately if a token that was set is rejected', async () => {
    const platform = startPlatform();
    openTab();
    const client = clientOf(platform);
    client.setAccessToken('one-of-yesterday');
    const app = renderApp({ client });
    await until(() => app.session.status === 'signed-out');
    expect(app.session.expired).toBe(true);
    expect(platform.calls).toEqual(['GET /api/v2/users/me', 'GET /api/v2/tokens/me']);
  });

  it('counts as expired if a token that was set is rejected', async () => {
    const platform = startPlatform();
    const page = openTab();
    const client = clientOf(platform);
    client.setAccessToken('one-of-yesterday');
    const app = renderApp({ client, signIn: settingsOf(platform, 'pkce') });
    await until(() => app.session.status === 'signed-out');
    expect(app.session.expired).toBe(true);
    expect(platform.calls).toEqual(['GET /api/v2/tokens/me']);
    expect(page.departures).toEqual([]);
  });

  it('does not sign in again after an earlier sign-out', async () => {
    const platform = startPlatform();
    const { page, settings } = await signedInBefore(platform);
    const client = clientOf(platform, keep);
    const app = renderApp({ client, signIn: settings });
    act(() => {
      app.session.signOut();
    });
    await until(() => page.departures.length === 2);
    expect(app.session.status).toBe('signed-out');
    expect(client.authData.accessToken).toBeUndefined();
    expect([...page.localStorage.items]).toEqual([]);
  });

  it('begins as soon as the settings exist', async () => {
    const platform = startPlatform();
    const { settings } = await signedInBefore(platform);
    const client = clientOf(platform, keep);
    const statuses: string[] = [];
    function Watch(): null {
      statuses.push(useSession().status);
      return null;
    }
    const queryClient = makeQueryClient();
    const page = (signIn?: SignInSettings): ReactNode => (
      <QueryClientProvider client={queryClient}>
        <PlatformProvider client={client} signIn={signIn}>
          <Watch />
        </PlatformProvider>
      </QueryClientProvider>
    );
    const { rerender } = render(page());
    await until(() => statuses.at(-1) === 'signed-out');
    rerender(page(settings));
    await until(() => statuses.at(-1) === 'signed-in');
    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual([
      'restoring',
      'signed-out',
      'restoring',
      'signed-in',
    ]);
  });
});

describe('signIn', () => {
  it('waits until an earlier sign-in was restored, and redirects only if there is none', async () => {
    const platform = startPlatform();
    const settings = settingsOf(platform, 'pkce');
    const user = activeUsers(platform.sandbox)[1]!;
    const page = await comeBack(platform, settings, { userId: user.id });
    function Eager(): null {
      const { signIn } = useSession();
      useEffect(() => {
        signIn();
      }, [signIn]);
      return null;
    }
    const app = renderApp({ client: clientOf(platform), signIn: settings, children: <Eager />, wrapper: strictly });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    expect(page.departures).toHaveLength(1);
  });

  it('redirects if there is none, even if called before the provider has begun to restore', async () => {
    const platform = startPlatform();
    const page = openTab();
    function Eager(): null {
      const { signIn } = useSession();
      // The effects of children run before those of the provider.
      useEffect(() => {
        signIn({ state: 'eager' });
      }, [signIn]);
      return null;
    }
    const app = renderApp({ client: clientOf(platform), signIn: settingsOf(platform, 'pkce'), children: <Eager /> });
    await until(() => page.departures.length > 0);
    expect(app.sessions.map(({ status }) => status)).toEqual(['restoring', 'signing-in']);
    expect(page.departures).toHaveLength(1);
  });

  it('redirects once, however often it is called', async () => {
    const platform = startPlatform();
    const page = openTab();
    function Eager(): null {
      const { status, signIn } = useSession();
      useEffect(() => {
        if (status === 'signed-out') signIn();
      }, [status, signIn]);
      return null;
    }
    const app = renderApp({
      client: clientOf(platform),
      signIn: settingsOf(platform, 'pkce'),
      wrapper: strictly,
      children: [<Eager key="1" />, <Eager key="2" />],
    });
    await until(() => page.departures.length > 0);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(page.departures).toHaveLength(1);
    expect(app.session.status).toBe('signing-in');
  });

  it('requests a new token for a signed-in user, and keeps the old one until then', async () => {
    const platform = startPlatform();
    const settings = settingsOf(platform, 'pkce');
    const page = await comeBack(platform, settings, { userId: activeUsers(platform.sandbox)[1]!.id });
    const client = clientOf(platform, { persist: true });
    const app = renderApp({ client, signIn: settings });
    await until(() => app.session.status === 'signed-in');
    const { accessToken } = client.authData;
    act(() => {
      app.session.signIn();
    });
    await until(() => page.departures.length === 2);
    expect([...page.localStorage.items.values()].join()).toContain(accessToken);
  });

  it('reports invalid settings', async () => {
    const platform = startPlatform();
    const page = openTab();
    const app = renderApp({ client: clientOf(platform) });
    await until(() => settled(app));
    act(() => {
      app.session.signIn();
    });
    await until(() => settled(app));
    expect(app.session).toMatchObject({ status: 'error', error: { name: 'MissingParameterError', parameter: 'clientId' } });
    act(() => {
      app.session.signIn({ clientId: 'a', redirectUri: appUrl, org: 'acme' });
    });
    await until(() => settled(app) && app.session.error?.name === 'SignInError');
    expect(page.departures).toEqual([]);
  });

  it('can be retried when the page is restored from the back/forward cache', async () => {
    const platform = startPlatform();
    const page = openTab();
    const app = renderApp({ client: clientOf(platform), signIn: settingsOf(platform, 'pkce') });
    await leave(app, page);
    const show = (persisted: boolean): void => {
      act(() => {
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      });
    };
    // The end of the page load.
    show(false);
    expect(app.session.status).toBe('signing-in');
    show(true);
    await until(() => app.session.status === 'signed-out');
    act(() => {
      app.session.signIn();
    });
    await until(() => page.departures.length === 2);
  });
});

describe('The user', () => {
  it('is undefined without an error if the token belongs to a client without a user', async () => {
    const platform = startPlatform();
    const client = clientOf(platform);
    client.setAccessToken(platform.sandbox.issueAccessToken());
    const app = renderApp({ client });
    await until(() => platform.calls.includes('GET /api/v2/users/me') && app.session.status === 'signed-in');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(app.session).toMatchObject({ status: 'signed-in', user: undefined, error: undefined });
  });

  it('is undefined with an error if the platform could not return it', async () => {
    const platform = startPlatform();
    platform.breakFor(/users\/me/);
    const client = clientOf(platform);
    client.setAccessToken(platform.sandbox.issueAccessToken(activeUsers(platform.sandbox)[0]!.id));
    const app = renderApp({ client });
    await until(() => app.session.error !== undefined);
    expect(app.session).toMatchObject({ status: 'signed-in', user: undefined });
    expect(app.session.error).toBeInstanceOf(NetworkError);
    platform.breakFor(undefined);
    act(() => {
      app.session.retry();
    });
    await until(() => app.session.user !== undefined);
    expect(app.session.error).toBeUndefined();
  });

  it('changes with the token, and another user never sees cached responses of the first', async () => {
    const platform = startPlatform();
    const ada = activeUsers(platform.sandbox)[0]!;
    const bob = activeUsers(platform.sandbox)[1]!;
    const client = clientOf(platform);
    client.setAccessToken(platform.sandbox.issueAccessToken(ada.id));
    const app = renderApp({ client, children: <Me /> });
    await until(() => app.container.textContent === ada.id && app.session.user?.id === ada.id);
    // The same user with a new token: nothing is fetched again.
    const before = platform.sentRequests.length;
    client.setAccessToken(platform.sandbox.issueAccessToken(ada.id));
    await until(() => platform.sentRequests.length > before);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(platform.calls.slice(before)).toEqual(['GET /api/v2/users/me']);
    expect(app.container.textContent).toBe(ada.id);
    client.setAccessToken(platform.sandbox.issueAccessToken(bob.id));
    await until(() => app.session.user?.id === bob.id);
    expect(
      JSON.stringify(
        app.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain(ada.id);
  });
});

function Me(): ReactNode {
  return usePlatformQuery(UsersApi, 'getUsersMe', [{ expand: ['presence'] }]).data?.id;
}
