import { SignInError } from '../core/errors/errors.js';
import { host } from '../core/values/runtime.js';

/** The page that a redirect sign-in leaves and comes back to. */
export interface Page {
  /** The address as it stands, fragment included. */
  href(): string;
  /** Changes the address without loading anything. */
  rewrite(address: string): void;
  /** Leaves for another address. One that stays, as a popup's opener does, resolves when the answer stands in its address. */
  leave(address: string): Promise<void> | void;
}

/** The current page. A worker and a server have none. */
export function currentPage(): Page {
  const { location, history } = host().window ?? {};
  if (!location || !history) throw new SignInError('Signing in by redirect needs a browser page', 'ERR_UNSUPPORTED_RUNTIME');
  return {
    href: () => location.href,
    rewrite: (address) => {
      history.replaceState(history.state, '', address);
    },
    leave: (address) => {
      location.assign(address);
    },
  };
}
