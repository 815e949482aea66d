import type { TopicEachListenerState } from 'contact-centre-client/react';
import { useTopicEachListener } from 'contact-centre-client/react';
import type { LiveAnswer } from '../live/use-live-answer.js';
import { MAY_BE_ALLOWED } from '../session/query-client.js';
import type { UserEvent } from './user-events.js';

/** Reports changes of the presence and the routing status of users. @param ids - `undefined` while they are unknown. */
export function useUserEvents(
  ids: readonly string[] | undefined,
  { hear, repair }: Pick<LiveAnswer<UserEvent>, 'hear' | 'repair'>,
): TopicEachListenerState[] {
  const presences = useTopicEachListener(
    'v2.users.{id}.presence',
    ids,
    ({ eventBody }, id) => {
      hear({ id, presence: eventBody });
    },
    { repair, retryRefusedMs: MAY_BE_ALLOWED },
  );
  // Both topics begin and are interrupted together, so one repair is enough for both.
  const statuses = useTopicEachListener(
    'v2.users.{id}.routingStatus',
    ids,
    ({ eventBody }, id) => {
      hear({ id, routingStatus: eventBody.routingStatus });
    },
    { retryRefusedMs: MAY_BE_ALLOWED },
  );
  return [presences, statuses];
}
