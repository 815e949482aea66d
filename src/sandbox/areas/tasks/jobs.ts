import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { BulkJobAddRequest, BulkJobTerminateRequest, BulkJobUpdate } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { pickAttributes, searchEntities } from '../../engine/lists/search.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { WORKITEMS, workitemsOf } from './model.js';
import { terminated, workitemOf } from './states.js';
import { noteVersion } from './versions.js';

interface QueryJob extends Job {
  asked: Json;
}

interface BulkJob extends Job {
  action: 'AddWorkitems' | 'TerminateWorkitems';
  entries: Json[];
  userId?: string;
  /** The result for each work item, once the job has ended. */
  results?: Json[];
}

/** Queries with results that are fetched later, and bulk jobs that add or terminate work items. */
export function addTaskJobHandlers(area: Area, world: World): void {
  queryJobs(area, world, WORKITEMS, {
    start: 'postTaskmanagementWorkitemsQueryJobs',
    read: 'getTaskmanagementWorkitemsQueryJob',
    results: 'getTaskmanagementWorkitemsQueryJobResults',
  });
  queryJobs(area, world, '/api/v2/casemanagement/cases', {
    start: 'postCasemanagementCasesQueryJobs',
    read: 'getCasemanagementCasesQueryJob',
    results: 'getCasemanagementCasesQueryJobResults',
  });
  bulkJobs(area, world);
}

const words = { on: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' } as const;

/** The names of the methods for a kind of query job. */
interface QueryOperations {
  readonly start: Method;
  readonly read: Method;
  readonly results: Method;
}

function queryJobs(area: Area, world: World, collection: string, { start, read, results }: QueryOperations): void {
  const path = `${collection}/query/jobs`;
  const jobs = new JobKind<QueryJob>(world, { name: `${collection}/query/jobs`, entity: 'job', words });
  const view = (job: QueryJob): Json => ({
    id: job.id,
    state: jobs.word(job),
    dateStarted: iso(job.submitted),
    ...(!jobs.isOn(job) && { dateFinished: iso(endOf(job)) }),
    ...(jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed' } }),
    selfUri: `${path}/${job.id}`,
  });

  area.handle(start, (context) => {
    const asked = readObject<Json>(context, ['filters']);
    // Custom fields of work items are not searchable here.
    if (Array.isArray(asked['queryFilters']) && asked['queryFilters'].length > 0)
      throw notBuilt(`POST ${path}`, 'search of custom fields');
    searchEntities([], asked, new Repository(world, collection).type);
    readPage(world.maxPageSize, asked['pageSize'], asked['pageNumber']);
    return context.json(view(jobs.start(context, { asked })), 202);
  });
  area.handle(read, (context) => view(jobs.get(context.param('jobId'))));
  area.handle(results, (context) => {
    const job = jobs.get(context.param('jobId'));
    if (!jobs.isDone(job)) throw badRequest(`The job is ${jobs.word(job)}: only one that is Succeeded has results`);
    const kept = new Repository(world, collection);
    const { dateIntervalStart: from, dateIntervalEnd: to } = job.asked;
    const inTime = kept.all().filter(({ dateCreated }) => {
      const created = textOf(dateCreated);
      return (typeof from !== 'string' || created >= from) && (typeof to !== 'string' || created <= to);
    });
    const found = pickAttributes(searchEntities(inTime, job.asked), job.asked);
    const page = readPage(world.maxPageSize, job.asked['pageSize'], job.asked['pageNumber']);
    return {
      entities: pageOf(found, page).map((entity) => kept.view(entity)),
      ...page,
      total: found.length,
      pageCount: Math.ceil(found.length / page.pageSize),
    };
  });
}

/** A kind of bulk job, and the names of its methods. */
interface BulkOperations {
  readonly action: BulkJob['action'];
  readonly start: Method;
  readonly read: Method;
  readonly update: Method;
  readonly remove: Method;
  readonly results: Method;
}

const bulkOperations: readonly BulkOperations[] = [
  {
    action: 'AddWorkitems',
    start: 'postTaskmanagementWorkitemsBulkAddJobs',
    read: 'getTaskmanagementWorkitemsBulkAddJob',
    update: 'patchTaskmanagementWorkitemsBulkAddJob',
    remove: 'deleteTaskmanagementWorkitemsBulkAddJob',
    results: 'getTaskmanagementWorkitemsBulkAddJobResults',
  },
  {
    action: 'TerminateWorkitems',
    start: 'postTaskmanagementWorkitemsBulkTerminateJobs',
    read: 'getTaskmanagementWorkitemsBulkTerminateJob',
    update: 'patchTaskmanagementWorkitemsBulkTerminateJob',
    remove: 'deleteTaskmanagementWorkitemsBulkTerminateJob',
    results: 'getTaskmanagementWorkitemsBulkTerminateJobResults',
  },
];

function bulkJobs(area: Area, world: World): void {
  const jobs: JobKind<BulkJob> = new JobKind<BulkJob>(world, {
    name: 'tasks.bulk',
    entity: 'bulkJob',
    words: { ...words, cancelled: 'Terminated' },
    ended: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, results: job.entries.map((entry) => outcome(world, job, entry)) });
    },
  });
  const pathOf = ({ action }: BulkJob): string => `${WORKITEMS}/bulk/${action === 'AddWorkitems' ? 'add' : 'terminate'}/jobs`;
  const view = (job: BulkJob): Json => {
    const failed = (job.results ?? []).filter(({ error }) => error !== undefined).length;
    return {
      id: job.id,
      state: jobs.word(job),
      action: job.action,
      totalCount: job.entries.length,
      successfulCount: (job.results ?? []).length - failed,
      failedCount: failed,
      dateStarted: iso(job.submitted),
      ...(!jobs.isOn(job) && { dateFinished: iso(job.cancelled ?? endOf(job)) }),
      selfUri: `${pathOf(job)}/${job.id}`,
    };
  };

  for (const operations of bulkOperations) addBulkJobHandlers(area, jobs, view, operations);
  area.handle('getTaskmanagementWorkitemsBulkJobsUsersMe', (context) => {
    const me = callerOf(context)?.id;
    return listPage(
      context,
      world,
      jobs
        .all()
        .filter(({ userId }) => userId === me)
        .map(view),
    );
  });
}

