import type { Area } from '../../engine/area.js';
import { contains } from '../../values/text-search.js';
import { notFound } from '../../store/errors.js';
import { listing, queryFlag, queryList, sortByQuery } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { associate, clearDefault, disassociate, setDefault, stationOf, stationsOf, userStations } from './model.js';

/** Stations, their associated users, and users' default stations. */
export function addStationHandlers(area: Area, world: World): void {
  world.store.markManaged('/api/v2/stations');
  addStationReads(area, world);
  addCallerStationHandlers(area, world);
  addUserStationHandlers(area, world);

  area.handle('deleteStationAssociateduser', (context) => {
    const station = stationOf(world, context.param('stationId'));
    if (station.userId === undefined) throw notFound('associatedUser', station.id);
    disassociate(world, station.userId);
    return context.send(null, 202);
  });
}

function addStationReads(area: Area, world: World): void {
  area.handle('getStations', (context) => {
    const ids = queryList(context, 'id');
    const name = (queryValue(context, 'name') ?? '').toLowerCase();
    const owner = queryValue(context, 'webRtcUserId');
    const line = queryValue(context, 'lineAppearanceId');
    const isSelectable = queryFlag(context, 'userSelectable');
    const { userId } = context.accessToken;
    const stations = [...stationsOf(world).values()]
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .filter((station) => contains(station.name.toLowerCase(), name))
      .filter(({ webRtcUserId }) => owner === undefined || webRtcUserId === owner)
      .filter(({ lineAppearanceId }) => line === undefined || lineAppearanceId === line)
      // The WebRTC station of another user is not selectable.
      .filter(({ webRtcUserId = userId }) => isSelectable === undefined || (webRtcUserId === userId) === isSelectable);
    return listing(context, world, sortByQuery(context, stations, ['name', 'id', 'status', 'type']), (station) => station);
  });

  area.handle('getStation', (context) => stationOf(world, context.param('stationId')));
}

function addCallerStationHandlers(area: Area, world: World): void {
  area.handle('putUsersStationsMeAssociatedstationStationId', (context) => {
    associate(world, callerId(context), context.param('stationId'));
    return context.send(null, 202);
  });

  area.handle('deleteUsersStationsMeAssociatedstation', (context) => {
    disassociate(world, callerId(context));
    return context.send(null, 202);
  });

  area.handle('getUsersStationsMe', (context) => userStations(world, callerId(context)));
}

/** The stations of the user whose id is in the path. */
function addUserStationHandlers(area: Area, world: World): void {
  const findUserId = (context: OperationContext): string => activeUser(world, context.param('userId')).id;

  area.handle('getUserStation', (context) => userStations(world, findUserId(context)));

  area.handle('putUserStationAssociatedstationStationId', (context) => {
    associate(world, findUserId(context), context.param('stationId'));
    return context.send(null, 202);
  });

  area.handle('deleteUserStationAssociatedstation', (context) => {
    disassociate(world, findUserId(context));
    return context.send(null, 202);
  });

  area.handle('putUserStationDefaultstationStationId', (context) => {
    setDefault(world, findUserId(context), context.param('stationId'));
    return context.send(null, 202);
  });

  area.handle('deleteUserStationDefaultstation', (context) => {
    clearDefault(world, findUserId(context));
    return context.send(null, 202);
  });
}
