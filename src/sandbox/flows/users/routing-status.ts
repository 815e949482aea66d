import type { RoutingStatus, UserPresence } from '../../../models/index.js';
import type { World } from '../../world.js';

/** Sets what a user's interactions make of their routing status, and tells who listens. */
export function setRoutingStatus(world: World, userId: string, status: string): RoutingStatus {
  const changed = { userId, status, startTime: world.timestamp() };
  world.store.routingStatuses.set(userId, changed);
  world.events.publish(`v2.users.${userId}.routingStatus`, {
    id: userId,
    routingStatus: { status, startTime: changed.startTime },
  });
  return changed;
}

/** Tells who listens what a user's presence has become. */
export function announcePresence(world: World, userId: string, presence: UserPresence): void {
  const { id: _, name, presenceDefinition, selfUri, ...rest } = presence;
  const { id, systemPresence } = presenceDefinition ?? {};
  world.events.publish(`v2.users.${userId}.presence`, {
    ...rest,
    presenceDefinition: { ...(id !== undefined && { id }), ...(systemPresence !== undefined && { systemPresence }) },
  });
}
