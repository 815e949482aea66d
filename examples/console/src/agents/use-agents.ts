import { UsersApi } from 'contact-centre-client/apis/users';
import type { PlatformError } from 'contact-centre-client/react';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { every } from '../session/query-client.js';
import { useAllPages } from '../shared/use-all-pages.js';
import type { Agent } from './agent.js';
import { agentOf } from './agent.js';
import { usePresenceDefinitions } from './presence.js';

export interface Agents {
  agents: readonly Agent[];
  presences: readonly string[];
  isPending: boolean;
  error: PlatformError | null;
  dataUpdatedAt: number;
  /** How long they are good for, in ms. */
  freshFor: number;
  refetch: () => unknown;
}

/** ms from one look to the next: 5 s, and more where there are many pages to be read anew. */
const refreshTime = (pages = 1): number => Math.max(5000, pages * 2500);

/** All users with what they are and do, kept up to date. */
export function useAgents(): Agents {
  const definitions = usePresenceDefinitions();
  const { data, isPending, error, dataUpdatedAt, refetch } = useAllPages(
    useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 100, expand: ['presence', 'routingStatus'] }], {
      refetchInterval: (query) => every(refreshTime(query.state.data?.pages.length))(query),
      staleTime: 0,
    }),
  );
  const agents = useMemo(() => flatEntities(data).map((user) => agentOf(user, definitions)), [data, definitions]);
  const presences = [...new Set(agents.map(({ presenceName }) => presenceName))].sort((one, other) => one.localeCompare(other));
  const freshFor = 4 * refreshTime(data?.pages.length);
  return { agents, presences, isPending, error, dataUpdatedAt, freshFor, refetch };
}
