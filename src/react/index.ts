/**
 * React bindings: a provider, the session, and typed queries and mutations on TanStack Query.
 *
 * @packageDocumentation
 */
export { platformQueryFilter } from './cache.js';
export type { PlatformQueryFilter, PlatformQueryKey } from './cache.js';
export { infinitePlatformQueryOptions, useInfinitePlatformQuery } from './infinite-queries.js';
export type { InfinitePlatformQueryOptions, UseInfinitePlatformQueryOptions } from './infinite-queries.js';
export { usePlatformMutation } from './mutations.js';
export type { Invalidation, UsePlatformMutationOptions } from './mutations.js';
export type { ApiClass, OperationArguments, OperationName, OperationResult, QueryName, QueryResult } from './operations.js';
export { flatEntities } from './paging.js';
export type { PageOf, PageParam, PagedName } from './paging.js';
export { PlatformProvider, useApi, usePlatformClient, useSession } from './provider.js';
export type { PlatformProviderProps } from './provider.js';
export { platformQueryOptions, usePlatformQuery } from './queries.js';
export type { PlatformQueryOptions, QueryArguments, UsePlatformQueryOptions } from './queries.js';
export type {
  FailedSession,
  PlatformClient,
  PlatformError,
  PlatformSession,
  RestoringSession,
  SignInOptions,
  SignInSettings,
  SignOutOptions,
  SignedInSession,
  SignedOutSession,
  SigningInSession,
  UserMeExpand,
} from './session.js';
export { usePlatformStatus } from './status.js';
export type { PlatformStatus } from './status.js';
export { NotificationsProvider, useNotifications } from './notifications-context.js';
export type { NotificationsProviderProps } from './notifications-context.js';
export { useTopicEach, useTopicEachListener } from './topic-each.js';
export type { TopicEachListenerState, TopicEachOptions, TopicEachState } from './topic-each.js';
export { useTopic, useTopicListener } from './topics.js';
export type { TopicListenerState, TopicOptions, TopicState } from './topics.js';
