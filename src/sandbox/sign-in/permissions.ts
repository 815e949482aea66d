import type { DomainOrganizationRole } from '../../models/index.js';
import type { World } from '../store/world.js';
import { EVERYWHERE } from '../store/extent.js';
import type { Extent } from '../store/extent.js';
import { grantsOf, rolesOf } from './roles.js';

const NOWHERE: Extent = new Set<string>();

/** Roles are put in each other's place, never changed: what one allows can be kept beside it. */
const known = new WeakMap<DomainOrganizationRole, Map<string, boolean>>();

/**
 * Whether a role holds a permission such as `routing:queue:view`. In what the role says `*` is any domain, entity type or action, in what
 * is asked for it asks for any.
 */
export function allows(role: DomainOrganizationRole, permission: string): boolean {
  const answers = known.get(role) ?? new Map<string, boolean>();
  known.set(role, answers);
  const answer = answers.get(permission) ?? isAllowed(role, permission);
  // What is asked for may come from outside, and there is no end of that.
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

/** Where a user, or an OAuth client, holds a permission. */
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
 * What roles allow, spelled out: `*` stands for all that `all` has in its place, and what has none is there as it is, also where `all`
 * does not know it.
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
