import { useInterval } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { Queue } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import {
  flatEntities,
  platformQueryOptions,
  useInfinitePlatformQuery,
  usePlatformQuery,
  useTopicEachListener,
} from 'contact-centre-client/react';
import { useMemo, useState } from 'react';
import { ASKING, asking, unwritten, useLiveAnswer, useReadWhenLost } from '../../live/use-live-answer.js';
import type { Hearing } from '../../live/use-hearing.js';
import { useHearing } from '../../live/use-hearing.js';
import { useConnection } from '../../session/connection.js';
import { MAY_BE_ALLOWED } from '../../session/query-client.js';
import { useAllPages } from '../../shared/use-all-pages.js';
import type { BoardQueue } from './board.js';
import { boardOf } from './board.js';
import { dayQuery, readDay } from './day.js';
import { nowQuery, readNow } from './now.js';
import { todayInterval } from './today.js';
import type { QueueEvent } from './queue-events.js';
import { concernsDay, leavesOpen, applyQueueEvent } from './queue-events.js';

/** ms */
const EVERY_5_S = 5_000;
const EVERY_10_S = 10_000;
const EVERY_30_S = 30_000;

/** One of the requests that the board repeats. */
export interface Source {
  /** Its name for users. */
  name: string;
  /** The time of the last response, in ms since the epoch; 0 before. */
  dataUpdatedAt: number;
  /** The polling interval without live events, in ms. */
  pollingInterval: number;
  hearing: Hearing;
  error: PlatformError | null;
  refetch: () => unknown;
}

export interface Board {
  queues: readonly BoardQueue[];
  /** Whether no response for the figures has arrived yet, neither data nor an error. */
  isPending: boolean;
  sources: readonly Source[];
}

/** Returns all queues, on all pages. */
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

/** Returns queues with their figures, kept up to date. After a failed refetch, the figures stay unchanged. */
export function useBoard(queues: readonly Queue[]): Board {
  const { client } = useConnection();
  const ids = queues.map(({ id }) => id);
  const [nowArgs, dayArgs] = [[nowQuery(ids)], [dayQuery(ids, todayInterval())]] as const satisfies unknown[];
  const nowLive = useLiveAnswer(
    platformQueryOptions(client, AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', [...nowArgs]).queryKey,
    EVERY_10_S,
    applyQueueEvent,
  );
  const dayLive = useLiveAnswer(
    platformQueryOptions(client, AnalyticsApi, 'postAnalyticsConversationsAggregatesQuery', [...dayArgs]).queryKey,
    EVERY_30_S,
    unwritten,
  );
  const hear = (event: QueueEvent): void => {
    nowLive.hear(event);
    if (leavesOpen(event)) nowLive.readSoon();
    if (concernsDay(event)) dayLive.readSoon();
  };
  const repair = (): Promise<ReadonlyMap<string, never>> => {
    dayLive.readSoon();
    return nowLive.repair();
  };
  const waits = ids.length === 0;
  const observations = useTopicEachListener(
    'v2.analytics.queues.{id}.observations',
    waits ? undefined : ids,
    ({ eventBody }) => {
      hear(eventBody);
    },
    { repair, retryRefusedMs: MAY_BE_ALLOWED },
  );
  const hearing = useHearing(!waits, [observations]);
  useReadWhenLost(hearing, nowLive);
  const now = usePlatformQuery(AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', waits ? skipToken : [...nowArgs], {
    refetchInterval: asking(hearing, ASKING),
    staleTime: 0,
  });
  const day = usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsAggregatesQuery', waits ? skipToken : [...dayArgs], {
    refetchInterval: asking(hearing, EVERY_30_S),
    staleTime: 0,
    select: readDay,
  });
  const { data: answer, dataUpdatedAt } = now;
  const moment = useMoment(dataUpdatedAt);
  const { platformTime } = client;
  const figures = useMemo(() => answer && readNow(answer, platformTime(moment)), [answer, moment, platformTime]);
  const board = useMemo(() => boardOf(queues, figures, day.data), [queues, figures, day.data]);
  return {
    queues: board,
    // Waits for both, so that the order does not change when the second arrives.
    isPending: !waits && (now.isPending || day.isPending),
    sources: [
      source('The figures of this moment', ASKING, hearing, now),
      source('The figures of today', EVERY_30_S, hearing, day),
    ],
  };
}

/** The current time, updated every few seconds and with every response, since waiting times grow without events. */
function useMoment(answeredAt: number): number {
  const [now, setNow] = useState(0);
  useInterval(
    () => {
      setNow(Date.now());
    },
    EVERY_5_S,
    { autoInvoke: true },
  );
  return Math.max(now, answeredAt);
}

type Answered = Pick<Source, 'dataUpdatedAt' | 'error' | 'refetch'>;

/** Selects the needed fields, since a component renders again for each field that it reads. */
function source(name: string, pollingInterval: number, hearing: Hearing, { dataUpdatedAt, error, refetch }: Answered): Source {
  return { name, pollingInterval, hearing, dataUpdatedAt, error, refetch };
}
