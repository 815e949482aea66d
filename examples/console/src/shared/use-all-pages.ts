import { useEffect } from 'react';

/** Asks for page after page until the list is whole, or one of them fails. */
export function useAllPages<
  Q extends { data: unknown; hasNextPage: boolean; isFetching: boolean; isError: boolean; fetchNextPage: () => unknown },
>(query: Q): Q {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    // A page may have come before anything was drawn of its being asked for: then only what there is tells that it has.
  }, [data, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}
