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
export function weekFigures(group: ForecastPlanningGroupData, weekNumber: number): ForecastPlanningGroupData {
  const { planningGroupId, offeredPerInterval, averageHandleTimeSecondsPerInterval } = group;
  const sliceWeek = (values: readonly number[]): number[] =>
    values.slice((weekNumber - 1) * QUARTERS_A_WEEK, weekNumber * QUARTERS_A_WEEK);
  return {
    planningGroupId,
    offeredPerInterval: sliceWeek(offeredPerInterval),
    averageHandleTimeSecondsPerInterval: sliceWeek(averageHandleTimeSecondsPerInterval),
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
  const repository = new Repository<PlanningGroup>(world, '/api/v2/workforcemanagement/businessunits/{}/planninggroups', [
    unitId,
  ]);
  return (repository.all() as unknown as PlanningGroup[]).map(({ id, routePaths = [] }) => ({
    id,
    // Requests contain a queue's id, responses a reference.
    paths: routePaths.map((path: Partial<RoutePathRequest> & RoutePathResponse) => ({
      queueId: path.queueId ?? path.queue?.id ?? '',
      mediaType: path.mediaType ?? '',
    })),
  }));
}

/** Offered and handled interactions and handle time of a past day, by quarter of an hour. */
interface PastDay {
  offeredCounts: number[];
  handledCounts: number[];
  handleSeconds: number[];
}

/** Forecasts a week of a business unit from the same weekdays of past weeks. */
export function forecastWeek(world: World, unitId: string, week: string, timeZone: string): ForecastPlanningGroupData[] {
  const groups = planningGroups(world, unitId);
  const daysByGroup = pastDays(world, week, timeZone, groups);
  const all = [...Array(WEEKS * 7).keys()];
  const daysWithData = all.filter((dayIndex) =>
    daysByGroup.some((days) => days[dayIndex]?.offeredCounts.some((value) => value > 0)),
  );
  return groups.map(({ id }, group) => {
    const days = daysByGroup[group] ?? [];
    const averageSeconds =
      weightedSum(daysWithData, days, 'handleSeconds') / (weightedSum(daysWithData, days, 'handledCounts') || 1);
    const offeredPerInterval: number[] = [];
    const averageHandleTimeSecondsPerInterval: number[] = [];
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const sameWeekdays = daysWithData.filter((dayIndex) => dayIndex % 7 === weekday);
      const sourceDays = sameWeekdays.length > 0 ? sameWeekdays : daysWithData;
      const weight = sourceDays.reduce((total, dayIndex) => total + weightOf(dayIndex), 0) || 1;
      for (let quarter = 0; quarter < QUARTERS_A_DAY; quarter += 1) {
        const handledCount = weightedSum(sourceDays, days, 'handledCounts', quarter);
        offeredPerInterval.push(roundToHundredths(weightedSum(sourceDays, days, 'offeredCounts', quarter) / weight));
        averageHandleTimeSecondsPerInterval.push(
          roundToHundredths(
            handledCount > 0 ? weightedSum(sourceDays, days, 'handleSeconds', quarter) / handledCount : averageSeconds,
          ),
        );
      }
    }
    return { planningGroupId: id, offeredPerInterval, averageHandleTimeSecondsPerInterval };
  });
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;

const weightOf = (day: number): number => Math.floor(day / 7) + 1;

/** The weighted sum of a value over days, for one quarter of an hour or the whole day. */
function weightedSum(dayIndexes: readonly number[], days: readonly PastDay[], field: keyof PastDay, quarter?: number): number {
  return dayIndexes.reduce((total, dayIndex) => {
    const values = days[dayIndex]?.[field] ?? [];
    const value = quarter === undefined ? values.reduce((one, other) => one + other, 0) : (values[quarter] ?? 0);
    return total + weightOf(dayIndex) * value;
  }, 0);
}

/** Past days by planning group; the first one has the same weekday as the first day of the requested week. */
function pastDays(world: World, week: string, timeZone: string, groups: readonly Group[]): PastDay[][] {
  const next = Math.ceil((world.now() - momentOn(week, 0, timeZone)) / (7 * DAY));
  const first = laterDay(week, 7 * (next - WEEKS));
  const zeroCounts = (): number[] => Array<number>(QUARTERS_A_DAY).fill(0);
  const daysByGroup = groups.map(() =>
    Array.from({ length: WEEKS * 7 }, (): PastDay => ({
      offeredCounts: zeroCounts(),
      handledCounts: zeroCounts(),
      handleSeconds: zeroCounts(),
    })),
  );
  const from = momentOn(first, 0, timeZone);
  const to = momentOn(laterDay(first, WEEKS * 7), 0, timeZone);
  const results = aggregate(world, {
    interval: intervalText({ from, to }),
    granularity: 'PT15M',
    groupBy: ['queueId'],
    metrics: ['nOffered', 'tHandle'],
  });
  for (const { group = {}, data = [] } of results) {
    const daysOfMatchingGroups = daysByGroup.filter((_, groupIndex) =>
      groups[groupIndex]?.paths.some((path) => matchesPath(path, group)),
    );
    for (const { interval = '', metrics = [] } of data) {
      const quarterIndex = Math.floor((Date.parse(interval.split('/')[0] ?? '') - from) / QUARTER);
      for (const days of daysOfMatchingGroups)
        addMetrics(days[Math.floor(quarterIndex / QUARTERS_A_DAY)], quarterIndex % QUARTERS_A_DAY, metrics);
    }
  }
  return daysByGroup;
}

const matchesPath = (path: Path, { queueId, mediaType }: Record<string, string>): boolean =>
  path.queueId === queueId && path.mediaType.toLowerCase() === mediaType;

function addMetrics(day: PastDay | undefined, quarter: number, metrics: readonly AggregateMetricData[]): void {
  const add = (values: number[] | undefined, value = 0): void => {
    if (values) values[quarter] = (values[quarter] ?? 0) + value;
  };
  for (const { metric, stats } of metrics) {
    if (metric === 'nOffered') add(day?.offeredCounts, stats?.count);
    else {
      add(day?.handledCounts, stats?.count);
      add(day?.handleSeconds, (stats?.sum ?? 0) / 1000);
    }
  }
}
