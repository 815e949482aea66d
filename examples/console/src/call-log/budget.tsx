import { Text } from '@mantine/core';
import type { BucketReport } from 'contact-centre-client/limits';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { secondClock } from '../shared/clock.js';
import { formatNumber, formatTime } from '../shared/formats.js';
import { text } from '../shared/text.js';

/** How much of the rate limit is used in this minute, updated every second. */
export function Budget(): ReactNode {
  const { client } = useConnection();
  const report = useSyncExternalStore(secondClock.subscribe, () => describe(client.limits().buckets));
  return (
    <Text size="sm" c="dimmed" className="tabular" role="group" aria-label={text('calls.budget')}>
      {report}
    </Text>
  );
}

/** Returns the limits that calls were counted in, the most used one first. */
function describe(buckets: readonly BucketReport[]): string {
  const share = ({ used, allowed }: BucketReport): number => used / allowed;
  const active = buckets.filter(({ used, queued }) => used > 0 || waiting(queued) > 0);
  if (active.length === 0) return text('calls.unused');
  return active
    .toSorted((one, other) => share(other) - share(one))
    .map(({ used, allowed, queued, resetsAt }) =>
      text('calls.used', {
        used: formatNumber(used),
        allowed: formatNumber(allowed),
        waiting: waiting(queued),
        time: formatTime(resetsAt),
      }),
    )
    .join(' · ');
}

const waiting = ({ interactive, normal, background }: BucketReport['queued']): number => interactive + normal + background;
