import type { Area } from '../../engine/area.js';
import type { DailyPossibleShift, WorkPlan, WorkPlanShift } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { invalidValue } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { activityCodesOf } from './activity-codes.js';
import { agentsIn, businessUnitIn, unitOfAgent } from './roster.js';
import { unpaidMinutes, paidTimes, startsOf } from './schedules/shift-parts.js';
import type { Codes } from './schedules/shift-parts.js';
import { laterDay, weekdayOf, zoneOf } from './wall-clock.js';

/** In minutes; the planner has the same interval. */
const INTERVAL = 15;

/** Maximum number of weeks in a query; the platform's is not documented. */
const MAX_WEEKS = 53;

/** A possible shift on a day, in minutes after midnight. */
export interface Possibility {
  start: number;
  length: number;
  paidMinutes: number;
  shift: WorkPlanShift;
}

/** A day with shifts of a work plan. */
export interface PossibleDay {
  day: string;
  isRequired: boolean;
  possibilities: Possibility[];
}

/** The days of the week from `first` on for which a work plan has shifts, with the possible shifts. */
export function possibleDays(codes: Codes, plan: WorkPlan, first: string): PossibleDay[] {
  const days = Array.from({ length: 7 }, (_, index) => laterDay(first, index));
  return days.flatMap((day): PossibleDay[] => {
    const shifts = (plan.shifts ?? []).filter((shift) => shift.delete !== true && isOn(shift, day));
    if (shifts.length === 0) return [];
    const isRequired = plan.optionalDays?.values?.includes(weekdayOf(day)) !== true;
    return [{ day, isRequired, possibilities: shifts.flatMap((shift) => possibilitiesOf(codes, plan, shift)) }];
  });
}

const isOn = ({ days }: WorkPlanShift, day: string): boolean => days?.values?.includes(weekdayOf(day)) === true;

function possibilitiesOf(codes: Codes, plan: WorkPlan, shift: WorkPlanShift): Possibility[] {
  return paidTimes(plan, shift).flatMap((paidMinutes) => {
    const length = paidMinutes + unpaidMinutes(shift, codes);
    return startsOf(shift, length).map((start) => ({ start, length, paidMinutes, shift }));
  });
}

/** The possible shifts of an agent's work plan in future weeks. */
export function addPossibleShiftHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementAgentsMePossibleworkshifts', (context) => {
    const userId = callerId(context);
    const unit = unitOfAgent(world, userId);
    const unitId = businessUnitIn(unit);
    const body = readObject(context, ['weekStartDate', 'weekCount']);
    const { weekStartDate, weekCount } = body;
    if (!(weekCount >= 1 && weekCount <= MAX_WEEKS)) throw invalidValue('weekCount', String(weekCount));
    const agent = agentsIn(world, unit).find((each) => each.userId === userId);
    const codes = activityCodesOf(world, unitId);
    const weeks = new Map<string, { id: number; dailyPossibleShifts: DailyPossibleShift[] }>();
    const pattern = Array.from({ length: weekCount }, (_, index) => {
      const first = laterDay(weekStartDate, index * 7);
      const plan = agent?.planOn(first);
      const days = plan && plan.enabled !== false ? possibleDays(codes, plan, first).flatMap((day) => dailyShift(plan, day)) : [];
      const text = JSON.stringify(days);
      const week = weeks.get(text) ?? { id: weeks.size, dailyPossibleShifts: days };
      weeks.set(text, week);
      return week.id;
    });
    return {
      weekStartDate,
      pattern,
      weeklyPossibleWorkShifts: [...weeks.values()],
      schedulerIntervalLengthMinutes: INTERVAL,
      timeZone: zoneOf(world, unitId),
    };
  });
}

function dailyShift(plan: WorkPlan, { day, isRequired, possibilities }: PossibleDay): DailyPossibleShift[] {
  if (possibilities.length === 0) return [];
  const earliest = Math.min(...possibilities.map(({ start }) => start));
  const latest = Math.max(...possibilities.map(({ start, length }) => start + length));
  const paidMinutes = possibilities.map((each) => each.paidMinutes);
  const probability = isRequired ? 1 : optionalDayProbability(plan);
  return [
    {
      dayOfWeek: weekdayOf(day),
      earliestShiftStartMinutesFromMidnight: earliest,
      required: isRequired,
      minimumPaidTimeMinutes: Math.min(...paidMinutes),
      maximumPaidTimeMinutes: Math.max(...paidMinutes),
      intervalScheduleProbabilities: Array.from({ length: Math.ceil((latest - earliest) / INTERVAL) }, (_, index) => {
        const from = earliest + index * INTERVAL;
        const to = earliest + (index + 1) * INTERVAL;
        const matchingCount = possibilities.filter(({ start, length }) => start < to && start + length > from).length;
        return Math.round((matchingCount / possibilities.length) * probability * 10_000) / 100;
      }),
    },
  ];
}

/**
 * The probability that an optional day is worked: the optional days necessary for the minimum of working days, divided by all
 * optional days. The platform's probabilities are not documented; here all possible shifts of a day are equally likely.
 */
function optionalDayProbability({ shifts = [], optionalDays, minimumWorkingDaysPerWeek: least = 0 }: WorkPlan): number {
  const workDays = new Set(shifts.filter((shift) => shift.delete !== true).flatMap(({ days }) => days?.values ?? []));
  const optionalCount = [...workDays].filter((day) => optionalDays?.values?.includes(day) === true).length;
  return Math.min(1, Math.max(0, least - (workDays.size - optionalCount)) / optionalCount);
}
