import type {
  AgentAdherenceDayMetrics,
  AgentAdherenceScheduledActivity,
  HistoricalAdherenceActuals,
  HistoricalAdherenceExceptionInfo,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import { userDetails } from '../../analytics/user-times.js';
import { iso } from '../../conversations/model.js';
import { activityCodesOf } from '../activity-codes.js';
import { agentIn, agentSchedulesOf, publishedOf } from '../schedules/schedule-store.js';
import { dayOf, daysBetween, laterDay, momentOn } from '../wall-clock.js';

/** Activity categories by system presence. */
const categories: Readonly<Record<string, string>> = {
  ON_QUEUE: 'OnQueueWork',
  BREAK: 'Break',
  MEAL: 'Meal',
  MEETING: 'Meeting',
  TRAINING: 'Training',
  AVAILABLE: 'OffQueueWork',
  BUSY: 'OffQueueWork',
};

/** Returns the activity category of a system presence, as analytics names it: `ON_QUEUE`. */
export const categoryOf = (systemPresence: string): string => categories[systemPresence] ?? 'Unavailable';

/** A period in ms since the epoch, with the actual or planned activity. */
export interface ActivityPeriod {
  from: number;
  to: number;
  category: string;
  codeId?: string;
}

/** A period, and the time zone of its days. */
export interface ReportPeriod {
  from: number;
  to: number;
  timeZone: string;
}

/** Adherence of an agent. */
export interface AdherenceFigures {
  actuals: HistoricalAdherenceActuals[];
  exceptionInfo: HistoricalAdherenceExceptionInfo[];
  scheduledActivities: AgentAdherenceScheduledActivity[];
  dayMetrics: AgentAdherenceDayMetrics[];
  adherencePercentage?: number;
  conformancePercentage?: number;
  impact: 'Positive' | 'Negative' | 'Neutral' | 'Unknown';
}

type Impact = AdherenceFigures['impact'];

/** Compares what an agent did in a period with the published schedule; the future is left out. */
export function adherenceOf(world: World, businessUnitId: string, userId: string, span: ReportPeriod): AdherenceFigures {
  const { from, timeZone } = span;
  const to = Math.min(span.to, world.now());
  const offset = (time: number): number => Math.round((time - from) / 1000);
  const actualPeriods = actualActivities(world, userId, from, to);
  const plannedPeriods = plannedActivities(world, businessUnitId, userId, from, to);
  const exceptions = plannedPeriods.flatMap((period) => findExceptions(period, actualPeriods));
  const days = to > from ? daysBetween(dayOf(from, timeZone), dayOf(to - 1, timeZone)) : [];
  const dayMetrics = days.map((day) => {
    const start = Math.max(from, momentOn(day, 0, timeZone));
    const end = Math.min(to, momentOn(laterDay(day, 1), 0, timeZone));
    return {
      ...metricsOf(
        clipPeriods(plannedPeriods, start, end),
        clipPeriods(actualPeriods, start, end),
        clipPeriods(exceptions, start, end),
      ),
      dayStartOffsetSeconds: offset(start),
    };
  });
  const { adherencePercentage, conformancePercentage, impactSeconds } = metricsOf(plannedPeriods, actualPeriods, exceptions);
  return {
    actuals: actualPeriods.map((period) => ({
      actualActivityCategory: period.category,
      startOffsetSeconds: offset(period.from),
      endOffsetSeconds: offset(period.to),
    })),
    exceptionInfo: exceptions.map(({ from: start, to: end, category, codeId, scheduledCategory, impact }) => ({
      startOffsetSeconds: offset(start),
      endOffsetSeconds: offset(end),
      actualActivityCategory: category,
      scheduledActivityCategory: scheduledCategory,
      impact,
      ...(codeId !== undefined && { scheduledActivityCodeId: codeId }),
    })),
    scheduledActivities: plannedPeriods.map(({ from: start, to: end, codeId = '' }) => ({
      activityCodeId: codeId,
      startOffsetSeconds: offset(start),
      endOffsetSeconds: offset(end),
    })),
    dayMetrics,
    ...(adherencePercentage !== undefined && { adherencePercentage }),
    ...(conformancePercentage !== undefined && { conformancePercentage }),
    impact: plannedPeriods.length === 0 ? 'Unknown' : impactOfSeconds(impactSeconds),
  };
}

/** What a user did, from the presence history. */
export function actualActivities(world: World, userId: string, from: number, to: number): ActivityPeriod[] {
  if (from >= to) return [];
  const { details: userRecords } = userDetails(world, { interval: `${iso(from)}/${iso(to)}` });
  const presence = userRecords.find((each) => each.userId === userId)?.primaryPresence ?? [];
  return clipPeriods(
    presence.map(({ startTime = '', endTime, systemPresence = '' }) => ({
      from: Date.parse(startTime),
      to: endTime === undefined ? to : Date.parse(endTime),
      category: categoryOf(systemPresence),
    })),
    from,
    to,
  );
}

/** What an agent is scheduled to do, from the published schedule. */
export function plannedActivities(
  world: World,
  businessUnitId: string,
  userId: string,
  from: number,
  to: number,
): ActivityPeriod[] {
  // A user without a business unit has no schedule.
  if (businessUnitId === '') return [];
  const codes = activityCodesOf(world, businessUnitId);
  const periods = publishedOf(world, businessUnitId, iso(from), iso(to))
    .flatMap(({ id }) => agentSchedulesOf(world).get(id) ?? [])
    .filter((schedule) => agentIn(schedule) === userId)
    .flatMap(({ shifts = [] }) => shifts)
    .flatMap(({ activities = [] }) => activities)
    .map(({ startDate = '', lengthMinutes = 0, activityCodeId = '' }): ActivityPeriod => {
      const start = Date.parse(startDate);
      const category = textOf(codes.find(activityCodeId)?.['category']) || 'OnQueueWork';
      return { from: start, to: start + lengthMinutes * 60_000, category, codeId: activityCodeId };
    });
  return clipPeriods(periods, from, to).sort((one, other) => one.from - other.from);
}

/** The actual activities in a period; gaps count as unavailable. */
export function activitiesDuring({ from, to }: ActivityPeriod, actual: readonly ActivityPeriod[]): ActivityPeriod[] {
  const periods = clipPeriods(actual, from, to).sort((one, other) => one.from - other.from);
  const gapPeriods: ActivityPeriod[] = [];
  let coveredUntil = from;
  for (const period of [...periods, { from: to, to }]) {
    if (period.from > coveredUntil) gapPeriods.push({ from: coveredUntil, to: period.from, category: 'Unavailable' });
    coveredUntil = Math.max(coveredUntil, period.to);
  }
  return [...periods, ...gapPeriods].sort((one, other) => one.from - other.from);
}

/** Periods whose actual activity differs from the planned one. */
function findExceptions(
  plannedPeriod: ActivityPeriod,
  actualPeriods: readonly ActivityPeriod[],
): (ActivityPeriod & { scheduledCategory: string; impact: Impact })[] {
  return activitiesDuring(plannedPeriod, actualPeriods)
    .filter(({ category }) => category !== plannedPeriod.category)
    .map((period) => ({
      ...period,
      scheduledCategory: plannedPeriod.category,
      ...(plannedPeriod.codeId !== undefined && { codeId: plannedPeriod.codeId }),
      impact: impactOfException(plannedPeriod.category, period.category),
    }));
}

function impactOfException(plannedCategory: string, actualCategory: string): Impact {
  if (plannedCategory === 'OnQueueWork') return 'Negative';
  return actualCategory === 'OnQueueWork' ? 'Positive' : 'Neutral';
}

function impactOfSeconds(impactSeconds: number): Impact {
  if (impactSeconds === 0) return 'Neutral';
  return impactSeconds > 0 ? 'Positive' : 'Negative';
}

const clipPeriods = <T extends ActivityPeriod>(periods: readonly T[], from: number, to: number): T[] =>
  periods
    .map((period) => ({ ...period, from: Math.max(from, period.from), to: Math.min(to, period.to) }))
    .filter((period) => period.from < period.to);

export const totalSeconds = (periods: readonly ActivityPeriod[]): number =>
  Math.round(periods.reduce((sum, { from, to }) => sum + to - from, 0) / 1000);

/**
 * Adherence is the share of the plan without exceptions; conformance is time on queue as a share of planned time on queue.
 * Impact is not documented: the sandbox takes unplanned time on queue less missed time on queue.
 */
function metricsOf(
  plannedPeriods: readonly ActivityPeriod[],
  actualPeriods: readonly ActivityPeriod[],
  exceptions: readonly (ActivityPeriod & { impact: Impact })[],
): Omit<AgentAdherenceDayMetrics, 'dayStartOffsetSeconds'> {
  const filterOnQueue = (periods: readonly ActivityPeriod[]): ActivityPeriod[] =>
    periods.filter(({ category }) => category === 'OnQueueWork');
  const scheduleSeconds = totalSeconds(plannedPeriods);
  const exceptionDurationSeconds = totalSeconds(exceptions);
  const conformanceScheduleSeconds = totalSeconds(filterOnQueue(plannedPeriods));
  const conformanceActualSeconds = totalSeconds(filterOnQueue(actualPeriods));
  const secondsByImpact = (impact: Impact): number => totalSeconds(exceptions.filter((each) => each.impact === impact));
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
  return {
    adherenceScheduleSeconds: scheduleSeconds,
    scheduleLengthSeconds: scheduleSeconds,
    exceptionDurationSeconds,
    conformanceScheduleSeconds,
    conformanceActualSeconds,
    exceptionCount: exceptions.length,
    impactSeconds: secondsByImpact('Positive') - secondsByImpact('Negative'),
    actualLengthSeconds: totalSeconds(actualPeriods.filter(({ category }) => category !== 'Unavailable')),
    ...(scheduleSeconds > 0 && { adherencePercentage: percent(scheduleSeconds - exceptionDurationSeconds, scheduleSeconds) }),
    ...(conformanceScheduleSeconds > 0 && {
      conformancePercentage: percent(conformanceActualSeconds, conformanceScheduleSeconds),
    }),
  };
}
