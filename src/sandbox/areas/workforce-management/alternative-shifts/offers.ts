import type {
  AlternativeShiftAgentScheduledShift,
  AlternativeShiftOffersViewResponseTemplate,
  AlternativeShiftScheduleLookup,
  ManagementUnit,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { invalidValue, Problem } from '../../../store/errors.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import type { Entity } from '../../repository.js';
import { activityCodesOf } from '../activity-codes.js';
import { possibleDays } from '../possible-shifts.js';
import { agentsIn, businessUnitIn } from '../roster.js';
import { agentIn, agentSchedulesOf, schedulesOf } from '../schedules/schedule-store.js';
import { shiftParts } from '../schedules/shift-parts.js';
import { dayOf, laterDay, momentOn, zoneOf } from '../wall-clock.js';

/** A current or possible shift, with the key that identifies it. */
export type Offer = AlternativeShiftAgentScheduledShift;

/** A request for alternative shifts: for a week, or to replace one shift within some intervals. */
export interface OfferRequest {
  schedule: AlternativeShiftScheduleLookup;
  week: string;
  shiftId?: string;
  intervals?: string[];
}

/**
 * @throws the platform's 400 if the business unit has not enabled alternative shifts. The platform's message is not documented.
 */
export function requireAlternativeShifts(world: World, unitId: string): void {
  const settings = world.store.single(`/api/v2/workforcemanagement/businessunits/${unitId}/alternativeshifts/settings`);
  const granularities: unknown = isObject(settings) ? settings['enabledGranularities'] : undefined;
  if (Array.isArray(granularities) && granularities.includes('Daily')) return;
  const problemFields = { code: 'not.enabled', entityName: 'businessUnit', entityId: unitId };
  throw new Problem(400, 'The businessUnit does not have this enabled', problemFields);
}

/**
 * An agent's shifts in a published schedule. @throws the platform's 400 for an unpublished schedule, or one without shifts of
 * the agent.
 */
export function shiftsOfAgent(
  world: World,
  unit: Entity<ManagementUnit>,
  userId: string,
  { id, weekDate }: AlternativeShiftScheduleLookup,
): Offer[] {
  const unitId = businessUnitIn(unit);
  const schedule = schedulesOf(world, unitId, weekDate).find(id);
  const agentSchedule = agentSchedulesOf(world)
    .get(id)
    ?.find((each) => agentIn(each) === userId);
  if (schedule?.published !== true || !agentSchedule) throw invalidValue('schedule.id', id, 'schedule');
  const zone = zoneOf(world, unitId);
  return (agentSchedule.shifts ?? []).map(({ id: key = '', startDate = '', lengthMinutes = 0, activities }) => ({
    dayIndex: daysFrom(weekDate, dayOf(Date.parse(startDate), zone)),
    referenceKey: key,
    startDate,
    lengthMinutes,
    activities: activities ?? [],
  }));
}

const daysFrom = (first: string, day: string): number => Math.round((Date.parse(day) - Date.parse(first)) / DAY);

/**
 * Alternative shifts for an agent in a week: those that the work plan allows at times when the agent is available. The sandbox
 * ignores other criteria of the platform, such as service goals.
 */
export function findOffers(
  world: World,
  jobId: string,
  unit: Entity<ManagementUnit>,
  userId: string,
  { schedule, week, shiftId, intervals }: OfferRequest,
): AlternativeShiftOffersViewResponseTemplate {
  const unitId = businessUnitIn(unit);
  const zone = zoneOf(world, unitId);
  const first = daysFrom(schedule.weekDate, week);
  const shifts = shiftsOfAgent(world, unit, userId, schedule).filter(({ dayIndex }) => dayIndex >= first && dayIndex < first + 7);
  const replacedShifts = shiftId === undefined ? shifts : shifts.filter(({ referenceKey }) => referenceKey === shiftId);
  const agent = agentsIn(world, unit).find((each) => each.userId === userId);
  const plan = agent?.planOn(week);
  const codes = activityCodesOf(world, unitId);
  const days = plan && plan.enabled !== false ? possibleDays(codes, plan, week) : [];
  const toMoment = (day: string, minutes: number): number => momentOn(day, minutes, zone);
  const spans = intervals?.map((interval) => interval.split('/').map((end) => Date.parse(end)));
  const alternativeDays = days.flatMap(({ day, possibilities }) =>
    possibilities.flatMap(({ start, length, shift }): Offer[] => {
      const from = toMoment(day, start);
      const to = toMoment(day, start + length);
      const isExistingShift = shifts.some((each) => Date.parse(each.startDate) === from && each.lengthMinutes === length);
      const isTaken = shifts.some((each) => {
        const begin = Date.parse(each.startDate);
        return !replacedShifts.includes(each) && begin < to && begin + each.lengthMinutes * 60_000 > from;
      });
      const isAcceptable = spans?.some(([begin = 0, end = 0]) => begin <= from && to <= end) ?? true;
      if (isExistingShift || isTaken || !isAcceptable || from <= world.now() || agent?.isFree(from, to) === false) return [];
      const activities = shiftParts(shift, start, length, codes).map(({ from: begin, to: end, ...partFields }) => ({
        startDate: iso(toMoment(day, begin)),
        lengthMinutes: end - begin,
        ...partFields,
      }));
      const dayIndex = daysFrom(schedule.weekDate, day);
      return [
        { dayIndex, referenceKey: `${dayIndex}-${start}-${length}`, startDate: iso(from), lengthMinutes: length, activities },
      ];
    }),
  );
  return {
    jobId,
    businessUnitId: unitId,
    agentId: userId,
    managementUnitId: unit.id,
    schedule,
    offerWeekDate: laterDay(week, 0),
    shifts,
    alternativeDays,
  };
}
