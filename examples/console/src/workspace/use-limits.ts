import { skipToken, useQuery } from '@tanstack/react-query';
import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { PlatformError } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { loadModule } from '../app/load-module.js';
import { useConnection } from '../session/connection.js';
import { useIsAccessPending } from '../session/use-access.js';
import { useWorkspace } from './use-workspace.js';
import type { LimitedUser } from './agent-limit.js';
import { agentLimitOf } from './agent-limit.js';
import { isLimited } from './workspace.js';

/** Members of teams and their queues change seldom, in ms. */
const TEN_MINUTES = 600_000;

type TeamQueries = typeof import('./team-queries.js');

const loadTeamQueries = (): Promise<TeamQueries> => loadModule('workspace/team-queries', () => import('./team-queries.js'));

interface Limit {
  /** Whether it is still being loaded. */
  isPending: boolean;
  error: PlatformError | null;
  /** Repeats what has failed. */
  refetch: () => void;
}

/** The queues that the teams of the workspace work in. */
export interface QueueLimit extends Limit {
  /** Their ids; `undefined` without a limit, and while it is loading. */
  queueIds: ReadonlySet<string> | undefined;
}

/** Returns the limit of lists of queues. Divisions are not part of it, since the platform filters queues by them. */
export function useQueueLimit(): QueueLimit {
  const members = useTeamMembers();
  const { data: userIds } = members;
  const queues = useIds('team-queues', userIds, (queries, client, ids, request) =>
    queries.readQueuesOfUsers(client, ids, request),
  );
  const queueIds = useMemo(() => queues.data && new Set(queues.data), [queues.data]);
  return {
    queueIds,
    isPending: members.isPending || queues.isPending,
    error: members.error ?? queues.error,
    refetch: () => {
      members.refetch();
      queues.refetch();
    },
  };
}

/** The agents of the divisions and teams of the workspace. */
export interface AgentLimit extends Limit {
  isLimited: boolean;
  /** Includes everybody while it is loading. */
  includes: (user: LimitedUser) => boolean;
}

/** Returns the limit of lists of agents. The platform has no filter for them. */
export function useAgentLimit(): AgentLimit {
  const workspace = useWorkspace();
  const { divisions } = workspace;
  const { data: memberIds, isPending, error, refetch } = useTeamMembers();
  const includes = useMemo(() => agentLimitOf(divisions, memberIds), [divisions, memberIds]);
  return { isLimited: isLimited(workspace), includes, isPending, error, refetch };
}

function useTeamMembers() {
  const { teams } = useWorkspace();
  const isAccessPending = useIsAccessPending();
  const teamIds = useMemo(() => teams.map(({ id }) => id), [teams]);
  const isWanted = teamIds.length > 0;
  const members = useIds('team-members', isWanted && !isAccessPending ? teamIds : undefined, (queries, client, ids, request) =>
    queries.readTeamMembers(client, ids, request),
  );
  return { ...members, isPending: isWanted && members.data === undefined && members.error === null };
}

type ReadIds = (queries: TeamQueries, client: ApiClient, ids: readonly string[], request: RequestOptions) => Promise<string[]>;

/** Reads ids that depend on other ids; nothing while those are `undefined`. */
function useIds(name: string, ids: readonly string[] | undefined, read: ReadIds) {
  const { client } = useConnection();
  const { data, error, fetchStatus, refetch } = useQuery<string[], PlatformError>({
    queryKey: ['workspace', name, ids],
    queryFn: ids ? async ({ signal }) => await read(await loadTeamQueries(), client, ids, { signal }) : skipToken,
    staleTime: TEN_MINUTES,
  });
  return {
    data,
    error,
    isPending: data === undefined && fetchStatus !== 'idle',
    refetch: () => {
      if (error) void refetch();
    },
  };
}
