import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { isDemo } from '../demo/is-demo.js';
import { useConnection } from '../session/connection.js';
import { placeName } from '../session/settings.js';
import { useSignOut } from '../session/use-sign-in.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import classes from './shell.module.css';

/** The signed-in user, the organisation, and the sign-out button. */
export function Account(): ReactNode {
  const session = useSession();
  const { settings } = useConnection();
  const signOut = useSignOut();
  const signedIn = session.status === 'signed-in';
  return (
    <>
      <div className={classes['account']}>
        {signedIn && session.user ? (
          <Text size="sm" fw={600} truncate>
            {session.user.name}
          </Text>
        ) : (
          <Skeleton height={14} width={110} my={4} />
        )}
        <Text size="xs" c="dimmed" truncate>
          {placeName(settings)}
        </Text>
      </div>
      {!isDemo && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={text('account.signOut')}
          title={text('account.signOut')}
          disabled={!signedIn}
          onClick={() => {
            signOut();
          }}
        >
          <Icon name="signOut" />
        </ActionIcon>
      )}
    </>
  );
}
