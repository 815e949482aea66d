import type { Area } from '../../engine/area.js';
import type { KnowledgeBase, KnowledgeTraining } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { endOf, failureOf, jobState, newJob } from '../jobs.js';
import type { Job, JobState } from '../jobs.js';
import { Repository } from '../repository.js';

const BASES = '/api/v2/knowledge/knowledgebases';

interface Training extends Job {
  baseId: string;
  language: string;
}

const states: Record<JobState, string> = {
  queued: 'Queued',
  running: 'InProgress',
  done: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Failed',
};

/** Trainings of a knowledge base per language. One runs at a time, and finished ones are stored with their result. */
export function addTrainingHandlers(area: Area, world: World): void {
  const trainings = world.collection<Training>('knowledge.trainings');
  const trainingRepository = (baseId: string, language: string): Repository<KnowledgeTraining> =>
    new Repository<KnowledgeTraining>(world, `${BASES}/{}/languages/{}/trainings`, [baseId, language]);

  /** Stores the current state of trainings, so that lists of the engine show it too. */
  const settle = (): void => {
    for (const job of trainings.values()) {
      const repository = trainingRepository(job.baseId, job.language);
      const training = repository.find(job.id);
      const state = jobState(world, job);
      if (!training) trainings.delete(job.id);
      else if (training['status'] !== states[state]) {
        repository.save({
          ...training,
          status: states[state],
          ...((state === 'done' || state === 'failed') && { dateCompleted: iso(endOf(job)) }),
          ...(state === 'failed' && { errorMessage: failureOf(job) }),
        });
      }
    }
  };
  area.before(BASES, () => {
    settle();
  });

  area.handle('postKnowledgeKnowledgebaseLanguageTrainings', (context) => {
    const { baseId, language } = readPathIds(context);
    new Repository<KnowledgeBase>(world, BASES).get(baseId);
    const runningTraining = [...trainings.values()].find(
      (job) => job.baseId === baseId && job.language === language && ['queued', 'running'].includes(jobState(world, job)),
    );
    if (runningTraining)
      throw new Problem(409, 'A training of the knowledge base is under way', {
        code: 'training.in.progress',
        entityId: runningTraining.id,
        entityName: 'training',
      });
    const job = { ...newJob(world, context), baseId, language };
    const repository = trainingRepository(baseId, language);
    const training = repository.create(
      context,
      {},
      { dateTriggered: iso(job.submitted), status: states.queued, languageCode: language },
      job.id,
    );
    trainings.set(job.id, job);
    return repository.view(training);
  });
}

function readPathIds(context: OperationContext): { baseId: string; language: string } {
  return { baseId: context.param('knowledgeBaseId'), language: context.param('languageCode') };
}
