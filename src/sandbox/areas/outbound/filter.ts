import { listing, queryList, sortDirection, sortedBy } from '../../http/listing.js';
import type { SandboxContext } from '../../http/context.js';
import { contains } from '../../http/text-search.js';
import type { World } from '../../world/world.js';
import { queryValue } from '../../http/query.js';

/** A page of the entities that `id`, `name` (as `filterType` says) and `divisionId` leave. */
export function outboundListing<T extends { id: string; name?: string; division?: { id?: string } }, V>(
  context: SandboxContext,
  world: World,
  entities: Iterable<T>,
  view: (entity: T) => V,
) {
  const ids = queryList(context, 'id');
  const divisions = queryList(context, 'divisionId');
  const name = (queryValue(context, 'name') ?? '').toLowerCase();
  const filterType = (queryValue(context, 'filterType') ?? 'Prefix').toLowerCase();
  const isNamed = (own: string): boolean => {
    if (filterType === 'contains') return contains(own, name);
    return filterType === 'equals' && name !== '' ? own === name : own.startsWith(name);
  };
  const found = [...entities].filter(
    (entity) =>
      (ids.length === 0 || ids.includes(entity.id)) &&
      (divisions.length === 0 || divisions.includes(entity.division?.id ?? '')) &&
      isNamed((entity.name ?? '').toLowerCase()),
  );
  // The platform shortens the order to its first letter here.
  const order = queryValue(context, 'sortOrder')?.toLowerCase();
  const direction = sortDirection(order === 'a' ? 'asc' : order === 'd' ? 'desc' : order);
  return listing(context, world, sortedBy(found, (queryValue(context, 'sortBy') ?? 'name') as keyof T, direction), view);
}
