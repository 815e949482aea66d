import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import type { World } from '../world/world.js';
import { integrationAreaRoutes } from './integrations/routes.js';
import { integrityRoutes } from './integrity.js';
import { integrityRules } from './integrity-rules.js';

/** What administrators look after. What must hold between entities is checked before anything is done to them. */
export function administrationRoutes(app: Hono<SandboxEnv>, world: World): void {
  integrityRoutes(app, world, integrityRules);
  integrationAreaRoutes(app, world);
}
