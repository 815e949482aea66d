import type { OperationCall, RequestOptions } from '../core/call/operation.js';
import { isRecord, ownFields } from '../core/values/plain-objects.js';

/** The arguments of `callApi`, in its order. */
export type CallApiArguments = [
  path: string,
  httpMethod: string,
  pathParams: Record<string, unknown>,
  queryParams: Record<string, unknown>,
  headerParams: Record<string, unknown>,
  formParams: Record<string, unknown>,
  bodyParam: unknown,
  authNames: string[],
  contentTypes: string[],
  accepts: string[],
  customHeaders: Record<string, string> | undefined,
  request?: RequestOptions,
];

const authNames = { oauth: ['PureCloud OAuth'], guest: ['Guest Chat JWT'], none: [] };

/**
 * Returns the arguments of `callApi` for a call, for a program that has replaced that method; `undefined` if a required
 * argument is missing, since such a call is rejected before it is sent.
 */
export function callApiArguments(call: OperationCall, customHeaders?: Record<string, string>): CallApiArguments | undefined {
  const { route, required, optional, request, details = {} } = call;
  const [method = '', path = ''] = route.split(' ');
  const pathParams: Record<string, unknown> = {};
  const queryParams: Record<string, unknown> = {};
  const headerParams: Record<string, unknown> = {};
  let body: unknown = null;
  if (Object.values(required).some((value) => value === undefined || value === null || value === '')) return undefined;
  for (const [name, value] of Object.entries({ ...required, ...(isRecord(optional) ? ownFields(optional) : {}) })) {
    if (path.includes(`{${name}}`)) pathParams[name] = value;
    else if (name === (details.body ?? 'body')) body = value;
    else if (Object.hasOwn(details.headers ?? {}, name)) headerParams[details.headers?.[name] ?? name] = value;
    else queryParams[Object.hasOwn(details.query ?? {}, name) ? (details.query?.[name] ?? name) : name] = value;
  }
  const json = ['application/json'];
  const accepts = details.accept === undefined ? json : [details.accept];
  const args: CallApiArguments = [
    path,
    method,
    pathParams,
    queryParams,
    headerParams,
    {},
    body,
    authNames[details.auth ?? 'oauth'],
    json,
    accepts,
    customHeaders,
  ];
  if (request !== undefined && Object.keys(request).length > 0) args.push(request);
  return args;
}
