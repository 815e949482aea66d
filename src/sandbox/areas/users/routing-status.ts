import type { PresenceDefinition, RoutingStatus, UserPresence } from '../../../models/index.js';
import { presencePurecloud, primaryPresence, routingStatusOf } from './user.js';
import type { World } from '../../store/world.js';
import { announceQueue } from '../conversations/announce.js';
import { publishIfChanged } from '../events/publish.js';
import { recordHistory } from './history.js';

/** Sets the routing status that results from a user's interactions, and notifies subscribers. */
export function setRoutingStatus(world: World, userId: string, status: string): RoutingStatus {
  const routingStatus = { userId, status, startTime: world.timestamp() };
  recordHistory(world, 'routingStatus', userId, () => {
    world.store.routingStatuses.set(userId, routingStatus);
  });
  announceRoutingStatus(world, userId, routingStatus);
  announceActivity(world, userId);
  return routingStatus;
}

function announceRoutingStatus(world: World, userId: string, { status, startTime }: RoutingStatus): void {
  world.events.publish(`v2.users.${userId}.routingStatus`, {
    id: userId,
    routingStatus: { ...(status !== undefined && { status }), ...(startTime !== undefined && { startTime }) },
  });
}

/** Notifies subscribers of a user's changes since a moment, in ms since the epoch. */
export function announceUser(world: World, userId: string, since: number): void {
  const routingStatus = routingStatusOf(world, userId);
  const presence = primaryPresence(world, userId);
  if (Date.parse(routingStatus.startTime ?? '') >= since) announceRoutingStatus(world, userId, routingStatus);
  if (Date.parse(presence.modifiedDate ?? '') >= since) announcePresence(world, userId, presence);
}

/** Applies the future presence of a user whose interactions are finished. @returns whether there was one. */
export function enterFuturePresence(world: World, userId: string): boolean {
  const { futurePresenceDefinition: future, ...before } = presencePurecloud(world, userId);
  if (!future) return false;
  const presence: UserPresence = { ...before, presenceDefinition: future, modifiedDate: world.timestamp() };
  recordHistory(world, 'presence', userId, () => {
    world.store.presences.set(userId, 'PURECLOUD', presence);
  });
  announcePresence(world, userId, presence);
  return true;
}

/** Sets a user to Offline and off queue. */
export function goOffline(world: World, userId: string): void {
  const offline = world.store.presenceDefinitions.all().find(({ primary, name }) => primary === true && name === 'Offline');
  const before = presencePurecloud(world, userId);
  if (offline && before.presenceDefinition?.id !== offline.id) {
    const presence: UserPresence = {
      ...before,
      message: '',
      modifiedDate: world.timestamp(),
      presenceDefinition: { id: offline.id, systemPresence: offline.systemPresence },
    };
    recordHistory(world, 'presence', userId, () => {
      world.store.presences.set(userId, 'PURECLOUD', presence);
    });
    announcePresence(world, userId, presence);
  }
  if (routingStatusOf(world, userId).status !== 'OFF_QUEUE') setRoutingStatus(world, userId, 'OFF_QUEUE');
}

/** Notifies subscribers of a user's presence. */
export function announcePresence(world: World, userId: string, presence: UserPresence): void {
  const { id: _, name, presenceDefinition, futurePresenceDefinition, selfUri, ...rest } = presence;
  world.events.publish(`v2.users.${userId}.presence`, {
    ...rest,
    presenceDefinition: definitionReference(presenceDefinition),
    ...(futurePresenceDefinition && { futurePresenceDefinition: definitionReference(futurePresenceDefinition) }),
  });
  announceActivity(world, userId);
}

function definitionReference({ id, systemPresence }: Partial<PresenceDefinition> = {}): { id?: string; systemPresence?: string } {
  return { ...(id !== undefined && { id }), ...(systemPresence !== undefined && { systemPresence }) };
}

/** Notifies subscribers of a user's current activity, and of the resulting changes in the user's queues. */
function announceActivity(world: World, userId: string): void {
  if (!world.events.hasListeners) return;
  const available = { dataAvailabilityDate: world.timestamp() };
  publishIfChanged(world, 'v2.analytics.users.details.jobs.availability', [], () => available);
  const memberships = world.store.queues.all().flatMap(({ id }) => {
    const membership = world.store.members.get(id, userId);
    return membership ? [{ id, joined: membership.joined }] : [];
  });
  const { status, startTime } = routingStatusOf(world, userId);
  const { presenceDefinition: { id, systemPresence } = {}, message, modifiedDate } = primaryPresence(world, userId);
  world.events.publish(`v2.users.${userId}.activity`, {
    id: userId,
    activeQueueIds: memberships.flatMap((queue) => (queue.joined ? [queue.id] : [])),
    routingStatus: { ...(status !== undefined && { status }), ...(startTime !== undefined && { startTime }) },
    presence: {
      presenceDefinition: { ...(id !== undefined && { id }), ...(systemPresence !== undefined && { systemPresence }) },
      ...(message !== undefined && { presenceMessage: message }),
      ...(modifiedDate !== undefined && { modifiedDate }),
    },
  });
  for (const queue of memberships) announceQueue(world, queue.id);
}
