import type { TimeOffLimitValueRange, UserTimeOffIntegrationStatusResponse, WaitlistPosition } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { businessUnitIn, unitOf } from '../roster.js';
import { dayOfLimit, hasQuarters, isWaiting, limitsFor, positionOf } from './limits.js';
import type { Limit } from './limits.js';
import { daysOff } from './requests.js';
import type { Request } from './requests.js';

type Status = UserTimeOffIntegrationStatusResponse['integrationStatus'];

/** The status of requests in the human-resources system, if it was set. */
export const integrationStatuses = (world: World): Map<string, { id: string; status: Status }> =>
  world.collection<{ id: string; status: Status }>('wfm.timeoff.integrations');

export function integrationStatusesOf(world: World, requests: readonly Request[]): UserTimeOffIntegrationStatusResponse[] {
  return requests.flatMap((request) => {
    const { status } = integrationStatuses(world).get(request.id) ?? {};
    return status === undefined ? [] : [integrationStatusOf(request, status)];
  });
}

/** The integration status of a request in the form of the operations. */
export const integrationStatusOf = (
  { id, user, selfUri }: Request,
  integrationStatus: NonNullable<UserTimeOffIntegrationStatusResponse['integrationStatus']>,
): UserTimeOffIntegrationStatusResponse => ({
  timeOffRequest: { id, ...(selfUri !== undefined && { selfUri }) },
  integrationStatus,
  user,
});

const reference = ({ id, selfUri }: Limit): { id: string; selfUri?: string } => ({
  id,
  ...(selfUri !== undefined && { selfUri }),
});

/** The waitlist positions of a request, by day. */
export function waitlistPositions(world: World, request: Request): WaitlistPosition[] {
  const unit = unitOf(world, request.user.id);
  if (!unit || !isWaiting(request)) return [];
  const days = [...new Set(daysOff(world, unit, request).map(({ day }) => day))];
  return limitsFor(world, unit, request.user.id, request.activityCodeId ?? '').flatMap((limit) =>
    days.map((date) => ({
      timeOffRequest: { id: request.id, ...(request.selfUri !== undefined && { selfUri: request.selfUri }) },
      timeOffLimit: reference(limit),
      date,
      waitlistPosition: positionOf(world, businessUnitIn(unit), limit, date, request),
    })),
  );
}

/** Consecutive days of a limit, in the format of management unit operations. */
export function valueRange(world: World, businessUnitId: string, limit: Limit, days: readonly string[]): TimeOffLimitValueRange {
  const values = days.map((day) => dayOfLimit(world, businessUnitId, limit, day));
  return {
    timeOffLimit: reference(limit),
    startDate: days[0] ?? '',
    granularity: hasQuarters(limit) ? 'FifteenMinutes' : 'Daily',
    limitMinutesPerInterval: values.flatMap((day) => day.limit),
    allocatedMinutesPerInterval: values.flatMap((day) => day.allocated),
    waitlistedMinutesPerInterval: values.flatMap((day) => day.waitlisted),
    waitlistedRequestsPerInterval: values.flatMap((day) => day.requests),
    metadata: limit.metadata ?? { version: 1 },
  };
}
