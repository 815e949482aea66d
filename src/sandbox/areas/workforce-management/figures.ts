import type {
  AggregateMetricData,
  ForecastPlanningGroupData,
  PlanningGroup,
  RoutePathRequest,
  RoutePathResponse,
} from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { DAY } from '../../store/clock.js';
import { aggregate } from '../analytics/aggregates.js';
import { intervalText } from '../analytics/interval.js';
import { Repository } from '../repository.js';
import { laterDay, momentOn } from './wall-clock.js';

/** Forecast intervals are quarters of an hour, in ms. */
export const QUARTER = 900_000;
const QUARTERS_A_DAY = DAY / QUARTER;
export const QUARTERS_A_WEEK = 7 * QUARTERS_A_DAY;

/** Expected values of one week. */
export function ofWeek(group: ForecastPlanningGroupData, weekNumber: number): ForecastPlanningGroupData {
  const { planningGroupId, offeredPerInterval, averageHandleTimeSecondsPerInterval } = group;
  const slice = (values: readonly number[]): number[] =>
    values.slice((weekNumber - 1) * QUARTERS_A_WEEK, weekNumber * QUARTERS_A_WEEK);
  return {
    planningGroupId,
    offeredPerInterval: slice(offeredPerInterval),
    averageHandleTimeSecondsPerInterval: slice(averageHandleTimeSecondsPerInterval),
  };
}

/** How many past weeks a forecast considers; later weeks have more weight. */
const WEEKS = 6;

/** Expected values of forecasts, by forecast id. */
export const figuresOf = (world: World): Map<string, ForecastPlanningGroupData[]> =>
  world.collection<ForecastPlanningGroupData[]>('wfm.forecasts.figures');

interface Path {
  queueId: string;
  mediaType: string;
}

interface Group {
  id: string;
  paths: Path[];
}

/** The planning groups of a business unit, each with its queues and media. */
export function planningGroups(world: World, unitId: string): Group[] {
  const kept = new Repository(world, '/api/v2/workforcemanagement/businessunits/{}/planninggroups', [unitId]);
  return (kept.all() as unknown as PlanningGroup[]).map(({ id, routePaths = [] }) => ({
    id,
    // Requests contain a queue's id, responses a reference.
    paths: routePaths.map((path: Partial<RoutePathRequest> & RoutePathResponse) => ({
      queueId: path.queueId ?? path.queue?.id ?? '',
      mediaType: path.mediaType ?? '',
    })),
  }));
}

/** Offered and handled interactions and handle time of a past day, by quarter of an hour. */
interface Past {
  offered: number[];
  handled: number[];
  seconds: number[];
}

/** Forecasts a week of a business unit from the same weekdays of past weeks. */
export function expected(world: World, unitId: string, week: string, timeZone: string): ForecastPlanningGroupData[] {
  const groups = planningGroups(world, unitId);
  const past = pastDays(world, week, timeZone, groups);
  const all = [...Array(WEEKS * 7).keys()];
  const known = all.filter((at) => past.some((days) => days[at]?.offered.some((value) => value > 0)));
  return groups.map(({ id }, group) => {
    const days = past[group] ?? [];
    const mean = sum(known, days, 'seconds') / (sum(known, days, 'handled') || 1);
    const offeredPerInterval: number[] = [];
    const averageHandleTimeSecondsPerInterval: number[] = [];
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const alike = known.filter((at) => at % 7 === weekday);
      const basis = alike.length > 0 ? alike : known;
      const weight = basis.reduce((total, at) => total + weightOf(at), 0) || 1;
      for (let quarter = 0; quarter < QUARTERS_A_DAY; quarter += 1) {
        const handled = sum(basis, days, 'handled', quarter);
        offeredPerInterval.push(rounded(sum(basis, days, 'offered', quarter) / weight));
        averageHandleTimeSecondsPerInterval.push(rounded(handled > 0 ? sum(basis, days, 'seconds', quarter) / handled : mean));
      }
    }
    return { planningGroupId: id, offeredPerInterval, averageHandleTimeSecondsPerInterval };
  });
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const weightOf = (day: number): number => Math.floor(day / 7) + 1;

/** The weighted sum of a value over days, for one quarter of an hour or the whole day. */
function sum(which: readonly number[], days: readonly Past[], what: keyof Past, quarter?: number): number {
  return which.reduce((total, at) => {
    const values = days[at]?.[what] ?? [];
    const value = quarter === undefined ? values.reduce((one, other) => one + other, 0) : (values[quarter] ?? 0);
    return total + weightOf(at) * value;
  }, 0);
}

/** Past days by planning group; the first one has the same weekday as the first day of the requested week. */
function pastDays(world: World, week: string, timeZone: string, groups: readonly Group[]): Past[][] {
  const next = Math.ceil((world.now() - momentOn(week, 0, timeZone)) / (7 * DAY));
  const first = laterDay(week, 7 * (next - WEEKS));
  const none = (): number[] => Array<number>(QUARTERS_A_DAY).fill(0);
  const past = groups.map(() =>
    Array.from({ length: WEEKS * 7 }, (): Past => ({ offered: none(), handled: none(), seconds: none() })),
  );
  const from = momentOn(first, 0, timeZone);
  const to = momentOn(laterDay(first, WEEKS * 7), 0, timeZone);
  const found = aggregate(world, {
    interval: intervalText({ from, to }),
    granularity: 'PT15M',
    groupBy: ['queueId'],
    metrics: ['nOffered', 'tHandle'],
  });
  for (const { group = {}, data = [] } of found) {
    const own = past.filter((_, at) => groups[at]?.paths.some((path) => isAlong(path, group)));
    for (const { interval = '', metrics = [] } of data) {
      const at = Math.floor((Date.parse(interval.split('/')[0] ?? '') - from) / QUARTER);
      for (const days of own) count(days[Math.floor(at / QUARTERS_A_DAY)], at % QUARTERS_A_DAY, metrics);
    }
  }
  return past;
}

const isAlong = (path: Path, { queueId, mediaType }: Record<string, string>): boolean =>
  path.queueId === queueId && path.mediaType.toLowerCase() === mediaType;

function count(day: Past | undefined, quarter: number, metrics: readonly AggregateMetricData[]): void {
  const add = (values: number[] | undefined, value = 0): void => {
    if (values) values[quarter] = (values[quarter] ?? 0) + value;
  };
  for (const { metric, stats } of metrics) {
    if (metric === 'nOffered') add(day?.offered, stats?.count);
    else {
      add(day?.handled, stats?.count);
      add(day?.seconds, (stats?.sum ?? 0) / 1000);
    }
  }
}
