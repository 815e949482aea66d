import type { Area } from '../../engine/area.js';
import { readArray } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { filterByIdAndName, listing, sortByQuery } from '../../http/listing.js';
import type { World } from '../../store/world.js';

/** The wrap-up codes that a queue offers to its agents. */
export function addQueueWrapupCodeHandlers(area: Area, world: World): void {
  area.handle('getRoutingQueueWrapupcodes', (context) => {
    const queue = world.store.queues.get(context.param('queueId'));
    const codes = [...world.store.queueWrapupCodes.of(queue.id).keys()].map((id) => world.store.wrapupCodes.get(id));
    return listing(context, world, sortByQuery(context, filterByIdAndName(context, codes), ['name']), (code) => code);
  });

  area.handle('postRoutingQueueWrapupcodes', (context) => {
    const queue = world.store.queues.get(context.param('queueId'));
    const references = readArray(context, ['id']);
    const codes = references.map(({ id }) => world.store.wrapupCodes.get(id));
    for (const { id } of codes) world.store.queueWrapupCodes.set(queue.id, id, true);
    return codes;
  });

  area.handle('deleteRoutingQueueWrapupcode', (context) => {
    const queue = world.store.queues.get(context.param('queueId'));
    const codeId = context.param('codeId');
    if (!world.store.queueWrapupCodes.delete(queue.id, codeId)) throw notFound('wrapupCode', codeId);
  });
}
