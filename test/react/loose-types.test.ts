import { describe, expect, it } from 'vitest';
import { complaints } from '../support/complaints.js';

const program = `
import { QueryClient, skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { PlatformApi } from 'contact-centre-client/client';
import type { ApiPromise } from 'contact-centre-client/client';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { TokensApi } from 'contact-centre-client/apis/tokens';
import { UsersApi } from 'contact-centre-client/apis/users';
import { ApiClient, ApiError } from 'contact-centre-client/fetch/client';
import type { AnalyticsConversationQueryResponse, Queue, User, UserEntityListing, UserMe } from 'contact-centre-client/models';
import {
  PlatformProvider, flatEntities, infinitePlatformQueryOptions, platformQueryFilter, platformQueryOptions, useApi,
  useInfinitePlatformQuery, usePlatformClient, usePlatformMutation, usePlatformQuery, useSession,
} from 'contact-centre-client/react';
import type { OperationArguments, OperationName, PagedName, PlatformError, QueryName, QueryResult } from 'contact-centre-client/react';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(...proof: Equal<A, B> extends true ? [] : [never]): void;
declare function within<A extends B, B>(): void;

class PilotApi extends PlatformApi {
  getPilot(pilotId: string): ApiPromise<{ id: string }> {
    return this.call('getPilot', 'GET /api/v2/pilots/{pilotId}', { pilotId });
  }
  getFlight(): ApiPromise<{ id: string } | undefined> {
    return this.call('getFlight', 'GET /api/v2/flight', {});
  }
  helper(): number {
    return 1;
  }
}

same<OperationArguments<UsersApi, 'getUser'>['length'], 1 | 2>();
same<OperationArguments<UsersApi, 'patchUser'>['length'], 2>();
same<OperationArguments<TokensApi, 'headTokensMe'>, []>();
same<QueryResult<TokensApi, 'headTokensMe'>, null>();
within<'getUsers', PagedName<UsersApi>>();
within<'postUsersSearch', QueryName<UsersApi>>();
// @ts-expect-error: there is one answer only
within<'getUser', PagedName<UsersApi>>();
// @ts-expect-error: this calls nothing
within<'helper', OperationName<PilotApi>>();
// @ts-expect-error: a rendering must not change anything
within<'postUsers', QueryName<UsersApi>>();

export function Queries() {
  const user = usePlatformQuery(UsersApi, 'getUser', ['id', { expand: ['presence'] }]);
  same<typeof user.data, User>();
  same<typeof user.error, PlatformError>();
  user.data.name.toUpperCase();
  // @ts-expect-error: there is no such field
  user.data.nom;
  if (user.error instanceof ApiError) same<typeof user.error.status, number>();
  const length = usePlatformQuery(UsersApi, 'getUser', ['id'], { staleTime: 1, select: ({ name }) => name.length });
  same<typeof length.data, number>();
  const queue = usePlatformQuery(RoutingApi, 'getRoutingQueue', user.isSuccess ? ['id'] : skipToken);
  same<typeof queue.data, Queue>();
  const found = usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsDetailsQuery', [{ interval: 'today' }]);
  same<typeof found.data, AnalyticsConversationQueryResponse>();
  const pilot = usePlatformQuery(PilotApi, 'getPilot', ['1']);
  same<typeof pilot.data, { id: string }>();
  const flight = usePlatformQuery(PilotApi, 'getFlight', []);
  flight.data.id.toUpperCase();
  // @ts-expect-error: the id is missing
  usePlatformQuery(UsersApi, 'getUser', []);
  // @ts-expect-error: ids are texts
  usePlatformQuery(UsersApi, 'getUser', [1]);
  // @ts-expect-error: there is no such option
  usePlatformQuery(UsersApi, 'getUser', ['id', { expanded: true }]);
  // @ts-expect-error: how a call is sent is the bindings' business
  usePlatformQuery(UsersApi, 'getUser', ['id', {}, { timeout: 1 }]);
  // @ts-expect-error: the method has no options
  usePlatformQuery(TokensApi, 'headTokensMe', [{}]);
  // @ts-expect-error: there is no such method
  usePlatformQuery(UsersApi, 'getUserz', ['id']);
  // @ts-expect-error: a rendering must not delete
  usePlatformQuery(UsersApi, 'deleteUser', ['id']);
  // @ts-expect-error: the key follows from the call
  usePlatformQuery(UsersApi, 'getUsers', [], { queryKey: ['own'] });
}

export function Pages() {
  const { data } = useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 100 }]);
  same<typeof data.pages, UserEntityListing[]>();
  const users = flatEntities(data);
  same<typeof users, readonly User[]>();
  // @ts-expect-error: there is one answer only
  useInfinitePlatformQuery(UsersApi, 'getUser', ['id']);
}

export function Changes() {
  const change = usePlatformMutation(UsersApi, 'patchUser', {
    invalidates: [[UsersApi, 'getUser'], [RoutingApi]],
    onMutate: ([id]) => ({ before: id }),
    onError: (error, [id], { before }) => [error.code, id, before].map((text) => text.toUpperCase()),
  });
  same<typeof change.data, User>();
  change.mutate(['id', { version: 1, title: 'Lead' }]);
  // @ts-expect-error: the body is missing
  change.mutate(['id']);
  // @ts-expect-error: that method is another class's
  usePlatformMutation(UsersApi, 'patchUser', { invalidates: [[RoutingApi, 'getUser']] });
}

export function Session() {
  const session = useSession();
  session.user.name.toUpperCase();
  session.signIn({ state: '/queues' });
  if (session.status === 'signed-in') {
    same<typeof session.user, UserMe>();
    same<typeof session.expiry, number>();
  }
  if (session.status === 'error') same<typeof session.error, PlatformError>();
  // @ts-expect-error: there is no such status
  if (session.status === 'gone') return;
  // @ts-expect-error: there is no such grant
  session.signIn({ grant: 'password' });
  same<ReturnType<typeof useApi<UsersApi>>, UsersApi>();
  return PlatformProvider({ client: usePlatformClient(), signIn: { grant: 'pkce', clientId: 'a', redirectUri: 'b' } });
}

export async function load() {
  const client = new ApiClient();
  const queryClient = new QueryClient();
  const options = platformQueryOptions(client, UsersApi, 'getUser', ['id']);
  const user = await queryClient.fetchQuery(options);
  same<typeof user, User>();
  const cached = queryClient.getQueryData(options.queryKey);
  same<typeof cached, User>();
  const pages = queryClient.getQueryData(infinitePlatformQueryOptions(client, UsersApi, 'getUsers', []).queryKey);
  same<typeof pages.pages, UserEntityListing[]>();
  await queryClient.invalidateQueries(platformQueryFilter(client, UsersApi, 'getUser'));
  // @ts-expect-error: there is no such method
  platformQueryFilter(client, UsersApi, 'getRoutingQueues');
}
`;

describe('The types of the bindings', () => {
  it.each([
    ['strict is off', 'loose', { strict: false }],
    ['nothing but strictNullChecks is off', 'loose-null', { strict: true, strictNullChecks: false }],
  ])('are correct if %s', async (_title, folder, settings) => {
    const compileErrors = await complaints(
      folder,
      { 'consumer.tsx': program },
      { exactOptionalPropertyTypes: false, ...settings },
    );
    expect(compileErrors.map(({ line, text }) => `${program.split('\n')[line - 1] ?? ''}: ${text}`)).toEqual([]);
  });
});
