import type { Area } from '../../engine/area.js';
import type { TokenInfo } from '../../../models/index.js';
import { grantsOf } from '../../sign-in/roles.js';
import type { AccessToken } from '../../store/tokens.js';
import { goOffline } from '../users/routing-status.js';
import type { World } from '../../store/world.js';
import { currentOrganisation } from '../organization/current-organisation.js';

/** Access tokens: describes and revokes the caller's token. */
export function addTokenHandlers(area: Area, world: World): void {
  for (const name of ['getTokensMe', 'headTokensMe'] as const)
    area.handle(name, (context) => tokenInfo(world, context.accessToken));

  area.handle('deleteTokensMe', (context) => {
    const { value, userId } = context.accessToken;
    world.tokens.revoke(value);
    if (userId !== undefined && !world.tokens.users().has(userId)) goOffline(world, userId);
  });

  area.handle('deleteToken', (context) => {
    const { id } = world.store.users.get(context.param('userId'));
    world.tokens.revokeUser(id);
    goOffline(world, id);
  });
}

export function tokenInfo(world: World, token: AccessToken): TokenInfo {
  const { id, name } = currentOrganisation(world);
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
