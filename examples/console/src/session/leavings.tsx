import { useSession } from 'contact-centre-client/react';
import { useEffect } from 'react';
import { forgetPerson, rememberPerson } from './personal-data.js';

/** Removes personal data from this tab after sign-out, here or in another tab. */
export function Leavings(): null {
  const { status, expired, user } = useSession();
  const hasLeft = status === 'signed-out' && !expired;
  const id = user?.id;
  useEffect(() => {
    // After an expired sign-in, the user can sign in again and continue.
    if (hasLeft) forgetPerson();
  }, [hasLeft]);
  useEffect(() => {
    if (id !== undefined) rememberPerson(id);
  }, [id]);
  return null;
}
