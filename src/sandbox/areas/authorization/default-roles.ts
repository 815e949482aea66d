import type { Area } from '../../engine/area.js';
import type { DomainOrganizationRole, DomainOrgRoleDifference, DomainPermissionPolicy } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { ROLES, rolesOf, defaultRoles } from '../../sign-in/roles.js';
import type { StoredRole } from '../../sign-in/roles.js';

type Shipped = ReturnType<typeof defaultRoles>[number];

/** The default roles of an organisation: comparing roles with them, and restoring them. */
export function addDefaultRoleHandlers(area: Area, world: World): void {
  const leftOf = (context: OperationContext): StoredRole => {
    const id = context.params['leftRoleId'] ?? '';
    const role = rolesOf(world).get(id);
    if (!role) throw notFound('role', id);
    return role;
  };
  const compared = (context: OperationContext, role: DomainOrganizationRole): unknown => {
    const id = context.params['rightRoleId'] ?? '';
    const shipped = shippedFor(world, { id, defaultRoleId: id });
    if (!shipped) throw notFound('role', id);
    return difference(role, shipped);
  };
  area.handle('getAuthorizationRoleComparedefaultRightRoleId', (context) => compared(context, leftOf(context)));
  area.handle('postAuthorizationRoleComparedefaultRightRoleId', (context) =>
    compared(context, { ...leftOf(context), ...readObject<DomainOrganizationRole>(context) }),
  );

  area.handle('postAuthorizationRolesDefault', (context) => {
    const isForced = queryFlag(context, 'force') === true;
    return restored(world, defaultRoles(), isForced);
  });
  area.handle('putAuthorizationRolesDefault', (context) => {
    const shipped = readArray<DomainOrganizationRole>(context).map((role, index) => {
      const found = shippedFor(world, role);
      if (found) return found;
      throw badRequest('The role is none of the default roles', [{ errorCode: 'invalid.value', fieldName: `[${index}].id` }]);
    });
    return restored(world, shipped, true);
  });
}

/** Returns the default role that corresponds to a role, by its own id or its `defaultRoleId`. */
function shippedFor(world: World, { id = '', defaultRoleId }: DomainOrganizationRole): Shipped | undefined {
  const wanted = rolesOf(world).get(id)?.defaultRoleId ?? defaultRoleId;
  return defaultRoles().find((role) => role.defaultRoleId === wanted);
}

/** Restores missing default roles. With `resets`, existing ones are reset too. */
function restored(world: World, shipped: readonly Shipped[], resets: boolean): object {
  const entities = shipped.map((role) => {
    const before = [...rolesOf(world).values()].find(({ defaultRoleId }) => defaultRoleId === role.defaultRoleId);
    if (before && !resets) return before;
    const id = before?.id ?? world.newId();
    const whole = { ...role, id, selfUri: `${ROLES}/${id}` };
    rolesOf(world).set(id, whole);
    return whole;
  });
  return { entities, pageSize: Math.max(entities.length, 1), pageNumber: 1, pageCount: 1, total: entities.length };
}

function difference(role: DomainOrganizationRole, shipped: Shipped): DomainOrgRoleDifference {
  const keyOf = ({ domain = '', entityName = '', actionSet = [] }: DomainPermissionPolicy): string =>
    `${domain}:${entityName}:${[...actionSet].sort().join(',')}`;
  const own = role.permissionPolicies ?? [];
  const theirs = shipped.permissionPolicies ?? [];
  const ownKeys = new Set(own.map(keyOf));
  const theirKeys = new Set(theirs.map(keyOf));
  return {
    addedPermissionPolicies: own.filter((policy) => !theirKeys.has(keyOf(policy))),
    removedPermissionPolicies: theirs.filter((policy) => !ownKeys.has(keyOf(policy))),
    samePermissionPolicies: own.filter((policy) => theirKeys.has(keyOf(policy))),
    userOrgRole: role,
    roleFromDefault: shipped,
  };
}
