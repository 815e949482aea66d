import type { Area } from '../../engine/area.js';
import type {
  WorkPlan,
  WorkPlanActivity,
  WorkPlanConfigurationViolationMessage,
  WorkPlanShift,
  WorkPlanValidationMessageArgument,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { businessUnitIn } from './roster.js';
import { Repository } from '../repository.js';
import { activityCodesOf } from './activity-codes.js';
import { managementUnitAt, planReference } from './agents/placements.js';
import { unpaidMinutes, paidTimes } from './schedules/shift-parts.js';
import type { Codes } from './schedules/shift-parts.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';

type Plan = Omit<WorkPlan, 'metadata'>;
type Violation = NonNullable<WorkPlanConfigurationViolationMessage['type']>;
type Argument = readonly [type: NonNullable<WorkPlanValidationMessageArgument['type']>, value: string | number | undefined];
type ReportViolation = (type: Violation, ...violationArguments: Argument[]) => void;

/**
 * Checks whether the settings of a work plan contradict each other: shifts without days, activities that do not fit into their
 * shift, and paid time that cannot reach the weekly minimum. Which messages are errors is not documented; here all are. The
 * sandbox neither searches for a complete schedule nor checks planning period constraints.
 */
export function addWorkPlanValidationHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementManagementunitWorkplanValidate', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const id = context.param('workPlanId');
    const storedPlan = id === 'new' ? {} : new Repository<WorkPlan>(world, `${UNITS}/{}/workplans`, [unit.id]).get(id);
    const body = readObject(context);
    const messages = violationsOf(activityCodesOf(world, businessUnitIn(unit)), { ...storedPlan, ...body });
    return {
      ...(id !== 'new' && { workPlan: planReference(unit.id, id) }),
      valid: messages.length === 0,
      ...(queryList(context, 'expand').includes('messages') && { messages: { violationMessages: messages } }),
    };
  });
}

function violationsOf(codes: Codes, plan: Plan): WorkPlanConfigurationViolationMessage[] {
  const messages: WorkPlanConfigurationViolationMessage[] = [];
  const report: ReportViolation = (type, ...violationArguments) => {
    const presentArguments = violationArguments.flatMap(([name, value]) =>
      value === undefined ? [] : [{ type: name, value: String(value) }],
    );
    messages.push({ type, arguments: presentArguments, severity: 'Error' });
  };
  const shifts = (plan.shifts ?? []).filter((shift) => shift.delete !== true);
  if (shifts.length === 0) report('NoShifts');
  for (const shift of shifts) checkShift(codes, plan, shift, report);
  checkWeek(plan, shifts, report);
  return messages;
}

/** A shift's id, or the validation id that the caller has given it. */
const nameOf = ({ id, validationId }: WorkPlanShift): Argument =>
  id === undefined ? ['ShiftValidationId', validationId] : ['ShiftId', id];

function checkShift(codes: Codes, plan: Plan, shift: WorkPlanShift, report: ReportViolation): void {
  const name = nameOf(shift);
  if ((shift.days?.values ?? []).length === 0) report('DailyShiftHasNoDaysSelected', name);
  if (plan.constrainPaidTimeGranularity === true && plan.paidTimeGranularityMinutes) checkGranularity(plan, shift, report);
  const { exactStartTimeMinutesFromMidnight: exactStart = 0, latestStopTimeMinutesFromMidnight: stop } = shift;
  const start = shift.flexibleStartTime === true ? (shift.earliestStartTimeMinutesFromMidnight ?? exactStart) : exactStart;
  if (shift.constrainLatestStopTime === true && stop !== undefined) {
    const [least = 0] = paidTimes(plan, shift);
    if (stop <= start)
      report('ShiftStopEarlierThanStart', name, ['ShiftStartTimeMinutes', start], ['ShiftStopTimeMinutes', stop]);
    else if (start + least + unpaidMinutes(shift, codes) > stop)
      report('PaidTimeNotMetByShiftStartStop', name, ['ShiftPaidTimeMinutes', least]);
  }
  // Shifts with flexible times may have flexible activities too.
  if (shift.flexibleStartTime !== true && shift.flexiblePaidTime !== true)
    checkActivities(shift, start, start + (paidTimes(plan, shift)[0] ?? 0) + unpaidMinutes(shift, codes), report);
}

