import type { OperationContext } from '../../http/operation-context.js';
import { matchOf } from '../../http/match-of.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';

/** Maximum number of stored rows; the oldest are removed first. */
const MAX_ROWS = 10_000;

/** Counts a call by its caller, also if it was refused. */
export function countCall(world: World, context: OperationContext, status: number): void {
  // Guests of a web chat have no OAuth client.
  const { token } = context;
  if (!token) return;
  const match = matchOf(context);
  if (!('route' in match)) return;
  const { verb: httpMethod, path: templateUri } = match.route.operation;
  const { clientId, userId } = token;
  const day = Math.floor(world.now() / DAY) * DAY;
  const rows = world.calls;
  const key = [day, clientId, userId ?? '', httpMethod, templateUri].join(' ');
  const zeroCounts = { status200: 0, status300: 0, status400: 0, status500: 0, status429: 0 };
  const field = fieldOf(status);
  const row = rows.get(key);
  if (row) {
    row[field] += 1;
    return;
  }
  rows.set(key, {
    day,
    clientId,
    ...(userId !== undefined && { userId }),
    httpMethod,
    templateUri,
    ...zeroCounts,
    [field]: 1,
  });
  for (const oldest of rows.keys()) {
    if (rows.size <= MAX_ROWS) break;
    rows.delete(oldest);
  }
}

function fieldOf(status: number): 'status200' | 'status300' | 'status400' | 'status500' | 'status429' {
  if (status === 429) return 'status429';
  if (status < 300) return 'status200';
  if (status < 400) return 'status300';
  return status < 500 ? 'status400' : 'status500';
}
