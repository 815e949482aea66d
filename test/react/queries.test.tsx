import { skipToken, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  ApiError,
  NetworkError,
  NotFoundError,
  PlatformApi,
  RoutingApi,
  TokensApi,
  UsersApi,
  WebChatApi,
} from 'contact-centre-client';
import { ApiClient as AxiosClient } from 'contact-centre-client';
import type { ApiPromise, RequestOptions } from 'contact-centre-client';
import { platformQueryFilter, platformQueryOptions, usePlatformClient, usePlatformQuery } from 'contact-centre-client/react';
import type { PlatformClient, PlatformQueryOptions } from 'contact-centre-client/react';
import { StrictMode, useState } from 'react';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { App, Platform } from './support.js';
import { activeUsers, clientOf, makeQueryClient, renderApp, signedInClient, startPlatform, until } from './support.js';

type Shown = UseQueryResult;

/** Renders one query and records every result on the screen. */
function renderQuery(
  platform: Platform,
  useIt: () => Shown,
  client: PlatformClient = signedInClient(platform),
): { app: App; shown: Shown[] } {
  const shown: Shown[] = [];
  function Query(): null {
    shown.push(useIt());
    return null;
  }
  return { app: renderApp({ client, children: <Query /> }), shown };
}

const paths = (platform: Platform, pattern: RegExp): string[] =>
  platform.sentRequests.map(({ url }) => url.replace(/^https:\/\/[^/]+/, '')).filter((path) => pattern.test(path));

