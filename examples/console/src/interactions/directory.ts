import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { useAllPages } from '../shared/use-all-pages.js';

/** Names by id. If the user may not read one of the lists, ids are shown instead. */
export interface Directory {
  queues: ReadonlyMap<string, string>;
  agents: ReadonlyMap<string, string>;
  wrapUpCodes: ReadonlyMap<string, string>;
  /** Whether loading of the names has ended. */
  complete: boolean;
}

const seldomChanges = { staleTime: 300_000 };

export function useDirectory(): Directory {
  const queues = useAllPages(useInfinitePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 500 }], seldomChanges));
  // Includes users who have left, since their interactions still exist.
  const users = useAllPages(useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 500, state: 'any' }], seldomChanges));
  const codes = useAllPages(useInfinitePlatformQuery(RoutingApi, 'getRoutingWrapupcodes', [{ pageSize: 500 }], seldomChanges));
  const queueList = flatEntities(queues.data);
  const userList = flatEntities(users.data);
  const codeList = flatEntities(codes.data);
  const complete = [queues, users, codes].every(({ isPending, isFetchingNextPage, hasNextPage, isError }) =>
    isError ? true : !isPending && !isFetchingNextPage && !hasNextPage,
  );
  return useMemo(
    () => ({ queues: nameById(queueList), agents: nameById(userList), wrapUpCodes: nameById(codeList), complete }),
    [queueList, userList, codeList, complete],
  );
}

const nameById = (entities: readonly { id?: string; name?: string }[]): ReadonlyMap<string, string> =>
  new Map(entities.flatMap(({ id, name }) => (id === undefined || name === undefined ? [] : [[id, name]])));
