import { skipToken } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import {
  AnalyticsApi,
  ApiClient,
  ApiError,
  ContactCentreError,
  ContentManagementApi,
  PlatformApi,
  RateLimitError,
  RoutingApi,
  TokensApi,
  UsersApi,
} from 'contact-centre-client';
import type { ApiPromise, RequestOptions } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import type { GetUsersOptions } from 'contact-centre-client';
import type { PatchUser, PresenceEventUserPresence, User, UserEntityListing, UserMe } from 'contact-centre-client/models';
import {
  PlatformProvider,
  flatEntities,
  infinitePlatformQueryOptions,
  platformQueryFilter,
  platformQueryOptions,
  useApi,
  useInfinitePlatformQuery,
  usePlatformClient,
  usePlatformMutation,
  usePlatformQuery,
  useSession,
  useTopic,
  useTopicEach,
  useTopicEachListener,
  useTopicListener,
} from 'contact-centre-client/react';
import type { NotificationsStatus, TopicEvent } from 'contact-centre-client/notifications';
import type {
  OperationArguments,
  PageParam,
  PagedName,
  PlatformError,
  QueryName,
  TopicListenerState,
} from 'contact-centre-client/react';
import { QueryClient } from '@tanstack/react-query';
import { describe, expectTypeOf, it } from 'vitest';

