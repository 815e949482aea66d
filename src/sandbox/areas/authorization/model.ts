import type {
  AuthzDivision,
  AuthzGrant,
  AuthzGrantPolicy,
  AuthzSubject,
  DomainOrganizationRole,
  UserAuthorization,
} from '../../../models/index.js';
import { knownPermissions } from '../../operations/permissions.js';
import { expandPermissions } from '../../sign-in/permissions.js';
import { grantsOf, rolesOf } from '../../sign-in/roles.js';
import { ALL_DIVISIONS } from '../../store/extent.js';
import { countObjects } from './divided-objects.js';
import type { World } from '../../store/world.js';

export function divisionView(world: World, divisionId: string, shouldCount = false): AuthzDivision {
  if (divisionId === ALL_DIVISIONS) {
    const selfUri = `/api/v2/authorization/divisions/${ALL_DIVISIONS}`;
    return { id: ALL_DIVISIONS, name: ALL_DIVISIONS, description: 'All divisions', homeDivision: false, selfUri };
  }
  const { id, name = '', ...division } = world.store.divisions.get(divisionId);
  return {
    id,
    name,
    description: (division as Partial<AuthzDivision>).description ?? '',
    homeDivision: id === world.organisation.homeDivisionId,
    ...(shouldCount && { objectCounts: countObjects(world, id) }),
    selfUri: `/api/v2/authorization/divisions/${id}`,
  };
}

/** A subject with its grants. Grants of deleted roles or divisions are left out. */
export function subjectView(world: World, subjectId: string): AuthzSubject {
  const roles = rolesOf(world);
  const grants = (grantsOf(world).get(subjectId) ?? []).flatMap(({ roleId, divisionId, grantedAt }): AuthzGrant[] => {
    const role = roles.get(roleId);
    if (!role || (divisionId !== ALL_DIVISIONS && !world.store.divisions.find(divisionId))) return [];
    const { id, name, description = '' } = role;
    return [
      {
        subjectId,
        division: divisionView(world, divisionId),
        grantMadeAt: new Date(grantedAt).toISOString(),
        role: {
          id,
          name,
          description,
          policies: policiesOf(role),
          default: role.default ?? false,
          selfUri: `/api/v2/authorization/roles/${id}`,
        },
      },
    ];
  });
  const name = world.store.users.find(subjectId)?.name ?? world.client(subjectId)?.name;
  return {
    id: subjectId,
    ...(name !== undefined && { name }),
    grants,
    version: grants.length,
    selfUri: `/api/v2/authorization/subjects/${subjectId}`,
  };
}

/** What a role permits: its policies, and its permissions as policies. */
function policiesOf({ permissions = [], permissionPolicies = [] }: DomainOrganizationRole): AuthzGrantPolicy[] {
  const singlePermissions = permissions.map((permission) => {
    const [domain = '', entityName = '', action = ''] = permission.split(':');
    return { actions: [action], domain, entityName };
  });
  const policies = permissionPolicies.map(({ actionSet = [], domain = '', entityName = '' }) => ({
    actions: actionSet,
    domain,
    entityName,
  }));
  return [...policies, ...singlePermissions];
}

/** The subjects with a role, and their divisions. */
export function subjectsWith(world: World, roleId: string): { subjectId: string; divisionIds: string[] }[] {
  return [...grantsOf(world)].flatMap(([subjectId, grants]) => {
    const divisionIds = grants.filter((grant) => grant.roleId === roleId).map(({ divisionId }) => divisionId);
    return divisionIds.length === 0 ? [] : [{ subjectId, divisionIds }];
  });
}

/** A user's roles and permissions in any division. Wildcards are expanded to individual permissions. */
export function authorizationOf(world: World, userId: string): UserAuthorization {
  const grantedRoleIds = new Set((grantsOf(world).get(userId) ?? []).map(({ roleId }) => roleId));
  const roles = [...rolesOf(world).values()].filter(({ id }) => grantedRoleIds.has(id));
  return {
    roles: roles.map(({ id, name }) => ({ id, name })),
    unusedRoles: [],
    permissions: expandPermissions(roles, knownPermissions()),
    permissionPolicies: roles.flatMap(({ permissionPolicies = [] }) =>
      permissionPolicies.map(({ domain = '', entityName = '', actionSet = [] }) => ({
        domain,
        entityName,
        actionSet,
        allowConditions: false,
      })),
    ),
  };
}
