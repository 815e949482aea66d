import { prepareCall } from '../../core/call/argument-rules.js';
import { slowRules } from '../../core/call/slow-argument-rules.js';
import type { OperationCall } from '../../core/call/operation.js';
import { queryPairs } from '../../core/call/query.js';
import { copyOptions } from '../../core/arguments/option-checks.js';
import { ownFields } from '../../core/values/plain-objects.js';
import { stringifyRedacted } from '../../core/redaction/redact-json.js';
import { REDACTED, isSecretHeader } from '../../core/redaction/redact.js';
import { callOf } from '../operations/call-of.js';
import type { ApiClass, OperationArguments, OperationName } from '../operations/call-of.js';
import { contract, createRouteTest } from '../operations/operation-route.js';
import type { SandboxRequest } from '../store/control/request-log.js';
import { findDifferences, formatValue } from './differences.js';
import type { Difference } from './differences.js';
import { paramsOf } from '../values/route-pattern.js';

/** The parts of a value that a test checks; a test runner's matcher may replace any of them. */
export type Part<T> = T extends string | number | boolean | undefined | null
  ? T
  : T extends readonly (infer E)[]
    ? readonly Part<E>[]
    : T extends object
      ? { readonly [K in keyof T]?: Part<T[K]> | undefined }
      : T;

/** The parts of a method's arguments that a test checks: `undefined` matches any argument. */
export type SomeArguments<P extends readonly unknown[]> = { [I in keyof P]?: Part<P[I]> | undefined };

/** What a test expects of calls to an operation. */
export interface ReceivedExpectation<P extends readonly unknown[] = readonly unknown[]> {
  /** The method's arguments, in order; of options and bodies only the named fields. */
  readonly with?: Readonly<SomeArguments<P>>;
  /** Headers that each call must have, by name in any case. */
  readonly headers?: Readonly<Record<string, string | RegExp>>;
  /** The expected status; 0 for a dropped connection. */
  readonly status?: number;
  /** The expected number of calls; 0 for none. By default one or more. */
  readonly times?: number;
}

/** The same by the parts of the request, for programs without the API class. */
export interface ExpectedRequest {
  /** Verb and path as the API classes write them. */
  readonly route: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, readonly unknown[]>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly status?: number;
  readonly times?: number;
}

const expectationFields: Record<keyof ReceivedExpectation, 0> = { with: 0, headers: 0, status: 0, times: 0 };

/** Thrown by `received(…)`: its message shows the calls that were received instead, and their differences. */
export class NotReceivedError extends Error {
  override readonly name = 'NotReceivedError';
  readonly code = 'ERR_NOT_RECEIVED';
}

/** Builds the request that a method of an API class would send, from the given arguments. */
export function buildExpectedRequest<A, K extends OperationName<A>>(
  api: ApiClass<A>,
  method: K,
  expected: ReceivedExpectation<OperationArguments<A, K>>,
): ExpectedRequest {
  const { with: values, headers, status, times } = copyOptions('received', expected, expectationFields) as typeof expected;
  if (values !== undefined && !Array.isArray(values)) throw new TypeError("with is a list of the method's arguments");
  const call = callOf(api, method, values as readonly unknown[] | undefined);
  const { details = {} } = call;
  const requestParts: { params: Record<string, unknown>; query: Record<string, unknown[]>; headers: Record<string, unknown> } = {
    params: {},
    query: {},
    headers: { ...headers },
  };
  let body: unknown;
  for (const [name, value] of Object.entries({ ...call.required, ...call.optional })) {
    if (value === undefined) continue;
    if (call.route.includes(`{${name}}`)) requestParts.params[name] = isPlain(value) ? textOf(call, name, value) : value;
    else if (name === (details.body ?? 'body')) body = value;
    else if (details.headers?.[name] !== undefined) requestParts.headers[details.headers[name]] = value;
    else {
      const wireName = details.query?.[name] ?? name;
      const queryTexts = hasMatcher(value) ? [value].flat() : pairsOf(call, wireName, value);
      requestParts.query[wireName] = queryTexts;
    }
  }
  return {
    route: call.route,
    ...requestParts,
    body,
    ...(status !== undefined && { status }),
    ...(times !== undefined && { times }),
  };
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
const hasMatcher = (value: unknown): boolean => [value].flat().some((each) => !isPlain(each) && !(each instanceof Date));

/** Formats a value like the client. */
function textOf({ operation }: OperationCall, name: string, value: unknown): string {
  const route = `GET /{${name}}` as const;
  return decodeURIComponent(prepareCall({ operation, route, required: { [name]: value } }, slowRules).path.slice(1));
}

const pairsOf = ({ operation, details }: OperationCall, name: string, value: unknown): string[] =>
  queryPairs(name, value, operation, details?.collection).map(([, text]) => text);

/** The route of an operation by its name, such as `patchUser`. */
export function routeOfMethod(name: string): string | undefined {
  const match = contract().find((operation) => operation.name === name);
  return match && `${match.verb} ${match.path}`;
}

/**
 * Finds the expected requests.
 * @throws NotReceivedError if there are none, or not the expected number.
 */
export function findReceived(log: readonly SandboxRequest[], expected: ExpectedRequest): SandboxRequest[] {
  const { route, times } = ownFields(expected) as unknown as ExpectedRequest;
  if (times !== undefined && !(Number.isInteger(times) && times >= 0)) throw new RangeError('Calls are received 0 times or more');
  const matches = createRouteTest(route);
  const calls = log.filter(({ method, path }) => matches(`${method} ${path}`));
  const comparisons = calls.map((request) => ({ request, differences: compareRequest(expected, request) }));
  const matchingRequests = comparisons.filter(({ differences: { length } }) => length === 0).map(({ request }) => request);
  if (times === undefined ? matchingRequests.length > 0 : matchingRequests.length === times) return matchingRequests;
  throw new NotReceivedError(
    [formatHeadline(expected, matchingRequests.length), ...describeReceived(log, route, comparisons, matchingRequests)].join(
      '\n',
    ),
  );
}

interface Comparison {
  readonly request: SandboxRequest;
  readonly differences: readonly Difference[];
}

function compareRequest(expected: ExpectedRequest, request: SandboxRequest): Difference[] {
  const { route, params, query, headers, body, status } = ownFields(expected) as unknown as ExpectedRequest;
  const pathValues = paramsOf(route, `${request.method} ${request.path}`) ?? {};
  const expectedHeaders = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), redactHeader(name, value)]);
  return [
    ...findDifferences(params, pathValues, 'path'),
    ...findDifferences(query, request.query, 'query'),
    ...findDifferences(Object.fromEntries(expectedHeaders), request.headers, 'headers'),
    ...findDifferences(withoutSecrets(body), request.body, 'body'),
    ...findDifferences(status, request.status, 'status'),
  ];
}

