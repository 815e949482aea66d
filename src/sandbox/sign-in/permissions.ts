import type { DomainOrganizationRole } from '../../models/index.js';
import type { World } from '../store/world.js';
import { ALL_DIVISIONS } from '../store/extent.js';
import type { Extent } from '../store/extent.js';
import { grantsOf, rolesOf } from './roles.js';

const NO_DIVISIONS: Extent = new Set<string>();

/** Roles are replaced and never changed in place, so the results can be cached by role. */
const resultsByRole = new WeakMap<DomainOrganizationRole, Map<string, boolean>>();

/**
 * Whether a role includes a permission such as `routing:queue:view`. In the role, `*` stands for every domain, entity type or
 * action; in the permission, it matches any.
 */
export function allows(role: DomainOrganizationRole, permission: string): boolean {
  const results = resultsByRole.get(role) ?? new Map<string, boolean>();
  resultsByRole.set(role, results);
  const result = results.get(permission) ?? isAllowed(role, permission);
  // Limits the cache, because callers can send arbitrary permissions.
  if (results.size < 5000) results.set(permission, result);
  return result;
}

function isAllowed({ permissions = [], permissionPolicies = [] }: DomainOrganizationRole, permission: string): boolean {
  const [domain, entity, action] = permission.split(':');
  const matchesPart = (grantedPart: string | undefined, requestedPart: string | undefined): boolean =>
    grantedPart === '*' ||
    requestedPart === undefined ||
    requestedPart === '*' ||
    grantedPart?.toLowerCase() === requestedPart.toLowerCase();
  const permissionParts = permissions.map((text) => text.split(':'));
  return (
    permissionParts.some(([a, b, c]) => matchesPart(a, domain) && matchesPart(b, entity) && matchesPart(c, action)) ||
    permissionPolicies.some(
      ({ domain: domainPattern, entityName, actionSet = [] }) =>
        matchesPart(domainPattern, domain) &&
        matchesPart(entityName, entity) &&
        actionSet.some((each) => matchesPart(each, action)),
    )
  );
}

/** The divisions in which a user, or an OAuth client, has a permission. */
export function extentOf(world: World, subjectId: string, permission: string): Extent {
  const roles = rolesOf(world);
  let divisions: Set<string> | undefined;
  for (const { roleId, divisionId } of grantsOf(world).get(subjectId) ?? []) {
    const role = roles.get(roleId);
    if (!role || !allows(role, permission)) continue;
    if (divisionId === ALL_DIVISIONS) return ALL_DIVISIONS;
    divisions ??= new Set();
    divisions.add(divisionId);
  }
  return divisions ?? NO_DIVISIONS;
}

/**
 * Lists the permissions of roles one by one: `*` is replaced with all matches in `all`. Permissions without `*` stay unchanged,
 * even if `all` lacks them.
 */
export function expandPermissions(roles: readonly DomainOrganizationRole[], all: readonly string[]): string[] {
  const expandedPermissions = new Set<string>();
  for (const role of roles) {
    const { permissions = [], permissionPolicies = [] } = role;
    const policyPermissions = permissionPolicies.flatMap(({ domain = '', entityName = '', actionSet = [] }) =>
      actionSet.map((action) => `${domain}:${entityName}:${action}`),
    );
    for (const permission of [...permissions, ...policyPermissions]) {
      if (!permission.split(':').includes('*')) expandedPermissions.add(permission);
    }
    for (const permission of all) if (allows(role, permission)) expandedPermissions.add(permission);
  }
  return [...expandedPermissions];
}
