import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Hit } from '../../explorer/search/rank.js';
import type { Command } from './commands.js';

const LIMIT = 20;

type SearchMethods = (query: string) => readonly Hit[];

/** Searches the methods of the API. Their index loads with the first query. */
export function useMethodCommands(query: string): readonly Command[] {
  const navigate = useNavigate();
  const [search, setSearch] = useState<{ methods: SearchMethods }>();
  const isSearched = query.length > 1;
  useEffect(() => {
    if (!isSearched || search) return;
    void import('../../explorer/search/methods.js').then(
      ({ searchMethods }) => {
        setSearch({ methods: searchMethods });
      },
      // Without a connection, the palette still finds the rest.
      () => undefined,
    );
  }, [isSearched, search]);
  return useMemo(() => {
    if (!isSearched || !search) return [];
    return search
      .methods(query)
      .slice(0, LIMIT)
      .map(({ slug, name, verb, path }) => ({
        id: `method-${slug}-${name}`,
        name,
        detail: `${verb} ${path}`,
        icon: 'explorer' as const,
        run: () => void navigate(`/explorer/${slug}/${name}`),
      }));
  }, [isSearched, search, query, navigate]);
}
