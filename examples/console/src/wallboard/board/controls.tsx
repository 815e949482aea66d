import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import type { CsvTable } from '../../shared/export-button.js';
import { ExportButton } from '../../shared/export-button.js';
import { text } from '../../shared/text.js';
import type { Order } from '../figures/board.js';
import { orders } from '../figures/board.js';
import classes from './board.module.css';
import { ColumnButton } from './column-button.js';
import { DefinitionsButton } from './definitions-button.js';
import type { Density } from '../../shared/density.js';
import type { BoardView, View } from './use-board-view.js';

const views: { value: View; label: MessageId }[] = [
  { value: 'cards', label: 'board.cards' },
  { value: 'table', label: 'board.table' },
  { value: 'trend', label: 'board.trend' },
];

const densities: { value: Density; label: MessageId }[] = [
  { value: 'comfortable', label: 'table.comfortable' },
  { value: 'compact', label: 'table.compact' },
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
    <div className={classes['controls']} role="group" aria-label={text('board.shown')}>
      <TextInput
        aria-label={text('board.find')}
        placeholder={text('board.find')}
        size="xs"
        value={find}
        onChange={({ currentTarget }) => {
          change({ find: currentTarget.value }, { replace: true });
        }}
      />
      {view !== 'trend' && (
        <NativeSelect
          aria-label={text('board.order')}
          size="xs"
          data={Object.entries(orders).map(([value, label]) => ({ value, label: text(label) }))}
          value={sort}
          onChange={({ currentTarget }) => {
            change({ sort: currentTarget.value as Order });
          }}
        />
      )}
      {view === 'table' && <ColumnButton columns={columns} change={change} />}
      {view !== 'trend' && (
        <SegmentedControl
          aria-label={text('board.density')}
          size="xs"
          data={densities.map(({ value, label }) => ({ value, label: text(label) }))}
          value={density}
          onChange={(value) => {
            change({ density: value });
          }}
        />
      )}
      <SegmentedControl
        aria-label={text('board.view')}
        size="xs"
        data={views.map(({ value, label }) => ({ value, label: text(label) }))}
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
