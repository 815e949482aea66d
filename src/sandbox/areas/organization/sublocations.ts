import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import { Kept, listed } from '../kept.js';

const LOCATIONS = '/api/v2/locations';

/** Locations directly below another: its id is the last step of their path. */
export function addSublocationHandlers(area: Area, world: World): void {
  area.handle('getLocationSublocations', (context) => {
    const locations = new Kept(world, LOCATIONS);
    const { id } = locations.get(context.param('locationId'));
    const below = locations.all().filter(({ path, state }) => Array.isArray(path) && path.at(-1) === id && state !== 'deleted');
    return listed(
      context,
      world,
      below.map((location) => locations.view(location)),
    );
  });
}
