import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../../session/connection.js';
import type { QueryKind } from '../query/kinds.js';
import type { Json } from '../query/types.js';

/** A query that the user has run. */
export interface SentQuery {
  readonly kind: QueryKind;
  readonly body: Json;
}

/** ms */
const FRESH = 60_000;

/** Sends a query and returns the platform's response. @param sent - `undefined` until the user runs a query. */
export function useAnswer(sent: SentQuery | undefined): UseQueryResult<Json> {
  const { client } = useConnection();
  return useQuery({
    queryKey: ['contact-centre', client.apiUrl, 'analytics', sent?.kind, sent?.body],
    queryFn: async ({ signal }) => {
      if (!sent) throw new Error('No query was run.');
      const [{ loadOperation }, { invoke, withRequest }] = await Promise.all([
        import('../query/operation.js'),
        import('../../explorer/call/invoke.js'),
      ]);
      const { area, operation } = await loadOperation(sent.kind);
      return (await invoke(area.Api, operation, { body: sent.body }, withRequest(client, { signal }))) as Json;
    },
    enabled: sent !== undefined,
    staleTime: FRESH,
  });
}
