import { Card, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../shared/formats.js';
import { Running } from '../../shared/running.js';
import type { Totals as Sums } from '../figures/board.js';
import { judgeLevel } from '../figures/standing.js';
import { sumOfHeads } from '../figures/staff.js';
import { Agents } from './agents.js';
import type { Shows } from '../figures/use-board.js';
import classes from './board.module.css';
import { definitions } from './definitions.js';
import type { Term } from './definitions.js';
import { StandingMark } from './standing-mark.js';

interface TotalsProps {
  totals: Sums;
  /** Whether the user may see the figures of this moment, and of the day. */
  shows: Shows;
}

/** Totals of all queues: three of this moment, three of the day. */
export const Totals = memo(function Totals({ totals, shows }: TotalsProps): ReactNode {
  const { waiting, interacting, longest, day, level, agents } = totals;
  const onQueue = agents && sumOfHeads(agents);
  return (
    <Card withBorder component="section" aria-labelledby="totals" className={classes['totals'] ?? ''} padding={0}>
      <VisuallyHidden>
        <h2 id="totals">All queues</h2>
      </VisuallyHidden>
      <dl>
        {shows.now && (
          <>
            <Total name="Waiting" figure={formatNumber(waiting)}>
              now
            </Total>
            <Total name="Longest wait" figure={<Running since={longest?.since} />} title={longest?.queue}>
              {waiting === undefined ? 'not known' : (longest?.queue ?? 'no customer waits')}
            </Total>
            <Total name="Interacting" figure={formatNumber(interacting)}>
              now
            </Total>
            <Total name="Agents on queue" figure={`${formatNumber(onQueue?.count)}${onQueue?.atLeast ? '+' : ''}`}>
              {agents && <Agents counts={agents} />}
            </Total>
          </>
        )}
        {shows.day && (
          <>
            <Total name="Service level" figure={formatPercent(level.level)}>
              <LevelNote {...level} />
            </Total>
            <Total name="Abandoned" figure={formatNumber(day?.abandoned)}>
              of {formatNumber(day?.offered)} today
            </Total>
          </>
        )}
      </dl>
    </Card>
  );
});

/** Compares a service level with its target, in words. */
export function LevelNote({ level, target }: { level: number | undefined; target: number | undefined }): ReactNode {
  if (level === undefined) return 'nothing yet today';
  return (
    <>
      <StandingMark standing={judgeLevel(level, target)} />
      {target !== undefined && ` of ${formatPercent(target)} today`}
    </>
  );
}

interface TotalProps {
  name: string;
  figure: ReactNode;
  /** The line below it, if it may be too long to be visible. */
  title?: string | undefined;
  children?: ReactNode;
}

export function Total({ name, figure, title, children }: TotalProps): ReactNode {
  return (
    <div className={classes['total']}>
      <dt title={definitions[name as Term]}>{name}</dt>
      <dd>
        <strong>{figure}</strong>
        <span title={title}>{children}</span>
      </dd>
    </div>
  );
}
