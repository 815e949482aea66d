import { useLocation } from 'react-router';
import { useSignIn } from './use-sign-in.js';

/** Opens the login page and returns to this page. */
export function useSignInAgain(): () => void {
  const signIn = useSignIn();
  const { pathname, search, hash } = useLocation();
  return () => {
    signIn(pathname + search + hash);
  };
}
