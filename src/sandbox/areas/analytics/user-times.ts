import type {
  AggregationResult,
  AnalyticsQueryAggregation,
  AnalyticsRoutingStatusRecord,
  AnalyticsUserDetail,
  AnalyticsUserPresenceRecord,
  UserAggregateDataContainer,
  UserAggregationQuery,
  UserDetailsQuery,
} from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { iso, omitUndefined } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { historyOf } from '../users/history.js';
import type { HistoryKind } from '../users/history.js';
import { orderDirection } from './details.js';
import { readFilter, readFilters } from './filter.js';
import type { Filter } from './filter.js';
import { frequencies } from './frequencies.js';
import { intervalText, readInterval, readTimeZone, splitIntoSteps } from './interval.js';
import type { Interval } from './interval.js';
import type { Visibility } from './visibility.js';
import { getSummary } from './summary.js';
import type { Summary } from './summary.js';
import { readViews, viewData } from './views.js';

/** A period during which a user had one value. */
interface UserPeriod extends Interval {
  userId: string;
  value: string;
  /** It has not ended. */
  isOngoing: boolean;
}

/** A user's periods that overlap an interval, with their complete start and end times. */
function findPeriods(world: World, historyKind: HistoryKind, userId: string, { from, to }: Interval): UserPeriod[] {
  const history = historyOf(world, historyKind, userId);
  const now = world.now();
  return history
    .map(({ value, start }, index): UserPeriod => {
      const end = history[index + 1]?.start;
      return { userId, value, from: start, to: end ?? now, isOngoing: end === undefined };
    })
    .filter((period) => period.from < to && period.to > from);
}

/** Converts `On Queue` to `ON_QUEUE`, its name in analytics. */
export const systemName = (systemPresence: string): string => systemPresence.toUpperCase().replaceAll(' ', '_');

const systemPresenceOf = (world: World, definitionId: string): string =>
  systemName(world.store.presenceDefinitions.find(definitionId)?.systemPresence ?? 'Offline');

/** The store that a metric reads, and the qualifier that splits it. */
const metricSources = new Map<string, { historyKind: HistoryKind; qualifierOf: (world: World, value: string) => string }>([
  ['tAgentRoutingStatus', { historyKind: 'routingStatus', qualifierOf: (_world, value) => value }],
  ['tOrganizationPresence', { historyKind: 'presence', qualifierOf: (_world, value) => value }],
  ['tSystemPresence', { historyKind: 'presence', qualifierOf: systemPresenceOf }],
]);

/** The time that users spent in each state, by user if requested, and by step of the interval. */
export function aggregateUsers(world: World, query: UserAggregationQuery, visibility?: Visibility): UserAggregateDataContainer[] {
  const timeZone = readTimeZone(query.timeZone);
  const interval = readInterval(query.interval, { timeZone });
  const stepsOfInterval = splitIntoSteps(interval, query.granularity, timeZone);
  const views = readViews(query.views);
  const isMatch = readFilter(query.filter);
  const isWanted = (id: string): boolean => visibility?.user(id) !== false && isMatch((name) => (name === 'userId' ? [id] : []));
  const users = world.store.users.all().filter(({ id }) => isWanted(id));
  const isGroupedByUser = query.groupBy?.includes('userId') === true;
  const requestedMetrics = new Set<string>(query.metrics);
  const names = [...new Set([...requestedMetrics, ...views.map(({ target }) => target)])];
  return [...groupBy(users, ({ id }) => (isGroupedByUser ? id : ''))].flatMap(([userId, members]) => {
    const periods = names.flatMap((metric) => {
      const { historyKind, qualifierOf } = metricSources.get(metric) ?? {};
      if (!historyKind || !qualifierOf) return [];
      const periodsOfMetric = members.flatMap(({ id }) => findPeriods(world, historyKind, id, interval));
      return periodsOfMetric.map((period) => ({ ...period, metric, qualifier: qualifierOf(world, period.value) }));
    });
    const data = stepsOfInterval.flatMap((step) => {
      const periodsInStep = periods
        .filter(({ from, to }) => from < step.to && to > step.from)
        .map((period) => ({ ...period, ms: Math.min(period.to, step.to) - Math.max(period.from, step.from) }));
      const groups = groupBy(periodsInStep, ({ metric, qualifier }) => `${metric} ${qualifier}`);
      const figures = [...groups.values()].flatMap((group) => {
        const sum = group.reduce((total, { ms }) => total + ms, 0);
        return group
          .slice(0, 1)
          .flatMap(({ metric, qualifier }) => (requestedMetrics.has(metric) ? { metric, qualifier, stats: { sum } } : []));
      });
      const summaries = new Map<string, Summary>();
      for (const { name, target, isIn } of views) {
        for (const { metric, ms } of periodsInStep) if (metric === target && isIn(ms)) getSummary(summaries, name).add(ms);
      }
      const viewResults = viewData(views, summaries);
      if (figures.length + viewResults.length === 0) return [];
      return [{ interval: intervalText(step), metrics: figures, ...(viewResults.length > 0 && { views: viewResults }) }];
    });
    return data.length === 0 ? [] : [{ group: isGroupedByUser ? { userId } : {}, data }];
  });
}

