import type { Hono } from 'hono';
import type { FlowPaths, FlowPathsQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { nameless } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';

/** The paths of customers through flows. The sandbox runs no flows, so these are empty. */
export function flowPathRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/journey/flows/paths/query', (context) => {
    const { category, flows } = readObject<FlowPathsQuery>(context, ['category', 'flows']);
    const known = new Kept(world, '/api/v2/flows');
    const stranger = flows.find(({ id }) => !known.find(id));
    if (stranger) throw nameless('flows', stranger.id, 'flow');
    return context.json({ category, elements: {} } satisfies FlowPaths);
  });
}
