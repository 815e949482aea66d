import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../formats.js';
import classes from './data-table.module.css';
import type { Selection } from './selection.js';
import { text } from '../text.js';

/** How many rows are selected, and what to do with them. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }): ReactNode {
  const { ids, onChange } = selection;
  if (ids.size === 0) return null;
  return (
    <section className={classes['selection']} aria-label={text('table.selection')}>
      <Text size="sm" fw={600} className="tabular" role="status">
        {text('table.selected', { count: formatNumber(ids.size) })}
      </Text>
      {children}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          onChange(new Set());
        }}
      >
        {text('table.clearSelection')}
      </Button>
    </section>
  );
}
