import { isObject } from '../values/json.js';
import type { Detail } from '../../models/index.js';
import { badRequest } from '../store/errors.js';
import type { OperationContext } from './operation-context.js';

/** Maximum depth of objects and lists in a body. */
const MAX_DEPTH = 200;

/** A field that is required and must not be blank; with a `?`, an optional field that must not be blank. */
export type Need<T> = (keyof T & string) | `${keyof T & string}?`;

/** A body with the fields that are needed. */
type WithNeeds<T extends object, N extends string> = T & { [K in N & keyof T]-?: NonNullable<T[K]> };

/**
 * Returns the request body without its nulls, because the platform treats null as absent. The validation has already checked
 * its types.
 *
 * @param needs - Fields that the handler requires beyond those of the type.
 * @throws the platform's 400 with one detail per missing field.
 */
export function readObject<T extends object, const N extends Need<T> = never>(
  context: OperationContext<T>,
  needs?: readonly N[],
): WithNeeds<T, N>;
/** For a handler of methods with several body types, which names the fields that it reads. */
export function readObject<T extends object>(context: OperationContext, needs?: readonly Need<T>[]): T;
export function readObject(context: OperationContext, needs: readonly string[] = []): object {
  const body = context.body ?? {};
  if (!isObject(body)) throw badRequest('The body must be a JSON object');
  return checkNeeds(body, needs);
}

/** Returns the objects of a request body that is a list. */
export function readArray<T extends object, const N extends Need<T> = never>(
  context: OperationContext<readonly T[]>,
  needs?: readonly N[],
): WithNeeds<T, N>[];
/** For a handler of methods with several body types, which names the fields that it reads. */
export function readArray<T extends object>(context: OperationContext, needs?: readonly Need<T>[]): T[];
export function readArray(context: OperationContext, needs: readonly string[] = []): object[] {
  const body = context.body ?? [];
  if (!Array.isArray(body) || !body.every(isObject)) throw badRequest('The body must be a JSON array of objects');
  return body.map((entry, index) => checkNeeds(entry, needs, `[${index}].`));
}

/** Returns the texts of a request body that is a list. */
export function readTexts(context: OperationContext): string[] {
  const body = context.body ?? [];
  if (Array.isArray(body) && body.every((entry) => typeof entry === 'string')) return body;
  throw badRequest('The body must be a JSON array of strings');
}

/** Picks the named fields that `body` has; all others have no effect. */
export function pickFields<T extends object, K extends keyof T>(body: T, names: readonly K[]): Partial<Pick<T, K>> {
  const fields: Partial<Pick<T, K>> = {};
  for (const name of names) if (body[name] !== undefined) fields[name] = body[name];
  return fields;
}

/**
 * Parses the text of a body.
 * @throws the platform's 400.
 */
export function parseJsonBody(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is no JSON');
  }
  if (isDeep(value)) throw badRequest(`The body is nested more than ${MAX_DEPTH} levels deep`);
  return value;
}

/** Recursive functions, `JSON.stringify` included, would overflow the stack on deeper values. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? (Object.values(entry) as unknown[]) : []));
  }
  return level.length > 0;
}

function checkNeeds(body: Record<string, unknown>, needs: readonly string[], path = ''): Record<string, unknown> {
  const details = needs.flatMap((need): Detail[] => {
    const name = need.replace('?', '');
    const value = body[name] ?? undefined;
    const isBlank = value === undefined ? !need.endsWith('?') : typeof value === 'string' && value.trim() === '';
    return isBlank ? [{ errorCode: 'required.field', fieldName: `${path}${name}` }] : [];
  });
  const [first] = details;
  if (first) throw badRequest(`${first.fieldName ?? ''} is required`, details);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
