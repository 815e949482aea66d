import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { useAccess } from '../session/use-access.js';
import { PAGES_AT_ONCE, useAllPages } from '../shared/use-all-pages.js';

/** Names by id. If the user may not read one of the lists, ids are shown instead. */
export interface Directory {
  queues: ReadonlyMap<string, string>;
  agents: ReadonlyMap<string, string>;
  wrapUpCodes: ReadonlyMap<string, string>;
  /** Whether loading of the names has ended. */
  complete: boolean;
  /** The lists that cannot be read. */
  unreadable: readonly ListName[];
}

/** The name of a list, as a text. */
export type ListName = 'interactions.listQueues' | 'interactions.listAgents' | 'interactions.listCodes';

/** The permissions for the names. The platform documents none for users. */
export const namePermissions = { queues: 'routing:queue:view', wrapUpCodes: 'routing:wrapupCode:view' } as const;

const seldomChanges = { staleTime: 300_000, concurrency: PAGES_AT_ONCE };

export function useDirectory(): Directory {
  const { can } = useAccess();
  const mayReadQueues = can(namePermissions.queues);
  const mayReadCodes = can(namePermissions.wrapUpCodes);
  const queues = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 500 }], { ...seldomChanges, enabled: mayReadQueues }),
  );
  // Includes users who have left, since their interactions still exist.
  const users = useAllPages(useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 500, state: 'any' }], seldomChanges));
  const codes = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingWrapupcodes', [{ pageSize: 500 }], {
      ...seldomChanges,
      enabled: mayReadCodes,
    }),
  );
  const queueList = flatEntities(queues.data);
  const userList = flatEntities(users.data);
  const codeList = flatEntities(codes.data);
  const complete = [queues, users, codes].every(hasEnded);
  const hasNoQueues = !mayReadQueues || queues.isError;
  const hasNoAgents = users.isError;
  const hasNoCodes = !mayReadCodes || codes.isError;
  return useMemo(
    () => ({
      queues: nameById(queueList),
      agents: nameById(userList),
      wrapUpCodes: nameById(codeList),
      complete,
      unreadable: [
        ...(hasNoQueues ? (['interactions.listQueues'] as const) : []),
        ...(hasNoAgents ? (['interactions.listAgents'] as const) : []),
        ...(hasNoCodes ? (['interactions.listCodes'] as const) : []),
      ],
    }),
    [queueList, userList, codeList, complete, hasNoQueues, hasNoAgents, hasNoCodes],
  );
}

interface ListQuery {
  isPending: boolean;
  fetchStatus: string;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  isError: boolean;
}

/** A query that is not permitted is neither sent nor awaited. */
function hasEnded({ isPending, fetchStatus, isFetchingNextPage, hasNextPage, isError }: ListQuery): boolean {
  if (isError || (isPending && fetchStatus === 'idle')) return true;
  return !isPending && !isFetchingNextPage && !hasNextPage;
}

const nameById = (entities: readonly { id?: string; name?: string }[]): ReadonlyMap<string, string> =>
  new Map(entities.flatMap(({ id, name }) => (id === undefined || name === undefined ? [] : [[id, name]])));
