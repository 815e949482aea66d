import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { BulkJob as BulkJobView, BulkJobAddRequest, BulkJobTerminateRequest, BulkJobUpdate } from '../../../models/index.js';
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
import { terminatedFields, workitemOf } from './states.js';
import { recordVersion } from './versions.js';

interface QueryJob extends Job {
  request: Json;
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
  addQueryJobs(area, world, WORKITEMS, {
    start: 'postTaskmanagementWorkitemsQueryJobs',
    read: 'getTaskmanagementWorkitemsQueryJob',
    results: 'getTaskmanagementWorkitemsQueryJobResults',
  });
  addQueryJobs(area, world, '/api/v2/casemanagement/cases', {
    start: 'postCasemanagementCasesQueryJobs',
    read: 'getCasemanagementCasesQueryJob',
    results: 'getCasemanagementCasesQueryJobResults',
  });
  addBulkJobs(area, world);
}

const stateNames = { active: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' } as const;

/** The names of the methods for a kind of query job. */
interface QueryOperations {
  readonly start: Method;
  readonly read: Method;
  readonly results: Method;
}

function addQueryJobs(area: Area, world: World, collection: string, { start, read, results }: QueryOperations): void {
  const path = `${collection}/query/jobs`;
  const jobs = new JobKind<QueryJob>(world, { name: `${collection}/query/jobs`, entity: 'job', stateNames });
  const view = (job: QueryJob): Json => ({
    id: job.id,
    state: jobs.stateName(job),
    dateStarted: iso(job.submitted),
    ...(!jobs.isActive(job) && { dateFinished: iso(endOf(job)) }),
    ...(jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed' } }),
    selfUri: `${path}/${job.id}`,
  });

  area.handle(start, (context) => {
    const body = readObject<Json>(context, ['filters']);
    // Custom fields of work items are not searchable here.
    if (Array.isArray(body['queryFilters']) && body['queryFilters'].length > 0)
      throw notBuilt(`POST ${path}`, 'search of custom fields');
    searchEntities([], body, new Repository(world, collection).type);
    readPage(world.maxPageSize, body['pageSize'], body['pageNumber']);
    return context.json(view(jobs.start(context, { request: body })), 202);
  });
  area.handle(read, (context) => view(jobs.get(context.param('jobId'))));
  area.handle(results, (context) => {
    const job = jobs.get(context.param('jobId'));
    if (!jobs.hasSucceeded(job)) throw badRequest(`The job is ${jobs.stateName(job)}: only one that is Succeeded has results`);
    const repository = new Repository(world, collection);
    const { dateIntervalStart: from, dateIntervalEnd: to } = job.request;
    const isInTime = repository.all().filter(({ dateCreated }) => {
      const creationDate = textOf(dateCreated);
      return (typeof from !== 'string' || creationDate >= from) && (typeof to !== 'string' || creationDate <= to);
    });
    const matches = pickAttributes(searchEntities(isInTime, job.request), job.request);
    const page = readPage(world.maxPageSize, job.request['pageSize'], job.request['pageNumber']);
    return {
      entities: pageOf(matches, page).map((entity) => repository.view(entity)),
      ...page,
      total: matches.length,
      pageCount: Math.ceil(matches.length / page.pageSize),
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

function addBulkJobs(area: Area, world: World): void {
  const jobs: JobKind<BulkJob> = new JobKind<BulkJob>(world, {
    name: 'tasks.bulk',
    entity: 'bulkJob',
    stateNames: { ...stateNames, cancelled: 'Terminated' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, results: job.entries.map((entry) => tryAction(world, job, entry)) });
    },
  });
  const pathOf = ({ action }: BulkJob): string => `${WORKITEMS}/bulk/${action === 'AddWorkitems' ? 'add' : 'terminate'}/jobs`;
  const view = (job: BulkJob): BulkJobView => {
    const failedCount = (job.results ?? []).filter(({ error }) => error !== undefined).length;
    return {
      id: job.id,
      state: jobs.stateName(job),
      action: job.action,
      totalCount: job.entries.length,
      successfulCount: (job.results ?? []).length - failedCount,
      failedCount,
      dateStarted: iso(job.submitted),
      ...(!jobs.isActive(job) && { dateFinished: iso(job.cancelled ?? endOf(job)) }),
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
function addBulkJobHandlers(
  area: Area,
  jobs: JobKind<BulkJob>,
  view: (job: BulkJob) => BulkJobView,
  operations: BulkOperations,
): void {
  const { action, start, read, update, remove, results } = operations;
  const findJob = (context: OperationContext): BulkJob => {
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
  area.handle(read, (context) => view(findJob(context)));
  area.handle(update, (context) => {
    const job = findJob(context);
    const { state } = readObject<BulkJobUpdate>(context, ['state']);
    if (state === 'Terminated') {
      if (!jobs.cancel(job)) throw badRequest(`The job is ${jobs.stateName(job)}: it cannot be ended`);
    } else if (!jobs.isActive(job)) throw badRequest(`The job is ${jobs.stateName(job)}: it cannot be queued again`);
    return view(findJob(context));
  });
  area.handle(remove, (context) => {
    jobs.remove(findJob(context).id);
  });
  area.handle(results, (context) => summariseResults(findJob(context).results ?? []));
}

/** The result for one work item; a failure does not affect the others. */
function tryAction(world: World, { action, userId }: BulkJob, entry: Json): Json {
  const workitems = workitemsOf(world);
  try {
    if (action === 'TerminateWorkitems') {
      const before = workitems.get(textOf(entry['id']));
      recordVersion(world, 'workitems', before, userId);
      const after = workitems.save({ ...before, ...terminatedFields(world, before), dateModified: world.timestamp() });
      recordVersion(world, 'workitems', after, userId);
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
