import { useEffect, useState } from 'react';
import { text } from '../../shared/text.js';
import type { EntityList } from '../data/types.js';
import type { NamedEntity } from './search-entities.js';
import { useEntitySearch } from './use-entity-search.js';

export interface IdsSearch {
  /** Those that the latest text has found and the field does not have. */
  hits: readonly NamedEntity[];
  isPending: boolean;
  /** Set if nothing has the name, or the search failed. */
  problem: string | undefined;
  /** Returns the name of an entity that a search has found. */
  nameOf: (id: string) => string | undefined;
}

/** Searches the entities whose ids are added to a field, and remembers the names of those that were found. */
export function useIdsSearch(
  list: EntityList | undefined,
  pathValues: Readonly<Record<string, string>> | undefined,
  { typed, ids }: { typed: string; ids: readonly string[] },
): IdsSearch {
  const { entities, isFound, isPending, hasFailed } = useEntitySearch(list, pathValues, typed);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isFound) return;
    setNames((before) => new Map([...before, ...entities.map(({ id, name }) => [id, name] as const)]));
  }, [isFound, entities]);
  return {
    hits: isFound ? entities.filter(({ id }) => !ids.includes(id)) : [],
    isPending,
    problem: isFound && entities.length === 0 ? text(hasFailed ? 'find.failed' : 'find.none') : undefined,
    nameOf: (id) => names.get(id),
  };
}
