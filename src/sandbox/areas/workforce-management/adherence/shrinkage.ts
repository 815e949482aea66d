import type {
  BusinessUnitActivityCode,
  HistoricalShrinkageAggregateResponse,
  HistoricalShrinkageResult,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { groupBy } from '../../group.js';
import type { Entity } from '../../repository.js';
import { activityCodesOf } from '../activity-codes.js';
import { businessUnitIn, unitOf } from '../roster.js';
import { dayOf, laterDay, momentOn } from '../wall-clock.js';
import { actualActivities, activitiesDuring, plannedActivities, totalSeconds } from './figures.js';
import type { ReportPeriod, ActivityPeriod } from './figures.js';

/** Actual or planned shrinkage under an activity code. */
interface Shrinkage {
  code: Entity;
  category: string;
  seconds: number;
  isActual: boolean;
}

/** Splits a report into periods. Weeks begin on the first day of the report; the platform's rule is not documented. */
export function splitIntoPeriods({ from, to, timeZone }: ReportPeriod, days: number): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  let day = dayOf(from, timeZone);
  for (let start = from; start < to;) {
    day = laterDay(day, days);
    const end = Math.min(to, momentOn(day, 0, timeZone));
    periods.push({ from: start, to: end, timeZone });
    start = end;
  }
  return periods;
}

/**
 * The shrinkage of agents in a period: scheduled time under codes that count as shrinkage, both as planned and as actually
 * done. Unplanned activities count under the default code of their category.
 */
export function shrinkageOf(
  world: World,
  userIds: readonly string[],
  { from, to: end }: ReportPeriod,
): HistoricalShrinkageResult {
  const to = Math.min(end, world.now());
  const shrinkages: Shrinkage[] = [];
  const units = new Set<string>();
  let scheduledSeconds = 0;
  let loggedInSeconds = 0;
  for (const userId of userIds) {
    const unit = unitOf(world, userId);
    const unitId = unit ? businessUnitIn(unit) : '';
    if (unitId !== '') units.add(unitId);
    const actualPeriods = actualActivities(world, userId, from, to);
    const plannedPeriods = plannedActivities(world, unitId, userId, from, to);
    loggedInSeconds += totalSeconds(actualPeriods.filter(({ category }) => category !== 'Unavailable'));
    scheduledSeconds += totalSeconds(plannedPeriods);
    shrinkages.push(...plannedPeriods.flatMap((period) => findShrinkages(world, unitId, period, actualPeriods)));
  }
  const shrinkagesByCategory = groupBy(shrinkages, ({ category }) => category);
  return {
    startDate: iso(from),
    endDate: iso(end),
    totalScheduledDurationSeconds: scheduledSeconds,
    totalLoggedInDurationSeconds: loggedInSeconds,
    aggregatedShrinkage: aggregate(shrinkages, scheduledSeconds),
    shrinkageForActivityCategories: [...shrinkagesByCategory].map(([activityCategory, ofCategory]) => ({
      activityCategory,
      shrinkageForActivityCategory: aggregate(ofCategory, scheduledSeconds),
      shrinkageForActivityCodes: [...groupBy(ofCategory, ({ code }) => code.id)].map(([activityCodeId, ofCode]) => ({
        activityCodeId,
        shrinkageForActivityCode: aggregate(ofCode, scheduledSeconds),
      })),
    })),
    businessUnitIds: [...units],
  };
}

function findShrinkages(
  world: World,
  unitId: string,
  plannedPeriod: ActivityPeriod,
  actualPeriods: readonly ActivityPeriod[],
): Shrinkage[] {
  const codes = activityCodesOf(world, unitId);
  const shrinkageUnder = (
    code: Entity<BusinessUnitActivityCode> | undefined,
    period: ActivityPeriod,
    isActual: boolean,
  ): Shrinkage[] =>
    code && countsTowardShrinkage(code)
      ? [{ code, category: textOf(code['category']), seconds: totalSeconds([period]), isActual }]
      : [];
  const findDefaultCode = (wantedCategory: string): Entity<BusinessUnitActivityCode> | undefined =>
    codes.all().find(({ category, defaultCode }) => category === wantedCategory && defaultCode === true);
  const plannedCode = codes.find(plannedPeriod.codeId);
  return [
    ...shrinkageUnder(plannedCode, plannedPeriod, false),
    ...activitiesDuring(plannedPeriod, actualPeriods).flatMap((actualPeriod) =>
      shrinkageUnder(
        actualPeriod.category === plannedPeriod.category ? plannedCode : findDefaultCode(actualPeriod.category),
        actualPeriod,
        true,
      ),
    ),
  ];
}

/** Default of a code: everything but on-queue work is planned shrinkage. The platform's default is not documented. */
const countsTowardShrinkage = ({ countsTowardShrinkage: counts, category }: Entity<BusinessUnitActivityCode>): boolean =>
  typeof counts === 'boolean' ? counts : category !== 'OnQueueWork';

/**
 * Not documented: in the sandbox paid and planned shrinkage are parts of the actual shrinkage, in percent of the scheduled
 * time.
 */
function aggregate(shrinkages: readonly Shrinkage[], scheduledSeconds: number): HistoricalShrinkageAggregateResponse {
  const sumSeconds = (matches: (shrinkage: Shrinkage) => boolean): number =>
    shrinkages.filter(matches).reduce((total, { seconds: each }) => total + each, 0);
  const percent = (part: number): number => (scheduledSeconds === 0 ? 0 : Math.round((part / scheduledSeconds) * 10_000) / 100);
  const isPaid = ({ code }: Shrinkage): boolean => code['countsAsPaidTime'] === true;
  const isPlanned = ({ code }: Shrinkage): boolean => code['plannedShrinkage'] !== false;
  const plannedSeconds = sumSeconds(({ isActual }) => !isActual);
  const actualSeconds = sumSeconds(({ isActual }) => isActual);
  const sumActualSeconds = (matches: (shrinkage: Shrinkage) => boolean): number =>
    sumSeconds((shrinkage) => shrinkage.isActual && matches(shrinkage));
  return {
    scheduledShrinkageSeconds: plannedSeconds,
    scheduledShrinkagePercent: percent(plannedSeconds),
    actualShrinkageSeconds: actualSeconds,
    actualShrinkagePercent: percent(actualSeconds),
    paidShrinkageSeconds: sumActualSeconds(isPaid),
    unpaidShrinkageSeconds: actualSeconds - sumActualSeconds(isPaid),
    plannedShrinkageSeconds: sumActualSeconds(isPlanned),
    unplannedShrinkageSeconds: actualSeconds - sumActualSeconds(isPlanned),
  };
}
