import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { actionRoutes } from './actions.js';
import { credentialRoutes } from './credentials.js';
import { executionRoutes } from './execution.js';
import { functionRoutes } from './functions.js';
import { integrationRoutes } from './integrations.js';

/** Integrations and their resources. Routes with literal segments are registered before those with ids. */
export function integrationAreaRoutes(app: Hono<SandboxEnv>, world: World): void {
  credentialRoutes(app, world);
  actionRoutes(app, world);
  functionRoutes(app, world);
  executionRoutes(app, world);
  integrationRoutes(app, world);
}
