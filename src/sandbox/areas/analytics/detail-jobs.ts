import type { Hono } from 'hono';
import type { AsyncQueryStatus } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../http/errors.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { iso } from '../conversations/model.js';
import { DONE, jobState } from '../jobs.js';
import type { Job, JobState } from '../jobs.js';
import { conversationDetails, queried } from './details.js';
import type { DetailsQuery } from './details.js';
import { queryValue } from '../../http/query.js';

interface DetailsJob extends Job {
  query: DetailsQuery;
}

const JOBS = '/api/v2/analytics/conversations/details/jobs';

/** Results are kept for a day. */
const KEPT = 86_400_000;

const PAGE_LIMIT = 10_000;

const states: Record<JobState, string> = { queued: 'QUEUED', running: 'PENDING', done: 'FULFILLED', cancelled: 'CANCELLED' };

/** Queries of conversation details that are answered later, page by page. */
export function detailJobRoutes(app: Hono<SandboxEnv>, world: World): void {
  const jobs = world.collection<DetailsJob>('analytics.conversations.jobs');
  const jobOf = (id: string): DetailsJob => {
    const job = jobs.get(id);
    if (!job) throw notFound('job', id);
    return job;
  };

  app.post(JOBS, (context) => {
    const query = readObject<DetailsQuery>(context, ['interval']);
    // What cannot be asked is refused at once.
    queried(world, query);
    const job = { id: world.newId(), submitted: world.now(), query };
    jobs.set(job.id, job);
    return context.json({ jobId: job.id }, 202);
  });

  app.get(`${JOBS}/availability`, (context) => context.json({ dataAvailabilityDate: world.timestamp() }));

  app.get(`${JOBS}/:jobId`, (context) => context.json(status(world, jobOf(context.req.param('jobId')))));

  app.get(`${JOBS}/:jobId/results`, (context) => {
    const job = jobOf(context.req.param('jobId'));
    if (jobState(world, job) !== 'done')
      throw badRequest(`The job is ${stateOf(world, job)}: only one that is FULFILLED has results`);
    const pageSize = Number(queryValue(context, 'pageSize') ?? 1000);
    if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_LIMIT) {
      throw badRequest(`pageSize must be a whole number from 1 to ${PAGE_LIMIT}`, [
        { errorCode: 'invalid.value', fieldName: 'pageSize' },
      ]);
    }
    const from = readCursor(queryValue(context, 'cursor'));
    // What began after the job was submitted is none of its results.
    const found = queried(world, job.query).filter(({ start }) => start <= job.submitted);
    const next = from + pageSize;
    return context.json({
      conversations: found.slice(from, next).map((conversation) => conversationDetails(world, conversation, true)),
      ...(next < found.length && { cursor: btoa(`from:${next}`) }),
      dataAvailabilityDate: iso(job.submitted),
    });
  });

  app.delete(`${JOBS}/:jobId`, (context) => {
    const job = jobOf(context.req.param('jobId'));
    const state = jobState(world, job);
    if (state === 'queued' || state === 'running') jobs.set(job.id, { ...job, cancelled: world.now() });
    else jobs.delete(job.id);
    return context.body(null, 204);
  });
}

/** What is done or cancelled expires. */
function stateOf(world: World, job: DetailsJob): string {
  if (world.now() - job.submitted > KEPT) return 'EXPIRED';
  return states[jobState(world, job)];
}

function status(world: World, job: DetailsJob): AsyncQueryStatus {
  const state = jobState(world, job);
  return {
    state: stateOf(world, job),
    submissionDate: iso(job.submitted),
    ...(state === 'done' && { completionDate: iso(job.submitted + DONE), expirationDate: iso(job.submitted + KEPT) }),
  };
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0;
  try {
    const from = /^from:(\d+)$/.exec(atob(cursor))?.[1];
    if (from !== undefined) return Number(from);
  } catch {
    // Falls through: what is no base64 is no cursor either.
  }
  throw badRequest('The cursor is none of this job', [{ errorCode: 'invalid.value', fieldName: 'cursor' }]);
}
