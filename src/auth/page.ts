import { SignInError } from '../core/errors/errors.js';
import { host } from '../core/values/runtime.js';

/** The page that a redirect sign-in leaves and returns to. */
export interface Page {
  /** The current address, fragment included. */
  href(): string;
  /** Changes the address without loading anything. */
  rewrite(address: string): void;
  /**
   * Goes to another address. A page that stays open, such as a popup's opener, resolves when the response is in its address.
   */
  goTo(address: string): Promise<void> | void;
}

/** Returns the current page. Throws in a worker and on a server, which have none. */
export function currentPage(): Page {
  const { location, history } = host().window ?? {};
  if (!location || !history)
    throw new SignInError(
      'Signing in by redirect needs a browser page. On a server, use loginClientCredentialsGrant or loginCodeAuthorizationGrant',
      'ERR_UNSUPPORTED_RUNTIME',
    );
  return {
    href: () => location.href,
    rewrite: (address) => {
      history.replaceState(history.state, '', address);
    },
    goTo: (address) => {
      location.assign(address);
    },
  };
}
