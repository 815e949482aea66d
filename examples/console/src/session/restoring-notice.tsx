import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeFailure } from '../shared/failures.js';
import { formatTime } from '../shared/formats.js';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import type { RestoringProblem } from './use-restoring.js';
import { text } from '../shared/text.js';

interface RestoringProps {
  problem: RestoringProblem;
}

/** Shown in place of the page while the sign-in cannot be checked. The address and the sign-in are kept. */
export function RestoringNotice({ problem }: RestoringProps): ReactNode {
  return (
    <Page title={describeFailure(problem.error).title}>
      <RestoringAdvice problem={problem} />
    </Page>
  );
}

/** Says when the sign-in is checked again, and lets the user do it now. */
export function RestoringAdvice({ problem: { error, retryAt, isRetrying, retry } }: RestoringProps): ReactNode {
  const { text: problem, facts } = describeFailure(error);
  return (
    <>
      <Text role="status">
        {isRetrying
          ? text('restoring.retrying', { problem })
          : text('restoring.signedIn', { problem, time: formatTime(retryAt) })}
      </Text>
      <Group my="md">
        <Button leftSection={<Icon name="retry" size={16} />} loading={isRetrying} onClick={retry}>
          {text('restoring.retry')}
        </Button>
      </Group>
      {facts.length > 0 && (
        <details>
          <summary>{text('restoring.details')}</summary>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Text>
        </details>
      )}
    </>
  );
}
