import type {
  AgentAdherenceDayMetrics,
  AgentAdherenceScheduledActivity,
  BuAgentScheduleShift,
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

/** A period in ms since the epoch, with the actual or planned activity. */
export interface Stretch {
  from: number;
  to: number;
  category: string;
  codeId?: string;
}

/** A period, and the time zone of its days. */
export interface Span {
  from: number;
  to: number;
  timeZone: string;
}

/** Adherence of an agent. */
export interface Figures {
  actuals: HistoricalAdherenceActuals[];
  exceptionInfo: HistoricalAdherenceExceptionInfo[];
  scheduledActivities: AgentAdherenceScheduledActivity[];
  dayMetrics: AgentAdherenceDayMetrics[];
  adherencePercentage?: number;
  conformancePercentage?: number;
  impact: 'Positive' | 'Negative' | 'Neutral' | 'Unknown';
}

type Impact = Figures['impact'];

/** Compares what an agent did in a period with the published schedule; the future is left out. */
export function figuresOf(world: World, businessUnitId: string, userId: string, span: Span): Figures {
  const { from, timeZone } = span;
  const to = Math.min(span.to, world.now());
  const offset = (time: number): number => Math.round((time - from) / 1000);
  const actual = actualOf(world, userId, from, to);
  const planned = plannedOf(world, businessUnitId, userId, from, to);
  const exceptions = planned.flatMap((stretch) => exceptionsTo(stretch, actual));
  const days = to > from ? daysBetween(dayOf(from, timeZone), dayOf(to - 1, timeZone)) : [];
  const dayMetrics = days.map((day) => {
    const start = Math.max(from, momentOn(day, 0, timeZone));
    const end = Math.min(to, momentOn(laterDay(day, 1), 0, timeZone));
    return {
      ...metricsOf(clipped(planned, start, end), clipped(actual, start, end), clipped(exceptions, start, end)),
      dayStartOffsetSeconds: offset(start),
    };
  });
  const { adherencePercentage, conformancePercentage, impactSeconds } = metricsOf(planned, actual, exceptions);
  return {
    actuals: actual.map((stretch) => ({
      actualActivityCategory: stretch.category,
      startOffsetSeconds: offset(stretch.from),
      endOffsetSeconds: offset(stretch.to),
    })),
    exceptionInfo: exceptions.map(({ from: start, to: end, category, codeId, scheduled, impact }) => ({
      startOffsetSeconds: offset(start),
      endOffsetSeconds: offset(end),
      actualActivityCategory: category,
      scheduledActivityCategory: scheduled,
      impact,
      ...(codeId !== undefined && { scheduledActivityCodeId: codeId }),
    })),
    scheduledActivities: planned.map(({ from: start, to: end, codeId = '' }) => ({
      activityCodeId: codeId,
      startOffsetSeconds: offset(start),
      endOffsetSeconds: offset(end),
    })),
    dayMetrics,
    ...(adherencePercentage !== undefined && { adherencePercentage }),
    ...(conformancePercentage !== undefined && { conformancePercentage }),
    impact: planned.length === 0 ? 'Unknown' : impactOfSeconds(impactSeconds),
  };
}

/** What a user did, from the presence history. */
export function actualOf(world: World, userId: string, from: number, to: number): Stretch[] {
  if (from >= to) return [];
  const { found } = userDetails(world, { interval: `${iso(from)}/${iso(to)}` });
  const presence = found.find((each) => each.userId === userId)?.primaryPresence ?? [];
  return clipped(
    presence.map(({ startTime = '', endTime, systemPresence = '' }) => ({
      from: Date.parse(startTime),
      to: endTime === undefined ? to : Date.parse(endTime),
      category: categories[systemPresence] ?? 'Unavailable',
    })),
    from,
    to,
  );
}

/** What an agent is scheduled to do, from the published schedule. */
export function plannedOf(world: World, businessUnitId: string, userId: string, from: number, to: number): Stretch[] {
  // A user without a business unit has no schedule.
  if (businessUnitId === '') return [];
  const codes = activityCodesOf(world, businessUnitId);
  const planned = publishedOf(world, businessUnitId, iso(from), iso(to))
    .flatMap(({ id }) => agentSchedulesOf(world).get(id) ?? [])
    .filter((schedule) => agentIn(schedule) === userId)
    .flatMap(({ shifts }) => (shifts ?? []) as BuAgentScheduleShift[])
    .flatMap(({ activities = [] }) => activities)
    .map(({ startDate = '', lengthMinutes = 0, activityCodeId = '' }): Stretch => {
      const start = Date.parse(startDate);
      const category = textOf(codes.find(activityCodeId)?.['category']) || 'OnQueueWork';
      return { from: start, to: start + lengthMinutes * 60_000, category, codeId: activityCodeId };
    });
  return clipped(planned, from, to).sort((one, other) => one.from - other.from);
}

/** The actual activities in a period; gaps count as unavailable. */
export function doneDuring({ from, to }: Stretch, actual: readonly Stretch[]): Stretch[] {
  const during = clipped(actual, from, to).sort((one, other) => one.from - other.from);
  const gaps: Stretch[] = [];
  let at = from;
  for (const each of [...during, { from: to, to }]) {
    if (each.from > at) gaps.push({ from: at, to: each.from, category: 'Unavailable' });
    at = Math.max(at, each.to);
  }
  return [...during, ...gaps].sort((one, other) => one.from - other.from);
}

/** Periods whose actual activity differs from the planned one. */
function exceptionsTo(planned: Stretch, actual: readonly Stretch[]): (Stretch & { scheduled: string; impact: Impact })[] {
  return doneDuring(planned, actual)
    .filter(({ category }) => category !== planned.category)
    .map((stretch) => ({
      ...stretch,
      scheduled: planned.category,
      ...(planned.codeId !== undefined && { codeId: planned.codeId }),
      impact: impactOfException(planned.category, stretch.category),
    }));
}

function impactOfException(planned: string, actual: string): Impact {
  if (planned === 'OnQueueWork') return 'Negative';
  return actual === 'OnQueueWork' ? 'Positive' : 'Neutral';
}

function impactOfSeconds(impactSeconds: number): Impact {
  if (impactSeconds === 0) return 'Neutral';
  return impactSeconds > 0 ? 'Positive' : 'Negative';
}

const clipped = <T extends Stretch>(stretches: readonly T[], from: number, to: number): T[] =>
  stretches
    .map((stretch) => ({ ...stretch, from: Math.max(from, stretch.from), to: Math.min(to, stretch.to) }))
    .filter((stretch) => stretch.from < stretch.to);

export const seconds = (stretches: readonly Stretch[]): number =>
  Math.round(stretches.reduce((sum, { from, to }) => sum + to - from, 0) / 1000);

/**
 * Adherence is the share of the plan without exceptions; conformance is time on queue as a share of planned time on queue.
 * Impact is not documented: the sandbox takes unplanned time on queue less missed time on queue.
 */
function metricsOf(
  planned: readonly Stretch[],
  actual: readonly Stretch[],
  exceptions: readonly (Stretch & { impact: Impact })[],
): Omit<AgentAdherenceDayMetrics, 'dayStartOffsetSeconds'> {
  const onQueue = (stretches: readonly Stretch[]): Stretch[] => stretches.filter(({ category }) => category === 'OnQueueWork');
  const scheduleSeconds = seconds(planned);
  const exceptionDurationSeconds = seconds(exceptions);
  const conformanceScheduleSeconds = seconds(onQueue(planned));
  const conformanceActualSeconds = seconds(onQueue(actual));
  const of = (impact: Impact): number => seconds(exceptions.filter((each) => each.impact === impact));
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
  return {
    adherenceScheduleSeconds: scheduleSeconds,
    scheduleLengthSeconds: scheduleSeconds,
    exceptionDurationSeconds,
    conformanceScheduleSeconds,
    conformanceActualSeconds,
    exceptionCount: exceptions.length,
    impactSeconds: of('Positive') - of('Negative'),
    actualLengthSeconds: seconds(actual.filter(({ category }) => category !== 'Unavailable')),
    ...(scheduleSeconds > 0 && { adherencePercentage: percent(scheduleSeconds - exceptionDurationSeconds, scheduleSeconds) }),
    ...(conformanceScheduleSeconds > 0 && {
      conformancePercentage: percent(conformanceActualSeconds, conformanceScheduleSeconds),
    }),
  };
}
