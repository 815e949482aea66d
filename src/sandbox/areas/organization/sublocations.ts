import type { Area } from '../../engine/area.js';
import type { LocationDefinition } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';

const LOCATIONS = '/api/v2/locations';

/** Locations directly below another: its id is the last step of their path. */
export function addSublocationHandlers(area: Area, world: World): void {
  area.handle('getLocationSublocations', (context) => {
    const locations = new Repository<LocationDefinition>(world, LOCATIONS);
    const { id } = locations.get(context.param('locationId'));
    const below = locations.all().filter(({ path, state }) => Array.isArray(path) && path.at(-1) === id && state !== 'deleted');
    return listPage(
      context,
      world,
      below.map((location) => locations.view(location)),
    );
  });
}
