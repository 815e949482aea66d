import { ownFields } from '../core/values/plain-objects.js';
import { webStorage } from '../core/values/runtime.js';
import type { PlatformClient, SignInSettings } from './session.js';

/** The settings that finish a sign-in. None is secret. */
export type ChosenSignIn = Pick<SignInSettings, 'grant' | 'clientId' | 'redirectUri'>;

/**
 * Stores, for the life of the tab, the settings of a sign-in that differ from the provider's. After the return from the login
 * page, only the provider's settings are known otherwise.
 */
export function keepChosen(client: PlatformClient, usual: SignInSettings | undefined, chosen: ChosenSignIn | undefined): void {
  const store = webStorage('sessionStorage');
  const key = keyFor(client, usual);
  const { grant, clientId, redirectUri }: Partial<ChosenSignIn> = ownFields(chosen);
  try {
    if (chosen === undefined || (grant === usual?.grant && clientId === usual?.clientId && redirectUri === usual?.redirectUri)) {
      store?.removeItem(key);
    } else {
      store?.setItem(key, JSON.stringify({ grant, clientId, redirectUri }));
    }
  } catch {
    // The client reports that sessionStorage is unavailable when it redirects to the login page.
  }
}

/** Returns the settings that {@link keepChosen} stored. */
export function keptChosen(client: PlatformClient, usual: SignInSettings | undefined): ChosenSignIn | undefined {
  try {
    const kept = ownFields(JSON.parse(webStorage('sessionStorage')?.getItem(keyFor(client, usual)) ?? 'null'));
    const { grant, clientId, redirectUri } = kept;
    if ((grant !== 'pkce' && grant !== 'implicit') || typeof clientId !== 'string' || typeof redirectUri !== 'string')
      return undefined;
    return { grant, clientId, redirectUri };
  } catch {
    return undefined;
  }
}

const keyFor = ({ loginUrl }: PlatformClient, usual: SignInSettings | undefined): string =>
  `contact-centre_chosen_sign_in:${loginUrl}:${usual?.clientId ?? ''}`;
