import { useEffect } from 'react';

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
