import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { QueryKind } from './kinds.js';
import type { QueryOperation } from './operation.js';
import { loadOperation } from './operation.js';

/** Returns the method of a query with its types, once they have loaded. */
export function useOperation(kind: QueryKind): UseQueryResult<QueryOperation> {
  return useQuery({ queryKey: ['analytics-operation', kind], queryFn: () => loadOperation(kind), staleTime: Infinity });
}
