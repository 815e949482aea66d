import { Anchor, Card, Title, UnstyledButton } from '@mantine/core';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatClock, formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Running } from '../../shared/running.js';
import type { BoardQueue } from '../figures/board.js';
import classes from './attention.module.css';

/** So many are visible until all are wanted. */
const MOST = 4;

interface AttentionProps {
  /** The queues that need attention now, the most urgent first. */
  queues: readonly BoardQueue[];
  /** The number of all queues. */
  total: number;
}

/** What is wrong at this moment, and what to do about it. */
export const AttentionStrip = memo(function AttentionStrip({ queues, total }: AttentionProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? queues : queues.slice(0, MOST);
  return (
    <Card
      withBorder
      component="section"
      padding={0}
      aria-labelledby="attention"
      className={classes['strip'] ?? ''}
      data-calm={queues.length === 0}
    >
      <Title order={2} id="attention" className={classes['title'] ?? ''}>
        {queues.length > 0 && <span className={classes['count']}>{formatNumber(queues.length)}</span>}
        {queues.length === 0 ? 'No queue needs attention now' : 'Attention now'}
      </Title>
      {queues.length > 0 && (
        <ul className={classes['list']}>
          {shown.map((queue) => (
            <Problem key={queue.id} queue={queue} />
          ))}
        </ul>
      )}
      {queues.length > MOST && (
        <UnstyledButton
          className={classes['more'] ?? ''}
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
          }}
        >
          {showsAll ? 'Show fewer' : `${MOST} of ${formatNumber(queues.length)} of ${formatNumber(total)} queues · show all`}
        </UnstyledButton>
      )}
    </Card>
  );
});

const Problem = memo(function Problem({ queue: { id, name, now, attention } }: { queue: BoardQueue }): ReactNode {
  if (!attention) return null;
  const { severity, words, since, limit, advice } = attention;
  return (
    <li className={classes['problem']} data-severity={severity}>
      <Icon name={severity === 'critical' ? 'warning' : 'clock'} size={15} />
      <Anchor component={Link} to={`/queues/${id}`} inherit c="inherit" fw={650} className="one-line" title={name}>
        {name}
      </Anchor>
      <span className={classes['reason']}>
        {words}
        {since !== undefined && (
          <>
            {' · '}
            {formatNumber(now?.waiting)} waiting, <Running since={since} />
            {limit !== undefined && ` of ${formatClock(limit)}`}
          </>
        )}
      </span>
      <Anchor component={Link} to={`/queues/${id}#members`} inherit className={classes['advice'] ?? ''}>
        {advice}
        <Icon name="chevronRight" size={13} />
      </Anchor>
    </li>
  );
});
