import type { Hono } from 'hono';
import type { BulkJobAddRequest, BulkJobTerminateRequest, BulkJobUpdate } from '../../../models/index.js';
import { outcomes } from '../../engine/bulk.js';
import { chosen, searched } from '../../engine/lists/search.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Kept, listed } from '../kept.js';
import type { Json } from '../kept.js';
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
export function taskJobRoutes(app: Hono<SandboxEnv>, world: World): void {
  queryJobs(app, world, WORKITEMS);
  queryJobs(app, world, '/api/v2/casemanagement/cases');
  bulkJobs(app, world);
}

const words = { on: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' } as const;

function queryJobs(app: Hono<SandboxEnv>, world: World, collection: string): void {
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

  app.post(path, (context) => {
    const asked = readObject<Json>(context, ['filters']);
    // Custom fields of work items are not searchable here.
    if (Array.isArray(asked['queryFilters']) && asked['queryFilters'].length > 0)
      throw notBuilt(`POST ${path}`, 'search of custom fields');
    searched([], asked, new Kept(world, collection).type);
    readPage(world.maxPageSize, asked['pageSize'], asked['pageNumber']);
    return context.json(view(jobs.start(context, { asked })), 202);
  });
  app.get(`${path}/:jobId`, (context) => context.json(view(jobs.get(context.req.param('jobId')))));
  app.get(`${path}/:jobId/results`, (context) => {
    const job = jobs.get(context.req.param('jobId'));
    if (!jobs.isDone(job)) throw badRequest(`The job is ${jobs.word(job)}: only one that is Succeeded has results`);
    const kept = new Kept(world, collection);
    const { dateIntervalStart: from, dateIntervalEnd: to } = job.asked;
    const inTime = kept.all().filter(({ dateCreated }) => {
      const created = textOf(dateCreated);
      return (typeof from !== 'string' || created >= from) && (typeof to !== 'string' || created <= to);
    });
    const found = chosen(searched(inTime, job.asked), job.asked);
    const page = readPage(world.maxPageSize, job.asked['pageSize'], job.asked['pageNumber']);
    return context.json({
      entities: pageOf(found, page).map((entity) => kept.view(entity)),
      ...page,
      total: found.length,
      pageCount: Math.ceil(found.length / page.pageSize),
    });
  });
}

function bulkJobs(app: Hono<SandboxEnv>, world: World): void {
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

  for (const [word, action] of [
    ['add', 'AddWorkitems'],
    ['terminate', 'TerminateWorkitems'],
  ] as const) {
    const path = `${WORKITEMS}/bulk/${word}/jobs`;
    const own = (context: SandboxContext): BulkJob => {
      const id = context.req.param('bulkJobId') ?? '';
      const job = jobs.get(id);
      if (job.action !== action) throw notFound('bulkJob', id);
      return job;
    };
    app.post(path, (context) => {
      const { entities } = readObject<BulkJobAddRequest & BulkJobTerminateRequest>(context, ['entities']);
      const userId = callerOf(context)?.id;
      const job = { action, entries: entities as unknown as Json[], ...(userId !== undefined && { userId }) };
      return context.json(view(jobs.start(context, job)), 202);
    });
    app.get(`${path}/:bulkJobId`, (context) => context.json(view(own(context))));
    app.patch(`${path}/:bulkJobId`, (context) => {
      const job = own(context);
      const { state } = readObject<BulkJobUpdate>(context, ['state']);
      if (state === 'Terminated') {
        if (!jobs.cancel(job)) throw badRequest(`The job is ${jobs.word(job)}: it cannot be ended`);
      } else if (!jobs.isOn(job)) throw badRequest(`The job is ${jobs.word(job)}: it cannot be queued again`);
      return context.json(view(own(context)));
    });
    app.delete(`${path}/:bulkJobId`, (context) => {
      jobs.remove(own(context).id);
      return context.body(null, 204);
    });
    app.get(`${path}/:bulkJobId/results`, (context) => {
      return context.json(outcomes(own(context).results ?? []));
    });
  }
  app.get(`${WORKITEMS}/bulk/jobs/users/me`, (context) => {
    const me = callerOf(context)?.id;
    return listed(
      context,
      world,
      jobs
        .all()
        .filter(({ userId }) => userId === me)
        .map(view),
    );
  });
}

/** The result for one work item; a failure does not affect the others. */
function outcome(world: World, { action, userId }: BulkJob, entry: Json): Json {
  const workitems = workitemsOf(world);
  try {
    if (action === 'TerminateWorkitems') {
      const before = workitems.get(textOf(entry['id']));
      noteVersion(world, 'workitems', before, userId);
      const after = workitems.put({ ...before, ...terminated(world, before), dateModified: world.timestamp() });
      noteVersion(world, 'workitems', after, userId);
      return { entity: { id: before.id, selfUri: `${WORKITEMS}/${before.id}` } };
    }
    const id = world.newId();
    const times = { dateCreated: world.timestamp(), dateModified: world.timestamp(), selfUri: `${WORKITEMS}/${id}` };
    const { name, workbin, type, selfUri } = workitems.put({ ...workitemOf(world, entry, userId), ...times, id });
    return { entity: { id, name, workbin, type, selfUri } };
  } catch (error) {
    return { error: { message: (error as Error).message, code: 'bad.request' } };
  }
}
