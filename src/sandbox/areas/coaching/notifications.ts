import type { PartialResult } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { CoachingAppointmentResponse, CoachingNotification } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { callerOf, readId, Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { APPOINTMENTS, notificationFields, rolesOf, referenceTo } from './model.js';

export const NOTIFICATIONS = '/api/v2/coaching/notifications';

type Action = 'Create' | 'Update' | 'Delete' | 'StatusChange';

/** Notifications about appointments, with their read state. Users get none about their own changes. */
export function addCoachingNotificationHandlers(area: Area, world: World): void {
  addNotices(area, world);
  addNotificationHandlers(area, world);
}

/** Creates notifications when appointments change. */
function addNotices(area: Area, world: World): void {
  const appointments = new Repository<CoachingAppointmentResponse>(world, APPOINTMENTS);
  const notifications = new Repository<CoachingNotification>(world, NOTIFICATIONS);
  const notifyUsers = (context: OperationContext, appointment: Entity<CoachingAppointmentResponse>, actionType: Action): void => {
    const notifiedIds = new Set([callerOf(context)?.id]);
    for (const { relationship, userId } of rolesOf(appointment)) {
      if (notifiedIds.has(userId)) continue;
      notifiedIds.add(userId);
      const user = { id: userId, selfUri: `/api/v2/users/${userId}` };
      const fields = { ...notificationFields(appointment), markedAsRead: false, actionType, relationship, user };
      notifications.create(undefined, {}, { ...fields, appointment: referenceTo(appointment) });
    }
  };

  area.wrap(['postCoachingAppointments'], async (context, next) => {
    const idsBefore = new Set(appointments.all().map(({ id }) => id));
    const response = await next();
    for (const appointment of appointments.all()) if (!idsBefore.has(appointment.id)) notifyUsers(context, appointment, 'Create');
    return response;
  });
  for (const [name, actionType] of [
    ['patchCoachingAppointment', 'Update'],
    ['patchCoachingAppointmentStatus', 'StatusChange'],
    ['deleteCoachingAppointment', 'Delete'],
  ] as const)
    area.wrap([name], async (context, next) => {
      const id = context.param('appointmentId');
      const before = appointments.find(id);
      const response = await next();
      if (before && response.ok) notifyUsers(context, appointments.find(id) ?? before, actionType);
      return response;
    });
}

function addNotificationHandlers(area: Area, world: World): void {
  const appointments = new Repository<CoachingAppointmentResponse>(world, APPOINTMENTS);
  const notifications = new Repository<CoachingNotification>(world, NOTIFICATIONS);
  const findNotification = (context: OperationContext): Entity<CoachingNotification> => {
    const notification = notifications.find(context.param('notificationId'));
    if (!notification || readId(notification['user']) !== callerId(context))
      throw notFound('notification', context.param('notificationId'));
    return notification;
  };
  const view = (context: OperationContext, notification: Entity<CoachingNotification>): PartialResult<CoachingNotification> => {
    const appointment = queryList(context, 'expand').includes('appointment')
      ? appointments.find(readId(notification['appointment']))
      : undefined;
    const notificationView = notifications.view({
      ...notification,
      ...(appointment && { appointment: appointments.view(appointment) }),
    });
    return notificationView.appointment ? notificationView : { ...notificationView, appointment: notification['appointment'] };
  };

  area.handle('getCoachingNotifications', (context) => {
    const notificationsOfCaller = notifications.all().filter(({ user }) => readId(user) === callerId(context));
    return listPage(
      context,
      world,
      notificationsOfCaller.map((notification) => view(context, notification)),
    );
  });
  area.handle('getCoachingNotification', (context) => view(context, findNotification(context)));
  area.handle('patchCoachingNotification', (context) => {
    const notification = findNotification(context);
    const { markedAsRead = notification['markedAsRead'] } = readObject<CoachingNotification>(context);
    return view(context, notifications.save({ ...notification, markedAsRead }));
  });
}
