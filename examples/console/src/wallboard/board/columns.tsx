import type { ReactNode } from 'react';
import { NONE, formatClock, formatNumber, formatPercent } from '../../shared/formats.js';
import type { MessageId } from '../../messages/en.js';
import { Running } from '../../shared/running.js';
import { RichText } from '../../shared/rich-text.js';
import type { BoardQueue, Order } from '../figures/board.js';
import { meanAnswerTime, meanHandleTime, serviceLevel } from '../figures/day.js';
import { longestSince } from '../figures/now.js';
import type { Headcount } from '../figures/staff.js';
import type { Shows } from '../figures/use-board.js';
import type { Term } from './definitions.js';
import { LevelTrack } from './level-bar.js';
import classes from './queue-table.module.css';
import { Sparkline } from './sparkline.js';
import { StandingMark } from './standing-mark.js';

/** A column of the table after the name. */
export interface Column {
  id: string;
  label: MessageId;
  /** The definition of the figure. */
  term?: Term;
  /** px */
  width: number;
  align?: 'end';
  /** The order of the queues by this column. */
  order?: Order;
  /** Figures of which the user must be allowed to see one. */
  needs: readonly (keyof Shows)[];
  cell: (queue: BoardQueue) => ReactNode;
}

const count = (value: number | undefined): ReactNode =>
  value === 0 ? <span className={classes['zero']}>0</span> : formatNumber(value);
const heads = (value: Headcount | undefined): ReactNode =>
  value?.atLeast === true ? `≥ ${formatNumber(value.count)}` : count(value?.count);

/** The columns of the table after the name. */
export const columns: readonly Column[] = [
  {
    id: 'state',
    label: 'columns.state',
    width: 164,
    needs: ['now', 'day'],
    cell: ({ standing }) => <StandingMark standing={standing} />,
  },
  {
    id: 'waiting',
    label: 'term.waiting',
    term: 'waiting',
    width: 76,
    align: 'end',
    order: 'waiting',
    needs: ['now'],
    cell: ({ now }) => count(now?.waiting),
  },
  {
    id: 'wait',
    label: 'columns.longestWait',
    term: 'longestWait',
    width: 120,
    align: 'end',
    order: 'wait',
    needs: ['now'],
    cell: ({ now }) => <Running since={now && longestSince(now)} />,
  },
  {
    id: 'interacting',
    label: 'term.interacting',
    term: 'interacting',
    width: 124,
    align: 'end',
    needs: ['now'],
    cell: ({ now }) => count(now?.interacting),
  },
  {
    id: 'idle',
    label: 'term.idle',
    term: 'idle',
    width: 56,
    align: 'end',
    needs: ['now'],
    cell: ({ now }) => count(now && (now.agents['IDLE']?.count ?? 0)),
  },
  {
    id: 'here',
    label: 'term.here',
    term: 'here',
    width: 88,
    align: 'end',
    needs: ['now'],
    cell: ({ now }) => heads(now?.here),
  },
  {
    id: 'elsewhere',
    label: 'columns.elsewhere',
    term: 'elsewhere',
    width: 92,
    align: 'end',
    needs: ['now'],
    cell: ({ now }) => heads(now?.elsewhere),
  },
  {
    id: 'notResponding',
    label: 'columns.notResponding',
    term: 'notResponding',
    width: 116,
    align: 'end',
    needs: ['now'],
    cell: ({ now }) => count(now && (now.agents['NOT_RESPONDING']?.count ?? 0)),
  },
  {
    id: 'offQueue',
    label: 'columns.offQueue',
    term: 'offQueue',
    width: 100,
    align: 'end',
    needs: ['now'],
    cell: ({ now }) => count(now?.offQueue),
  },
  {
    id: 'level',
    label: 'term.level',
    term: 'level',
    width: 172,
    order: 'level',
    needs: ['day'],
    cell: ({ day }) => <Level level={day && serviceLevel(day)} target={day?.target} />,
  },
  {
    id: 'offered',
    label: 'term.offered',
    term: 'offered',
    width: 92,
    align: 'end',
    needs: ['day'],
    cell: ({ day }) => count(day?.offered),
  },
  {
    id: 'abandoned',
    label: 'term.abandoned',
    term: 'abandoned',
    width: 96,
    align: 'end',
    needs: ['day'],
    cell: ({ day }) => count(day?.abandoned),
  },
  {
    id: 'asa',
    label: 'term.asa',
    term: 'asa',
    width: 64,
    align: 'end',
    needs: ['day'],
    cell: ({ day }) => formatClock(day && meanAnswerTime(day)),
  },
  {
    id: 'aht',
    label: 'term.aht',
    term: 'aht',
    width: 64,
    align: 'end',
    needs: ['day'],
    cell: ({ day }) => formatClock(day && meanHandleTime(day)),
  },
  {
    id: 'arrivals',
    label: 'columns.arrivals',
    term: 'arrivals',
    width: 120,
    needs: ['day'],
    cell: ({ arrivals }) => (arrivals ? <Sparkline values={arrivals} /> : NONE),
  },
];

/** Returns the ids of the columns that are chosen, and of which the user may see a figure. */
export const permittedColumns = (chosenIds: readonly string[], shows: Shows): string[] =>
  columns.filter(({ id, needs }) => chosenIds.includes(id) && needs.some((figures) => shows[figures])).map(({ id }) => id);

export const columnIds = columns.map(({ id }) => id);
export const defaultColumnIds = columnIds.filter((id) => !['asa', 'aht'].includes(id));

function Level({ level, target }: { level: number | undefined; target: number | undefined }): ReactNode {
  return (
    <span className={classes['levelCell']}>
      <LevelTrack level={level} target={target} />
      <span>
        {target === undefined ? (
          formatPercent(level)
        ) : (
          <RichText
            id="columns.level"
            values={{ level: formatPercent(level), target: formatPercent(target) }}
            parts={[(value) => value, (value) => <small>{value}</small>]}
          />
        )}
      </span>
    </span>
  );
}
