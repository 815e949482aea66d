import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { welcomedAt } from './user.js';
import { activeUser } from './users.js';

/** Invitations: nobody reads them here, but users tell when they were sent. */
export function invitationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/users/:userId/invite', (context) => {
    const { id } = activeUser(world, context.req.param('userId'));
    // One that is still open is sent again only where that is asked for.
    if (queryFlag(context, 'force') === true || !welcomedAt(world).has(id)) welcomedAt(world).set(id, world.timestamp());
    return context.body(null, 204);
  });
}
