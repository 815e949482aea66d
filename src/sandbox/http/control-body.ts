import * as v from 'valibot';
import { isObject } from '../values/json.js';
import { parseJsonBody } from './body.js';
import type { OperationContext } from './operation-context.js';
import { badRequest } from '../store/errors.js';
import { refuseFindings } from './validation.js';
import { findingsOf } from './validators.js';

export const optionalNumber = v.nullish(v.number('[number]'));
export const optionalText = v.nullish(v.pipe(v.string('[string]'), v.nonEmpty('[string]')));
export const optionalFlag = v.nullish(v.boolean('[boolean]'));
/** An object with arbitrary keys that the caller chooses. */
export const optionalRecord = v.nullish(v.record(v.string(), v.unknown(), '[object]'));

/** Responds to an error that `callback` throws with a 400, because the request caused it. */
export function withBadRequest<T>(callback: () => T): T {
  try {
    return callback();
  } catch (error) {
    throw badRequest((error as Error).message);
  }
}

/** Reads a request body, without its nulls. */
export async function readControlBody<T extends object>(context: OperationContext, schema: v.GenericSchema): Promise<T> {
  const bodyText = await context.text();
  if (bodyText.trim() === '') throw badRequest('The request has no body');
  const body = parseJsonBody(bodyText);
  if (!isObject(body)) throw badRequest('The body must be a JSON object');
  // Schemas that accept any field drop these silently.
  const unsafeField = ['__proto__', 'constructor', 'prototype'].find((name) => Object.hasOwn(body, name));
  if (unsafeField !== undefined) throw badRequest(`The field [${unsafeField}] is not known`);
  const { output, issues } = v.safeParse(schema, body);
  refuseFindings(findingsOf(issues));
  return Object.fromEntries(Object.entries(output as object).filter(([, value]) => value !== null)) as T;
}
