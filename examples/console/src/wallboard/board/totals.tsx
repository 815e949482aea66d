import { Card, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../shared/formats.js';
import { Running } from '../../shared/running.js';
import { text } from '../../shared/text.js';
import type { Totals as Sums } from '../figures/board.js';
import { judgeLevel } from '../figures/standing.js';
import { sumOfHeads } from '../figures/staff.js';
import { describeAgents } from './agents.js';
import type { Shows } from '../figures/use-board.js';
import classes from './board.module.css';
import { definitions, meaningOf } from './definitions.js';
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
        <h2 id="totals">{text('board.allQueues')}</h2>
      </VisuallyHidden>
      <dl>
        {shows.now && (
          <>
            <Total term="waiting" figure={formatNumber(waiting)}>
              {text('board.now')}
            </Total>
            <Total term="longestWait" figure={<Running since={longest?.since} />} title={longest?.queue}>
              {waiting === undefined ? text('board.notKnown') : (longest?.queue ?? text('board.noWait'))}
            </Total>
            <Total term="interacting" figure={formatNumber(interacting)}>
              {text('board.now')}
            </Total>
            <Total term="onQueue" figure={`${formatNumber(onQueue?.count)}${onQueue?.atLeast ? '+' : ''}`}>
              {agents && describeAgents(agents)}
            </Total>
          </>
        )}
        {shows.day && (
          <>
            <Total term="level" figure={formatPercent(level.level)}>
              <LevelNote {...level} />
            </Total>
            <Total term="abandoned" figure={formatNumber(day?.abandoned)}>
              {text('board.ofToday', { count: formatNumber(day?.offered) })}
            </Total>
          </>
        )}
      </dl>
    </Card>
  );
});

/** Compares a service level with its target, in words. */
export function LevelNote({ level, target }: { level: number | undefined; target: number | undefined }): ReactNode {
  if (level === undefined) return text('board.nothingYet');
  return (
    <>
      <StandingMark standing={judgeLevel(level, target)} />
      {target !== undefined && ` (${formatPercent(target)})`}
    </>
  );
}

interface TotalProps {
  term: Term;
  figure: ReactNode;
  /** The line below it, if it may be too long to be visible. */
  title?: string | undefined;
  children?: ReactNode;
}

export function Total({ term, figure, title, children }: TotalProps): ReactNode {
  return (
    <div className={classes['total']}>
      <dt title={meaningOf(term)}>{text(definitions[term].name)}</dt>
      <dd>
        <strong>{figure}</strong>
        <span title={title}>{children}</span>
      </dd>
    </div>
  );
}
