import type {
  ScheduleGenerationMessage,
  SchedulingNoForecastOptionsRequest,
  WorkPlan,
  WorkPlanShift,
} from '../../../models/index.js';
import { DAY } from '../../store/clock.js';
import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { activityCodesOf, ON_QUEUE } from './activity-codes.js';
import { QUARTER } from './figures.js';
import type { Agent } from './roster.js';
import { agentsOf } from './roster.js';
import { unpaidMinutes, paidTimes, range, startsOf, shiftParts } from './schedules/shift-parts.js';
import type { Codes, ShiftPart } from './schedules/shift-parts.js';
import { laterDay, momentOn, weekdayOf } from './wall-clock.js';

/** The input of planning. */
export interface PlanningRequest {
  runId: string;
  unitId: string;
  week: string;
  weekCount: number;
  timeZone: string;
  /** Required agents by quarter of an hour, from a forecast. */
  requiredAgents?: number[];
  /** Options for planning without a forecast. */
  options?: SchedulingNoForecastOptionsRequest;
}

/** An agent's schedule, as in responses and events. */
export interface AgentSchedule {
  userId: string;
  managementUnitId: string;
  shifts: object[];
  fullDayTimeOffMarkers: object[];
  workPlan?: object;
  workPlansPerWeek: object[];
}

/** The planned schedules, and the constraints that could not be met. */
export interface PlanningResult {
  agentSchedules: AgentSchedule[];
  messages: ScheduleGenerationMessage[];
}

/** A day on which an agent may work. */
interface WorkDay {
  day: string;
  shift: WorkPlanShift;
  isOptional: boolean;
}

/**
 * Plans weeks for the agents of a business unit, each by their current work plan, one after another. Shifts with flexible start
 * times begin where most work is left.
 */
export function planSchedules(world: World, request: PlanningRequest): PlanningResult {
  const planner = new Planner(world, request);
  const agentSchedules = agentsOf(world, request.unitId)
    .filter(({ isSchedulable }) => isSchedulable)
    .map((agent) => planner.planAgent(agent));
  return { agentSchedules, messages: planner.messages };
}

class Planner {
  readonly #world: World;
  readonly #request: PlanningRequest;
  readonly messages: ScheduleGenerationMessage[] = [];
  readonly #codes: Codes;
  readonly #random: Random;
  readonly #remainingWork: number[];

  constructor(world: World, request: PlanningRequest) {
    this.#world = world;
    this.#request = request;
    this.#codes = activityCodesOf(world, request.unitId);
    this.#random = new Random(Number.parseInt(request.runId.slice(0, 8), 16));
    this.#remainingWork = [...(request.requiredAgents ?? [])];
  }

  planAgent({ userId, unit, planOn, isFree }: Agent): AgentSchedule {
    const { week, weekCount } = this.#request;
    const weeks = Array.from({ length: weekCount }, (_, index) => laterDay(week, index * 7));
    const plans = weeks.flatMap((first) => {
      const plan = planOn(first);
      if (plan?.enabled !== false && plan) return [{ first, plan }];
      this.#addMessage(plan ? 'WorkPlanNotEnabled' : 'AgentWithoutWorkPlan', userId, first);
      return [];
    });
    const workPlansPerWeek = plans.map(({ plan: { id, selfUri } }) => ({ id, selfUri, managementUnit: { id: unit.id } }));
    return {
      userId,
      managementUnitId: unit.id,
      fullDayTimeOffMarkers: [],
      workPlansPerWeek,
      shifts: this.#planShifts(userId, plans, isFree),
      ...(workPlansPerWeek[0] && { workPlan: workPlansPerWeek[0] }),
    };
  }

