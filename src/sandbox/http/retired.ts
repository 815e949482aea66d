import type { MiddlewareHandler } from 'hono';
import { surface } from '../contract/surface.js';
import type { World } from '../world/world.js';
import type { SandboxEnv } from './context.js';
import { Problem } from './errors.js';

/** Refuses what the platform no longer offers, where the sandbox is to: there, such a path is one that leads nowhere. */
export function retirement(world: World): MiddlewareHandler<SandboxEnv> {
  if (world.retired === 'answer') return (_, next) => next();
  return async ({ req }, next) => {
    const match = surface().match(req.method, new URL(req.url).pathname);
    if ('route' in match && match.route.operation.retired) throw new Problem(404);
    await next();
  };
}
