import type { OperationContext } from '../http/operation-context.js';
import { isScim } from '../operations/scim.js';
import type { Match } from '../operations/surface.js';
import { textOf } from './values.js';

/** Writes a result in the media type of the operation; `undefined` means no content. */
export function toResponse(context: OperationContext, { route }: Match, result: unknown): Response {
  const { accept } = route.operation;
  if (result instanceof Response) return result;
  if (result === undefined) return context.send(null, 204);
  if (accept !== 'application/json') return context.send(textOf(result), 200, { 'Content-Type': `${accept}; charset=UTF-8` });
  if (isScim(route.template)) return context.send(JSON.stringify(result), 200, { 'Content-Type': 'application/scim+json' });
  return context.json(result);
}
