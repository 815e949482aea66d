import { useEffect } from 'react';

/** Asks for page after page until the list is whole, or one of them fails. */
export function useAllPages<
  Q extends { hasNextPage: boolean; isFetching: boolean; isError: boolean; fetchNextPage: () => unknown },
>(query: Q): Q {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}
