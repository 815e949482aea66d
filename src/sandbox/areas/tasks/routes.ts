import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { taskJobRoutes } from './jobs.js';
import { versionRoutes } from './versions.js';
import { workitemRoutes } from './workitems.js';
import { worktypeRoutes } from './worktypes.js';

/** Task management. Versions are recorded before any other handling. */
export function taskRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const addRoutes of [versionRoutes, taskJobRoutes, worktypeRoutes, workitemRoutes]) addRoutes(app, world);
}