describe('usePlatformQuery', () => {
  it('takes the method’s arguments without the request options', () => {
    expectTypeOf<OperationArguments<UsersApi, 'getUsersMe'>[0]>().not.toEqualTypeOf<RequestOptions | undefined>();
    expectTypeOf<OperationArguments<UsersApi, 'getUsers'>>().toEqualTypeOf<[opts?: GetUsersOptions | undefined]>();
    expectTypeOf<OperationArguments<UsersApi, 'patchUser'>>().toEqualTypeOf<[userId: string, body: UpdateUserBody]>();
    expectTypeOf<OperationArguments<TokensApi, 'headTokensMe'>>().toEqualTypeOf<[]>();
    usePlatformQuery(UsersApi, 'getUser', ['id']);
    usePlatformQuery(UsersApi, 'getUser', ['id', { expand: ['presence'], state: 'deleted' }]);
    usePlatformQuery(UsersApi, 'getUser', skipToken);
    // @ts-expect-error -- the id is missing
    usePlatformQuery(UsersApi, 'getUser', []);
    // @ts-expect-error -- ids are strings
    usePlatformQuery(UsersApi, 'getUser', [1]);
    // @ts-expect-error -- the option does not exist
    usePlatformQuery(UsersApi, 'getUser', ['id', { expanded: true }]);
    // @ts-expect-error -- the bindings set the request options
    usePlatformQuery(UsersApi, 'getUser', ['id', {}, { timeout: 1 }]);
    // @ts-expect-error -- the method has no options
    usePlatformQuery(TokensApi, 'headTokensMe', [{}]);
  });

  it('takes only methods that read', () => {
    // @ts-expect-error -- the method does not exist
    usePlatformQuery(UsersApi, 'getUserz', ['id']);
    // @ts-expect-error -- a render must not delete
    usePlatformQuery(UsersApi, 'deleteUser', ['id']);
    // @ts-expect-error -- a render must not change anything
    usePlatformQuery(UsersApi, 'patchUser', ['id', { version: 1 }]);
    // @ts-expect-error -- not an operation
    usePlatformQuery(UsersApi, 'call', []);
    // @ts-expect-error -- a render must not create
    usePlatformQuery(UsersApi, 'postUsers', [{ name: 'Ada', email: 'ada@example.com' }]);
    // @ts-expect-error -- a render must not start a job
    usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsDetailsJobs', [{ interval: '' }]);
    usePlatformQuery(UsersApi, 'postUsersSearch', [{ query: [] }]);
    usePlatformQuery(ContentManagementApi, 'postContentmanagementAuditquery', [{}]);
    expectTypeOf<'postAnalyticsUsersDetailsQuery'>().toExtend<QueryName<AnalyticsApi>>();
  });

  it('returns the body, or the selected part of it', () => {
    const query = usePlatformQuery(UsersApi, 'getUser', ['id']);
    expectTypeOf(query.data).toEqualTypeOf<User | undefined>();
    if (query.isSuccess) expectTypeOf(query.data).toEqualTypeOf<User>();
    const selected = usePlatformQuery(UsersApi, 'getUser', ['id'], { select: ({ name = '' }) => name.length });
    expectTypeOf(selected.data).toEqualTypeOf<number | undefined>();
    expectTypeOf(usePlatformQuery(TokensApi, 'headTokensMe', []).data).toEqualTypeOf<null | undefined>();
  });

  it('fails with errors that can be distinguished', () => {
    const { error } = usePlatformQuery(UsersApi, 'getUser', ['id']);
    expectTypeOf(error).toEqualTypeOf<PlatformError | null>();
    if (error) {
      expectTypeOf(error).toExtend<Error>();
      expectTypeOf(error.code).toEqualTypeOf<string>();
      if (error instanceof ApiError) expectTypeOf(error.status).toEqualTypeOf<number>();
      if ('correlationId' in error) expectTypeOf(error).toEqualTypeOf<ApiError>();
      if (error instanceof RateLimitError) expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>();
      // @ts-expect-error -- not every failure is a response
      expectTypeOf(error.status);
    }
    expectTypeOf<ContactCentreError>().toExtend<PlatformError>();
  });

  it('takes the options of useQuery except those that the call defines', () => {
    usePlatformQuery(UsersApi, 'getUsers', [], { staleTime: 1, enabled: false, refetchInterval: 1000, signedIn: false });
    usePlatformQuery(UsersApi, 'getUsers', [], { enabled: (query) => query.state.data?.total !== 0 });
    usePlatformQuery(UsersApi, 'getUsers', [], { retry: (count, error) => count < 2 && error.code === 'ERR_NETWORK' });
    // @ts-expect-error -- the call defines the key
    usePlatformQuery(UsersApi, 'getUsers', [], { queryKey: ['own'] });
    // @ts-expect-error -- the call defines the function
    usePlatformQuery(UsersApi, 'getUsers', [], { queryFn: () => ({}) });
  });

  it('takes custom classes', () => {
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
    expectTypeOf(usePlatformQuery(PilotApi, 'getFlight', []).data).toEqualTypeOf<{ id: string } | null | undefined>();
    expectTypeOf(usePlatformQuery(PilotApi, 'getPilot', ['1']).data).toEqualTypeOf<{ id: string } | undefined>();
    // @ts-expect-error -- this method calls nothing
    usePlatformQuery(PilotApi, 'helper', []);
  });
});

type UpdateUserBody = Parameters<UsersApi['patchUser']>[1];

describe('platformQueryOptions', () => {
  it('passes the type of the response to the QueryClient', async () => {
    const queryClient = new QueryClient();
    const options = platformQueryOptions(new ApiClient(), UsersApi, 'getUser', ['id']);
    expectTypeOf(await queryClient.fetchQuery(options)).toEqualTypeOf<User>();
    expectTypeOf(queryClient.getQueryData(options.queryKey)).toEqualTypeOf<User | undefined>();
    // @ts-expect-error -- the id is missing
    platformQueryOptions(new FetchClient(), UsersApi, 'getUser', []);
    // @ts-expect-error -- a render must not delete
    platformQueryOptions(new FetchClient(), UsersApi, 'deleteUser', ['id']);
  });
});

describe('platformQueryFilter', () => {
  it('knows the methods', () => {
    void new QueryClient().invalidateQueries(platformQueryFilter(new ApiClient(), UsersApi, 'getUser'));
    // @ts-expect-error -- the method does not exist
    platformQueryFilter(new ApiClient(), UsersApi, 'getRoutingQueues');
  });
});

