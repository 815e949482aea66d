import type { Area } from '../../engine/area.js';
import type { Cluster, ClusterScan } from '../../../models/index.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { mergeContacts } from './merges.js';
import { BASE, contactsOf } from './model.js';

const SCANS = `${BASE}/graphs/clusterscans`;

/**
 * Clusters of contacts that are probably the same person. The platform computes them; in the sandbox they come from the seed.
 */
export function addClusterHandlers(area: Area, world: World): void {
  area.handle('putExternalcontactsGraphsClusterscanClusterMerge', (context) => {
    const { id: scanId } = new Repository<ClusterScan>(world, SCANS).get(context.param('scanId'));
    const clusters = new Repository<Cluster>(world, `${SCANS}/{}/clusters`, [scanId]);
    const cluster = clusters.get(context.param('clusterId'));
    const { mergeInfo, graph }: Cluster = cluster;
    if (mergeInfo?.dateMerged !== undefined)
      throw new Problem(409, 'The contacts of the cluster have been merged already', {
        code: 'cluster.merged',
        entityId: cluster.id,
        entityName: 'cluster',
      });
    const contacts = (graph?.vertices?.contacts ?? []).map(({ contact }) => contactsOf(world).get(contact?.id));
    mergeContacts(context, world, contacts);
    const info = { status: 'ManualSucceeded', dateMerged: world.timestamp() };
    return clusters.view(clusters.save({ ...cluster, mergeInfo: info }));
  });
}
