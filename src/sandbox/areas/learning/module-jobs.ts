import type { Hono } from 'hono';
import type { LearningModuleJobResponse } from '../../../models/index.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { idIn, Kept } from '../kept.js';

const MODULES = '/api/v2/learning/modules';

interface ModuleJob extends Job {
  moduleId: string;
}

/** Reassigns a module to all users who had it. */
export function learningJobRoutes(app: Hono<SandboxEnv>, world: World): void {
  const modules = (): Kept => new Kept(world, MODULES);
  const jobs = new JobKind<ModuleJob>(world, {
    name: 'learning.jobs',
    entity: 'job',
    words: { on: ['Accepted', 'Running'], done: 'Completed', failed: 'Failed' },
    ended: ({ moduleId }, hasSucceeded) => {
      if (!hasSucceeded) return;
      const assignments = new Kept(world, '/api/v2/learning/assignments');
      for (const assignment of assignments.all()) {
        if (idIn(assignment['module']) !== moduleId || assignment['state'] === 'Deleted') continue;
        const { percentageScore: _score, isPassed: _passed, ...rest } = assignment;
        assignments.put({ ...rest, id: assignment.id, state: 'Assigned', isOverdue: false, dateModified: world.timestamp() });
      }
    },
  });
  const view = (job: ModuleJob): LearningModuleJobResponse => ({
    id: job.id,
    status: jobs.word(job),
    selfUri: `${MODULES}/${job.moduleId}/jobs/${job.id}`,
  });

  app.post(`${MODULES}/:moduleId/jobs`, (context) => {
    const { id: moduleId } = modules().get(context.req.param('moduleId'));
    return context.json(view(jobs.start(context, { moduleId })), 202);
  });

  app.get(`${MODULES}/:moduleId/jobs/:jobId`, (context) => {
    const job = jobs.get(context.req.param('jobId'));
    if (job.moduleId !== modules().get(context.req.param('moduleId')).id) throw notFound('job', job.id);
    return context.json(view(job));
  });
}
