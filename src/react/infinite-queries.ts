import type { DataTag, InfiniteData, QueryClient, UseInfiniteQueryResult } from '@tanstack/react-query';
import { hashKey, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import * as React from 'react';
import type { PlatformApi } from '../apis/platform-api.js';
import { MAX_CONCURRENCY, checkCount } from '../core/paging/items-options.js';
import { nextPage } from '../core/paging/paging.js';
import type { PlatformQueryKey } from './cache.js';
import { platformQueryKey } from './cache.js';
import { callOperation } from './call-operation.js';
import type { ApiClass, OperationArguments } from './operations.js';
import type { PageOf, PageParam, PagedName } from './paging.js';
import { useSessionStore } from './provider.js';
import type { QueryArguments } from './queries.js';
import { shouldRetry, useQuerySettings } from './queries.js';
import { ReadAhead } from './read-ahead.js';
import type { PlatformClient, PlatformError } from './session.js';

/** The options of TanStack Query for a paginated list. */
export interface InfinitePlatformQueryOptions<P> {
  queryKey: DataTag<PlatformQueryKey, InfiniteData<P, PageParam>>;
  queryFn: (context: { signal: AbortSignal; pageParam: PageParam }) => Promise<P>;
  initialPageParam: PageParam;
  getNextPageParam: (lastPage: P, pages: P[], lastParam: PageParam) => PageParam | undefined;
  retry: (failures: number, error: PlatformError) => boolean;
}

/** The parameter type of `useInfiniteQuery`, because the exported options type has other type parameters in older releases. */
type InfiniteQueryOptions<P, Selected> = Parameters<
  typeof useInfiniteQuery<P, PlatformError, Selected, PlatformQueryKey, PageParam>
>[0];

/** The options of {@link useInfinitePlatformQuery} beside the call. */
export interface UseInfinitePlatformQueryOptions<P, Selected = InfiniteData<P, PageParam>> extends Omit<
  InfiniteQueryOptions<P, Selected>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
> {
  /** Whether to wait until a user is signed in; `true` by default. */
  signedIn?: boolean;
  /**
   * Pages requested at the same time, from 1 to 10. Use it for lists that you read to the end: the pages after the fetched ones are
   * requested before you call `fetchNextPage()`. Only lists by page number are read faster.
   *
   * @defaultValue 1
   */
  concurrency?: number;
}

/** A paginated list as options for TanStack Query. */
export function infinitePlatformQueryOptions<A extends PlatformApi, M extends PagedName<A>>(
  client: PlatformClient,
  api: ApiClass<A>,
  method: M,
  args: OperationArguments<A, M>,
): InfinitePlatformQueryOptions<PageOf<A, M>> {
  return {
    queryKey: infiniteKey(client, method, args) as DataTag<PlatformQueryKey, InfiniteData<PageOf<A, M>, PageParam>>,
    queryFn: ({ signal, pageParam }) =>
      callOperation(client, api, method, args, { signal, extraOptions: pageParam, isReadOnly: true }),
    initialPageParam: {},
    getNextPageParam: (page, _pages, param) => nextPage(page, param),
    retry: shouldRetry,
  };
}

/**
 * Reads a list page by page: `fetchNextPage()` fetches the next page as long as `hasNextPage` is true. Supports pagination by
 * page number and by cursor; {@link flatEntities} combines the pages.
 *
 * ```tsx
 * const { data, hasNextPage, fetchNextPage } = useInfinitePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 100 }]);
 * ```
 */
export function useInfinitePlatformQuery<
  A extends PlatformApi,
  M extends PagedName<A>,
  Selected = InfiniteData<PageOf<A, M>, PageParam>,
>(
  api: ApiClass<A>,
  method: M,
  args: QueryArguments<A, M>,
  options: UseInfinitePlatformQueryOptions<PageOf<A, M>, Selected> = {},
  queryClient?: QueryClient,
): UseInfiniteQueryResult<Selected, PlatformError> {
  const store = useSessionStore();
  const { signedIn, concurrency = 1, ...queryOptions } = options;
  const settings = useQuerySettings(store, options, queryClient);
  const call = infinitePlatformQueryOptions(store.client, api, method, args === skipToken ? ([] as never) : args);
  const queryFn = useReadAhead(call, concurrency, method);
  return useInfiniteQuery<PageOf<A, M>, PlatformError, Selected, PlatformQueryKey, PageParam>(
    { ...queryOptions, ...call, queryFn, ...settings, ...(args === skipToken && { enabled: false }) },
    queryClient,
  );
}

/** Returns the query function of a list, which requests the next pages in advance if `concurrency` says so. */
function useReadAhead<P>(
  { queryFn, queryKey }: InfinitePlatformQueryOptions<P>,
  concurrency: number,
  method: string,
): InfinitePlatformQueryOptions<P>['queryFn'] {
  checkCount('concurrency', concurrency, method, 1, MAX_CONCURRENCY);
  const hash = hashKey(queryKey);
  // Another list begins anew.
  const ahead = React.useMemo(() => new ReadAhead<P>(concurrency), [hash, concurrency]);
  if (concurrency === 1) return queryFn;
  return async ({ signal, pageParam }) =>
    await ahead.request({
      page: pageParam,
      signal,
      read: (page, pageSignal) => queryFn({ signal: pageSignal, pageParam: page }),
    });
}

/** A separate key from the plain response of the same call, because TanStack Query stores pages in another form. */
function infiniteKey(client: PlatformClient, method: string, args: readonly unknown[]): PlatformQueryKey {
  const [prefix, apiUrl, operation, callArguments] = platformQueryKey(client, method, args);
  return [prefix, apiUrl, operation, callArguments, 'pages'];
}
