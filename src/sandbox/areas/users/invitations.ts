import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { welcomedAt } from './user.js';
import { activeUser } from './users.js';

/** Invitations. The sandbox sends no e-mail, but users show when they were invited. */
export function invitationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/users/:userId/invite', (context) => {
    const { id } = activeUser(world, context.req.param('userId'));
    // An open invitation is sent again only with `force`.
    if (queryFlag(context, 'force') === true || !welcomedAt(world).has(id)) welcomedAt(world).set(id, world.timestamp());
    return context.body(null, 204);
  });
}
