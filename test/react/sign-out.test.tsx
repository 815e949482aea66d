import { RoutingApi, UsersApi, WebChatApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client/fetch';
import { platformQueryOptions, usePlatformQuery } from 'contact-centre-client/react';
import type { SignInSettings } from 'contact-centre-client/react';
import { dehydrate, hydrate, keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrowserPage } from '../support/page.js';
import type { App, Platform } from './support.js';
import {
  activeUsers,
  appUrl,
  clientOf,
  makeQueryClient,
  openTab,
  renderApp,
  signedInClient,
  startPlatform,
  until,
} from './support.js';

const hour = 3_600_000;
const persist = { persist: true };

/** Stores a sign-in in the page's storage, as an earlier visit would. */
function keepSignIn(
  page: BrowserPage,
  platform: Platform,
  {
    userId,
    expiresIn = 24 * hour,
    clientId = platform.sandbox.clients.pkce.id,
  }: { userId?: string; expiresIn?: number; clientId?: string } = {},
): string {
  const accessToken = platform.sandbox.issueAccessToken(userId ?? activeUsers(platform.sandbox)[0]!.id);
  const storedTokens = { accessToken, tokenExpiryTime: Date.now() + expiresIn };
  page.localStorage.setItem(`contact-centre_auth_data:https://login.mypurecloud.ie:${clientId}`, JSON.stringify(storedTokens));
  return accessToken;
}

const settingsOf = ({ sandbox }: Platform): SignInSettings => ({
  grant: 'pkce',
  clientId: sandbox.clients.pkce.id,
  redirectUri: appUrl,
});

function Queues(): ReactNode {
  const { data, status } = usePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 1 }]);
  return data?.entities[0]?.name ?? status;
}

const firstQueue = ({ sandbox }: Platform): string => sandbox.queues.map(({ name }) => name).sort()[0]!;

const signedIn = (app: App): boolean => app.session.status === 'signed-in' && app.session.user !== undefined;

