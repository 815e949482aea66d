import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import { pathnameOf } from '../values/pathname.js';
import type { OperationContext } from './operation-context.js';

/**
 * The operation of the contract that a request calls, else the verbs that its path has. Determined once, because counting,
 * validation, permission check and response all use it.
 */
export function matchOf(context: OperationContext): Match | readonly string[] {
  context.match ??= surface().match(context.method, pathnameOf(context.url));
  return context.match;
}
