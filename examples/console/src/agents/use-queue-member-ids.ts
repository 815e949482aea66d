import { skipToken } from '@tanstack/react-query';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { PlatformError } from 'contact-centre-client/react';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { PAGES_AT_ONCE, useAllPages } from '../shared/use-all-pages.js';

interface QueueMemberIds {
  /** `undefined` until all of them are loaded, or if no queue is chosen. */
  memberIds: ReadonlySet<string> | undefined;
  error: PlatformError | null;
  refetch: () => unknown;
}

/** Returns the members of a queue, whether they take its interactions or not. @param queueId - `''` for no queue. */
export function useQueueMemberIds(queueId: string): QueueMemberIds {
  const { data, hasNextPage, error, refetch } = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingQueueMembers', queueId === '' ? skipToken : [queueId, { pageSize: 100 }], {
      staleTime: 15_000,
      concurrency: PAGES_AT_ONCE,
    }),
  );
  const memberIds = useMemo(
    () => (data === undefined || hasNextPage ? undefined : new Set(flatEntities(data).flatMap(({ id }) => id ?? []))),
    [data, hasNextPage],
  );
  return { memberIds, error, refetch };
}
