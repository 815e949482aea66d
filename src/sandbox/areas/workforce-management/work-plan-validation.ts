import type { Area } from '../../engine/area.js';
import type {
  WorkPlan,
  WorkPlanActivity,
  WorkPlanConfigurationViolationMessage,
  WorkPlanShift,
  WorkPlanValidationMessageArgument,
  WorkPlanValidationRequest,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { businessUnitIn } from './roster.js';
import { Repository } from '../repository.js';
import { activityCodesOf } from './activity-codes.js';
import { managementUnitAt, planReference } from './agents/placements.js';
import { minutesOff, paidTimes } from './schedules/shift-parts.js';
import type { Codes } from './schedules/shift-parts.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';

type Plan = Omit<WorkPlan, 'metadata'>;
type Violation = NonNullable<WorkPlanConfigurationViolationMessage['type']>;
type Argument = readonly [type: NonNullable<WorkPlanValidationMessageArgument['type']>, value: string | number | undefined];
type Say = (type: Violation, ...about: Argument[]) => void;

/**
 * Checks whether the settings of a work plan contradict each other: shifts without days, activities that do not fit into their
 * shift, and paid time that cannot reach the weekly minimum. Which messages are errors is not documented; here all are. The
 * sandbox neither searches for a complete schedule nor checks planning period constraints.
 */
export function addWorkPlanValidationHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementManagementunitWorkplanValidate', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const id = context.param('workPlanId');
    const known = id === 'new' ? {} : new Repository(world, `${UNITS}/{}/workplans`, [unit.id]).get(id);
    const body = readObject<WorkPlanValidationRequest>(context);
    const messages = violationsOf(activityCodesOf(world, businessUnitIn(unit)), { ...known, ...body });
    return {
      ...(id !== 'new' && { workPlan: planReference(unit.id, id) }),
      valid: messages.length === 0,
      ...(queryList(context, 'expand').includes('messages') && { messages: { violationMessages: messages } }),
    };
  });
}

function violationsOf(codes: Codes, plan: Plan): WorkPlanConfigurationViolationMessage[] {
  const messages: WorkPlanConfigurationViolationMessage[] = [];
  const say: Say = (type, ...about) => {
    const known = about.flatMap(([name, value]) => (value === undefined ? [] : [{ type: name, value: String(value) }]));
    messages.push({ type, arguments: known, severity: 'Error' });
  };
  const shifts = (plan.shifts ?? []).filter((shift) => shift.delete !== true);
  if (shifts.length === 0) say('NoShifts');
  for (const shift of shifts) checkShift(codes, plan, shift, say);
  checkWeek(plan, shifts, say);
  return messages;
}

/** A shift's id, or the validation id that the caller has given it. */
const nameOf = ({ id, validationId }: WorkPlanShift): Argument =>
  id === undefined ? ['ShiftValidationId', validationId] : ['ShiftId', id];

function checkShift(codes: Codes, plan: Plan, shift: WorkPlanShift, say: Say): void {
  const name = nameOf(shift);
  if ((shift.days?.values ?? []).length === 0) say('DailyShiftHasNoDaysSelected', name);
  if (plan.constrainPaidTimeGranularity === true && plan.paidTimeGranularityMinutes) checkGranularity(plan, shift, say);
  const { exactStartTimeMinutesFromMidnight: exact = 0, latestStopTimeMinutesFromMidnight: stop } = shift;
  const start = shift.flexibleStartTime === true ? (shift.earliestStartTimeMinutesFromMidnight ?? exact) : exact;
  if (shift.constrainLatestStopTime === true && stop !== undefined) {
    const [least = 0] = paidTimes(plan, shift);
    if (stop <= start) say('ShiftStopEarlierThanStart', name, ['ShiftStartTimeMinutes', start], ['ShiftStopTimeMinutes', stop]);
    else if (start + least + minutesOff(shift, codes) > stop)
      say('PaidTimeNotMetByShiftStartStop', name, ['ShiftPaidTimeMinutes', least]);
  }
  // Shifts with flexible times may have flexible activities too.
  if (shift.flexibleStartTime !== true && shift.flexiblePaidTime !== true)
    checkActivities(shift, start, start + (paidTimes(plan, shift)[0] ?? 0) + minutesOff(shift, codes), say);
}

