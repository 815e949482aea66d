import type { ApiPromise } from './api-promise.js';
import { MissingParameterError } from '../errors/errors.js';
import type { CollectionFormat } from './query.js';
import type { RetryOptions } from '../arguments/retry.js';
import type { Pair } from '../transport/transport.js';

export type HttpMethod = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';

/** Verb and path of an operation in one literal, e.g. `GET /api/v2/users/{userId}`. */
export type Route = `${HttpMethod} /${string}`;

/** The names in braces of a route. */
export type Placeholder<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The required arguments of a route: one for every placeholder, others (body, query values) as the operation has them. */
export type RouteArguments<R extends string> = Record<Placeholder<R>, string | number> & Record<string, unknown>;

/** Headers by name, or as a `Headers` object, a Map or a list of pairs has them. */
export type HeadersGiven = Readonly<Record<string, string>> | Iterable<readonly [name: string, value: string]>;

/** What goes first where calls wait for their turn: what somebody looks at, all else, and what has time. */
export type Priority = 'interactive' | 'normal' | 'background';

/** How a single call is sent. It cannot change where the call goes. */
export interface RequestOptions {
  /** Aborts the call, at any moment until it has settled. */
  signal?: AbortSignal;
  /** Time allowed for each request that the call sends, body of the answer included, in ms; 0 means no limit. */
  timeout?: number;
  /** Headers for this call only; they win over those of the client. */
  headers?: HeadersGiven;
  /** Overrides the client's `retry` for this call. */
  retry?: boolean | RetryOptions;
  /** Which calls go first where the client has a `limiter`; `normal`. */
  priority?: Priority;
  /** A name of your own for what the call belongs to, by which hooks and meters tell calls apart. */
  tag?: string;
}

/** Who a call is made for: a user or client (OAuth token), a guest of a web chat (JWT), or nobody. */
export type AuthKind = 'oauth' | 'guest' | 'none';

/** What an operation does otherwise than the rest. Names are the caller's argument names. */
export interface OperationDetails {
  /** Media type of the answer where it is not JSON. */
  accept?: string;
  auth?: AuthKind;
  /** The argument that is the body, where it is not called `body`. */
  body?: string;
  /** How lists in the query travel; repeated where nothing is said. */
  collection?: CollectionFormat;
  /** Argument → header. */
  headers?: Readonly<Record<string, string>>;
  /** The names that `opts` may have, where others are easily given: newer clients of the platform take the body in its place. */
  options?: readonly string[];
  /** Argument → name on the wire, for query values. */
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

/** What an API class needs of a client. */
export interface CallSender {
  send<T>(call: OperationCall): ApiPromise<T>;
}

/** A call whose every value has been checked and put in its place. */
export interface PreparedCall {
  method: HttpMethod;
  /** Encoded, beginning with a slash. */
  path: string;
  query: Pair[];
  headers: Record<string, string>;
  /** JSON text, where the call has a body. */
  body: string | undefined;
}

/** How what a caller gives becomes what is sent. Each rule throws where it cannot be. */
export interface Rules {
  route(call: OperationCall): readonly [method: string, path: string];
  /** A value of the path, not yet encoded. */
  segment(name: string, value: unknown, operation: string): string;
  /** `opts` as its own fields, of these names where they are given. */
  options(optional: unknown, operation: string, names: readonly string[] | undefined): Record<string, unknown>;
  /** Puts what is there into the body, the query or a header; tells how many values it came to. */
  place(prepared: PreparedCall, name: string, value: unknown, call: OperationCall): number;
  /** The route has a placeholder that no argument is for. */
  unfilled(operation: string): never;
}

/** Checks and places the arguments of a call; throws before anything is sent. */
export function prepareCall(call: OperationCall, rules: Rules): PreparedCall {
  const { operation, required, optional, details } = call;
  const [method, path] = rules.route(call);
  const prepared: PreparedCall = {
    method: method as HttpMethod,
    path,
    query: [],
    headers: { accept: details?.accept ?? 'application/json' },
    body: undefined,
  };
  const place = (name: string, value: unknown): number =>
    value === null || value === undefined ? 0 : rules.place(prepared, name, value, call);
  for (const [name, value] of Object.entries(required)) {
    const placeholder = `{${name}}`;
    const inPath = prepared.path.includes(placeholder);
    if (inPath && value !== null && value !== undefined && value !== '') {
      const text = encodeURIComponent(rules.segment(name, value, operation));
      prepared.path = prepared.path.replaceAll(placeholder, text);
    } else if (inPath || place(name, value) === 0) throw new MissingParameterError(name, operation);
  }
  if (prepared.path.includes('{')) rules.unfilled(operation);
  for (const [name, value] of Object.entries(rules.options(optional, operation, details?.options))) place(name, value);
  if (prepared.body !== undefined) prepared.headers['content-type'] = 'application/json';
  return prepared;
}
