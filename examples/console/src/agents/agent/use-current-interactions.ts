import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { PlatformError } from 'contact-centre-client/react';
import { platformQueryOptions, usePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import type { Hearing } from '../../live/use-hearing.js';
import { useRereading } from '../../live/use-rereading.js';
import { ASKING, asking } from '../../live/use-live-answer.js';
import { useConnection } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import { conversationDetails } from '../requirements.js';
import type { CurrentInteraction } from './current.js';
import { currentInteractions, currentQuery } from './current.js';

/** ms */
const EVERY_5_S = 5000;
/** Analytics may know a change later than its event, in ms. */
const EVERY_30_S = 30_000;

interface CurrentInteractions {
  /** `undefined` until they are loaded. */
  interactions: readonly CurrentInteraction[] | undefined;
  error: PlatformError | null;
  hearing: Hearing;
  pollingInterval: number;
  refetch: () => unknown;
}

/** Returns what an agent works on now, kept up to date. */
export function useCurrentInteractions(userId: string): CurrentInteractions {
  const { client } = useConnection();
  const isPermitted = useAccess().missing(conversationDetails).length === 0;
  const query = currentQuery(userId, client.platformTime(Date.now()));
  const { queryKey } = platformQueryOptions(client, AnalyticsApi, 'postAnalyticsConversationsDetailsQuery', [query]);
  const ids = isPermitted ? [userId] : undefined;
  const hearing = useRereading(queryKey, 'v2.users.{id}.conversations', { ids, gap: EVERY_5_S });
  const { data, error, refetch } = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsConversationsDetailsQuery',
    isPermitted ? [query] : skipToken,
    { refetchInterval: asking(hearing, ASKING, EVERY_30_S), staleTime: 0 },
  );
  const interactions = useMemo(() => data && currentInteractions(data.conversations ?? [], userId), [data, userId]);
  return { interactions, error, hearing, pollingInterval: ASKING, refetch };
}
