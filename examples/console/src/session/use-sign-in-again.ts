import { useSession } from 'contact-centre-client/react';
import { useLocation } from 'react-router';
import { rememberPath } from './remembered-path.js';

/** Opens the login page and returns to this page. */
export function useSignInAgain(): () => void {
  const { signIn } = useSession();
  const { pathname, search, hash } = useLocation();
  return () => {
    rememberPath(pathname + search + hash);
    signIn();
  };
}
