import { ownFields } from '../core/values/plain-objects.js';
import { webStorage } from '../core/values/runtime.js';
import type { PlatformClient, SignInSettings } from './session.js';

/** What a sign-in has to be finished with. Nothing of it is secret. */
export type ChosenSignIn = Pick<SignInSettings, 'grant' | 'clientId' | 'redirectUri'>;

/**
 * Remembers, as long as the tab lives, a sign-in that was begun with other settings than the provider's: the page that comes back from the
 * login page knows the provider's alone.
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
    // Whoever leaves for the login page is told by the client that sessionStorage cannot be used.
  }
}

/** What {@link keepChosen} kept. */
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
