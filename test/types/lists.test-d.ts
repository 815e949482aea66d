import type { ApiPromise, PagedItems, RoutingApi, UsersApi, AnalyticsApi, SCIMApi } from 'contact-centre-client';
import type {
  AnalyticsConversation,
  AnalyticsConversationQueryResponse,
  Queue,
  ScimV2User,
  User,
} from 'contact-centre-client/models';
import { expectTypeOf, test } from 'vitest';

declare const routing: RoutingApi;
declare const users: UsersApi;
declare const analytics: AnalyticsApi;
declare const scim: SCIMApi;

test('a call that lists is iterated by its items', async () => {
  for await (const queue of routing.getRoutingQueues({ pageSize: 100 })) expectTypeOf(queue).toEqualTypeOf<Queue>();
  for await (const user of users.getUsers()) expectTypeOf(user).toEqualTypeOf<User>();
  for await (const conversation of analytics.postAnalyticsConversationsDetailsQuery({ interval: 'a/b' }))
    expectTypeOf(conversation.conversationId).toEqualTypeOf<AnalyticsConversation['conversationId']>();
  for await (const user of scim.getScimV2Users()) expectTypeOf(user).toEqualTypeOf<ScimV2User>();
});

test('a call that does not list is not iterable', async () => {
  // @ts-expect-error -- one user is no list
  for await (const user of users.getUser('a')) void user;
  // @ts-expect-error -- nothing comes back
  for await (const none of routing.deleteRoutingQueue('q')) void none;
  // @ts-expect-error -- the result of one user has no items either
  void users.getUser('a').items();
});

test('a list call can be assigned to a call of its response type, and of a wider type', () => {
  expectTypeOf(analytics.postAnalyticsConversationsDetailsQuery({ interval: 'a/b' })).toExtend<
    ApiPromise<AnalyticsConversationQueryResponse>
  >();
  expectTypeOf<ApiPromise<{ entities: User[]; total: number }>>().toExtend<ApiPromise<{ entities: User[] }>>();
  expectTypeOf<ApiPromise<{ entities: User[] }>>().toExtend<ApiPromise<unknown>>();
});

test('the way of paging is part of the type', () => {
  expectTypeOf<PagedItems<User>['ended']>().toEqualTypeOf<'complete' | 'max' | undefined>();
  expectTypeOf<PagedItems<User>['position']>().toEqualTypeOf<string | undefined>();
  void users.getUsers().items({ direction: 'backward', strict: true, max: 0 });
  // @ts-expect-error -- no direction
  void users.getUsers().items({ direction: 'up' });
  // @ts-expect-error -- a text is no switch
  void users.getUsers().items({ strict: 'yes' });
});
