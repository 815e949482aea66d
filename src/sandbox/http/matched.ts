import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import type { SandboxContext } from './context.js';

/** By request, because counting, validation, permission check, response and log all use it. */
const known = new WeakMap<Request, Match | readonly string[]>();

/** The operation of the contract that a request calls, else the verbs that its path has. */
export function matchOf({ req }: SandboxContext): Match | readonly string[] {
  const before = known.get(req.raw);
  if (before) return before;
  const found = surface().match(req.method, new URL(req.url).pathname);
  known.set(req.raw, found);
  return found;
}
