import { Button, Checkbox, NativeSelect, Popover, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Order } from '../figures/board.js';
import { orders } from '../figures/board.js';
import classes from './board.module.css';
import { columns } from './columns.js';
import { DefinitionsButton } from './definitions-button.js';
import type { Density } from '../../shared/density.js';
import type { BoardView, View } from './use-board-view.js';

const views: { value: View; label: string }[] = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
  { value: 'trend', label: 'Trend' },
];

const densities: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** Search, order and appearance of the queues. */
export const Controls = memo(function Controls({ view: boardView }: { view: BoardView }): ReactNode {
  const { view, find, sort, columns: columnIds, density, change } = boardView;
  return (
    <div className={classes['controls']} role="group" aria-label="Queues shown">
      <TextInput
        aria-label="Find a queue"
        placeholder="Find a queue"
        size="xs"
        value={find}
        onChange={({ currentTarget }) => {
          change({ find: currentTarget.value }, { replace: true });
        }}
      />
      {view !== 'trend' && (
        <NativeSelect
          aria-label="Sort by"
          size="xs"
          data={Object.entries(orders).map(([value, label]) => ({ value, label: `By ${label.toLowerCase()}` }))}
          value={sort}
          onChange={({ currentTarget }) => {
            change({ sort: currentTarget.value as Order });
          }}
        />
      )}
      {view === 'table' && <ColumnChooser columnIds={columnIds} change={change} />}
      {view !== 'trend' && (
        <SegmentedControl
          aria-label="Density"
          size="xs"
          data={densities}
          value={density}
          onChange={(value) => {
            change({ density: value });
          }}
        />
      )}
      <SegmentedControl
        aria-label="Show queues as"
        size="xs"
        data={views}
        value={view}
        onChange={(value) => {
          change({ view: value });
        }}
      />
      <DefinitionsButton />
    </div>
  );
});

function ColumnChooser({ columnIds, change }: { columnIds: readonly string[]; change: BoardView['change'] }): ReactNode {
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs">
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Stack gap="xs">
          {columns.map(({ id, label }) => (
            <Checkbox
              key={id}
              size="xs"
              label={label}
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
            Usual columns
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
