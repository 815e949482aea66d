import type { WorkPlan, WorkPlanActivity, WorkPlanShift } from '../../../../models/index.js';
import type { Kept } from '../../kept.js';
import { ON_QUEUE } from '../activity-codes.js';

/** The activities that a business unit knows. */
export type Codes = Pick<Kept, 'find'>;

/** A part of a shift, in minutes after midnight. */
export interface Stretch {
  from: number;
  to: number;
  activityCodeId: string;
  paid: boolean;
  description?: string;
}

/** How long a shift lasts beyond what is paid for. */
export function minutesOff(shift: WorkPlanShift, codes: Codes): number {
  return activitiesOf(shift)
    .filter((activity) => !isPaid(activity, codes))
    .reduce((sum, { lengthMinutes = 0 }) => sum + lengthMinutes, 0);
}

/** A shift from its beginning to its end: its activities, and work on queue in between. */
export function stretches(shift: WorkPlanShift, start: number, length: number, codes: Codes): Stretch[] {
  const end = start + length;
  const placed: Stretch[] = [];
  for (const activity of activitiesOf(shift)) {
    const { lengthMinutes = 0, activityCodeId = ON_QUEUE, description } = activity;
    const isFree = (from: number): boolean =>
      from >= start &&
      from + lengthMinutes <= end &&
      placed.every((other) => other.to <= from || other.from >= from + lengthMinutes);
    const from = timesOf(activity, start).find(isFree);
    // What has no room is left out.
    if (from === undefined) continue;
    const more = description === undefined ? {} : { description };
    placed.push({ from, to: from + lengthMinutes, activityCodeId, paid: isPaid(activity, codes), ...more });
  }
  const parts: Stretch[] = [];
  let at = start;
  const workUntil = (to: number): void => {
    if (to > at) parts.push({ from: at, to, activityCodeId: ON_QUEUE, paid: true });
  };
  for (const part of placed.sort((one, other) => one.from - other.from)) {
    workUntil(part.from);
    parts.push(part);
    at = part.to;
  }
  workUntil(end);
  return parts;
}

type Granularity = Pick<WorkPlan, 'constrainPaidTimeGranularity' | 'paidTimeGranularityMinutes'>;

/** How long a shift may be paid for, the shortest first. Nothing said is eight hours, which is the sandbox's own choice. */
export function paidTimes(plan: Granularity, shift: WorkPlanShift): number[] {
  const { flexiblePaidTime, exactPaidTimeMinutes: exact = 480 } = shift;
  if (flexiblePaidTime !== true) return [exact];
  const { minimumPaidTimeMinutes: least = exact, maximumPaidTimeMinutes: most = least } = shift;
  const grain = plan.constrainPaidTimeGranularity === true ? plan.paidTimeGranularityMinutes : undefined;
  const choices = range(least, most, grain);
  return choices.length === 0 ? [least] : choices;
}

/** The times at which a shift of such a length may begin. */
export function startsOf(shift: WorkPlanShift, length: number): number[] {
  const { exactStartTimeMinutesFromMidnight: exact = 0, earliestStartTimeMinutesFromMidnight: earliest = exact } = shift;
  const { latestStartTimeMinutesFromMidnight: latest = earliest, startIncrementMinutes } = shift;
  const starts = shift.flexibleStartTime === true ? range(earliest, latest, startIncrementMinutes) : [exact];
  const { constrainEarliestStopTime, earliestStopTimeMinutesFromMidnight: from = 0 } = shift;
  const { constrainLatestStopTime, latestStopTimeMinutesFromMidnight: to = Infinity } = shift;
  return starts.filter(
    (start) =>
      !(constrainEarliestStopTime === true && start + length < from) &&
      !(constrainLatestStopTime === true && start + length > to),
  );
}

const activitiesOf = ({ activities = [] }: WorkPlanShift): WorkPlanActivity[] =>
  activities.filter(({ lengthMinutes = 0, delete: isGone }) => lengthMinutes > 0 && isGone !== true);

const isPaid = ({ countsAsPaidTime, activityCodeId }: WorkPlanActivity, codes: Codes): boolean =>
  countsAsPaidTime ?? codes.find(activityCodeId)?.['countsAsPaidTime'] === true;

/** When an activity may begin, in minutes after midnight. */
function timesOf(activity: WorkPlanActivity, start: number): number[] {
  const { exactStartTimeMinutes: exact = 0, earliestStartTimeMinutes: earliest = exact } = activity;
  const { latestStartTimeMinutes: latest = earliest, startTimeIncrementMinutes } = activity;
  const base = activity.startTimeIsRelativeToShiftStart === true ? start : 0;
  return activity.flexibleStartTime === true ? range(base + earliest, base + latest, startTimeIncrementMinutes) : [base + exact];
}

/** Minutes from the one to the other, a quarter of an hour apart where nothing else is said. */
export function range(from: number, to: number, step = 0): number[] {
  const apart = step > 0 ? step : 15;
  return Array.from({ length: Math.max(0, Math.floor((to - from) / apart) + 1) }, (_, at) => from + at * apart);
}
