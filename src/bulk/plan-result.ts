import { ConfigurationError } from '../core/errors/errors.js';
import { toJsonText } from '../core/call/json-body.js';
import { isObject } from '../core/values/is-object.js';
import { isRecord, kindOf, tagOf } from '../core/values/plain-objects.js';
import type { Planned } from './journal/lines.js';

/** The input of a plan, and the requirements on its result. */
export interface PlanContext {
  /** The run, for messages. */
  title: string;
  key: string;
  entity: Record<string, unknown>;
  keep: readonly string[];
  /** Whether the run changes existing entities, which requires an entity's version. */
  isUpdate: boolean;
}

/**
 * Checks the result of `plan` and returns it as the journal will; `undefined` if the entity needs no change.
 *
 * @throws ConfigurationError if the result is no change, names no field, loses a value as JSON, or omits the entity's version.
 */
export function readPlanResult(result: unknown, context: PlanContext): Pick<Planned, 'change' | 'keptValues'> | undefined {
  if (result === undefined) return undefined;
  const change = requireRecord(result, context);
  requireVersion(change, context);
  const keptValues = Object.fromEntries(context.keep.map((field) => [field, context.entity[field]]));
  const serialized = JSON.parse(toJson({ change, keptValues }, context)) as Pick<Planned, 'change' | 'keptValues'>;
  const undefinedField = findUndefined(change, '');
  if (undefinedField !== undefined) {
    throw createRefusal(context, `${undefinedField} is undefined. Leave out fields that are not to change.`);
  }
  // Checked after serialization, because `toJSON` of the change may return anything.
  if (!isRecord(serialized.change) || Object.keys(serialized.change).every((field) => field === 'version')) {
    throw createRefusal(context, 'it names no field to change. Return undefined for an entity that needs no change.');
  }
  return serialized;
}

function requireRecord(result: unknown, context: PlanContext): Record<string, unknown> {
  if (isThenable(result)) {
    // The run ends with the error below. A rejection of this promise must not end the process as well.
    if (tagOf(result) === 'Promise') result.then(undefined, () => undefined);
    throw createRefusal(context, 'it is a promise. Return the change itself, and await what it needs in source.');
  }
  if (isRecord(result)) return result;
  throw createRefusal(
    context,
    `it is ${kindOf(result)}. Return an object with the fields to change, or undefined for no change.`,
  );
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return isObject(value) && typeof value['then'] === 'function';
}

/** Without a version in the request, the platform overwrites concurrent changes. */
function requireVersion(change: Record<string, unknown>, context: PlanContext): void {
  const version = context.entity['version'] ?? undefined;
  if (!context.isUpdate || version === undefined) return;
  if (context.keep.includes('version') || (change['version'] ?? undefined) !== undefined) return;
  throw createRefusal(
    context,
    `the entity has a version, and the change has none. Add "version" to keep, and pass it on in apply.`,
  );
}

/** The path of the first undefined field, which JSON would silently omit. */
function findUndefined(value: unknown, path: string): string | undefined {
  if (Array.isArray(value)) return findIn(value.entries(), (index) => `${path}[${index}]`);
  if (!isRecord(value) || typeof value['toJSON'] === 'function') return undefined;
  return findIn(Object.entries(value), (field) => (path === '' ? field : `${path}.${field}`));
}

function findIn<T>(entries: Iterable<[T, unknown]>, pathOf: (name: T) => string): string | undefined {
  for (const [name, value] of entries) {
    const path = value === undefined ? pathOf(name) : findUndefined(value, pathOf(name));
    if (path !== undefined) return path;
  }
  return undefined;
}

function toJson(planned: object, context: PlanContext): string {
  const json = toJsonText('plan', planned);
  if (json.text !== undefined) return json.text;
  throw createRefusal(context, `${json.reason}.`, { cause: json.cause });
}

function createRefusal({ title, key }: PlanContext, reason: string, options?: ErrorOptions): ConfigurationError {
  return new ConfigurationError(`${title} cannot use the result of plan for ${JSON.stringify(key)}: ${reason}`, options);
}
