import type { Area } from '../../engine/area.js';
import type {
  DomainOrganizationRole,
  DomainOrgRoleDifference,
  DomainPermissionPolicy,
  OrganizationRoleEntityListing,
} from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { ROLES, rolesOf, defaultRoles } from '../../sign-in/roles.js';
import type { StoredRole } from '../../sign-in/roles.js';

type DefaultRole = ReturnType<typeof defaultRoles>[number];

/** The default roles of an organisation: comparing roles with them, and restoring them. */
export function addDefaultRoleHandlers(area: Area, world: World): void {
  const findLeftRole = (context: OperationContext): StoredRole => {
    const id = context.param('leftRoleId');
    const role = rolesOf(world).get(id);
    if (!role) throw notFound('role', id);
    return role;
  };
  const compareWithDefault = (context: OperationContext, role: DomainOrganizationRole): DomainOrgRoleDifference => {
    const id = context.param('rightRoleId');
    const defaultRole = findDefaultRole(world, { id, defaultRoleId: id });
    if (!defaultRole) throw notFound('role', id);
    return compareRoles(role, defaultRole);
  };
  area.handle('getAuthorizationRoleComparedefaultRightRoleId', (context) => compareWithDefault(context, findLeftRole(context)));
  area.handle('postAuthorizationRoleComparedefaultRightRoleId', (context) =>
    compareWithDefault(context, { ...findLeftRole(context), ...readObject(context) }),
  );

  area.handle('postAuthorizationRolesDefault', (context) => {
    const isForced = queryFlag(context, 'force') === true;
    return restoreRoles(world, defaultRoles(), isForced);
  });
  area.handle('putAuthorizationRolesDefault', (context) => {
    const defaultRoles = readArray(context).map((role, index) => {
      const defaultRole = findDefaultRole(world, role);
      if (defaultRole) return defaultRole;
      throw invalidField('The role is none of the default roles', `[${index}].id`);
    });
    return restoreRoles(world, defaultRoles, true);
  });
}

/** Returns the default role that corresponds to a role, by its own id or its `defaultRoleId`. */
function findDefaultRole(world: World, { id = '', defaultRoleId }: DomainOrganizationRole): DefaultRole | undefined {
  const roleId = rolesOf(world).get(id)?.defaultRoleId ?? defaultRoleId;
  return defaultRoles().find((role) => role.defaultRoleId === roleId);
}

/** Restores missing default roles. With `shouldReset`, existing ones are reset too. */
function restoreRoles(world: World, defaultRoles: readonly DefaultRole[], shouldReset: boolean): OrganizationRoleEntityListing {
  const entities = defaultRoles.map((role) => {
    const before = [...rolesOf(world).values()].find(({ defaultRoleId }) => defaultRoleId === role.defaultRoleId);
    if (before && !shouldReset) return before;
    const id = before?.id ?? world.newId();
    const fullRole = { ...role, id, selfUri: `${ROLES}/${id}` };
    rolesOf(world).set(id, fullRole);
    return fullRole;
  });
  return { entities, pageSize: Math.max(entities.length, 1), pageNumber: 1, pageCount: 1, total: entities.length };
}

function compareRoles(role: DomainOrganizationRole, defaultRole: DefaultRole): DomainOrgRoleDifference {
  const keyOf = ({ domain = '', entityName = '', actionSet = [] }: DomainPermissionPolicy): string =>
    `${domain}:${entityName}:${[...actionSet].sort().join(',')}`;
  const policies = role.permissionPolicies ?? [];
  const defaultPolicies = defaultRole.permissionPolicies ?? [];
  const policyKeys = new Set(policies.map(keyOf));
  const defaultPolicyKeys = new Set(defaultPolicies.map(keyOf));
  return {
    addedPermissionPolicies: policies.filter((policy) => !defaultPolicyKeys.has(keyOf(policy))),
    removedPermissionPolicies: defaultPolicies.filter((policy) => !policyKeys.has(keyOf(policy))),
    samePermissionPolicies: policies.filter((policy) => defaultPolicyKeys.has(keyOf(policy))),
    userOrgRole: role,
    roleFromDefault: defaultRole,
  };
}
