import type { Area } from '../../engine/area.js';
import type { GeneralProgramJob, GeneralProgramJobRequest, Program, Topic } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { publishEvent } from '../events/publish.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Repository } from '../repository.js';

const SPEECH = '/api/v2/speechandtextanalytics';
const JOBS = `${SPEECH}/programs/general/jobs`;

interface GeneralJob extends Job {
  request: GeneralProgramJobRequest;
  createdBy?: { id: string; selfUri: string };
}

/** Common topics. */
const topics = ['Complaint', 'Cancellation', 'Escalation'];

/** Creates a general program for a language, with its own topics. */
export function addGeneralProgramHandlers(area: Area, world: World): void {
  const jobs: JobKind<GeneralJob> = new JobKind<GeneralJob>(world, {
    name: 'speech.general',
    entity: 'job',
    stateNames: { active: ['Running'], done: 'Completed', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) createProgram(world, job.request);
      publishEvent(world, 'v2.speechandtextanalytics.programs.general.jobs.{id}', [job.id], () => ({
        id: job.id,
        state: jobs.stateName(job),
      }));
    },
  });
  const view = (job: GeneralJob): GeneralProgramJob => ({
    id: job.id,
    state: jobs.stateName(job),
    dateCreated: iso(job.submitted),
    selfUri: `${JOBS}/${job.id}`,
    dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
    ...(job.createdBy && { createdBy: job.createdBy }),
  });

  area.handle('postSpeechandtextanalyticsProgramsGeneralJobs', (context) => {
    const body = readObject(context, ['dialect']);
    const createdBy = callerOf(context);
    return context.json(view(jobs.start(context, { request: body, ...(createdBy && { createdBy }) })), 202);
  });

  area.handle('getSpeechandtextanalyticsProgramsGeneralJob', (context) => view(jobs.get(context.param('jobId'))));
}

/** Creates missing topics. The program includes existing topics with the same names, unless the mode ignores them. */
function createProgram(world: World, { dialect, mode = 'Merge' }: GeneralProgramJobRequest): void {
  const programs = new Repository<Program>(world, `${SPEECH}/programs`);
  const topicRepository = new Repository<Topic>(world, `${SPEECH}/topics`);
  const now = world.timestamp();
  const programTopics = topics.flatMap((topicName) => {
    const name = `${topicName} (${dialect})`;
    const existing = topicRepository.all().find((topic) => topic['name'] === name);
    if (existing) return mode === 'Skip' ? [] : [{ id: existing.id, name }];
    const id = world.newId();
    topicRepository.save({ id, name, dialect, published: false, dateModified: now, selfUri: `${SPEECH}/topics/${id}` });
    return [{ id, name }];
  });
  const name = `General program (${dialect})`;
  const before = programs.all().find((program) => program['name'] === name);
  if (before && mode === 'Skip') return;
  const id = before?.id ?? world.newId();
  programs.save({
    ...before,
    id,
    name,
    topics: programTopics,
    published: false,
    dateModified: now,
    selfUri: `${SPEECH}/programs/${id}`,
  });
}
