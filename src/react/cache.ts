import type { Query, QueryClient } from '@tanstack/react-query';
import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiClass, OperationName } from './operations.js';
import type { PlatformClient } from './session.js';

const PREFIX = 'contact-centre';

/**
 * The key of a cached response. The operation name is unique. The class is omitted, because minifiers rename classes and some
 * operations are in two classes.
 */
export type PlatformQueryKey = readonly [
  prefix: string,
  apiUrl: string,
  operation: string,
  args: readonly unknown[],
  pages?: 'pages',
];

export function platformQueryKey({ apiUrl }: PlatformClient, operation: string, args: readonly unknown[]): PlatformQueryKey {
  // An omitted option and an undefined one are the same call.
  let { length } = args;
  while (length > 0 && args[length - 1] === undefined) length -= 1;
  return [PREFIX, apiUrl, operation, args.slice(0, length)];
}

/** A filter of cached responses, for `invalidateQueries` and similar methods. */
export interface PlatformQueryFilter {
  queryKey: readonly unknown[];
  predicate: (query: Pick<Query, 'queryKey'>) => boolean;
}

/**
 * Selects the cached responses of an area or of one operation, pages included.
 *
 * ```ts
 * await queryClient.invalidateQueries(platformQueryFilter(client, RoutingApi));
 * ```
 */
export function platformQueryFilter<A extends PlatformApi>(
  { apiUrl }: PlatformClient,
  api?: ApiClass<A>,
  method?: OperationName<A>,
): PlatformQueryFilter {
  const methods = api?.prototype as Partial<Record<string, unknown>> | undefined;
  return {
    queryKey: [PREFIX, apiUrl],
    predicate: ({ queryKey: [, , operation] }) =>
      method === undefined ? methods === undefined || typeof methods[operation as string] === 'function' : operation === method,
  };
}

/** Removes all responses of the platform. Components that show one are notified, and pending requests cannot restore them. */
export function removePlatformQueries(queryClient: QueryClient, client: PlatformClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll(platformQueryFilter(client))) {
    // Not `reset`: it restores the initial data, which in earlier versions of TanStack Query may be a server's response.
    query.setState({ data: undefined, dataUpdatedAt: 0, error: null, status: 'pending', fetchStatus: 'idle' });
    cache.remove(query);
  }
}
