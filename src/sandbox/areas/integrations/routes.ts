import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { actionRoutes } from './actions.js';
import { credentialRoutes } from './credentials.js';
import { executionRoutes } from './execution.js';
import { functionRoutes } from './functions.js';
import { integrationRoutes } from './integrations.js';

/** Integrations with all that belongs to them. Words come before ids. */
export function integrationAreaRoutes(app: Hono<SandboxEnv>, world: World): void {
  credentialRoutes(app, world);
  actionRoutes(app, world);
  functionRoutes(app, world);
  executionRoutes(app, world);
  integrationRoutes(app, world);
}
