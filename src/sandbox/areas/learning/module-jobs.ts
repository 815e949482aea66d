import type { Area } from '../../engine/area.js';
import type { LearningAssignment, LearningModule, LearningModuleJobResponse } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { readId, Repository } from '../repository.js';

const MODULES = '/api/v2/learning/modules';

interface ModuleJob extends Job {
  moduleId: string;
}

/** Reassigns a module to all users who had it. */
export function addLearningJobHandlers(area: Area, world: World): void {
  const modules = (): Repository<LearningModule> => new Repository<LearningModule>(world, MODULES);
  const jobs = new JobKind<ModuleJob>(world, {
    name: 'learning.jobs',
    entity: 'job',
    stateNames: { active: ['Accepted', 'Running'], done: 'Completed', failed: 'Failed' },
    onEnd: ({ moduleId }, hasSucceeded) => {
      if (!hasSucceeded) return;
      const assignments = new Repository<LearningAssignment>(world, '/api/v2/learning/assignments');
      for (const assignment of assignments.all()) {
        if (readId(assignment['module']) !== moduleId || assignment['state'] === 'Deleted') continue;
        const { percentageScore: _score, isPassed: _passed, ...openAssignment } = assignment;
        assignments.save({
          ...openAssignment,
          id: assignment.id,
          state: 'Assigned',
          isOverdue: false,
          dateModified: world.timestamp(),
        });
      }
    },
  });
  const view = (job: ModuleJob): LearningModuleJobResponse => ({
    id: job.id,
    status: jobs.stateName(job),
    selfUri: `${MODULES}/${job.moduleId}/jobs/${job.id}`,
  });

  area.handle('postLearningModuleJobs', (context) => {
    const { id: moduleId } = modules().get(context.param('moduleId'));
    return context.json(view(jobs.start(context, { moduleId })), 202);
  });

  area.handle('getLearningModuleJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    if (job.moduleId !== modules().get(context.param('moduleId')).id) throw notFound('job', job.id);
    return view(job);
  });
}
