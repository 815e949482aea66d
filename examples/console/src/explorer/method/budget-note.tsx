import { Text } from '@mantine/core';
import type { BucketReport } from 'contact-centre-client/limits';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { secondClock } from '../../shared/clock.js';
import { formatNumber, formatTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';

/** A limit is mentioned when more than this share of it is used. */
const ENOUGH = 0.8;

/** Says how many requests are left in this minute, if they are few. */
export function BudgetNote(): ReactNode {
  const { client } = useConnection();
  const note = useSyncExternalStore(secondClock.subscribe, () => describeScarcity(client.limits().buckets));
  return (
    <Text size="sm" className="tabular" role="status" c="var(--console-attention-ink)">
      {note}
    </Text>
  );
}

/** Returns what is left of the limit that is used most; an empty text while enough is left. */
export function describeScarcity(buckets: readonly BucketReport[]): string {
  const shareUsed = ({ used, allowed }: BucketReport): number => used / allowed;
  const [scarcest] = buckets.toSorted((one, other) => shareUsed(other) - shareUsed(one));
  if (!scarcest || shareUsed(scarcest) <= ENOUGH) return '';
  const { used, allowed, resetsAt } = scarcest;
  return text('method.fewLeft', {
    left: formatNumber(Math.max(0, allowed - used)),
    allowed: formatNumber(allowed),
    time: formatTime(resetsAt),
  });
}
