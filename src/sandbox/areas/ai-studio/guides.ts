import type { Area } from '../../engine/area.js';
import type {
  AgenticVirtualAgent,
  AgenticVirtualAgentJob,
  CreateGuide,
  CreateGuideVersion,
  Guide,
  GuideVersion,
  GuideVersionPublishJob,
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
import type { Entity } from '../repository.js';

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
  const jobs = createStudioJobs(world);
  addGuideChanges(area, world);
  addGuideJobs(area, world, jobs);
  addAgentJobs(area, world, jobs);
}

const guidesOf = (world: World): Repository<Guide> => new Repository<Guide>(world, GUIDES);
const agentsOf = (world: World): Repository<AgenticVirtualAgent> => new Repository<AgenticVirtualAgent>(world, AGENTS);
const versionsOf = (world: World, guideId: string): Repository<GuideVersion> =>
  new Repository<GuideVersion>(world, `${GUIDES}/{}/versions`, [guideId]);

function createStudioJobs(world: World): JobKind<StudioJob> {
  return new JobKind<StudioJob>(world, {
    name: 'aistudio.jobs',
    entity: 'job',
    stateNames: { active: ['InProgress'], done: 'Succeeded', failed: 'Failed' },
    onEnd: ({ path, target, versionId, state }, hasSucceeded) => {
      if (!hasSucceeded) return;
      if (versionId === undefined) (path.startsWith(AGENTS) ? agentsOf(world) : guidesOf(world)).remove(target);
      else publishVersion(world, target, versionId, state);
    },
  });
}

function publishVersion(world: World, guideId: string, versionId: string, state: string | undefined): void {
  const guide = guidesOf(world).find(guideId);
  const versions = versionsOf(world, guideId);
  const version = versions.find(versionId);
  if (!guide || !version) return;
  versions.save({ ...version, id: versionId, state, dateModified: world.timestamp() });
  const reference = { version: version['version'] ?? versionId, selfUri: version['selfUri'] };
  const publishedFields = state === 'ProductionReady' && { status: 'Published', latestProductionReadyVersion: reference };
  guidesOf(world).save({ ...guide, ...publishedFields, dateModified: world.timestamp() });
}

function addGuideChanges(area: Area, world: World): void {
  const guides = guidesOf(world);
  const saveLatestVersion = (guide: Entity<Guide>, { version, selfUri }: Entity<GuideVersion>): void => {
    guides.save({ ...guide, latestSavedVersion: { version, selfUri }, dateModified: world.timestamp() });
  };

  area.handle('postGuides', (context) => {
    const guide = guides.create(context, readObject<CreateGuide>(context, ['name', 'source']), { status: 'Draft' });
    return guides.view(guide);
  });
  area.handle('postGuideVersions', (context) => {
    const guide = guides.get(context.param('guideId'));
    const versions = versionsOf(world, guide.id);
    const number = String(versions.all().length + 1);
    const draft = { version: number, state: 'Draft', guide: { id: guide.id, selfUri: `${GUIDES}/${guide.id}` } };
    const version = versions.create(context, readObject<CreateGuideVersion>(context, ['instruction']), draft, number);
    saveLatestVersion(guide, version);
    return versions.view(version);
  });
  area.handle('patchGuideVersion', (context) => {
    const guide = guides.get(context.param('guideId'));
    const versions = versionsOf(world, guide.id);
    const before = versions.get(context.param('versionId'));
    // A version's number is its name and never changes.
    const extraFields = { version: before['version'] };
    const version = versions.update(context, before, readObject<UpdateGuideVersion>(context), { more: extraFields });
    saveLatestVersion(guide, version);
    return versions.view(version);
  });
}

function addGuideJobs(area: Area, world: World, jobs: JobKind<StudioJob>): void {
  const guides = guidesOf(world);
  const view = (job: StudioJob): GuideVersionPublishJob => {
    const versions = versionsOf(world, job.target);
    const version = versions.find(job.versionId);
    return {
      ...jobView(world, jobs, job),
      guide: { id: job.target, selfUri: `${GUIDES}/${job.target}` },
      ...(version && { guideVersion: versions.view(version) }),
    };
  };

  area.handle('deleteGuideJobs', (context) => {
    const { id } = guides.get(context.param('guideId'));
    return context.json(view(jobs.start(context, { path: `${GUIDES}/${id}/jobs`, target: id })), 202);
  });
  area.handle('getGuideJob', (context) => view(findJob(context, jobs)));
  area.handle('postGuideVersionJobs', (context) => {
    const { id } = guides.get(context.param('guideId'));
    const versionId = context.param('versionId');
    versionsOf(world, id).get(versionId);
    const { state = 'ProductionReady' } = readObject<GuideVersionPublishJobRequest>(context, ['guideVersion']).guideVersion;
    // Paths name a version by its number.
    const { path } = context;
    return context.json(view(jobs.start(context, { path, target: id, versionId, state })), 202);
  });
  area.handle('getGuideVersionJob', (context) => view(findJob(context, jobs)));
}

function addAgentJobs(area: Area, world: World, jobs: JobKind<StudioJob>): void {
  area.handle('deleteAgenticVirtualagentJobs', (context) => {
    const { id } = agentsOf(world).get(context.param('virtualAgentId'));
    const job = jobs.start(context, { path: `${AGENTS}/${id}/jobs`, target: id });
    return context.json(jobView(world, jobs, job), 202);
  });
  area.handle('getAgenticVirtualagentJob', (context) => jobView(world, jobs, findJob(context, jobs)));
}

/** @throws the platform's 404 if the path belongs to another guide or agent. */
function findJob(context: OperationContext, jobs: JobKind<StudioJob>): StudioJob {
  const job = jobs.get(context.param('jobId'));
  return `${job.path}/${job.id}` === context.path ? job : jobs.get('');
}

function jobView(world: World, jobs: JobKind<StudioJob>, job: StudioJob): AgenticVirtualAgentJob {
  return {
    id: job.id,
    status: jobs.stateName(job),
    ...(jobs.hasFailed(job) && { errors: [new Problem(500, failureOf(job)).body(world.newCorrelationId())] }),
    selfUri: `${job.path}/${job.id}`,
  };
}
