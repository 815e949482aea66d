import type { Hono } from 'hono';
import type { ProgramJob, PublishTopicTopicsDefinitionsJob } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { endOf, jobState, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Kept } from '../kept.js';

const SPEECH = '/api/v2/speechandtextanalytics';

const stateWords: Readonly<Record<string, 'Completed' | 'Failed'>> = { done: 'Completed', failed: 'Failed' };

interface PublishJob extends Job {
  ids: string[];
  createdBy?: { id: string; selfUri: string };
  /** Whether the job has published its entities and its end was announced. */
  settled?: boolean;
}

/** Publishes the current state of programs and topics. A job publishes all its entities when it ends. */
export function publishJobRoutes(app: Hono<SandboxEnv>, world: World): void {
  const settlers = [publishing(app, world, 'programs', 'program'), publishing(app, world, 'topics', 'topic')];
  world.clock.onJump(() => {
    for (const settle of settlers) settle();
  });
}

function publishing(app: Hono<SandboxEnv>, world: World, word: 'programs' | 'topics', name: 'program' | 'topic'): () => void {
  const path = `${SPEECH}/${word}/publishjobs`;
  const jobs = world.collection<PublishJob>(`speech.${word}.publishjobs`);
  const entities = (): Kept => new Kept(world, `${SPEECH}/${word}`);

  const settle = (): void => {
    for (const job of jobs.values()) {
      const state = jobState(world, job);
      if (job.settled || (state !== 'done' && state !== 'failed')) continue;
      const settled = { ...job, settled: true };
      jobs.set(job.id, settled);
      if (state === 'done')
        for (const id of job.ids) {
          const entity = entities().find(id);
          const more = { published: true, datePublished: iso(endOf(job)), ...(job.createdBy && { publishedBy: job.createdBy }) };
          if (entity) entities().put({ ...entity, ...more });
        }
      const told: PublishTopicTopicsDefinitionsJob = { id: job.id, state: state === 'done' ? 'Completed' : 'Failed' };
      world.events.publishAny(`v2.speechandtextanalytics.${word}.publishjobs.${job.id}`, told);
    }
  };

  const view = (job: PublishJob): object => {
    const state = stateWords[jobState(world, job)] ?? 'Running';
    return {
      id: job.id,
      state,
      [word]: job.ids.map((id) => ({ id, selfUri: `${SPEECH}/${word}/${id}` })),
      ...(job.createdBy && { createdBy: job.createdBy }),
      dateCreated: iso(job.submitted),
      dateModified: iso(state === 'Running' ? job.submitted : endOf(job)),
      selfUri: `${path}/${job.id}`,
    } satisfies ProgramJob & Record<string, unknown>;
  };

  app.use(`${SPEECH}/*`, async (_context, next) => {
    settle();
    await next();
  });

  app.post(path, (context) => {
    const field = `${name}Ids`;
    const ids = readObject<Record<string, string[]>>(context, [field])[field] ?? [];
    const unknown = ids.find((id) => !entities().find(id));
    if (unknown !== undefined) throw notFound(name, unknown);
    const createdBy = callerOf(context);
    const job = { ...newJob(world, context), ids, ...(createdBy && { createdBy }) };
    jobs.set(job.id, job);
    return context.json(view(job), 202);
  });

  app.get(`${path}/:jobId`, (context) => {
    const job = jobs.get(context.req.param('jobId'));
    if (!job) throw notFound('publishJob', context.req.param('jobId'));
    return context.json(view(job));
  });

  return settle;
}
