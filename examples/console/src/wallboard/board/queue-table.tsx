import { Card, UnstyledButton } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
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

/** The queues as a table with a line for each. Only the lines near the visible part of the page exist. */
export function QueueTable({ queues, columnIds, density, order, onOrder }: QueueTableProps): ReactNode {
  const shown = useMemo(() => columns.filter(({ id }) => columnIds.includes(id)), [columnIds]);
  const { container, rows, before, after } = useVisibleRows(queues.length, heights[density], 8);
  const template = useMemo(() => ({ '--columns': templateOf(shown), minWidth: minWidthOf(shown) }) as CSSProperties, [shown]);
  return (
    <Card withBorder padding={0} className={classes['frame'] ?? ''} data-density={density}>
      <div
        className={classes['scroll']}
        tabIndex={0}
        role="region"
        aria-label={text('table.label', { name: text('board.queues') })}
      >
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
          <div ref={container} role="rowgroup" style={{ paddingBlock: `${before}px ${after}px` }}>
            {rows.map(({ index }) => {
              const queue = queues[index];
              return queue && <Row key={queue.id} queue={queue} columns={shown} index={index + 2} />;
            })}
          </div>
        </div>
      </div>
    </Card>
  );
}

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
  /** Its place in the whole table, from 1. */
  index: number;
}

/** Renders only if the figures of its queue change. */
const Row = memo(function Row({ queue, columns: shown, index }: RowProps): ReactNode {
  const { id, name, attention } = queue;
  return (
    <div role="row" aria-rowindex={index} className={classes['row']} data-severity={attention?.severity}>
      <div role="rowheader">
        <Link to={`/queues/${id}`} className={classes['name']} title={name}>
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
