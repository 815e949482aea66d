import type { RedirectOptions } from '../auth/sign-in.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { StoredSignIn } from './stored-sign-in.js';
import { storeSignInSettings, readSignInSettings } from './stored-sign-in.js';
import type { PlatformClient, PlatformError, SignInOptions, SignInSettings } from './session.js';

/** Finishes the sign-in that the page returns from, or checks the stored one. Never leaves the page. */
export async function restoreSignIn(client: PlatformClient, defaults: SignInSettings | undefined): Promise<void> {
  if (!defaults) return;
  const stored = readSignInSettings(client, defaults);
  for (const settings of stored ? [stored, defaults] : [defaults]) {
    const failure = await failureOf(login(client, settings, { redirect: false }));
    if (!failure) return;
    if (failure.code !== 'ERR_SIGN_IN_REQUIRED') throw failure;
  }
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
