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
import { minutesOff, paidTimes, range, startsOf, stretches } from './schedules/shift-parts.js';
import type { Codes, Stretch } from './schedules/shift-parts.js';
import { laterDay, momentOn, weekdayOf } from './wall-clock.js';

/** The input of planning. */
export interface Order {
  runId: string;
  unitId: string;
  week: string;
  weekCount: number;
  timeZone: string;
  /** Required agents by quarter of an hour, from a forecast. */
  need?: number[];
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
export interface Planned {
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
export function planned(world: World, order: Order): Planned {
  const plan = new Planner(world, order);
  const agentSchedules = agentsOf(world, order.unitId)
    .filter(({ isSchedulable }) => isSchedulable)
    .map((agent) => plan.agent(agent));
  return { agentSchedules, messages: plan.messages };
}

class Planner {
  readonly #world: World;
  readonly #order: Order;
  readonly messages: ScheduleGenerationMessage[] = [];
  readonly #codes: Codes;
  readonly #random: Random;
  readonly #left: number[];

  constructor(world: World, order: Order) {
    this.#world = world;
    this.#order = order;
    this.#codes = activityCodesOf(world, order.unitId);
    this.#random = new Random(Number.parseInt(order.runId.slice(0, 8), 16));
    this.#left = [...(order.need ?? [])];
  }

  agent({ userId, unit, planOn, isFree }: Agent): AgentSchedule {
    const { week, weekCount } = this.#order;
    const weeks = Array.from({ length: weekCount }, (_, at) => laterDay(week, at * 7));
    const plans = weeks.flatMap((first) => {
      const plan = planOn(first);
      if (plan?.enabled !== false && plan) return [{ first, plan }];
      this.#say(plan ? 'WorkPlanNotEnabled' : 'AgentWithoutWorkPlan', userId, first);
      return [];
    });
    const workPlansPerWeek = plans.map(({ plan: { id, selfUri } }) => ({ id, selfUri, managementUnit: { id: unit.id } }));
    return {
      userId,
      managementUnitId: unit.id,
      fullDayTimeOffMarkers: [],
      workPlansPerWeek,
      shifts: this.#shifts(userId, plans, isFree),
      ...(workPlansPerWeek[0] && { workPlan: workPlansPerWeek[0] }),
    };
  }

