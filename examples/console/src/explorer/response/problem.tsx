import { Alert, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import { useSignInAgain } from '../../session/use-sign-in-again.js';
import { describeFailure } from '../../shared/failures.js';
import { Icon } from '../../shared/icons.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { requirementOf } from '../call/requirement.js';
import type { Outcome } from '../call/run.js';
import type { Operation } from '../data/types.js';
import { Permissions } from '../method/facts.js';
import { text } from '../../shared/text.js';

/** An error, with the details that the platform's support needs. */
export function Problem({ outcome, operation }: { outcome: Outcome; operation: Operation }): ReactNode {
  const missing = useAccess().missing(requirementOf(operation));
  if (outcome.kind === 'cancelled') {
    return (
      <Text size="sm" mt="xs">
        {text('response.cancelledHelp')}
      </Text>
    );
  }
  if (outcome.kind === 'responded' && !outcome.error) return undefined;
  if (missing.length > 0 && outcome.kind === 'responded' && outcome.status === 403)
    return <MissingPermissionNote missing={missing} />;
  const { title, text: description, facts } = describeFailure(outcome.error);
  return (
    <Alert color="orange" mt="sm" title={title} icon={<Icon name="warning" />}>
      <Text size="sm">{description}</Text>
      {outcome.kind === 'responded' && outcome.status === 403 && (
        <Text size="sm" mt="xs">
          {text('response.needs')} <Permissions permissions={operation.permissions} />
        </Text>
      )}
      {outcome.kind === 'responded' && outcome.status === 401 && operation.auth === 'oauth' && <SignInAgain />}
      {facts.length > 0 && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Text>
      )}
    </Alert>
  );
}

/** After the token has been rejected: signs in again and repeats the call. */
function SignInAgain(): ReactNode {
  const signInAgain = useSignInAgain();
  return (
    <Button mt="sm" onClick={signInAgain}>
      {text('response.signInAgain')}
    </Button>
  );
}
