import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { AnalyticsConversationQueryResponse, AsyncConversationQuery } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { Filters } from '../filters/filters.js';
import type { Interaction } from '../interaction.js';
import { summarise } from '../interaction.js';

export interface InteractionsPage {
  interactions: readonly Interaction[];
  totalHits: number;
}

/** Returns one page of results. The previous page stays visible until the next one is loaded. */
export function useInteractions(
  query: AsyncConversationQuery | undefined,
  { page, size }: Pick<Filters, 'page' | 'size'>,
): UseQueryResult<InteractionsPage, PlatformError> {
  return usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsConversationsDetailsQuery',
    query ? [{ ...query, paging: { pageSize: size, pageNumber: page } }] : skipToken,
    { select: readPage, placeholderData: keepPreviousData },
  );
}

const readPage = ({ conversations = [], totalHits = 0 }: AnalyticsConversationQueryResponse): InteractionsPage => ({
  interactions: conversations.map(summarise),
  totalHits,
});
