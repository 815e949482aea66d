import type { ApiPromise } from './api-promise.js';
import type { CollectionFormat } from './query.js';
import type { RetryOptions } from '../arguments/retry.js';
import type { Pair } from '../transport/transport.js';
import type { GroupObserver } from './group-observer.js';

export type HttpMethod = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';

/** Verb and path of an operation in one literal, e.g. `GET /api/v2/users/{userId}`. */
export type Route = `${HttpMethod} /${string}`;

/** The names in braces of a route. */
export type Placeholder<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The required arguments of a route: one for every placeholder, and the others (body, query values) of the operation. */
export type RouteArguments<R extends string> = Record<Placeholder<R>, string | number> & Record<string, unknown>;

/** Headers by name, or as a `Headers` object, a Map or a list of pairs. */
export type HeadersGiven = Readonly<Record<string, string>> | Iterable<readonly [name: string, value: string]>;

/** Which waiting calls go first: those that a user waits for, all others, and those that are not urgent. */
export type Priority = 'interactive' | 'normal' | 'background';

/** How a single call is sent. It cannot change where the call goes. */
export interface RequestOptions {
  /** Aborts the call, at any moment until it has settled. */
  signal?: AbortSignal;
  /** Time limit for each request that the call sends, including the body of the response, in ms; 0 means no limit. */
  timeout?: number;
  /** Headers for this call only; they override those of the client. */
  headers?: HeadersGiven;
  /** Overrides the client's `retry` for this call. */
  retry?: boolean | RetryOptions;
  /** Which calls go first if the client has a `limiter`; `normal` by default. */
  priority?: Priority;
  /** A name for what the call belongs to, by which hooks and meters distinguish calls. */
  tag?: string;
}

/** Who a call is made for: a user or client (OAuth token), a guest of a web chat (JWT), or without authentication. */
export type AuthKind = 'oauth' | 'guest' | 'none';

/** How an operation differs from the default. Names are the caller's argument names. */
export interface OperationDetails {
  /** Media type of the response if it is not JSON. */
  accept?: string;
  auth?: AuthKind;
  /** The argument that is the body, if it is not called `body`. */
  body?: string;
  /** How lists in the query are sent; repeated by default. */
  collection?: CollectionFormat;
  /** Argument → header. */
  headers?: Readonly<Record<string, string>>;
  /**
   * The valid names in `opts`, for operations where callers easily pass others: newer clients of the platform take the body in
   * its place.
   */
  options?: readonly string[];
  /** Argument → parameter name, for query values. */
  query?: Readonly<Record<string, string>>;
  /** The platform no longer offers the operation. */
  retired?: boolean;
}

/** One call as an API class describes it. */
export interface OperationCall {
  /** The method's name, as errors and logs name the call. */
  operation: string;
  route: Route;
  /** Required arguments in signature order. */
  required: Readonly<Record<string, unknown>>;
  optional?: object | undefined;
  request?: RequestOptions | undefined;
  details?: OperationDetails | undefined;
}

/** What an API class needs from a client. */
export interface CallSender {
  send<T>(call: OperationCall): ApiPromise<T>;
  /** @internal */
  readonly observer?: GroupObserver | undefined;
}

/** A request, built from the checked arguments of a call. */
export interface PreparedCall {
  method: HttpMethod;
  /** Encoded, beginning with a slash. */
  path: string;
  query: Pair[];
  headers: Record<string, string>;
  /** JSON text, if the call has a body. */
  body: string | undefined;
}
