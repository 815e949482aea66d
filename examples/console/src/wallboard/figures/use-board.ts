import { skipToken, useQueryClient } from '@tanstack/react-query';
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
import { useMemo, useSyncExternalStore } from 'react';
import { ASKING, asking, unwritten, useLiveAnswer, useReadWhenLost } from '../../live/use-live-answer.js';
import type { Hearing } from '../../live/use-hearing.js';
import { useHearing } from '../../live/use-hearing.js';
import { useConnection } from '../../session/connection.js';
import { MAY_BE_ALLOWED, every } from '../../session/query-client.js';
import { useAccess, useIsAccessPending } from '../../session/use-access.js';
import { PAGES_AT_ONCE, useAllPages } from '../../shared/use-all-pages.js';
import { boardCalls, figurePermissions } from './board-calls.js';
import { useQueueLimit } from '../../workspace/use-limits.js';
import { useWorkspace } from '../../workspace/use-workspace.js';
import { queueListOf } from '../../workspace/workspace.js';
import type { BoardQueue } from './board.js';
import { BoardStore, MANY_QUEUES, MANY_QUEUES_INTERVAL } from './board-store.js';
import { todayInterval } from './today.js';
import { concernsDay, leavesOpen, applyQueueEvent } from './queue-events.js';

/** ms */
const EVERY_10_S = 10_000;
const EVERY_30_S = 30_000;
const EVERY_5_MINUTES = 300_000;
/** Responses that were requested before the page loaded are this recent, in ms. When events begin, the figures are read again. */
const RECENT = 5000;

/** What a source reads: the figures of this moment, those of the day, or presence and routing status. */
export type SourceName = 'now' | 'day' | 'presence';

/** One of the requests that a page repeats. */
export interface Source {
  name: SourceName;
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
  /** The figures that the user may see: of this moment, and of the day. */
  shows: Shows;
  /** The permissions that the user lacks for the others. */
  missing: readonly string[];
}

export interface Shows {
  readonly now: boolean;
  readonly day: boolean;
}

/** Returns the queues of the workspace, on all pages. */
export function useQueues(): {
  queues: readonly Queue[];
  isPending: boolean;
  error: PlatformError | null;
  refetch: () => unknown;
} {
  const args = queueListOf(useWorkspace());
  const limit = useQueueLimit();
  const list = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingQueues', [args], { staleTime: 300_000, concurrency: PAGES_AT_ONCE }),
  );
  const { data, hasNextPage, refetch } = list;
  const { queueIds } = limit;
  const queues = useMemo(() => {
    const all = flatEntities(data);
    return queueIds ? all.filter(({ id }) => queueIds.has(id)) : all;
  }, [data, queueIds]);
  const error = list.error ?? limit.error;
  return {
    queues: limit.isPending || limit.error ? noQueues : queues,
    isPending: list.isPending || limit.isPending || (hasNextPage && error === null),
    error,
    refetch: () => {
      limit.refetch();
      return refetch();
    },
  };
}

/** Returns queues with their figures, kept up to date. After a failed refetch, the figures stay unchanged. */
export function useBoard(queues: readonly Queue[]): Board {
  const { store, sources, ...state } = useBoardSource(queues);
  return { ...state, queues: useBoardQueues(store), sources: useUpdatedSources(store, sources) };
}

/** Where the figures come from. The component that uses it does not render when they change. */
export interface BoardSource extends Omit<Board, 'queues' | 'sources'> {
  readonly store: BoardStore;
  readonly sources: readonly BoardSourceState[];
}

type BoardSourceState = Omit<Source, 'dataUpdatedAt'>;

const none: readonly string[] = [];
const noQueues: readonly Queue[] = [];