/** The operations on the jobs that add work items, or on those that terminate them. */
function addBulkJobHandlers(area: Area, jobs: JobKind<BulkJob>, view: (job: BulkJob) => Json, operations: BulkOperations): void {
  const { action, start, read, update, remove, results } = operations;
  const own = (context: OperationContext): BulkJob => {
    const id = context.param('bulkJobId');
    const job = jobs.get(id);
    if (job.action !== action) throw notFound('bulkJob', id);
    return job;
  };
  area.handle(start, (context) => {
    const { entities } = readObject<BulkJobAddRequest & BulkJobTerminateRequest>(context, ['entities']);
    const userId = callerOf(context)?.id;
    const job = { action, entries: entities as unknown as Json[], ...(userId !== undefined && { userId }) };
    return context.json(view(jobs.start(context, job)), 202);
  });
  area.handle(read, (context) => view(own(context)));
  area.handle(update, (context) => {
    const job = own(context);
    const { state } = readObject<BulkJobUpdate>(context, ['state']);
    if (state === 'Terminated') {
      if (!jobs.cancel(job)) throw badRequest(`The job is ${jobs.word(job)}: it cannot be ended`);
    } else if (!jobs.isOn(job)) throw badRequest(`The job is ${jobs.word(job)}: it cannot be queued again`);
    return view(own(context));
  });
  area.handle(remove, (context) => {
    jobs.remove(own(context).id);
  });
  area.handle(results, (context) => summariseResults(own(context).results ?? []));
}

/** The result for one work item; a failure does not affect the others. */
function outcome(world: World, { action, userId }: BulkJob, entry: Json): Json {
  const workitems = workitemsOf(world);
  try {
    if (action === 'TerminateWorkitems') {
      const before = workitems.get(textOf(entry['id']));
      noteVersion(world, 'workitems', before, userId);
      const after = workitems.save({ ...before, ...terminated(world, before), dateModified: world.timestamp() });
      noteVersion(world, 'workitems', after, userId);
      return { entity: { id: before.id, selfUri: `${WORKITEMS}/${before.id}` } };
    }
    const id = world.newId();
    const times = { dateCreated: world.timestamp(), dateModified: world.timestamp(), selfUri: `${WORKITEMS}/${id}` };
    const { name, workbin, type, selfUri } = workitems.save({ ...workitemOf(world, entry, userId), ...times, id });
    return { entity: { id, name, workbin, type, selfUri } };
  } catch (error) {
    return { error: { message: (error as Error).message, code: 'bad.request' } };
  }
}
