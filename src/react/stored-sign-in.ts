import { ownFields } from '../core/values/plain-objects.js';
import { webStorage } from '../core/values/runtime.js';
import type { PlatformClient, SignInSettings } from './session.js';

/** The settings that finish a sign-in. None is secret. */
export type StoredSignIn = Pick<SignInSettings, 'grant' | 'clientId' | 'redirectUri'>;

/**
 * Stores, for the life of the tab, the settings of a sign-in that differ from the provider's. After the return from the login
 * page, only the provider's settings are known otherwise.
 */
export function storeSignInSettings(
  client: PlatformClient,
  defaults: SignInSettings | undefined,
  settings: StoredSignIn | undefined,
): void {
  const store = webStorage('sessionStorage');
  const key = keyFor(client, defaults);
  const { grant, clientId, redirectUri }: Partial<StoredSignIn> = ownFields(settings);
  try {
    if (
      settings === undefined ||
      (grant === defaults?.grant && clientId === defaults?.clientId && redirectUri === defaults?.redirectUri)
    ) {
      store?.removeItem(key);
    } else {
      store?.setItem(key, JSON.stringify({ grant, clientId, redirectUri }));
    }
  } catch {
    // The client reports that sessionStorage is unavailable when it redirects to the login page.
  }
}

/** Returns the settings that {@link storeSignInSettings} stored. */
export function readSignInSettings(client: PlatformClient, defaults: SignInSettings | undefined): StoredSignIn | undefined {
  try {
    const stored = ownFields(JSON.parse(webStorage('sessionStorage')?.getItem(keyFor(client, defaults)) ?? 'null'));
    const { grant, clientId, redirectUri } = stored;
    if ((grant !== 'pkce' && grant !== 'implicit') || typeof clientId !== 'string' || typeof redirectUri !== 'string')
      return undefined;
    return { grant, clientId, redirectUri };
  } catch {
    return undefined;
  }
}

const keyFor = ({ loginUrl }: PlatformClient, defaults: SignInSettings | undefined): string =>
  `contact-centre_chosen_sign_in:${loginUrl}:${defaults?.clientId ?? ''}`;