/** The log stores only the presence of a secret. */
const redactHeader = (name: string, value: unknown): unknown => (isSecretHeader(name) ? REDACTED : value);

/** Redacts a body likewise. A body with matchers is not JSON and stays unchanged. */
function withoutSecrets(body: unknown): unknown {
  if (body === undefined || containsMatcher(body)) return body;
  // Converted like a sent body, in which dates are texts.
  return JSON.parse(stringifyRedacted(JSON.parse(JSON.stringify(body)), [])) as unknown;
}

/** Whether a value contains something that JSON cannot represent. */
export function containsMatcher(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof RegExp || 'asymmetricMatch' in value || depth > 200) return true;
  return Object.values(value).some((each) => containsMatcher(each, depth + 1));
}

function formatHeadline({ route, times }: ExpectedRequest, matchCount: number): string {
  if (times === undefined) return `${route} was not received as expected.`;
  return `${route} was received ${formatCount(matchCount)} as expected, and should have been ${formatCount(times)}.`;
}

const formatCount = (times: number): string => (times === 1 ? 'once' : `${times} times`);

/** Maximum number of differences and requests in the message. */
const MAX_LISTED = 10;

function describeReceived(
  log: readonly SandboxRequest[],
  route: string,
  calls: readonly Comparison[],
  matchingRequests: readonly SandboxRequest[],
) {
  const differentCalls = calls.filter(({ differences: { length } }) => length > 0);
  const [nearestCall] = [...differentCalls].sort((one, other) => one.differences.length - other.differences.length);
  if (nearestCall) {
    const { request, differences: nearestDifferences } = nearestCall;
    return [
      `Nearest of ${differentCalls.length} that ${differentCalls.length === 1 ? 'differs' : 'differ'}: ${formatRequest(request)}`,
      ...nearestDifferences
        .slice(0, MAX_LISTED)
        .map(({ path, expected, actual }) => `  ${path}: expected ${formatValue(expected)}, got ${formatValue(actual)}`),
      ...(nearestDifferences.length > MAX_LISTED ? [`  and ${nearestDifferences.length - MAX_LISTED} more`] : []),
    ];
  }
  if (matchingRequests.length > 0) return ['These came:', ...listRequests(matchingRequests)];
  if (log.length === 0) return ['Nothing was received at all.'];
  const otherRequests = [...log].sort((one, other) => similarityOf(route, other) - similarityOf(route, one));
  return [
    `No call of it came. Nearest of ${log.length} ${log.length === 1 ? 'other' : 'others'}:`,
    ...listRequests(otherRequests),
  ];
}

const listRequests = (requests: readonly SandboxRequest[]): string[] => [
  ...requests.slice(0, MAX_LISTED).map((request) => `  ${formatRequest(request)}`),
  ...(requests.length > MAX_LISTED ? [`  and ${requests.length - MAX_LISTED} more`] : []),
];

function formatRequest({ method, path, query, status }: SandboxRequest): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => `${name}=${value}`));
  return `${method} ${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''} → ${status === 0 ? 'dropped' : status}`;
}

/** How similar a route and a request are: same verb, and number of equal segments from the left. */
function similarityOf(route: string, { method, path }: SandboxRequest): number {
  const [verb = '', template = ''] = route.split(' ');
  const pathSegments = path.split('/');
  const templateSegments = template.split('/');
  const end = templateSegments.findIndex((segment, index) => !segment.startsWith('{') && segment !== pathSegments[index]);
  return (
    (end < 0 ? templateSegments.length : end) +
    (verb === method ? 0.5 : 0) -
    Math.abs(pathSegments.length - templateSegments.length) / 100
  );
}
