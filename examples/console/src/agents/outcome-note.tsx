import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import classes from './agents.module.css';
import type { Moving } from './use-move.js';

/** Shows the result of a move and offers to undo it. It stays until it is closed, so that no user is rushed. */
export function OutcomeNote({ moving: { outcome, busy, undo, dismiss } }: { moving: Moving }): ReactNode {
  if (!outcome) return null;
  const { text, failed, move } = outcome;
  return (
    <section className={classes['undo']} data-failed={failed} aria-label="What has just been done">
      <Icon name={failed ? 'warning' : 'check'} />
      <Text size="sm" lineClamp={4} title={text} style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {move && (
        <Button
          size="compact-sm"
          variant="light"
          loading={busy}
          onClick={() => {
            void undo(move);
          }}
        >
          Undo
        </Button>
      )}
      <CloseButton aria-label="Dismiss" onClick={dismiss} />
    </section>
  );
}
