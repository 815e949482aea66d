import type { Area } from '../../engine/area.js';
import type { Flow, FlowPaths } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

/** The paths of customers through flows. The sandbox runs no flows, so these are empty. */
export function addFlowPathHandlers(area: Area, world: World): void {
  area.handle('postJourneyFlowsPathsQuery', (context) => {
    const { category, flows } = readObject(context, ['category', 'flows']);
    const repository = new Repository<Flow>(world, '/api/v2/flows');
    const unknownFlow = flows.find(({ id }) => !repository.find(id));
    if (unknownFlow) throw unknownReference('flows', unknownFlow.id, 'flow');
    return { category, elements: {} } satisfies FlowPaths;
  });
}
