import { useDebouncedValue } from '@mantine/hooks';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useNavigate } from 'react-router';
import { useAccess } from '../../session/use-access.js';
import type { Command } from './commands.js';

/** Of each kind. */
const LIMIT = 8;
const DELAY_MS = 200;

export interface EntityCommands {
  queues: readonly Command[];
  agents: readonly Command[];
  /** Whether the platform's responses for the query are still missing. */
  isPending: boolean;
}

/** Searches queues and agents on the platform. */
export function useEntityCommands(query: string): EntityCommands {
  const navigate = useNavigate();
  const { can } = useAccess();
  const [settledQuery] = useDebouncedValue(query, DELAY_MS);
  const isSearched = settledQuery.length > 1;
  const queues = usePlatformQuery(RoutingApi, 'getRoutingQueues', [{ name: `*${settledQuery}*`, pageSize: LIMIT }], {
    enabled: isSearched && can('routing:queue:view'),
    staleTime: 60_000,
  });
  const agents = usePlatformQuery(
    UsersApi,
    'postUsersSearch',
    [{ pageSize: LIMIT, query: [{ type: 'CONTAINS', fields: ['name'], value: settledQuery }] }],
    { enabled: isSearched, staleTime: 60_000 },
  );
  const open = (path: string) => (): void => void navigate(path);
  const { entities = [] } = (isSearched ? queues.data : undefined) ?? {};
  const { results = [] } = (isSearched ? agents.data : undefined) ?? {};
  return {
    queues: entities.map(({ id, name = '' }) => ({
      id: `queue-${id}`,
      name,
      icon: 'wallboard',
      run: open(`/queues/${id}`),
    })),
    agents: results.map(({ id, name = '', title }) => ({
      id: `agent-${id}`,
      name,
      icon: 'agents',
      ...(title !== undefined && { detail: title }),
      run: open(`/agents/${id}`),
    })),
    isPending: query.length > 1 && (query !== settledQuery || queues.isLoading || agents.isLoading),
  };
}
