import { throwIfAborted } from '../core/transport/aborts.js';
import { ApiError } from '../core/errors/api-errors.js';
import { InvalidParameterError, SignInError } from '../core/errors/errors.js';
import type { CallSender } from '../core/call/operation.js';
import type { LoginResponse } from './login-page.js';
import { readLoginResponse, checkReturn, loginPage } from './login-page.js';
import type { Page } from './page.js';
import { currentPage } from './page.js';
import { hasPending } from './pending-sign-in.js';
import type { LeavingContext, RedirectGrant, RedirectOptions, RedirectRequest } from './redirect-grants.js';
import { grants, loginPageOptions } from './redirect-grants.js';
import { requireTexts } from './require-texts.js';
import type { AuthData, Session, SignedIn } from './session.js';
import type { TokenResponse } from './token-endpoint.js';
import { kindOf, quoteValue } from '../core/values/plain-objects.js';

export { leaveForLogout, loginPage } from './login-page.js';
export { grants } from './redirect-grants.js';
export type { LeavingContext, RedirectOptions, RedirectRequest } from './redirect-grants.js';

/** What a sign-in by redirect needs from its client. */
interface SignInContext extends Pick<LeavingContext, 'signal'> {
  session: Session;
  client: CallSender;
}

/**
 * Signs in by redirect: reads the response if the address holds one, else tests the current token, else goes to the login page.
 * After that, the promise stays pending, because the page is about to unload. A failed check never leads to a redirect.
 */
export async function signInByRedirect(
  { client, session, signal }: SignInContext,
  operation: keyof typeof grants,
  request: RedirectRequest,
  page: Page = currentPage(),
): Promise<SignedIn> {
  throwIfAborted(signal);
  requireTexts(operation, { clientId: request.clientId, redirectUri: request.redirectUri });
  const grant = grants[operation];
  const context: LeavingContext = { session, endpoint: session.endpoint(), signal };
  const testToken = (): Promise<unknown> =>
    client
      .send({
        operation: 'getTokensMe',
        route: 'GET /api/v2/tokens/me',
        required: {},
        optional: undefined,
        request: undefined,
        details: undefined,
      })
      .withResponse();
  checkOptions(operation, request.options);
  session.beginFor(request.clientId);
  const { redirect } = request.options;
  const response = responseFor(context, grant, request, page);
  if (response) {
    const { tokens, state } = await redeemResponse(context, grant, request, response, page);
    throwIfAborted(signal);
    session.store(tokens, { state });
    try {
      await testToken();
    } catch (error) {
      throwIfAborted(signal);
      if (isRefused(error)) clearAccessToken(session);
      throw error;
    }
    return session.data as SignedIn;
  }
  if (redirect !== 'always' && session.data.accessToken !== undefined && !isExpired(session.data)) {
    try {
      await testToken();
      return session.data as SignedIn;
    } catch (error) {
      throwIfAborted(signal);
      if (!isRefused(error)) throw error;
      clearAccessToken(session);
      if (error.status !== 401) throw error;
    }
  }
  if (redirect !== 'always') clearAccessToken(session);
  if (redirect === false) throw signInRequired();
  const returning = page.goTo(await loginPage(context, grant, request));
  if (returning) {
    await returning;
    throwIfAborted(signal);
    return await signInByRedirect({ client, session, signal }, operation, request, page);
  }
  session.leave();
  return await new Promise<never>(() => undefined);
}

/** The error of a logout without a login. */
export const loginMissingError = (): SignInError => new SignInError('Cannot log out before a login. Use forget()');

export const signInRequired = (): SignInError =>
  new SignInError(
    'No user is signed in, and the option redirect is false. Call the login method without it, for example from a button',
    'ERR_SIGN_IN_REQUIRED',
  );

/** With `redirect: false`, fields of the application or of another sign-in must not be read as a response. */
export function responseFor(
  context: LeavingContext,
  grant: RedirectGrant,
  request: RedirectRequest,
  page: Page,
): LoginResponse | undefined {
  const response = readLoginResponse(page, grant);
  const acceptsAny = request.options.redirect !== false;
  return acceptsAny || (response?.fields.has('state') === true && hasPending(context, request)) ? response : undefined;
}

/** Removes the login page's response from the address, and exchanges it for tokens. */
export async function redeemResponse(
  context: LeavingContext,
  grant: RedirectGrant,
  request: RedirectRequest,
  response: LoginResponse,
  page: Page,
): Promise<{ tokens: TokenResponse; state: string }> {
  const redeem = await grant.prepare();
  throwIfAborted(context.signal);
  page.rewrite(response.address);
  const { verifier, state: sentState, callerState: state = sentState } = checkReturn(context, request, response);
  return { tokens: await redeem({ ...request, fields: response.fields, verifier }, context), state };
}

export function checkOptions(operation: string, options: RedirectOptions): void {
  const { org, provider, prompt } = options;
  if (org !== undefined && provider === undefined) throw new SignInError('opts.provider must be set if opts.org is set');
  if (provider !== undefined && org === undefined) throw new SignInError('opts.org must be set if opts.provider is set');
  for (const name of ['state', ...loginPageOptions] as const)
    if (!['string', 'undefined'].includes(typeof options[name]))
      throw new InvalidParameterError(name, operation, `it must be a string, not ${kindOf(options[name])}`);
  if (prompt !== undefined && prompt !== 'login')
    throw new InvalidParameterError('prompt', operation, `it can only be "login", not ${quoteValue(prompt)}`);
}

/** Whether the platform has rejected a token for certain, and not only temporarily. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !temporaryStatuses.has(error.status);

/** Request timeout, too early, too many requests. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

const isExpired = ({ tokenExpiryTime }: AuthData): boolean => tokenExpiryTime !== undefined && tokenExpiryTime <= Date.now();

/** Forgets the access token and keeps the refresh token. */
function clearAccessToken(session: Session): void {
  const { refreshToken } = session.data;
  session.change(refreshToken === undefined ? {} : { refreshToken });
  session.save();
}
