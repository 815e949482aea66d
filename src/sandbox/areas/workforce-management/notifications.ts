import type { Area } from '../../engine/area.js';
import type { WfmUserNotification } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { publishEvent } from '../events/publish.js';

interface StoredNotification extends WfmUserNotification {
  userId: string;
}

const notificationsOf = (world: World): Map<string, StoredNotification> =>
  world.collection<StoredNotification>('wfm.notifications');

/** Notifies an agent of a change. */
export function notify(
  world: World,
  userId: string,
  content: Pick<WfmUserNotification, 'mutableGroupId' | 'type'> & Partial<WfmUserNotification>,
): void {
  const id = world.newId();
  const notification = { ...content, id, timestamp: world.timestamp(), markedAsRead: false, agentNotification: true };
  notificationsOf(world).set(id, { ...notification, userId });
  publishEvent(world, 'v2.users.{id}.workforcemanagement.notifications', [userId], () => notification);
}

/** Notifies an agent of a decision on a time-off request. */
export function notifyTimeOff(
  world: World,
  request: {
    id: string;
    user?: { id?: string };
    isFullDayRequest?: boolean;
    status?: string;
    partialDayStartDateTimes?: string[];
    fullDayManagementUnitDates?: string[];
  },
): void {
  const { id: timeOffRequestId, user, isFullDayRequest, status, partialDayStartDateTimes, fullDayManagementUnitDates } = request;
  if (user?.id === undefined) return;
  notify(world, user.id, {
    mutableGroupId: timeOffRequestId,
    type: 'TimeOffRequest',
    timeOffRequest: {
      timeOffRequestId,
      user: { id: user.id },
      ...(isFullDayRequest !== undefined && { isFullDayRequest }),
      ...(status !== undefined && { status }),
      ...(partialDayStartDateTimes && { partialDayStartDateTimes }),
      ...(fullDayManagementUnitDates && { fullDayManagementUnitDates }),
    },
  });
}

/** The caller's notifications, and whether they were read. */
export function addNotificationHandlers(area: Area, world: World): void {
  const notificationsOfUser = (userId: string): StoredNotification[] =>
    [...notificationsOf(world).values()].filter((each) => each.userId === userId);
  area.handle('getWorkforcemanagementNotifications', (context) => ({
    entities: notificationsOfUser(callerId(context)).map(({ userId: _, ...notification }) => notification),
  }));

  area.handle('postWorkforcemanagementNotificationsUpdate', (context) => {
    const userId = callerId(context);
    const { entities } = readObject(context, ['entities']);
    // Unknown notifications are ignored.
    const updatedEntities = entities.flatMap(({ id, markedAsRead }) => {
      const notification = notificationsOfUser(userId).find((each) => each.id === id);
      if (!notification) return [];
      notificationsOf(world).set(id, { ...notification, markedAsRead });
      return [{ id, mutableGroupId: notification.mutableGroupId }];
    });
    return { entities: updatedEntities };
  });
}
