import type { ReactNode } from 'react';
import { NONE, formatDateTime, formatElapsed, formatStart } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { usePlatformTime } from '../../shared/use-platform-time.js';
import classes from './agent.module.css';

/** The time that has passed since a state began, and when it began. */
export function Since({ since }: { since: string | undefined }): ReactNode {
  if (since === undefined) return NONE;
  return (
    <time dateTime={since} title={formatDateTime(since)} className={classes['since']}>
      <SinceText since={since} />
    </time>
  );
}

function SinceText({ since }: { since: string }): ReactNode {
  const elapsed = usePlatformTime() - Date.parse(since);
  return `${formatElapsed(elapsed)} ${text('agent.since', { time: formatStart(since, elapsed) })}`;
}
