import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { UserDetailsQuery } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import { useConnection } from '../../session/connection.js';
import { every } from '../../session/query-client.js';
import { useAccess } from '../../session/use-access.js';
import { conversationAggregates, userDetails } from '../requirements.js';
import type { DayLine } from './day-line.js';
import { dayLineOf } from './day-line.js';
import type { AgentDay } from './figures.js';
import { agentFiguresQuery, readAgentDay } from './figures.js';
import type { ShownDay } from './shown-day.js';

/** ms */
const EVERY_MINUTE = 60_000;
const EVERY_HOUR = 3_600_000;

interface Read<T> {
  /** `undefined` until it is loaded, or if it is not permitted. */
  data: T | undefined;
  isPending: boolean;
  error: PlatformError | null;
  refetch: () => unknown;
}

const intervalOf = ({ isToday }: ShownDay): number => (isToday ? EVERY_MINUTE : EVERY_HOUR);

/** Returns the presence and the routing status of an agent during a day. `line` is `undefined` if nothing is known of it. */
export function useDayLine(userId: string, day: ShownDay): Read<{ line: DayLine | undefined }> {
  const { platformTime } = useConnection().client;
  const isPermitted = useAccess().missing(userDetails).length === 0;
  const age = intervalOf(day);
  const { data, dataUpdatedAt, isPending, error, refetch } = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsUsersDetailsQuery',
    isPermitted ? [dayQuery(userId, day.interval)] : skipToken,
    { staleTime: age, refetchInterval: every(age) },
  );
  const { from, to } = day;
  const line = useMemo(
    () => data && { line: dayLineOf(data.userDetails?.[0], { from, to }, platformTime(dataUpdatedAt)) },
    // The dates are new objects with each rendering.
    [data, from.getTime(), to.getTime(), platformTime, dataUpdatedAt],
  );
  return { data: line, isPending, error, refetch };
}

const dayQuery = (userId: string, interval: string): UserDetailsQuery => ({
  interval,
  userFilters: [{ type: 'and', predicates: [{ dimension: 'userId', value: userId }] }],
  paging: { pageSize: 1, pageNumber: 1 },
});

/** Returns the figures of an agent's day. */
export function useAgentFigures(userId: string, day: ShownDay): Read<AgentDay> {
  const isPermitted = useAccess().missing(conversationAggregates).length === 0;
  const age = intervalOf(day);
  const { data, isPending, error, refetch } = usePlatformQuery(
    AnalyticsApi,
    'postAnalyticsConversationsAggregatesQuery',
    isPermitted ? [agentFiguresQuery(userId, day.interval)] : skipToken,
    { staleTime: age, refetchInterval: every(age), select: readAgentDay },
  );
  return { data, isPending, error, refetch };
}