  /** An agent's shifts, week by week, with the required time between them. */
  #shifts(userId: string, plans: readonly { first: string; plan: WorkPlan }[], isFree: Agent['isFree']): object[] {
    const shifts: object[] = [];
    let before = { day: '', end: -Infinity, inRow: 0 };
    for (const { first, plan } of plans) {
      const days = this.#days(first, plan);
      const { most: budget } = weeklyPaid(plan);
      let paid = 0;
      for (const { day, shift } of days) {
        const minutes = this.#paidMinutes(plan, shift, days.length);
        const inRow = before.day === laterDay(day, -1) ? before.inRow + 1 : 1;
        const isTired = plan.constrainMaximumConsecutiveWorkingDays === true && inRow > (plan.maximumConsecutiveWorkingDays ?? 7);
        const start = this.#start(plan, shift, day, minutes, (from, to, rest) => from >= before.end + rest && isFree(from, to));
        if (isTired) this.#say('UnableToScheduleMaxConsecutiveWorkingDays', userId, day);
        else if (paid + minutes > budget) this.#say('UnableToScheduleMaxWeeklyPaidTime', userId, day);
        else if (start === undefined) this.#say('UnableToScheduleWorkDay', userId, day);
        else {
          const parts = stretches(shift, start, minutes + minutesOff(shift, this.#codes), this.#codes);
          shifts.push(this.#shift(day, parts));
          before = { day, end: this.#at(day, parts.at(-1)?.to ?? start), inRow };
          paid += minutes;
        }
      }
    }
    return shifts;
  }

  /** The working days of a week: the required ones, and as many optional days as necessary. */
  #days(
    first: string,
    { shifts = [], optionalDays, maximumDays = 7, minimumWorkingDaysPerWeek: least = 0 }: WorkPlan,
  ): WorkDay[] {
    const all = Array.from({ length: 7 }, (_, at) => laterDay(first, at)).flatMap((day): WorkDay[] => {
      const weekday = weekdayOf(day);
      const shift = shifts.find(({ days, delete: isGone }) => isGone !== true && days?.values?.includes(weekday) === true);
      return shift ? [{ day, shift, isOptional: optionalDays?.values?.includes(weekday) === true }] : [];
    });
    const must = all.filter(({ isOptional }) => !isOptional).slice(0, maximumDays);
    const may = all.filter(({ isOptional }) => isOptional).sort((one, other) => this.#work(other.day) - this.#work(one.day));
    const wanted = Math.max(0, Math.min(least, maximumDays) - must.length);
    return [...must, ...may.slice(0, wanted)].sort((one, other) => (one.day < other.day ? -1 : 1));
  }

  #paidMinutes(plan: WorkPlan, shift: WorkPlanShift, days: number): number {
    const choices = paidTimes(plan, shift);
    const [least = 0] = choices;
    if (shift.flexiblePaidTime !== true) return least;
    const { aim } = weeklyPaid(plan);
    if (aim === undefined) return this.#choice(choices, this.#order.options?.shiftLength, 'Shortest') ?? least;
    return choices.filter((minutes) => minutes * days <= aim).at(-1) ?? least;
  }

  /** The start of a shift in minutes after midnight: where most work is left, or by the given options. */
  #start(
    plan: WorkPlan,
    shift: WorkPlanShift,
    day: string,
    paid: number,
    isOpen: (from: number, to: number, rest: number) => boolean,
  ): number | undefined {
    const length = paid + minutesOff(shift, this.#codes);
    const rest = plan.constrainMinimumTimeBetweenShifts === true ? (plan.minimumTimeBetweenShiftsMinutes ?? 0) * 60_000 : 0;
    const starts = startsOf(shift, length).filter((start) => isOpen(this.#at(day, start), this.#at(day, start + length), rest));
    if (this.#order.need === undefined) return this.#choice(starts, this.#order.options?.shiftStart, 'Earliest');
    const useful = starts.map((start) => ({ start, use: this.#use(day, stretches(shift, start, length, this.#codes)) }));
    return useful.reduce<(typeof useful)[number] | undefined>(
      (best, each) => (best && best.use >= each.use ? best : each),
      undefined,
    )?.start;
  }

  #choice(choices: readonly number[], how: string | undefined, first: string): number | undefined {
    if (choices.length === 0) return undefined;
    if (how === 'Random') return this.#random.pick(choices);
    if (how === 'Median') return choices[choices.length >> 1];
    return how === undefined || how === first ? choices[0] : choices.at(-1);
  }

  #shift(day: string, parts: readonly Stretch[]): object {
    for (const quarter of this.#onQueue(day, parts)) this.#left[quarter] = Math.max(0, (this.#left[quarter] ?? 0) - 1);
    const activities = parts.map(({ from, to, ...more }) => ({
      startDate: iso(this.#at(day, from)),
      lengthMinutes: to - from,
      ...more,
    }));
    const start = parts[0]?.from ?? 0;
    const end = parts.at(-1)?.to ?? 0;
    return {
      id: this.#world.newId(),
      startDate: iso(this.#at(day, start)),
      lengthMinutes: end - start,
      activities,
      manuallyEdited: false,
    };
  }

  /** How much of the remaining work an agent on queue would cover. */
  #use(day: string, parts: readonly Stretch[]): number {
    return this.#onQueue(day, parts).reduce((sum, quarter) => sum + Math.min(1, this.#left[quarter] ?? 0), 0);
  }

  /** The quarters of an hour in which an agent is on queue. */
  #onQueue(day: string, parts: readonly Stretch[]): number[] {
    return parts
      .filter(({ activityCodeId }) => activityCodeId === ON_QUEUE)
      .flatMap(({ from, to }) => range(from, to - 1, 15).map((minutes) => this.#quarter(this.#at(day, minutes))));
  }

  #work(day: string): number {
    const first = this.#quarter(this.#at(day, 0));
    return this.#left.slice(first, first + DAY / QUARTER).reduce((sum, need) => sum + need, 0);
  }

  #at(day: string, minutes: number): number {
    return momentOn(day, minutes, this.#order.timeZone);
  }

  #quarter(moment: number): number {
    return Math.floor((moment - this.#at(this.#order.week, 0)) / QUARTER);
  }

  #say(type: NonNullable<ScheduleGenerationMessage['type']>, userId: string, day: string): void {
    const about = [
      { type: 'AgentId', value: userId },
      { type: 'Date', value: day },
    ];
    this.messages.push({ type, arguments: about });
  }
}

/** Maximum and target of paid time in a week. */
function weeklyPaid(plan: WorkPlan): { most: number; aim?: number | undefined } {
  if (plan.constrainWeeklyPaidTime !== true) return { most: Infinity };
  const aim = plan.flexibleWeeklyPaidTime === true ? plan.weeklyMaximumPaidMinutes : plan.weeklyExactPaidMinutes;
  return { most: aim ?? Infinity, aim };
}
