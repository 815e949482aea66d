import type { Area } from '../../engine/area.js';
import type { Edge, EdgeGroup, TrunkBase } from '../../../models/index.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { pageOfMatches } from '../search/handlers.js';
import { EDGES } from './paths.js';

/** Edges in and out of service, and their trunks: an Edge has one for each trunk of its group. */
export function addTrunkHandlers(area: Area, world: World): void {
  const edges = new Repository<Edge>(world, EDGES, [], 'Edge');
  const listTrunks = (): Json[] => edges.all().flatMap((edge) => trunksOf(world, edge));
  const findEdge = (context: OperationContext): Entity<Edge> => edges.get(context.param('edgeId'));

  area.handle('getTelephonyProvidersEdgesTrunks', (context) => listPage(context, world, listTrunks()));
  area.handle('getTelephonyProvidersEdgesTrunk', (context) => {
    const id = context.param('trunkId');
    const trunk = listTrunks().find((each) => each['id'] === id);
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
    edges.save({ ...(edge as Entity), statusCode: 'UNPAIRED', onlineStatus: 'OFFLINE' });
    return context.json('Accepted', 202);
  });
}

/** One trunk for each trunk of the Edge's group. */
export function trunksOf(world: World, edge: Entity): Json[] {
  const group = new Repository<EdgeGroup>(world, `${EDGES}/edgegroups`).find(readId(edge['edgeGroup']));
  if (!group) return [];
  const phoneTrunkBases: unknown[] = Array.isArray(group['phoneTrunkBases']) ? group['phoneTrunkBases'] : [];
  const edgeTrunkBase = isObject(group['edgeTrunkBaseAssignment']) ? group['edgeTrunkBaseAssignment']['trunkBase'] : undefined;
  const bases = new Repository<TrunkBase>(world, `${EDGES}/trunkbasesettings`);
  return [...phoneTrunkBases, edgeTrunkBase].flatMap((each): Json[] => {
    const base = bases.find(readId(each));
    if (!base) return [];
    const id = `${edge.id}-${base.id}`;
    const inService = edge['statusCode'] === 'ACTIVE';
    const reference = ({ id: key, name, selfUri }: Entity): Json => ({ id: key, name, selfUri });
    return [
      {
        id,
        name: base['name'],
        state: 'active',
        version: 1,
        trunkType: base['trunkType'],
        inService,
        enabled: true,
        edge: reference(edge),
        edgeGroup: reference(group),
        trunkBase: reference(base),
        trunkMetabase: base['trunkMetabase'],
        connectedStatus: { connected: inService && edge['onlineStatus'] !== 'OFFLINE' },
        selfUri: `${EDGES}/trunks/${id}`,
      },
    ];
  });
}

/** Properties have the form of a schema: `{ value: { instance: true } }`. */
function isRecording({ properties }: Json): boolean {
  const setting = isObject(properties)
    ? (properties['trunk_media_recording'] ?? properties['trunk_recording_enabled'])
    : undefined;
  const value = isObject(setting) ? setting['value'] : undefined;
  return isObject(value) && value['instance'] === true;
}