/** Requests the figures of queues and follows their events. {@link useBoardQueues} returns the figures. */
export function useBoardSource(queues: readonly Queue[]): BoardSource {
  const ids = useMemo(() => queues.map(({ id }) => id), [queues]);
  const { shows, missing } = usePermittedFigures();
  const isAccessPending = useIsAccessPending();
  const canRequest = ids.length > 0 && !isAccessPending;
  const interval = todayInterval();
  const calls = useCalls(ids, interval);
  const store = useBoardStore(queues, calls, interval);
  const hearing = useQueueEvents(canRequest ? ids : none, calls, shows);
  const now = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsQueuesObservationsQuery',
    canRequest && shows.now ? [calls.now] : skipToken,
    { refetchInterval: asking(hearing, ASKING), staleTime: RECENT, structuralSharing: false },
  );
  const dayInterval = shows.now ? asking(hearing, EVERY_30_S) : every(EVERY_30_S);
  const dayArgs = canRequest && shows.day;
  const day = usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsAggregatesQuery', dayArgs ? [calls.day] : skipToken, {
    refetchInterval: dayInterval,
    staleTime: RECENT,
    structuralSharing: false,
  });
  usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsAggregatesQuery', dayArgs ? [calls.arrivals] : skipToken, {
    refetchInterval: every(EVERY_5_MINUTES),
    staleTime: EVERY_5_MINUTES,
    structuralSharing: false,
    notifyOnChangeProps: [],
  });
  return {
    store,
    // Waits for both, so that the order does not change when the second arrives.
    isPending: ids.length > 0 && ((shows.now && now.isPending) || (shows.day && day.isPending)),
    sources: [
      ...(shows.now ? [source('now', ASKING, hearing, now)] : []),
      ...(shows.day ? [source('day', EVERY_30_S, hearing, day)] : []),
    ],
    shows,
    missing,
  };
}

/** Returns the queues with their figures in the order of their names, and renders if one of them changes. */
export function useBoardQueues(store: BoardStore): readonly BoardQueue[] {
  return useSyncExternalStore(store.subscribe, store.queues);
}

/** Returns the sources with the time of their last responses. */
export function useUpdatedSources(store: BoardStore, sources: BoardSource['sources']): Source[] {
  const now = useSyncExternalStore(store.subscribe, () => store.updatedAt('now'));
  const day = useSyncExternalStore(store.subscribe, () => store.updatedAt('day'));
  return sources.map((source) => ({ ...source, dataUpdatedAt: source.name === 'now' ? now : day }));
}

function usePermittedFigures(): { shows: Shows; missing: readonly string[] } {
  const access = useAccess();
  return useMemo(() => {
    const now = access.missing(figurePermissions.now);
    const day = access.missing(figurePermissions.day);
    return { shows: { now: now.length === 0, day: day.length === 0 }, missing: [...now, ...day] };
  }, [access]);
}

type Calls = ReturnType<typeof useCalls>;

/** Returns the queries and their keys. */
function useCalls(ids: readonly string[], interval: string) {
  const { client } = useConnection();
  return useMemo(() => {
    const { now, day, arrivals } = boardCalls(ids, interval);
    const aggregates = 'postAnalyticsConversationsAggregatesQuery';
    return {
      now,
      day,
      arrivals,
      keys: {
        now: platformQueryOptions(client, AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', [now]).queryKey,
        day: platformQueryOptions(client, AnalyticsApi, aggregates, [day]).queryKey,
        arrivals: platformQueryOptions(client, AnalyticsApi, aggregates, [arrivals]).queryKey,
      },
    };
  }, [client, ids, interval]);
}

function useBoardStore(queues: readonly Queue[], { keys }: Calls, interval: string): BoardStore {
  const cache = useQueryClient();
  const { platformTime } = useConnection().client;
  return useMemo(
    () => new BoardStore({ cache, queues, keys, interval, platformTime }),
    [cache, queues, keys, interval, platformTime],
  );
}

/** Applies the events of queues to the cached responses. */
function useQueueEvents(ids: readonly string[], { keys }: Calls, shows: Shows): Hearing {
  const isWanted = ids.length > 0 && shows.now;
  const together = ids.length > MANY_QUEUES ? MANY_QUEUES_INTERVAL : undefined;
  const nowLive = useLiveAnswer(keys.now, EVERY_10_S, applyQueueEvent, together);
  const dayLive = useLiveAnswer(keys.day, EVERY_30_S, unwritten);
  const observations = useTopicEachListener(
    'v2.analytics.queues.{id}.observations',
    isWanted ? ids : undefined,
    ({ eventBody }) => {
      nowLive.hear(eventBody);
      if (leavesOpen(eventBody)) nowLive.readSoon();
      if (concernsDay(eventBody)) dayLive.readSoon();
    },
    {
      repair: async () => {
        dayLive.readSoon();
        return await nowLive.repair();
      },
      retryRefusedMs: MAY_BE_ALLOWED,
    },
  );
  const hearing = useHearing(isWanted, [observations]);
  useReadWhenLost(hearing, nowLive);
  return hearing;
}

/** Selects the needed fields, since a component renders again for each field that it reads. */
function source(
  name: SourceName,
  pollingInterval: number,
  hearing: Hearing,
  { error, refetch }: Pick<Source, 'error' | 'refetch'>,
): BoardSourceState {
  return { name, pollingInterval, hearing, error, refetch };
}
