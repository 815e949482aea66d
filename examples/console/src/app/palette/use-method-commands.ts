import { usePlatformClient } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { filledFragment } from '../../explorer/search/filled-fragment.js';
import { safeSearchText } from '../../explorer/search/safe-search.js';
import { useMethodSearch } from '../../explorer/search/use-method-search.js';
import type { Command } from './commands.js';

const LIMIT = 20;

export interface MethodCommands {
  methods: readonly Command[];
  /** Whether the methods for the query are still missing. */
  isPending: boolean;
}

/** Searches the methods of the API. Without a connection for their index, the palette still finds the rest. */
export function useMethodCommands(query: string): MethodCommands {
  const navigate = useNavigate();
  const client = usePlatformClient();
  const searchedQuery = query.length > 1 ? safeSearchText(query, client.authData.accessToken).text.trim() : '';
  const { hits, foundQuery, isPending } = useMethodSearch(searchedQuery);
  const methods = useMemo(
    () =>
      hits.slice(0, LIMIT).map((hit) => ({
        id: `method-${hit.slug}-${hit.name}`,
        name: hit.name,
        detail: `${hit.verb} ${hit.path}`,
        icon: 'explorer' as const,
        run: () => void navigate(`/explorer/${hit.slug}/${hit.name}${filledFragment(hit.path, foundQuery)}`),
      })),
    [hits, foundQuery, navigate],
  );
  return { methods: searchedQuery === '' ? [] : methods, isPending };
}
