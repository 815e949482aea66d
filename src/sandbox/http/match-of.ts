import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import type { OperationContext } from './operation-context.js';

/** By request, because counting, validation, permission check, response and log all use it. */
const matchesByRequest = new WeakMap<Request, Match | readonly string[]>();

/** The operation of the contract that a request calls, else the verbs that its path has. */
export function matchOf({ rawRequest: request }: OperationContext): Match | readonly string[] {
  const cachedMatch = matchesByRequest.get(request);
  if (cachedMatch) return cachedMatch;
  const match = surface().match(request.method, new URL(request.url).pathname);
  matchesByRequest.set(request, match);
  return match;
}
