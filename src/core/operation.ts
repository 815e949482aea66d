import type { ApiPromise } from './api-promise.js';
import { ConfigurationError, InvalidParameterError, MissingParameterError } from './errors.js';
import type { CollectionFormat } from './query.js';
import { queryPairs, scalar } from './query.js';
import type { RetryOptions } from './retry.js';
import type { Pair } from './transport.js';

export type HttpMethod = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';

/** Verb and path of an operation in one literal, e.g. `GET /api/v2/users/{userId}`. */
export type Route = `${HttpMethod} /${string}`;

/** The names in braces of a route. */
export type Placeholder<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The required arguments of a route: one for every placeholder, others (body, query values) as the operation has them. */
export type RouteArguments<R extends string> = Record<Placeholder<R>, string | number> & Record<string, unknown>;

/** How a single call is sent. It cannot change where the call goes. */
export interface RequestOptions {
  /** Aborts the call, at any moment until it has settled. */
  signal?: AbortSignal;
  /** Time allowed for each request that the call sends, body of the answer included, in ms; 0 means no limit. */
  timeout?: number;
  /** Headers for this call only; they win over those of the client. */
  headers?: Readonly<Record<string, string>>;
  /** Overrides the client's `retry` for this call. */
  retry?: boolean | RetryOptions;
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
  /** Argument → name on the wire, for query values. */
  query?: Readonly<Record<string, string>>;
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
  auth: AuthKind;
}

const noDetails: OperationDetails = {};

/** Checks and places the arguments of a call; throws before anything is sent. */
export function prepareCall({ operation, route, required, optional, details = noDetails }: OperationCall): PreparedCall {
  const space = route.indexOf(' ');
  const prepared: PreparedCall = {
    method: route.slice(0, space) as HttpMethod,
    path: route.slice(space + 1),
    query: [],
    headers: { accept: details.accept ?? 'application/json' },
    body: undefined,
    auth: details.auth ?? 'oauth',
  };
  for (const [name, value] of Object.entries(required)) {
    const placeholder = `{${name}}`;
    const inPath = prepared.path.includes(placeholder);
    if (value === null || value === undefined || (inPath && value === '')) throw new MissingParameterError(name, operation);
    if (inPath) prepared.path = prepared.path.replace(placeholder, pathSegment(name, value, operation));
    else if (place(prepared, name, value, operation, details) === 0) throw new MissingParameterError(name, operation);
  }
  if (prepared.path.includes('{'))
    throw new ConfigurationError(`The route of ${operation} has a placeholder without an argument`);
  if (optional) {
    if (typeof optional !== 'object') throw new InvalidParameterError('opts', operation, 'it must be an object');
    for (const [name, value] of Object.entries(optional)) place(prepared, name, value, operation, details);
  }
  if (prepared.body !== undefined) prepared.headers['content-type'] = 'application/json';
  return prepared;
}

/** Puts a value into the body, a header or the query; tells how many values it came to. */
function place(prepared: PreparedCall, name: string, value: unknown, operation: string, details: OperationDetails): number {
  if (name === (details.body ?? 'body')) {
    if (value === null || value === undefined) return 0;
    prepared.body = jsonBody(name, value, operation);
    return 1;
  }
  const header = details.headers?.[name];
  if (header !== undefined) {
    if (value === null || value === undefined) return 0;
    prepared.headers[header.toLowerCase()] = headerValue(name, value, operation);
    return 1;
  }
  const pairs = queryPairs(details.query?.[name] ?? name, value, operation, details.collection);
  prepared.query.push(...pairs);
  return pairs.length;
}

/** Dot segments are refused because a URL parser would take them for a way up: one DELETE would become another. */
function pathSegment(name: string, value: unknown, operation: string): string {
  if (typeof value === 'object') throw new InvalidParameterError(name, operation, 'an object cannot be part of a path');
  const text = scalar(name, value, operation);
  if (text.trim() === '') throw new InvalidParameterError(name, operation, 'it is blank');
  if (text === '.' || text === '..') throw new InvalidParameterError(name, operation, `"${text}" would change the path`);
  return encodeURIComponent(text);
}

function jsonBody(name: string, value: unknown, operation: string): string {
  let text: unknown;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    throw new InvalidParameterError(name, operation, 'it cannot be written as JSON', { cause: error });
  }
  if (typeof text !== 'string') throw new InvalidParameterError(name, operation, `a ${typeof value} cannot be written as JSON`);
  return text;
}

/** A header's value as text that cannot break out of its line (RFC 9110, 5.5). */
export function headerValue(name: string, value: unknown, operation: string): string {
  const text = scalar(name, value, operation);
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  if (/[\u0000-\u0008\u000a-\u001f\u007f]|[^\u0000-\u00ff]/.test(text)) {
    throw new InvalidParameterError(name, operation, 'it holds characters that a header cannot carry');
  }
  return text;
}
