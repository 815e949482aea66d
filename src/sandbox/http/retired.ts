import type { MiddlewareHandler } from 'hono';
import type { World } from '../store/world.js';
import type { SandboxEnv } from './context.js';
import { Problem } from '../store/errors.js';
import { matchOf } from './matched.js';

/** Refuses what the platform no longer offers, where the sandbox is to: there, such a path is one that leads nowhere. */
export function retirement(world: World): MiddlewareHandler<SandboxEnv> {
  if (world.retired === 'answer') return (_, next) => next();
  return async (context, next) => {
    const match = matchOf(context);
    if ('route' in match && match.route.operation.retired) throw new Problem(404);
    await next();
  };
}
