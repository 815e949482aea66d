import { useSession } from 'contact-centre-client/react';
import { useLocation } from 'react-router';
import { rememberWanted } from './wanted.js';

/** Opens the login page and returns to this page. */
export function useSignInAgain(): () => void {
  const { signIn } = useSession();
  const { pathname, search, hash } = useLocation();
  return () => {
    rememberWanted(pathname + search + hash);
    signIn();
  };
}
