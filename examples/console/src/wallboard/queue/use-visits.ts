import { keepPreviousData } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { PlatformError } from 'contact-centre-client/react';
import { platformQueryOptions, usePlatformQuery } from 'contact-centre-client/react';
import { ASKING, asking } from '../../live/use-live-answer.js';
import type { Hearing } from '../../live/use-hearing.js';
import { useRereading } from '../../live/use-rereading.js';
import { useConnection } from '../../session/connection.js';
import { todayInterval } from '../figures/today.js';
import type { Visit } from './visit.js';
import { visitOf, visitsQuery } from './visit.js';

const PAGE = 20;
/** The delay in ms after which analytics knows about a conversation, as it may be later than the event. */
const EVERY_MINUTE = 60_000;

interface Visits {
  /** `undefined` until they are loaded. */
  visits: readonly Visit[] | undefined;
  /** On all pages. */
  total: number | undefined;
  pages: number;
  error: PlatformError | null;
  hearing: Hearing;
  refetch: () => unknown;
}

/** Returns a page of a queue's conversations today, the latest first, kept up to date. */
export function useVisits(queueId: string, page: number): Visits {
  const { client } = useConnection();
  const query = visitsQuery(queueId, todayInterval(), { pageSize: PAGE, pageNumber: page });
  const { queryKey } = platformQueryOptions(client, AnalyticsApi, 'postAnalyticsConversationsDetailsQuery', [query]);
  const hearing = useRereading(queryKey, 'v2.routing.queues.{id}.conversations', { ids: [queueId], gap: ASKING });
  const { data, error, refetch } = usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsDetailsQuery', [query], {
    refetchInterval: asking(hearing, ASKING, EVERY_MINUTE),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const visits = data && (data.conversations ?? []).map((conversation) => visitOf(conversation, queueId));
  const total = data?.totalHits;
  return { visits, total, pages: Math.max(1, Math.ceil((total ?? 0) / PAGE)), error, hearing, refetch };
}