describe('usePlatformQuery', () => {
  it('calls the operation with its arguments and shows the body', async () => {
    const platform = startPlatform();
    const { id, name } = activeUsers(platform.sandbox)[3]!;
    const { shown } = renderQuery(platform, () =>
      usePlatformQuery(UsersApi, 'getUser', [id, { expand: ['presence', 'skills'] }]),
    );
    await until(() => shown.at(-1)!.isSuccess);
    expect(shown[0]!.isPending).toBe(true);
    expect(shown.at(-1)!.data).toMatchObject({ id, name, presence: {} });
    expect(paths(platform, /users\/(?!me)/)).toEqual([`/api/v2/users/${id}?expand=presence&expand=skills`]);
  });

  it.each([
    ['rejects with bodies', {}],
    ['settles with whole responses', { returnExtended: true }],
    ['rejects with errors', { rejectWith: 'error' as const }],
  ])('returns the same bodies and errors if the client %s', async (_title, options) => {
    const platform = startPlatform();
    const { id } = activeUsers(platform.sandbox)[1]!;
    const client = signedInClient(platform, undefined, options);
    const { shown } = renderQuery(
      platform,
      () => {
        const good = usePlatformQuery(UsersApi, 'getUser', [id]);
        const bad = usePlatformQuery(UsersApi, 'getUser', ['nobody']);
        return { ...good, error: bad.error } as Shown;
      },
      client,
    );
    await until(() => shown.at(-1)!.data !== undefined && shown.at(-1)!.error !== null);
    expect(shown.at(-1)!.data).toMatchObject({ id });
    expect(shown.at(-1)!.error).toBeInstanceOf(NotFoundError);
  });

  it('works with the client on axios', async () => {
    const platform = startPlatform();
    const client = new AxiosClient({ timeout: 0, transport: platform.transport });
    client.setAccessToken(platform.sandbox.issueAccessToken(activeUsers(platform.sandbox)[0]!.id));
    const { shown } = renderQuery(platform, () => usePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 3 }]), client);
    await until(() => shown.at(-1)!.isSuccess);
    expect(shown.at(-1)!.data).toMatchObject({ pageSize: 3, pageNumber: 1 });
  });

  it('passes options of TanStack Query on', async () => {
    const platform = startPlatform();
    const { id, name } = activeUsers(platform.sandbox)[1]!;
    const { shown } = renderQuery(platform, () =>
      usePlatformQuery(UsersApi, 'getUser', [id], {
        select: (user) => user.name,
        placeholderData: { id, name: 'Somebody', version: 1 },
      }),
    );
    await until(() => shown.at(-1)!.data === name);
    expect(shown[0]!.data).toBe('Somebody');
  });

  it('shares one request between components, under StrictMode too', async () => {
    const platform = startPlatform();
    function Query(): string {
      return usePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 3 }]).status;
    }
    const app = renderApp({
      client: signedInClient(platform),
      children: [<Query key="1" />, <Query key="2" />],
      wrapper: (inner) => <StrictMode>{inner}</StrictMode>,
    });
    await until(() => app.container.textContent === 'successsuccess');
    expect(paths(platform, /queues/)).toHaveLength(1);
  });

  it('waits until a user is signed in', async () => {
    const platform = startPlatform();
    const client = clientOf(platform);
    const { app, shown } = renderQuery(platform, () => usePlatformQuery(UsersApi, 'getUsers', []), client);
    await until(() => app.session.status === 'signed-out');
    expect(shown.at(-1)!).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(platform.sentRequests).toEqual([]);
    client.setAccessToken(platform.sandbox.issueAccessToken());
    await until(() => shown.at(-1)!.isSuccess);
    expect(paths(platform, /users$/)).toEqual(['/api/v2/users']);
  });

  it('does not wait if the call needs no sign-in', async () => {
    const platform = startPlatform();
    const client = clientOf(platform);
    const { shown } = renderQuery(
      platform,
      () => usePlatformQuery(WebChatApi, 'getWebchatGuestConversationMember', ['c', 'm'], { signedIn: false }),
      client,
    );
    await until(() => shown.at(-1)!.isError);
    expect(shown.at(-1)!.error).toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
  });

  it('sends no request while it is disabled or its arguments are missing', async () => {
    const platform = startPlatform();
    const { id } = activeUsers(platform.sandbox)[1]!;
    let choose!: (chosen: string) => void;
    const { app, shown } = renderQuery(platform, () => {
      const [chosen, setChosen] = useState<string>();
      choose = setChosen;
      usePlatformQuery(UsersApi, 'getUserFavorites', [id], { enabled: false });
      usePlatformQuery(UsersApi, 'getUserAdjacents', [id], { enabled: () => false });
      return usePlatformQuery(UsersApi, 'getUser', chosen === undefined ? skipToken : [chosen]);
    });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    expect(shown.at(-1)!).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(paths(platform, /users\/(?!me)/)).toEqual([]);
    act(() => {
      choose(id);
    });
    await until(() => shown.at(-1)!.isSuccess);
    expect(paths(platform, /users\/(?!me)/)).toEqual([`/api/v2/users/${id}`]);
  });

  it('cancels the request when the component is unmounted', async () => {
    const platform = startPlatform();
    platform.holdBack(/queues/);
    const { app } = renderQuery(platform, () => usePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 3 }]));
    await until(() => paths(platform, /queues/).length === 1);
    expect(platform.aborted).toEqual([]);
    app.unmount();
    await until(() => platform.aborted.length === 1);
    expect(platform.aborted[0]).toMatch(/\/routing\/queues\?pageSize=3$/);
  });

  it('cancels it also if the method takes no optional values', async () => {
    const platform = startPlatform();
    platform.holdBack(/tokens/);
    const { app } = renderQuery(platform, () => usePlatformQuery(TokensApi, 'getTokensMe', []));
    await until(() => paths(platform, /tokens/).length === 1);
    app.unmount();
    await until(() => platform.aborted.length === 1);
  });

  it('does not retry a rejected request', async () => {
    const platform = startPlatform();
    const { shown } = renderQuery(platform, () => usePlatformQuery(UsersApi, 'getUser', ['nobody']));
    await until(() => shown.at(-1)!.isError);
    expect(shown.at(-1)!.error).toBeInstanceOf(ApiError);
    expect(paths(platform, /nobody/)).toHaveLength(1);
  });

  it.each([
    ['a failure of the platform', { status: 503 }, 4],
    ['a rate limit, which is the business of the client’s own retry', { status: 429 }, 1],
  ])('meets %s', async (_title, fault, tries) => {
    const platform = startPlatform();
    platform.sandbox.on(RoutingApi, 'getRoutingQueues', new Response('{}', fault));
    const { shown } = renderQuery(platform, () => usePlatformQuery(RoutingApi, 'getRoutingQueues', []));
    await until(() => shown.at(-1)!.isError);
    expect(paths(platform, /queues/)).toHaveLength(tries);
  });

  it('retries a request without a response', async () => {
    const platform = startPlatform();
    platform.breakFor(/queues/, 3);
    const { shown } = renderQuery(platform, () => usePlatformQuery(RoutingApi, 'getRoutingQueues', []));
    await until(() => shown.at(-1)!.isSuccess);
    expect(paths(platform, /queues/)).toHaveLength(4);
  });

  it('uses the retry option of the call, or else of the QueryClient', async () => {
    const platform = startPlatform();
    platform.breakFor(/queues|skills/);
    const queryClient = makeQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    const errors: unknown[] = [];
    function Query(): null {
      errors[0] = usePlatformQuery(RoutingApi, 'getRoutingQueues', []).error;
      errors[1] = usePlatformQuery(RoutingApi, 'getRoutingSkills', [], { retry: 1, retryDelay: 0 }).error;
      return null;
    }
    renderApp({ client: signedInClient(platform), queryClient, children: <Query /> });
    await until(() => errors[0] instanceof NetworkError && errors[1] instanceof NetworkError);
    expect(paths(platform, /queues/)).toHaveLength(1);
    expect(paths(platform, /skills/)).toHaveLength(2);
  });

  it('caches an empty response as null', async () => {
    const platform = startPlatform();
    const { shown } = renderQuery(platform, () => usePlatformQuery(TokensApi, 'headTokensMe', []));
    await until(() => shown.at(-1)!.isSuccess);
    expect(shown.at(-1)!.data).toBeNull();
  });

  it('rejects with an Error if an argument is missing, and sends nothing', async () => {
    const platform = startPlatform();
    const { shown } = renderQuery(platform, () => usePlatformQuery(UsersApi, 'getUser', ['']));
    await until(() => shown.at(-1)!.isError);
    expect(shown.at(-1)!.error).toMatchObject({ name: 'MissingParameterError', parameter: 'userId' });
    expect(paths(platform, /users\/(?!me)/)).toEqual([]);
  });

  it('takes a custom class', async () => {
    class PilotApi extends PlatformApi {
      getPilot(pilotId: string, request?: RequestOptions): ApiPromise<{ name?: string }> {
        return this.call('getPilot', 'GET /api/v2/users/{pilotId}', { pilotId }, {}, request);
      }
    }
    const platform = startPlatform();
    const { id, name } = activeUsers(platform.sandbox)[2]!;
    const { shown } = renderQuery(platform, () => usePlatformQuery(PilotApi, 'getPilot', [id]));
    await until(() => shown.at(-1)!.isSuccess);
    expect(shown.at(-1)!.data).toMatchObject({ name });
  });
});

