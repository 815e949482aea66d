import type { Hono } from 'hono';
import { contains } from '../../values/text-search.js';
import { notFound } from '../../store/errors.js';
import { listing, queryFlag, queryList, sorted } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { associate, clearDefault, disassociate, setDefault, stationOf, stationsOf, userStations } from './model.js';

/** Stations, their associated users, and users' default stations. */
export function stationRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.lookAfter('/api/v2/stations');
  const userOf = (context: SandboxContext): string => activeUser(world, context.req.param('userId') ?? '').id;

  app.get('/api/v2/stations', (context) => {
    const ids = queryList(context, 'id');
    const name = (queryValue(context, 'name') ?? '').toLowerCase();
    const owner = queryValue(context, 'webRtcUserId');
    const line = queryValue(context, 'lineAppearanceId');
    const selectable = queryFlag(context, 'userSelectable');
    const { userId } = context.get('accessToken');
    const found = [...stationsOf(world).values()]
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .filter((station) => contains(station.name.toLowerCase(), name))
      .filter(({ webRtcUserId }) => owner === undefined || webRtcUserId === owner)
      .filter(({ lineAppearanceId }) => line === undefined || lineAppearanceId === line)
      // The WebRTC station of another user is not selectable.
      .filter(({ webRtcUserId = userId }) => selectable === undefined || (webRtcUserId === userId) === selectable);
    return context.json(listing(context, world, sorted(context, found, ['name', 'id', 'status', 'type']), (station) => station));
  });

  app.get('/api/v2/stations/:stationId', (context) => context.json(stationOf(world, context.req.param('stationId'))));

  app.delete('/api/v2/stations/:stationId/associateduser', (context) => {
    const station = stationOf(world, context.req.param('stationId'));
    if (station.userId === undefined) throw notFound('associatedUser', station.id);
    disassociate(world, station.userId);
    return context.body(null, 202);
  });

  app.put('/api/v2/users/stations/me/associatedstation/:stationId', (context) => {
    associate(world, callerId(context), context.req.param('stationId'));
    return context.body(null, 202);
  });

  app.delete('/api/v2/users/stations/me/associatedstation', (context) => {
    disassociate(world, callerId(context));
    return context.body(null, 202);
  });

  app.get('/api/v2/users/stations/me', (context) => context.json(userStations(world, callerId(context))));

  const path = '/api/v2/users/:userId/station';

  app.get(path, (context) => context.json(userStations(world, userOf(context))));

  app.put(`${path}/associatedstation/:stationId`, (context) => {
    associate(world, userOf(context), context.req.param('stationId'));
    return context.body(null, 202);
  });

  app.delete(`${path}/associatedstation`, (context) => {
    disassociate(world, userOf(context));
    return context.body(null, 202);
  });

  app.put(`${path}/defaultstation/:stationId`, (context) => {
    setDefault(world, userOf(context), context.req.param('stationId'));
    return context.body(null, 202);
  });

  app.delete(`${path}/defaultstation`, (context) => {
    clearDefault(world, userOf(context));
    return context.body(null, 202);
  });
}