describe('usePlatformMutation', () => {
  it('takes the arguments as variables', () => {
    const mutation = usePlatformMutation(UsersApi, 'patchUser');
    expectTypeOf(mutation.variables).toEqualTypeOf<[userId: string, body: UpdateUserBody] | undefined>();
    expectTypeOf(mutation.data).toEqualTypeOf<User | undefined>();
    expectTypeOf(mutation.error).toEqualTypeOf<PlatformError | null>();
    mutation.mutate(['id', { version: 1, title: 'Lead' }]);
    // @ts-expect-error -- the body is missing
    mutation.mutate(['id']);
    expectTypeOf(usePlatformMutation(UsersApi, 'patchUsersBulk').variables).toEqualTypeOf<
      [body: readonly PatchUser[]] | undefined
    >();
  });

  it('passes the result of onMutate to the other callbacks', () => {
    usePlatformMutation(UsersApi, 'patchUser', {
      onMutate: ([id]) => ({ before: id }),
      onError: (error, variables, onMutateResult) => {
        expectTypeOf(error).toEqualTypeOf<PlatformError>();
        expectTypeOf(variables[0]).toEqualTypeOf<string>();
        expectTypeOf(onMutateResult).toEqualTypeOf<{ before: string } | undefined>();
      },
    });
  });

  it('knows the methods that it makes stale', () => {
    usePlatformMutation(UsersApi, 'patchUser', { invalidates: [[UsersApi, 'getUser'], [UsersApi, 'getUsers'], [RoutingApi]] });
    // @ts-expect-error -- the method belongs to another class
    usePlatformMutation(UsersApi, 'patchUser', { invalidates: [[RoutingApi], [RoutingApi, 'getUser']] });
  });
});

describe('useInfinitePlatformQuery', () => {
  it('takes paginated methods', () => {
    expectTypeOf<'getUsers' | 'getUserQueues' | 'getAnalyticsUsersDetailsJobResults'>().toExtend<PagedName<UsersApi>>();
    useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 100 }]);
    // @ts-expect-error -- the method is not paginated
    useInfinitePlatformQuery(UsersApi, 'getUser', ['id']);
    // @ts-expect-error -- page numbers in a body do not count
    useInfinitePlatformQuery(UsersApi, 'postUsersSearch', [{ query: [] }]);
    // @ts-expect-error -- the call defines the next page
    useInfinitePlatformQuery(UsersApi, 'getUsers', [], { getNextPageParam: () => undefined });
  });

  it('returns pages, and flatEntities their elements', () => {
    const { data } = useInfinitePlatformQuery(UsersApi, 'getUsers', []);
    expectTypeOf(data).toEqualTypeOf<InfiniteData<UserEntityListing, PageParam> | undefined>();
    expectTypeOf(flatEntities(data)).toEqualTypeOf<readonly User[]>();
    const options = infinitePlatformQueryOptions(new ApiClient(), UsersApi, 'getUsers', []);
    expectTypeOf(new QueryClient().getQueryData(options.queryKey)).toEqualTypeOf<
      InfiniteData<UserEntityListing, PageParam> | undefined
    >();
  });
});

describe('useSession', () => {
  it('is discriminated by its status', () => {
    const session = useSession();
    expectTypeOf(session.status).toEqualTypeOf<'restoring' | 'signed-out' | 'signing-in' | 'signed-in' | 'error'>();
    if (session.status === 'signed-in') {
      expectTypeOf(session.user).toEqualTypeOf<UserMe | undefined>();
      expectTypeOf(session.expiry).toEqualTypeOf<number | undefined>();
      expectTypeOf(session.expiresSoon).toEqualTypeOf<boolean>();
    } else {
      expectTypeOf(session.user).toEqualTypeOf<undefined>();
    }
    if (session.status === 'error') expectTypeOf(session.error).toEqualTypeOf<PlatformError>();
    if (session.status === 'signed-out') expectTypeOf(session.expired).toEqualTypeOf<boolean>();
    session.signIn({ grant: 'implicit', state: '/queues' });
    session.signOut({ redirectUri: 'https://app.example/' });
    // @ts-expect-error -- the grant does not exist
    session.signIn({ grant: 'password' });
  });
});

