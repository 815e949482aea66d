import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import classes from './agents.module.css';
import type { Moving } from './use-move.js';

/** Shows the result of a move and offers to undo it. It stays until it is closed, so that no user is rushed. */
export function OutcomeNote({ moving: { outcome, busy, undo, dismiss } }: { moving: Moving }): ReactNode {
  if (!outcome) return null;
  const { words, failed, move } = outcome;
  return (
    <section className={classes['undo']} data-failed={failed} aria-label={text('move.note')}>
      <Icon name={failed ? 'warning' : 'check'} />
      <Text size="sm" lineClamp={4} title={words} style={{ overflowWrap: 'anywhere' }}>
        {words}
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
          {text('move.undo')}
        </Button>
      )}
      <CloseButton aria-label={text('move.dismiss')} onClick={dismiss} />
    </section>
  );
}
