import type { Area } from '../../engine/area.js';
import type { ProgramJob, PublishTopicTopicsDefinitionsJob } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { endOf, jobState, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Repository } from '../repository.js';

const SPEECH = '/api/v2/speechandtextanalytics';

const stateNames: Readonly<Record<string, 'Completed' | 'Failed'>> = { done: 'Completed', failed: 'Failed' };

interface PublishJob extends Job {
  ids: string[];
  createdBy?: { id: string; selfUri: string };
  /** Whether the job has published its entities and its end was announced. */
  settled?: boolean;
}

/** The entities that jobs publish, with the operations that start and read a job. */
const kinds = [
  {
    segment: 'programs',
    name: 'program',
    start: 'postSpeechandtextanalyticsProgramsPublishjobs',
    read: 'getSpeechandtextanalyticsProgramsPublishjob',
  },
  {
    segment: 'topics',
    name: 'topic',
    start: 'postSpeechandtextanalyticsTopicsPublishjobs',
    read: 'getSpeechandtextanalyticsTopicsPublishjob',
  },
] as const;

/** Publishes the current state of programs and topics. A job publishes all its entities when it ends. */
export function addPublishJobHandlers(area: Area, world: World): void {
  const settleFunctions = kinds.map((kind) => addJobHandlers(area, world, kind));
  world.clock.onJump(() => {
    for (const settle of settleFunctions) settle();
  });
}

function addJobHandlers(area: Area, world: World, { segment, name, start, read }: (typeof kinds)[number]): () => void {
  const jobs = world.collection<PublishJob>(`speech.${segment}.publishjobs`);
  const entities = (): Repository => new Repository(world, `${SPEECH}/${segment}`);

  const settle = (): void => {
    for (const job of jobs.values()) {
      const state = jobState(world, job);
      if (job.settled || (state !== 'done' && state !== 'failed')) continue;
      const settledJob = { ...job, settled: true };
      jobs.set(job.id, settledJob);
      if (state === 'done') publishEntities(entities(), job);
      const event: PublishTopicTopicsDefinitionsJob = { id: job.id, state: state === 'done' ? 'Completed' : 'Failed' };
      world.events.publishAny(`v2.speechandtextanalytics.${segment}.publishjobs.${job.id}`, event);
    }
  };

  const view = (job: PublishJob): ProgramJob & Record<string, unknown> => {
    const state = stateNames[jobState(world, job)] ?? 'Running';
    return {
      id: job.id,
      state,
      [segment]: job.ids.map((id) => ({ id, selfUri: `${SPEECH}/${segment}/${id}` })),
      ...(job.createdBy && { createdBy: job.createdBy }),
      dateCreated: iso(job.submitted),
      dateModified: iso(state === 'Running' ? job.submitted : endOf(job)),
      selfUri: `${SPEECH}/${segment}/publishjobs/${job.id}`,
    };
  };

  area.before(SPEECH, () => {
    settle();
  });

  area.handle(start, (context) => {
    const field = `${name}Ids`;
    const ids = readObject<Record<string, string[]>>(context, [field])[field] ?? [];
    const unknownId = ids.find((id) => !entities().find(id));
    if (unknownId !== undefined) throw notFound(name, unknownId);
    const createdBy = callerOf(context);
    const job = { ...newJob(world, context), ids, ...(createdBy && { createdBy }) };
    jobs.set(job.id, job);
    return context.json(view(job), 202);
  });

  area.handle(read, (context) => {
    const job = jobs.get(context.param('jobId'));
    if (!job) throw notFound('publishJob', context.param('jobId'));
    return view(job);
  });

  return settle;
}

/** Publishes the entities of a job that still exist. */
function publishEntities(entities: Repository, job: PublishJob): void {
  for (const id of job.ids) {
    const entity = entities.find(id);
    const publicationFields = {
      published: true,
      datePublished: iso(endOf(job)),
      ...(job.createdBy && { publishedBy: job.createdBy }),
    };
    if (entity) entities.save({ ...entity, ...publicationFields });
  }
}
