import { ownFields } from '../../core/values/plain-objects.js';
import type { World } from '../store/world.js';
import type { AccessToken } from '../store/tokens.js';

/** The user, OAuth client and redirect URI of an authorization code. */
export interface AuthorizationCodeRequest {
  clientId: string;
  redirectUri: string;
  /** The first active user by default. */
  userId?: string;
}

/**
 * Issues a token for a user, or for an OAuth client itself.
 * @throws if the user or client does not exist.
 */
export function issueAccessToken(world: World, userId?: string, clientId?: string, lifetime?: number): AccessToken {
  const { clientCredentials, code } = world.clients;
  const effectiveClientId = clientId ?? (userId === undefined ? clientCredentials.id : code.id);
  if (userId !== undefined && world.store.users.find(userId)?.state !== 'active') throw new Error('There is no such active user');
  const signInClient = world.client(effectiveClientId);
  if (!signInClient) throw new Error('There is no such OAuth client');
  if (lifetime !== undefined && !(lifetime > 0)) throw new RangeError('The lifetime of a token is a number of seconds above 0');
  return world.tokens.issueAccess(signInClient.id, userId, lifetime);
}

export function issueAuthorizationCode(world: World, request: AuthorizationCodeRequest): string {
  const { clientId, redirectUri, userId } = ownFields(request) as unknown as AuthorizationCodeRequest;
  const client = world.client(clientId);
  if (client?.grant !== 'code')
    throw new Error('Codes are issued to OAuth clients with a secret, such as `sandbox.clients.code`');
  if (!client.canRedirectTo(redirectUri)) throw new Error(`Not a redirect URI of the OAuth client: ${redirectUri}`);
  const user = world.store.users.all().find(({ id, state }) => state === 'active' && (userId === undefined || id === userId));
  if (!user) throw new Error('There is no such active user');
  return world.tokens.issueCode({ clientId: client.id, redirectUri, userId: user.id, challenge: undefined });
}
