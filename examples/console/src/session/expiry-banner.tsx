import { Button, Paper, Text } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { formatHourAndMinute } from '../shared/formats.js';
import { Icon } from '../shared/icons.js';
import classes from './expiry-banner.module.css';
import { useSignInAgain } from './use-sign-in-again.js';

/** Warns before the sign-in ends. It overlays the page, so that the layout does not move. */
export function ExpiryBanner(): ReactNode {
  const session = useSession();
  const signInAgain = useSignInAgain();
  if (session.status !== 'signed-in' || !session.expiresSoon) return null;
  return (
    <Paper role="alert" withBorder shadow="md" className={classes['banner']}>
      <Icon name="clock" />
      <Text size="sm">Your sign-in ends at {formatHourAndMinute(session.expiry)}.</Text>
      <Button size="xs" flex="none" onClick={signInAgain}>
        Sign in again
      </Button>
    </Paper>
  );
}
