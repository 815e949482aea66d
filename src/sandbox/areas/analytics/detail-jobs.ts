import type { Hono } from 'hono';
import type { AsyncQueryStatus, AsyncUserDetailsQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import type { SandboxEnv } from '../../http/context.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { cursorAt, readCursor } from '../cursor.js';
import { endOf, failureOf, jobState, newJob } from '../jobs.js';
import type { Job, JobState } from '../jobs.js';
import { aggregatesOf } from './kinds.js';
import { conversationDetails, queried } from './details.js';
import type { DetailsQuery } from './details.js';
import { queryValue } from '../../http/query.js';
import type { AggregateQuery } from './tally.js';
import { userDetails } from './user-times.js';

interface DetailsJob<Q> extends Job {
  query: Q;
}

/** One kind of job, by its type of query. */
interface JobKind<Q> {
  /** The path of its jobs, and the name under which they are stored. */
  what: `${string}/details` | `${string}/aggregates`;
  /** The response field for the results. */
  field: 'conversations' | 'userDetails' | 'results';
  /** Evaluates a job's query and returns a function that reads pages of the results. @throws the platform's 400. */
  find: (query: Q, submitted: number) => (from: number, to: number) => { page: unknown[]; total: number };
}

/** How long results can be read. */
const KEPT = DAY;

const PAGE_LIMIT = 10_000;

const states: Record<JobState, string> = {
  queued: 'QUEUED',
  running: 'PENDING',
  done: 'FULFILLED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
};

/** Asynchronous jobs for detail and aggregate queries, with paged results. */
export function detailJobRoutes(app: Hono<SandboxEnv>, world: World): void {
  jobRoutes<DetailsQuery & { limit?: number }>(app, world, {
    what: 'conversations/details',
    field: 'conversations',
    find: (query, submitted) => {
      // Results exclude conversations that began after the job was submitted.
      const begun = queried(world, query).filter(({ start }) => start <= submitted);
      const found = query.limit === undefined ? begun : begun.slice(0, query.limit);
      return (from, to) => ({
        page: found.slice(from, to).map((conversation) => conversationDetails(world, conversation, true)),
        total: found.length,
      });
    },
  });
  jobRoutes<AsyncUserDetailsQuery>(app, world, {
    what: 'users/details',
    field: 'userDetails',
    find: (query) => paged(userDetails(world, query).found),
  });
  for (const [of, aggregates] of Object.entries(aggregatesOf(world))) {
    jobRoutes<AggregateQuery>(app, world, {
      what: `${of}/aggregates`,
      field: 'results',
      find: (query) => paged(aggregates(query)),
    });
  }
}

const paged =
  (found: readonly unknown[]) =>
  (from: number, to: number): { page: unknown[]; total: number } => ({ page: found.slice(from, to), total: found.length });

function jobRoutes<Q extends object>(app: Hono<SandboxEnv>, world: World, { what, field, find }: JobKind<Q>): void {
  const JOBS = `/api/v2/analytics/${what}/jobs`;
  const isOfDetails = what.endsWith('/details');
  const jobs = world.collection<DetailsJob<Q>>(`analytics.${what.replace('/details', '')}.jobs`);
  const jobOf = (id: string): DetailsJob<Q> => {
    const job = jobs.get(id);
    if (!job) throw notFound('job', id);
    return job;
  };

  app.post(JOBS, (context) => {
    const query = readObject<Q & { interval: string }>(context, ['interval']);
    // Rejects an invalid query before the job starts.
    find(query, world.now());
    const job = { ...newJob(world, context), query };
    jobs.set(job.id, job);
    return context.json({ jobId: job.id }, 202);
  });

  if (isOfDetails) app.get(`${JOBS}/availability`, (context) => context.json({ dataAvailabilityDate: world.timestamp() }));

  app.get(`${JOBS}/:jobId`, (context) => context.json(status(world, jobOf(context.req.param('jobId')))));

  app.get(`${JOBS}/:jobId/results`, (context) => {
    const job = jobOf(context.req.param('jobId'));
    if (stateOf(world, job) !== 'FULFILLED')
      throw badRequest(`The job is ${stateOf(world, job)}: only one that is FULFILLED has results`);
    const pageSize = Number(queryValue(context, 'pageSize') ?? 1000);
    if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_LIMIT) {
      throw badRequest(`pageSize must be a whole number from 1 to ${PAGE_LIMIT}`, [
        { errorCode: 'invalid.value', fieldName: 'pageSize' },
      ]);
    }
    const from = readCursor(queryValue(context, 'cursor'));
    const next = from + pageSize;
    const { page, total } = find(job.query, job.submitted)(from, next);
    return context.json({
      [field]: page,
      ...(next < total && { cursor: cursorAt(next) }),
      ...(isOfDetails && { dataAvailabilityDate: iso(job.submitted) }),
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

/** Finished and cancelled jobs expire. */
function stateOf(world: World, job: Job): string {
  if (world.now() - job.submitted > KEPT) return 'EXPIRED';
  return states[jobState(world, job)];
}

function status(world: World, job: Job): AsyncQueryStatus {
  const state = jobState(world, job);
  return {
    state: stateOf(world, job),
    submissionDate: iso(job.submitted),
    ...(state === 'failed' && { errorMessage: failureOf(job), completionDate: iso(endOf(job)) }),
    ...(state === 'done' && { completionDate: iso(endOf(job)), expirationDate: iso(job.submitted + KEPT) }),
  };
}
