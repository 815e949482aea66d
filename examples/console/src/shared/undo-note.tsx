import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icons.js';
import classes from './undo-note.module.css';

interface UndoNoteProps {
  /** Names the note for screen readers. */
  name: string;
  /** What has been done. */
  children: string | undefined;
  isProblem: boolean;
  /** Missing if it cannot be undone. */
  undo: { label: string; isRunning: boolean; perform: () => void } | undefined;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Shows what has been done and offers to undo it. It stays until it is closed, so that no user is rushed. */
export function UndoNote({ name, children, isProblem, undo, dismissLabel, onDismiss }: UndoNoteProps): ReactNode {
  return (
    <section className={classes['note']} data-failed={isProblem} aria-label={name}>
      <Icon name={isProblem ? 'warning' : 'check'} />
      <Text size="sm" lineClamp={4} title={children} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      {undo && (
        <Button size="compact-sm" variant="light" loading={undo.isRunning} onClick={undo.perform}>
          {undo.label}
        </Button>
      )}
      <CloseButton aria-label={dismissLabel} onClick={onDismiss} />
    </section>
  );
}
