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
  /** Whether it is shown beside the table. */
  isOpen: boolean;
  /** Shows the item beside the table. */
  onOpen: ((item: T) => void) | undefined;
  onSelect: (id: string, options: { isRange: boolean }) => void;
  onActivate: (id: string) => void;
}

function TableRowContent<T>({ item, id, name, index, columns, cellContext, link, isSelected, ...rest }: RowProps<T>): ReactNode {
  const { isSelectable, isOpen, onOpen, onSelect, onActivate } = rest;
  const open =
    onOpen &&
    ((): void => {
      onOpen(item);
    });
  const content = (column: DataColumn<T>, at: number): ReactNode => {
    const cell = column.cell(item, cellContext);
    if (at > 0) return cell;
    return (
      <RowHeading {...{ link, isOpen }} tabIndex={cellContext.tabIndex} onOpen={open}>
        {cell}
      </RowHeading>
    );
  };
  return (
    <tr
      className={classes['row']}
      data-row={id}
      data-selected={isSelected || isOpen || undefined}
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

interface RowHeadingProps {
  link: string | undefined;
  isOpen: boolean;
  tabIndex: 0 | -1;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** The first cell: a link to the page of the item, a button that shows it beside the table, or its name only. */
function RowHeading({ link, isOpen, tabIndex, onOpen, children }: RowHeadingProps): ReactNode {
  if (link !== undefined) {
    return (
      <Link to={link} className={classes['link'] ?? ''} tabIndex={tabIndex}>
        {children}
      </Link>
    );
  }
  if (!onOpen) return children;
  return (
    <button type="button" className={classes['opener']} aria-expanded={isOpen} tabIndex={tabIndex} onClick={onOpen}>
      {children}
    </button>
  );
}

/** A row that renders again only if its item, its selection or its columns change. */
export const TableRow = memo(TableRowContent) as typeof TableRowContent;
