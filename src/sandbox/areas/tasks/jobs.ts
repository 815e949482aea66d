import type { Area } from '../../engine/area.js';
import type { PartialResult } from '../../operations/methods.js';
import type {
  BulkJob as BulkJobView,
  BulkJobAddRequest,
  BulkJobAddResult,
  BulkJobTerminateRequest,
  BulkJobUpdate,
  Case,
  WorkitemQueryJobResponse,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { pickAttributes, searchEntities } from '../../engine/lists/search.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { Page } from '../../http/listing.js';
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

const CASES = '/api/v2/casemanagement/cases';

interface QueryJob extends Job {
  request: Json;
}

type BulkResult = PartialResult<BulkJobAddResult>;

interface BulkJob extends Job {
  action: 'AddWorkitems' | 'TerminateWorkitems';
  entries: Json[];
  userId?: string;
  /** The result for each work item, once the job has ended. */
  results?: BulkResult[];
}

/** Queries with results that are fetched later, and bulk jobs that add or terminate work items. */
export function addTaskJobHandlers(area: Area, world: World): void {
  addQueryJobs(area, world);
  addBulkJobs(area, world);
}

const stateNames = { active: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' } as const;

function addQueryJobs(area: Area, world: World): void {
  const workitems = workitemsOf(world);
  const workitemJobs = new QueryJobs(world, WORKITEMS);
  area.handle('postTaskmanagementWorkitemsQueryJobs', (context) => context.json(workitemJobs.start(context), 202));
  area.handle('getTaskmanagementWorkitemsQueryJob', (context) => workitemJobs.read(context));
  area.handle('getTaskmanagementWorkitemsQueryJobResults', (context) =>
    workitemJobs.results(context, workitems.all(), (workitem) => workitems.view(workitem)),
  );

  const cases = new Repository<Case>(world, CASES);
  const caseJobs = new QueryJobs(world, CASES);
  area.handle('postCasemanagementCasesQueryJobs', (context) => context.json(caseJobs.start(context), 202));
  area.handle('getCasemanagementCasesQueryJob', (context) => caseJobs.read(context));
  area.handle('getCasemanagementCasesQueryJobResults', (context) =>
    caseJobs.results(context, cases.all(), (each) => cases.view(each)),
  );
}

/** Jobs that search a collection. */
class QueryJobs {
  readonly #world: World;
  readonly #collection: string;
  readonly #jobs: JobKind<QueryJob>;

  constructor(world: World, collection: string) {
    this.#world = world;
    this.#collection = collection;
    this.#jobs = new JobKind<QueryJob>(world, { name: `${collection}/query/jobs`, entity: 'job', stateNames });
  }

  start(context: OperationContext): WorkitemQueryJobResponse {
    const body = readObject<Json>(context, ['filters']);
    // Custom fields of work items are not searchable here.
    if (Array.isArray(body['queryFilters']) && body['queryFilters'].length > 0)
      throw notBuilt(`POST ${this.#collection}/query/jobs`, 'search of custom fields');
    searchEntities([], body, new Repository(this.#world, this.#collection).type);
    readPage(this.#world.maxPageSize, body['pageSize'], body['pageNumber']);
    return this.#view(this.#jobs.start(context, { request: body }));
  }

  read(context: OperationContext): WorkitemQueryJobResponse {
    return this.#view(this.#jobs.get(context.param('jobId')));
  }

  results<T extends Json, V>(
    context: OperationContext,
    entities: readonly T[],
    view: (entity: Partial<T>) => V,
  ): Page & { entities: V[]; total: number; pageCount: number } {
    const job = this.#jobs.get(context.param('jobId'));
    if (!this.#jobs.hasSucceeded(job))
      throw badRequest(`The job is ${this.#jobs.stateName(job)}: only one that is Succeeded has results`);
    const { dateIntervalStart: from, dateIntervalEnd: to } = job.request;
    const isInTime = entities.filter(({ dateCreated }) => {
      const creationDate = textOf(dateCreated);
      return (typeof from !== 'string' || creationDate >= from) && (typeof to !== 'string' || creationDate <= to);
    });
    const matches = pickAttributes(searchEntities(isInTime, job.request), job.request);
    const page = readPage(this.#world.maxPageSize, job.request['pageSize'], job.request['pageNumber']);
    return {
      entities: pageOf(matches, page).map(view),
      ...page,
      total: matches.length,
      pageCount: Math.ceil(matches.length / page.pageSize),
    };
  }

  #view(job: QueryJob): WorkitemQueryJobResponse {
    return {
      id: job.id,
      state: this.#jobs.stateName(job),
      dateStarted: iso(job.submitted),
      ...(!this.#jobs.isActive(job) && { dateFinished: iso(endOf(job)) }),
      ...(this.#jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed' } }),
      selfUri: `${this.#collection}/query/jobs/${job.id}`,
    };
  }
}

type BulkName = `TaskmanagementWorkitemsBulk${'Add' | 'Terminate'}`;

/** A kind of bulk job, and the names of its methods. */
interface BulkOperations {
  readonly action: BulkJob['action'];
  readonly start: `post${BulkName}Jobs`;
  readonly read: `get${BulkName}Job`;
  readonly update: `patch${BulkName}Job`;
  readonly remove: `delete${BulkName}Job`;
  readonly results: `get${BulkName}JobResults`;
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
function tryAction(world: World, { action, userId }: BulkJob, entry: Json): BulkResult {
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
