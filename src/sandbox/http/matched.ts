import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import type { OperationContext } from './operation-context.js';

/** By request, because counting, validation, permission check, response and log all use it. */
const known = new WeakMap<Request, Match | readonly string[]>();

/** The operation of the contract that a request calls, else the verbs that its path has. */
export function matchOf({ rawRequest: request }: OperationContext): Match | readonly string[] {
  const before = known.get(request);
  if (before) return before;
  const found = surface().match(request.method, new URL(request.url).pathname);
  known.set(request, found);
  return found;
}
