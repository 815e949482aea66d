import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { describePolling } from '../../live/polling-notice.js';
import { announce } from '../../shared/announce.js';
import { secondClock } from '../../shared/clock.js';
import { describeFailure } from '../../shared/failures.js';
import { formatTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import type { Source, SourceName } from '../figures/use-board.js';
import classes from './board.module.css';
import { text } from '../../shared/text.js';

/** Polled figures are current for this many intervals. */
const MISSED = 3;

/** Shows the time of the figures, whether they update automatically, and which of them are outdated. */
export function LiveStatus({ sources }: { sources: readonly Source[] }): ReactNode {
  const oldNames = useOldNames(sources);
  const stale = sources.filter(({ name, error }) => error !== null || oldNames.includes(name));
  const pollingSource = sources.find(({ hearing }) => hearing.way === 'asking');
  const updated = Math.max(0, ...sources.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const isLive = sources.length > 0 && sources.every(({ hearing }) => hearing.way === 'live');
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(() => {
    if (pollingSource) setWasAsked(true);
    else if (isLive && wasAsked) {
      setWasAsked(false);
      announce(text('live.again'));
    }
  }, [pollingSource, isLive, wasAsked]);
  return (
    <>
      {stale.length === 0 && !pollingSource && (
        <span className={classes['live']} data-live={isLive && updated > 0}>
          {updated === 0 ? text('live.asking') : text(isLive ? 'live.live' : 'live.updated', { time: formatTime(updated) })}
        </span>
      )}
      <div role="status">
        {stale.length === 0 && pollingSource && (
          <div className={classes['live']} data-live={false}>
            {describePolling(pollingSource.pollingInterval, pollingSource.hearing)}
          </div>
        )}
        {stale.map((source) => (
          <Stale key={source.name} {...source} />
        ))}
      </div>
    </>
  );
}

/** Live figures are always current; only polled ones become outdated. */
function isOld({ hearing: { way, liveUntil }, dataUpdatedAt, pollingInterval }: Source, now: number): boolean {
  return way === 'asking' && dataUpdatedAt > 0 && now - Math.max(dataUpdatedAt, liveUntil) > MISSED * pollingInterval;
}

function Stale({ name, error, dataUpdatedAt, refetch }: Source): ReactNode {
  const failure = error && describeFailure(error);
  return (
    <div className={classes['stale']}>
      <Icon name="warning" size={16} />
      <span>
        <strong>{text('live.notCurrent')}</strong> {describeAge(name, dataUpdatedAt)}{' '}
        {failure && text('live.failure', { ...failure, facts: failure.facts.join(', ') })}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          void refetch();
        }}
      >
        {text('live.retry')}
      </Button>
    </div>
  );
}

/** @param updatedAt - ms since the epoch; 0 before the first response. */
function describeAge(source: SourceName, updatedAt: number): string {
  return updatedAt === 0 ? text('live.unread', { source }) : text('live.outdated', { source, time: formatTime(updatedAt) });
}

/** Returns the names of the outdated sources, checked every second. Renders only when one of them becomes outdated. */
function useOldNames(sources: readonly Source[]): readonly string[] {
  const names = useSyncExternalStore(secondClock.subscribe, () => {
    const now = Date.now();
    return sources
      .filter((source) => isOld(source, now))
      .map(({ name }) => name)
      .join('\n');
  });
  return names === '' ? [] : names.split('\n');
}
