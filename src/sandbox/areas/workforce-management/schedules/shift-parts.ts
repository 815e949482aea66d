import type { WorkPlan, WorkPlanActivity, WorkPlanShift } from '../../../../models/index.js';
import type { Repository } from '../../repository.js';
import { ON_QUEUE } from '../activity-codes.js';

/** The activity codes of a business unit. */
export type Codes = Pick<Repository, 'find'>;

/** A part of a shift, in minutes after midnight. */
export interface ShiftPart {
  from: number;
  to: number;
  activityCodeId: string;
  paid: boolean;
  description?: string;
}

/** The unpaid minutes of a shift. */
export function unpaidMinutes(shift: WorkPlanShift, codes: Codes): number {
  return activitiesOf(shift)
    .filter((activity) => !isPaid(activity, codes))
    .reduce((sum, { lengthMinutes = 0 }) => sum + lengthMinutes, 0);
}

/** A shift from start to end: its activities, and on-queue work between them. */
export function shiftParts(shift: WorkPlanShift, start: number, length: number, codes: Codes): ShiftPart[] {
  const end = start + length;
  const placedParts: ShiftPart[] = [];
  for (const activity of activitiesOf(shift)) {
    const { lengthMinutes = 0, activityCodeId = ON_QUEUE, description } = activity;
    const isFree = (from: number): boolean =>
      from >= start &&
      from + lengthMinutes <= end &&
      placedParts.every((other) => other.to <= from || other.from >= from + lengthMinutes);
    const from = timesOf(activity, start).find(isFree);
    // Activities that do not fit are left out.
    if (from === undefined) continue;
    const descriptionFields = description === undefined ? {} : { description };
    placedParts.push({ from, to: from + lengthMinutes, activityCodeId, paid: isPaid(activity, codes), ...descriptionFields });
  }
  const parts: ShiftPart[] = [];
  let filledUntil = start;
  const addWorkUntil = (to: number): void => {
    if (to > filledUntil) parts.push({ from: filledUntil, to, activityCodeId: ON_QUEUE, paid: true });
  };
  for (const part of placedParts.sort((one, other) => one.from - other.from)) {
    addWorkUntil(part.from);
    parts.push(part);
    filledUntil = part.to;
  }
  addWorkUntil(end);
  return parts;
}

type Granularity = Pick<WorkPlan, 'constrainPaidTimeGranularity' | 'paidTimeGranularityMinutes'>;

/** The possible paid times of a shift, shortest first. The default of eight hours is not documented. */
export function paidTimes(plan: Granularity, shift: WorkPlanShift): number[] {
  const { flexiblePaidTime, exactPaidTimeMinutes: exactMinutes = 480 } = shift;
  if (flexiblePaidTime !== true) return [exactMinutes];
  const { minimumPaidTimeMinutes: least = exactMinutes, maximumPaidTimeMinutes: most = least } = shift;
  const granularity = plan.constrainPaidTimeGranularity === true ? plan.paidTimeGranularityMinutes : undefined;
  const possibleTimes = range(least, most, granularity);
  return possibleTimes.length === 0 ? [least] : possibleTimes;
}

/** The possible start times of a shift with a given length. */
export function startsOf(shift: WorkPlanShift, length: number): number[] {
  const { exactStartTimeMinutesFromMidnight: exactStart = 0, earliestStartTimeMinutesFromMidnight: earliest = exactStart } =
    shift;
  const { latestStartTimeMinutesFromMidnight: latest = earliest, startIncrementMinutes } = shift;
  const starts = shift.flexibleStartTime === true ? range(earliest, latest, startIncrementMinutes) : [exactStart];
  const { constrainEarliestStopTime, earliestStopTimeMinutesFromMidnight: from = 0 } = shift;
  const { constrainLatestStopTime, latestStopTimeMinutesFromMidnight: to = Infinity } = shift;
  return starts.filter(
    (start) =>
      !(constrainEarliestStopTime === true && start + length < from) &&
      !(constrainLatestStopTime === true && start + length > to),
  );
}

const activitiesOf = ({ activities = [] }: WorkPlanShift): WorkPlanActivity[] =>
  activities.filter(({ lengthMinutes = 0, delete: isDeleted }) => lengthMinutes > 0 && isDeleted !== true);

const isPaid = ({ countsAsPaidTime, activityCodeId }: WorkPlanActivity, codes: Codes): boolean =>
  countsAsPaidTime ?? codes.find(activityCodeId)?.['countsAsPaidTime'] === true;

/** The possible start times of an activity, in minutes after midnight. */
function timesOf(activity: WorkPlanActivity, start: number): number[] {
  const { exactStartTimeMinutes: exactStart = 0, earliestStartTimeMinutes: earliest = exactStart } = activity;
  const { latestStartTimeMinutes: latest = earliest, startTimeIncrementMinutes } = activity;
  const base = activity.startTimeIsRelativeToShiftStart === true ? start : 0;
  return activity.flexibleStartTime === true
    ? range(base + earliest, base + latest, startTimeIncrementMinutes)
    : [base + exactStart];
}

/** Minutes from start to end, by default in steps of a quarter of an hour. */
export function range(from: number, to: number, step = 0): number[] {
  const increment = step > 0 ? step : 15;
  return Array.from({ length: Math.max(0, Math.floor((to - from) / increment) + 1) }, (_, index) => from + index * increment);
}
