import type { Area } from '../../engine/area.js';
import type { DomainPermission, DomainPermissionCollection } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryValue } from '../../http/query.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';

const PERMISSIONS = '/api/v2/authorization/permissions';

/** The permissions that roles can contain, by domain or one by one. */
export function addPermissionHandlers(area: Area, world: World): void {
  area.handle('getAuthorizationPermissions', (context) => {
    const all = new Repository<DomainPermissionCollection>(world, PERMISSIONS).all();
    return listPage(
      context,
      world,
      all.flatMap((domain) => filterPermissions(context, domain)),
    );
  });
}

/** Returns a domain with the permissions that match the query. */
function filterPermissions<T extends DomainPermissionCollection>(context: OperationContext, collection: T): T[] {
  const query = queryValue(context, 'query')?.toLowerCase();
  const { domain = '', permissionMap = {} } = collection;
  if (query === undefined) return [collection];
  if (queryValue(context, 'queryType')?.toLowerCase() !== 'permission')
    return contains(domain.toLowerCase(), query) ? [collection] : [];
  const isMatch = ({ entityType = '', action = '' }: DomainPermission): boolean =>
    contains(`${domain}:${entityType}:${action}`.toLowerCase(), query);
  const remaining = Object.entries(permissionMap).flatMap(([type, permissions]): [string, DomainPermission[]][] => {
    const matches = permissions.filter(isMatch);
    return matches.length > 0 ? [[type, matches]] : [];
  });
  return remaining.length > 0 ? [{ ...collection, permissionMap: Object.fromEntries(remaining) }] : [];
}
