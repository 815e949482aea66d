import type { Area } from '../../engine/area.js';
import type { CoachingAppointmentResponse, CoachingAppointmentStatusResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { conversationOf } from '../conversations/model.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { addCoachingListHandlers } from './lists.js';
import { APPOINTMENTS, referenceTo } from './model.js';
import { addCoachingNotificationHandlers } from './notifications.js';

/** The status changes of appointments, by appointment id. */
const statusesOf = (world: World): Map<string, CoachingAppointmentStatusResponse[]> =>
  world.collection<CoachingAppointmentStatusResponse[]>('coaching.statuses');

/** The lifecycle of appointments, and the documents and conversations that they refer to. */
export function addCoachingHandlers(area: Area, world: World): void {
  const appointments = (): Repository<CoachingAppointmentResponse> =>
    new Repository<CoachingAppointmentResponse>(world, APPOINTMENTS);
  const findAppointment = (context: OperationContext): Entity<CoachingAppointmentResponse> =>
    appointments().get(context.param('appointmentId'));

  area.addRule({
    path: APPOINTMENTS,
    references: {
      attendeeIds: '/api/v2/users',
      facilitatorId: '/api/v2/users',
      documentIds: '/api/v2/contentmanagement/documents',
      conversationIds: '/api/v2/conversations',
    },
  });
  addCoachingNotificationHandlers(area, world);
  addCoachingListHandlers(area, world);

  area.handle('patchCoachingAppointmentStatus', (context) => {
    const appointment = findAppointment(context);
    const { status } = readObject(context, ['status']);
    const createdBy = callerOf(context);
    const dateCreated = world.timestamp();
    const change = { appointment: referenceTo(appointment), ...(createdBy && { createdBy }), dateCreated, status };
    const { dateCompleted: _, ...openAppointment } = appointment;
    const completed = status === 'Completed' ? { dateCompleted: dateCreated } : {};
    appointments().save({ ...openAppointment, ...completed, id: appointment.id, status, dateModified: dateCreated });
    statusesOf(world).set(appointment.id, [...(statusesOf(world).get(appointment.id) ?? []), change]);
    return change;
  });
  area.handle('getCoachingAppointmentStatuses', (context) => {
    const appointment = findAppointment(context);
    const { createdBy, dateCreated } = appointment;
    const first = { appointment: referenceTo(appointment), createdBy, dateCreated, status: 'Scheduled' };
    return listPage(context, world, [first, ...(statusesOf(world).get(appointment.id) ?? [])]);
  });

  area.handle('postCoachingAppointmentConversations', (context) => {
    const appointment = findAppointment(context);
    const { conversationId } = readObject(context, ['conversationId']);
    const { id } = conversationOf(world, conversationId);
    const conversation = { id, selfUri: `/api/v2/conversations/${id}` };
    const otherConversations = (appointment.conversations ?? []).filter((each) => each.id !== id);
    appointments().save({
      ...appointment,
      conversations: [...otherConversations, conversation],
      dateModified: world.timestamp(),
    });
    return { conversation, appointment: referenceTo(appointment) };
  });
}
