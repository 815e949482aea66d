import type { BuTimeOffLimitResponse, TimeOffLimit } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { agentsIn, businessUnitIn, unitOf, unitsOf } from '../roster.js';
import { staffingGroupsWith } from '../staffing-groups.js';
import { planFor } from './plans.js';
import { daysOff, requestsOf } from './requests.js';
import type { Request } from './requests.js';

const WFM = '/api/v2/workforcemanagement';

/** Quarters of an hour in a day. */
export const QUARTERS = 96;

/** The fields of a limit of a business unit or of a management unit, with the ids that its request names. */
export type LimitFields = TimeOffLimit & BuTimeOffLimitResponse & { staffingGroupId?: string; managementUnitId?: string };

export type Limit = Entity<LimitFields>;

/** Usage of a limit on a day, by interval. */
export interface DayOfLimit {
  limit: number[];
  allocated: number[];
  waitlisted: number[];
  requests: number[];
}

/** Allowed minutes by limit and day: one number, or one for each quarter of an hour. */
export const limitValuesOf = (world: World): Map<string, Record<string, number[]>> =>
  world.collection<Record<string, number[]>>('wfm.timeofflimits.values');

export const businessUnitLimits = (world: World, unitId: string): Repository<LimitFields> =>
  new Repository<LimitFields>(world, `${WFM}/businessunits/{}/timeofflimits`, [unitId]);

export const managementUnitLimits = (world: World, unitId: string): Repository<LimitFields> =>
  new Repository<LimitFields>(world, `${WFM}/managementunits/{}/timeofflimits`, [unitId]);

export const hasQuarters = ({ granularity }: Limit): boolean => granularity === 'FifteenMinutes';

/** The limits for an agent's time off under an activity code. */
export function limitsFor(world: World, unit: Entity, userId: string, activityCodeId: string): Limit[] {
  const plan = planFor(world, unit, userId, activityCodeId);
  if (plan?.countsAgainstLimits !== true) return [];
  const { limitIds } = plan;
  if (limitIds)
    return managementUnitLimits(world, unit.id)
      .all()
      .filter(({ id }) => limitIds.includes(id));
  const groups = staffingGroupsWith(world, businessUnitIn(unit), userId).map(({ id }) => id);
  return businessUnitLimits(world, businessUnitIn(unit))
    .all()
    .filter((limit) => {
      const groupId = limit.staffingGroup?.id ?? limit.staffingGroupId;
      const unitId = limit.managementUnit?.id ?? limit.managementUnitId;
      if (groupId !== undefined) return groups.includes(groupId) && (unitId === undefined || unitId === unit.id);
      return unitId === unit.id;
    });
}

/** A day of a limit: allowed, used and waitlisted minutes. */
export function dayOfLimit(world: World, businessUnitId: string, limit: Limit, day: string): DayOfLimit {
  const size = hasQuarters(limit) ? QUARTERS : 1;
  const zeroMinutes = (): number[] => Array<number>(size).fill(0);
  // The limit's default applies to days without a value; without a default that is 0.
  const allowedMinutes = limitValuesOf(world).get(limit.id)?.[day] ?? Array<number>(size).fill(limit.defaultLimitMinutes ?? 0);
  const values: DayOfLimit = {
    limit: allowedMinutes,
    allocated: zeroMinutes(),
    waitlisted: zeroMinutes(),
    requests: zeroMinutes(),
  };
  for (const request of requestsOnLimit(world, businessUnitId, limit)) {
    const isGranted = request.status === 'APPROVED';
    for (const [interval, minutes] of usageOn(world, request, limit, day)) {
      const target = isGranted ? values.allocated : values.waitlisted;
      target[interval] = (target[interval] ?? 0) + minutes;
      if (!isGranted) values.requests[interval] = (values.requests[interval] ?? 0) + 1;
    }
  }
  return values;
}

/** Approved and waitlisted requests that count against a limit. */
export function requestsOnLimit(world: World, businessUnitId: string, limit: Limit): Request[] {
  const agents = new Set(unitsOf(world, businessUnitId).flatMap((unit) => agentsIn(world, unit).map(({ userId }) => userId)));
  return requestsOf(world).filter((request) => {
    if (!agents.has(request.user.id) || !(request.status === 'APPROVED' || isWaiting(request))) return false;
    const unit = unitOf(world, request.user.id);
    return (
      unit !== undefined &&
      limitsFor(world, unit, request.user.id, request.activityCodeId ?? '').some(({ id }) => id === limit.id)
    );
  });
}

export const isWaiting = ({ status, substatus }: Request): boolean => status === 'PENDING' && substatus === 'Waitlisted';

/** The minutes that a request uses in each interval of a day. */
function usageOn(world: World, request: Request, limit: Limit, day: string): (readonly [interval: number, minutes: number])[] {
  const unit = unitOf(world, request.user.id);
  const parts = unit ? daysOff(world, unit, request).filter((part) => part.day === day) : [];
  if (!hasQuarters(limit)) return parts.map(({ minutes }) => [0, minutes] as const);
  return parts.flatMap(({ minutes, from = startOf(limit) }) =>
    Array.from({ length: QUARTERS }, (_, quarter) => {
      const start = Math.max(from, quarter * 15);
      const end = Math.min(from + minutes, quarter * 15 + 15);
      return [quarter, end - start] as const;
    }).filter(([, usedMinutes]) => usedMinutes > 0),
  );
}

/** The start of a full day off, in minutes after midnight. */
function startOf({ fullDayTimeOffStartTime = '00:00' }: Limit): number {
  const [hours = 0, minutes = 0] = fullDayTimeOffStartTime.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a request fits into all applicable limits on each of its days. */
export function hasRoom(world: World, unit: Entity, request: Request): boolean {
  const limits = limitsFor(world, unit, request.user.id, request.activityCodeId ?? '');
  const days = [...new Set(daysOff(world, unit, request).map(({ day }) => day))];
  return limits.every((limit) =>
    days.every((day) => {
      const { limit: allowed, allocated } = dayOfLimit(world, businessUnitIn(unit), limit, day);
      return usageOn(world, request, limit, day).every(
        ([interval, minutes]) => (allocated[interval] ?? 0) + minutes <= (allowed[interval] ?? 0),
      );
    }),
  );
}

/** The position of a request in the waitlist of a limit's day, from 1 on. */
export function positionOf(world: World, businessUnitId: string, limit: Limit, day: string, request: Request): number {
  const waitingRequests = requestsOnLimit(world, businessUnitId, limit)
    .filter((each) => isWaiting(each) && usageOn(world, each, limit, day).length > 0)
    .sort((one, other) => one.submittedDate.localeCompare(other.submittedDate));
  return waitingRequests.findIndex(({ id }) => id === request.id) + 1;
}
