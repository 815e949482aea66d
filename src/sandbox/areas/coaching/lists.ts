import type { Area } from '../../engine/area.js';
import type { CoachingAppointmentResponse } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { listing, queryList, sortDirection } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import type { Interval } from '../analytics/interval.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { readQueryInterval, isIn, isOverdue, spanOf } from '../learning/activities.js';
import { APPOINTMENTS, rolesOf } from './model.js';

/** Appointments of given users or of the caller, filtered by the users' roles in them. */
export function addCoachingListHandlers(area: Area, world: World): void {
  const appointments = new Repository<CoachingAppointmentResponse>(world, APPOINTMENTS);
  const view = (appointment: Entity<CoachingAppointmentResponse>): CoachingAppointmentResponse =>
    appointments.view({ ...appointment, isOverdue: isOverdue(world, appointment.status, spanOf(appointment).to) });
  const list = (context: OperationContext, userIds: readonly string[]): Listing<CoachingAppointmentResponse> => {
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    // The default order is not documented. The sandbox sorts by start time.
    const matches = appointments
      .all()
      .filter(readFilters(context, world, userIds))
      .sort((one, other) => direction * (spanOf(one).from - spanOf(other).from));
    return listing(context, world, matches, view);
  };

  area.handle('getCoachingAppointments', (context) => list(context, queryList(context, 'userIds')));
  area.handle('getCoachingAppointmentsMe', (context) => list(context, [callerId(context)]));
  area.handle('getCoachingAppointment', (context) => view(appointments.get(context.param('appointmentId'))));
}

/** Reads the filters of a query. @throws the platform's 400. */
function readFilters(
  context: OperationContext,
  world: World,
  userIds: readonly string[],
): (appointment: Entity<CoachingAppointmentResponse>) => boolean {
  const [statuses, facilitators, relations] = ['statuses', 'facilitatorIds', 'relationships'].map((name) =>
    queryList(context, name),
  ) as [string[], string[], string[]];
  const overdue = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
  const interval = readQueryInterval(context, 'interval');
  const completionInterval = readQueryInterval(context, 'completionInterval');
  const matchesInterval = queryValue(context, 'intervalCondition') === 'Overlaps' ? overlaps : beginsWithin;
  return (appointment) => {
    const { status, dateCompleted, facilitator } = appointment;
    const parts = rolesOf(appointment).filter(({ relationship }) => relations.length === 0 || relations.includes(relationship));
    return (
      parts.some(({ userId }) => userIds.includes(userId)) &&
      (statuses.length === 0 || statuses.includes(status ?? '')) &&
      (facilitators.length === 0 || facilitators.includes(facilitator?.id ?? '')) &&
      (overdue === 'any' || String(isOverdue(world, status, spanOf(appointment).to)) === overdue) &&
      matchesInterval(interval, spanOf(appointment)) &&
      (!completionInterval || isIn(completionInterval, dateCompleted))
    );
  };
}

const beginsWithin = (interval: Interval | undefined, { from }: Interval): boolean =>
  !interval || (from >= interval.from && from < interval.to);
const overlaps = (interval: Interval | undefined, { from, to }: Interval): boolean =>
  !interval || (from < interval.to && to > interval.from);
