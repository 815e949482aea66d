import type { RedirectOptions } from '../auth/sign-in.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { StoredSignIn } from './stored-sign-in.js';
import { storeSignInSettings, readSignInSettings } from './stored-sign-in.js';
import type { PlatformClient, PlatformError, SignInOptions, SignInSettings } from './session.js';

/** Finishes the sign-in that the page returns from, or checks the stored one. Never leaves the page. */
export async function restoreSignIn(client: PlatformClient, defaults: SignInSettings | undefined): Promise<void> {
  if (client.hasTokenProvider) {
    await obtainToken(client);
    return;
  }
  if (!defaults) return;
  const stored = readSignInSettings(client, defaults);
  for (const settings of stored ? [stored, defaults] : [defaults]) {
    const failure = await failureOf(login(client, settings, { redirect: false }));
    if (!failure) return;
    if (failure.code !== 'ERR_SIGN_IN_REQUIRED') throw failure;
  }
}

/** Lets a client with the option `auth` sign in. Without a sign-in, it has no token afterwards. */
async function obtainToken(client: PlatformClient): Promise<void> {
  const failure = await checkToken(client);
  if (!failure) return;
  if (!isRefusal(failure)) throw failure;
  client.forget();
}

/** Checks the current token with the platform. @returns why it could not be used. */
export async function checkToken(client: PlatformClient): Promise<PlatformError | undefined> {
  const call = { operation: 'getTokensMe', route: 'GET /api/v2/tokens/me', required: {} } as const;
  return await failureOf(client.send(call).withResponse());
}

/** Whether the platform has refused a sign-in for good. After a temporary failure of a refresh, it has not. */
export function isRefusal(failure: PlatformError): boolean {
  return isSignInRequired(failure) || ('status' in failure && failure.status === 401 && failure.cause === undefined);
}

/** Whether a token provider needs the user to sign in again. */
export function isSignInRequired({ cause }: { cause?: unknown }): boolean {
  return (cause as { code?: unknown } | undefined)?.code === 'ERR_SIGN_IN_REQUIRED';
}

/** Redirects to the login page. `isRenewal`: gets a new token even if there is one. */
export async function leaveForLogin(
  client: PlatformClient,
  defaults: SignInSettings | undefined,
  { options, isRenewal }: { options: SignInOptions; isRenewal: boolean },
): Promise<void> {
  const {
    grant = 'pkce',
    clientId = '',
    redirectUri = '',
    org,
    provider,
  }: SignInOptions = ownFields({ ...defaults, ...options });
  const settings = { grant, clientId, redirectUri };
  storeSignInSettings(client, defaults, settings);
  await login(client, settings, {
    ...(org !== undefined && { org }),
    ...(provider !== undefined && { provider }),
    ...(options.state !== undefined && { state: options.state }),
    ...(isRenewal && { redirect: 'always' }),
  });
}

function login(
  client: PlatformClient,
  { grant, clientId, redirectUri }: StoredSignIn,
  options: RedirectOptions,
): Promise<unknown> {
  return grant === 'implicit'
    ? client.loginImplicitGrant(clientId, redirectUri, options)
    : client.loginPKCEGrant(clientId, redirectUri, options);
}

/** Returns the rejection of a promise of the client, which rejects only with the client's errors. */
export async function failureOf(promise: Promise<unknown>): Promise<PlatformError | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return error as PlatformError;
  }
}
