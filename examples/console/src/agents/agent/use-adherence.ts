import { skipToken } from '@tanstack/react-query';
import { WorkforceManagementApi } from 'contact-centre-client/apis/workforce-management';
import type { UserScheduleAdherence } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import { every } from '../../session/query-client.js';

/** ms */
const EVERY_30_S = 30_000;

interface Adherence {
  /** `undefined` for an agent without a management unit. */
  adherence: UserScheduleAdherence | undefined;
  isPending: boolean;
  error: PlatformError | null;
  refetch: () => unknown;
}

/** Returns how an agent keeps to the schedule now. */
export function useAdherence(userId: string, isPermitted: boolean): Adherence {
  const { data, isPending, error, refetch } = usePlatformQuery(
    WorkforceManagementApi,
    'getWorkforcemanagementAdherence',
    isPermitted ? [[userId]] : skipToken,
    { refetchInterval: every(EVERY_30_S) },
  );
  return { adherence: data?.find(({ user }) => user?.id === userId) ?? data?.[0], isPending, error, refetch };
}
