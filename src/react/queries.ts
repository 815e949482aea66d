import type { DataTag, QueryClient, SkipToken, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import * as React from 'react';
import type { PlatformApi } from '../apis/platform-api.js';
import type { PlatformQueryKey } from './cache.js';
import { platformQueryKey } from './cache.js';
import { callOperation } from './call-operation.js';
import type { ApiClass, OperationArguments, OperationName, QueryName, QueryResult } from './operations.js';
import { useSessionStore } from './provider.js';
import type { PlatformClient, PlatformError } from './session.js';
import type { SessionStore } from './session-store.js';

/** The options of TanStack Query for one call, for its hooks, loaders and prefetching. */
export interface PlatformQueryOptions<T> {
  queryKey: DataTag<PlatformQueryKey, T>;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  retry: (failures: number, error: PlatformError) => boolean;
}

/** The options of {@link usePlatformQuery} beside the call: all of `useQuery` except those that the call defines. */
export interface UsePlatformQueryOptions<T, Selected = T> extends Omit<
  UseQueryOptions<T, PlatformError, Selected, PlatformQueryKey>,
  'queryKey' | 'queryFn'
> {
  /**
   * Whether to wait until a user is signed in; `true` by default. Set `false` for calls that need no sign-in, such as those of
   * a web chat guest.
   */
  signedIn?: boolean;
}

/** Arguments of an operation, or `skipToken` until they are known. */
export type QueryArguments<A, M extends OperationName<A>> = OperationArguments<A, M> | SkipToken;

/**
 * Returns one call as options for TanStack Query, e.g. in a route's loader.
 *
 * ```ts
 * await queryClient.fetchQuery(platformQueryOptions(client, UsersApi, 'getUser', [id]));
 * ```
 */
export function platformQueryOptions<A extends PlatformApi, M extends QueryName<A>>(
  client: PlatformClient,
  api: ApiClass<A>,
  method: M,
  args: OperationArguments<A, M>,
): PlatformQueryOptions<QueryResult<A, M>> {
  return {
    queryKey: platformQueryKey(client, method, args) as DataTag<PlatformQueryKey, QueryResult<A, M>>,
    queryFn: async ({ signal }) =>
      toCacheable(await callOperation(client, api, method, args, { signal, isReadOnly: true })) as QueryResult<A, M>,
    retry: shouldRetry,
  };
}

/**
 * Calls an operation of the platform and caches its response in TanStack Query, whose signal cancels the request when no
 * component needs it any more.
 *
 * ```tsx
 * const { data: user, error } = usePlatformQuery(UsersApi, 'getUser', [id, { expand: ['presence'] }], { staleTime: 60_000 });
 * ```
 */
export function usePlatformQuery<A extends PlatformApi, M extends QueryName<A>, Selected = QueryResult<A, M>>(
  api: ApiClass<A>,
  method: M,
  args: QueryArguments<A, M>,
  options: UsePlatformQueryOptions<QueryResult<A, M>, Selected> = {},
  queryClient?: QueryClient,
): UseQueryResult<Selected, PlatformError> {
  const store = useSessionStore();
  const { signedIn, ...queryOptions } = options;
  const settings = useQuerySettings(store, options, queryClient);
  const call = platformQueryOptions(store.client, api, method, args === skipToken ? ([] as never) : args);
  const query: UseQueryOptions<QueryResult<A, M>, PlatformError, Selected, PlatformQueryKey> = {
    ...queryOptions,
    ...call,
    ...settings,
    ...(args === skipToken && { enabled: false }),
  };
  return useQuery(query, queryClient);
}

interface SharedOptions<Enabled, Retry, Placeholder> {
  enabled?: Enabled | undefined;
  retry?: Retry | undefined;
  placeholderData?: Placeholder | undefined;
  signedIn?: boolean | undefined;
}

/** The settings of all queries: they wait for the sign-in, end with it, and retry only temporary failures. */
export function useQuerySettings<Enabled, Retry, Placeholder>(
  store: SessionStore,
  { enabled, retry, placeholderData, signedIn = true }: SharedOptions<Enabled, Retry, Placeholder>,
  queryClient: QueryClient | undefined,
): { enabled: Enabled | boolean; retry: Retry; placeholderData?: Placeholder } {
  const cache = useQueryClient(queryClient);
  React.useEffect(() => {
    store.watch(cache);
  }, [store, cache]);
  const signIn = React.useSyncExternalStore(store.subscribe, store.signInNumber, noSignIn);
  // TanStack Query caches the result of a placeholder function by its identity. A new function makes it call the function
  // again.
  const placeholder = React.useMemo(
    () => (typeof placeholderData === 'function' ? (placeholderData.bind(undefined) as Placeholder) : placeholderData),
    [placeholderData, signIn],
  );
  return {
    enabled: signIn !== undefined || !signedIn ? (enabled ?? true) : false,
    retry: retry ?? ((cache.getDefaultOptions().queries?.retry ?? shouldRetry) as Retry),
    ...(placeholder !== undefined && { placeholderData: placeholder }),
  };
}

const noSignIn = (): undefined => undefined;

/** Retries three times after temporary failures: no response, or a server error. On a server there are no retries. */
export function shouldRetry(failures: number, { status, code }: { status?: unknown; code?: unknown }): boolean {
  if (failures >= 3 || typeof window === 'undefined') return false;
  return typeof status === 'number' ? status >= 500 : code === 'ERR_NETWORK' || code === 'ERR_TIMEOUT';
}

/** The cache treats `undefined` as an error. */
const toCacheable = (body: unknown): unknown => (body === undefined ? null : body);
