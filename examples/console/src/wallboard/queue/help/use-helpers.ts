import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { GetUsersOptions } from 'contact-centre-client/apis/users';
import { UsersApi } from 'contact-centre-client/apis/users';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { Queue } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { flatEntities, useInfinitePlatformQuery, usePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { rememberingAgentOf } from '../../../agents/agent.js';
import { usePresenceDefinitions } from '../../../agents/use-presence-definitions.js';
import { every } from '../../../session/query-client.js';
import { PAGES_AT_ONCE, useAllPages } from '../../../shared/use-all-pages.js';
import { useAgentLimit } from '../../../workspace/use-limits.js';
import { nowQuery, readNow } from '../../figures/now.js';
import { useQueues } from '../../figures/use-board.js';
import type { Demand } from './demand.js';
import { readDemands, waitingQuery } from './demand.js';
import type { Helper } from './helpers.js';
import { findHelpers } from './helpers.js';

/** ms */
const EVERY_15_S = 15_000;
const EVERY_30_S = 30_000;

const expanded: GetUsersOptions = {
  pageSize: 100,
  expand: ['presence', 'routingStatus', 'skills', 'languages', 'conversationSummary'],
};

interface Helpers {
  /** `undefined` until everything is loaded. */
  helpers: readonly Helper[] | undefined;
  demands: readonly Demand[];
  /** The number of interactions that wait, by the id of the queue. */
  waiting: ReadonlyMap<string, number>;
  /** When the agents were read, in ms since the epoch. */
  updatedAt: number;
  error: PlatformError | null;
  refetch: () => void;
}

/** Returns the agents who could help a queue, read again while the list is shown. */
export function useHelpers(queueId: string, queue: Queue | undefined): Helpers {
  const definitions = usePresenceDefinitions();
  const demand = usePlatformQuery(AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', [waitingQuery(queueId)], {
    staleTime: EVERY_15_S,
    refetchInterval: every(EVERY_15_S),
  });
  const members = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingQueueMembers', [queueId, { pageSize: 100 }], {
      staleTime: EVERY_15_S,
      refetchInterval: every(EVERY_30_S),
      concurrency: PAGES_AT_ONCE,
    }),
  );
  const users = useAllPages(
    useInfinitePlatformQuery(UsersApi, 'getUsers', [expanded], {
      staleTime: EVERY_15_S,
      refetchInterval: usersInterval,
      concurrency: PAGES_AT_ONCE,
    }),
  );
  const toAgent = useMemo(() => rememberingAgentOf(definitions), [definitions]);
  const demands = useMemo(() => (demand.data ? readDemands(demand.data, queue) : []), [demand.data, queue]);
  const limit = useAgentLimit();
  const { includes } = limit;
  const isComplete = demand.data !== undefined && isLoaded(members) && isLoaded(users) && !limit.isPending;
  const { data: memberPages } = members;
  const { data: userPages } = users;
  const helpers = useMemo(() => {
    if (!isComplete) return undefined;
    const joined = flatEntities(memberPages).map(({ id = '', joined: isJoined = false }) => [id, isJoined] as const);
    return findHelpers({ users: flatEntities(userPages).filter(includes), toAgent, members: new Map(joined), demands });
  }, [isComplete, memberPages, userPages, includes, toAgent, demands]);
  const queries = [demand, members, users, limit];
  return {
    helpers,
    demands,
    waiting: useWaiting(),
    updatedAt: users.dataUpdatedAt,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const each of queries) if (each.error) void each.refetch();
    },
  };
}

/** Less often if there are many pages to read. */
const usersInterval: ReturnType<typeof every> = (query) => {
  const { data } = query.state as { data?: { pages: readonly unknown[] } };
  return every(Math.max(EVERY_30_S, (data?.pages.length ?? 1) * 10_000))(query);
};

const isLoaded = ({ data, hasNextPage }: { data: unknown; hasNextPage: boolean }): boolean => data !== undefined && !hasNextPage;

/** How many interactions wait in each queue. */
function useWaiting(): ReadonlyMap<string, number> {
  const { queues } = useQueues();
  const ids = useMemo(() => queues.map(({ id }) => id), [queues]);
  const { data } = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsQueuesObservationsQuery',
    ids.length === 0 ? skipToken : [nowQuery(ids)],
    { staleTime: EVERY_30_S, refetchInterval: every(EVERY_30_S) },
  );
  return useMemo(() => new Map(data ? [...readNow(data)].map(([id, { waiting }]) => [id, waiting] as const) : []), [data]);
}
