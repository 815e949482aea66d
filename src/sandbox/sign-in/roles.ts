import type { DomainOrganizationRole, DomainPermissionPolicy } from '../../models/index.js';
import { ALL_DIVISIONS } from '../store/extent.js';
import { Random } from '../values/random.js';
import type { World } from '../store/world.js';
import { ADMIN, AGENT, EMPLOYEE, seededRoles, SUPERVISOR } from './seeded-roles.js';

export type StoredRole = DomainOrganizationRole & { id: string; name: string };

/** A role that a user, or an OAuth client, has in a division. */
export interface Grant {
  roleId: string;
  /** {@link ALL_DIVISIONS} for all divisions. */
  divisionId: string;
  /** ms since the epoch */
  grantedAt: number;
}

export const ROLES = '/api/v2/authorization/roles';

export function rolesOf(world: World): Map<string, StoredRole> {
  return world.collection<StoredRole>(ROLES, (roles) => {
    const random = new Random(world.seed ^ 0x1b873593);
    for (const role of defaultRoles()) {
      const id = random.uuid();
      roles.set(id, { ...role, id, selfUri: `/api/v2/authorization/roles/${id}` });
    }
  });
}

/** The default roles of every organisation, as on the platform. */
export function defaultRoles(): (Omit<StoredRole, 'id'> & { defaultRoleId: string })[] {
  return seededRoles.map(({ name, description, permissions }) => ({
    name,
    description,
    permissions: [],
    permissionPolicies: policiesOf(permissions),
    base: true,
    default: true,
    defaultRoleId: name.toLowerCase(),
  }));
}

/**
 * Grants by subject. All users are employees, agents handle interactions and team leaders are supervisors, in the home
 * division. The first team leader and the OAuth client for client credentials are administrators in all divisions.
 */
export function grantsOf(world: World): Map<string, Grant[]> {
  return world.collection<Grant[]>('authorization.grants', (grants) => {
    const roles = [...rolesOf(world).values()];
    const grantedAt = Date.parse('2024-03-04T08:00:00.000Z');
    const { homeDivisionId } = world.organisation;
    const grant = (name: string, divisionId = homeDivisionId): Grant[] =>
      roles.filter((role) => role.name === name).map(({ id: roleId }) => ({ roleId, divisionId, grantedAt }));
    world.store.users.all().forEach(({ id, title }, index) => {
      const workGrants = grant(title === 'Team Leader' ? SUPERVISOR : AGENT);
      grants.set(id, [...grant(EMPLOYEE), ...workGrants, ...(index === 0 ? grant(ADMIN, ALL_DIVISIONS) : [])]);
    });
    grants.set(world.clients.clientCredentials.id, grant(ADMIN, ALL_DIVISIONS));
  });
}

/** Grants a role to a subject in a division; has no effect if it already has the role. */
export function addGrant(world: World, subjectId: string, roleId: string, divisionId: string): void {
  const grants = grantsOf(world);
  const subjectGrants = grants.get(subjectId) ?? [];
  if (subjectGrants.some((grant) => grant.roleId === roleId && grant.divisionId === divisionId)) return;
  grants.set(subjectId, [...subjectGrants, { roleId, divisionId, grantedAt: world.now() }]);
}

export function removeGrants(world: World, subjectId: string, matches: (grant: Grant) => boolean): void {
  const grants = grantsOf(world);
  grants.set(
    subjectId,
    (grants.get(subjectId) ?? []).filter((grant) => !matches(grant)),
  );
}

/** Creates one policy for each entity type, with all its actions. */
export function policiesOf(permissions: readonly string[]): DomainPermissionPolicy[] {
  const policies = new Map<string, DomainPermissionPolicy & { actionSet: string[] }>();
  for (const permission of permissions) {
    const [domain = '*', entityName = '*', action = '*'] = permission.split(':');
    const policy = policies.get(`${domain}:${entityName}`) ?? { domain, entityName, actionSet: [], allowConditions: false };
    policies.set(`${domain}:${entityName}`, policy);
    policy.actionSet.push(action);
  }
  return [...policies.values()];
}
