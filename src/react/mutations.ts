import type { QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlatformApi } from '../apis/platform-api.js';
import { platformQueryFilter } from './cache.js';
import { callOperation } from './call-operation.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations.js';
import { useSessionStore } from './provider.js';
import type { PlatformError } from './session.js';

/** An area of the API, or one operation of it. */
export type Invalidation<A extends PlatformApi> = readonly [api: ApiClass<A>, method?: OperationName<A>];

/** The options of {@link usePlatformMutation} beside the operation. */
export interface UsePlatformMutationOptions<
  A extends PlatformApi,
  M extends OperationName<A>,
  OnMutate = unknown,
  Areas extends readonly PlatformApi[] = readonly PlatformApi[],
> extends Omit<UseMutationOptions<OperationResult<A, M>, PlatformError, OperationArguments<A, M>, OnMutate>, 'mutationFn'> {
  /** The cached responses that a success makes stale. Those on the screen are fetched again. */
  invalidates?: { readonly [I in keyof Areas]: Invalidation<Areas[I]> };
}

/**
 * Calls an operation that changes something, when `mutate` is called. The variables are the operation's arguments.
 *
 * ```tsx
 * const { mutate, isPending } = usePlatformMutation(UsersApi, 'patchUser', { invalidates: [[UsersApi, 'getUser'], [RoutingApi]]
 * });
 * mutate([id, { version, title: 'Team lead' }]);
 * ```
 */
export function usePlatformMutation<
  A extends PlatformApi,
  M extends OperationName<A>,
  OnMutate = unknown,
  Areas extends readonly PlatformApi[] = readonly PlatformApi[],
>(
  api: ApiClass<A>,
  method: M,
  { invalidates, ...options }: UsePlatformMutationOptions<A, M, OnMutate, Areas> = {},
  queryClient?: QueryClient,
): UseMutationResult<OperationResult<A, M>, PlatformError, OperationArguments<A, M>, OnMutate> {
  const { client } = useSessionStore();
  const cache = useQueryClient(queryClient);
  const invalidations = (invalidates ?? []) as readonly Invalidation<PlatformApi>[];
  return useMutation<OperationResult<A, M>, PlatformError, OperationArguments<A, M>, OnMutate>(
    {
      ...options,
      mutationFn: (args) => callOperation(client, api, method, args),
      onSuccess: (...callbackArgs) => {
        // Not awaited, because the mutation has already succeeded.
        for (const [area, operation] of invalidations) void cache.invalidateQueries(platformQueryFilter(client, area, operation));
        return options.onSuccess?.(...callbackArgs);
      },
    },
    queryClient,
  );
}
