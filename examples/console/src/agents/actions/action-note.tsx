import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../agents.module.css';
import { hasChanges, isProblem, outcomeText } from './outcome-text.js';
import { canUndo } from './preview.js';
import type { EndedRun } from './use-actions.js';
import { useActionRun } from './use-action-run.js';

/** Shows the result of an action and offers to undo it. It stays until it is closed, so that no user is rushed. */
export function ActionNote({ ended: { run, state: before }, onDismiss }: { ended: EndedRun; onDismiss: () => void }): ReactNode {
  const { state: later, perform } = useActionRun(run);
  const state = later.phase === 'idle' || later.phase === 'running' ? before : later;
  const problem = isProblem(state);
  const words = outcomeText(state);
  return (
    <section className={classes['undo']} data-failed={problem} aria-label={text('actions.note')}>
      <Icon name={problem ? 'warning' : 'check'} />
      <Text size="sm" lineClamp={4} title={words} style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Text>
      {canUndo(run.action) && hasChanges(state) && (
        <Button
          size="compact-sm"
          variant="light"
          loading={later.phase === 'running'}
          onClick={() => {
            void perform('undo').then((result) => {
              announce(outcomeText(result) ?? '');
            });
          }}
        >
          {text('actions.undo')}
        </Button>
      )}
      <CloseButton aria-label={text('actions.dismiss')} onClick={onDismiss} />
    </section>
  );
}