/** The presence and routing status periods of users with at least one that matches, and how often each value occurs. */
export function userDetails(
  world: World,
  query: UserDetailsQuery,
  { days, visibility }: { days?: number; visibility?: Visibility } = {},
): { details: AnalyticsUserDetail[]; aggregations: AggregationResult[] | undefined } {
  const interval = readInterval(query.interval, days === undefined ? {} : { days });
  const userFilter = readFilters(query.userFilters, 'userFilters');
  const presenceFilter = readFilters(query.presenceFilters, 'presenceFilters');
  const statusFilter = readFilters(query.routingStatusFilters, 'routingStatusFilters');
  const direction = orderDirection(query.order);
  const matchesFilter = (filter: Filter | undefined, dimensions: Record<string, string>): boolean =>
    !filter || filter((name) => [dimensions[name]]);
  const periodDates = ({ from, to, isOngoing }: UserPeriod) => ({
    startTime: iso(from),
    endTime: isOngoing ? undefined : iso(to),
  });
  const details = world.store.users.all().flatMap(({ id: userId }) => {
    if (visibility?.user(userId) === false || !matchesFilter(userFilter, { userId })) return [];
    const primaryPresence = findPeriods(world, 'presence', userId, interval)
      .map((period): AnalyticsUserPresenceRecord => {
        const organizationPresenceId = period.value;
        return omitUndefined({
          ...periodDates(period),
          systemPresence: systemPresenceOf(world, period.value),
          organizationPresenceId,
        });
      })
      .filter(({ systemPresence = '', organizationPresenceId = '' }) =>
        matchesFilter(presenceFilter, { systemPresence, organizationPresenceId }),
      );
    const routingStatus = findPeriods(world, 'routingStatus', userId, interval)
      .map((period): AnalyticsRoutingStatusRecord => omitUndefined({ ...periodDates(period), routingStatus: period.value }))
      .filter((record) => matchesFilter(statusFilter, { routingStatus: record.routingStatus ?? '' }));
    const isWanted = (!presenceFilter || primaryPresence.length > 0) && (!statusFilter || routingStatus.length > 0);
    return isWanted ? [{ userId, primaryPresence, routingStatus }] : [];
  });
  if (direction === -1) details.reverse();
  const { presenceAggregations, routingStatusAggregations } = query;
  if (!presenceAggregations && !routingStatusAggregations) return { details, aggregations: undefined };
  const aggregatorOf =
    (records: (detail: AnalyticsUserDetail) => readonly object[] | undefined, predicate: string) =>
    (aggregations: readonly AnalyticsQueryAggregation[] | undefined): AggregationResult[] =>
      frequencies(aggregations, {
        items: details,
        predicates: world.validation === 'strict' ? [predicate] : [],
        readValues: (detail, name) => (records(detail) ?? []).flatMap((record) => (record as Record<string, string>)[name] ?? []),
      });
  const aggregatePresences = aggregatorOf(({ primaryPresence }) => primaryPresence, 'PresenceDetailQueryPredicate');
  const aggregateStatuses = aggregatorOf(({ routingStatus }) => routingStatus, 'RoutingStatusDetailQueryPredicate');
  return {
    details,
    aggregations: [...aggregatePresences(presenceAggregations), ...aggregateStatuses(routingStatusAggregations)],
  };
}
