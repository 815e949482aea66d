import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConnection } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import type { EntityName } from '../../shared/entity-name.js';
import { useAdminQueryKey } from '../use-kind.js';
import type { TargetName } from './targets.js';
import { searchTarget, targetOf } from './targets.js';

/** ms without a key press before a search is sent. */
const PAUSE = 200;

interface TargetSearch {
  readonly entities: readonly EntityName[];
  readonly isPending: boolean;
}

/** Searches for the entities that a picker offers. */
export function useTargetSearch(target: TargetName, searched: string): TargetSearch {
  const { client } = useConnection();
  const { missing } = useAccess();
  const [settled] = useDebouncedValue(searched, PAUSE);
  const { data, isFetching } = useQuery({
    queryKey: useAdminQueryKey('target', target, settled),
    queryFn: ({ signal }) => searchTarget(client, target, settled, { signal }),
    enabled: missing(targetOf(target).requires).length === 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return { entities: data ?? [], isPending: isFetching || searched !== settled };
}
