import type { ReactNode } from 'react';
import { formatDuration, formatTime } from '../../shared/formats.js';

interface AsOfProps {
  /** When the shown results were received, by the platform's clock, in ms since the epoch; 0 before that. */
  moment: number;
  /** ms */
  refreshInterval: number;
}

/** Up to when the list is complete, and how often it refreshes. */
export function AsOf({ moment, refreshInterval }: AsOfProps): ReactNode {
  if (moment === 0) return 'Loading';
  return (
    <>
      As of <span className="tabular">{formatTime(moment)}</span> · refreshes every {formatDuration(refreshInterval)}
    </>
  );
}
