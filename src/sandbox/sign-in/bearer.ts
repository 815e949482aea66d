import { Problem } from '../store/errors.js';
import { verifyGuestToken } from './guest-token.js';
import type { Check, OperationContext } from '../http/operation-context.js';
import type { World } from '../store/world.js';

/** Calls that need a guest's token instead of an access token. */
const GUEST_CHAT = '/api/v2/webchat/guest/';

/** The only call below `/api/v2` without a token: it returns the guest's token. */
const GUEST_CHAT_CREATION = '/api/v2/webchat/guest/conversations';

/** Refuses requests without a valid token. */
export function checkBearer(world: World): Check {
  return async (context) => {
    if (context.method === 'POST' && context.path === GUEST_CHAT_CREATION) return;
    const bearer = bearerToken(context);
    if (bearer === undefined) {
      throw new Problem(401, 'No authentication bearer token specified in authorization header.', {
        code: 'authentication.required',
      });
    }
    if (context.path.startsWith(GUEST_CHAT)) {
      const guest = await verifyGuestToken(world, bearer);
      if (!guest) throw new Problem(401);
      context.guest = guest;
      return;
    }
    const token = world.tokens.findAccess(bearer);
    // The OAuth client may have been deleted on its planned date.
    if (!token || !world.client(token.clientId)) throw new Problem(401);
    context.token = token;
  };
}

/** The token of a request, valid or not. */
export function bearerToken(context: OperationContext): string | undefined {
  return /^bearer +(\S+) *$/i.exec(context.header('authorization') ?? '')?.[1];
}

/** The user of the token. Client credentials have none: calls about "me" are refused for them. */
export function callerId(context: OperationContext): string {
  const { userId } = context.accessToken;
  if (userId !== undefined) return userId;
  throw new Problem(
    400,
    'This request requires a user context. Client credentials cannot be used for requests that require a user context.',
    { code: 'not.a.user' },
  );
}
