import { useSession } from 'contact-centre-client/react';
import { useMemo } from 'react';
import type { Access } from './access.js';
import { accessOf } from './access.js';

/** Returns what the signed-in user may do. The permissions arrive with the user of the session, without another request. */
export function useAccess(): Access {
  const { user } = useSession();
  const authorization = user?.authorization;
  return useMemo(() => accessOf(authorization), [authorization]);
}

/**
 * Whether the permissions are still on their way. A page may wait for them before it requests what many users may not see. It is
 * false after the request for them has failed: the platform decides then.
 */
export function useIsAccessPending(): boolean {
  const { status, user, error } = useSession();
  return status === 'signed-in' && user === undefined && error === undefined;
}
