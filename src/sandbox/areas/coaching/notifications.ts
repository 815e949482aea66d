import type { Area } from '../../engine/area.js';
import type { CoachingNotification } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { callerOf, readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { APPOINTMENTS, factsOf, partsOf, referenceTo } from './model.js';

export const NOTIFICATIONS = '/api/v2/coaching/notifications';

type Action = 'Create' | 'Update' | 'Delete' | 'StatusChange';

/** Notifications about appointments, with their read state. Users get none about their own changes. */
export function addCoachingNotificationHandlers(area: Area, world: World): void {
  const appointments = new Repository(world, APPOINTMENTS);
  const notifications = new Repository(world, NOTIFICATIONS);
  const tell = (context: OperationContext, appointment: Entity, actionType: Action): void => {
    const told = new Set([callerOf(context)?.id]);
    for (const { relationship, userId } of partsOf(appointment)) {
      if (told.has(userId)) continue;
      told.add(userId);
      const user = { id: userId, selfUri: `/api/v2/users/${userId}` };
      const said = { ...factsOf(appointment), markedAsRead: false, actionType, relationship, user };
      notifications.create(undefined, {}, { ...said, appointment: referenceTo(appointment) });
    }
  };

  area.wrap(['postCoachingAppointments'], async (context, next) => {
    const before = new Set(appointments.all().map(({ id }) => id));
    const response = await next();
    for (const appointment of appointments.all()) if (!before.has(appointment.id)) tell(context, appointment, 'Create');
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
      if (before && response.ok) tell(context, appointments.find(id) ?? before, actionType);
      return response;
    });

  const own = (context: OperationContext): Entity => {
    const found = notifications.find(context.param('notificationId'));
    if (!found || readId(found['user']) !== callerId(context))
      throw notFound('notification', context.params['notificationId'] ?? '');
    return found;
  };
  const view = (context: OperationContext, notification: Entity): Json => {
    const appointment = queryList(context, 'expand').includes('appointment')
      ? appointments.find(readId(notification['appointment']))
      : undefined;
    const shown = notifications.view({ ...notification, ...(appointment && { appointment: appointments.view(appointment) }) });
    return isObject(shown['appointment']) ? shown : { ...shown, appointment: notification['appointment'] };
  };
  area.handle('getCoachingNotifications', (context) => {
    const mine = notifications.all().filter(({ user }) => readId(user) === callerId(context));
    return listPage(
      context,
      world,
      mine.map((notification) => view(context, notification)),
    );
  });
  area.handle('getCoachingNotification', (context) => view(context, own(context)));
  area.handle('patchCoachingNotification', (context) => {
    const before = own(context);
    const { markedAsRead = before['markedAsRead'] } = readObject<CoachingNotification>(context);
    return view(context, notifications.save({ ...before, markedAsRead }));
  });
}
