import { useEffect } from 'react';

/** Pages of such a list that are requested at the same time: the `concurrency` of its query. */
export const PAGES_AT_ONCE = 4;

/** Fetches all pages, one after the other, until the list is complete or a request fails. */
export function useAllPages<
  Q extends { data: unknown; hasNextPage: boolean; isFetching: boolean; isError: boolean; fetchNextPage: () => unknown },
>(query: Q): Q {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    // A page may arrive before its request was rendered, so only the data shows that it has arrived.
  }, [data, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}
