import { Alert, Group, Loader, Text } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../shared/icons.js';
import { useConnection } from './connection.js';
import { placeName } from './settings.js';
import classes from './sign-in-page.module.css';
import { describeServerProblem, describeSignInProblem } from './sign-in-problem.js';
import { text } from '../shared/text.js';

/** The state of the sign-in, as a line or a box. */
export function SignInStatus(): ReactNode {
  const session = useSession();
  const { settings } = useConnection();
  const [parameters] = useSearchParams();
  const serverProblem = describeServerProblem(parameters.get('problem'));
  if (session.status === 'restoring' || session.status === 'signing-in') {
    return (
      <Group gap="xs" role="status" className={classes['status']}>
        <Loader size={16} />
        <Text size="sm">{text(session.status === 'restoring' ? 'signIn.checking' : 'signIn.leaving')}</Text>
      </Group>
    );
  }
  if (session.status === 'error') {
    const problem = describeSignInProblem(session.error, placeName(settings));
    return (
      <Alert color="orange" title={problem.title} icon={<Icon name="warning" />} role="alert">
        {problem.text}
      </Alert>
    );
  }
  if (serverProblem) {
    return (
      <Alert color="orange" title={serverProblem.title} icon={<Icon name="warning" />} role="alert">
        {serverProblem.text}
      </Alert>
    );
  }
  if (session.status === 'signed-out' && session.expired) {
    return (
      <Alert color="yellow" title={text('signIn.ended')} icon={<Icon name="clock" />} role="alert">
        {text('signIn.endedHelp')}
      </Alert>
    );
  }
  return (
    <Text size="sm" c="dimmed" className={classes['status']}>
      {text('signIn.help')}
    </Text>
  );
}
