import type { RedirectOptions } from '../auth/sign-in.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { ChosenSignIn } from './chosen-sign-in.js';
import { keepChosen, keptChosen } from './chosen-sign-in.js';
import type { PlatformClient, PlatformError, SignInOptions, SignInSettings } from './session.js';

/** Finishes the sign-in that the page returns from, or checks the stored one. Never leaves the page. */
export async function restoreSignIn(client: PlatformClient, usual: SignInSettings | undefined): Promise<void> {
  if (!usual) return;
  const chosen = keptChosen(client, usual);
  for (const settings of chosen ? [chosen, usual] : [usual]) {
    const failure = await failureOf(login(client, settings, { redirect: false }));
    if (!failure) return;
    if (failure.code !== 'ERR_SIGN_IN_REQUIRED') throw failure;
  }
}

/** Redirects to the login page. @param renews - Whether to get a new token even if there is one. */
export async function leaveForLogin(
  client: PlatformClient,
  usual: SignInSettings | undefined,
  options: SignInOptions,
  renews: boolean,
): Promise<void> {
  const { grant = 'pkce', clientId = '', redirectUri = '', org, provider }: SignInOptions = ownFields({ ...usual, ...options });
  const chosen = { grant, clientId, redirectUri };
  keepChosen(client, usual, chosen);
  await login(client, chosen, {
    ...(org !== undefined && { org }),
    ...(provider !== undefined && { provider }),
    ...(options.state !== undefined && { state: options.state }),
    ...(renews && { redirect: 'always' }),
  });
}

function login(
  client: PlatformClient,
  { grant, clientId, redirectUri }: ChosenSignIn,
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
