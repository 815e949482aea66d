import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import { addDefaultRoleHandlers } from './default-roles.js';
import { addDivisionHandlers } from './divisions.js';
import { addGrantHandlers } from './grants.js';
import { grantsOf, ROLES, rolesOf } from '../../sign-in/roles.js';
import { addPermissionHandlers } from './permissions.js';
import { addPolicyHandlers } from './policies.js';
import { addRoleHandlers } from './roles.js';
import { addTrusteeHandlers } from './trustees.js';

/** Roles, grants, divisions and permissions. */
export function addAuthorizationHandlers(area: Area, world: World): void {
  // Roles are seeded before grants, because grants refer to roles. A reset follows the same order.
  rolesOf(world);
  grantsOf(world);
  world.store.markManaged(ROLES);
  for (const addRoutes of [
    addDivisionHandlers,
    addDefaultRoleHandlers,
    addRoleHandlers,
    addGrantHandlers,
    addTrusteeHandlers,
    addPolicyHandlers,
    addPermissionHandlers,
  ])
    addRoutes(area, world);
}
