import type { ReactNode } from 'react';
import { NONE, formatTime } from '../../shared/formats.js';
import { Running } from '../../shared/running.js';
import { text } from '../../shared/text.js';
import classes from './agent.module.css';

/** The time that has passed since a state began, and when it began. */
export function Since({ since }: { since: string | undefined }): ReactNode {
  if (since === undefined) return NONE;
  return (
    <time dateTime={since} className={classes['since']}>
      <Running since={Date.parse(since)} /> {text('agent.since', { time: formatTime(since) })}
    </time>
  );
}
