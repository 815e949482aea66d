import type { Area } from '../../engine/area.js';
import type { DomainPermission, DomainPermissionCollection } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryValue } from '../../http/query.js';
import { CollectionPaths } from '../../operations/collection-paths.js';
import { isCreatable } from '../../operations/kinds.js';
import { findDivisionAwareCollections, isOfConversations, subjectOf } from '../../operations/permissions.js';
import { surface } from '../../operations/surface.js';
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
      all.flatMap((domain) => filterPermissions(context, withDivisionAwareness(domain))),
    );
  });
}

/** Adds to each permission whether roles can grant it for single divisions. */
function withDivisionAwareness(collection: DomainPermissionCollection): DomainPermissionCollection {
  const types = Object.entries(collection.permissionMap ?? {}).map(([type, permissions]): [string, DomainPermission[]] => [
    type,
    permissions.map((permission) => ({ divisionAware: isDivisionAware(permission), ...permission })),
  ]);
  return { ...collection, permissionMap: Object.fromEntries(types) };
}

function isDivisionAware({ domain = '', entityType = '', action = '' }: DomainPermission): boolean {
  const permission = `${domain}:${entityType}:${action}`;
  return divisionAwareSubjects().has(subjectOf(permission)) || isOfConversations(permission);
}

let cachedSubjects: ReadonlyMap<string, unknown> | undefined;

/** What permissions with divisions apply to. Only computed when needed, because it takes a third of the time to create a sandbox. */
function divisionAwareSubjects(): ReadonlyMap<string, unknown> {
  if (cachedSubjects) return cachedSubjects;
  const paths = new CollectionPaths(surface(), (template) => isCreatable(surface(), template));
  cachedSubjects = findDivisionAwareCollections(surface(), (template) => paths.canonical(template));
  return cachedSubjects;
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
