import { skipToken } from '@tanstack/react-query';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { flatEntities, useInfinitePlatformQuery } from 'contact-centre-client/react';
import { useAllPages } from '../../../shared/use-all-pages.js';

const TEN_MINUTES = 600_000;

/** Returns the names of skills and languages; their ids until the names are loaded. */
export function useAbilityNames(ids: readonly string[]): string[] {
  const args = ids.length === 0 ? skipToken : ([{ pageSize: 100 }] as [{ pageSize: number }]);
  const skills = useAllPages(useInfinitePlatformQuery(RoutingApi, 'getRoutingSkills', args, { staleTime: TEN_MINUTES }));
  const languages = useAllPages(useInfinitePlatformQuery(RoutingApi, 'getRoutingLanguages', args, { staleTime: TEN_MINUTES }));
  const names = new Map(
    [...flatEntities(skills.data), ...flatEntities(languages.data)].map(({ id, name }) => [id, name] as const),
  );
  return ids.map((id) => names.get(id) ?? id);
}
