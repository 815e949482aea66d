import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Shell } from '../app/shell.js';

/** Shows the sign-in page unless a user is signed in. */
export function RequireSession(): ReactNode {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'signed-out' || status === 'error') {
    return <Navigate to="/sign-in" replace state={{ requestedPath: pathname + search + hash }} />;
  }
  return <Shell ready={status === 'signed-in'} />;
}
