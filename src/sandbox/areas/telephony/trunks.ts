import type { Area } from '../../engine/area.js';
import type { Edge, Trunk, TrunkBase } from '../../../models/index.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { pageOfMatches } from '../search/handlers.js';
import { EDGES } from './paths.js';
import { trunksOf } from './trunk-model.js';

/** Edges in and out of service, and their trunks: an Edge has one for each trunk of its group. */
export function addTrunkHandlers(area: Area, world: World): void {
  const edges = new Repository<Edge>(world, EDGES, [], 'Edge');
  const listTrunks = (): Trunk[] => edges.all().flatMap((edge) => trunksOf(world, edge));
  const findEdge = (context: OperationContext): Entity<Edge> => edges.get(context.param('edgeId'));

  area.handle('getTelephonyProvidersEdgesTrunks', (context) => listPage(context, world, listTrunks()));
  area.handle('getTelephonyProvidersEdgesTrunk', (context) => {
    const id = context.param('trunkId');
    const trunk = listTrunks().find((each) => each.id === id);
    if (!trunk) throw notFound('trunk', id);
    return trunk;
  });
  area.handle('postTelephonyProvidersEdgesTrunksSearch', (context) => {
    const request = readObject(context);
    const matchesQuery = readCriteria(request.query ?? [], ['name']);
    const matches = listTrunks().filter((trunk) => matchesQuery(trunk));
    return pageOfMatches(world, { path: `${EDGES}/trunks/search`, request, types: ['trunks'], matches });
  });
  area.handle('getTelephonyProvidersEdgeTrunks', (context) => listPage(context, world, trunksOf(world, findEdge(context))));
  area.handle('getTelephonyProvidersEdgesTrunkswithrecording', (context) => {
    const type = queryValue(context, 'trunkType')?.toUpperCase();
    const bases = new Repository<TrunkBase>(world, `${EDGES}/trunkbasesettings`)
      .all()
      .filter(({ trunkType }) => type === undefined || trunkType === type);
    const enabledCount = bases.filter(isRecording).length;
    return { enabledCount, disabledCount: bases.length - enabledCount };
  });

  area.handle('postTelephonyProvidersEdgeStatuscode', (context) => {
    const edge = findEdge(context);
    const { inService } = readObject(context, ['inService']);
    edges.save({ ...edge, statusCode: inService ? 'ACTIVE' : 'INACTIVE', onlineStatus: inService ? 'ONLINE' : 'OFFLINE' });
    return context.json('Accepted', 202);
  });
  area.handle('postTelephonyProvidersEdgeUnpair', (context) => {
    const { pairingId: _, fingerprint: __, ...edge } = findEdge(context);
    edges.save({ ...edge, statusCode: 'UNPAIRED', onlineStatus: 'OFFLINE' });
    return context.json('Accepted', 202);
  });
}

/** Properties have the form of a schema: `{ value: { instance: true } }`. */
function isRecording({ properties = {} }: Entity<TrunkBase>): boolean {
  const setting = properties['trunk_media_recording'] ?? properties['trunk_recording_enabled'];
  const value = setting?.['value'];
  return isObject(value) && value['instance'] === true;
}
