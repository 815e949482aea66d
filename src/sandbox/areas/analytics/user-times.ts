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
import { intervalText, readInterval, readTimeZone, steps } from './interval.js';
import type { Interval } from './interval.js';
import type { Seen } from './seen.js';
import { summaryOf } from './summary.js';
import type { Summary } from './summary.js';
import { readViews, viewData } from './views.js';

/** A period during which a user had one value. */
interface Spell extends Interval {
  userId: string;
  value: string;
  /** It has not ended. */
  lasts: boolean;
}

/** A user's periods that overlap an interval, with their complete start and end times. */
function spellsIn(world: World, kept: HistoryKind, userId: string, { from, to }: Interval): Spell[] {
  const history = historyOf(world, kept, userId);
  const now = world.now();
  return history
    .map(({ value, start }, index): Spell => {
      const end = history[index + 1]?.start;
      return { userId, value, from: start, to: end ?? now, lasts: end === undefined };
    })
    .filter((spell) => spell.from < to && spell.to > from);
}

/** Converts `On Queue` to `ON_QUEUE`, its name in analytics. */
export const systemName = (systemPresence: string): string => systemPresence.toUpperCase().replaceAll(' ', '_');

const systemPresenceOf = (world: World, definitionId: string): string =>
  systemName(world.store.presenceDefinitions.find(definitionId)?.systemPresence ?? 'Offline');

/** The store that a metric reads, and the qualifier that splits it. */
const metrics = new Map<string, { kept: HistoryKind; qualify: (world: World, value: string) => string }>([
  ['tAgentRoutingStatus', { kept: 'routingStatus', qualify: (_world, value) => value }],
  ['tOrganizationPresence', { kept: 'presence', qualify: (_world, value) => value }],
  ['tSystemPresence', { kept: 'presence', qualify: systemPresenceOf }],
]);

/** The time that users spent in each state, by user if requested, and by step of the interval. */
export function aggregateUsers(world: World, query: UserAggregationQuery, whom?: Seen): UserAggregateDataContainer[] {
  const timeZone = readTimeZone(query.timeZone);
  const interval = readInterval(query.interval, { timeZone });
  const stepsOfInterval = steps(interval, query.granularity, timeZone);
  const views = readViews(query.views);
  const isMeant = readFilter(query.filter);
  const isWanted = (id: string): boolean => whom?.user(id) !== false && isMeant((name) => (name === 'userId' ? [id] : []));
  const users = world.store.users.all().filter(({ id }) => isWanted(id));
  const byUser = query.groupBy?.includes('userId') === true;
  const asked = new Set<string>(query.metrics);
  const names = [...new Set([...asked, ...views.map(({ target }) => target)])];
  return [...groupBy(users, ({ id }) => (byUser ? id : ''))].flatMap(([userId, members]) => {
    const spells = names.flatMap((metric) => {
      const { kept, qualify } = metrics.get(metric) ?? {};
      if (!kept || !qualify) return [];
      const found = members.flatMap(({ id }) => spellsIn(world, kept, id, interval));
      return found.map((spell) => ({ ...spell, metric, qualifier: qualify(world, spell.value) }));
    });
    const data = stepsOfInterval.flatMap((step) => {
      const within = spells
        .filter(({ from, to }) => from < step.to && to > step.from)
        .map((spell) => ({ ...spell, ms: Math.min(spell.to, step.to) - Math.max(spell.from, step.from) }));
      const groups = groupBy(within, ({ metric, qualifier }) => `${metric} ${qualifier}`);
      const figures = [...groups.values()].flatMap((group) => {
        const sum = group.reduce((total, { ms }) => total + ms, 0);
        return group
          .slice(0, 1)
          .flatMap(({ metric, qualifier }) => (asked.has(metric) ? { metric, qualifier, stats: { sum } } : []));
      });
      const summaries = new Map<string, Summary>();
      for (const { name, target, isIn } of views) {
        for (const { metric, ms } of within) if (metric === target && isIn(ms)) summaryOf(summaries, name).add(ms);
      }
      const seen = viewData(views, summaries);
      if (figures.length + seen.length === 0) return [];
      return [{ interval: intervalText(step), metrics: figures, ...(seen.length > 0 && { views: seen }) }];
    });
    return data.length === 0 ? [] : [{ group: byUser ? { userId } : {}, data }];
  });
}

/** The presence and routing status periods of users with at least one that matches, and how often each value occurs. */
export function userDetails(
  world: World,
  query: UserDetailsQuery,
  { days, seen }: { days?: number; seen?: Seen } = {},
): { found: AnalyticsUserDetail[]; aggregations: AggregationResult[] | undefined } {
  const interval = readInterval(query.interval, days === undefined ? {} : { days });
  const ofUsers = readFilters(query.userFilters, 'userFilters');
  const ofPresences = readFilters(query.presenceFilters, 'presenceFilters');
  const ofStatuses = readFilters(query.routingStatusFilters, 'routingStatusFilters');
  const direction = orderDirection(query.order);
  const isIn = (fits: Filter | undefined, dimensions: Record<string, string>): boolean =>
    !fits || fits((name) => [dimensions[name]]);
  const dates = ({ from, to, lasts }: Spell) => ({ startTime: iso(from), endTime: lasts ? undefined : iso(to) });
  const found = world.store.users.all().flatMap(({ id: userId }) => {
    if (seen?.user(userId) === false || !isIn(ofUsers, { userId })) return [];
    const primaryPresence = spellsIn(world, 'presence', userId, interval)
      .map((spell): AnalyticsUserPresenceRecord => {
        const organizationPresenceId = spell.value;
        return omitUndefined({ ...dates(spell), systemPresence: systemPresenceOf(world, spell.value), organizationPresenceId });
      })
      .filter(({ systemPresence = '', organizationPresenceId = '' }) =>
        isIn(ofPresences, { systemPresence, organizationPresenceId }),
      );
    const routingStatus = spellsIn(world, 'routingStatus', userId, interval)
      .map((spell): AnalyticsRoutingStatusRecord => omitUndefined({ ...dates(spell), routingStatus: spell.value }))
      .filter((record) => isIn(ofStatuses, { routingStatus: record.routingStatus ?? '' }));
    const isWanted = (!ofPresences || primaryPresence.length > 0) && (!ofStatuses || routingStatus.length > 0);
    return isWanted ? [{ userId, primaryPresence, routingStatus }] : [];
  });
  if (direction === -1) found.reverse();
  const { presenceAggregations, routingStatusAggregations } = query;
  if (!presenceAggregations && !routingStatusAggregations) return { found, aggregations: undefined };
  const among =
    (records: (detail: AnalyticsUserDetail) => readonly object[] | undefined, predicate: string) =>
    (aggregations: readonly AnalyticsQueryAggregation[] | undefined): AggregationResult[] =>
      frequencies(aggregations, {
        found,
        predicates: world.validation === 'strict' ? [predicate] : [],
        valuesOf: (detail, name) => (records(detail) ?? []).flatMap((record) => (record as Record<string, string>)[name] ?? []),
      });
  const inPresences = among(({ primaryPresence }) => primaryPresence, 'PresenceDetailQueryPredicate');
  const inStatuses = among(({ routingStatus }) => routingStatus, 'RoutingStatusDetailQueryPredicate');
  return { found, aggregations: [...inPresences(presenceAggregations), ...inStatuses(routingStatusAggregations)] };
}
