import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { activeUser } from './users.js';

/** Whom somebody has marked in the directory: no operation marks anybody, so that nobody ever is. */
export function favouriteRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/api/v2/users/:userId/favorites', (context) => {
    activeUser(world, context.req.param('userId'));
    return context.json(listing(context, world, [], () => undefined));
  });
}
