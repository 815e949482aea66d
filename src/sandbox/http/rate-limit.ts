import type { MiddlewareHandler } from 'hono';
import type { SandboxContext, SandboxEnv } from './context.js';
import { Problem } from './errors.js';
import type { World } from '../world/world.js';

/** Refuses what is too much, and tells with every answer how much is left. */
export function rateLimit(world: World): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const { limits } = world;
    const token = context.req.header('authorization');
    if (!limits || token === undefined) {
      await next();
      return;
    }
    const { count, reset } = limits.count(token);
    if (count > limits.allowed) {
      tell(context, limits.allowed, limits.allowed, reset);
      throw new Problem(429, `Rate limit exceeded the maximum. Retry the request in [${reset}] seconds`, {
        headers: { 'Retry-After': String(reset) },
      });
    }
    await next();
    tell(context, count, limits.allowed, reset);
  };
}

function tell(context: SandboxContext, count: number, allowed: number, reset: number): void {
  context.header('inin-ratelimit-count', String(count));
  context.header('inin-ratelimit-allowed', String(allowed));
  context.header('inin-ratelimit-reset', String(reset));
}
