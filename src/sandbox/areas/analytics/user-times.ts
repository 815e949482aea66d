import type {
  AnalyticsRoutingStatusRecord,
  AnalyticsUserDetail,
  AnalyticsUserPresenceRecord,
  UserAggregateDataContainer,
  UserAggregationQuery,
  UserDetailsQuery,
} from '../../../models/index.js';
import type { World } from '../../world/world.js';
import { iso, present } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { historyOf } from '../users/history.js';
import type { Kept } from '../users/history.js';
import { orderDirection } from './details.js';
import { matchesAll, matchesFilter } from './filter.js';
import { intervalText, readInterval, steps } from './interval.js';
import type { Interval } from './interval.js';

/** Something that a user was for a while. */
interface Spell extends Interval {
  userId: string;
  value: string;
  /** It still goes on. */
  lasts: boolean;
}

/** What the users were in an interval that has begun, each spell from its own beginning to its end. */
function spellsIn(world: World, kept: Kept, userId: string, { from, to }: Interval): Spell[] {
  const history = historyOf(world, kept, userId);
  const now = world.now();
  return history
    .map(({ value, start }, index): Spell => {
      const end = history[index + 1]?.start;
      return { userId, value, from: start, to: end ?? now, lasts: end === undefined };
    })
    .filter((spell) => spell.from < to && spell.to > from);
}

/** `On Queue` is `ON_QUEUE` in analytics. */
export const systemName = (systemPresence: string): string => systemPresence.toUpperCase().replaceAll(' ', '_');

const systemPresenceOf = (world: World, definitionId: string): string =>
  systemName(world.store.presenceDefinitions.find(definitionId)?.systemPresence ?? 'Offline');

const isMeant = (filter: unknown, userId: string): boolean =>
  matchesFilter(filter, (name) => (name === 'userId' ? [userId] : []));

/** What a metric is made of, and what it is split by. */
const metrics = new Map<string, { kept: Kept; qualify: (world: World, value: string) => string }>([
  ['tAgentRoutingStatus', { kept: 'routingStatus', qualify: (_world, value) => value }],
  ['tOrganizationPresence', { kept: 'presence', qualify: (_world, value) => value }],
  ['tSystemPresence', { kept: 'presence', qualify: systemPresenceOf }],
]);

/** How long users were what, by user where that is asked for, and by step of the interval. */
export function aggregateUsers(world: World, query: UserAggregationQuery): UserAggregateDataContainer[] {
  const interval = readInterval(query.interval);
  const stepsOfInterval = steps(interval, query.granularity);
  const users = world.store.users.all().filter(({ id }) => isMeant(query.filter, id));
  const byUser = query.groupBy?.includes('userId') === true;
  return [...groupBy(users, ({ id }) => (byUser ? id : ''))].flatMap(([userId, members]) => {
    const spells = [...new Set(query.metrics)].flatMap((metric) => {
      const { kept, qualify } = metrics.get(metric) ?? {};
      if (!kept || !qualify) return [];
      const found = members.flatMap(({ id }) => spellsIn(world, kept, id, interval));
      return found.map((spell) => ({ ...spell, metric, qualifier: qualify(world, spell.value) }));
    });
    const data = stepsOfInterval.flatMap((step) => {
      const within = spells.filter(({ from, to }) => from < step.to && to > step.from);
      const groups = groupBy(within, ({ metric, qualifier }) => `${metric} ${qualifier}`);
      const figures = [...groups.values()].flatMap((group) => {
        const sum = group.reduce((ms, { from, to }) => ms + Math.min(to, step.to) - Math.max(from, step.from), 0);
        return group.slice(0, 1).map(({ metric, qualifier }) => ({ metric, qualifier, stats: { sum } }));
      });
      return figures.length === 0 ? [] : [{ interval: intervalText(step), metrics: figures }];
    });
    return data.length === 0 ? [] : [{ group: byUser ? { userId } : {}, data }];
  });
}

/** The presences and routing statuses of each user who had any that is asked for. */
export function userDetails(world: World, query: UserDetailsQuery): AnalyticsUserDetail[] {
  const interval = readInterval(query.interval);
  const { userFilters, presenceFilters, routingStatusFilters } = query;
  const isIn = (filters: unknown, dimensions: Record<string, string>): boolean =>
    matchesAll(filters, (name) => [dimensions[name]]);
  const dates = ({ from, to, lasts }: Spell) => ({ startTime: iso(from), endTime: lasts ? undefined : iso(to) });
  const details = world.store.users.all().flatMap(({ id: userId }) => {
    if (!isIn(userFilters, { userId })) return [];
    const primaryPresence = spellsIn(world, 'presence', userId, interval)
      .map((spell): AnalyticsUserPresenceRecord => {
        const organizationPresenceId = spell.value;
        return present({ ...dates(spell), systemPresence: systemPresenceOf(world, spell.value), organizationPresenceId });
      })
      .filter(({ systemPresence = '', organizationPresenceId = '' }) =>
        isIn(presenceFilters, { systemPresence, organizationPresenceId }),
      );
    const routingStatus = spellsIn(world, 'routingStatus', userId, interval)
      .map((spell): AnalyticsRoutingStatusRecord => present({ ...dates(spell), routingStatus: spell.value }))
      .filter((record) => isIn(routingStatusFilters, { routingStatus: record.routingStatus ?? '' }));
    const isWanted =
      (presenceFilters === undefined || primaryPresence.length > 0) &&
      (routingStatusFilters === undefined || routingStatus.length > 0);
    return isWanted ? [{ userId, primaryPresence, routingStatus }] : [];
  });
  return orderDirection(query.order) === 1 ? details : details.reverse();
}
