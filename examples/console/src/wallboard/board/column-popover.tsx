import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInitialOpening } from '../../shared/first-use.js';
import { text } from '../../shared/text.js';
import { ColumnsLabel } from './column-label.js';
import { columns } from './columns.js';
import type { BoardView } from './use-board-view.js';

/** The choice of columns, open when it appears. */
export function ColumnPopover({ columns: columnIds, change }: Pick<BoardView, 'columns' | 'change'>): ReactNode {
  const { isOpen, setIsOpen, target } = useInitialOpening();
  return (
    <Popover position="bottom-end" trapFocus returnFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <ColumnsLabel
          ref={target}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={text('table.columns')}>
        <Stack gap="xs">
          {columns.map(({ id, label }) => (
            <Checkbox
              key={id}
              size="xs"
              label={text(label)}
              checked={columnIds.includes(id)}
              onChange={({ currentTarget }) => {
                const others = columnIds.filter((each) => each !== id);
                change({ columns: currentTarget.checked ? [...others, id] : others });
              }}
            />
          ))}
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              change({ columns: undefined });
            }}
          >
            {text('board.usualColumns')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
