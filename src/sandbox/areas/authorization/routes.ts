import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { defaultRoleRoutes } from './default-roles.js';
import { divisionRoutes } from './divisions.js';
import { grantRoutes } from './grants.js';
import { grantsOf, ROLES, rolesOf } from '../../sign-in/roles.js';
import { permissionRoutes } from './permissions.js';
import { policyRoutes } from './policies.js';
import { roleRoutes } from './roles.js';
import { trusteeRoutes } from './trustees.js';

/** Roles, grants, divisions and permissions. */
export function authorizationRoutes(app: Hono<SandboxEnv>, world: World): void {
  // Roles are seeded before grants, because grants refer to roles. A reset follows the same order.
  rolesOf(world);
  grantsOf(world);
  world.store.lookAfter(ROLES);
  for (const addRoutes of [
    divisionRoutes,
    defaultRoleRoutes,
    roleRoutes,
    grantRoutes,
    trusteeRoutes,
    policyRoutes,
    permissionRoutes,
  ])
    addRoutes(app, world);
}
