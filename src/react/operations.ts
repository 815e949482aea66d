import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiPromise } from '../core/call/api-promise.js';
import type { CallSender, RequestOptions } from '../core/call/operation.js';

/** A class of the package's API classes, or one of your own that extends `PlatformApi`. */
export type ApiClass<A extends PlatformApi> = new (client?: CallSender) => A;

/** The methods of an API class that call the platform. */
export type OperationName<A> = {
  [K in keyof A]: A[K] extends (...args: never[]) => ApiPromise<unknown> ? K : never;
}[keyof A] &
  string;

/** A method that only reads, by its name: `get…`, `head…`, and `post…Query` or `post…Search`, which carry what is asked for in a body. */
type ReadingName = `${'get' | 'head'}${string}` | `post${string}${'Query' | 'query' | 'Search' | 'search'}`;

/** The methods that only read, so that they may be called at any time and repeated, which is what a query does. */
export type QueryName<A> = Extract<OperationName<A>, ReadingName>;

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

/** The same in a cache, which cannot hold `undefined`. Not `undefined extends …`: without `strictNullChecks` that is true of everything. */
export type QueryResult<A, M extends OperationName<A>> = Cacheable<OperationResult<A, M>>;

type Cacheable<T> = T extends Extract<T, void> ? null : T;
