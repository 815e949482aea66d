import { Alert } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Loading } from '../../shared/states.js';
import type { Operation } from '../data/types.js';
import { text } from '../../shared/text.js';

// Few methods are for guests.
const GuestToken = lazy(async () => ({ default: (await import('./guest-token.js')).GuestToken }));

/** Says which user a call is made for if it is not the signed-in one, and takes the guest's token if one is needed. */
export function GuestAccess({ operation }: { operation: Operation }): ReactNode {
  return operation.auth === 'none' ? (
    <Alert title={text('guest.withoutToken')} color="blue">
      {text('guest.withoutTokenHelp')}
    </Alert>
  ) : (
    <Suspense fallback={<Loading rows={1} height={176} />}>
      <GuestToken />
    </Suspense>
  );
}
