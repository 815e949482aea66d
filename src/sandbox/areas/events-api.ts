import type { Area } from '../engine/area.js';
import type { EventError } from '../../models/index.js';
import { readObject } from '../http/body.js';
import { badRequest, Problem } from '../store/errors.js';
import type { World } from '../store/world.js';
import { changePresence } from './presence/user-presence.js';
import { setRoutingStatus } from './users/routing-status.js';
import { activeUser } from './users/users.js';

/** Presence and routing status events from other systems. Each event succeeds or fails separately. */
export function addEventHandlers(area: Area, world: World): void {
  area.handle('postEventsUsersPresence', (context) => {
    const { userPresenceEvents = [] } = readObject(context);
    return collectErrors(userPresenceEvents, ({ userId, sourceId, presenceDefinitionId: id, message }) => {
      changePresence(world, activeUser(world, userId).id, sourceId.toUpperCase(), {
        ...(id !== undefined && { presenceDefinition: { id } }),
        ...(message !== undefined && { message }),
      });
    });
  });

  area.handle('postEventsUsersRoutingstatus', (context) => {
    const { userRoutingStatusEvents = [] } = readObject(context);
    return collectErrors(userRoutingStatusEvents, ({ agentId, status }) => {
      setRoutingStatus(world, activeUser(world, agentId).id, statuses[status] ?? status);
    });
  });
}

/** Events use `OffQueue` for the status that is `OFF_QUEUE` elsewhere. */
const statuses: Readonly<Record<string, string>> = {
  OffQueue: 'OFF_QUEUE',
  Idle: 'IDLE',
  Interacting: 'INTERACTING',
  Communicating: 'COMMUNICATING',
  NotResponding: 'NOT_RESPONDING',
};

/** Returns only the events that failed. */
function collectErrors<T extends { eventId: string }>(
  events: readonly T[],
  applyEvent: (event: T) => void,
): { errors: EventError[] } {
  const eventIds = new Set<string>();
  return {
    errors: events.flatMap((event): EventError[] => {
      try {
        if (eventIds.has(event.eventId)) throw badRequest('The eventId stands in the batch twice');
        eventIds.add(event.eventId);
        applyEvent(event);
        return [];
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return [{ eventId: event.eventId, message: error.message, retryable: false }];
      }
    }),
  };
}
