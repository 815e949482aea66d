import { useSession } from 'contact-centre-client/react';
import { useEffect } from 'react';
import { forgetPerson, rememberPerson } from './own.js';

/** Sees to it that nothing of a person is left in this tab when they have signed out, here or in another tab. */
export function Leavings(): null {
  const { status, expired, user } = useSession();
  const hasLeft = status === 'signed-out' && !expired;
  const id = user?.id;
  useEffect(() => {
    // Whoever signs in again after the time was up goes on where they were.
    if (hasLeft) forgetPerson();
  }, [hasLeft]);
  useEffect(() => {
    if (id !== undefined) rememberPerson(id);
  }, [id]);
  return null;
}
