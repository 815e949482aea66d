import type { ReactNode } from 'react';
import { formatDuration, formatTime } from '../../shared/formats.js';
import { RichText } from '../../shared/rich-text.js';

interface AsOfProps {
  /** When the shown results were received, by the platform's clock, in ms since the epoch; 0 before that. */
  moment: number;
  /** ms */
  refreshInterval: number;
}

/** Up to when the list is complete, and how often it refreshes. */
export function AsOf({ moment, refreshInterval }: AsOfProps): ReactNode {
  return (
    <RichText
      id="interactions.asOf"
      values={{
        // Always of one width, so that the buttons beside it do not move.
        time: formatTime(moment === 0 ? 12 * 3_600_000 : moment),
        interval: formatDuration(refreshInterval),
      }}
      parts={[
        (time) => (
          <span className="tabular" style={moment === 0 ? { visibility: 'hidden' } : undefined}>
            {time}
          </span>
        ),
      ]}
    />
  );
}
