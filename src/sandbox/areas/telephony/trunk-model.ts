import type { Edge, EdgeGroup, Trunk, TrunkBase } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { Repository, referenceOf } from '../repository.js';
import type { Entity } from '../repository.js';
import { EDGES } from './paths.js';

/** One trunk for each trunk of the Edge's group. */
export function trunksOf(world: World, edge: Entity<Edge>): Trunk[] {
  const group = new Repository<EdgeGroup>(world, `${EDGES}/edgegroups`).find(edge.edgeGroup?.id);
  if (!group) return [];
  const { phoneTrunkBases = [], edgeTrunkBaseAssignment } = group;
  const bases = new Repository<TrunkBase>(world, `${EDGES}/trunkbasesettings`);
  return [...phoneTrunkBases, edgeTrunkBaseAssignment?.trunkBase].flatMap((each): Trunk[] => {
    const base = bases.find(each?.id);
    if (!base) return [];
    const id = `${edge.id}-${base.id}`;
    const inService = edge.statusCode === 'ACTIVE';
    return [
      {
        id,
        name: base.name ?? '',
        state: 'active',
        version: 1,
        ...(base.trunkType !== undefined && { trunkType: base.trunkType }),
        inService,
        enabled: true,
        edge: referenceOf(edge),
        edgeGroup: referenceOf(group),
        trunkBase: referenceOf(base),
        ...(base.trunkMetabase && { trunkMetabase: base.trunkMetabase }),
        connectedStatus: { connected: inService && edge.onlineStatus !== 'OFFLINE' },
        selfUri: `${EDGES}/trunks/${id}`,
      },
    ];
  });
}
