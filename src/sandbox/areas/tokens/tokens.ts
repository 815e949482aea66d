import type { Hono } from 'hono';
import type { TokenInfo } from '../../../models/index.js';
import { grantsOf } from '../../sign-in/roles.js';
import type { AccessToken } from '../../store/tokens.js';
import type { SandboxEnv } from '../../http/context.js';
import { goOffline } from '../users/routing-status.js';
import type { World } from '../../store/world.js';
import { organisationNamed } from '../organization/named.js';

/** Access tokens: describes and revokes the caller's token. */
export function tokenRoutes(app: Hono<SandboxEnv>, world: World): void {
  // The same route handles HEAD.
  app.get('/api/v2/tokens/me', (context) => context.json(tokenInfo(world, context.get('accessToken'))));

  app.delete('/api/v2/tokens/me', (context) => {
    const { value, userId } = context.get('accessToken');
    world.tokens.revoke(value);
    if (userId !== undefined && !world.tokens.users().has(userId)) goOffline(world, userId);
    return context.body(null, 204);
  });

  app.delete('/api/v2/tokens/:userId', (context) => {
    const { id } = world.store.users.get(context.req.param('userId'));
    world.tokens.revokeUser(id);
    goOffline(world, id);
    return context.body(null, 204);
  });
}

export function tokenInfo(world: World, token: AccessToken): TokenInfo {
  const { id, name } = organisationNamed(world);
  const client = world.client(token.clientId);
  return {
    organization: { id, name },
    homeOrganization: { id, name },
    authorizedScope: [...(client?.record.scope ?? [])],
    ...(client && {
      OAuthClient: {
        id: client.id,
        name: client.name,
        authorizedGrantType: client.record.authorizedGrantType,
        scope: [...client.record.scope],
        state: client.record.state,
        organization: { id, name },
        roleDivisions: (grantsOf(world).get(client.id) ?? []).map(({ roleId, divisionId }) => ({ roleId, divisionId })),
      },
    }),
  };
}
