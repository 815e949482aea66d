import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { Queue } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { flatEntities, useInfinitePlatformQuery, usePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { useConnection } from '../../session/connection.js';
import { every } from '../../session/query-client.js';
import { useAllPages } from '../../shared/use-all-pages.js';
import type { BoardQueue } from './board.js';
import { boardOf } from './board.js';
import { dayQuery, readDay } from './day.js';
import { nowQuery, readNow } from './now.js';
import { todayInterval } from './today.js';

const EVERY_5_S = 5_000;
const EVERY_30_S = 30_000;

/** One of the questions that the board asks again and again. */
export interface Source {
  /** What it tells, for people. */
  name: string;
  /** When it was last answered, in ms since the epoch; 0 before. */
  dataUpdatedAt: number;
  /** How long an answer is good for, in ms. */
  freshFor: number;
  error: PlatformError | null;
  refetch: () => unknown;
}

export interface Board {
  queues: readonly BoardQueue[];
  /** The figures have never been answered for yet, neither well nor badly. */
  isPending: boolean;
  sources: readonly Source[];
}

/** All queues, however many pages they take. */
export function useQueues(): {
  queues: readonly Queue[];
  isPending: boolean;
  error: PlatformError | null;
  refetch: () => unknown;
} {
  const { data, hasNextPage, isPending, error, refetch } = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 100 }], { staleTime: 300_000 }),
  );
  return { queues: flatEntities(data), isPending: isPending || (hasNextPage && error === null), error, refetch };
}

/** Queues with their figures, kept up to date. Figures that cannot be read anew stay as they were. */
export function useBoard(queues: readonly Queue[]): Board {
  const ids = queues.map(({ id }) => id);
  const now = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsQueuesObservationsQuery',
    ids.length === 0 ? skipToken : [nowQuery(ids)],
    { refetchInterval: every(EVERY_5_S), staleTime: 0 },
  );
  const day = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsConversationsAggregatesQuery',
    ids.length === 0 ? skipToken : [dayQuery(ids, todayInterval())],
    { refetchInterval: every(EVERY_30_S), staleTime: 0, select: readDay },
  );
  const { data: answer, dataUpdatedAt } = now;
  const { platformTime } = useConnection().client;
  const figures = useMemo(() => answer && readNow(answer, platformTime(dataUpdatedAt)), [answer, dataUpdatedAt, platformTime]);
  const board = useMemo(() => boardOf(queues, figures, day.data), [queues, figures, day.data]);
  return {
    queues: board,
    // Both, so that nothing changes places when the second comes in.
    isPending: ids.length > 0 && (now.isPending || day.isPending),
    sources: [source('The figures of this moment', 3 * EVERY_5_S, now), source('The figures of today', 2 * EVERY_30_S, day)],
  };
}

/** Names what is needed alone: a component is drawn anew for each field that it reads. */
function source(name: string, freshFor: number, { dataUpdatedAt, error, refetch }: Omit<Source, 'name' | 'freshFor'>): Source {
  return { name, freshFor, dataUpdatedAt, error, refetch };
}
