import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';

/** Shown if no queue matches the search. */
export function NoMatch({ name, onClear }: { name: string; onClear: () => void }): ReactNode {
  return (
    <Empty
      title={text('board.noMatch', { name: name.trim() })}
      icon="search"
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          {text('board.showAll')}
        </Button>
      }
    >
      {text('board.noMatchHelp')}
    </Empty>
  );
}
