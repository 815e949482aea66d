import type { Hono } from 'hono';
import type {
  CreateGuide,
  CreateGuideVersion,
  GuideVersionPublishJobRequest,
  UpdateGuideVersion,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import { failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';

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
export function guideRoutes(app: Hono<SandboxEnv>, world: World): void {
  const guides = new Kept(world, GUIDES);
  const agents = new Kept(world, AGENTS);
  const versionsOf = (guideId: string): Kept => new Kept(world, `${GUIDES}/{}/versions`, [guideId]);
  const jobs: JobKind<StudioJob> = new JobKind<StudioJob>(world, {
    name: 'aistudio.jobs',
    entity: 'job',
    words: { on: ['InProgress'], done: 'Succeeded', failed: 'Failed' },
    ended: ({ path, target, versionId, state }, hasSucceeded) => {
      if (!hasSucceeded) return;
      if (versionId === undefined) (path.startsWith(AGENTS) ? agents : guides).remove(target);
      else publish(target, versionId, state);
    },
  });
  const saved = (guide: Entity, { version, selfUri }: Json): void => {
    guides.put({ ...guide, latestSavedVersion: { version, selfUri }, dateModified: world.timestamp() });
  };
  const publish = (guideId: string, versionId: string, state: string | undefined): void => {
    const guide = guides.find(guideId);
    const version = versionsOf(guideId).find(versionId);
    if (!guide || !version) return;
    versionsOf(guideId).put({ ...version, id: versionId, state, dateModified: world.timestamp() });
    const reference = { version: version['version'] ?? versionId, selfUri: version['selfUri'] };
    const inUse = state === 'ProductionReady' && { status: 'Published', latestProductionReadyVersion: reference };
    guides.put({ ...guide, ...inUse, dateModified: world.timestamp() });
  };
  const view = (job: StudioJob): Json => ({
    id: job.id,
    status: jobs.word(job),
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
  const found = (context: SandboxContext): StudioJob => {
    const job = jobs.get(context.req.param('jobId'));
    return `${job.path}/${job.id}` === context.req.path ? job : jobs.get('');
  };

  app.post(GUIDES, (context) => {
    const guide = guides.create(context, readObject<CreateGuide>(context, ['name', 'source']), { status: 'Draft' });
    return context.json(guides.view(guide));
  });
  app.post(`${GUIDES}/:guideId/versions`, (context) => {
    const guide = guides.get(context.req.param('guideId'));
    const number = String(versionsOf(guide.id).all().length + 1);
    const draft = { version: number, state: 'Draft', guide: { id: guide.id, selfUri: `${GUIDES}/${guide.id}` } };
    const version = versionsOf(guide.id).create(context, readObject<CreateGuideVersion>(context, ['instruction']), draft, number);
    saved(guide, version);
    return context.json(versionsOf(guide.id).view(version));
  });
  app.patch(`${GUIDES}/:guideId/versions/:versionId`, (context) => {
    const guide = guides.get(context.req.param('guideId'));
    const before = versionsOf(guide.id).get(context.req.param('versionId'));
    // A version's number is its name and never changes.
    const more = { version: before['version'] };
    const version = versionsOf(guide.id).change(context, before, readObject<UpdateGuideVersion>(context), { more });
    saved(guide, version);
    return context.json(versionsOf(guide.id).view(version));
  });
  app.delete(`${GUIDES}/:guideId/jobs`, (context) => {
    const { id } = guides.get(context.req.param('guideId'));
    return context.json(guideView(jobs.start(context, { path: `${GUIDES}/${id}/jobs`, target: id })), 202);
  });
  app.get(`${GUIDES}/:guideId/jobs/:jobId`, (context) => context.json(guideView(found(context))));
  app.post(`${GUIDES}/:guideId/versions/:versionId/jobs`, (context) => {
    const { id } = guides.get(context.req.param('guideId'));
    const versionId = context.req.param('versionId');
    versionsOf(id).get(versionId);
    const { state = 'ProductionReady' } = readObject<GuideVersionPublishJobRequest>(context, ['guideVersion']).guideVersion;
    // Paths name a version by its number.
    const { path } = context.req;
    return context.json(guideView(jobs.start(context, { path, target: id, versionId, state })), 202);
  });
  app.get(`${GUIDES}/:guideId/versions/:versionId/jobs/:jobId`, (context) => context.json(guideView(found(context))));

  app.delete(`${AGENTS}/:virtualAgentId/jobs`, (context) => {
    const { id } = agents.get(context.req.param('virtualAgentId'));
    return context.json(view(jobs.start(context, { path: `${AGENTS}/${id}/jobs`, target: id })), 202);
  });
  app.get(`${AGENTS}/:virtualAgentId/jobs/:jobId`, (context) => context.json(view(found(context))));
}
