import type { Area } from '../../engine/area.js';
import type {
  CreateGuide,
  CreateGuideVersion,
  GuideVersionPublishJobRequest,
  UpdateGuideVersion,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import { failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

const GUIDES = '/api/v2/guides';
const AGENTS = '/api/v2/agentic/virtualagents';

interface StudioJob extends Job {
  /** The path at which this job can be read. */
  path: string;
  target: string;
  /** The version to publish, and the state that it gets. */
  versionId?: string;
  state?: string;
}

/** Guides with their versions, and virtual agents. Jobs delete them and publish versions after a delay. */
export function addGuideHandlers(area: Area, world: World): void {
  const guides = new Repository(world, GUIDES);
  const agents = new Repository(world, AGENTS);
  const versionsOf = (guideId: string): Repository => new Repository(world, `${GUIDES}/{}/versions`, [guideId]);
  const jobs: JobKind<StudioJob> = new JobKind<StudioJob>(world, {
    name: 'aistudio.jobs',
    entity: 'job',
    stateNames: { active: ['InProgress'], done: 'Succeeded', failed: 'Failed' },
    onEnd: ({ path, target, versionId, state }, hasSucceeded) => {
      if (!hasSucceeded) return;
      if (versionId === undefined) (path.startsWith(AGENTS) ? agents : guides).remove(target);
      else publish(target, versionId, state);
    },
  });
  const saveVersion = (guide: Entity, { version, selfUri }: Json): void => {
    guides.save({ ...guide, latestSavedVersion: { version, selfUri }, dateModified: world.timestamp() });
  };
  const publish = (guideId: string, versionId: string, state: string | undefined): void => {
    const guide = guides.find(guideId);
    const version = versionsOf(guideId).find(versionId);
    if (!guide || !version) return;
    versionsOf(guideId).save({ ...version, id: versionId, state, dateModified: world.timestamp() });
    const reference = { version: version['version'] ?? versionId, selfUri: version['selfUri'] };
    const publishedFields = state === 'ProductionReady' && { status: 'Published', latestProductionReadyVersion: reference };
    guides.save({ ...guide, ...publishedFields, dateModified: world.timestamp() });
  };
  const view = (job: StudioJob): Json => ({
    id: job.id,
    status: jobs.stateName(job),
    ...(jobs.hasFailed(job) && { errors: [new Problem(500, failureOf(job)).body(world.newCorrelationId())] }),
    selfUri: `${job.path}/${job.id}`,
  });
  const guideView = (job: StudioJob): Json => {
    const version = job.versionId === undefined ? undefined : versionsOf(job.target).find(job.versionId);
    return {
      ...view(job),
      guide: { id: job.target, selfUri: `${GUIDES}/${job.target}` },
      ...(version && { guideVersion: versionsOf(job.target).view(version) }),
    };
  };
  const findJob = (context: OperationContext): StudioJob => {
    const job = jobs.get(context.param('jobId'));
    return `${job.path}/${job.id}` === context.path ? job : jobs.get('');
  };

  area.handle('postGuides', (context) => {
    const guide = guides.create(context, readObject<CreateGuide>(context, ['name', 'source']), { status: 'Draft' });
    return guides.view(guide);
  });
  area.handle('postGuideVersions', (context) => {
    const guide = guides.get(context.param('guideId'));
    const number = String(versionsOf(guide.id).all().length + 1);
    const draft = { version: number, state: 'Draft', guide: { id: guide.id, selfUri: `${GUIDES}/${guide.id}` } };
    const version = versionsOf(guide.id).create(context, readObject<CreateGuideVersion>(context, ['instruction']), draft, number);
    saveVersion(guide, version);
    return versionsOf(guide.id).view(version);
  });
  area.handle('patchGuideVersion', (context) => {
    const guide = guides.get(context.param('guideId'));
    const before = versionsOf(guide.id).get(context.param('versionId'));
    // A version's number is its name and never changes.
    const extraFields = { version: before['version'] };
    const version = versionsOf(guide.id).update(context, before, readObject<UpdateGuideVersion>(context), { more: extraFields });
    saveVersion(guide, version);
    return versionsOf(guide.id).view(version);
  });
  area.handle('deleteGuideJobs', (context) => {
    const { id } = guides.get(context.param('guideId'));
    return context.json(guideView(jobs.start(context, { path: `${GUIDES}/${id}/jobs`, target: id })), 202);
  });
  area.handle('getGuideJob', (context) => guideView(findJob(context)));
  area.handle('postGuideVersionJobs', (context) => {
    const { id } = guides.get(context.param('guideId'));
    const versionId = context.param('versionId');
    versionsOf(id).get(versionId);
    const { state = 'ProductionReady' } = readObject<GuideVersionPublishJobRequest>(context, ['guideVersion']).guideVersion;
    // Paths name a version by its number.
    const { path } = context;
    return context.json(guideView(jobs.start(context, { path, target: id, versionId, state })), 202);
  });
  area.handle('getGuideVersionJob', (context) => guideView(findJob(context)));

  area.handle('deleteAgenticVirtualagentJobs', (context) => {
    const { id } = agents.get(context.param('virtualAgentId'));
    return context.json(view(jobs.start(context, { path: `${AGENTS}/${id}/jobs`, target: id })), 202);
  });
  area.handle('getAgenticVirtualagentJob', (context) => view(findJob(context)));
}
