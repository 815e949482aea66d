import { InvalidParameterError, MissingParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import type { HttpMethod, OperationCall, PreparedCall } from './operation.js';
import { isPlain, tagOf } from '../values/plain-objects.js';
import { requestSchema } from './request-checks.js';
import type { Pair } from '../transport/transport.js';
import { textOf } from '../arguments/text.js';

/**
 * The slow path: `slowRules` in slow-argument-rules.ts. Each rule receives only what the fast path below leaves to it. It returns the same
 * as the fast path, or throws an error that says why a value cannot be sent. It is loaded by the first call that needs it, which saves
 * 1.9 kB of gzip on initial load.
 */
export interface SlowRules {
  /** Returns the verb and the path. */
  route(call: OperationCall): readonly string[];
  /** Returns the own fields of `opts`. */
  options(call: OperationCall): [name: string, value: unknown][];
  /** Places an argument in the path, the body, the query or a header; returns how many values it has. */
  place(prepared: PreparedCall, name: string, value: unknown, call: OperationCall): number;
  /** Rejects a route with a placeholder that no argument fills. */
  reject(operation: string): never;
}

/**
 * Builds the request of a call from its arguments; throws before anything is sent. Each value takes the fast path, and an unusual one the
 * slow path. Without `slow`, a call with an unusual value returns `undefined`.
 */
export function prepareCall(call: OperationCall, slow: SlowRules): PreparedCall;
export function prepareCall(call: OperationCall, slow?: SlowRules): PreparedCall | undefined;
export function prepareCall(call: OperationCall, slow?: SlowRules): PreparedCall | undefined {
  const { operation, required, details } = call;
  const route = /^(DELETE|GET|HEAD|PATCH|POST|PUT) ((?:\/(?:[\w-]|\{\w+\})+)+)$/.exec(call.route)?.slice(1) ?? slow?.route(call);
  if (!route) return undefined;
  const [method, path] = route as [HttpMethod, string];
  const prepared: PreparedCall = {
    method,
    path,
    query: [],
    headers: { accept: details?.accept ?? 'application/json' },
    body: undefined,
  };
  const place = (name: string, value: unknown): number | undefined =>
    placeUsual(prepared, name, value, call) ?? slow?.place(prepared, name, value, call);
  for (const [name, value] of Object.entries(required)) {
    const count = place(name, value);
    if (count === undefined) return undefined;
    if (count === 0) throw new MissingParameterError(name, operation);
  }
  if (prepared.path.includes('{')) {
    slow?.reject(operation);
    return undefined;
  }
  const options = usualOptions(call) ?? slow?.options(call);
  if (!options) return undefined;
  for (const [name, value] of options) if (place(name, value) === undefined) return undefined;
  if (prepared.body !== undefined) prepared.headers['content-type'] = 'application/json';
  return prepared;
}

/** The fast path of {@link SlowRules.options}. */
function usualOptions({ optional, details }: OperationCall): [name: string, value: unknown][] | undefined {
  try {
    const fields = optional ?? {};
    const options = isPlainRecord(fields) ? Object.entries(fields) : undefined;
    const isUsual = ([name]: [string, unknown]): boolean =>
      // Callers also put options of the request into `opts`.
      !Object.hasOwn(requestSchema, name) && (details?.options?.includes(name) ?? true);
    return options?.every(isUsual) ? options : undefined;
  } catch {
    return undefined;
  }
}

/** The fast path of {@link SlowRules.place}. `null`, `undefined` and an empty text for the path have no value. */
function placeUsual(
  prepared: PreparedCall,
  name: string,
  value: unknown,
  { operation, details = {} }: OperationCall,
): number | undefined {
  if (value === null || value === undefined) return 0;
  const placeholder = `{${name}}`;
  if (prepared.path.includes(placeholder)) {
    if (value === '') return 0;
    const text = isObject(value) ? undefined : textOf(value);
    if (text === undefined || /^\s*$|^\.\.?$/.test(text)) return undefined;
    prepared.path = prepared.path.replaceAll(placeholder, encodeURIComponent(text));
    return 1;
  }
  // Few operations have special names.
  if ((details.body ?? details.collection ?? details.headers ?? details.query) !== undefined) return undefined;
  try {
    if (name === 'body') {
      if (['GET', 'HEAD'].includes(prepared.method) || !isPlainJson(value)) return undefined;
      prepared.body = JSON.stringify(value);
      return 1;
    }
    const pairs: Pair[] = [];
    for (const item of Array.isArray(value) ? value : [value]) {
      const text = textOf(item);
      if (text === undefined) return undefined;
      pairs.push([name, text]);
    }
    prepared.query = prepared.query.concat(pairs);
    return pairs.length;
  } catch (cause) {
    // The slow path distinguishes a cycle from a value that is nested too deeply.
    if (name !== 'body' || cause instanceof RangeError) return undefined;
    throw new InvalidParameterError(name, operation, 'it cannot be written as JSON', { cause });
  }
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && isPlain(value) && !(Symbol.iterator in value);
}

/** Whether JSON shows all of a value as it is. */
function isPlainJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isObject(value)) return typeof value === 'string' || typeof value === 'boolean' || (value ?? undefined) === undefined;
  if (typeof value['toJSON'] === 'function') return tagOf(value) === 'Date' && !Number.isNaN(Number(value));
  // `Array.from()` fills holes with undefined.
  if (Array.isArray(value)) return Array.from(value).every((item) => item !== undefined && isPlainJson(item));
  return isPlainRecord(value) && Object.keys(value).every((name) => isPlainJson(value[name]));
}
