import { skipToken } from '@tanstack/react-query';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { UserQueueEntityListing } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { EntityName } from '../shared/entity-name.js';

export interface AgentQueues {
  /** `undefined` until they are loaded. */
  queues: readonly EntityName[] | undefined;
  error: PlatformError | null;
}

/**
 * Returns an agent's queues: those whose interactions they take, or those where they do not.
 *
 * @param userId - `undefined` to wait.
 */
export function useAgentQueues(userId: string | undefined, joined = true): AgentQueues {
  const { data, error } = usePlatformQuery(
    RoutingApi,
    'getUserQueues',
    userId === undefined ? skipToken : [userId, { joined, pageSize: 100 }],
    {
      staleTime: 60_000,
      select: readQueues,
    },
  );
  return { queues: data, error };
}

const readQueues = ({ entities }: UserQueueEntityListing): EntityName[] =>
  entities.map(({ id = '', name = '' }) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
