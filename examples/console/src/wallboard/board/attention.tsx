import { Anchor, Card, Title, UnstyledButton } from '@mantine/core';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatClock, formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Running } from '../../shared/running.js';
import { RichText } from '../../shared/rich-text.js';
import { text } from '../../shared/text.js';
import type { BoardQueue } from '../figures/board.js';
import classes from './attention.module.css';
import type { Density } from '../../shared/density.js';

/** So many are visible until all are wanted. In compact density, one line has room for one with its reason. */
const most: Record<Density, number> = { comfortable: 4, compact: 1 };

interface AttentionProps {
  density: Density;
  /** The queues that need attention now, the most urgent first. */
  queues: readonly BoardQueue[];
}

/** What is wrong at this moment, and what to do about it. */
export const AttentionStrip = memo(function AttentionStrip({ queues, density }: AttentionProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? queues : queues.slice(0, most[density]);
  return (
    <Card
      withBorder
      component="section"
      padding={0}
      aria-labelledby="attention"
      className={classes['strip'] ?? ''}
      data-calm={queues.length === 0}
      data-line={density === 'compact' && !showsAll}
    >
      <Title order={2} id="attention" className={classes['title'] ?? ''}>
        {queues.length > 0 && <span className={classes['count']}>{formatNumber(queues.length)}</span>}
        {text(queues.length === 0 ? 'attention.none' : 'attention.title')}
      </Title>
      {queues.length > 0 && (
        <ul className={classes['list']}>
          {shown.map((queue) => (
            <Problem key={queue.id} queue={queue} />
          ))}
        </ul>
      )}
      {queues.length > most[density] && (
        <UnstyledButton
          className={classes['more'] ?? ''}
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
          }}
        >
          {showsAll
            ? text('attention.showFewer')
            : text('attention.showAll', { shown: most[density], total: formatNumber(queues.length) })}
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
        {text(words)}
        {since !== undefined && (
          <>
            {' · '}
            <RichText
              id="attention.wait"
              values={{ count: formatNumber(now?.waiting), limit: formatClock(limit) }}
              parts={[() => <Running since={since} />]}
            />
          </>
        )}
      </span>
      <span className={classes['links']}>
        <Anchor component={Link} to={`/queues/${id}#members`} inherit className={classes['advice'] ?? ''}>
          {text(advice)}
          <Icon name="chevronRight" size={13} />
        </Anchor>
        <Anchor component={Link} to={`/queues/${id}?tab=help`} inherit className={classes['advice'] ?? ''}>
          {text('attention.help')}
          <Icon name="chevronRight" size={13} />
        </Anchor>
      </span>
    </li>
  );
});
