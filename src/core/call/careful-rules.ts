import { ConfigurationError, InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { jsonBody, lossOf } from './json-body.js';
import type { Rules } from './operation.js';
import { queryPairs } from './query.js';
import { isRecord, kindOf } from '../values/plain-objects.js';
import { readValue, scalarText } from '../arguments/scalar.js';
import { headerValue } from '../arguments/text.js';

/** Rules for all values that can be sent. They throw an error that says why another value cannot. */
export const carefulRules: Rules = {
  route({ route, operation }) {
    const match = ROUTE.exec(route) as [string, string, string] | null;
    if (match) return [match[1], match[2]];
    throw new ConfigurationError(`The route of ${operation} must be a verb and a path, such as "GET /api/v2/users/{userId}"`);
  },
  segment: pathSegment,
  options: (optional, operation, names) => readValue('opts', operation, () => ({ ...checkFields(optional, operation, names) })),
  add(prepared, name, value, { operation, details }) {
    const { method } = prepared;
    if (name === (details?.body ?? 'body')) {
      if (['GET', 'HEAD'].includes(method)) throw new InvalidParameterError(name, operation, `a ${method} request has no body`);
      prepared.body = jsonBody(name, value, operation);
      return 1;
    }
    const header = textFor(details?.headers, name);
    if (header !== undefined) {
      prepared.headers[header.toLowerCase()] = headerValue(name, value, operation);
      return 1;
    }
    const pairs = queryPairs(textFor(details?.query, name) ?? name, value, operation, details?.collection);
    prepared.query.push(...pairs);
    return pairs.length;
  },
  reject(operation) {
    throw new ConfigurationError(`The route of ${operation} has a placeholder without an argument`);
  },
};

/** An argument may be called `constructor`. */
function textFor(texts: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** Verb, and a path of segments in which no dot segment, query, fragment, second slash or other host can hide. */
const ROUTE = /^(DELETE|GET|HEAD|PATCH|POST|PUT) (\/|(?:\/(?!\.\.?(?:\/|$))(?:[\w!$&'()*+,.:;=@~-]|\{\w+\})+)+\/?)$/;

/** Returns `opts`; throws if some of its values would be lost. */
function checkFields(optional: unknown, operation: string, names: readonly string[] | undefined): Record<string, unknown> {
  if (optional === undefined || optional === null) return {};
  const refuse = (reason: string): never => {
    throw new InvalidParameterError('opts', operation, reason);
  };
  if (!isRecord(optional)) return refuse(`it must be an object such as { pageSize: 25 }, not ${kindOf(optional)}`);
  for (const name of ['signal', 'headers', 'retry']) {
    const value = Object.hasOwn(optional, name) ? optional[name] : undefined;
    if ((isObject(value) && !Array.isArray(value)) || (name === 'retry' && typeof value === 'boolean')) {
      return refuse(`"${name}" is no query value. Pass it in the argument after opts`);
    }
  }
  const unknownName = names && Object.keys(optional).find((name) => !names.includes(name));
  if (names && unknownName !== undefined) {
    const body = names.includes('body') ? '; the body goes into opts.body' : '';
    return refuse(`it has ${names.map((name) => `"${name}"`).join(', ')} and no "${unknownName}"${body}`);
  }
  const loss = lossOf(optional);
  return loss === undefined ? optional : refuse(`it ${loss}`);
}

/** Refuses dot segments, because a URL parser would resolve them: one DELETE would become another. */
function pathSegment(name: string, value: unknown, operation: string): string {
  if (typeof value === 'object') throw new InvalidParameterError(name, operation, 'an object cannot be part of a path');
  const text = scalarText(name, value, operation);
  if (text.trim() === '') throw new InvalidParameterError(name, operation, 'it is blank');
  if (text === '.' || text === '..') throw new InvalidParameterError(name, operation, `"${text}" would change the path`);
  return text;
}
