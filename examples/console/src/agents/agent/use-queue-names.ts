import { skipToken } from '@tanstack/react-query';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { QueueEntityListing } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useAccess } from '../../session/use-access.js';

/** Returns the names of queues by their ids, as far as they are known and the user may see them. */
export function useQueueNames(queueIds: readonly string[]): ReadonlyMap<string, string> {
  const isPermitted = useAccess().can('routing:queue:view');
  const ids = [...new Set(queueIds)].sort();
  const { data } = usePlatformQuery(
    RoutingApi,
    'getRoutingQueues',
    isPermitted && ids.length > 0 ? [{ id: ids, pageSize: 100 }] : skipToken,
    { staleTime: 300_000, select: readNames },
  );
  return data ?? none;
}

const none: ReadonlyMap<string, string> = new Map();

const readNames = ({ entities }: QueueEntityListing): ReadonlyMap<string, string> =>
  new Map(entities.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])));
