import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useConnection } from '../../session/connection.js';
import { every } from '../../session/query-client.js';

/** A running conversation is polled at this interval, in ms. */
const RUNNING_MS = 5000;

export interface ConversationQuery {
  conversation: Conversation | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** Up to when running segments have lasted, by the platform's clock, in ms since the epoch. */
  now: number;
}

/** Queries the participants, times and channels of one conversation. */
export function useConversation(conversationId: string): ConversationQuery {
  const { platformTime } = useConnection().client;
  const { data, error, dataUpdatedAt, refetch } = usePlatformQuery(
    AnalyticsApi,
    'getAnalyticsConversationDetails',
    [conversationId],
    { refetchInterval: (query) => (query.state.data?.conversationEnd === undefined ? every(RUNNING_MS)(query) : false) },
  );
  return { conversation: data, error, refetch, now: platformTime(dataUpdatedAt) };
}
