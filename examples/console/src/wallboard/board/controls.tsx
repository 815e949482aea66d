import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { CsvTable } from '../../shared/export-button.js';
import { ExportButton } from '../../shared/export-button.js';
import type { Order } from '../figures/board.js';
import { orders } from '../figures/board.js';
import classes from './board.module.css';
import { ColumnButton } from './column-button.js';
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

interface ControlsProps {
  view: BoardView;
  /** What the board shows, as a table of a file. */
  table: () => CsvTable;
}

/** Search, order and appearance of the queues. */
export const Controls = memo(function Controls({ view: boardView, table }: ControlsProps): ReactNode {
  const { view, find, sort, columns, density, change } = boardView;
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
      {view === 'table' && <ColumnButton columns={columns} change={change} />}
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
      <ExportButton name="queues" table={table} />
      <DefinitionsButton />
    </div>
  );
});
