import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ApiClient } from 'contact-centre-client/fetch';
import { useConnection } from '../session/connection.js';
import type { Access } from '../session/access.js';
import { useAccess } from '../session/use-access.js';
import type { EntityName } from '../shared/entity-name.js';
import type { Choices } from '../workspace/use-choices.js';
import type { EntityKind } from './entity-kinds.js';
import { entityKinds, readEntities } from './entity-kinds.js';

/** ms */
const SELDOM_CHANGES = 300_000;

/** Returns the entities of a kind, to choose from. */
export function useEntities(kind: EntityKind): Choices {
  const { client } = useConnection();
  const access = useAccess();
  const { data, error, refetch } = useQuery(entitiesQuery(kind, client, access));
  const missing = access.missing(entityKinds[kind].requires);
  return {
    entities: data ?? none,
    isPending: missing.length === 0 && error === null && data === undefined,
    error,
    refetch,
    missing,
  };
}

/** Returns the names of the entities of some kinds, by id. Ids that are in no list have none. */
export function useEntityNames(kinds: readonly EntityKind[]): ReadonlyMap<string, string> {
  const { client } = useConnection();
  const access = useAccess();
  return useQueries({ queries: kinds.map((kind) => entitiesQuery(kind, client, access)), combine: namesById });
}

function entitiesQuery(kind: EntityKind, client: ApiClient, access: Access): UseQueryOptions<EntityName[]> {
  return {
    queryKey: ['contact-centre', client.apiUrl, 'entities', kind],
    queryFn: ({ signal }) => readEntities(kind, client, { signal }),
    staleTime: SELDOM_CHANGES,
    enabled: access.missing(entityKinds[kind].requires).length === 0,
  };
}

const none: readonly EntityName[] = [];

function namesById(lists: readonly UseQueryResult<EntityName[]>[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap(({ data = [] }) => data.map(({ id, name }) => [id, name] as const)));
}
