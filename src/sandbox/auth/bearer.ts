import type { MiddlewareHandler } from 'hono';
import { Problem } from '../errors.js';
import type { SandboxContext, SandboxEnv, World } from '../world.js';

/** The one call below `/api/v2` that is made without any token: with it a guest gets theirs. */
const GUEST_CHAT_CREATION = '/api/v2/webchat/guest/conversations';

/** Lets nobody through without a token that holds. */
export function bearerCheck(world: World): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    if (context.req.method !== 'POST' || context.req.path !== GUEST_CHAT_CREATION) {
      const given = /^bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1];
      if (given === undefined) {
        throw new Problem(401, 'No authentication bearer token specified in authorization header.', {
          code: 'authentication.required',
        });
      }
      const token = world.tokens.findAccess(given);
      if (!token) throw new Problem(401);
      context.set('accessToken', token);
    }
    await next();
  };
}

/** The user that the token stands for. Client credentials stand for none: calls about "me" are refused for them. */
export function callerId(context: SandboxContext): string {
  const { userId } = context.get('accessToken');
  if (userId !== undefined) return userId;
  throw new Problem(400, 'This request requires a user context. Client credentials cannot be used for it.');
}
