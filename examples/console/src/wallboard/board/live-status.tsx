import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describeFailure } from '../../shared/failures.js';
import { formatTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import type { Source } from '../figures/use-board.js';
import classes from './board.module.css';

/** Says of when the figures are, and which of them are no longer true. */
export function LiveStatus({ sources }: { sources: readonly Source[] }): ReactNode {
  const now = useNow();
  const stale = sources.filter(
    ({ error, dataUpdatedAt, freshFor }) => error !== null || (dataUpdatedAt > 0 && now - dataUpdatedAt > freshFor),
  );
  const updated = Math.max(0, ...sources.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return (
    <>
      {stale.length === 0 && (
        <span className={classes['live']} data-live={updated > 0}>
          {updated === 0 ? 'Asking the platform' : <>Live, updated at {formatTime(updated)}</>}
        </span>
      )}
      <div role="status">
        {stale.map((source) => (
          <Stale key={source.name} {...source} />
        ))}
      </div>
    </>
  );
}

function Stale({ name, error, dataUpdatedAt, refetch }: Source): ReactNode {
  const failure = error && describeFailure(error);
  return (
    <div className={classes['stale']}>
      <Icon name="warning" size={16} />
      <span>
        <strong>Not up to date.</strong> {name}{' '}
        {dataUpdatedAt === 0 ? 'could not be read.' : `are those of ${formatTime(dataUpdatedAt)}.`}{' '}
        {failure && `${failure.title}: ${failure.text} (${failure.facts.join(', ')})`}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          void refetch();
        }}
      >
        Try again
      </Button>
    </div>
  );
}

/** ms since the epoch, every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(
    () => {
      setNow(Date.now());
    },
    1000,
    { autoInvoke: true },
  );
  return now;
}
