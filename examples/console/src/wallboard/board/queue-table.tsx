import { Card, UnstyledButton } from '@mantine/core';
import { memo, useEffect, useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRowKeys } from '../../shared/data-table/use-row-keys.js';
import type { RowKeys } from '../../shared/data-table/use-row-keys.js';
import { text } from '../../shared/text.js';
import type { BoardQueue, Order } from '../figures/board.js';
import type { Column } from './columns.js';
import { columns } from './columns.js';
import { meaningOf } from './definitions.js';
import classes from './queue-table.module.css';
import type { Density } from '../../shared/density.js';
import { useVisibleRows } from './use-visible-rows.js';

/** px, as in the style sheet. */
const heights: Record<Density, number> = { comfortable: 36, compact: 28 };

interface QueueTableProps {
  queues: readonly BoardQueue[];
  /** The ids of the columns. */
  columnIds: readonly string[];
  density: Density;
  order: Order;
  onOrder: (order: Order) => void;
}

/**
 * The queues as a table with a row for each, which scrolls with the page. Only the rows near the visible part of it exist.
 * It is no `DataTable`, since TanStack Table would create a model of each row with every change of a figure.
 */
export function QueueTable({ queues, columnIds, density, order, onOrder }: QueueTableProps): ReactNode {
  const shown = useMemo(() => columns.filter(({ id }) => columnIds.includes(id)), [columnIds]);
  const template = useMemo(() => ({ '--columns': templateOf(shown), minWidth: minWidthOf(shown) }) as CSSProperties, [shown]);
  return (
    <Card withBorder padding={0} className={classes['frame'] ?? ''} data-density={density}>
      <div className={classes['scroll']} role="region" aria-label={text('table.label', { name: text('board.queues') })}>
        <div
          role="table"
          aria-label={text('board.queues')}
          aria-rowcount={queues.length + 1}
          className={classes['table']}
          style={template}
        >
          <div role="rowgroup" className={classes['head']}>
            <div role="row" aria-rowindex={1} className={classes['row']}>
              <Head label={text('board.queue')} order="name" current={order} onOrder={onOrder} />
              {shown.map(({ id, label, term, order: columnOrder, align }) => (
                <Head
                  key={id}
                  label={text(label)}
                  title={term && meaningOf(term)}
                  order={columnOrder}
                  current={order}
                  align={align}
                  onOrder={onOrder}
                />
              ))}
            </div>
          </div>
          <Rows queues={queues} columns={shown} height={heights[density]} />
        </div>
      </div>
    </Card>
  );
}

interface RowsProps {
  queues: readonly BoardQueue[];
  columns: readonly Column[];
  /** px */
  height: number;
}

/** How many rows the headers of the page and of the table cover. */
const COVERED_ROWS = 4;

function Rows({ queues, columns: shown, height }: RowsProps): ReactNode {
  const navigate = useNavigate();
  const order = useMemo(() => queues.map(({ id }) => id), [queues]);
  const { activeId, onActivate, onKeyDown } = useRowKeys({
    order,
    pageSize: () => Math.max(1, Math.floor(window.innerHeight / height) - COVERED_ROWS),
    onOpen: (id) => void navigate(queuePath(id)),
    onSelect: undefined,
  });
  const keptIndex = order.indexOf(activeId ?? '');
  const { container, rows } = useVisibleRows({ count: queues.length, height, overscan: 8, keptIndex });
  useScrollingTo(activeId);
  return (
    <div
      ref={container}
      role="rowgroup"
      className={classes['rows']}
      style={{ height: queues.length * height }}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ index }) => {
        const queue = queues[index];
        if (!queue) return null;
        return <Row key={queue.id} isActive={queue.id === activeId} columns={shown} {...{ queue, index, height, onActivate }} />;
      })}
    </div>
  );
}

/** Scrolls to the row that a key has moved the focus to, but not when the order changes: the user may read other rows. */
function useScrollingTo(activeId: string | undefined): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.dataset['row'] === activeId)
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
}

const queuePath = (id: string): string => `/queues/${id}`;

const NAME_WIDTH = 180;
const minWidthOf = (shown: readonly { width: number }[]): number => shown.reduce((sum, { width }) => sum + width, NAME_WIDTH);

const templateOf = (shown: readonly { width: number }[]): string =>
  [`minmax(${NAME_WIDTH}px, 1fr)`, ...shown.map(({ width }) => `${width}px`)].join(' ');

interface HeadProps {
  label: string;
  title?: string | undefined;
  order?: Order | undefined;
  current: Order;
  align?: 'end' | undefined;
  onOrder: (order: Order) => void;
}

function Head({ label, title, order, current, align, onOrder }: HeadProps): ReactNode {
  if (order === undefined) {
    return (
      <div role="columnheader" title={title} data-align={align}>
        {label}
      </div>
    );
  }
  const isCurrent = order === current;
  const direction = order === 'name' || order === 'level' ? 'ascending' : 'descending';
  return (
    <div role="columnheader" title={title} data-align={align} aria-sort={isCurrent ? direction : 'none'}>
      <UnstyledButton
        className={classes['sort'] ?? ''}
        data-current={isCurrent}
        onClick={() => {
          onOrder(isCurrent ? 'urgency' : order);
        }}
      >
        {label}
      </UnstyledButton>
    </div>
  );
}

interface RowProps {
  queue: BoardQueue;
  columns: readonly Column[];
  /** Its position among all rows, from 0. */
  index: number;
  /** px */
  height: number;
  /** Whether it is the tab stop of the rows. */
  isActive: boolean;
  onActivate: RowKeys['onActivate'];
}

/** Renders only if the figures of its queue change. */
const Row = memo(function Row({ queue, columns: shown, index, height, isActive, onActivate }: RowProps): ReactNode {
  const { id, name, attention } = queue;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      style={{ insetBlockStart: index * height }}
      data-row={id}
      data-severity={attention?.severity}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => {
        onActivate(id);
      }}
    >
      <div role="rowheader">
        <Link to={queuePath(id)} className={classes['name']} title={name} tabIndex={-1}>
          {name}
        </Link>
      </div>
      {shown.map(({ id: columnId, align, cell }) => (
        <div role="cell" key={columnId} data-align={align}>
          {cell(queue)}
        </div>
      ))}
    </div>
  );
});
