import { useSession } from 'contact-centre-client/react';
import { useLocation } from 'react-router';
import { rememberWanted } from './wanted.js';

/** Leaves for the login page, and comes back to this very page. */
export function useSignInAgain(): () => void {
  const { signIn } = useSession();
  const { pathname, search, hash } = useLocation();
  return () => {
    rememberWanted(pathname + search + hash);
    signIn();
  };
}
