import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../../session/connection.js';
import type { EntityName } from '../../shared/entity-name.js';
import { isObject } from '../../shared/stored-value.js';
import { useAdminQueryKey } from '../use-kind.js';
import type { TargetName } from './targets.js';
import { nameTargets } from './targets.js';

/** Returns the chosen entities with their names, which are read if the form or the platform has ids only. */
export function useNames(target: TargetName, values: readonly unknown[]): EntityName[] {
  const { client } = useConnection();
  const chosen = values.flatMap(entityIn);
  const ids = chosen.filter(({ name }) => name === '').map(({ id }) => id);
  const { data = [] } = useQuery({
    queryKey: useAdminQueryKey('names', target, ids),
    queryFn: ({ signal }) => nameTargets(client, target, ids, { signal }),
    enabled: ids.length > 0,
    staleTime: 300_000,
  });
  return chosen.map(({ id, name }) => ({ id, name: name || (data.find((each) => each.id === id)?.name ?? id) }));
}

function entityIn(value: unknown): EntityName[] {
  const id = isObject(value) ? value['id'] : value;
  if (typeof id !== 'string' || id === '') return [];
  const name = isObject(value) ? value['name'] : undefined;
  return [{ id, name: typeof name === 'string' ? name : '' }];
}

/** Returns the suggestions, after the chosen entities that are not among them. */
export function withChosen(entities: readonly EntityName[], chosen: readonly EntityName[]): EntityName[] {
  const unlisted = chosen.filter(({ id }) => entities.every((each) => each.id !== id));
  return [...unlisted, ...entities];
}
