import type { Station, UserStation, UserStations } from '../../../models/index.js';
import { notFound, Problem } from '../../store/errors.js';
import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';

export type StoredStation = Station & { name: string };

/** The stations of a user. */
interface StationIds {
  associated?: { id: string; date: string };
  default?: string;
  last?: string;
}

/** Initially eight desks, and WebRTC stations for the first four users. */
export function stationsOf(world: World): Map<string, StoredStation> {
  return world.collection<StoredStation>('/api/v2/stations', (stations) => {
    // Uses a separate random stream, so that other generated ids stay the same.
    const random = new Random(world.seed ^ 0x3c6ef372);
    const desks = Array.from({ length: 8 }, (_, index) => ({ name: `Desk ${index + 1}`, type: 'inin_standalone_phone' }));
    const browsers = world.store.users
      .all()
      .slice(0, 4)
      .map(({ id, name }) => ({ name: `${name} WebRTC`, type: 'inin_webrtc_softphone', webRtcUserId: id }));
    for (const station of [...desks, ...browsers]) {
      const id = random.uuid();
      const lineAppearanceId = random.uuid();
      stations.set(id, { id, lineAppearanceId, status: 'AVAILABLE', ...station, selfUri: `/api/v2/stations/${id}` });
    }
  });
}

function stationIdsOf(world: World): Map<string, StationIds> {
  return world.collection<StationIds>('users.stations');
}

/** @throws the platform's 404. */
export function stationOf(world: World, id: string): StoredStation {
  const station = stationsOf(world).get(id);
  if (!station) throw notFound('station', id);
  return station;
}

/** A user's stations: an associated station takes precedence over the default one. */
export function userStations(world: World, userId: string): UserStations {
  const { associated: association, default: defaultId, last: lastId } = stationIdsOf(world).get(userId) ?? {};
  const associatedStation = viewOf(world, association?.id);
  const defaultStation = viewOf(world, defaultId);
  const lastStation = viewOf(world, lastId);
  const effectiveStation = associatedStation ?? defaultStation;
  return {
    ...(associatedStation && { associatedStation }),
    ...(effectiveStation && { effectiveStation }),
    ...(defaultStation && { defaultStation }),
    ...(lastStation && { lastAssociatedStation: lastStation }),
  };
}

function viewOf(world: World, id: string | undefined): UserStation | undefined {
  const station = stationsOf(world).get(id ?? '');
  if (!station) return undefined;
  const { userId: associatedUserId } = station;
  const date = associatedUserId === undefined ? undefined : stationIdsOf(world).get(associatedUserId)?.associated?.date;
  const defaultUser = defaultUserOf(world, station.id);
  return {
    id: station.id,
    name: station.name,
    ...(station.type !== undefined && { type: station.type }),
    ...(associatedUserId !== undefined && { associatedUser: userRef(world, associatedUserId) }),
    ...(date !== undefined && { associatedDate: date }),
    ...(defaultUser !== undefined && { defaultUser: userRef(world, defaultUser) }),
  };
}

function userRef(world: World, id: string) {
  const { name, version } = world.store.users.get(id);
  return { id, name, version, selfUri: `/api/v2/users/${id}` };
}

function defaultUserOf(world: World, stationId: string): string | undefined {
  return [...stationIdsOf(world)].find(([, stationIds]) => stationIds.default === stationId)?.[0];
}

/**
 * Associates a user with a station, and ends the user's previous association.
 *
 * @throws the platform's 409 if another user is associated with it.
 */
export function associate(world: World, userId: string, stationId: string): void {
  const station = stationOf(world, stationId);
  if (station.userId === userId) return;
  checkOwner(station, userId);
  if (station.userId !== undefined) throw stationInUse('The station is associated with another user', station);
  endAssociation(world, userId);
  stationsOf(world).set(station.id, { ...station, status: 'ASSOCIATED', userId });
  stationIdsOf(world).set(userId, {
    ...stationIdsOf(world).get(userId),
    associated: { id: station.id, date: world.timestamp() },
  });
  announceStation(world, userId);
}

/** Ends a user's association. @returns whether there was one. */
export function disassociate(world: World, userId: string): boolean {
  if (!endAssociation(world, userId)) return false;
  announceStation(world, userId);
  return true;
}

/** @throws the platform's 409 if it is the default of another user. */
export function setDefault(world: World, userId: string, stationId: string): void {
  const station = stationOf(world, stationId);
  checkOwner(station, userId);
  const owner = defaultUserOf(world, station.id);
  if (owner !== undefined && owner !== userId) throw stationInUse('The station is the default of another user', station);
  stationIdsOf(world).set(userId, { ...stationIdsOf(world).get(userId), default: station.id });
}

export function clearDefault(world: World, userId: string): void {
  const { default: _, ...rest } = stationIdsOf(world).get(userId) ?? {};
  stationIdsOf(world).set(userId, rest);
}

/** Removes a deleted user from all stations. */
export function removeUserFromStations(world: World, userId: string): void {
  disassociate(world, userId);
  stationIdsOf(world).delete(userId);
}

function endAssociation(world: World, userId: string): boolean {
  const { associated: association, ...rest } = stationIdsOf(world).get(userId) ?? {};
  if (!association) return false;
  const { userId: _, ...station } = stationOf(world, association.id);
  stationsOf(world).set(station.id, { ...station, status: 'AVAILABLE' });
  stationIdsOf(world).set(userId, { ...rest, last: station.id });
  return true;
}

/** A WebRTC station belongs to one user. */
function checkOwner(station: StoredStation, userId: string): void {
  if (station.webRtcUserId === undefined || station.webRtcUserId === userId) return;
  throw stationInUse("The station is the phone in another user's browser", station);
}

function stationInUse(message: string, { id }: StoredStation): Problem {
  return new Problem(409, message, { entityName: 'station', entityId: id });
}

function announceStation(world: World, userId: string): void {
  const { associatedStation } = userStations(world, userId);
  world.events.publish(`v2.users.${userId}.station`, {
    ...(associatedStation && {
      associatedStation: {
        id: associatedStation.id ?? '',
        name: associatedStation.name ?? '',
        associatedUser: { id: userId },
      },
    }),
  });
}

/** Creates a station for a line of a phone, with the id of the line. */
export function placeStation(world: World, id: string, name: string, webRtcUserId?: string): void {
  const { status = 'AVAILABLE', userId } = stationsOf(world).get(id) ?? {};
  const type = webRtcUserId === undefined ? 'inin_standalone_phone' : 'inin_webrtc_softphone';
  stationsOf(world).set(id, {
    id,
    name,
    type,
    status,
    lineAppearanceId: id,
    selfUri: `/api/v2/stations/${id}`,
    ...(userId !== undefined && { userId }),
    ...(webRtcUserId !== undefined && { webRtcUserId }),
  });
}

/** Removes a station with its association and defaults. */
export function removeStation(world: World, id: string): void {
  const { userId } = stationsOf(world).get(id) ?? {};
  if (userId !== undefined) disassociate(world, userId);
  for (const [owner, { default: defaultId, ...rest }] of stationIdsOf(world))
    if (defaultId === id) stationIdsOf(world).set(owner, rest);
  stationsOf(world).delete(id);
}
