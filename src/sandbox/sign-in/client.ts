import { OAuthProblem } from '../store/errors.js';
import type { SignInClient } from '../store/oauth-clients.js';
import type { World } from '../store/world.js';

/** How long access tokens of an OAuth client last, in s. */
export function lifetimeOf(world: World, { record }: SignInClient): number {
  return record.accessTokenValiditySeconds ?? world.tokens.lifetime;
}

/** @throws unauthorized_client if the OAuth client is currently inactive. */
export function checkActive({ record }: SignInClient): void {
  if (record.state !== 'active') throw new OAuthProblem('unauthorized_client', `The OAuth client is ${record.state}`);
}
