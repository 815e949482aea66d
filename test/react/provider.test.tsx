import { QueryClientProvider } from '@tanstack/react-query';
import { RoutingApi, UsersApi } from 'contact-centre-client';
import {
  PlatformProvider,
  platformQueryOptions,
  useApi,
  usePlatformClient,
  usePlatformMutation,
  usePlatformQuery,
  useSession,
} from 'contact-centre-client/react';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
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

describe('Without a provider', () => {
  it.each([
    ['useSession', useSession],
    ['usePlatformClient', usePlatformClient],
    ['useApi', () => useApi(UsersApi)],
    ['usePlatformQuery', () => usePlatformQuery(UsersApi, 'getUsers', [])],
    ['usePlatformMutation', () => usePlatformMutation(UsersApi, 'patchUser')],
  ])('%s explains what to do', (_name, hook: () => unknown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(hook)).toThrow(
      expect.objectContaining({
        code: 'ERR_CONFIGURATION',
        message: expect.stringContaining('render <PlatformProvider') as string,
      }),
    );
  });
});

describe('useApi', () => {
  it('returns one instance per client and class', async () => {
    const platform = startPlatform();
    const client = signedInClient(platform);
    const apis: { users: UsersApi; routing: RoutingApi }[] = [];
    function Ask(): null {
      apis.push({ users: useApi(UsersApi), routing: useApi(RoutingApi) });
      return null;
    }
    const app = renderApp({
      client,
      children: [<Ask key="1" />, <Ask key="2" />],
      wrapper: (inner) => <StrictMode>{inner}</StrictMode>,
    });
    const first = apis[0]!;
    expect(first.users).toBeInstanceOf(UsersApi);
    expect(apis.every(({ users, routing }) => users === first.users && routing === first.routing)).toBe(true);
    expect(await first.users.getUsersMe()).toMatchObject({ id: activeUsers(platform.sandbox)[0]!.id });
    app.unmount();
    const other = signedInClient(platform);
    renderApp({ client: other, children: <Ask /> });
    expect(apis.at(-1)!.users).not.toBe(first.users);
  });
});

describe('usePlatformClient', () => {
  it('returns the client of the nearest provider', () => {
    const outer = clientOf(startPlatform());
    const inner = clientOf(startPlatform());
    const renderedValues: unknown[] = [];
    function Ask(): null {
      renderedValues.push(usePlatformClient());
      return null;
    }
    renderApp({
      client: outer,
      children: [
        <Ask key="outer" />,
        <PlatformProvider key="inner" client={inner}>
          <Ask />
        </PlatformProvider>,
      ],
    });
    expect(renderedValues[0]).toBe(outer);
    expect(renderedValues[1]).toBe(inner);
  });
});

describe('PlatformProvider', () => {
  it('works outside the QueryClientProvider, and with a separate cache', async () => {
    const platform = startPlatform();
    openTab();
    const client = signedInClient(platform);
    const near = makeQueryClient();
    const ownClient = makeQueryClient();
    const { queryKey } = platformQueryOptions(client, UsersApi, 'getUsers', []);
    ownClient.setQueryData(queryKey, { entities: [] });
    let session!: ReturnType<typeof useSession>;
    function App(): ReactNode {
      session = useSession();
      return usePlatformQuery(RoutingApi, 'getRoutingQueues', []).status;
    }
    const { container } = render(
      <PlatformProvider client={client} queryClient={ownClient}>
        <QueryClientProvider client={near}>
          <App />
        </QueryClientProvider>
      </PlatformProvider>,
    );
    await until(() => container.textContent === 'success');
    act(() => {
      session.signOut();
    });
    expect(ownClient.getQueryData(queryKey)).toBeUndefined();
    expect(
      near
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.data !== undefined),
    ).toBe(false);
  });

  it('follows a client that replaces another', async () => {
    const platform = startPlatform();
    const ada = activeUsers(platform.sandbox)[0]!;
    const bob = activeUsers(platform.sandbox)[1]!;
    const clients = [signedInClient(platform, ada.id), signedInClient(platform, bob.id)];
    const queryClient = makeQueryClient();
    function Who(): ReactNode {
      return useSession().user?.name;
    }
    const page = (index: number): ReactNode => (
      <QueryClientProvider client={queryClient}>
        <PlatformProvider client={clients[index]!}>
          <Who />
        </PlatformProvider>
      </QueryClientProvider>
    );
    const { container, rerender } = render(page(0));
    await until(() => container.textContent === ada.name);
    rerender(page(1));
    await until(() => container.textContent === bob.name);
    rerender(page(0));
    expect(container.textContent).toBe(ada.name);
    expect(platform.calls).toEqual(['GET /api/v2/users/me', 'GET /api/v2/users/me']);
  });

  it('adds page listeners once for all providers, and removes them with the last', async () => {
    const platform = startPlatform();
    openTab();
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const listening = (type: string): number =>
      [added, removed]
        .map(({ mock }) => mock.calls.filter(([eventType]) => eventType === type).length)
        .reduce((all, removedCount) => all - removedCount);
    const client = signedInClient(platform);
    const inner = (
      <PlatformProvider client={client}>
        <span />
      </PlatformProvider>
    );
    const app = renderApp({ client, children: inner, wrapper: (tree) => <StrictMode>{tree}</StrictMode> });
    await until(() => app.session.status === 'signed-in');
    expect([listening('storage'), listening('pageshow')]).toEqual([1, 1]);
    app.unmount();
    expect([listening('storage'), listening('pageshow')]).toEqual([0, 0]);
  });

  it('renders only when something changes', async () => {
    const platform = startPlatform();
    const app = renderApp({ client: signedInClient(platform) });
    await until(() => app.session.user !== undefined);
    expect(app.sessions.map(({ status, user }) => [status, user?.id])).toEqual([
      ['restoring', undefined],
      ['signed-in', undefined],
      ['signed-in', activeUsers(platform.sandbox)[0]!.id],
    ]);
    const { signIn, signOut } = app.sessions[0]!;
    expect(app.sessions.every((session) => session.signIn === signIn && session.signOut === signOut)).toBe(true);
    expect(new Set(app.sessions.map((session) => Object.keys(session).sort().join()))).toHaveProperty('size', 1);
  });

  it('hydrates the markup of a server', async () => {
    const platform = startPlatform();
    openTab(appUrl);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = signedInClient(platform);
    const queryClient = makeQueryClient();
    function Status(): ReactNode {
      const users = usePlatformQuery(UsersApi, 'getUsers', []);
      return `${useSession().status} ${users.status}`;
    }
    const app = (
      <QueryClientProvider client={queryClient}>
        <PlatformProvider client={client}>
          <Status />
        </PlatformProvider>
      </QueryClientProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(app);
    expect(container.textContent).toBe('restoring pending');
    expect(platform.sentRequests).toEqual([]);
    render(app, { container, hydrate: true });
    await until(() => container.textContent === 'signed-in success');
    expect(errors).not.toHaveBeenCalled();
  });
});
