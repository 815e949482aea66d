import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDuration, listOr } from '../shared/formats.js';
import type { Hearing } from './use-hearing.js';
import { text } from '../shared/text.js';

/** The polling interval of a page without live events, and the missing permissions. */
export function describePolling(pollingInterval: number, { missing }: Pick<Hearing, 'missing'>): string {
  const notice = text('polling.every', { interval: formatDuration(pollingInterval) });
  return missing.length === 0 ? notice : `${notice} ${text('polling.remedy', { permissions: listOr(missing) })}`;
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
