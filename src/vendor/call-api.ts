import { ConfigurationError } from '../core/errors/errors.js';
import type { AuthKind, OperationCall, RequestOptions, Route } from '../core/call/operation.js';
import { isObject } from '../core/values/is-object.js';
import { preferredType, withSlash } from './parameters.js';

/** The arguments of the vendor's `callApi`, in its order. Programs pass `null` for the maps that they do not use. */
export interface CallApiParameters {
  path: string;
  httpMethod: string;
  pathParams: Readonly<Record<string, unknown>> | null | undefined;
  queryParams: Readonly<Record<string, unknown>> | null | undefined;
  headerParams: Readonly<Record<string, unknown>> | null | undefined;
  formParams: Readonly<Record<string, unknown>> | null | undefined;
  bodyParam: unknown;
  authNames: readonly string[] | null | undefined;
  contentTypes: readonly string[] | null | undefined;
  accepts: readonly string[] | null | undefined;
  customHeaders: Readonly<Record<string, string>> | null | undefined;
  request: RequestOptions | undefined;
}

/** A name that no query parameter has. */
const BODY = '(body)';

const authKinds: Readonly<Record<string, AuthKind>> = { 'PureCloud OAuth': 'oauth', 'Guest Chat JWT': 'guest' };

/** Turns the arguments of `callApi` into a call. */
export function operationOf(args: CallApiParameters): OperationCall {
  const { path, httpMethod, pathParams, queryParams, headerParams, formParams, bodyParam, customHeaders } = args;
  const isForm = args.contentTypes?.some((type) => type.includes('form')) === true;
  if (isForm || Object.keys(formParams ?? {}).length > 0)
    throw new ConfigurationError('callApi sends no forms: pass the content as bodyParam, in JSON');
  const inPath = Object.entries(pathParams ?? {}).filter(([name]) => path.includes(`{${name}}`));
  const [barePath = '', query = ''] = withSlash(path).split('?');
  const accept = preferredType(args.accepts ?? []);
  const request: RequestOptions = { ...args.request, headers: headersOf(headerParams, customHeaders) };
  return {
    operation: 'callApi',
    route: `${httpMethod.toUpperCase()} ${barePath}` as Route,
    required: Object.fromEntries(inPath),
    optional: { ...queryOf(query), ...queryParams, [BODY]: bodyParam },
    request,
    details: { auth: authOf(args.authNames ?? []), body: BODY, ...(accept !== undefined && { accept }) },
  };
}

function authOf(names: readonly string[]): AuthKind {
  const unknownName = names.find((name) => !Object.hasOwn(authKinds, name));
  if (unknownName !== undefined)
    throw new ConfigurationError(`Unknown authentication type: ${unknownName}. Use ${Object.keys(authKinds).join(' or ')}`);
  const kinds = names.map((name) => authKinds[name]);
  return kinds.find((kind) => kind === 'oauth') ?? kinds[0] ?? 'none';
}

/** Returns the query that a program has written into its path. */
function queryOf(query: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) values[name] = [...(values[name] ?? []), value];
  return values;
}

function headersOf(...maps: readonly (object | null | undefined)[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of maps.flatMap((map) => (isObject(map) ? Object.entries(map) : []))) {
    if (value !== undefined && value !== null) headers[name.toLowerCase()] = value as string;
  }
  return headers;
}

/** Parses a body that is a JSON text: the vendor's HTTP library sends such a text as it is. */
export function withParsedBody(call: OperationCall): OperationCall {
  const name = call.details?.body ?? 'body';
  const parseBody = (values: object): object => {
    const text: unknown = Object.hasOwn(values, name) ? (values as Record<string, unknown>)[name] : undefined;
    if (typeof text !== 'string') return values;
    try {
      return { ...values, [name]: JSON.parse(text, requireExact) as unknown };
    } catch {
      return values;
    }
  };
  return {
    ...call,
    required: parseBody(call.required) as OperationCall['required'],
    optional: isObject(call.optional) ? parseBody(call.optional) : call.optional,
  };
}

/** Rejects numbers that are too large to be exact. */
function requireExact(_name: string, value: unknown): unknown {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError('The number is not exact');
  return value;
}
