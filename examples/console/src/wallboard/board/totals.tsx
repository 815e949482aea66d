import { Card, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatClock, formatNumber, formatPercent } from '../../shared/formats.js';
import type { Totals as Sums } from '../figures/board.js';
import { sumOfHeads } from '../figures/board.js';
import { serviceLevel } from '../figures/day.js';
import { judgeLevel } from '../figures/standing.js';
import { Agents } from './agents.js';
import classes from './board.module.css';
import { StandingMark } from './standing-mark.js';

/** Totals of all queues. */
export function Totals({ totals: { waiting, interacting, longest, day, agents } }: { totals: Sums }): ReactNode {
  const level = day && serviceLevel(day);
  const onQueue = agents && sumOfHeads(agents);
  return (
    <Card withBorder component="section" aria-labelledby="totals" className={classes['totals'] ?? ''} padding={0}>
      <VisuallyHidden>
        <h2 id="totals">All queues</h2>
      </VisuallyHidden>
      <dl>
        <Total name="Waiting" figure={formatNumber(waiting)}>
          now
        </Total>
        <Total name="Interacting" figure={formatNumber(interacting)}>
          now
        </Total>
        <Total name="Longest wait" figure={formatClock(longest?.wait)} title={longest?.queue}>
          {waiting === undefined ? 'not known' : (longest?.queue ?? 'nobody waits')}
        </Total>
        <Total name="Service level" figure={formatPercent(level)}>
          {level === undefined ? 'nothing yet today' : <StandingMark standing={judgeLevel(level, day?.target)} />}
        </Total>
        <Total name="Abandoned" figure={formatNumber(day?.abandoned)}>
          of {formatNumber(day?.offered)} today
        </Total>
        <Total name="Agents on queue" figure={`${formatNumber(onQueue?.count)}${onQueue?.atLeast ? '+' : ''}`}>
          {agents && <Agents counts={agents} />}
        </Total>
      </dl>
    </Card>
  );
}

interface TotalProps {
  name: string;
  figure: string;
  /** The line below it, if it may be too long to be visible. */
  title?: string | undefined;
  children?: ReactNode;
}

export function Total({ name, figure, title, children }: TotalProps): ReactNode {
  return (
    <div className={classes['total']}>
      <dt>{name}</dt>
      <dd>
        <strong>{figure}</strong>
        <span title={title}>{children}</span>
      </dd>
    </div>
  );
}