/** Simulates a change of the storage by another tab. */
function storageChanged(key: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

const keptKey = (page: BrowserPage): string => [...page.localStorage.items.keys()].find((key) => key.includes('auth_data'))!;

afterEach(() => {
  vi.useRealTimers();
});

describe('signOut', () => {
  it('removes tokens and responses, and redirects to the logout page', async () => {
    const platform = startPlatform();
    const page = openTab();
    keepSignIn(page, platform);
    const client = clientOf(platform, persist);
    const app = renderApp({ client, signIn: settingsOf(platform), children: <Queues /> });
    app.queryClient.setQueryData(['own'], 'of the application');
    await until(() => signedIn(app) && app.container.textContent === firstQueue(platform));
    act(() => {
      app.session.signOut({ redirectUri: `${appUrl}/other` });
    });
    expect(app.session).toMatchObject({ status: 'signed-out', expired: false, user: undefined, expiry: undefined });
    expect(app.container.textContent).toBe('pending');
    await until(() => page.departures.length > 0);
    const departure = new URL(page.departures[0]!);
    expect(departure.origin + departure.pathname).toBe('https://login.mypurecloud.ie/logout');
    expect(departure.searchParams.get('redirect_uri')).toBe(`${appUrl}/other`);
    expect(client.authData.accessToken).toBeUndefined();
    expect([...page.localStorage.items]).toEqual([]);
    expect(
      JSON.stringify(
        app.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      ),
    ).toBe('["of the application",null]');
  });

  it('stays on the page if the user did not sign in by the login page', async () => {
    const platform = startPlatform();
    const page = openTab();
    const client = signedInClient(platform);
    const app = renderApp({ client });
    await until(() => signedIn(app));
    act(() => {
      app.session.signOut();
    });
    expect(app.session.status).toBe('signed-out');
    expect(client.authData.accessToken).toBeUndefined();
    expect(page.departures).toEqual([]);
  });

  it('keeps responses of pending requests out of the cache', async () => {
    const platform = startPlatform();
    openTab();
    platform.holdBack(/queues/);
    const app = renderApp({ client: signedInClient(platform), children: <Queues /> });
    await until(() => platform.calls.includes('GET /api/v2/routing/queues'));
    act(() => {
      app.session.signOut();
    });
    await until(() => platform.aborted.length === 1);
    expect(app.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })).toEqual([]);
  });

  it('removes responses from the screen, including those of plain hooks, earlier pages and a server', async () => {
    const platform = startPlatform();
    openTab();
    const client = signedInClient(platform);
    const people = activeUsers(platform.sandbox).slice(0, 3);
    const [first, second, third] = people.map(({ id }) => id) as [string, string, string];
    const rendered = makeQueryClient();
    rendered.setQueryData(platformQueryOptions(client, UsersApi, 'getUser', [first]).queryKey, {
      id: first,
      name: people[0]!.name,
      version: 1,
    });
    const queryClient = makeQueryClient();
    hydrate(queryClient, dehydrate(rendered));
    let choose!: (id: string) => void;
    function Plain(): ReactNode {
      return useQuery({ ...platformQueryOptions(client, UsersApi, 'getUser', [first]), staleTime: Infinity }).data?.name ?? '-';
    }
    function Paged(): ReactNode {
      const [chosen, setChosen] = useState(second);
      choose = setChosen;
      return usePlatformQuery(UsersApi, 'getUser', [chosen], { placeholderData: keepPreviousData }).data?.name ?? '-';
    }
    const app = renderApp({ client, queryClient, children: [<Plain key="1" />, ' and ', <Paged key="2" />] });
    const bothShown = `${people[0]!.name} and ${people[1]!.name}`;
    await until(() => signedIn(app) && app.container.textContent === bothShown);
    platform.holdBack(new RegExp(third));
    act(() => {
      choose(third);
    });
    expect(app.container.textContent).toBe(bothShown);
    act(() => {
      app.session.signOut();
    });
    // The bindings clear their data immediately; a plain hook clears it after TanStack Query notifies it.
    expect(app.container.textContent).toMatch(/ and -$/);
    await until(() => app.container.textContent === '- and -');
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.data !== undefined),
    ).toBe(false);
  });

  it('clears the given cache', async () => {
    const platform = startPlatform();
    openTab();
    const queryClient = makeQueryClient();
    const client = signedInClient(platform);
    const { queryKey } = platformQueryOptions(client, UsersApi, 'getUsers', []);
    queryClient.setQueryData(queryKey, { entities: [] });
    const app = renderApp({ client, queryClient });
    await until(() => signedIn(app));
    act(() => {
      app.session.signOut();
    });
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it('fetches everything again for the next user', async () => {
    const platform = startPlatform();
    openTab();
    const client = signedInClient(platform);
    const app = renderApp({ client, children: <Queues /> });
    await until(() => signedIn(app) && app.container.textContent === firstQueue(platform));
    act(() => {
      app.session.signOut();
    });
    client.setAccessToken(platform.sandbox.issueAccessToken(activeUsers(platform.sandbox)[1]!.id));
    await until(() => signedIn(app) && app.container.textContent === firstQueue(platform));
    expect(platform.calls.filter((call) => call === 'GET /api/v2/routing/queues')).toHaveLength(2);
  });

  it('follows a client that the application signs out', async () => {
    const platform = startPlatform();
    openTab();
    const client = signedInClient(platform);
    const app = renderApp({ client });
    await until(() => signedIn(app));
    client.forget();
    await until(() => app.session.status === 'signed-out');
    expect(app.session.expired).toBe(false);
  });
});

