import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiPromise } from '../core/call/api-promise.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { AuthKind, CallSender } from '../core/call/operation.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations.js';
import type { PlatformClient } from './session.js';
import { sessionOf } from './session-store.js';

/** How one call of the bindings is sent. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Optional values beside those among the arguments. */
  more?: object;
  /** Refuse an operation that changes something. */
  readOnly?: boolean;
}

/**
 * Calls an operation. Whatever the client's settings are, it resolves with the body alone and rejects with an Error. `signal` and further
 * values travel beside the arguments, so that it does not matter in which place a method takes its options.
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

/** Searches are POSTs, and read what they are asked for in a body. */
export function isReading(route: string): boolean {
  const [verb, path = ''] = route.split(' ');
  return verb === 'GET' || verb === 'HEAD' || (verb === 'POST' && (path.endsWith('query') || path.endsWith('search')));
}
