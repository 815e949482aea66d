import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { secondClock } from '../../shared/clock.js';
import { formatNumber, formatTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import classes from '../events.module.css';
import type { RateMeter } from './rate-meter.js';
import { DRAWN_SECONDS } from './rate-meter.js';
import type { Stream } from './use-stream.js';

/** Whether events arrive, and how many a second. */
export function StreamStatus({ stream: { status, meter } }: { stream: Stream }): ReactNode {
  return (
    <div className={classes['status']}>
      <span role="status" data-live={status.state === 'live'} className={classes['state']}>
        {describeStatus(status)}
      </span>
      {status.state !== 'idle' && <Rate meter={meter} />}
    </div>
  );
}

function describeStatus({ state, reason = '', nextAttemptAt }: Stream['status']): string {
  switch (state) {
    case 'idle':
      return text('events.idle');
    case 'live':
      return text('events.live');
    case 'waiting':
      return nextAttemptAt === undefined
        ? text('events.waiting', { reason })
        : text('events.waitingUntil', { reason, time: formatTime(nextAttemptAt) });
    default:
      return text('events.connecting');
  }
}

/** Events per second: the figure, and the last minute as bars. */
function Rate({ meter }: { meter: RateMeter }): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    () =>
      secondClock.subscribe(() => {
        setNow(Date.now());
      }),
    [],
  );
  const counts = meter.counts(now);
  const highest = Math.max(1, ...counts);
  return (
    <span className={classes['rate']}>
      <span className="tabular">
        {text('events.perSecond', { rate: formatNumber(Math.round(meter.perSecond(now) * 10) / 10) })}
      </span>
      <svg
        className={classes['bars']}
        viewBox={`0 0 ${DRAWN_SECONDS} 16`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('events.lastMinute', { count: formatNumber(counts.reduce((sum, count) => sum + count, 0)) })}
      >
        {counts.map((count, second) => {
          const height = (count / highest) * 16;
          return count > 0 && <rect key={second} x={second + 0.1} y={16 - height} width={0.8} height={height} />;
        })}
      </svg>
    </span>
  );
}
