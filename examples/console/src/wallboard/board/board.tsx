import { VisuallyHidden } from '@mantine/core';
import { Suspense, lazy, memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { shownQueues, sorted, totalsOf, triage } from '../figures/board.js';
import type { BoardQueue, Order } from '../figures/board.js';
import type { Shows } from '../figures/use-board.js';
import { AttentionStrip } from './attention.js';
import classes from './board.module.css';
import { Cards } from './cards.js';
import { Charts } from './charts.js';
import { HealthyQueues } from './healthy-queues.js';
import { NoMatch } from './no-match.js';
import { loadTrend } from '../trend/load-trend.js';
import { QueueTable } from './queue-table.js';
import { Totals } from './totals.js';
import { permittedColumns } from './columns.js';
import type { BoardView } from './use-board-view.js';

const Trend = lazy(loadTrend);

interface BoardProps {
  queues: readonly BoardQueue[];
  shows: Shows;
  view: BoardView;
}

/** What is wrong now, the totals, and the queues as cards, as a table, or over time. */
export const Board = memo(function Board({ queues, shows, view }: BoardProps): ReactNode {
  const totals = useMemo(() => totalsOf(queues), [queues]);
  const urgent = useMemo(() => triage(sorted(queues, 'urgency')).now, [queues]);
  return (
    <div className={classes['board']} data-density={view.density}>
      {shows.now && <AttentionStrip queues={urgent} density={view.density} />}
      {(shows.now || shows.day) && <Totals totals={totals} shows={shows} />}
      <section aria-labelledby="queues">
        <VisuallyHidden>
          <h2 id="queues">{text('board.queues')}</h2>
        </VisuallyHidden>
        <Content queues={queues} view={view} shows={shows} />
      </section>
    </div>
  );
});

function Content({ queues, view, shows }: BoardProps): ReactNode {
  const { find, sort, change } = view;
  // Typing must not wait for the queues.
  const searchText = useDeferredValue(find.trim());
  const matches = useMemo(() => shownQueues(queues, searchText, sort), [queues, searchText, sort]);
  const onOrder = useCallback(
    (order: Order) => {
      change({ sort: order });
    },
    [change],
  );
  const columnIds = useMemo(() => permittedColumns(view.columns, shows), [view.columns, shows]);
  if (view.view === 'trend' && shows.day) {
    return (
      <Suspense fallback={<Loading rows={1} height={420} />}>
        <TrendOf queues={matches} isSearch={searchText !== ''} />
      </Suspense>
    );
  }
  if (matches.length === 0)
    return (
      <NoMatch
        name={find}
        onClear={() => {
          change({ find: '' });
        }}
      />
    );
  // Cards would show empty places for figures that the user may not see.
  if (view.view === 'table' || !shows.now || !shows.day) {
    return <QueueTable queues={matches} columnIds={columnIds} density={view.density} order={sort} onOrder={onOrder} />;
  }
  return (
    <div className={classes['columns']}>
      <CardSections queues={matches} isSearch={searchText !== ''} view={view} />
      <Charts queues={queues} shows={shows} />
    </div>
  );
}

/** Queues with a problem; the others below a line that sums them up, unless the user searches. */
function CardSections({
  queues,
  isSearch,
  view,
}: {
  queues: readonly BoardQueue[];
  isSearch: boolean;
  view: BoardView;
}): ReactNode {
  const { density, healthy, change } = view;
  const parts = useMemo(() => triage(queues), [queues]);
  const troubled = useMemo(() => queues.filter((queue) => !parts.healthy.includes(queue)), [queues, parts]);
  if (isSearch || troubled.length === 0) return <Cards queues={queues} density={density} label={text('board.queues')} />;
  return (
    <div className={classes['sections']}>
      <Cards queues={troubled} density={density} label={text('board.problems')} />
      <HealthyQueues
        queues={parts.healthy}
        density={density}
        isOpen={healthy}
        onToggle={() => {
          change({ healthy: !healthy });
        }}
      />
    </div>
  );
}

function TrendOf({ queues, isSearch }: { queues: readonly BoardQueue[]; isSearch: boolean }): ReactNode {
  // The order changes with urgency, but the query must not.
  const key = queues
    .map(({ id }) => id)
    .sort()
    .join();
  const queueIds = useMemo(() => (key === '' ? [] : key.split(',')), [key]);
  const name = isSearch
    ? text('board.queueCount', { count: queues.length, shown: formatNumber(queues.length) })
    : text('board.allQueues');
  return <Trend queueIds={queueIds} name={name} />;
}
