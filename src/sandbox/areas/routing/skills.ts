import type { Hono } from 'hono';
import type { RoutingSkill } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { filtered, listing, sorted } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';

/** The ACD skills of the organisation. */
export function skillRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/api/v2/routing/skills', (context) => {
    const found = filtered(context, world.store.skills.all());
    return context.json(listing(context, world, sorted(context, found, ['name']), (skill) => skill));
  });

  app.post('/api/v2/routing/skills', (context) => {
    const { name } = readObject<RoutingSkill>(context, ['name']);
    world.store.skills.refuseTaken('name', name);
    const skill = { id: world.newId(), name, dateModified: world.timestamp(), state: 'active', version: '1' };
    return context.json(world.store.skills.put(skill));
  });

  app.get('/api/v2/routing/skills/:skillId', (context) => context.json(world.store.skills.get(context.req.param('skillId'))));

  app.delete('/api/v2/routing/skills/:skillId', (context) => {
    const { id } = world.store.skills.remove(context.req.param('skillId'));
    world.store.userSkills.deleteChild(id);
    return context.body(null, 204);
  });
}
