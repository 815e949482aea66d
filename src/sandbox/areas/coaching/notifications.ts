import type { Hono } from 'hono';
import type { CoachingNotification } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { callerOf, idIn, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { APPOINTMENTS, factsOf, partsOf, referenceTo } from './model.js';

export const NOTIFICATIONS = '/api/v2/coaching/notifications';

type Action = 'Create' | 'Update' | 'Delete' | 'StatusChange';

/** Notifications about appointments, with their read state. Users get none about their own changes. */
export function coachingNotificationRoutes(app: Hono<SandboxEnv>, world: World): void {
  const appointments = new Kept(world, APPOINTMENTS);
  const notifications = new Kept(world, NOTIFICATIONS);
  const tell = (context: SandboxContext, appointment: Entity, actionType: Action): void => {
    const told = new Set([callerOf(context)?.id]);
    for (const { relationship, userId } of partsOf(appointment)) {
      if (told.has(userId)) continue;
      told.add(userId);
      const user = { id: userId, selfUri: `/api/v2/users/${userId}` };
      const said = { ...factsOf(appointment), markedAsRead: false, actionType, relationship, user };
      notifications.create(undefined, {}, { ...said, appointment: referenceTo(appointment) });
    }
  };

  app.post(APPOINTMENTS, async (context, next) => {
    const before = new Set(appointments.all().map(({ id }) => id));
    await next();
    for (const appointment of appointments.all()) if (!before.has(appointment.id)) tell(context, appointment, 'Create');
  });
  for (const [verb, path, actionType] of [
    ['PATCH', '/:appointmentId', 'Update'],
    ['PATCH', '/:appointmentId/status', 'StatusChange'],
    ['DELETE', '/:appointmentId', 'Delete'],
  ] as const)
    app.on(verb, `${APPOINTMENTS}${path}`, async (context, next) => {
      const id = context.req.param('appointmentId');
      const before = appointments.find(id);
      await next();
      if (before && context.res.status < 300) tell(context, appointments.find(id) ?? before, actionType);
    });

  const own = (context: SandboxContext): Entity => {
    const found = notifications.find(context.req.param('notificationId'));
    if (!found || idIn(found['user']) !== callerId(context))
      throw notFound('notification', context.req.param('notificationId') ?? '');
    return found;
  };
  const view = (context: SandboxContext, notification: Entity): Json => {
    const appointment = queryList(context, 'expand').includes('appointment')
      ? appointments.find(idIn(notification['appointment']))
      : undefined;
    const shown = notifications.view({ ...notification, ...(appointment && { appointment: appointments.view(appointment) }) });
    return isObject(shown['appointment']) ? shown : { ...shown, appointment: notification['appointment'] };
  };
  app.get(NOTIFICATIONS, (context) => {
    const mine = notifications.all().filter(({ user }) => idIn(user) === callerId(context));
    return listed(
      context,
      world,
      mine.map((notification) => view(context, notification)),
    );
  });
  app.get(`${NOTIFICATIONS}/:notificationId`, (context) => context.json(view(context, own(context))));
  app.patch(`${NOTIFICATIONS}/:notificationId`, (context) => {
    const before = own(context);
    const { markedAsRead = before['markedAsRead'] } = readObject<CoachingNotification>(context);
    return context.json(view(context, notifications.put({ ...before, markedAsRead })));
  });
}
