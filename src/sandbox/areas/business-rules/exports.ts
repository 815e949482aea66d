import type { Area } from '../../engine/area.js';
import type { DecisionTableExportJob, DecisionTableExportJobRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { absoluteUrl, URL_LIFETIME_MS, storeDownload } from '../files.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, listPage } from '../repository.js';
import { tableOf, TABLES, tablesOf, versionOf } from './model.js';
import { formatFile } from './table-file.js';

interface Export extends Job {
  tableId: string;
  tableVersion: number;
  request: DecisionTableExportJobRequest;
  createdBy?: { id: string };
  /** The exported file, once the job has ended. */
  file?: { path: string; rows: number };
}

/** Exports decision tables to files: only the columns as a template, or with all rows. */
export function addTableExportHandlers(area: Area, world: World): void {
  const jobs: JobKind<Export> = new JobKind<Export>(world, {
    name: 'businessrules.exports',
    entity: 'exportJob',
    stateNames: { active: ['Pending'], done: 'Complete', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      const file = hasSucceeded ? writeFile(world, job) : undefined;
      if (file) jobs.put({ ...job, file });
    },
  });
  const jobOf = (context: OperationContext): Export => {
    const { id } = tableOf(world, context.param('tableId'));
    const job = jobs.get(context.param('exportJobId'));
    return job.tableId === id ? job : jobs.get('');
  };
  const view = (context: OperationContext, job: Export): DecisionTableExportJob => jobView(context, jobs, job);

  area.handle('postBusinessrulesDecisiontableExports', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const body = readObject(context, ['exportType', 'format']);
    const latest = table.versions.find(({ status }) => status === 'Published') ?? table.versions.at(-1);
    const versionNumber = body.tableVersion ?? latest?.version;
    const { version: tableVersion } = versionOf(table, String(versionNumber));
    const createdBy = callerOf(context);
    return view(
      context,
      jobs.start(context, { tableId: table.id, tableVersion, request: body, ...(createdBy && { createdBy }) }),
    );
  });
  area.handle('getBusinessrulesDecisiontableExports', (context) => {
    const { id } = tableOf(world, context.param('tableId'));
    const matches = jobs.all().filter(({ tableId }) => tableId === id);
    return listPage(
      context,
      world,
      matches.map((job) => view(context, job)),
    );
  });
  area.handle('getBusinessrulesDecisiontableExport', (context) => view(context, jobOf(context)));
  area.handle('deleteBusinessrulesDecisiontableExport', (context) => {
    const job = jobOf(context);
    if (jobs.isActive(job))
      throw new Problem(409, 'The export is under way', {
        code: 'export.in.progress',
        entityId: job.id,
        entityName: 'exportJob',
      });
    jobs.remove(job.id);
  });
}

const fileName = ({ tableId, tableVersion }: Export): string => `${tableId}-${tableVersion}.csv`;

/** Writes the file of an export, unless the version has been deleted. */
function writeFile(world: World, job: Export): Export['file'] {
  const table = tablesOf(world).get(job.tableId);
  const version = table?.versions.find(({ version: number }) => number === job.tableVersion);
  if (!version) return undefined;
  const rows = job.request.exportType === 'Populated' ? version.rows : [];
  const path = storeDownload(world, formatFile(version, rows), { fileName: fileName(job) });
  return { path, rows: rows.length };
}

function jobView(context: OperationContext, jobs: JobKind<Export>, job: Export): DecisionTableExportJob {
  const isFileMissing = jobs.hasSucceeded(job) && !job.file;
  const { exportType, format } = job.request;
  const end = endOf(job);
  return {
    id: job.id,
    tableVersion: job.tableVersion,
    exportType,
    format,
    status: isFileMissing ? 'Failed' : jobs.stateName(job),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateCreated: iso(job.submitted),
    dateModified: iso(jobs.isActive(job) ? job.submitted : end),
    ...(job.file && {
      fileName: fileName(job),
      totalRows: job.file.rows,
      rowsExported: job.file.rows,
      download: { id: job.id, selfUri: absoluteUrl(context, job.file.path) },
      dateDownloadExpires: iso(end + URL_LIFETIME_MS),
    }),
    ...(jobs.hasFailed(job) && { error: { errorCode: 'export.failed', errorMessage: failureOf(job) } }),
    ...(isFileMissing && { error: { errorCode: 'not.found', errorMessage: 'The version is gone' } }),
    selfUri: `${TABLES}/${job.tableId}/exports/${job.id}`,
  };
}
