import { Button } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import type { Responded } from '../call/run.js';
import type { Operation } from '../data/types.js';
import { text } from '../../shared/text.js';

/** Uses the token that a started chat returns for the guest calls, without showing it. */
export function UseGuestToken({ response: { body }, operation }: { response: Responded; operation: Operation }): ReactNode {
  const client = usePlatformClient();
  const [used, setUsed] = useState(false);
  const jwt = typeof body === 'object' && body !== null && 'jwt' in body ? body.jwt : undefined;
  if (operation.auth !== 'none' || typeof jwt !== 'string') return undefined;
  return (
    <Button
      variant="default"
      mt="sm"
      leftSection={used && <Icon name="check" size={16} />}
      onClick={() => {
        client.setGuestToken(jwt);
        setUsed(true);
        announce(text('guest.inUse'));
      }}
    >
      {text('guest.useForCalls')}
    </Button>
  );
}
