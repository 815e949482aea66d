import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDuration } from '../shared/formats.js';
import type { Hearing } from './use-hearing.js';

/** The polling interval of a page without live events, and the missing permissions. */
export function describePolling(pollingInterval: number, { missing }: Pick<Hearing, 'missing'>): string {
  const remedy = missing.length === 0 ? '' : ` With the permission ${missing.join(' or ')}, changes are shown immediately.`;
  return `Not live: asking every ${formatDuration(pollingInterval)}.${remedy}`;
}

/** Shown for a part of a page whose subscription was refused. A missing connection is shown for the page as a whole. */
export function PollingNotice({ hearing, pollingInterval }: { hearing: Hearing; pollingInterval: number }): ReactNode {
  return (
    <div role="status">
      {hearing.isRefused && (
        <Text size="sm" c="dimmed" px="sm" pb="sm">
          {describePolling(pollingInterval, hearing)}
        </Text>
      )}
    </div>
  );
}
