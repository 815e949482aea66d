import type { OperationContext } from '../../http/operation-context.js';
import { listing, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { filterByQuery } from '../repository.js';

/** The platform abbreviates the order to its first letter here. */
const abbreviatedOrders: ReadonlyMap<string, string> = new Map([
  ['a', 'asc'],
  ['d', 'desc'],
]);

/** A page of the requested entities, filtered by name as `filterType` says. */
export function listOutbound<T extends { id: string; name?: string; division?: { id?: string } }, V>(
  context: OperationContext,
  world: World,
  entities: Iterable<T>,
  view: (entity: T) => V,
) {
  const order = queryValue(context, 'sortOrder')?.toLowerCase() ?? 'asc';
  const direction = sortDirection(abbreviatedOrders.get(order) ?? order);
  return listing(
    context,
    world,
    sortByField(filterByQuery(context, [...entities]), (queryValue(context, 'sortBy') ?? 'name') as keyof T, direction),
    view,
  );
}
