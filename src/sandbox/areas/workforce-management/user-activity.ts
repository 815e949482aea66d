import type { Area } from '../../engine/area.js';
import type { UserActivity } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { isOutOfOffice } from '../users/out-of-office.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import { requireKnownUsers } from './agents/placements.js';

/** Current activities of users. */
export function addUserActivityHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementUsersActivity', (context) => {
    const { userIds } = readObject(context, ['userIds']);
    requireKnownUsers(world, userIds);
    return { entities: userIds.map((id) => userActivity(world, id)) };
  });
}

function userActivity(world: World, id: string): UserActivity {
  const { status = 'OFF_QUEUE', startTime = world.timestamp() } = routingStatusOf(world, id);
  const { presenceDefinition, message, modifiedDate } = primaryPresence(world, id);
  const { id: presenceId = '', systemPresence = '' } = presenceDefinition ?? {};
  const queues = world.store.queues.all().filter((queue) => world.store.members.get(queue.id, id)?.joined === true);
  return {
    id,
    routingStatus: { status, startTime },
    presence: {
      presenceDefinition: { id: presenceId, systemPresence },
      ...(message !== undefined && { presenceMessage: message }),
      modifiedDate: modifiedDate ?? world.timestamp(),
    },
    outOfOffice: { active: isOutOfOffice(world, id) },
    activeQueueIds: queues.map((queue) => queue.id),
  };
}
