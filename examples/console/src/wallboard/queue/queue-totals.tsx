import { Card, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatClock, formatDuration, formatNumber, formatPercent } from '../../shared/formats.js';
import { Agents } from '../board/agents.js';
import classes from '../board/board.module.css';
import { StandingMark } from '../board/standing-mark.js';
import { Total } from '../board/totals.js';
import { agentsByStatus } from '../figures/board.js';
import type { BoardQueue } from '../figures/board.js';
import { meanAnswerTime, serviceLevel } from '../figures/day.js';
import { longestWait } from '../figures/now.js';
import { judgeLevel } from '../figures/standing.js';

/** The figures of one queue. */
export function QueueTotals({ queue: { now, day } }: { queue: BoardQueue }): ReactNode {
  const level = day && serviceLevel(day);
  return (
    <Card withBorder component="section" aria-labelledby="figures" className={classes['totals'] ?? ''} padding={0}>
      <VisuallyHidden>
        <h2 id="figures">Figures</h2>
      </VisuallyHidden>
      <dl>
        <Total name="Waiting" figure={formatNumber(now?.waiting)}>
          {formatNumber(now?.interacting)} interacting
        </Total>
        <Total name="Longest wait" figure={formatClock(now && longestWait(now))}>
          {now && longestWait(now) === undefined ? 'nobody waits' : 'now'}
        </Total>
        <Total name="Service level" figure={formatPercent(level)}>
          {level === undefined ? 'nothing yet today' : <StandingMark standing={judgeLevel(level, day?.target)} />}
        </Total>
        <Total name="Answered" figure={formatNumber(day?.answered)}>
          after {formatDuration(day && meanAnswerTime(day))} on average
        </Total>
        <Total name="Abandoned" figure={formatNumber(day?.abandoned)}>
          of {formatNumber(day?.offered)} today
        </Total>
        <Total name="Agents on queue" figure={formatNumber(now?.onQueue)}>
          {now && <Agents counts={agentsByStatus([now])} />}
        </Total>
      </dl>
    </Card>
  );
}
