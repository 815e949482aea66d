import { Anchor, Title } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/formats.js';
import { Running } from '../../shared/running.js';
import { text } from '../../shared/text.js';
import type { BoardQueue } from '../figures/board.js';
import { longestSince } from '../figures/now.js';
import { describeQueueAgents } from './agents.js';
import classes from './board.module.css';
import { definitions, meaningOf } from './definitions.js';
import type { Term } from './definitions.js';
import { LevelBar } from './level-bar.js';
import { StandingMark } from './standing-mark.js';

interface QueueCardProps {
  queue: BoardQueue;
  /** Its place among all queues, from 1, since not all of them are rendered. */
  position: number;
  total: number;
}

/** The figures of a queue. Renders only if these change. */
export const QueueCard = memo(function QueueCard({ queue, position, total }: QueueCardProps): ReactNode {
  const { id, name, now, day, standing } = queue;
  return (
    <div
      role="listitem"
      className={classes['card']}
      data-severity={standing.severity}
      aria-labelledby={`queue-${id}`}
      aria-posinset={position}
      aria-setsize={total}
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
        <Figure term="waiting" value={formatNumber(now?.waiting)} />
        <Figure term="interacting" value={formatNumber(now?.interacting)} />
        <Figure term="longestWait" value={<Running since={now && longestSince(now)} />} />
      </dl>
      <LevelBar day={day} />
      <p className={classes['agents']} title={meaningOf('elsewhere')}>
        {now && now.onQueue + now.offQueue > 0
          ? text('card.agents', { count: formatNumber(now.onQueue), agents: describeQueueAgents(now) })
          : text('card.noAgents', { count: formatNumber(now?.onQueue) })}
      </p>
    </div>
  );
});

function Figure({ term, value }: { term: Term; value: ReactNode }): ReactNode {
  return (
    <div>
      <dt title={meaningOf(term)}>{text(definitions[term].name)}</dt>
      <dd>{value}</dd>
    </div>
  );
}
