import type { SlowRules } from './argument-rules.js';
import type { OperationCall } from './operation.js';
import { ConfigurationError, InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { jsonBody, lossOf } from './json-body.js';
import { queryPairs } from './query.js';
import { isRecord, kindOf, ownFields } from '../values/plain-objects.js';
import { readValue, scalarText } from '../arguments/scalar.js';
import { headerValue } from '../arguments/text.js';
import { didYouMean } from '../arguments/nearest-name.js';

export { missingClientError } from './missing-client.js';

/** The slow path of argument-rules.ts, which describes it. */
export const slowRules: SlowRules = {
  route({ route, operation }) {
    const parts = ROUTE.exec(route)?.slice(1);
    if (parts) return parts;
    throw new ConfigurationError(`The route of ${operation} must be a verb and a path, such as "GET /api/v2/users/{userId}"`);
  },
  options: (call) => readValue('opts', call.operation, () => checkOptions(call)),
  place(prepared, name, value, { operation, details }) {
    const { method, path } = prepared;
    if (path.includes(`{${name}}`)) rejectSegment(name, value, operation);
    if (name === (details?.body ?? 'body')) {
      if (['GET', 'HEAD'].includes(method))
        throw new InvalidParameterError(name, operation, `a ${method} request has no body. Pass query values in opts`);
      prepared.body = jsonBody(name, value, operation);
      return 1;
    }
    // Own fields only: an argument may be called `constructor`.
    const { [name]: header } = ownFields(details?.headers) as Record<string, string | undefined>;
    if (header !== undefined) {
      prepared.headers[header.toLowerCase()] = headerValue(name, value, operation);
      return 1;
    }
    const { [name]: queryName = name } = ownFields(details?.query) as Record<string, string | undefined>;
    const pairs = queryPairs(queryName, value, operation, details?.collection);
    prepared.query = prepared.query.concat(pairs);
    return pairs.length;
  },
  reject(operation) {
    throw new ConfigurationError(
      `The route of ${operation} has a placeholder without an argument. Add each placeholder to the required arguments`,
    );
  },
};

/** A URL parser would resolve dot segments: one DELETE would become another. */
function rejectSegment(name: string, value: unknown, operation: string): never {
  if (typeof value === 'object')
    throw new InvalidParameterError(name, operation, `${kindOf(value)} cannot be part of a path. Pass an id, such as user.id`);
  const text = scalarText(name, value, operation);
  throw new InvalidParameterError(
    name,
    operation,
    text.trim() === '' ? 'it is blank. Pass an id' : `"${text}" would change the path. Pass an id`,
  );
}

/** Verb, and a path of segments in which no dot segment, query, fragment, second slash or other host can hide. */
const ROUTE = /^(DELETE|GET|HEAD|PATCH|POST|PUT) (\/|(?:\/(?!\.\.?(?:\/|$))(?:[\w!$&'()*+,.:;=@~-]|\{\w+\})+)+\/?)$/;

/**
 * Whether a field of `opts` is one of `RequestOptions`. An operation may have a query value of the same name, but of another type. If its names
 * are listed, a text or a number under another name is a field of its body.
 */
function isRequestField(name: string, value: unknown, names: readonly string[] | undefined): boolean {
  switch (name) {
    case 'signal':
    case 'headers':
      return isObject(value) && !Array.isArray(value);
    case 'retry':
      return typeof value === 'boolean' || (isObject(value) && !Array.isArray(value));
    case 'timeout':
      return typeof value === 'number' && !names;
    case 'priority':
    case 'tag':
      return typeof value === 'string' && !names;
    default:
      return false;
  }
}

/** Returns the own fields of `opts`; throws if some of its values would be lost. */
function checkOptions({ optional, operation, details }: OperationCall): [string, unknown][] {
  const names = details?.options;
  const refuse = (reason: string): never => {
    throw new InvalidParameterError('opts', operation, reason);
  };
  if (!isRecord(optional)) return refuse(`it must be an object such as { pageSize: 25 }, not ${kindOf(optional)}`);
  const fields = ownFields(optional);
  const requestField = Object.keys(fields).find((name) => isRequestField(name, fields[name], names));
  if (requestField !== undefined) {
    return refuse(`"${requestField}" says how to send the call. Pass it in the argument after opts`);
  }
  const unknownName = names && Object.keys(fields).find((name) => !names.includes(name));
  if (names && unknownName !== undefined) {
    const body = names.includes('body') ? ' The body goes into opts.body.' : '';
    return refuse(`unknown option "${unknownName}". Options: ${names.join(', ')}.${body}${didYouMean(unknownName, names)}`);
  }
  const loss = lossOf(optional);
  return loss === undefined ? Object.entries(fields) : refuse(`it ${loss}`);
}
