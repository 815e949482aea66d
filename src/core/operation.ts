import type { ApiPromise } from './api-promise.js';
import { ConfigurationError, InvalidParameterError, MissingParameterError } from './errors.js';
import { isObject } from './is-object.js';
import { jsonBody } from './json-body.js';
import type { CollectionFormat } from './query.js';
import { queryPairs, scalar } from './query.js';
import { isRecord, kindOf, lostOf } from './records.js';
import type { RetryOptions } from './retry.js';
import type { Pair } from './transport.js';

export type HttpMethod = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';

/** Verb and path of an operation in one literal, e.g. `GET /api/v2/users/{userId}`. */
export type Route = `${HttpMethod} /${string}`;

/** The names in braces of a route. */
export type Placeholder<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The required arguments of a route: one for every placeholder, others (body, query values) as the operation has them. */
export type RouteArguments<R extends string> = Record<Placeholder<R>, string | number> & Record<string, unknown>;

/** Headers by name, or as a `Headers` object, a Map or a list of pairs has them. */
export type HeadersGiven = Readonly<Record<string, string>> | Iterable<readonly [name: string, value: string]>;

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

/** Verb, and a path of segments in which no dot segment, query, fragment, second slash or other host can hide. */
const ROUTE = /^(DELETE|GET|HEAD|PATCH|POST|PUT) (\/|(?:\/(?!\.\.?(?:\/|$))(?:[\w!$&'()*+,.:;=@~-]|\{\w+\})+)+\/?)$/;

/** Checks and places the arguments of a call; throws before anything is sent. */
export function prepareCall({ operation, route, required, optional, details = noDetails }: OperationCall): PreparedCall {
  const [, method, path] = ROUTE.exec(route) ?? [];
  if (method === undefined || path === undefined) {
    throw new ConfigurationError(`The route of ${operation} must be a verb and a path, such as "GET /api/v2/users/{userId}"`);
  }
  const prepared: PreparedCall = {
    method: method as HttpMethod,
    path,
    query: [],
    headers: { accept: details.accept ?? 'application/json' },
    body: undefined,
    auth: details.auth ?? 'oauth',
  };
  for (const [name, value] of Object.entries(required)) {
    const placeholder = `{${name}}`;
    const inPath = prepared.path.includes(placeholder);
    if (value === null || value === undefined || (inPath && value === '')) throw new MissingParameterError(name, operation);
    if (inPath) prepared.path = prepared.path.replaceAll(placeholder, pathSegment(name, value, operation));
    else if (place(prepared, name, value, operation, details) === 0) throw new MissingParameterError(name, operation);
  }
  if (prepared.path.includes('{'))
    throw new ConfigurationError(`The route of ${operation} has a placeholder without an argument`);
  for (const [name, value] of Object.entries(checkedOptions(optional, operation)))
    place(prepared, name, value, operation, details);
  if (prepared.body !== undefined) prepared.headers['content-type'] = 'application/json';
  return prepared;
}

/** `opts` as its own fields; what would lose some of what it holds is refused. */
function checkedOptions(optional: unknown, operation: string): Record<string, unknown> {
  if (optional === undefined || optional === null) return {};
  const refuse = (reason: string): never => {
    throw new InvalidParameterError('opts', operation, reason);
  };
  if (!isRecord(optional)) return refuse(`it must be an object such as { pageSize: 25 }, not ${kindOf(optional)}`);
  for (const name of ['signal', 'headers', 'retry']) {
    if (isObject(optional[name]) && !Array.isArray(optional[name])) {
      return refuse(`"${name}" says how the call is sent and belongs into the argument after opts`);
    }
  }
  const lost = lostOf(optional);
  return lost === undefined ? optional : refuse(`it ${lost}`);
}

/** Puts a value into the body, a header or the query; tells how many values it came to. */
function place(prepared: PreparedCall, name: string, value: unknown, operation: string, details: OperationDetails): number {
  if (name === (details.body ?? 'body')) {
    if (value === null || value === undefined) return 0;
    if (/^(GET|HEAD)$/.test(prepared.method)) {
      throw new InvalidParameterError(name, operation, `a ${prepared.method} carries no body`);
    }
    prepared.body = jsonBody(name, value, operation);
    return 1;
  }
  const header = ownText(details.headers, name);
  if (header !== undefined) {
    if (value === null || value === undefined) return 0;
    prepared.headers[header.toLowerCase()] = headerValue(name, value, operation);
    return 1;
  }
  const pairs = queryPairs(ownText(details.query, name) ?? name, value, operation, details.collection);
  prepared.query.push(...pairs);
  return pairs.length;
}

/** An argument may be called `constructor`. */
function ownText(texts: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** Dot segments are refused because a URL parser would take them for a way up: one DELETE would become another. */
function pathSegment(name: string, value: unknown, operation: string): string {
  if (typeof value === 'object') throw new InvalidParameterError(name, operation, 'an object cannot be part of a path');
  const text = scalar(name, value, operation);
  if (text.trim() === '') throw new InvalidParameterError(name, operation, 'it is blank');
  if (text === '.' || text === '..') throw new InvalidParameterError(name, operation, `"${text}" would change the path`);
  return encodeURIComponent(text);
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
