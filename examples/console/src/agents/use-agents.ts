import type { GetUsersOptions } from 'contact-centre-client/apis/users';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { PlatformError } from 'contact-centre-client/react';
import { flatEntities, infinitePlatformQueryOptions, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../live/use-live-answer.js';
import type { Hearing } from '../live/use-hearing.js';
import { useHearing } from '../live/use-hearing.js';
import { useIds } from '../live/use-ids.js';
import { useConnection } from '../session/connection.js';
import { PAGES_AT_ONCE, useAllPages } from '../shared/use-all-pages.js';
import { useAgentLimit } from '../workspace/use-limits.js';
import type { Agent, PresenceName } from './agent.js';
import { presenceIdOf, rememberingAgentOf } from './agent.js';
import { applyUserEvent } from './user-events.js';
import { useUserEvents } from './use-user-events.js';
import { usePresenceDefinitions } from './use-presence-definitions.js';

export interface Agents {
  agents: readonly Agent[];
  /** As the platform counts them; all may not have been loaded yet. */
  total: number | undefined;
  /** Those of the agents, by name. */
  presences: readonly PresenceName[];
  isPending: boolean;
  error: PlatformError | null;
  dataUpdatedAt: number;
  /** Polling interval in ms, while no events arrive. */
  pollingInterval: number;
  hearing: Hearing;
  refetch: () => unknown;
}

/** Polling interval in ms for new and renamed users, for which there are no events and which are rare. */
const EVERY_5_MIN = 300_000;

const args = [{ pageSize: 100, expand: ['presence', 'routingStatus'] }] as [GetUsersOptions];

/** Returns the polling interval in ms: longer if there are many pages to reload. */
const refreshTime = (pages = 1): number => Math.max(ASKING, pages * 2500);

/** Returns the users of the workspace with presence and routing status, kept up to date. */
export function useAgents(): Agents {
  const { client } = useConnection();
  const definitions = usePresenceDefinitions();
  const { queryKey } = infinitePlatformQueryOptions(client, UsersApi, 'getUsers', args);
  const answer = useLiveAnswer(queryKey, EVERY_5_MIN, applyUserEvent);
  const [users, useLearn] = useIds();
  const ids = users?.length === 0 ? undefined : users;
  const userTopics = useUserEvents(ids, answer);
  const hearing = useHearing(ids !== undefined, userTopics);
  useReadWhenLost(hearing, answer);
  const limit = useAgentLimit();
  const { data, hasNextPage, dataUpdatedAt, ...list } = useAllPages(
    useInfinitePlatformQuery(UsersApi, 'getUsers', args, {
      refetchInterval: (query) => asking(hearing, refreshTime(query.state.data?.pages.length), EVERY_5_MIN)(query),
      staleTime: 0,
      concurrency: PAGES_AT_ONCE,
    }),
  );
  const toAgent = useMemo(() => rememberingAgentOf(definitions), [definitions]);
  const { includes } = limit;
  const agents = useMemo(() => flatEntities(data).filter(includes).map(toAgent), [data, includes, toAgent]);
  useLearn(data === undefined || hasNextPage || limit.isPending ? undefined : agents.map(({ id }) => id));
  const presences = useMemo(() => presencesOf(agents), [agents]);
  const pollingInterval = refreshTime(data?.pages.length);
  const isComplete = data !== undefined && !hasNextPage;
  return {
    agents,
    // The last page is the newest. With a limit, the number is known when all have been loaded.
    total: limit.isLimited ? undefined : data?.pages.at(-1)?.total,
    presences,
    isPending: list.isPending || limit.isPending || (limit.isLimited && !isComplete && list.error === null),
    error: list.error ?? limit.error,
    dataUpdatedAt,
    pollingInterval,
    hearing,
    refetch: () => {
      limit.refetch();
      return list.refetch();
    },
  };
}

function presencesOf(agents: readonly Agent[]): PresenceName[] {
  const names = new Map(agents.map((agent) => [presenceIdOf(agent), agent.presenceName]));
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
}
