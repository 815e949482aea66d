import type { MouseEvent, ReactNode } from 'react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { CellContext, DataColumn } from './columns.js';
import classes from './data-table.module.css';
import { text } from '../text.js';

export interface RowProps<T> {
  item: T;
  id: string;
  /** The name of the row for screen readers. */
  name: string;
  /** Its position among all rows, from 0. */
  index: number;
  columns: readonly DataColumn<T>[];
  cellContext: CellContext;
  link: string | undefined;
  isSelected: boolean;
  isSelectable: boolean;
  onSelect: (id: string, options: { isRange: boolean }) => void;
  onActivate: (id: string) => void;
}

function TableRowContent<T>({ item, id, name, index, columns, cellContext, link, isSelected, ...rest }: RowProps<T>): ReactNode {
  const { isSelectable, onSelect, onActivate } = rest;
  const content = (column: DataColumn<T>, at: number): ReactNode =>
    at === 0 && link !== undefined ? (
      <Link to={link} className={classes['link'] ?? ''} tabIndex={cellContext.tabIndex}>
        {column.cell(item, cellContext)}
      </Link>
    ) : (
      column.cell(item, cellContext)
    );
  return (
    <tr
      className={classes['row']}
      data-row={id}
      data-selected={isSelected || undefined}
      data-linked={link !== undefined || undefined}
      aria-rowindex={index + 2}
      tabIndex={cellContext.tabIndex}
      onFocus={() => {
        onActivate(id);
      }}
    >
      {isSelectable && (
        <td className={classes['check']}>
          <input
            type="checkbox"
            aria-label={text('table.select', { name })}
            checked={isSelected}
            tabIndex={cellContext.tabIndex}
            readOnly
            // Not `onChange`: only this event tells whether Shift is held.
            onClick={({ shiftKey }: MouseEvent) => {
              onSelect(id, { isRange: shiftKey });
            }}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} scope="row" data-align={column.align}>
            {content(column, at)}
          </th>
        ) : (
          <td key={column.id} data-align={column.align} data-actions={column.hasActions}>
            {content(column, at)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A row that renders again only if its item, its selection or its columns change. */
export const TableRow = memo(TableRowContent) as typeof TableRowContent;
