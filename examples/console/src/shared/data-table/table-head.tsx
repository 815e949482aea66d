import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons.js';
import type { DataColumn, Sorting } from './columns.js';
import classes from './data-table.module.css';
import { nextSorting } from './view.js';
import { text } from '../text.js';

interface TableHeadProps<T> {
  columns: readonly DataColumn<T>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Whether all rows, some or none are selected; `undefined` if rows cannot be selected. */
  selectedRows: 'all' | 'some' | 'none' | undefined;
  onSelectAll: () => void;
}

/** The headings. Those of sortable columns are buttons: a second click reverses the order. */
export function TableHead<T>({ columns, sorting, onSort, selectedRows, onSelectAll }: TableHeadProps<T>): ReactNode {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectedRows !== undefined && (
          <td className={classes['check']}>
            <input
              type="checkbox"
              aria-label={text('table.selectAll')}
              checked={selectedRows === 'all'}
              ref={(checkbox) => {
                if (checkbox) checkbox.indeterminate = selectedRows === 'some';
              }}
              onChange={onSelectAll}
            />
          </td>
        )}
        {columns.map((column) => (
          <Heading key={column.id} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadingProps<T> {
  column: DataColumn<T>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function Heading<T>({ column, sorting, onSort }: HeadingProps<T>): ReactNode {
  const { id, name, align, compare, isSortable = compare !== undefined, hasActions = false } = column;
  if (hasActions) {
    return (
      <th scope="col" data-align={align} data-actions>
        <VisuallyHidden>{name}</VisuallyHidden>
      </th>
    );
  }
  if (!isSortable) {
    return (
      <th scope="col" data-align={align}>
        <span className="one-line">{name}</span>
      </th>
    );
  }
  const isActive = sorting.column === id;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={align} aria-sort={isActive ? direction : 'none'}>
      <UnstyledButton
        className={classes['sort'] ?? ''}
        onClick={() => {
          onSort(nextSorting(sorting, id));
        }}
      >
        <span className="one-line">{name}</span>
        <span data-active={isActive} aria-hidden="true">
          <Icon name={isActive && sorting.isDescending ? 'arrowDown' : 'arrowUp'} size={13} />
        </span>
      </UnstyledButton>
    </th>
  );
}