function checkGranularity({ paidTimeGranularityMinutes: grain = 1 }: Plan, shift: WorkPlanShift, say: Say): void {
  const about: Argument = ['PaidTimeGranularityMinutes', grain];
  const isOff = (minutes = 0): boolean => minutes % grain !== 0;
  if (shift.flexiblePaidTime !== true) {
    if (isOff(shift.exactPaidTimeMinutes)) say('ExactPaidTimeNotDivisibleByGranularity', nameOf(shift), about);
    return;
  }
  if (isOff(shift.minimumPaidTimeMinutes)) say('MinPaidTimeNotDivisibleByGranularity', nameOf(shift), about);
  if (isOff(shift.maximumPaidTimeMinutes)) say('MaxPaidTimeNotDivisibleByGranularity', nameOf(shift), about);
}

/** Checks the activities of a shift with exact times. */
function checkActivities(shift: WorkPlanShift, start: number, stop: number, say: Say): void {
  const placed = (shift.activities ?? [])
    .filter((activity) => activity.delete !== true && activity.flexibleStartTime !== true)
    .map((activity) => {
      const from = (activity.startTimeIsRelativeToShiftStart === true ? start : 0) + (activity.exactStartTimeMinutes ?? 0);
      return { activity, from, to: from + (activity.lengthMinutes ?? 0) };
    });
  const called = ({ id, validationId }: WorkPlanActivity, nth: '' | '2' = ''): Argument =>
    id === undefined ? [`ActivityValidationId${nth}`, validationId] : [`ActivityId${nth}`, id];
  for (const [at, { activity, from, to }] of placed.entries()) {
    const about = [nameOf(shift), called(activity), ['ActivityStartTimeMinutes', from]] as const;
    if (from < start) say('ActivityStartBeforeShiftStart', ...about);
    else if (from >= stop) say('ActivityStartGreaterThanEqualToShiftStop', ...about);
    else if (to > stop) say('ActivityEndGreaterThanShiftStop', ...about);
    for (const other of placed.slice(at + 1))
      if (from < other.to && other.from < to)
        say('ActivitiesOverlap', nameOf(shift), called(activity), called(other.activity, '2'));
  }
}

/** Compares the days of a week with the weekly minimum and maximum. */
function checkWeek(plan: Plan, shifts: readonly WorkPlanShift[], say: Say): void {
  const days = [...new Set(shifts.flatMap(({ days: on }) => on?.values ?? []))].map((day) => {
    const paid = shifts.filter(({ days: on }) => on?.values?.includes(day) === true).flatMap((shift) => paidTimes(plan, shift));
    return { isRequired: plan.optionalDays?.values?.includes(day) !== true, least: Math.min(...paid), most: Math.max(...paid) };
  });
  const required = days.filter(({ isRequired }) => isRequired);
  const { maximumDays = 7 } = plan;
  if (required.length > maximumDays)
    say('DailyRequiredDaysGreaterThanWeeklyMaxDays', ['RequiredDays', required.length], ['MaximumDays', maximumDays]);
  if (plan.constrainWeeklyPaidTime !== true || days.length === 0) return;
  const exact = plan.weeklyExactPaidMinutes;
  const isFlexible = plan.flexibleWeeklyPaidTime === true;
  const [least, most] = isFlexible ? [plan.weeklyMinimumPaidMinutes, plan.weeklyMaximumPaidMinutes] : [exact, exact];
  const mustBe = required.reduce((sum, day) => sum + day.least, 0);
  const longest = days.map((day) => day.most).sort((one, other) => other - one);
  const canBe = longest.slice(0, maximumDays).reduce((sum, minutes) => sum + minutes, 0);
  if (most !== undefined && mustBe > most)
    say('DailyMinTotalGreaterThanWeeklyMax', ['DailyPaidTimeMinutes', mustBe], ['WeeklyPaidTimeMinutes', most]);
  if (least !== undefined && canBe < least)
    say('DailyMaxTotalLessThanWeeklyMin', ['DailyPaidTimeMinutes', canBe], ['WeeklyPaidTimeMinutes', least]);
}
