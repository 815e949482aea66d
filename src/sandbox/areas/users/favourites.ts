import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { activeUser } from './users.js';

/** Favourites in the directory. No operation adds one, so the lists are empty. */
export function favouriteRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/api/v2/users/:userId/favorites', (context) => {
    activeUser(world, context.req.param('userId'));
    return context.json(listing(context, world, [], () => undefined));
  });
}
