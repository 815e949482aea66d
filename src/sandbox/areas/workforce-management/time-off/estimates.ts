import type { Area } from '../../../engine/area.js';
import type {
  EstimateAvailableFullDayTimeOffRequest,
  EstimateAvailableFullDayTimeOffResponse,
  EstimateAvailableTimeOffRequest,
  EstimateAvailableTimeOffResponse,
  ManagementUnit,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { notFound } from '../../../store/errors.js';
import { queryValue } from '../../../http/query.js';
import { callerId } from '../../../sign-in/bearer.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import type { Entity } from '../../repository.js';
import { managementUnitAt, userReference } from '../agents/placements.js';
import { agentsIn, businessUnitIn, unitOfAgent } from '../roster.js';
import { agentIn, agentSchedulesOf, publishedOf } from '../schedules/schedule-store.js';
import { dayOf, momentOn, weekdayOf, zoneIn } from '../wall-clock.js';
import { planFor } from './plans.js';
import { timeOffCode } from './requests.js';

/** Estimates the length of time off before an agent requests it: the length of the shift that it replaces. */
export function addTimeOffEstimateHandlers(area: Area, world: World): void {
  const estimate = (
    context: OperationContext<EstimateAvailableTimeOffRequest>,
    unit: Entity<ManagementUnit>,
    userId: string,
  ): EstimateAvailableTimeOffResponse => {
    const body = readObject(context, ['activityCodeId', 'paid']);
    const { activityCodeId, paid, fullDayDates = [], partialDayDates = [] } = body;
    timeOffCode(world, unit, activityCodeId);
    const overrides = planFor(world, unit, userId, activityCodeId)?.overrideDates ?? [];
    const estimateDay = ({
      date,
      requestedDurationMinutes,
    }: EstimateAvailableFullDayTimeOffRequest): EstimateAvailableFullDayTimeOffResponse => {
      const scheduledMinutes = paidMinutesOn(world, unit, userId, date);
      const durationMinutes = requestedDurationMinutes ?? scheduledMinutes ?? 0;
      const type = overrides.find((override) => override.date === date)?.type;
      return {
        date,
        durationMinutes,
        payableMinutes: paid ? durationMinutes : 0,
        // Agents may choose the length only for a day without a scheduled shift.
        flexible: scheduledMinutes === undefined,
        ...(type !== undefined && { overrideDateType: type }),
      };
    };
    const includedField = queryValue(context, 'includeOnly');
    return {
      ...(includedField !== 'partialDayDates' && { fullDayDates: fullDayDates.map(estimateDay) }),
      ...(includedField !== 'fullDayDates' && { partialDayDates: partialDayDates.map(estimateDay) }),
      user: userReference(userId),
      activityCodeId,
      paid,
    };
  };

  area.handle('postWorkforcemanagementTimeoffrequestsEstimate', (context) => {
    const userId = callerId(context);
    return estimate(context, unitOfAgent(world, userId), userId);
  });
  area.handle('postWorkforcemanagementManagementunitUserTimeoffrequestsEstimate', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const userId = context.param('userId');
    if (!agentsIn(world, unit).some((agent) => agent.userId === userId)) throw notFound('user', userId);
    return estimate(context, unit, userId);
  });
}

/** The paid minutes of an agent's day: from the published schedule, otherwise from a shift of the work plan. */
function paidMinutesOn(world: World, unit: Entity<ManagementUnit>, userId: string, day: string): number | undefined {
  const unitId = businessUnitIn(unit);
  const timeZone = zoneIn(world, unitId);
  const start = momentOn(day, 0, timeZone);
  const iso = (time: number): string => new Date(time).toISOString();
  const published = publishedOf(world, unitId, iso(start), iso(start + DAY));
  if (published.length > 0) {
    return published
      .flatMap(({ id }) => agentSchedulesOf(world).get(id) ?? [])
      .filter((schedule) => agentIn(schedule) === userId)
      .flatMap(({ shifts = [] }) => shifts)
      .filter(({ startDate = '' }) => dayOf(Date.parse(startDate), timeZone) === day)
      .flatMap(({ activities = [] }) => activities)
      .reduce((sum, { paid, lengthMinutes = 0 }) => sum + (paid === true ? lengthMinutes : 0), 0);
  }
  const plan = agentsIn(world, unit)
    .find((agent) => agent.userId === userId)
    ?.planOn(day);
  const shift = plan?.shifts?.find(({ days }) => days?.values?.includes(weekdayOf(day)) === true);
  // A shift with a flexible length has no estimate.
  return shift?.flexiblePaidTime === true ? undefined : shift?.exactPaidTimeMinutes;
}
