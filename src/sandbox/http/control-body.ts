import * as v from 'valibot';
import { isObject } from '../values/json.js';
import { parsedJson } from './body.js';
import type { SandboxContext } from './context.js';
import { badRequest } from '../store/errors.js';
import { refuse } from './validation.js';
import { findingsOf } from './validators.js';

export const number = v.nullish(v.number('[number]'));
export const text = v.nullish(v.pipe(v.string('[string]'), v.nonEmpty('[string]')));
export const flag = v.nullish(v.boolean('[boolean]'));
/** An object with arbitrary keys that the caller chooses. */
export const named = v.nullish(v.record(v.string(), v.unknown(), '[object]'));

/** Answers an error that `act` throws with a 400, because the request caused it. */
export function orBadRequest<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw badRequest((error as Error).message);
  }
}

/** Reads a request body, without its nulls. */
export async function read<T extends object>(context: SandboxContext, schema: v.GenericSchema): Promise<T> {
  const sent = await context.req.text();
  if (sent.trim() === '') throw badRequest('The request has no body');
  const body = parsedJson(sent);
  if (!isObject(body)) throw badRequest('The body must be a JSON object');
  // Schemas that accept any field drop these silently.
  const lost = ['__proto__', 'constructor', 'prototype'].find((name) => Object.hasOwn(body, name));
  if (lost !== undefined) throw badRequest(`The field [${lost}] is not known`);
  const { output, issues } = v.safeParse(schema, body);
  refuse(findingsOf(issues));
  return Object.fromEntries(Object.entries(output as object).filter(([, value]) => value !== null)) as T;
}
