import { InvalidParameterError, MissingParameterError } from '../../core/errors/errors.js';
import { didYouMean } from '../../core/arguments/nearest-name.js';
import { prepareCall } from '../../core/call/argument-rules.js';
import { slowRules } from '../../core/call/slow-argument-rules.js';
import type { OperationCall, OperationDetails, PreparedCall, Route } from '../../core/call/operation.js';
import { isObject } from '../../core/values/is-object.js';
import type { ContractOperation } from '../../contract/index.js';

/** How deep and how long a body may be. The platform accepts no more, and a person could not review it. */
const MAX_DEPTH = 100;
const MAX_BODY_LENGTH = 1_000_000;

/** A call that an assistant wants to send. It cannot change any more: arguments are copied. */
export interface PlannedCall {
  readonly operation: ContractOperation;
  /** The arguments by name: values of the path, the query and headers, and the body. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The request that the call sends. */
  readonly request: Readonly<PreparedCall>;
  /** Path and query of the request, encoded. */
  readonly target: string;
  /** Equal for calls that send the same request, whatever the order of fields in the body. */
  readonly fingerprint: string;
}

/**
 * Reads the arguments of a call.
 *
 * @throws MissingParameterError, InvalidParameterError
 */
export function planCall(operation: ContractOperation, callArguments: Readonly<Record<string, unknown>> = {}): PlannedCall {
  const values = copyArguments(operation, callArguments);
  const request = prepareCall(operationCallOf({ operation, values }), slowRules);
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString();
  if ((request.body?.length ?? 0) > MAX_BODY_LENGTH) {
    throw new InvalidParameterError('body', operation.name, `it is longer than ${MAX_BODY_LENGTH} characters. Send less at once`);
  }
  return Object.freeze({
    operation,
    values: Object.freeze(values),
    request,
    target: query === '' ? request.path : `${request.path}?${query}`,
    fingerprint: fingerprintOf(request),
  });
}

/** Returns a call in the form that a client sends. */
export function operationCallOf({ operation, values }: Pick<PlannedCall, 'operation' | 'values'>): OperationCall {
  const requiredNames = new Set(operation.arguments);
  const entries = Object.entries(values);
  return {
    operation: operation.name,
    route: `${operation.verb} ${operation.path}` as Route,
    required: Object.fromEntries(operation.arguments.map((name) => [name, values[name]])),
    optional: Object.fromEntries(entries.filter(([name]) => !requiredNames.has(name))),
    details: detailsOf(operation),
  };
}

function detailsOf({ accept, auth, body, headers, query, retired }: ContractOperation): OperationDetails {
  const namesOf = (values: readonly { argument: string; wireName: string }[]): Record<string, string> =>
    Object.fromEntries(
      values.filter(({ argument, wireName }) => argument !== wireName).map((value) => [value.argument, value.wireName]),
    );
  return {
    accept,
    auth,
    retired,
    query: namesOf(query),
    headers: Object.fromEntries(headers.map(({ argument, wireName }) => [argument, wireName])),
    ...(body && { body: body.argument }),
  };
}

/** The names of the arguments that an operation takes. */
export function argumentNames({ path, arguments: required, query, headers, body }: ContractOperation): readonly string[] {
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const others = [...query, ...headers, ...(body ? [body] : [])].map(({ argument }) => argument);
  return [...new Set([...placeholders, ...required, ...others])];
}

function copyArguments(operation: ContractOperation, callArguments: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = argumentNames(operation);
  for (const name of Object.keys(callArguments)) {
    if (names.includes(name)) continue;
    const hint = didYouMean(name.slice(0, 100), names);
    const list = names.length === 0 ? 'It takes none' : `It takes ${names.join(', ')}`;
    throw new InvalidParameterError(name.slice(0, 100), operation.name, `it has no such argument. ${list}.${hint}`);
  }
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const value = Object.hasOwn(callArguments, name) ? callArguments[name] : undefined;
    if (value !== undefined && value !== null) values[name] = copyJson(operation.name, name, value);
    else if (operation.arguments.includes(name)) throw new MissingParameterError(name, operation.name);
  }
  return values;
}

/** Copies JSON, so that the caller cannot change an argument after it was shown. */
function copyJson(operation: string, name: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  if (isDeeperThan(value, MAX_DEPTH))
    throw new InvalidParameterError(name, operation, `it is nested more than ${MAX_DEPTH} levels deep`);
  return deepFreeze(JSON.parse(JSON.stringify(value)));
}

/** Whether JSON has more levels than allowed. It does not recurse, because hostile JSON may be very deep. */
function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((entry) => (isObject(entry) ? Object.values(entry) : []));
  }
  return false;
}

function deepFreeze(value: unknown): unknown {
  if (!isObject(value)) return value;
  for (const entry of Object.values(value)) deepFreeze(entry);
  return Object.freeze(value);
}

function fingerprintOf({ method, path, query, headers, body }: PreparedCall): string {
  return JSON.stringify([method, path, query, sortFields(headers), body === undefined ? null : sortFields(JSON.parse(body))]);
}

/** Returns JSON whose objects have their fields in alphabetical order, as lists of pairs. */
function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return { fields: fields.map(([name, part]) => [name, sortFields(part)]) };
}
