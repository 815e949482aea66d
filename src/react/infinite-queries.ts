import type { DataTag, InfiniteData, QueryClient, UseInfiniteQueryResult } from '@tanstack/react-query';
import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import type { PlatformApi } from '../apis/platform-api.js';
import { nextPage } from '../core/paging/paging.js';
import type { PlatformQueryKey } from './cache.js';
import { platformQueryKey } from './cache.js';
import { callOperation } from './call-operation.js';
import type { ApiClass, OperationArguments } from './operations.js';
import type { PageOf, PageParam, PagedName } from './paging.js';
import { useSessionStore } from './provider.js';
import type { QueryArguments } from './queries.js';
import { shouldRetry, useQuerySettings } from './queries.js';
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
  const { signedIn, ...queryOptions } = options;
  const settings = useQuerySettings(store, options, queryClient);
  const call = infinitePlatformQueryOptions(store.client, api, method, args === skipToken ? ([] as never) : args);
  return useInfiniteQuery<PageOf<A, M>, PlatformError, Selected, PlatformQueryKey, PageParam>(
    { ...queryOptions, ...call, ...settings, ...(args === skipToken && { enabled: false }) },
    queryClient,
  );
}

/** A separate key from the plain response of the same call, because TanStack Query stores pages in another form. */
function infiniteKey(client: PlatformClient, method: string, args: readonly unknown[]): PlatformQueryKey {
  const [prefix, apiUrl, operation, callArguments] = platformQueryKey(client, method, args);
  return [prefix, apiUrl, operation, callArguments, 'pages'];
}
