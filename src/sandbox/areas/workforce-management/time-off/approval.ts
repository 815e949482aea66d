import type { ManagementUnit } from '../../../../models/index.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import type { Entity } from '../../repository.js';
import { notifyTimeOff } from '../notifications.js';
import { businessUnitIn, unitOf } from '../roster.js';
import { agentIn, agentSchedulesOf, publishedOf } from '../schedules/schedule-store.js';
import { momentOn, zoneIn } from '../wall-clock.js';
import { hasRoom, isWaiting, limitsFor } from './limits.js';
import { planFor } from './plans.js';
import type { Plan } from './plans.js';
import { changeRequest, daysOff, requestsOf } from './requests.js';
import type { Request } from './requests.js';

type Verdict = Pick<Request, 'status' | 'substatus'>;

/** Decides on an agent's new request by the time-off plan; without a plan a planner has to decide. */
export function decideRequest(world: World, unit: Entity<ManagementUnit>, request: Request): Verdict {
  const plan = planFor(world, unit, request.user.id, request.activityCodeId ?? '');
  if (!plan) return { status: 'PENDING' };
  const days = new Set(daysOff(world, unit, request).map(({ day }) => day));
  const types = plan.overrideDates.filter(({ date }) => days.has(date)).map(({ type }) => type);
  // Requests for a blocked day are denied.
  if (types.includes('Blocked')) return { status: 'DENIED', substatus: 'BlockedDate' };
  if (types.includes('ManualReview')) return { status: 'PENDING', substatus: 'ReviewDate' };
  if (plan.rule === 'Never') return { status: 'PENDING' };
  if (plan.rule.includes('ActivityCodes') && overlapsRestrictedActivity(world, unit, request, plan))
    return { status: 'PENDING', substatus: 'OverlapsRestrictedActivityCode' };
  if (plan.rule.includes('Limits') && limitsFor(world, unit, request.user.id, request.activityCodeId ?? '').length > 0)
    return hasRoom(world, unit, request) ? autoApproval : { status: 'PENDING', substatus: 'Waitlisted' };
  return autoApproval;
}

const autoApproval: Verdict = { status: 'APPROVED', substatus: 'AutoApproved' };

/** Approves waitlisted requests that fit now, in the order of submission. */
export function serveWaitlist(world: World, businessUnitId: string): void {
  const waitingRequests = requestsOf(world)
    .filter(isWaiting)
    .sort((one, other) => one.submittedDate.localeCompare(other.submittedDate));
  for (const request of waitingRequests) {
    const unit = unitOf(world, request.user.id);
    if (!unit || businessUnitIn(unit) !== businessUnitId || !hasRoom(world, unit, request)) continue;
    notifyTimeOff(world, changeRequest(world, request, autoApproval));
  }
}

/** Whether the agent has an activity in the published schedule that restricts time off. */
function overlapsRestrictedActivity(
  world: World,
  unit: Entity<ManagementUnit>,
  request: Request,
  { restrictedCodeIds }: Plan,
): boolean {
  const businessUnitId = businessUnitIn(unit);
  const timeZone = zoneIn(world, businessUnitId);
  return daysOff(world, unit, request).some(({ day, from, minutes }) => {
    const start = momentOn(day, from ?? 0, timeZone);
    const end = from === undefined ? start + DAY : start + minutes * 60_000;
    const iso = (time: number): string => new Date(time).toISOString();
    return publishedOf(world, businessUnitId, iso(start), iso(end))
      .flatMap(({ id }) => agentSchedulesOf(world).get(id) ?? [])
      .filter((schedule) => agentIn(schedule) === request.user.id)
      .flatMap(({ shifts = [] }) => shifts)
      .flatMap(({ activities = [] }) => activities)
      .some(({ startDate = '', lengthMinutes = 0, activityCodeId = '' }) => {
        const activityStart = Date.parse(startDate);
        const activityEnd = activityStart + lengthMinutes * 60_000;
        return restrictedCodeIds.includes(activityCodeId) && activityStart < end && activityEnd > start;
      });
  });
}