describe('PlatformProvider', () => {
  it('takes either client', () => {
    PlatformProvider({ client: new ApiClient() });
    PlatformProvider({ client: new FetchClient(), signIn: { grant: 'pkce', clientId: 'a', redirectUri: 'b' }, warnBeforeMs: 1 });
    // @ts-expect-error -- the redirect URI is missing
    PlatformProvider({ client: new ApiClient(), signIn: { grant: 'pkce', clientId: 'a' } });
    expectTypeOf(useApi(UsersApi)).toEqualTypeOf<UsersApi>();
    expectTypeOf(usePlatformClient().authData.accessToken).toEqualTypeOf<string | undefined>();
  });
});

describe('topics', () => {
  it('have the event of their template', () => {
    const { event, error, isReady, status } = useTopic('v2.users.{id}.presence', 'u', { retryRefusedMs: 60_000 });
    expectTypeOf(isReady).toEqualTypeOf<boolean>();
    expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence> | undefined>();
    expectTypeOf(error).toBeUnknown();
    expectTypeOf(status).toEqualTypeOf<NotificationsStatus>();
    const repaired = useTopic('v2.users.{id}.presence', undefined, { repair: () => Promise.resolve(1) });
    expectTypeOf(repaired.event?.repaired).toEqualTypeOf<number | undefined>();
    // @ts-expect-error -- the topic does not exist
    useTopic('v2.users.{id}.mood', 'u');
    // @ts-expect-error -- the component ends the subscription, not a signal
    useTopic('v2.users.{id}.presence', 'u', { signal: new AbortController().signal });
  });

  it('call a listener with each event', () => {
    const state = useTopicListener('v2.users.{id}.presence', 'u', (event) => {
      expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence>>();
    });
    expectTypeOf(state).toEqualTypeOf<TopicListenerState>();
    useTopicEachListener('v2.users.{id}.presence', ['u'], ({ eventBody }, id) => {
      expectTypeOf(eventBody).toEqualTypeOf<PresenceEventUserPresence>();
      expectTypeOf(id).toBeString();
    });
    // @ts-expect-error -- a listener is needed
    useTopicListener('v2.users.{id}.presence', 'u');
    // @ts-expect-error -- an event of a presence has no participants
    useTopicListener('v2.users.{id}.presence', 'u', ({ eventBody }) => void eventBody.participants);
    // @ts-expect-error -- several ids need useTopicEachListener
    useTopicListener('v2.users.{id}.presence', ['u', 'v'], () => undefined);
  });

  it('have the events of several ids', () => {
    const { events, errors } = useTopicEach('v2.users.{id}.presence', ['u']);
    expectTypeOf(events).toEqualTypeOf<ReadonlyMap<string, TopicEvent<PresenceEventUserPresence>>>();
    expectTypeOf(errors).toEqualTypeOf<ReadonlyMap<string, unknown>>();
    const repair = (ids: readonly string[]): Promise<Map<string, Date>> =>
      Promise.resolve(new Map(ids.map((id) => [id, new Date()])));
    expectTypeOf(useTopicEach('v2.users.{id}.presence', undefined, { repair }).events.get('u')?.repaired).toEqualTypeOf<
      Date | undefined
    >();
    // @ts-expect-error -- ambiguous between the two ids
    useTopicEach('v2.architect.prompts.{id}.resources.{id}', ['p']);
    // @ts-expect-error -- ids must be a list
    useTopicEach('v2.users.{id}.presence', 'u');
    // @ts-expect-error -- the events are read-only
    expectTypeOf(events.set);
    // @ts-expect-error -- a repair of several ids returns a Map
    useTopicEach('v2.users.{id}.presence', ['u'], { repair: () => Promise.resolve(1) });
  });
});
