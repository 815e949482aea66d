import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/formats.js';
import { RichText } from '../../shared/rich-text.js';
import type { PastCall } from './history.js';

/** The outcome of a previous call, its duration and its time. */
export function CallOutcome({ call: { outcome, ms, at } }: { call: PastCall }): ReactNode {
  return (
    <RichText
      id="history.line"
      values={{ outcome, ms: Math.round(ms), time: formatDateTime(at) }}
      parts={[(time) => <time dateTime={new Date(at).toISOString()}>{time}</time>]}
    />
  );
}
