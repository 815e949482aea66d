import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiPromise } from '../core/call/api-promise.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { AuthKind, CallSender } from '../core/call/operation.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations.js';
import type { PlatformClient } from './session.js';
import { sessionOf } from './session-store.js';

/** How one call is sent. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Further optional values of the call. */
  more?: object;
  /** Reject operations that change something. */
  readOnly?: boolean;
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
  { signal, more, readOnly = false }: CallOptions = {},
): Promise<OperationResult<A, M>> {
  const { accessToken } = client.authData;
  const sent: { auth?: AuthKind } = {};
  const sender: CallSender = {
    send: (call) => {
      if (readOnly && !isReading(call.route)) {
        throw new ConfigurationError(
          `${method} (${call.route}) may change something, and a query is sent again whenever it seems fit: use usePlatformMutation`,
        );
      }
      sent.auth = call.details?.auth ?? 'oauth';
      return client.send({
        ...call,
        ...(more && { optional: { ...call.optional, ...more } }),
        ...(signal && { request: { ...call.request, signal } }),
      });
    },
  };
  const bound = new api(sender) as unknown as Record<M, (...args: unknown[]) => ApiPromise<OperationResult<A, M>>>;
  try {
    return (await bound[method](...args).withResponse()).body;
  } catch (error) {
    if (sent.auth === 'oauth' && (error as { status?: unknown }).status === 401) sessionOf(client).refused(accessToken);
    throw error;
  }
}

/** Searches are POST requests that read data. */
export function isReading(route: string): boolean {
  const [verb, path = ''] = route.split(' ');
  return verb === 'GET' || verb === 'HEAD' || (verb === 'POST' && (path.endsWith('query') || path.endsWith('search')));
}
