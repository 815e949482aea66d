import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { missing } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';

const EXPRESSIONS = '/api/v2/routing/skillexpressions';

/** Skill expressions, which a seed has: several are deleted at once, all of them or none. */
export function skillExpressionRoutes(app: Hono<SandboxEnv>, world: World): void {
  const expressions = new Kept(world, EXPRESSIONS);
  app.delete(EXPRESSIONS, (context) => {
    const ids = queryList(context, 'id');
    // What no id means is not documented: here nothing is deleted that nobody names.
    if (ids.length === 0) throw missing('id');
    for (const { id } of ids.map((each) => expressions.get(each))) expressions.remove(id);
    return context.body(null, 204);
  });
}
