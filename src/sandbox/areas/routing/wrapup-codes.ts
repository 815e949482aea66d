import type { Area } from '../../engine/area.js';
import type { WrapupCode } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { filterByIdAndName, listing, queryList, sortByQuery } from '../../http/listing.js';
import { divisionOf } from '../authorization/division.js';
import type { World } from '../../store/world.js';

/** The wrap-up codes of the organisation. Queues select from them. */
export function addWrapupCodeHandlers(area: Area, world: World): void {
  area.addRule({ path: world.store.wrapupCodes.uri, uniqueName: true });

  area.handle('getRoutingWrapupcodes', (context) => {
    const divisions = new Set(queryList(context, 'divisionId'));
    const codes = filterByIdAndName(context, world.store.wrapupCodes.all()).filter(
      ({ division }) => divisions.size === 0 || divisions.has(division?.id ?? ''),
    );
    return listing(context, world, sortByQuery(context, codes, ['name', 'id']), (code) => code);
  });

  area.handle('postRoutingWrapupcodes', (context) => {
    const body = readObject(context, ['name']);
    const { name } = body;
    const { userId } = context.accessToken;
    const now = world.timestamp();
    return world.store.wrapupCodes.save({
      id: world.newId(),
      name,
      dateCreated: now,
      dateModified: now,
      ...readOptionalFields(world, body),
      ...(userId !== undefined && { createdBy: userId, modifiedBy: userId }),
    });
  });

  area.handle('getRoutingWrapupcode', (context) => world.store.wrapupCodes.get(context.param('codeId')));

  area.handle('putRoutingWrapupcode', (context) => {
    const code = world.store.wrapupCodes.get(context.param('codeId'));
    const body = readObject(context, ['name']);
    const { name } = body;
    const { userId } = context.accessToken;
    return world.store.wrapupCodes.save({
      ...code,
      name,
      dateModified: world.timestamp(),
      ...readOptionalFields(world, body),
      ...(userId !== undefined && { modifiedBy: userId }),
    });
  });

  area.handle('deleteRoutingWrapupcode', (context) => {
    const { id } = world.store.wrapupCodes.remove(context.param('codeId'));
    world.store.queueWrapupCodes.deleteChild(id);
  });
}

/** Reads the optional fields of a wrap-up code. @throws the platform's 400 for an unknown division. */
function readOptionalFields(world: World, { description, division }: WrapupCode): Partial<WrapupCode> {
  const { id } = division ?? {};
  return {
    ...(description !== undefined && { description }),
    ...(id !== undefined && { division: id === '*' ? { id } : divisionOf(world, id) }),
  };
}
