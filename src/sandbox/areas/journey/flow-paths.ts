import type { Area } from '../../engine/area.js';
import type { FlowPaths, FlowPathsQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

/** The paths of customers through flows. The sandbox runs no flows, so these are empty. */
export function addFlowPathHandlers(area: Area, world: World): void {
  area.handle('postJourneyFlowsPathsQuery', (context) => {
    const { category, flows } = readObject<FlowPathsQuery>(context, ['category', 'flows']);
    const known = new Repository(world, '/api/v2/flows');
    const stranger = flows.find(({ id }) => !known.find(id));
    if (stranger) throw unknownReference('flows', stranger.id, 'flow');
    return { category, elements: {} } satisfies FlowPaths;
  });
}
