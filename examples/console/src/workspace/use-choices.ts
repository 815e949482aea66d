import { skipToken } from '@tanstack/react-query';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import { TeamsApi } from 'contact-centre-client/apis/teams';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useAccess } from '../session/use-access.js';
import type { EntityName } from '../shared/entity-name.js';
import { useAllPages } from '../shared/use-all-pages.js';
import { seeTeams } from './use-workspace.js';

/** Without it, the user sees no queues of any division. */
const seeQueues = 'routing:queue:view';

const seldomChanges = { staleTime: 300_000 };

/** The entities that the user may choose from. */
export interface Choices {
  entities: readonly EntityName[];
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
  /** The permissions that the user lacks to choose at all. */
  missing: readonly string[];
}

/** Returns the divisions whose queues the user may see. */
export function useDivisions(): Choices {
  const missing = useAccess().missing([seeQueues]);
  const query = useAllPages(
    useInfinitePlatformQuery(
      AuthorizationApi,
      'getAuthorizationDivisionspermittedPagedMe',
      missing.length > 0 ? skipToken : [seeQueues, { pageSize: 100 }],
      seldomChanges,
    ),
  );
  return choicesOf(query, missing);
}

/** Returns the teams of the organisation. */
export function useTeams(): Choices {
  const missing = useAccess().missing([seeTeams]);
  const query = useAllPages(
    useInfinitePlatformQuery(TeamsApi, 'getTeams', missing.length > 0 ? skipToken : [{ pageSize: 100 }], seldomChanges),
  );
  return choicesOf(query, missing);
}

interface ListQuery {
  data: Parameters<typeof flatEntities<{ entities?: readonly { id?: string; name?: string }[] }>>[0];
  hasNextPage: boolean;
  error: Error | null;
  refetch: () => unknown;
}

function choicesOf({ data, hasNextPage, error, refetch }: ListQuery, missing: readonly string[]): Choices {
  const entities = flatEntities(data).flatMap(({ id, name = '' }) => (id === undefined ? [] : [{ id, name }]));
  return {
    entities: entities.sort((one, other) => one.name.localeCompare(other.name)),
    isPending: missing.length === 0 && error === null && (data === undefined || hasNextPage),
    error,
    refetch,
    missing,
  };
}
