import type { Area } from '../../engine/area.js';
import type {
  HistoricalDataDisallowedDeleteEntity,
  HistoricalImportDeleteFilesJobResponse,
  HistoricalImportStatus,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { parseCsv } from '../csv.js';
import { publishEvent } from '../events/publish.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { readUploadedText } from '../uploads/uploads.js';

const DATA = '/api/v2/workforcemanagement/historicaldata';

interface Import extends Job {
  until: string;
  rows: number;
}

/** A job that removes several imports, and the imports that it may not remove. */
interface Removal extends Job {
  requestIds: string[];
  disallowed: HistoricalDataDisallowedDeleteEntity[];
}

/** There is one deletion at a time, which has no id. */
const DELETION = 'deletion';

/** Historical data: imports of files, and a job that deletes all of them. */
export function addHistoricalDataHandlers(area: Area, world: World): void {
  const imports = createImports(world);
  addImportHandlers(area, world, imports);
  addDeletionHandlers(area, world, imports);
  addRemovalHandlers(area, world, imports);
}

function addImportHandlers(area: Area, world: World, imports: JobKind<Import>): void {
  const view = (job: Import): HistoricalImportStatus => importView(imports, job);

  area.handle('postWorkforcemanagementHistoricaldataValidate', (context) => {
    const { dateImportEnded: until, uploadKey } = readObject(context, ['dateImportEnded', 'uploadKey']);
    const rows = parseCsv(readUploadedText(world, uploadKey)).length;
    const { id } = imports.start(context, { until, rows: Math.max(0, rows - 1) });
    return context.json({ id, selfUri: `${DATA}/importstatus/${id}` }, 202);
  });

  area.handle('getWorkforcemanagementHistoricaldataImportstatus', () => ({ entities: imports.all().map(view) }));

  area.handle('getWorkforcemanagementHistoricaldataImportstatusJobId', (context) => {
    const job = imports.get(context.param('jobId'));
    return { id: job.id, importStatusResult: view(job), selfUri: `${DATA}/importstatus/${job.id}` };
  });
}

/** The deletion of all imports. */
function addDeletionHandlers(area: Area, world: World, imports: JobKind<Import>): void {
  const deletions = new JobKind<Job>(world, {
    name: 'wfm.historical.deletions',
    entity: 'deletejob',
    stateNames: { active: ['InProgress'], done: 'Success', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) for (const importJob of imports.all()) imports.remove(importJob.id);
      world.events.publishAny('v2.workforcemanagement.historicaldata.deletejob', { status: deletions.stateName(job) });
    },
  });
  const deletionView = (job: Job) => ({ id: job.id, status: deletions.stateName(job), selfUri: `${DATA}/deletejob` });

  area.handle('postWorkforcemanagementHistoricaldataDeletejob', (context) => {
    const current = deletions.find(DELETION);
    if (current && deletions.isActive(current))
      throw new Problem(409, 'A deletion of historical data is under way', { code: 'deletejob.in.progress' });
    return context.json(deletionView(deletions.start(context, {}, DELETION)), 202);
  });

  area.handle('getWorkforcemanagementHistoricaldataDeletejob', () => {
    const job = deletions.find(DELETION);
    if (!job) throw notFound('deletejob', DELETION);
    return deletionView(job);
  });
}

/** Removals of some imports. */
function addRemovalHandlers(area: Area, world: World, imports: JobKind<Import>): void {
  const removals: JobKind<Removal> = new JobKind<Removal>(world, {
    name: 'wfm.historical.removals',
    entity: 'job',
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) for (const id of job.requestIds) imports.remove(id);
      publishEvent(world, 'v2.workforcemanagement.historicaldata.delete.jobs', [], () => removalView(job));
    },
  });
  const removalView = (job: Removal): HistoricalImportDeleteFilesJobResponse => ({
    id: job.id,
    state: removals.stateName(job),
    disallowedEntities: job.disallowed,
    selfUri: `${DATA}/bulk/remove/jobs/${job.id}`,
    entities: job.requestIds.map((requestId) => ({ requestId, status: removals.hasSucceeded(job) ? 'Success' : 'InProgress' })),
  });
  const findObstacles = (requestId: string): HistoricalDataDisallowedDeleteEntity[] => {
    const entry = imports.find(requestId);
    const isBeingRemoved = removals.all().some((job) => removals.isActive(job) && job.requestIds.includes(requestId));
    if (!entry) return [{ requestId, reason: 'RequestIdNotFound' }];
    if (isBeingRemoved) return [{ requestId, reason: 'DeleteInProgress' }];
    return imports.isActive(entry) ? [{ requestId, reason: 'ValidationInProgress' }] : [];
  };

  area.handle('postWorkforcemanagementHistoricaldataBulkRemoveJobs', (context) => {
    const { requestIds } = readObject(context, ['requestIds']);
    const disallowed = requestIds.flatMap(findObstacles);
    const allowed = requestIds.filter((id) => !disallowed.some(({ requestId }) => requestId === id));
    return context.json(removalView(removals.start(context, { requestIds: allowed, disallowed })), 202);
  });
  area.handle('getWorkforcemanagementHistoricaldataBulkRemoveJobs', () => {
    const all = removals.all();
    const status = all.some((job) => removals.isActive(job)) ? 'Processing' : 'Complete';
    const entities = all.map(removalView).map(({ id, state, selfUri }) => ({ id, state, selfUri }));
    return { entities, status };
  });
  area.handle('getWorkforcemanagementHistoricaldataBulkRemoveJob', (context) =>
    removalView(removals.get(context.param('jobId'))),
  );
}

function createImports(world: World): JobKind<Import> {
  const imports: JobKind<Import> = new JobKind<Import>(world, {
    name: 'wfm.historical.imports',
    entity: 'import',
    stateNames: { active: ['Pending', 'InProgress'], done: 'Success', failed: 'Failed' },
    onEnd: (job) => {
      world.events.publishAny('v2.workforcemanagement.historicaldata.status', importView(imports, job));
    },
  });
  return imports;
}

function importView(imports: JobKind<Import>, job: Import): HistoricalImportStatus {
  const hasEnded = !imports.isActive(job);
  const isEmpty = imports.hasSucceeded(job) && job.rows === 0;
  const failure = imports.hasFailed(job) ? failureOf(job) : undefined;
  const error = isEmpty ? 'The file has no rows' : failure;
  return {
    requestId: job.id,
    status: isEmpty ? 'Failed' : imports.stateName(job),
    type: 'Csv',
    active: !hasEnded,
    dateImportEnded: job.until,
    dateCreated: iso(job.submitted),
    dateModified: iso(hasEnded ? endOf(job) : job.submitted),
    ...(error !== undefined && { error }),
  };
}
