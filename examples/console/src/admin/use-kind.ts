import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from 'contact-centre-client/react';
import { useCallback } from 'react';
import { useConnection } from '../session/connection.js';
import { useAccess } from '../session/use-access.js';
import type { EntityState } from './changes/state.js';
import { readState, visibleParts } from './changes/state.js';
import type { Entity, Kind } from './kinds/kind.js';

/** How many entities arrive before the table shows more of them. */
const STEP = 500;

/** A list that may still be loading. */
export interface EntityList {
  readonly items: readonly Entity[];
  readonly isComplete: boolean;
}

/** Returns the beginning of the keys of all queries of the administration. They belong to a user. */
const adminKey = (userId: string | undefined): readonly unknown[] => ['admin', userId];

/** Returns the key of a query of the administration. */
export function useAdminQueryKey(...parts: readonly unknown[]): readonly unknown[] {
  const { user } = useSession();
  return [...adminKey(user?.id), ...parts];
}

/**
 * Reads all entities of a kind. The first ones are shown while the others are loading.
 *
 * @param searched - Reads those that the platform finds for a text.
 */
export function useEntityList(kind: Kind, searched = ''): UseQueryResult<EntityList> {
  const { client } = useConnection();
  const cache = useQueryClient();
  const queryKey = useAdminQueryKey('list', kind.path, searched);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<EntityList> => {
      const isFirst = cache.getQueryData(queryKey) === undefined;
      const items: Entity[] = [];
      const source = searched === '' || !kind.search ? kind.list(client, { signal }) : kind.search(client, searched, { signal });
      for await (const entity of source) {
        items.push(entity);
        if (isFirst && items.length % STEP === 0)
          cache.setQueryData<EntityList>(queryKey, { items: [...items], isComplete: false });
      }
      return { items, isComplete: true };
    },
    placeholderData: keepPreviousData,
  });
}

/** Reads an entity with the parts that the user may see. */
export function useEntityState(kind: Kind, id: string): UseQueryResult<EntityState> {
  const { client } = useConnection();
  const access = useAccess();
  return useQuery({
    queryKey: useAdminQueryKey('entity', kind.path, id),
    queryFn: ({ signal }) => readState(kind, client, id, visibleParts(kind, access), { signal }),
    // A form must not change while the user fills it in. Before saving, the entity is read again.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Returns a function that reads again what the administration shows. */
export function useAdminRefresh(): () => Promise<void> {
  const cache = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  return useCallback(async () => {
    await cache.invalidateQueries({ queryKey: adminKey(userId) });
  }, [cache, userId]);
}
