import { fromBase64, toBase64Url } from '../values/base64.js';
import { OAuthProblem } from '../store/errors.js';
import type { SignInClient } from '../store/oauth-clients.js';
import type { SandboxGrant } from '../store/initial-data/organisation.js';
import type { OperationContext } from '../http/operation-context.js';
import type { SideRoutes } from '../http/side-routes.js';
import type { World } from '../store/world.js';
import { checkActive, lifetimeOf } from './client.js';
import { readForm } from './form.js';
import type { Fields } from './form.js';

/** The subject that a grant signs in. */
interface SignIn {
  client: SignInClient;
  userId: string | undefined;
  isRefreshable: boolean;
}

type Grant = (world: World, context: OperationContext, form: Fields) => Promise<SignIn> | SignIn;

const grants: ReadonlyMap<string, Grant> = new Map<string, Grant>([
  ['client_credentials', clientCredentials],
  ['urn:ietf:params:oauth:grant-type:saml2-bearer', saml2Bearer],
  ['authorization_code', authorizationCode],
  ['refresh_token', refresh],
]);

/** POST /oauth/token */
export function registerTokenEndpoint(routes: SideRoutes, world: World): void {
  routes.add('POST', '/oauth/token', async (context) => {
    const form = await readForm(context);
    const type = form.required('grant_type');
    const grant = grants.get(type);
    if (!grant) throw new OAuthProblem('unsupported_grant_type', 'The login host does not offer this grant_type');
    const { client, userId, isRefreshable } = await grant(world, context, form);
    const lifetime = lifetimeOf(world, client);
    const token = world.tokens.issueAccess(client.id, userId, lifetime);
    context.setHeader('Cache-Control', 'no-store');
    return context.json({
      access_token: token.value,
      token_type: 'bearer',
      expires_in: lifetime,
      ...(isRefreshable && userId !== undefined && { refresh_token: world.tokens.issueRefresh({ clientId: client.id, userId }) }),
    });
  });
}

function clientCredentials(world: World, context: OperationContext): SignIn {
  return { client: confidentialClient(world, context, 'client_credentials'), userId: undefined, isRefreshable: false };
}

function saml2Bearer(world: World, context: OperationContext, form: Fields): SignIn {
  const client = confidentialClient(world, context, 'saml2');
  const orgName = form.required('orgName');
  const email = readAssertedEmail(form.required('assertion'));
  if (orgName.toLowerCase() !== world.organisation.shortName) {
    throw new OAuthProblem('invalid_grant', 'There is no organisation with this orgName');
  }
  const activeUsers = world.store.users.all().filter(({ state }) => state === 'active');
  const user = email === undefined ? activeUsers[0] : activeUsers.find((candidate) => candidate.email === email);
  if (!user) throw new OAuthProblem('invalid_grant', 'The assertion names no user in the organisation');
  return { client, userId: user.id, isRefreshable: false };
}

/**
 * Reads the subject of the assertion. Nothing is verified, because there is no identity provider. An assertion without a NameID
 * stands for the first user, so that a test needs no XML.
 */
function readAssertedEmail(assertion: string): string | undefined {
  let xml: string;
  try {
    xml = new TextDecoder().decode(fromBase64(assertion));
  } catch {
    throw new OAuthProblem('invalid_grant', 'The assertion is not base64');
  }
  // No part matches beyond the next "<", so that the pattern takes linear time.
  return /<(?:\w+:)?NameID\b[^<>]*>\s*([^<\s]+)\s*</.exec(xml)?.[1]?.toLowerCase();
}

async function authorizationCode(world: World, context: OperationContext, form: Fields): Promise<SignIn> {
  const isPublic = context.header('authorization') === undefined;
  const client = isPublic ? publicClient(world, form) : confidentialClient(world, context, 'code');
  const redirectUri = form.required('redirect_uri');
  const code = world.tokens.takeCode(form.required('code'));
  const invalidCode = new OAuthProblem('invalid_grant', 'The code is unknown, used or expired, or was issued to another request');
  // A client needs either a secret, or a code challenge that only the requester of the code can answer.
  if (isPublic && client.secret !== '' && code?.challenge === undefined) throw notPublicProblem();
  if (code?.clientId !== client.id || code.redirectUri !== redirectUri) throw invalidCode;
  if (code.challenge !== undefined && (await sha256(form.required('code_verifier'))) !== code.challenge) throw invalidCode;
  return { client, userId: code.userId, isRefreshable: !isPublic };
}

function refresh(world: World, context: OperationContext, form: Fields): SignIn {
  const client = confidentialClient(world, context, 'code');
  const token = world.tokens.takeRefresh(form.required('refresh_token'), client.id);
  if (!token) throw new OAuthProblem('invalid_grant', 'The refresh token is unknown or was used before');
  return { client, userId: token.userId, isRefreshable: true };
}

/** Authenticates a client by Basic authorization (RFC 6749, 2.3.1). */
function confidentialClient(world: World, context: OperationContext, grant: SandboxGrant): SignInClient {
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(basicCredentials(context.header('authorization') ?? '')) ?? [];
  const client = world.client(id);
  if (!client || client.secret === '' || client.secret !== secret) {
    throw new OAuthProblem('invalid_client', 'The OAuth client is unknown or its secret is wrong');
  }
  return checkGrant(client, grant);
}

function basicCredentials(authorization: string): string {
  const encoded = /^basic +([\w+/=-]+) *$/i.exec(authorization)?.[1] ?? '';
  try {
    return new TextDecoder().decode(fromBase64(encoded));
  } catch {
    return '';
  }
}

/** A page cannot store a secret: it sends its client id, and must prove the code's verifier. */
function publicClient(world: World, form: Fields): SignInClient {
  const client = world.client(form.get('client_id'));
  if (!client || (client.secret !== '' && client.grant !== 'code')) throw notPublicProblem();
  return checkGrant(client, client.secret === '' ? 'pkce' : 'code');
}

const notPublicProblem = (): OAuthProblem => new OAuthProblem('invalid_client', 'There is no public OAuth client with this id');

function checkGrant(client: SignInClient, grant: SandboxGrant): SignInClient {
  if (client.grant === grant) {
    checkActive(client);
    return client;
  }
  throw new OAuthProblem('unauthorized_client', 'The OAuth client is not set up for this grant');
}

/** BASE64URL(SHA256(ASCII(verifier))), RFC 7636, 4.6. */
async function sha256(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}