describe('A query that may change something', () => {
  class PilotApi extends PlatformApi {
    getAndRemove(userId: string): ApiPromise<void> {
      return this.call('getAndRemove', 'DELETE /api/v2/users/{userId}', { userId });
    }
  }
  // The types reject this, but JavaScript permits it.
  const useAnyQuery = usePlatformQuery as (api: unknown, method: string, args: readonly unknown[]) => Shown;

  it.each([
    [UsersApi, 'deleteUser', ['a'], 'DELETE /api/v2/users/{userId}'],
    [UsersApi, 'patchUser', ['a', { version: 1 }], 'PATCH /api/v2/users/{userId}'],
    [UsersApi, 'putUserRoles', ['a', ['b']], 'PUT /api/v2/users/{subjectId}/roles'],
    [UsersApi, 'postUsers', [{ name: 'Ada' }], 'POST /api/v2/users'],
    [PilotApi, 'getAndRemove', ['a'], 'DELETE /api/v2/users/{userId}'],
  ])('is rejected by name and route, and not sent: %s %s', async (api, method, args, route) => {
    const platform = startPlatform();
    const { shown } = renderQuery(platform, () => useAnyQuery(api, method, args));
    await until(() => shown.at(-1)!.isError);
    expect(shown.at(-1)!.error).toMatchObject({
      code: 'ERR_CONFIGURATION',
      message: expect.stringMatching(/Use usePlatformMutation\. \(see /) as string,
    });
    expect(shown.at(-1)!.error!.message).toContain(`${method} (${route}`);
    expect(paths(platform, /users(?!\/me)/)).toEqual([]);
  });

  it('is rejected in a loader too', async () => {
    const platform = startPlatform();
    const optionsOf = platformQueryOptions as (...call: unknown[]) => PlatformQueryOptions<unknown>;
    const { queryFn } = optionsOf(signedInClient(platform), UsersApi, 'deleteUser', ['a']);
    const refused = queryFn(new AbortController());
    await expect(refused).rejects.toMatchObject({ code: 'ERR_CONFIGURATION' });
    expect(platform.sentRequests).toEqual([]);
  });

  it('is permitted if it is a search with a body', async () => {
    const platform = startPlatform();
    const { shown } = renderQuery(platform, () => usePlatformQuery(UsersApi, 'postUsersSearch', [{ query: [] }]));
    await until(() => shown.at(-1)!.isSuccess);
    expect(paths(platform, /search$/)).toEqual(['/api/v2/users/search']);
  });
});

describe('Keys', () => {
  it('contain the host, the operation and its arguments, and no token', async () => {
    const platform = startPlatform();
    const client = signedInClient(platform);
    const { queryKey } = platformQueryOptions(client, UsersApi, 'getUser', ['a', { expand: ['presence'] }]);
    expect(queryKey).toEqual(['contact-centre', 'https://api.mypurecloud.ie', 'getUser', ['a', { expand: ['presence'] }]]);
    const { app, shown } = renderQuery(platform, () => usePlatformQuery(UsersApi, 'getUsers', []), client);
    await until(() => shown.at(-1)!.isSuccess);
    const cached = JSON.stringify(
      app.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey: key, queryHash }) => [key, queryHash]),
    );
    expect(cached).toContain('getUsers');
    expect(cached).not.toContain(client.authData.accessToken);
  });

  it('are the same whether an option is omitted or undefined', () => {
    const client = clientOf(startPlatform());
    expect(platformQueryOptions(client, UsersApi, 'getUsers', [undefined]).queryKey).toEqual(
      platformQueryOptions(client, UsersApi, 'getUsers', []).queryKey,
    );
  });

  it('depend neither on the minified class name nor on which of two classes is used', () => {
    const client = clientOf(startPlatform());
    const n = class extends UsersApi {};
    const { queryKey } = platformQueryOptions(client, UsersApi, 'getUserQueues', ['a']);
    expect(platformQueryOptions(client, n, 'getUserQueues', ['a']).queryKey).toEqual(queryKey);
    expect(platformQueryOptions(client, RoutingApi, 'getUserQueues', ['a']).queryKey).toEqual(queryKey);
  });
});

