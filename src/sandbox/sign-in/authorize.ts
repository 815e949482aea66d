import { OAuthProblem } from '../store/errors.js';
import type { SignInClient } from '../store/oauth-clients.js';
import type { OperationContext } from '../http/operation-context.js';
import type { SideRoutes } from '../http/side-routes.js';
import type { World } from '../store/world.js';
import { checkActive, lifetimeOf } from './client.js';
import { Fields, readForm } from './form.js';
import { loggedOutPage, loginPage, refusalPage, sendPage, setPageHeaders } from './pages.js';

/** A sign-in request of a page whose response can be a redirect. */
interface AuthorizationRequest {
  client: SignInClient;
  redirectUri: string;
  responseType: 'token' | 'code';
  challenge: string | undefined;
}

/** GET and POST /oauth/authorize, GET /logout */
export function registerLoginPages(routes: SideRoutes, world: World): void {
  routes.add('GET', '/oauth/authorize', (context) => {
    setPageHeaders(context);
    const fields = queryFields(context);
    return respondOrRedirect(context, world, fields, () => {
      const { client } = readAuthorizationRequest(world, fields);
      const users = world.store.users.all().filter(({ state }) => state === 'active');
      const requestFields = fields.entries().filter(([name]) => name !== 'user_id' && name !== 'decision');
      return sendPage(context, loginPage(world.organisation, client, users, requestFields));
    });
  });

  routes.add('POST', '/oauth/authorize', async (context) => {
    setPageHeaders(context);
    const fields = await readForm(context);
    return respondOrRedirect(context, world, fields, () => {
      const request = readAuthorizationRequest(world, fields);
      const decision = fields.get('decision') ?? 'allow';
      if (decision !== 'allow') throw new OAuthProblem('access_denied', 'The user did not allow it');
      const user = world.store.users.find(fields.required('user_id'));
      if (user?.state !== 'active') throw new OAuthProblem('access_denied', 'There is no active user with this user_id');
      return context.redirect(signInRedirect(world, request, user.id, fields.get('state')));
    });
  });

  routes.add('GET', '/logout', (context) => {
    setPageHeaders(context);
    const fields = queryFields(context);
    const client = world.client(fields.get('client_id'));
    if (!client) return sendPage(context, refusalPage('There is no OAuth client with this client_id'), 400);
    const redirectUri = fields.get('redirect_uri');
    if (redirectUri === undefined) return sendPage(context, loggedOutPage());
    if (!client.canRedirectTo(redirectUri)) {
      return sendPage(context, refusalPage('The redirect_uri is not registered for the OAuth client'), 400);
    }
    return context.redirect(redirectUri);
  });
}

const queryFields = (context: OperationContext): Fields => new Fields(new URL(context.url).searchParams);

/**
 * Errors are returned by redirect, but only to a registered address. Otherwise any caller could use this as an open redirect.
 */
async function respondOrRedirect(
  context: OperationContext,
  world: World,
  fields: Fields,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  const client = world.client(fields.get('client_id'));
  if (!client) return sendPage(context, refusalPage('There is no OAuth client with this client_id'), 400);
  const redirectUri = fields.get('redirect_uri');
  if (redirectUri === undefined || !client.canRedirectTo(redirectUri)) {
    return sendPage(context, refusalPage('The redirect_uri is not registered for the OAuth client'), 400);
  }
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof OAuthProblem)) throw error;
    const pairs = { error: error.code, error_description: error.description, state: fields.get('state') };
    return context.redirect(withPairs(redirectUri, fields.get('response_type') === 'token' ? '#' : '?', pairs));
  }
}

function readAuthorizationRequest(world: World, fields: Fields): AuthorizationRequest {
  const client = world.client(fields.required('client_id'));
  if (!client) throw new OAuthProblem('invalid_request', 'client_id is unknown');
  checkActive(client);
  const responseType = fields.required('response_type');
  if (responseType !== 'token' && responseType !== 'code') {
    throw new OAuthProblem('unsupported_response_type', 'The response_type must be token or code');
  }
  const isPermitted = responseType === 'token' ? client.grant === 'implicit' : ['code', 'pkce'].includes(client.grant);
  if (!isPermitted) {
    throw new OAuthProblem('unauthorized_client', 'The OAuth client is not set up for this response_type');
  }
  checkOrganisation(world, fields);
  const challenge = fields.get('code_challenge');
  if (challenge === undefined && client.grant === 'pkce') fields.required('code_challenge');
  if (challenge !== undefined && fields.get('code_challenge_method') !== 'S256') {
    throw new OAuthProblem('invalid_request', 'The code_challenge_method must be S256');
  }
  return { client, redirectUri: fields.required('redirect_uri'), responseType, challenge };
}

function checkOrganisation(world: World, fields: Fields): void {
  const org = fields.get('org');
  if ((org === undefined) !== (fields.get('provider') === undefined)) {
    throw new OAuthProblem('invalid_request', 'org and provider belong together');
  }
  if (org !== undefined && org.toLowerCase() !== world.organisation.shortName) {
    throw new OAuthProblem('invalid_request', 'There is no organisation with this org');
  }
}

/** The redirect address with its result: a token in the fragment, a code in the query. */
function signInRedirect(world: World, request: AuthorizationRequest, userId: string, state: string | undefined): string {
  const { client, redirectUri, responseType, challenge } = request;
  if (responseType === 'code') {
    const code = world.tokens.issueCode({ clientId: client.id, userId, redirectUri, challenge });
    return withPairs(redirectUri, '?', { code, state });
  }
  const lifetime = lifetimeOf(world, client);
  const token = world.tokens.issueAccess(client.id, userId, lifetime);
  const pairs = { access_token: token.value, token_type: 'bearer', expires_in: String(lifetime), state };
  return withPairs(redirectUri, '#', pairs);
}

function withPairs(uri: string, separator: '#' | '?', pairs: Record<string, string | undefined>): string {
  const definedPairs = Object.entries(pairs).filter((pair): pair is [string, string] => pair[1] !== undefined);
  // Spaces as %20, because a fragment is not a form, and a page may decode it as plain percent-encoding.
  const text = new URLSearchParams(definedPairs).toString().replaceAll('+', '%20');
  const url = new URL(uri);
  if (separator === '#') url.hash = text;
  else url.search = url.search === '' ? text : `${url.search}&${text}`;
  return url.href;
}
