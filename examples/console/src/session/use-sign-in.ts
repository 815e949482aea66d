import { useSession } from 'contact-centre-client/react';
import { useConnection } from './connection.js';
import { redirectUri } from './place-connection.js';
import { rememberPath } from './remembered-path.js';
import { endServerSession, leaveForServerLogin } from './server-session.js';

/** Returns a function that opens the login page and then returns to a path of the console. */
export function useSignIn(): (path: string) => void {
  const { isServerSignIn } = useConnection();
  const { signIn } = useSession();
  return (path) => {
    if (isServerSignIn) {
      leaveForServerLogin(path);
      return;
    }
    rememberPath(path);
    signIn();
  };
}

/** Returns a function that removes the sign-in, and opens the platform's logout page. */
export function useSignOut(): () => void {
  const { isServerSignIn } = useConnection();
  const { signOut } = useSession();
  const leave = async (): Promise<void> => {
    const logoutPage = await endServerSession();
    signOut();
    if (logoutPage !== undefined) location.assign(logoutPage);
  };
  return () => {
    if (isServerSignIn) void leave();
    else signOut({ redirectUri: redirectUri() });
  };
}