  /** An agent's shifts, week by week, with the required time between them. */
  #planShifts(userId: string, plans: readonly { first: string; plan: WorkPlan }[], isFree: Agent['isFree']): object[] {
    const shifts: object[] = [];
    let lastShift = { day: '', end: -Infinity, inRow: 0 };
    for (const { first, plan } of plans) {
      const days = this.#selectDays(first, plan);
      const { max: maxPaidMinutes } = weeklyPaid(plan);
      let paidMinutes = 0;
      for (const { day, shift } of days) {
        const minutes = this.#paidMinutes(plan, shift, days.length);
        const consecutiveDays = lastShift.day === laterDay(day, -1) ? lastShift.inRow + 1 : 1;
        const exceedsConsecutiveDays =
          plan.constrainMaximumConsecutiveWorkingDays === true && consecutiveDays > (plan.maximumConsecutiveWorkingDays ?? 7);
        const start = this.#chooseStart(
          plan,
          shift,
          day,
          minutes,
          (from, to, rest) => from >= lastShift.end + rest && isFree(from, to),
        );
        if (exceedsConsecutiveDays) this.#addMessage('UnableToScheduleMaxConsecutiveWorkingDays', userId, day);
        else if (paidMinutes + minutes > maxPaidMinutes) this.#addMessage('UnableToScheduleMaxWeeklyPaidTime', userId, day);
        else if (start === undefined) this.#addMessage('UnableToScheduleWorkDay', userId, day);
        else {
          const parts = shiftParts(shift, start, minutes + unpaidMinutes(shift, this.#codes), this.#codes);
          shifts.push(this.#buildShift(day, parts));
          lastShift = { day, end: this.#momentOn(day, parts.at(-1)?.to ?? start), inRow: consecutiveDays };
          paidMinutes += minutes;
        }
      }
    }
    return shifts;
  }

  /** The working days of a week: the required ones, and as many optional days as necessary. */
  #selectDays(
    first: string,
    { shifts = [], optionalDays, maximumDays = 7, minimumWorkingDaysPerWeek: minimumDays = 0 }: WorkPlan,
  ): WorkDay[] {
    const possibleDays = Array.from({ length: 7 }, (_, index) => laterDay(first, index)).flatMap((day): WorkDay[] => {
      const weekday = weekdayOf(day);
      const shift = shifts.find(({ days, delete: isDeleted }) => isDeleted !== true && days?.values?.includes(weekday) === true);
      return shift ? [{ day, shift, isOptional: optionalDays?.values?.includes(weekday) === true }] : [];
    });
    const requiredDays = possibleDays.filter(({ isOptional }) => !isOptional).slice(0, maximumDays);
    const optionalWorkDays = possibleDays
      .filter(({ isOptional }) => isOptional)
      .sort((one, other) => this.#workOnDay(other.day) - this.#workOnDay(one.day));
    const optionalCount = Math.max(0, Math.min(minimumDays, maximumDays) - requiredDays.length);
    return [...requiredDays, ...optionalWorkDays.slice(0, optionalCount)].sort((one, other) => (one.day < other.day ? -1 : 1));
  }

  #paidMinutes(plan: WorkPlan, shift: WorkPlanShift, days: number): number {
    const possibleMinutes = paidTimes(plan, shift);
    const [shortest = 0] = possibleMinutes;
    if (shift.flexiblePaidTime !== true) return shortest;
    const { target } = weeklyPaid(plan);
    if (target === undefined) return this.#choose(possibleMinutes, this.#request.options?.shiftLength, 'Shortest') ?? shortest;
    return possibleMinutes.filter((minutes) => minutes * days <= target).at(-1) ?? shortest;
  }

  /** The start of a shift in minutes after midnight: where most work is left, or by the given options. */
  #chooseStart(
    plan: WorkPlan,
    shift: WorkPlanShift,
    day: string,
    paidMinutes: number,
    isOpen: (from: number, to: number, rest: number) => boolean,
  ): number | undefined {
    const length = paidMinutes + unpaidMinutes(shift, this.#codes);
    const rest = plan.constrainMinimumTimeBetweenShifts === true ? (plan.minimumTimeBetweenShiftsMinutes ?? 0) * 60_000 : 0;
    const starts = startsOf(shift, length).filter((start) =>
      isOpen(this.#momentOn(day, start), this.#momentOn(day, start + length), rest),
    );
    if (this.#request.requiredAgents === undefined) return this.#choose(starts, this.#request.options?.shiftStart, 'Earliest');
    const candidates = starts.map((start) => ({
      start,
      use: this.#coveredWork(day, shiftParts(shift, start, length, this.#codes)),
    }));
    return candidates.reduce<(typeof candidates)[number] | undefined>(
      (bestCandidate, candidate) => (bestCandidate && bestCandidate.use >= candidate.use ? bestCandidate : candidate),
      undefined,
    )?.start;
  }

  #choose(values: readonly number[], preference: string | undefined, preferenceForFirst: string): number | undefined {
    if (values.length === 0) return undefined;
    if (preference === 'Random') return this.#random.pick(values);
    if (preference === 'Median') return values[values.length >> 1];
    return preference === undefined || preference === preferenceForFirst ? values[0] : values.at(-1);
  }

  #buildShift(day: string, parts: readonly ShiftPart[]): object {
    for (const quarter of this.#onQueueQuarters(day, parts))
      this.#remainingWork[quarter] = Math.max(0, (this.#remainingWork[quarter] ?? 0) - 1);
    const activities = parts.map(({ from, to, ...partFields }) => ({
      startDate: iso(this.#momentOn(day, from)),
      lengthMinutes: to - from,
      ...partFields,
    }));
    const start = parts[0]?.from ?? 0;
    const end = parts.at(-1)?.to ?? 0;
    return {
      id: this.#world.newId(),
      startDate: iso(this.#momentOn(day, start)),
      lengthMinutes: end - start,
      activities,
      manuallyEdited: false,
    };
  }

  /** How much of the remaining work an agent on queue would cover. */
  #coveredWork(day: string, parts: readonly ShiftPart[]): number {
    return this.#onQueueQuarters(day, parts).reduce((sum, quarter) => sum + Math.min(1, this.#remainingWork[quarter] ?? 0), 0);
  }

  /** The quarters of an hour in which an agent is on queue. */
  #onQueueQuarters(day: string, parts: readonly ShiftPart[]): number[] {
    return parts
      .filter(({ activityCodeId }) => activityCodeId === ON_QUEUE)
      .flatMap(({ from, to }) => range(from, to - 1, 15).map((minutes) => this.#quarterAt(this.#momentOn(day, minutes))));
  }

  #workOnDay(day: string): number {
    const first = this.#quarterAt(this.#momentOn(day, 0));
    return this.#remainingWork.slice(first, first + DAY / QUARTER).reduce((sum, requirement) => sum + requirement, 0);
  }

  #momentOn(day: string, minutes: number): number {
    return momentOn(day, minutes, this.#request.timeZone);
  }

  #quarterAt(moment: number): number {
    return Math.floor((moment - this.#momentOn(this.#request.week, 0)) / QUARTER);
  }

  #addMessage(type: NonNullable<ScheduleGenerationMessage['type']>, userId: string, day: string): void {
    const messageArguments = [
      { type: 'AgentId', value: userId },
      { type: 'Date', value: day },
    ];
    this.messages.push({ type, arguments: messageArguments });
  }
}

/** Maximum and target of paid time in a week. */
function weeklyPaid(plan: WorkPlan): { max: number; target?: number | undefined } {
  if (plan.constrainWeeklyPaidTime !== true) return { max: Infinity };
  const target = plan.flexibleWeeklyPaidTime === true ? plan.weeklyMaximumPaidMinutes : plan.weeklyExactPaidMinutes;
  return { max: target ?? Infinity, target };
}
