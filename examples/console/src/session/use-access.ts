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