describe('platformQueryFilter', () => {
  it('selects an area, an operation, or all responses of the platform', () => {
    const client = clientOf(startPlatform());
    const queryClient = makeQueryClient();
    const elsewhere = clientOf(startPlatform(), { region: 'us_east_1' });
    const put = (key: readonly unknown[]): void => {
      queryClient.setQueryData(key, {});
    };
    put(platformQueryOptions(client, UsersApi, 'getUser', ['a']).queryKey);
    put(platformQueryOptions(client, UsersApi, 'getUsers', []).queryKey);
    put(platformQueryOptions(client, RoutingApi, 'getRoutingQueues', []).queryKey);
    put(platformQueryOptions(elsewhere, UsersApi, 'getUsers', []).queryKey);
    put(['own']);
    const dataOf = (filter: Parameters<typeof queryClient.getQueriesData>[0]): unknown[] =>
      queryClient.getQueriesData(filter).map(([[, , operation]]) => operation);
    expect(dataOf(platformQueryFilter(client, UsersApi))).toEqual(['getUser', 'getUsers']);
    expect(dataOf(platformQueryFilter(client, UsersApi, 'getUsers'))).toEqual(['getUsers']);
    expect(dataOf(platformQueryFilter(client))).toEqual(['getUser', 'getUsers', 'getRoutingQueues']);
  });
});

describe('platformQueryOptions', () => {
  it('prefetches for the hook', async () => {
    const platform = startPlatform();
    const client = signedInClient(platform);
    const queryClient = makeQueryClient();
    const { id, name } = activeUsers(platform.sandbox)[1]!;
    const user = await queryClient.fetchQuery(platformQueryOptions(client, UsersApi, 'getUser', [id]));
    expect(user.name).toBe(name);
    const names: unknown[] = [];
    function Query(): null {
      names.push(usePlatformQuery(UsersApi, 'getUser', [id], { staleTime: Infinity }).data?.name);
      return null;
    }
    const app = renderApp({ client, queryClient, children: <Query /> });
    await until(() => app.session.status === 'signed-in' && app.session.user !== undefined);
    expect(new Set(names)).toEqual(new Set([name]));
    expect(paths(platform, /users\/(?!me)/)).toHaveLength(1);
  });

  it('serves hooks of TanStack Query itself', async () => {
    const platform = startPlatform();
    const { id, name } = activeUsers(platform.sandbox)[1]!;
    const { shown } = renderQuery(platform, () => useQuery(platformQueryOptions(usePlatformClient(), UsersApi, 'getUser', [id])));
    await until(() => shown.at(-1)!.isSuccess);
    expect(shown.at(-1)!.data).toMatchObject({ name });
  });
});
