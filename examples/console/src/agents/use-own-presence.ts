import { skipToken } from '@tanstack/react-query';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import type { UserPresence } from 'contact-centre-client/models';
import { platformQueryOptions, usePlatformQuery, useTopicEachListener } from 'contact-centre-client/react';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../live/use-live-answer.js';
import { useHearing } from '../live/use-hearing.js';
import { useConnection } from '../session/connection.js';
import { MAY_BE_ALLOWED } from '../session/query-client.js';
import { applyPresenceEvent } from './user-events.js';

/** Returns a user's own presence, kept up to date. */
export function useOwnPresence(userId: string | undefined): UserPresence | undefined {
  const { client } = useConnection();
  const { queryKey } = platformQueryOptions(client, PresenceApi, 'getUserPresencesPurecloud', [userId ?? '']);
  const { hear, repair, ...answer } = useLiveAnswer(queryKey, ASKING, applyPresenceEvent);
  const presence = useTopicEachListener(
    'v2.users.{id}.presence',
    userId === undefined ? undefined : [userId],
    ({ eventBody }) => {
      hear(eventBody);
    },
    { repair, retryRefusedMs: MAY_BE_ALLOWED },
  );
  const hearing = useHearing(userId !== undefined, [presence]);
  useReadWhenLost(hearing, answer);
  const { data } = usePlatformQuery(PresenceApi, 'getUserPresencesPurecloud', userId === undefined ? skipToken : [userId], {
    refetchInterval: asking(hearing, ASKING),
  });
  return data;
}
