import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { AnalyticsConversationQueryResponse, AsyncConversationQuery } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import { every } from '../../session/query-client.js';
import type { Filters } from '../filters/filters.js';
import type { Period } from '../../shared/date-range/date-range.js';
import type { Interaction } from '../interaction.js';
import { summarise } from '../interaction.js';

export interface InteractionsPage {
  interactions: readonly Interaction[];
  totalHits: number;
}

/** Polling intervals in ms: conversations of past days rarely change. */
const REFRESH_MS = 30_000;
const PAST_REFRESH_MS = 300_000;

/** Returns the polling interval of a period, in ms. */
export function refreshIntervalOf(period: Period | undefined, now: number): number {
  return period && period.to.getTime() <= now ? PAST_REFRESH_MS : REFRESH_MS;
}

/** Returns one page of results. The previous page stays visible until the next one is loaded. */
export function useInteractions(
  query: AsyncConversationQuery | undefined,
  { page, size, refreshInterval }: Pick<Filters, 'page' | 'size'> & { refreshInterval: number },
): UseQueryResult<InteractionsPage, PlatformError> {
  return usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsConversationsDetailsQuery',
    query ? [{ ...query, paging: { pageSize: size, pageNumber: page } }] : skipToken,
    {
      select: readPage,
      placeholderData: keepPreviousData,
      refetchInterval: every(refreshInterval),
    },
  );
}

const readPage = ({ conversations = [], totalHits = 0 }: AnalyticsConversationQueryResponse): InteractionsPage => ({
  interactions: conversations.map(summarise),
  totalHits,
});
