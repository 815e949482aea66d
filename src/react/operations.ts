import type { PlatformApi } from '../apis/platform-api.js';
import type { ApiPromise } from '../core/call/api-promise.js';
import type { CallSender, RequestOptions } from '../core/call/operation.js';

/** An API class of the package, or a custom class that extends `PlatformApi`. */
export type ApiClass<A extends PlatformApi> = new (client?: CallSender) => A;

/** The methods of an API class that call the platform. */
export type OperationName<A> = {
  [K in keyof A]: A[K] extends (...args: never[]) => ApiPromise<unknown> ? K : never;
}[keyof A] &
  string;

/**
 * A method that only reads, by its name: `get…`, `head…`, and `post…Query` or `post…Search`, which send their criteria in a
 * body.
 */
type ReadingName = `${'get' | 'head'}${string}` | `post${string}${'Query' | 'query' | 'Search' | 'search'}`;

/** The methods that only read. A query may call them at any time and repeat them. */
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

/** The arguments of an operation without `request`, which the bindings set. */
export type OperationArguments<A, M extends OperationName<A>> = A[M] extends (...args: infer P) => unknown
  ? WithoutRequest<P>
  : never;

/** The result of an operation. */
export type OperationResult<A, M extends OperationName<A>> = A[M] extends (...args: never[]) => ApiPromise<infer R> ? R : never;

/**
 * The result in a cache, which cannot store `undefined`. Not `undefined extends …`, which is always true without
 * `strictNullChecks`.
 */
export type QueryResult<A, M extends OperationName<A>> = Cacheable<OperationResult<A, M>>;

type Cacheable<T> = T extends Extract<T, void> ? null : T;
