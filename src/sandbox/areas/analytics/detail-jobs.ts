import type { Area } from '../../engine/area.js';
import type {
  AnalyticsConversation,
  AnalyticsUserDetail,
  AsyncQueryStatus,
  AsyncUserDetailsQuery,
  ConversationAggregateDataContainer,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, invalidField, notFound } from '../../store/errors.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { createCursor, readCursor } from '../cursor.js';
import { endOf, failureOf, jobState, newJob } from '../jobs.js';
import type { Job, JobState } from '../jobs.js';
import { aggregateOperations } from './aggregate-operations.js';
import type { AggregateJobOperations } from './aggregate-operations.js';
import { aggregatesOf } from './kinds.js';
import { conversationDetails, findConversations } from './details.js';
import type { DetailsQuery } from './details.js';
import { queryValue } from '../../http/query.js';
import type { AggregateQuery } from './tally.js';
import { userDetails } from './user-times.js';

interface DetailsJob<Q> extends Job {
  query: Q;
}

type DetailSubject = 'Conversations' | 'Users';

/** The names of the methods for jobs of details. */
interface DetailJobOperations {
  readonly start: `postAnalytics${DetailSubject}DetailsJobs`;
  readonly read: `getAnalytics${DetailSubject}DetailsJob`;
  readonly results: `getAnalytics${DetailSubject}DetailsJobResults`;
  readonly remove: `deleteAnalytics${DetailSubject}DetailsJob`;
}

/** The results of a job, in the field of the response for its kind. */
type Results =
  | { conversations: AnalyticsConversation[] }
  | { userDetails: AnalyticsUserDetail[] }
  | { results: ConversationAggregateDataContainer[] };

type ReadPage = (from: number, to: number) => { page: Results; total: number };

/** One kind of job, by its type of query. */
interface JobKind<Q> {
  /** The name of the collection for its jobs. */
  name: string;
  operations: DetailJobOperations | AggregateJobOperations;
  /** The method for the time up to which details are available. */
  availability?: `getAnalytics${DetailSubject}DetailsJobsAvailability`;
  /** Evaluates a job's query and returns a function that reads pages of the results. @throws the platform's 400. */
  findResults: (query: Q, submitted: number) => ReadPage;
}

/** How long results can be read. */
const RETENTION = DAY;

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
  addJobHandlers<DetailsQuery & { limit?: number }>(area, world, {
    name: 'analytics.conversations.jobs',
    operations: {
      start: 'postAnalyticsConversationsDetailsJobs',
      read: 'getAnalyticsConversationsDetailsJob',
      results: 'getAnalyticsConversationsDetailsJobResults',
      remove: 'deleteAnalyticsConversationsDetailsJob',
    },
    availability: 'getAnalyticsConversationsDetailsJobsAvailability',
    findResults: (query, submitted) => {
      // Results exclude conversations that began after the job was submitted.
      const conversations = findConversations(world, query).filter(({ start }) => start <= submitted);
      const matches = query.limit === undefined ? conversations : conversations.slice(0, query.limit);
      return (from, to) => ({
        page: {
          conversations: matches.slice(from, to).map((conversation) => conversationDetails(world, conversation, true)),
        },
        total: matches.length,
      });
    },
  });
  addJobHandlers<AsyncUserDetailsQuery>(area, world, {
    name: 'analytics.users.jobs',
    operations: {
      start: 'postAnalyticsUsersDetailsJobs',
      read: 'getAnalyticsUsersDetailsJob',
      results: 'getAnalyticsUsersDetailsJobResults',
      remove: 'deleteAnalyticsUsersDetailsJob',
    },
    availability: 'getAnalyticsUsersDetailsJobsAvailability',
    findResults: (query) => {
      const { details } = userDetails(world, query);
      return (from, to) => ({ page: { userDetails: details.slice(from, to) }, total: details.length });
    },
  });
  for (const { subject, jobs } of aggregateOperations) {
    if (!jobs) continue;
    const aggregates = aggregatesOf(world, subject);
    addJobHandlers<AggregateQuery>(area, world, {
      name: `analytics.${subject}/aggregates.jobs`,
      operations: jobs,
      findResults: (query) => {
        const results = aggregates(query);
        return (from, to) => ({ page: { results: results.slice(from, to) }, total: results.length });
      },
    });
  }
}

function addJobHandlers<Q extends object>(area: Area, world: World, kind: JobKind<Q>): void {
  const { name, operations, availability, findResults } = kind;
  const jobs = world.collection<DetailsJob<Q>>(name);
  const findJob = (id: string): DetailsJob<Q> => {
    const job = jobs.get(id);
    if (!job) throw notFound('job', id);
    return job;
  };

  area.handle(operations.start, (context) => {
    const query = readObject<Q & { interval: string }>(context, ['interval']);
    // Rejects an invalid query before the job starts.
    findResults(query, world.now());
    const job = { ...newJob(world, context), query };
    jobs.set(job.id, job);
    return context.json({ jobId: job.id }, 202);
  });

  if (availability !== undefined) area.handle(availability, () => ({ dataAvailabilityDate: world.timestamp() }));

  area.handle(operations.read, (context) => jobStatus(world, findJob(context.param('jobId'))));

  area.handle(operations.results, (context) => {
    const job = findJob(context.param('jobId'));
    if (stateOf(world, job) !== 'FULFILLED')
      throw badRequest(`The job is ${stateOf(world, job)}: only one that is FULFILLED has results`);
    const pageSize = Number(queryValue(context, 'pageSize') ?? 1000);
    if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_LIMIT) {
      throw invalidField(`pageSize must be a whole number from 1 to ${PAGE_LIMIT}`, 'pageSize');
    }
    const start = readCursor(queryValue(context, 'cursor'));
    const next = start + pageSize;
    const { page, total } = findResults(job.query, job.submitted)(start, next);
    return {
      ...page,
      ...(next < total && { cursor: createCursor(next) }),
      ...(availability !== undefined && { dataAvailabilityDate: iso(job.submitted) }),
    };
  });

  area.handle(operations.remove, (context) => {
    const job = findJob(context.param('jobId'));
    const state = jobState(world, job);
    if (state === 'queued' || state === 'running') jobs.set(job.id, { ...job, cancelled: world.now() });
    else jobs.delete(job.id);
  });
}

/** Finished and cancelled jobs expire. */
function stateOf(world: World, job: Job): string {
  if (world.now() - job.submitted > RETENTION) return 'EXPIRED';
  return states[jobState(world, job)];
}

function jobStatus(world: World, job: Job): AsyncQueryStatus {
  const state = jobState(world, job);
  return {
    state: stateOf(world, job),
    submissionDate: iso(job.submitted),
    ...(state === 'failed' && { errorMessage: failureOf(job), completionDate: iso(endOf(job)) }),
    ...(state === 'done' && { completionDate: iso(endOf(job)), expirationDate: iso(job.submitted + RETENTION) }),
  };
}
