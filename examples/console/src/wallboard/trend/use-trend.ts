import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { PlatformError } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { useConnection } from '../../session/connection.js';
import { every } from '../../session/query-client.js';
import { useAccess } from '../../session/use-access.js';
import type { TrendDay, TrendSteps } from './series.js';
import { intervalDaysAgo, readStaffing, readTrend, staffingQuery, trendDays, trendQuery } from './series.js';

/** ms */
const EVERY_2_MINUTES = 120_000;
const EVERY_HOUR = 3_600_000;

interface DayTrend {
  interval: string;
  steps: TrendSteps | undefined;
}

export interface TrendData {
  days: Readonly<Record<TrendDay, DayTrend>>;
  /** Average number of agents on queue by half-hour of today; `undefined` if it is unknown or not permitted. */
  staffing: readonly (number | undefined)[] | undefined;
  /** Figures begin to be missing here, in ms since the epoch. */
  until: number;
  isPending: boolean;
  error: PlatformError | null;
  refetch: () => void;
}

/** Returns the figures of queues by half-hour of today, yesterday and a week ago. @param userIds - The agents for staffing; all by default. */
export function useTrend(queueIds: readonly string[], userIds?: readonly string[]): TrendData {
  const { platformTime } = useConnection().client;
  const today = useDay(queueIds, 'today');
  const yesterday = useDay(queueIds, 'yesterday');
  const lastWeek = useDay(queueIds, 'lastWeek');
  const canSeeStaff = useAccess().can('analytics:userAggregate:view');
  const hasAgents = userIds === undefined || userIds.length > 0;
  const { interval } = today;
  const { data: staff } = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsUsersAggregatesQuery',
    canSeeStaff && hasAgents ? [staffingQuery(interval, userIds)] : skipToken,
    { staleTime: EVERY_2_MINUTES, refetchInterval: every(EVERY_2_MINUTES) },
  );
  const until = platformTime(today.dataUpdatedAt);
  const staffing = useMemo(() => staff && readStaffing(staff, interval, until), [staff, interval, until]);
  return {
    days: { today, yesterday, lastWeek },
    staffing,
    until,
    isPending: today.isPending,
    error: today.error ?? yesterday.error ?? lastWeek.error,
    refetch: () => {
      for (const each of [today, yesterday, lastWeek]) if (each.error) void each.refetch();
    },
  };
}

function useDay(queueIds: readonly string[], day: TrendDay) {
  const interval = intervalDaysAgo(Date.now(), trendDays[day].daysAgo);
  const age = day === 'today' ? EVERY_2_MINUTES : EVERY_HOUR;
  const { data, dataUpdatedAt, isPending, error, refetch } = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsConversationsAggregatesQuery',
    queueIds.length === 0 ? skipToken : [trendQuery(queueIds, interval)],
    { staleTime: age, refetchInterval: every(age) },
  );
  const steps = useMemo(() => data && readTrend(data, interval), [data, interval]);
  return { interval, steps, dataUpdatedAt, isPending, error, refetch };
}
