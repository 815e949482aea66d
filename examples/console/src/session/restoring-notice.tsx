import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeFailure } from '../shared/failures.js';
import { formatTime } from '../shared/formats.js';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import type { RestoringProblem } from './use-restoring.js';

/** Shown in place of the page while the sign-in cannot be checked. The address and the sign-in are kept. */
export function RestoringNotice({ problem }: { problem: RestoringProblem }): ReactNode {
  const { error, retryAt, isRetrying, retry } = problem;
  const { title, text, facts } = describeFailure(error);
  return (
    <Page title={title}>
      <Text role="status">
        {text} You stay signed in.{' '}
        {isRetrying ? 'The console is trying again.' : `The console tries again by itself at ${formatTime(retryAt)}.`}
      </Text>
      <Group my="md">
        <Button leftSection={<Icon name="retry" size={16} />} loading={isRetrying} onClick={retry}>
          Try again now
        </Button>
      </Group>
      {facts.length > 0 && (
        <details>
          <summary>Details for support</summary>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Text>
        </details>
      )}
    </Page>
  );
}
