import type { Detail } from '../models/index.js';
import { badRequest } from './errors.js';
import type { SandboxContext } from './context.js';

/** Levels of objects and lists that a body may have. */
const DEPTH = 200;

/** A `string` must not be empty, a `text` may be. */
type Kind = 'string' | 'text' | 'number' | 'boolean' | 'object' | 'array';

/** What a body must hold, field by field. A trailing `?` makes a field optional: it is then checked only where it is given. */
export type Shape = Readonly<Record<string, Kind | `${Kind}?`>>;

/** Reads a JSON object. @throws the platform's 400 with one detail a field that is missing or of the wrong kind. */
export async function readObject<T extends object>(context: SandboxContext, shape: Shape): Promise<T> {
  const body = await readJson(context);
  if (!isObject(body)) throw badRequest('The body must be a JSON object');
  return checkedObject(body, shape) as T;
}

/** Reads a JSON array of objects. */
export async function readArray<T extends object>(context: SandboxContext, shape: Shape): Promise<T[]> {
  const body = await readJson(context);
  if (!Array.isArray(body)) throw badRequest('The body must be a JSON array');
  return body.map((entry: unknown) => {
    if (!isObject(entry)) throw badRequest('Each entry of the body must be a JSON object');
    return checkedObject(entry, shape) as T;
  });
}

/** The fields of `body` that are named, where they are given: what else a caller sends changes nothing. */
export function chosen<T extends object, K extends keyof T>(body: T, names: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (body[name] !== undefined) picked[name] = body[name];
  return picked;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readJson(context: SandboxContext): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') throw badRequest('The request has no body');
  return parsedJson(text);
}

/** What a body's text says. @throws the platform's 400. */
export function parsedJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is no JSON');
  }
  if (isDeep(value)) throw badRequest(`The body is nested more than ${DEPTH} levels deep`);
  return value;
}

/** Whoever goes through a value level by level, `JSON.stringify` included, must come to its end. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? (Object.values(entry) as unknown[]) : []));
  }
  return level.length > 0;
}

/** The object without its nulls: to the platform, null is as good as absent. */
function checkedObject(body: Record<string, unknown>, shape: Shape): Record<string, unknown> {
  const details = Object.entries(shape).flatMap(([field, kind]) => fieldProblem(field, body[field], kind) ?? []);
  if (details.length > 0) {
    throw badRequest(`The body is not valid: ${details.map(({ fieldName = '' }) => fieldName).join(', ')}`, details);
  }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

function fieldProblem(fieldName: string, value: unknown, kind: string): Detail | undefined {
  const wanted = kind.replace('?', '');
  if (value === undefined || value === null) return kind.endsWith('?') ? undefined : { errorCode: 'required.field', fieldName };
  if (wanted === 'string' && typeof value === 'string' && value.trim() === '') return { errorCode: 'required.field', fieldName };
  return kindOf(value) === wanted.replace('text', 'string') ? undefined : { errorCode: 'invalid.value', fieldName };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
