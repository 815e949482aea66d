import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import type { BoardQueue } from '../figures/board.js';
import { serviceLevel } from '../figures/day.js';
import { judgeLevel } from '../figures/standing.js';
import type { BarRow } from './bars.js';
import { Bars } from './bars.js';
import type { Shows } from '../figures/use-board.js';
import classes from './board.module.css';

interface ChartsProps {
  queues: readonly BoardQueue[];
  /** Whether the user may see the figures of this moment, and of the day. */
  shows: Shows;
}

/** Compares the queues. */
export const Charts = memo(function Charts({ queues, shows }: ChartsProps): ReactNode {
  const loads = useMemo(() => loadRows(queues), [queues]);
  const levels = useMemo(() => levelRows(queues), [queues]);
  return (
    <div className={classes['charts']}>
      {shows.now && (
        <Bars
          title="bars.load"
          legend={[
            { name: 'waiting', label: 'bars.waiting' },
            { name: 'interacting', label: 'bars.interacting' },
          ]}
          columns={['term.waiting', 'term.interacting']}
          rows={loads}
          total={queues.length}
        />
      )}
      {shows.day && (
        <Bars
          title="bars.level"
          legend={[
            { name: 'good', label: 'bars.onTarget' },
            { name: 'behind', label: 'bars.below' },
          ]}
          columns={['term.level', 'term.target', 'columns.state']}
          rows={levels}
          total={queues.length}
        />
      )}
    </div>
  );
});

/** The queues with the most interactions first. */
export function loadRows(queues: readonly BoardQueue[]): BarRow[] {
  const loads = queues.flatMap(({ id, name, now }) => (now ? [{ id, name, ...now }] : []));
  const most = Math.max(1, ...loads.map(({ waiting, interacting }) => waiting + interacting));
  return loads
    .sort((one, other) => other.waiting + other.interacting - one.waiting - one.interacting)
    .map(({ id, name, waiting, interacting }) => ({
      id,
      name,
      series: [
        { name: 'waiting', share: waiting / most },
        { name: 'interacting', share: interacting / most },
      ],
      figure: `${formatNumber(waiting)} + ${formatNumber(interacting)}`,
      cells: [formatNumber(waiting), formatNumber(interacting)],
    }));
}

/** The queues with the lowest service level first. */
export function levelRows(queues: readonly BoardQueue[]): BarRow[] {
  return queues
    .flatMap(({ id, name, day }) => {
      const level = day && serviceLevel(day);
      return level === undefined ? [] : [{ id, name, level, target: day?.target }];
    })
    .sort((one, other) => one.level - other.level)
    .map(({ id, name, level, target }) => {
      const { severity, words } = judgeLevel(level, target);
      return {
        id,
        name,
        series: [{ name: severity, share: level }],
        mark: target,
        figure: formatPercent(level),
        cells: [formatPercent(level), formatPercent(target), text(words)],
      };
    });
}
