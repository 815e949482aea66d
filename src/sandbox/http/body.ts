import { isObject } from '../values/json.js';
import type { Detail } from '../../models/index.js';
import { badRequest } from '../store/errors.js';
import type { SandboxContext } from './context.js';

/** Levels of objects and lists that a body may have. */
const DEPTH = 200;

/** A field that must be given and must not be blank; with a `?`, one that must not be blank where it is given. */
export type Need<T> = (keyof T & string) | `${keyof T & string}?`;

/**
 * The object that was sent, without its nulls: to the platform, null is as good as absent. Its types were checked before any route saw it.
 *
 * @param needs - What the route needs beyond what the type requires.
 * @throws the platform's 400 with one detail a field that is missing.
 */
export function readObject<T extends object>(context: SandboxContext, needs: readonly Need<T>[] = []): T {
  const body = context.get('body') ?? {};
  if (!isObject(body)) throw badRequest('The body must be a JSON object');
  return withNeeds(body, needs) as T;
}

/** The objects of the list that was sent. */
export function readArray<T extends object>(context: SandboxContext, needs: readonly Need<T>[] = []): T[] {
  const body = context.get('body') ?? [];
  if (!Array.isArray(body) || !body.every(isObject)) throw badRequest('The body must be a JSON array of objects');
  return body.map((entry, index) => withNeeds(entry, needs, `[${index}].`) as T);
}

/** The texts of the list that was sent. */
export function readTexts(context: SandboxContext): string[] {
  const body = context.get('body') ?? [];
  if (Array.isArray(body) && body.every((entry) => typeof entry === 'string')) return body;
  throw badRequest('The body must be a JSON array of strings');
}

/** The fields of `body` that are named, where they are given: what else a caller sends changes nothing. */
export function chosen<T extends object, K extends keyof T>(body: T, names: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (body[name] !== undefined) picked[name] = body[name];
  return picked;
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

function withNeeds(body: Record<string, unknown>, needs: readonly string[], path = ''): Record<string, unknown> {
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
