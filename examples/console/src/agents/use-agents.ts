import { UsersApi } from 'contact-centre-client/apis/users';
import type { PlatformError } from 'contact-centre-client/react';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
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
  refetch: () => unknown;
}

/** All users with what they are and do, asked for again every 5 s. */
export function useAgents(): Agents {
  const definitions = usePresenceDefinitions();
  const { data, isPending, error, dataUpdatedAt, refetch } = useAllPages(
    useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 100, expand: ['presence', 'routingStatus'] }], {
      refetchInterval: 5_000,
      staleTime: 0,
    }),
  );
  const agents = useMemo(() => flatEntities(data).map((user) => agentOf(user, definitions)), [data, definitions]);
  const presences = [...new Set(agents.map(({ presenceName }) => presenceName))].sort((one, other) => one.localeCompare(other));
  return { agents, presences, isPending, error, dataUpdatedAt, refetch };
}
