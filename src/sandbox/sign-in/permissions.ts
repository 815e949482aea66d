import type { DomainOrganizationRole } from '../../models/index.js';
import type { World } from '../store/world.js';
import { EVERYWHERE } from '../store/extent.js';
import type { Extent } from '../store/extent.js';
import { grantsOf, rolesOf } from './roles.js';

const NOWHERE: Extent = new Set<string>();

/** Roles are replaced and never changed in place, so the results can be cached by role. */
const known = new WeakMap<DomainOrganizationRole, Map<string, boolean>>();

/**
 * Whether a role includes a permission such as `routing:queue:view`. In the role, `*` stands for every domain, entity type or
 * action; in the permission, it matches any.
 */
export function allows(role: DomainOrganizationRole, permission: string): boolean {
  const answers = known.get(role) ?? new Map<string, boolean>();
  known.set(role, answers);
  const answer = answers.get(permission) ?? isAllowed(role, permission);
  // Limits the cache, because callers can send arbitrary permissions.
  if (answers.size < 5000) answers.set(permission, answer);
  return answer;
}

function isAllowed({ permissions = [], permissionPolicies = [] }: DomainOrganizationRole, permission: string): boolean {
  const [domain, entity, action] = permission.split(':');
  const fits = (given: string | undefined, wanted: string | undefined): boolean =>
    given === '*' || wanted === undefined || wanted === '*' || given?.toLowerCase() === wanted.toLowerCase();
  const own = permissions.map((text) => text.split(':'));
  return (
    own.some(([a, b, c]) => fits(a, domain) && fits(b, entity) && fits(c, action)) ||
    permissionPolicies.some(
      ({ domain: given, entityName, actionSet = [] }) =>
        fits(given, domain) && fits(entityName, entity) && actionSet.some((each) => fits(each, action)),
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
    if (divisionId === EVERYWHERE) return EVERYWHERE;
    divisions ??= new Set();
    divisions.add(divisionId);
  }
  return divisions ?? NOWHERE;
}

/**
 * Lists the permissions of roles one by one: `*` is replaced with all matches in `all`. Permissions without `*` stay unchanged,
 * even if `all` lacks them.
 */
export function spelledOut(roles: readonly DomainOrganizationRole[], all: readonly string[]): string[] {
  const found = new Set<string>();
  for (const role of roles) {
    const { permissions = [], permissionPolicies = [] } = role;
    const said = permissionPolicies.flatMap(({ domain = '', entityName = '', actionSet = [] }) =>
      actionSet.map((action) => `${domain}:${entityName}:${action}`),
    );
    for (const permission of [...permissions, ...said]) {
      if (!permission.split(':').includes('*')) found.add(permission);
    }
    for (const permission of all) if (allows(role, permission)) found.add(permission);
  }
  return [...found];
}
