import { Button, Text } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Banner } from '../app/banners.js';
import { formatHourAndMinute } from '../shared/formats.js';
import { useSignInAgain } from './use-sign-in-again.js';
import { text } from '../shared/text.js';

/** Warns before the sign-in ends. */
export function ExpiryBanner(): ReactNode {
  const session = useSession();
  const signInAgain = useSignInAgain();
  if (session.status !== 'signed-in' || !session.expiresSoon) return null;
  return (
    <Banner role="alert" icon="clock">
      <Text size="sm">{text('expiry.ends', { time: formatHourAndMinute(session.expiry) })}</Text>
      <Button size="xs" flex="none" onClick={signInAgain}>
        {text('expiry.again')}
      </Button>
    </Banner>
  );
}
