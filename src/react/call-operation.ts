import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiPromise } from '../core/call/api-promise.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { AuthKind, CallSender } from '../core/call/operation.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations.js';
import type { PlatformClient } from './session.js';
import { sessionOf } from './session-store.js';
import { isSignInRequired } from './sign-in-calls.js';

/** How one call is sent. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Further optional values of the call. */
  extraOptions?: object;
  /** Reject operations that change something. */
  isReadOnly?: boolean;
}

/**
 * Calls an operation. With any client settings, it resolves with the body alone and rejects with an Error. `signal` and further
 * values are passed separately from the arguments, so that the position of a method's options does not matter.
 */
export async function callOperation<A extends PlatformApi, M extends OperationName<A>>(
  client: PlatformClient,
  api: ApiClass<A>,
  method: M,
  args: OperationArguments<A, M>,
  { signal, extraOptions, isReadOnly = false }: CallOptions = {},
): Promise<OperationResult<A, M>> {
  const { accessToken } = client.authData;
  const lastCall: { auth?: AuthKind } = {};
  const sender: CallSender = {
    send: (call) => {
      if (isReadOnly && !isReading(call.route)) {
        throw new ConfigurationError(
          `${method} (${call.route}) may change data, but a query may be sent repeatedly. Use usePlatformMutation.`,
        );
      }
      lastCall.auth = call.details?.auth ?? 'oauth';
      return client.send({
        ...call,
        ...(extraOptions && { optional: { ...call.optional, ...extraOptions } }),
        ...(signal && { request: { ...call.request, signal } }),
      });
    },
  };
  const instance = new api(sender) as unknown as Record<M, (...args: unknown[]) => ApiPromise<OperationResult<A, M>>>;
  try {
    return (await instance[method](...args).withResponse()).body;
  } catch (error) {
    const { status, cause } = error as { status?: unknown; cause?: unknown };
    const isRefused = status === 401 || isSignInRequired({ cause });
    if (lastCall.auth === 'oauth' && isRefused) sessionOf(client).reportRefused(accessToken);
    throw error;
  }
}

/** Searches are POST requests that read data. */
export function isReading(route: string): boolean {
  const [verb, path = ''] = route.split(' ');
  return verb === 'GET' || verb === 'HEAD' || (verb === 'POST' && (path.endsWith('query') || path.endsWith('search')));
}
