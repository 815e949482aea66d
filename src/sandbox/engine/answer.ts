import type { SandboxContext } from '../http/context.js';
import { isScim } from '../operations/scim.js';
import type { Match } from '../operations/surface.js';
import { textOf } from './values.js';

/** Writes a result in the media type of the operation; `undefined` means no content. */
export function answer(context: SandboxContext, { route }: Match, result: unknown): Response {
  const { accept, returns } = route.operation;
  if (result instanceof Response) return result;
  if (result === undefined || returns === 'void') return context.body(null, 204);
  if (accept !== 'application/json') return context.body(textOf(result), 200, { 'Content-Type': `${accept}; charset=UTF-8` });
  if (isScim(route.template))
    return context.body(JSON.stringify(result), { headers: { 'Content-Type': 'application/scim+json' } });
  return context.json(result as object);
}
