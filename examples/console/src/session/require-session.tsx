import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BareFrame } from '../app/bare-frame.js';
import { isBarePath } from '../app/pages.js';
import { Shell } from '../app/shell.js';
import { RestoringNotice } from './restoring-notice.js';
import { useRestoring } from './use-restoring.js';

/** Shows the sign-in page if the platform has refused the sign-in or there is none. A temporary failure keeps the page. */
export function RequireSession(): ReactNode {
  const session = useSession();
  const problem = useRestoring();
  const { pathname, search, hash } = useLocation();
  const isRefused = session.status === 'error' && !session.isUnchecked;
  if (session.status === 'signed-out' || isRefused) {
    return <Navigate to="/sign-in" replace state={{ requestedPath: pathname + search + hash }} />;
  }
  const isReady = session.status === 'signed-in';
  if (isBarePath(pathname)) return <BareFrame isReady={isReady} problem={problem?.error} />;
  return <Shell ready={isReady}>{problem && <RestoringNotice problem={problem} />}</Shell>;
}
