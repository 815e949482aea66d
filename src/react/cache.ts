import type { Query, QueryClient } from '@tanstack/react-query';
import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiClass, OperationName } from './operations.js';
import type { PlatformClient } from './session.js';

const PREFIX = 'contact-centre';

/**
 * Key of a cached answer. An operation's name is enough to tell it from all others; the class is left out because minifiers rename classes,
 * and because some operations stand in two of them.
 */
export type PlatformQueryKey = readonly [
  prefix: string,
  apiUrl: string,
  operation: string,
  args: readonly unknown[],
  pages?: 'pages',
];

export function platformQueryKey({ apiUrl }: PlatformClient, operation: string, args: readonly unknown[]): PlatformQueryKey {
  // An option left out and one given as undefined are the same call.
  let { length } = args;
  while (length > 0 && args[length - 1] === undefined) length -= 1;
  return [PREFIX, apiUrl, operation, args.slice(0, length)];
}

/** Which cached answers are meant, for `invalidateQueries` and its kin. */
export interface PlatformQueryFilter {
  queryKey: readonly unknown[];
  predicate: (query: Pick<Query, 'queryKey'>) => boolean;
}

/**
 * Selects the cached answers of an area or of one operation, pages included.
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

/**
 * Removes every answer of the platform. Whoever still shows one is told that it is gone, and no request that is under way can put another in
 * its place.
 */
export function removePlatformQueries(queryClient: QueryClient, client: PlatformClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll(platformQueryFilter(client))) {
    // Not `reset`: that goes back to what the query began with, which in earlier versions of TanStack Query may be a server's answer.
    query.setState({ data: undefined, dataUpdatedAt: 0, error: null, status: 'pending', fetchStatus: 'idle' });
    cache.remove(query);
  }
}
