import { Anchor, Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatClock, formatNumber } from '../../shared/formats.js';
import { agentsByStatus } from '../figures/board.js';
import type { BoardQueue } from '../figures/board.js';
import { longestWait } from '../figures/now.js';
import { Agents } from './agents.js';
import classes from './board.module.css';
import { LevelBar } from './level-bar.js';
import { StandingMark } from './standing-mark.js';

export function QueueCard({ queue: { id, name, now, day, standing } }: { queue: BoardQueue }): ReactNode {
  return (
    <Card
      withBorder
      component="li"
      padding="sm"
      className={classes['card'] ?? ''}
      data-severity={standing.severity}
      aria-labelledby={`queue-${id}`}
    >
      <div className={classes['cardHead']}>
        <Title order={3} id={`queue-${id}`}>
          <Anchor component={Link} to={`/queues/${id}`} c="inherit" inherit title={name}>
            {name}
          </Anchor>
        </Title>
        <StandingMark standing={standing} />
      </div>
      <dl className={classes['figures']}>
        <Figure name="Waiting" value={formatNumber(now?.waiting)} />
        <Figure name="Interacting" value={formatNumber(now?.interacting)} />
        <Figure name="Longest wait" value={formatClock(now && longestWait(now))} />
      </dl>
      <LevelBar day={day} />
      <p className={classes['agents']}>
        {formatNumber(now?.onQueue)} on queue
        {now && now.onQueue > 0 && (
          <>
            : <Agents counts={agentsByStatus([now])} />
          </>
        )}
      </p>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
