'use client';

import { usePlatformQuery } from 'contact-centre-client/react';
import { WaitingApi } from '#lib/waiting-api';

/** The number of waiting interactions of a queue. All queues share one request every 5 s. */
export function Waiting({ queueId }: { queueId: string | undefined }) {
  const waiting = usePlatformQuery(WaitingApi, 'getWaiting', [], { signedIn: false, refetchInterval: 5000 });
  if (waiting.error) return <span role="alert">{waiting.error.message}</span>;
  return <output>{waiting.data === undefined ? '…' : `${waiting.data[queueId ?? ''] ?? 0} waiting`}</output>;
}
