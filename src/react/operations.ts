import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiPromise } from '../core/api-promise.js';
import type { AuthKind, CallSender, RequestOptions } from '../core/operation.js';
import type { PlatformClient } from './session.js';
import { sessionOf } from './session-store.js';

/** A class of the package's API classes, or one of your own that extends `PlatformApi`. */
export type ApiClass<A extends PlatformApi> = new (client?: CallSender) => A;

/** The methods of an API class that call the platform. */
export type OperationName<A> = {
  [K in keyof A]: A[K] extends (...args: never[]) => ApiPromise<unknown> ? K : never;
}[keyof A] &
  string;

/** Those that may be called at any time and repeated, which is what a query does; a POST may be a search, so it is for you to judge. */
export type QueryName<A> = Exclude<OperationName<A>, `${'delete' | 'patch' | 'put'}${string}`>;

/** The parameters without the last one, `request`; `opts`, if there is one, stays optional. */
type WithoutRequest<P extends readonly unknown[]> =
  Required<P> extends readonly [...infer All, infer Last]
    ? keyof RequestOptions extends keyof Last
      ? All extends readonly [...infer Before, infer Opts]
        ? Before['length'] extends P['length']
          ? [...Before, opts?: Opts | undefined]
          : All
        : All
      : P
    : P;

/** The arguments of an operation, as its method takes them, but for `request`: how calls are sent is the bindings' business. */
export type OperationArguments<A, M extends OperationName<A>> = A[M] extends (...args: infer P) => unknown
  ? WithoutRequest<P>
  : never;

/** What an operation comes back with. */
export type OperationResult<A, M extends OperationName<A>> = A[M] extends (...args: never[]) => ApiPromise<infer R> ? R : never;

/** The same in a cache, which cannot hold `undefined`. */
export type QueryResult<A, M extends OperationName<A>> = undefined extends OperationResult<A, M> ? null : OperationResult<A, M>;

/** How one call of the bindings is sent. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Optional values beside those among the arguments. */
  more?: object;
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
  { signal, more }: CallOptions = {},
): Promise<OperationResult<A, M>> {
  const { accessToken } = client.authData;
  const sent: { auth?: AuthKind } = {};
  const sender: CallSender = {
    send: (call) => {
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
