import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { AsyncQueryStatus, AsyncUserDetailsQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { createCursor, readCursor } from '../cursor.js';
import { endOf, failureOf, jobState, newJob } from '../jobs.js';
import type { Job, JobState } from '../jobs.js';
import { aggregateOperations } from './aggregate-operations.js';
import type { JobOperations } from './aggregate-operations.js';
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
  /** The name of the collection for its jobs. */
  name: string;
  operations: JobOperations;
  /** The method for the time up to which details are available. */
  availability?: Method;
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
export function addDetailJobHandlers(area: Area, world: World): void {
  jobRoutes<DetailsQuery & { limit?: number }>(area, world, {
    name: 'analytics.conversations.jobs',
    operations: {
      start: 'postAnalyticsConversationsDetailsJobs',
      read: 'getAnalyticsConversationsDetailsJob',
      results: 'getAnalyticsConversationsDetailsJobResults',
      remove: 'deleteAnalyticsConversationsDetailsJob',
    },
    availability: 'getAnalyticsConversationsDetailsJobsAvailability',
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
  jobRoutes<AsyncUserDetailsQuery>(area, world, {
    name: 'analytics.users.jobs',
    operations: {
      start: 'postAnalyticsUsersDetailsJobs',
      read: 'getAnalyticsUsersDetailsJob',
      results: 'getAnalyticsUsersDetailsJobResults',
      remove: 'deleteAnalyticsUsersDetailsJob',
    },
    availability: 'getAnalyticsUsersDetailsJobsAvailability',
    field: 'userDetails',
    find: (query) => paged(userDetails(world, query).found),
  });
  for (const { of, jobs } of aggregateOperations) {
    if (!jobs) continue;
    const aggregates = aggregatesOf(world, of);
    jobRoutes<AggregateQuery>(area, world, {
      name: `analytics.${of}/aggregates.jobs`,
      operations: jobs,
      field: 'results',
      find: (query) => paged(aggregates(query)),
    });
  }
}

const paged =
  (found: readonly unknown[]) =>
  (from: number, to: number): { page: unknown[]; total: number } => ({ page: found.slice(from, to), total: found.length });

function jobRoutes<Q extends object>(area: Area, world: World, kind: JobKind<Q>): void {
  const { name, operations, availability, field, find } = kind;
  const jobs = world.collection<DetailsJob<Q>>(name);
  const jobOf = (id: string): DetailsJob<Q> => {
    const job = jobs.get(id);
    if (!job) throw notFound('job', id);
    return job;
  };

  area.handle(operations.start, (context) => {
    const query = readObject<Q & { interval: string }>(context, ['interval']);
    // Rejects an invalid query before the job starts.
    find(query, world.now());
    const job = { ...newJob(world, context), query };
    jobs.set(job.id, job);
    return context.json({ jobId: job.id }, 202);
  });

  if (availability !== undefined) area.handle(availability, () => ({ dataAvailabilityDate: world.timestamp() }));

  area.handle(operations.read, (context) => status(world, jobOf(context.param('jobId'))));

  area.handle(operations.results, (context) => {
    const job = jobOf(context.param('jobId'));
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
    return {
      [field]: page,
      ...(next < total && { cursor: createCursor(next) }),
      ...(availability !== undefined && { dataAvailabilityDate: iso(job.submitted) }),
    };
  });

  area.handle(operations.remove, (context) => {
    const job = jobOf(context.param('jobId'));
    const state = jobState(world, job);
    if (state === 'queued' || state === 'running') jobs.set(job.id, { ...job, cancelled: world.now() });
    else jobs.delete(job.id);
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
