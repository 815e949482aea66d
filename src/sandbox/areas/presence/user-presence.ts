import type { Area } from '../../engine/area.js';
import type { RoutingStatus, Source, UserPresence, UserPrimarySource } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { recordHistory } from '../users/history.js';
import { announcePresence, setRoutingStatus } from '../users/routing-status.js';
import { isInteracting } from '../conversations/life.js';
import { presencePurecloud, primaryPresence, routingStatusOf } from '../users/user.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { Repository } from '../repository.js';

/** Presence by source, and routing status, as an agent's status widget reads and sets them. */
export function addUserPresenceHandlers(area: Area, world: World): void {
  area.handle('putUsersPresencesBulk', (context) => {
    const bodies = readArray<UserPresence & { id: string }>(context, ['id']);
    // Looks up all users first: a bulk change with an unknown user changes none.
    const users = bodies.map(({ id }) => activeUser(world, id));
    return bodies.map((body, index) => changePresence(world, users[index]?.id ?? body.id, 'PURECLOUD', body));
  });

  // The platform's own source has separate operations.
  for (const name of ['getUsersPresencesPurecloudBulk', 'getUsersPresenceBulk'] as const) {
    area.handle(name, (context) => {
      const source = sourceOf(context).toUpperCase();
      const users = queryList(context, 'id').map((id) => activeUser(world, id));
      return users.flatMap(({ id }) => {
        const presence = source === 'PURECLOUD' ? presencePurecloud(world, id) : world.store.presences.get(id, source);
        return presence ? [{ ...presenceView(id, presence), userId: id }] : [];
      });
    });
  }

  for (const name of ['getUserPresencesPurecloud', 'getUserPresence'] as const) {
    area.handle(name, (context) => {
      const { id } = activeUser(world, context.param('userId'));
      const sourceId = sourceOf(context);
      const source = sourceId.toUpperCase();
      const presence = source === 'PURECLOUD' ? presencePurecloud(world, id) : world.store.presences.get(id, source);
      if (!presence) throw notFound('presenceSource', sourceId);
      return presenceView(id, presence);
    });
  }

  for (const name of ['patchUserPresencesPurecloud', 'patchUserPresence'] as const) {
    area.handle(name, (context) => {
      const { id } = activeUser(world, context.param('userId'));
      const sourceId = sourceOf(context);
      const body = readObject<UserPresence>(context);
      return changePresence(world, id, sourceId.toUpperCase(), body);
    });
  }
  area.handle('getPresenceUserPrimarysource', (context) => primarySourceOf(world, activeUser(world, context.param('userId')).id));

  area.handle('putPresenceUserPrimarysource', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    const { sourceId } = readObject<UserPrimarySource & { sourceId: string }>(context, ['sourceId']);
    changePresence(world, id, sourceId.toUpperCase(), { primary: true });
    return primarySourceOf(world, id);
  });

  area.handle('getUserRoutingstatus', (context) => routingStatusOf(world, activeUser(world, context.param('userId')).id));

  area.handle('putUserRoutingstatus', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    const { status = '' } = readObject<RoutingStatus>(context, ['status']);
    return changeRoutingStatus(world, id, status);
  });
}

/** The source whose presence others see. */
function primarySourceOf(world: World, userId: string): UserPrimarySource {
  const source = primaryPresence(world, userId).source?.toLowerCase() ?? '';
  const knownSource = new Repository<Source>(world, '/api/v2/presence/sources')
    .all()
    .find(({ id }) => textOf(id).toLowerCase() === source);
  return {
    id: userId,
    sourceId: knownSource ? textOf(knownSource['id']) : source,
    registered: knownSource !== undefined,
    selfUri: `/api/v2/presence/users/${userId}/primarysource`,
  };
}

/**
 * Callers cannot set a status that results from interactions; being on queue follows from the presence. @throws the platform's
 * 400.
 */
function changeRoutingStatus(world: World, userId: string, status: string): RoutingStatus {
  const details = [{ errorCode: 'invalid.value', fieldName: 'status' }];
  if (status !== 'IDLE' && status !== 'OFF_QUEUE') throw badRequest(`The routing status ${status} cannot be set`, details);
  if (status === 'OFF_QUEUE') return setRoutingStatus(world, userId, status);
  if (primaryPresence(world, userId).presenceDefinition?.systemPresence !== 'On Queue') {
    throw badRequest('Only a user whose presence is On Queue can be idle', details);
  }
  return setRoutingStatus(world, userId, isInteracting(world, userId) ? 'INTERACTING' : 'IDLE');
}

/** Changes the given fields. Going on or off queue changes the routing status too. */
export function changePresence(world: World, userId: string, source: string, body: UserPresence): UserPresence {
  const before = source === 'PURECLOUD' ? presencePurecloud(world, userId) : world.store.presences.get(userId, source);
  const requestedDefinition = body.presenceDefinition && readDefinition(world, 'presenceDefinition', body.presenceDefinition.id);
  const { futurePresenceDefinition: futureReference } = body;
  const future = futureReference && readDefinition(world, 'futurePresenceDefinition', futureReference.id);
  const isWaiting = future !== undefined && source === 'PURECLOUD' && isInteracting(world, userId);
  // A user without unfinished interactions enters it now.
  const definition = isWaiting ? requestedDefinition : (future ?? requestedDefinition);
  const { futurePresenceDefinition: _, ...currentFields } = before ?? {};
  const presence: UserPresence = {
    source,
    primary: false,
    message: '',
    ...(definition ? { ...currentFields, presenceDefinition: definition } : before),
    ...(isWaiting && { futurePresenceDefinition: future }),
    ...(body.message !== undefined && { message: body.message }),
    modifiedDate: world.timestamp(),
  };
  recordHistory(world, 'presence', userId, () => {
    if (body.primary === true) {
      for (const [otherSource, otherPresence] of world.store.presences.of(userId)) {
        world.store.presences.set(userId, otherSource, { ...otherPresence, primary: false });
      }
      presence.primary = true;
    }
    world.store.presences.set(userId, source, presence);
  });
  if (source === 'PURECLOUD' && definition) {
    const isGoingOnQueue = definition.systemPresence === 'On Queue';
    const isOnQueue = routingStatusOf(world, userId).status !== 'OFF_QUEUE';
    const onQueueStatus = isGoingOnQueue && (isInteracting(world, userId) ? 'INTERACTING' : 'IDLE');
    if (isGoingOnQueue !== isOnQueue) setRoutingStatus(world, userId, onQueueStatus || 'OFF_QUEUE');
  }
  announcePresence(world, userId, presence);
  return presenceView(userId, presence);
}

function readDefinition(world: World, field: string, id = ''): { id: string; systemPresence: string } {
  const definition = world.store.presenceDefinitions.find(id);
  if (definition && definition.deactivated !== true) return { id, systemPresence: definition.systemPresence };
  throw badRequest('There is no presence definition with this id that can be chosen', [
    { errorCode: 'invalid.value', fieldName: `${field}.id`, entityId: id, entityName: 'presenceDefinition' },
  ]);
}

function sourceOf(context: OperationContext): string {
  return context.params['sourceId'] ?? 'purecloud';
}

function presenceView(userId: string, presence: UserPresence): UserPresence {
  const source = presence.source?.toLowerCase() ?? '';
  return { id: userId, ...presence, selfUri: `/api/v2/users/${userId}/presences/${source}` };
}
