import { readFileSync } from 'node:fs';
import type { ApiClient } from 'contact-centre-client';
import { AuthorizationApi, OAuthApi } from 'contact-centre-client';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { clientOf } from './in-sandbox.js';

/** Creates a client whose OAuth client has the permissions that a recipe's README.md names, and no others. */
export async function clientOfRecipe(sandbox: Sandbox, recipe: string, apiUrl?: string): Promise<ApiClient> {
  const readme = readFileSync(`examples/${recipe}/README.md`, 'utf8');
  const permissions = Array.from(readme.matchAll(/`(\w+:\w+:\w+)`/g), ([, permission = '']) => permission);
  const admin = clientOf(sandbox, { rejectWith: 'error' });
  admin.setAccessToken(sandbox.issueAccessToken());
  const { id: roleId = '' } = await new AuthorizationApi(admin).postAuthorizationRoles({ name: recipe, permissions });
  const { id, secret = '' } = await new OAuthApi(admin).postOauthClients({
    name: recipe,
    authorizedGrantType: 'CLIENT-CREDENTIALS',
    roleDivisions: [{ roleId, divisionId: '*' }],
  });
  const client = clientOf(sandbox, { rejectWith: 'error', ...(apiUrl !== undefined && { apiUrl }) });
  await client.loginClientCredentialsGrant(id, secret);
  return client;
}
