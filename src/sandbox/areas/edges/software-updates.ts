import type { Area } from '../../engine/area.js';
import type { DomainEdgeSoftwareUpdateDto, Edge } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { missingField, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { jobState, newJob } from '../jobs.js';
import type { Job, JobState } from '../jobs.js';
import { Repository } from '../repository.js';

const EDGES = '/api/v2/telephony/providers/edges';

interface Update extends Job {
  request: DomainEdgeSoftwareUpdateDto;
  settled?: boolean;
}

export const states: Record<JobState, string> = {
  queued: 'INIT',
  running: 'IN_PROGRESS',
  done: 'SUCCEEDED',
  failed: 'FAILED',
  cancelled: 'ABORTED',
};

/**
 * Software updates of Edges. An Edge gets its new version when the update is complete. It has one update, the latest requested.
 */
export function addSoftwareUpdateHandlers(area: Area, world: World): void {
  const updates = world.collection<Update>('edges.softwareupdates');
  const edges = (): Repository<Edge> => new Repository<Edge>(world, EDGES);
  const findEdgeId = (context: OperationContext): string => edges().get(context.param('edgeId')).id;

  const view = (id: string, update: Update) => ({
    ...update.request,
    status: states[jobState(world, update)],
    edgeUri: `${EDGES}/${id}`,
    current: update.settled ?? false,
  });

  const settle = (): void => {
    for (const [id, update] of updates) {
      const state = jobState(world, update);
      if (update.settled || (state !== 'done' && state !== 'failed')) continue;
      const settledUpdate = { ...update, settled: state === 'done' };
      updates.set(id, settledUpdate);
      const edge = edges().find(id);
      if (!edge || state === 'failed') continue;
      edges().save({ ...edge, softwareVersion: versionNameOf(update.request) });
    }
  };

  world.clock.onJump(settle);
  area.before(EDGES, () => {
    settle();
  });

  area.handle('postTelephonyProvidersEdgeSoftwareupdate', (context) => {
    const id = findEdgeId(context);
    const body = readObject(context, ['version']);
    if (versionNameOf(body) === undefined) throw missingField('version.edgeVersion');
    const update = { ...newJob(world, context), request: body };
    updates.set(id, update);
    return view(id, update);
  });

  area.handle('getTelephonyProvidersEdgeSoftwareupdate', (context) => {
    const id = findEdgeId(context);
    const update = updates.get(id);
    if (!update) throw notFound('softwareUpdate', id);
    return view(id, update);
  });

  area.handle('deleteTelephonyProvidersEdgeSoftwareupdate', (context) => {
    const id = findEdgeId(context);
    if (!updates.delete(id)) throw notFound('softwareUpdate', id);
  });
}

const versionNameOf = ({ version }: DomainEdgeSoftwareUpdateDto): string | undefined => version.edgeVersion ?? version.name;
