import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { RequestOptions } from 'contact-centre-client/fetch';
import { useConnection } from '../../session/connection.js';
import type { QueryKind } from '../query/kinds.js';
import { queryKinds } from '../query/kinds.js';
import type { Json } from '../query/types.js';

/** A query that the user has run. */
export interface SentQuery {
  readonly kind: QueryKind;
  readonly body: Json;
}

/** ms */
const FRESH = 60_000;

/** Sends a query and returns the platform's response. @param sent - `undefined` until the user runs a query. */
export function useResult(sent: SentQuery | undefined): UseQueryResult<Json> {
  const { client } = useConnection();
  return useQuery({
    queryKey: ['contact-centre', client.apiUrl, 'analytics', sent?.kind, sent?.body],
    queryFn: async ({ signal }) => {
      if (!sent) throw new Error('No query was run.');
      const { AnalyticsApi } = await import('contact-centre-client/apis/analytics');
      const { method } = queryKinds[sent.kind];
      // The body of each query is its first argument. The form has checked it against the types of the contract.
      const run: (body: never, request: RequestOptions) => PromiseLike<unknown> = AnalyticsApi.prototype[method];
      return (await Reflect.apply(run, new AnalyticsApi(client), [sent.body, { signal }])) as Json;
    },
    enabled: sent !== undefined,
    staleTime: FRESH,
  });
}
