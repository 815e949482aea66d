import type { Division } from '../../models/index.js';
import { badRequest } from '../store/errors.js';
import type { World } from '../store/world.js';

/** Returns a division by id; the home division by default. */
export function divisionOf(world: World, divisionId = world.organisation.homeDivisionId): Division {
  const division = world.store.divisions.find(divisionId);
  if (division) return { ...division };
  throw badRequest('There is no division with this id', [
    { errorCode: 'invalid.value', fieldName: 'divisionId', entityId: divisionId, entityName: 'division' },
  ]);
}