function checkGranularity(
  { paidTimeGranularityMinutes: granularity = 1 }: Plan,
  shift: WorkPlanShift,
  report: ReportViolation,
): void {
  const granularityArgument: Argument = ['PaidTimeGranularityMinutes', granularity];
  const isOffGranularity = (minutes = 0): boolean => minutes % granularity !== 0;
  if (shift.flexiblePaidTime !== true) {
    if (isOffGranularity(shift.exactPaidTimeMinutes))
      report('ExactPaidTimeNotDivisibleByGranularity', nameOf(shift), granularityArgument);
    return;
  }
  if (isOffGranularity(shift.minimumPaidTimeMinutes))
    report('MinPaidTimeNotDivisibleByGranularity', nameOf(shift), granularityArgument);
  if (isOffGranularity(shift.maximumPaidTimeMinutes))
    report('MaxPaidTimeNotDivisibleByGranularity', nameOf(shift), granularityArgument);
}

/** Checks the activities of a shift with exact times. */
function checkActivities(shift: WorkPlanShift, start: number, stop: number, report: ReportViolation): void {
  const placedActivities = (shift.activities ?? [])
    .filter((activity) => activity.delete !== true && activity.flexibleStartTime !== true)
    .map((activity) => {
      const from = (activity.startTimeIsRelativeToShiftStart === true ? start : 0) + (activity.exactStartTimeMinutes ?? 0);
      return { activity, from, to: from + (activity.lengthMinutes ?? 0) };
    });
  const nameActivity = ({ id, validationId }: WorkPlanActivity, suffix: '' | '2' = ''): Argument =>
    id === undefined ? [`ActivityValidationId${suffix}`, validationId] : [`ActivityId${suffix}`, id];
  for (const [index, { activity, from, to }] of placedActivities.entries()) {
    const activityArguments = [nameOf(shift), nameActivity(activity), ['ActivityStartTimeMinutes', from]] as const;
    if (from < start) report('ActivityStartBeforeShiftStart', ...activityArguments);
    else if (from >= stop) report('ActivityStartGreaterThanEqualToShiftStop', ...activityArguments);
    else if (to > stop) report('ActivityEndGreaterThanShiftStop', ...activityArguments);
    for (const other of placedActivities.slice(index + 1))
      if (from < other.to && other.from < to)
        report('ActivitiesOverlap', nameOf(shift), nameActivity(activity), nameActivity(other.activity, '2'));
  }
}

/** Compares the days of a week with the weekly minimum and maximum. */
function checkWeek(plan: Plan, shifts: readonly WorkPlanShift[], report: ReportViolation): void {
  const days = [...new Set(shifts.flatMap(({ days: weekdays }) => weekdays?.values ?? []))].map((day) => {
    const paidMinutes = shifts
      .filter(({ days: weekdays }) => weekdays?.values?.includes(day) === true)
      .flatMap((shift) => paidTimes(plan, shift));
    return {
      isRequired: plan.optionalDays?.values?.includes(day) !== true,
      least: Math.min(...paidMinutes),
      most: Math.max(...paidMinutes),
    };
  });
  const required = days.filter(({ isRequired }) => isRequired);
  const { maximumDays = 7 } = plan;
  if (required.length > maximumDays)
    report('DailyRequiredDaysGreaterThanWeeklyMaxDays', ['RequiredDays', required.length], ['MaximumDays', maximumDays]);
  if (plan.constrainWeeklyPaidTime !== true || days.length === 0) return;
  const exactMinutes = plan.weeklyExactPaidMinutes;
  const isFlexible = plan.flexibleWeeklyPaidTime === true;
  const [least, most] = isFlexible
    ? [plan.weeklyMinimumPaidMinutes, plan.weeklyMaximumPaidMinutes]
    : [exactMinutes, exactMinutes];
  const requiredMinutes = required.reduce((sum, day) => sum + day.least, 0);
  const longest = days.map((day) => day.most).sort((one, other) => other - one);
  const canBe = longest.slice(0, maximumDays).reduce((sum, minutes) => sum + minutes, 0);
  if (most !== undefined && requiredMinutes > most)
    report('DailyMinTotalGreaterThanWeeklyMax', ['DailyPaidTimeMinutes', requiredMinutes], ['WeeklyPaidTimeMinutes', most]);
  if (least !== undefined && canBe < least)
    report('DailyMaxTotalLessThanWeeklyMin', ['DailyPaidTimeMinutes', canBe], ['WeeklyPaidTimeMinutes', least]);
}
