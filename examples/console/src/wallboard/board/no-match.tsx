import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Empty } from '../../shared/states.js';

/** Shown if no queue matches the search. */
export function NoMatch({ text, onClear }: { text: string; onClear: () => void }): ReactNode {
  return (
    <Empty
      title={`No queue has “${text.trim()}” in its name`}
      icon="search"
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          Show all queues
        </Button>
      }
    >
      Try another part of the name.
    </Empty>
  );
}