describe('A rejected token', () => {
  it('ends the session after the platform has confirmed the rejection', async () => {
    const platform = startPlatform();
    const page = openTab();
    keepSignIn(page, platform);
    const client = clientOf(platform, persist);
    const app = renderApp({ client, signIn: settingsOf(platform), children: <Queues /> });
    await until(() => signedIn(app) && app.container.textContent === firstQueue(platform));
    platform.sandbox.expireTokens();
    const before = platform.sentRequests.length;
    await act(() => app.queryClient.invalidateQueries());
    await until(() => app.session.status === 'signed-out');
    expect(app.session).toMatchObject({ expired: true, user: undefined });
    expect(platform.calls.slice(before)).toEqual(['GET /api/v2/routing/queues', 'GET /api/v2/tokens/me']);
    expect(app.container.textContent).toBe('pending');
    expect([...page.localStorage.items]).toEqual([]);
    expect(page.departures).toEqual([]);
  });

  it('is checked once, however many calls receive a 401', async () => {
    const platform = startPlatform();
    openTab();
    function Many(): ReactNode {
      usePlatformQuery(RoutingApi, 'getRoutingQueues', []);
      usePlatformQuery(RoutingApi, 'getRoutingSkills', []);
      return usePlatformQuery(RoutingApi, 'getRoutingLanguages', []).status;
    }
    const app = renderApp({ client: signedInClient(platform), children: <Many /> });
    await until(() => signedIn(app) && app.queryClient.isFetching() === 0);
    platform.sandbox.expireTokens();
    const before = platform.sentRequests.length;
    await act(() => app.queryClient.invalidateQueries());
    await until(() => app.session.status === 'signed-out');
    expect(platform.calls.slice(before).filter((call) => call === 'GET /api/v2/tokens/me')).toHaveLength(1);
  });

  it('is kept if only one operation responds 401', async () => {
    const platform = startPlatform();
    openTab();
    platform.sandbox.on(RoutingApi, 'getRoutingQueues', new Response('{}', { status: 401 }));
    const app = renderApp({ client: signedInClient(platform), children: <Queues /> });
    await until(() => app.container.textContent === 'error' && platform.calls.includes('GET /api/v2/tokens/me'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(app.session.status).toBe('signed-in');
  });

  it('is not assumed if the call of a guest is rejected', async () => {
    const platform = startPlatform();
    openTab();
    const client = signedInClient(platform);
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    client.setGuestToken(`${part({ alg: 'none' })}.${part({})}.none`);
    function Guest(): ReactNode {
      return usePlatformQuery(WebChatApi, 'getWebchatGuestConversationMember', ['a', 'b']).error?.name;
    }
    const app = renderApp({ client, children: <Guest /> });
    await until(() => signedIn(app) && app.container.textContent === 'AuthenticationError');
    expect(platform.calls).not.toContain('GET /api/v2/tokens/me');
  });

  async function refreshing(): Promise<{ app: App; client: ApiClient; platform: Platform; refuse: () => void }> {
    const platform = startPlatform();
    const { id, secret } = platform.sandbox.clients.code;
    let refuses = false;
    const refusal = { status: 400, statusText: '', headers: { 'content-type': 'application/json' } };
    const client = clientOf(platform, {
      runtime: 'server',
      transport: async (request) =>
        refuses && request.url.endsWith('/oauth/token')
          ? { ...refusal, body: new TextEncoder().encode('{"error":"invalid_grant"}') }
          : await platform.transport(request),
    });
    const code = platform.sandbox.issueAuthorizationCode({ clientId: id, redirectUri: appUrl });
    await client.loginCodeAuthorizationGrant(id, secret, code, appUrl);
    openTab();
    const app = renderApp({ client, children: <Queues /> });
    await until(() => signedIn(app) && app.container.textContent === firstQueue(platform));
    return { app, client, platform, refuse: () => void (refuses = true) };
  }

  it('is not reported after a successful refresh', async () => {
    const { app, platform } = await refreshing();
    platform.sandbox.expireTokens();
    await act(() => app.queryClient.invalidateQueries());
    await until(() => app.queryClient.isFetching() === 0);
    expect(app.session.status).toBe('signed-in');
    expect(app.container.textContent).toBe(firstQueue(platform));
  });

  it('counts as expired if the refresh was rejected', async () => {
    const { app, platform, refuse } = await refreshing();
    platform.sandbox.expireTokens();
    refuse();
    await act(() => app.queryClient.invalidateQueries());
    await until(() => app.session.status === 'signed-out');
    expect(app.session.expired).toBe(true);
  });

  it('is not reported after a temporary failure of a refresh: the next call retries', async () => {
    const { app, client, platform } = await refreshing();
    platform.sandbox.expireTokens();
    platform.breakFor(/oauth\/token/, 4);
    await act(() => app.queryClient.invalidateQueries());
    await until(() => app.queryClient.isFetching() === 0);
    expect(app.session.status).toBe('signed-in');
    expect(client.authData.refreshToken).toBeDefined();
  });
});

describe('Expiry', () => {
  const fakes = { toFake: ['setTimeout', 'clearTimeout', 'Date'] as ('setTimeout' | 'clearTimeout' | 'Date')[] };

  async function expiring(
    expiresIn: number,
    provider: { warnBeforeMs?: number; warnBefore?: number } = {},
  ): Promise<{ app: App; client: ApiClient; page: BrowserPage; platform: Platform }> {
    vi.useFakeTimers(fakes);
    const platform = startPlatform();
    const page = openTab();
    keepSignIn(page, platform, { expiresIn });
    const client = clientOf(platform, persist);
    const app = renderApp({
      client,
      signIn: settingsOf(platform),
      ...provider,
      children: <Queues />,
      wrapper: (inner) => <StrictMode>{inner}</StrictMode>,
    });
    await until(() => signedIn(app));
    return { app, client, page, platform };
  }

  const pass = (ms: number): void => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('is reported five minutes ahead, and then ends the session', async () => {
    const { app, client, page } = await expiring(hour);
    expect(app.session).toMatchObject({ expiresSoon: false, expiry: Date.now() + hour });
    pass(hour - 300_001);
    expect(app.session.expiresSoon).toBe(false);
    pass(1);
    expect(app.session).toMatchObject({ status: 'signed-in', expiresSoon: true });
    pass(299_999);
    expect(app.session.status).toBe('signed-in');
    pass(1);
    expect(app.session).toMatchObject({ status: 'signed-out', expired: true, expiry: undefined, expiresSoon: false });
    expect(client.authData.accessToken).toBeUndefined();
    expect([...page.localStorage.items]).toEqual([]);
    expect(app.container.textContent).toBe('pending');
    expect(page.departures).toEqual([]);
  });

  it('is reported as early as warnBefore defines, the former name of warnBeforeMs', async () => {
    const { app } = await expiring(hour, { warnBefore: 60_000 });
    pass(hour - 60_001);
    expect(app.session.expiresSoon).toBe(false);
    pass(1);
    expect(app.session.expiresSoon).toBe(true);
  });

  it('is reported as early as warnBeforeMs defines, which may change', async () => {
    const { app } = await expiring(hour, { warnBeforeMs: 60_000 });
    pass(hour - 60_001);
    expect(app.session.expiresSoon).toBe(false);
    pass(1);
    expect(app.session.expiresSoon).toBe(true);
    app.change({ warnBeforeMs: 0 });
    expect(app.session.expiresSoon).toBe(false);
    app.change({ warnBeforeMs: 30_000 });
    pass(29_999);
    expect(app.session.expiresSoon).toBe(false);
    pass(1);
    expect(app.session.expiresSoon).toBe(true);
    pass(30_000);
    expect(app.session.status).toBe('signed-out');
  });

  it('supports a time beyond the maximum of a timer', async () => {
    const { app } = await expiring(60 * 24 * hour);
    pass(2 ** 31);
    expect(app.session).toMatchObject({ status: 'signed-in', expiresSoon: false });
    pass(60 * 24 * hour - 2 ** 31 - 1000);
    expect(app.session).toMatchObject({ status: 'signed-in', expiresSoon: true });
    pass(1000);
    expect(app.session.status).toBe('signed-out');
  });

  it('uses one timer, which is removed with the last provider', async () => {
    vi.useFakeTimers(fakes);
    const platform = startPlatform();
    keepSignIn(openTab(), platform, { expiresIn: hour });
    const client = clientOf(platform, persist);
    const app = renderApp({ client, signIn: settingsOf(platform), wrapper: (inner) => <StrictMode>{inner}</StrictMode> });
    await until(() => signedIn(app));
    expect(vi.getTimerCount()).toBe(1);
    app.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is detected when the page becomes visible after a sleep', async () => {
    const { app } = await expiring(hour);
    vi.setSystemTime(Date.now() + hour);
    expect(app.session.status).toBe('signed-in');
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect(app.session).toMatchObject({ status: 'signed-out', expired: true });
  });

  it('is reported as such if another tab has detected it first', async () => {
    const { app, page } = await expiring(hour);
    const key = keptKey(page);
    vi.setSystemTime(Date.now() + hour);
    page.localStorage.items.clear();
    storageChanged(key);
    expect(app.session).toMatchObject({ status: 'signed-out', expired: true });
  });

  it('is replaced by a newer token from another tab', async () => {
    const { app, client, page, platform } = await expiring(hour);
    const newer = keepSignIn(page, platform, { expiresIn: 10 * hour });
    pass(hour);
    await until(() => signedIn(app));
    expect(client.authData.accessToken).toBe(newer);
    expect(app.session.expiry).toBe(client.authData.tokenExpiryTime);
    expect(page.localStorage.items.size).toBe(1);
  });

  it('is not reported if the client refreshes tokens', async () => {
    vi.useFakeTimers(fakes);
    const platform = startPlatform({ tokenLifetimeMs: 600_000 });
    const { id, secret } = platform.sandbox.clients.code;
    const client = clientOf(platform, { runtime: 'server' });
    const code = platform.sandbox.issueAuthorizationCode({ clientId: id, redirectUri: appUrl });
    await client.loginCodeAuthorizationGrant(id, secret, code, appUrl);
    openTab();
    const app = renderApp({ client });
    await until(() => signedIn(app));
    pass(601_000);
    expect(app.session).toMatchObject({ status: 'signed-in', expiresSoon: false });
  });
});

describe('Other tabs', () => {
  /** Two clients of one application, as in two tabs. */
  async function twoTabs(
    options: { persist?: boolean } = {},
  ): Promise<{ firstTab: App; otherTab: App; page: BrowserPage; platform: Platform; clients: ApiClient[] }> {
    const platform = startPlatform();
    const page = openTab();
    keepSignIn(page, platform);
    const clients = [clientOf(platform, persist), clientOf(platform, persist)];
    const signIn = settingsOf(platform);
    const [firstTab, otherTab] = clients.map((client) => renderApp({ client, signIn, children: <Queues /> })) as [App, App];
    await until(() => signedIn(firstTab) && signedIn(otherTab) && otherTab.container.textContent === firstQueue(platform));
    // Without persistence, each tab keeps its token in memory.
    if (options.persist === false) for (const client of clients) client.setPersistSettings(false);
    return { firstTab, otherTab, page, platform, clients };
  }

  it.each([{ persist: true }, { persist: false }])('follow a sign-out: %o', async (options) => {
    const { firstTab, otherTab, page, clients } = await twoTabs(options);
    act(() => {
      firstTab.session.signOut();
    });
    await until(() => otherTab.session.status === 'signed-out');
    expect(otherTab.session).toMatchObject({ expired: false, user: undefined });
    expect(clients[1]!.authData.accessToken).toBeUndefined();
    expect(
      otherTab.queryClient
        .getQueryCache()
        .getAll()
        .every(({ state }) => state.data === undefined),
    ).toBe(true);
    await until(() => page.departures.length === 1);
    expect(page.departures).toHaveLength(1);
  });

  it('ignore a sign-out from another login', async () => {
    const { firstTab, platform } = await twoTabs();
    const page = openTab();
    keepSignIn(page, platform, { clientId: 'another' });
    const other = renderApp({ client: clientOf(platform, persist), signIn: { ...settingsOf(platform), clientId: 'another' } });
    const receivedMessages = vi.fn();
    const channel = new BroadcastChannel('contact-centre-client');
    channel.addEventListener('message', receivedMessages);
    for (const noise of [null, 'signedOut', {}, { signedOut: 1 }]) channel.postMessage(noise);
    await until(() => signedIn(other));
    act(() => {
      other.session.signOut();
    });
    await until(() => receivedMessages.mock.calls.length === 1);
    channel.close();
    expect(firstTab.session.status).toBe('signed-in');
    expect(JSON.stringify(receivedMessages.mock.calls.map(([event]) => (event as MessageEvent).data as unknown))).not.toContain(
      'oken',
    );
  });

  it('keep a newer sign-in when the message of an older sign-out arrives', async () => {
    const { otherTab, page, platform, clients } = await twoTabs();
    const newer = keepSignIn(page, platform, { userId: activeUsers(platform.sandbox)[4]!.id });
    const channel = new BroadcastChannel('contact-centre-client');
    channel.postMessage({ signedOut: `${clients[1]!.loginUrl} ${clients[1]!.clientId}` });
    await until(() => otherTab.session.user?.id === activeUsers(platform.sandbox)[4]!.id);
    channel.close();
    expect(clients[1]!.authData.accessToken).toBe(newer);
    expect(page.localStorage.items.size).toBe(1);
  });

  it('follow a stored sign-in and keep nothing of the previous one', async () => {
    const { firstTab, page, platform } = await twoTabs();
    const bob = activeUsers(platform.sandbox)[3]!;
    keepSignIn(page, platform, { userId: bob.id });
    const sessionCount = firstTab.sessions.length;
    storageChanged(keptKey(page));
    expect(firstTab.session).toMatchObject({ status: 'signed-in', user: undefined });
    await until(() => firstTab.session.user?.id === bob.id);
    expect(firstTab.sessions.slice(sessionCount).map(({ user }) => user?.id)).toEqual([undefined, bob.id]);
    expect(platform.calls.filter((call) => call === 'GET /api/v2/routing/queues').length).toBeGreaterThan(2);
  });

  it('follow a stored sign-in and keep no placeholder data of the previous one', async () => {
    const platform = startPlatform();
    const page = openTab();
    keepSignIn(page, platform);
    const [first, second] = activeUsers(platform.sandbox).map(({ id }) => id) as [string, string];
    let choose!: (id: string) => void;
    function Name(): ReactNode {
      const [chosen, setChosen] = useState(first);
      choose = setChosen;
      return usePlatformQuery(UsersApi, 'getUser', [chosen], { placeholderData: keepPreviousData }).data?.name ?? '-';
    }
    const app = renderApp({ client: clientOf(platform, persist), signIn: settingsOf(platform), children: <Name /> });
    await until(() => signedIn(app) && app.container.textContent !== '-');
    const shown = app.container.textContent;
    platform.holdBack(new RegExp(second));
    act(() => {
      choose(second);
    });
    expect(app.container.textContent).toBe(shown);
    keepSignIn(page, platform, { userId: activeUsers(platform.sandbox)[3]!.id });
    storageChanged(keptKey(page));
    expect(app.container.textContent).toBe('-');
  });

  it('are ignored if the browser has no channel to them', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const platform = startPlatform();
    const page = openTab();
    keepSignIn(page, platform);
    const app = renderApp({ client: clientOf(platform, persist), signIn: settingsOf(platform) });
    await until(() => signedIn(app));
    act(() => {
      app.session.signOut();
    });
    expect(app.session.status).toBe('signed-out');
    await until(() => page.departures.length === 1);
    app.unmount();
  });

  it('follow a stored sign-in if no user was signed in', async () => {
    const platform = startPlatform();
    const page = openTab();
    const client = clientOf(platform, persist);
    const app = renderApp({ client, signIn: settingsOf(platform) });
    await until(() => app.session.status === 'signed-out');
    keepSignIn(page, platform);
    storageChanged(keptKey(page));
    await until(() => signedIn(app));
    expect(page.departures).toEqual([]);
  });

  it.each([
    ['removed', (page: BrowserPage): string | null => keptKey(page)],
    ['cleared with all else', (): null => null],
  ])('follow a stored sign-in that is %s', async (_title, keyOf) => {
    const { firstTab, page } = await twoTabs();
    const key = keyOf(page);
    page.localStorage.items.clear();
    storageChanged(key);
    expect(firstTab.session).toMatchObject({ status: 'signed-out', expired: false });
    expect(page.departures).toEqual([]);
  });

  it('ignore changes that are not of this package', async () => {
    const { firstTab, page, clients } = await twoTabs();
    page.localStorage.items.clear();
    storageChanged('theme');
    expect(firstTab.session.status).toBe('signed-in');
    expect(clients[0]!.authData.accessToken).toBeDefined();
  });

  it('are ignored after the last provider is unmounted', async () => {
    const { firstTab, otherTab, page, clients } = await twoTabs();
    const sessions = otherTab.sessions.length;
    const removed = vi.spyOn(window, 'removeEventListener');
    const closed = vi.spyOn(BroadcastChannel.prototype, 'close');
    otherTab.unmount();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['storage', 'pageshow']));
    expect(closed).toHaveBeenCalledTimes(1);
    const { accessToken } = clients[1]!.authData;
    act(() => {
      firstTab.session.signOut();
    });
    await until(() => page.departures.length === 1);
    storageChanged(null);
    expect(clients[1]!.authData.accessToken).toBe(accessToken);
    expect(otherTab.sessions).toHaveLength(sessions);
  });

  it('are followed again by a remounted provider, which first catches up', async () => {
    const { firstTab, otherTab, clients, platform } = await twoTabs();
    otherTab.unmount();
    act(() => {
      firstTab.session.signOut();
    });
    clients[1]!.forget();
    const again = renderApp({ client: clients[1]!, signIn: settingsOf(platform) });
    await until(() => again.session.status === 'signed-out');
  });
});
