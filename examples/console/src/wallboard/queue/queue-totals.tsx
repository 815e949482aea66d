import { Card, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDuration, formatNumber, formatPercent } from '../../shared/formats.js';
import { Running } from '../../shared/running.js';
import { text } from '../../shared/text.js';
import { describeQueueAgents } from '../board/agents.js';
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
        <h2 id="figures">{text('queue.figures')}</h2>
      </VisuallyHidden>
      <dl>
        <Total term="waiting" figure={formatNumber(now?.waiting)}>
          {text('queue.interacting', { count: formatNumber(now?.interacting) })}
        </Total>
        <Total term="longestWait" figure={<Running since={now && longestSince(now)} />}>
          {text(now && longestSince(now) === undefined ? 'board.noWait' : 'board.now')}
        </Total>
        <Total term="level" figure={formatPercent(level)}>
          <LevelNote level={level} target={day?.target} />
        </Total>
        <Total term="answered" figure={formatNumber(day?.answered)}>
          {text('queue.answeredAfter', { duration: formatDuration(day && meanAnswerTime(day)) })}
        </Total>
        <Total term="abandoned" figure={formatNumber(day?.abandoned)}>
          {text('board.ofToday', { count: formatNumber(day?.offered) })}
        </Total>
        <Total term="onQueue" figure={formatNumber(now?.onQueue)}>
          {now && describeQueueAgents(now)}
        </Total>
      </dl>
    </Card>
  );
}
