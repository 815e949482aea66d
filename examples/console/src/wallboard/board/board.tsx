import { NativeSelect, SegmentedControl, TextInput, Title } from '@mantine/core';
import { Suspense, lazy, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../../shared/states.js';
import type { BoardQueue, Order } from '../figures/board.js';
import { orders, sorted, totalsOf } from '../figures/board.js';
import { ChartsSkeleton } from './board-skeleton.js';
import classes from './board.module.css';
import { QueueCard } from './queue-card.js';
import { QueueTable } from './queue-table.js';
import { Totals } from './totals.js';

/** Loaded when there is data to show. */
const Charts = lazy(async () => ({ default: (await import('./charts.js')).Charts }));

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
];

/** Totals, the queues as cards or as a table, and charts. */
export function Board({ queues }: { queues: readonly BoardQueue[] }): ReactNode {
  const [order, setOrder] = useState<Order>('urgency');
  const [view, setView] = useState('cards');
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim().toLowerCase());
  const shown = sorted(queues, order).filter(({ name }) => name.toLowerCase().includes(searchText));
  return (
    <div className={classes['board']}>
      <Totals totals={totalsOf(queues)} />
      <div className={classes['columns']} data-view={view}>
        <section aria-labelledby="queues">
          <div className={classes['controls']}>
            <Title order={2} id="queues">
              Queues
            </Title>
            <TextInput
              aria-label="Find a queue"
              placeholder="Find a queue"
              size="xs"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
              }}
            />
            <NativeSelect
              aria-label="Sort by"
              size="xs"
              data={Object.entries(orders).map(([value, label]) => ({ value, label: `By ${label.toLowerCase()}` }))}
              value={order}
              onChange={({ currentTarget }) => {
                setOrder(currentTarget.value as Order);
              }}
            />
            <SegmentedControl aria-label="Show queues as" size="xs" data={views} value={view} onChange={setView} />
          </div>
          <Queues queues={shown} view={view} />
        </section>
        <Suspense fallback={<ChartsSkeleton />}>
          <Charts queues={queues} />
        </Suspense>
      </div>
    </div>
  );
}

function Queues({ queues, view }: { queues: readonly BoardQueue[]; view: string }): ReactNode {
  if (queues.length === 0) {
    return (
      <Empty title="No queue is called so" icon="search">
        Try another part of its name.
      </Empty>
    );
  }
  if (view === 'table') return <QueueTable queues={queues} />;
  return (
    <ul className={classes['cards']}>
      {queues.map((queue) => (
        <QueueCard key={queue.id} queue={queue} />
      ))}
    </ul>
  );
}
