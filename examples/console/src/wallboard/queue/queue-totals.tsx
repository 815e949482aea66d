import { Card, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDuration, formatNumber, formatPercent } from '../../shared/formats.js';
import { Running } from '../../shared/running.js';
import { QueueAgents } from '../board/agents.js';
import classes from '../board/board.module.css';
import { LevelNote, Total } from '../board/totals.js';
import type { BoardQueue } from '../figures/board.js';
import { meanAnswerTime, serviceLevel } from '../figures/day.js';
import { longestSince } from '../figures/now.js';

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
        <Total name="Longest wait" figure={<Running since={now && longestSince(now)} />}>
          {now && longestSince(now) === undefined ? 'no customer waits' : 'now'}
        </Total>
        <Total name="Service level" figure={formatPercent(level)}>
          <LevelNote level={level} target={day?.target} />
        </Total>
        <Total name="Answered" figure={formatNumber(day?.answered)}>
          after {formatDuration(day && meanAnswerTime(day))} on average
        </Total>
        <Total name="Abandoned" figure={formatNumber(day?.abandoned)}>
          of {formatNumber(day?.offered)} today
        </Total>
        <Total name="Agents on queue" figure={formatNumber(now?.onQueue)}>
          {now && <QueueAgents now={now} />}
        </Total>
      </dl>
    </Card>
  );
}
