import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { Kept, listed } from '../kept.js';

const LOCATIONS = '/api/v2/locations';

/** Locations directly below another: its id is the last step of their path. */
export function sublocationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${LOCATIONS}/:locationId/sublocations`, (context) => {
    const locations = new Kept(world, LOCATIONS);
    const { id } = locations.get(context.req.param('locationId'));
    const below = locations.all().filter(({ path, state }) => Array.isArray(path) && path.at(-1) === id && state !== 'deleted');
    return listed(
      context,
      world,
      below.map((location) => locations.view(location)),
    );
  });
}
