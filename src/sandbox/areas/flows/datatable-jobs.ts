import type { Area } from '../../engine/area.js';
import type { DataTable, DataTableImportJob, ErrorBody } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { formatCsv, parseCsv } from '../csv.js';
import { storeDownloadUrl, uploadPath, addUploadHandlers } from '../files.js';
import { onUpload, createUpload, readUploadedText } from '../uploads/uploads.js';
import { endOf, failureOf, jobState, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { columnsOf, KEY, validateRow, rowsOf, TABLES, tablesOf } from './datatable-model.js';

/** A job with its result so far; `fields` is the response without the status. */
interface TableJob extends Job {
  tableId: string;
  fields: Json;
  /** For imports: whether the file was uploaded. */
  uploaded: boolean;
  failure?: ErrorBody;
}

/** The upload path for imports with a signed URL. */
const SIGNED_UPLOADS = `${TABLES}/import`;

const kinds = { import: 'flows.datatables.imports', export: 'flows.datatables.exports' } as const;

/** Jobs that import the rows of a table from a file, or export them. */
export function addDataTableJobHandlers(area: Area, world: World): void {
  addImportJobs(area, world);
  addImportUploads(area, world);
  addExportJobs(area, world);
}

function jobsOf(world: World, kind: keyof typeof kinds): Map<string, TableJob> {
  return world.collection<TableJob>(kinds[kind]);
}

function tableOf(world: World, context: OperationContext): Entity<DataTable> {
  return tablesOf(world).get(context.param('datatableId'));
}

/** @throws the platform's 404 for a job of another table. */
function jobOf(world: World, context: OperationContext, kind: keyof typeof kinds): TableJob {
  const id = context.param(kind === 'import' ? 'importJobId' : 'exportJobId');
  const job = jobsOf(world, kind).get(id);
  if (job?.tableId !== tableOf(world, context).id) throw notFound(`${kind}Job`, id);
  return job;
}

function addImportJobs(area: Area, world: World): void {
  const registerImport = (
    context: OperationContext<DataTableImportJob>,
    uploadFieldsFor: (id: string) => Pick<DataTableImportJob, 'uploadURI' | 'uploadHeaders'>,
  ): Json => {
    const { id: tableId } = tableOf(world, context);
    const { importMode = 'Append' } = readObject(context);
    const newImportJob = newJob(world, context);
    const { id } = newImportJob;
    const fields = {
      id,
      owner: callerOf(context),
      importMode,
      dateCreated: world.timestamp(),
      ...uploadFieldsFor(id),
      selfUri: `${TABLES}/${tableId}/import/jobs/${id}`,
    };
    const job = { ...newImportJob, tableId, fields, uploaded: false };
    jobsOf(world, 'import').set(id, job);
    return importView(world, job);
  };

  area.handle('postFlowsDatatableImportJobs', (context) =>
    registerImport(context, (id) => ({ uploadURI: new URL(`${uploadPath('datatables')}/${id}`, context.url).href })),
  );
  area.handle('postFlowsDatatableImportCsvJobs', (context) =>
    registerImport(context, (id) => {
      const { url, headers } = createUpload(world, context, SIGNED_UPLOADS, id);
      return { uploadURI: url, uploadHeaders: headers };
    }),
  );
  area.handle('getFlowsDatatableImportJobs', (context) => {
    const { id: tableId } = tableOf(world, context);
    const matches = [...jobsOf(world, 'import').values()].filter((job) => job.tableId === tableId);
    return listPage(
      context,
      world,
      matches.map((job) => importView(world, job)),
    );
  });
  area.handle('getFlowsDatatableImportJob', (context) => importView(world, jobOf(world, context, 'import')));
}

function addImportUploads(area: Area, world: World): void {
  const importFile = (job: TableJob, table: Entity<DataTable>, content: string): void => {
    jobsOf(world, 'import').set(job.id, {
      ...job,
      uploaded: true,
      submitted: world.now(),
      ...importRows(world, table, job.fields, content),
    });
  };
  addUploadHandlers(area, 'datatables', (key, content) => {
    const job = jobsOf(world, 'import').get(key);
    const table = job && tablesOf(world).find(job.tableId);
    if (!job || !table) throw notFound('importJob', key);
    if (job.uploaded) throw new Problem(409, 'The file of the job has come already');
    importFile(job, table, content);
  });
  onUpload(world, SIGNED_UPLOADS, (key) => {
    const job = jobsOf(world, 'import').get(key);
    const table = job && tablesOf(world).find(job.tableId);
    if (job && table && !job.uploaded) importFile(job, table, readUploadedText(world, key));
  });
}

function addExportJobs(area: Area, world: World): void {
  area.handle('postFlowsDatatableExportJobs', (context) => {
    const table = tableOf(world, context);
    const newExportJob = newJob(world, context);
    const { id } = newExportJob;
    const columns = Object.keys(columnsOf(table['schema']));
    const orderedColumns = [KEY, ...columns.filter((column) => column !== KEY)];
    const rows = rowsOf(world, table.id).all();
    const content = formatCsv(
      orderedColumns,
      rows.map(({ values }) => orderedColumns.map((column) => (values as Json)[column])),
    );
    const fields = {
      id,
      owner: callerOf(context),
      dateCreated: world.timestamp(),
      countRecordsProcessed: rows.length,
      downloadURI: storeDownloadUrl(world, context, content, { fileName: `${id}.csv` }),
      selfUri: `${TABLES}/${table.id}/export/jobs/${id}`,
    };
    const job = { ...newExportJob, tableId: table.id, fields, uploaded: true };
    jobsOf(world, 'export').set(id, job);
    return exportView(world, job);
  });
  area.handle('getFlowsDatatableExportJob', (context) => exportView(world, jobOf(world, context, 'export')));
}

const dateCompleted = (job: Job): string => new Date(endOf(job)).toISOString();

/** The number of rows is known when the job has ended. */
function importView(world: World, job: TableJob): Json {
  const { countRecordsUpdated, countRecordsDeleted, countRecordsFailed, ...fields } = job.fields;
  if (!job.uploaded) return { ...fields, status: 'WaitingForUpload' };
  const state = jobState(world, job);
  if (state === 'failed') return failedView(world, job, fields);
  if (state !== 'done') return { ...fields, status: 'Processing' };
  const counts = { countRecordsUpdated, countRecordsDeleted, countRecordsFailed };
  const end = { ...fields, ...counts, dateCompleted: dateCompleted(job) };
  return job.failure ? { ...end, status: 'Failed', errorInformation: job.failure } : { ...end, status: 'Succeeded' };
}

function exportView(world: World, job: TableJob): Json {
  const { countRecordsProcessed, downloadURI, ...fields } = job.fields;
  const state = jobState(world, job);
  if (state === 'failed') return failedView(world, job, fields);
  if (state !== 'done') return { ...fields, status: 'Processing' };
  return { ...fields, countRecordsProcessed, downloadURI, status: 'Succeeded', dateCompleted: dateCompleted(job) };
}

/** The response for a planned failure. */
function failedView(world: World, job: TableJob, fields: Json): Json {
  const errorInformation = new Problem(500, failureOf(job)).body(world.newCorrelationId());
  return { ...fields, status: 'Failed', dateCompleted: dateCompleted(job), errorInformation };
}

/** Imports the rows of a file into a table. Invalid rows are counted and do not affect the others. */
function importRows(world: World, table: Entity<DataTable>, fields: Json, content: string): Pick<TableJob, 'fields' | 'failure'> {
  const [heading = [], ...lines] = parseCsv(content.replace(/^\uFEFF/, ''));
  const columns = columnsOf(table['schema']);
  const unknownColumn = heading.find((name) => !Object.hasOwn(columns, name));
  if (!heading.includes(KEY) || unknownColumn !== undefined) {
    const message = unknownColumn === undefined ? 'The file has no column "key"' : `The datatable has no column ${unknownColumn}`;
    return {
      fields,
      failure: new Problem(400, message, { code: 'flows.datatables.syntax.error' }).body(world.newCorrelationId()),
    };
  }
  const rows = rowsOf(world, table.id);
  const before = rows.all();
  const replaces = fields['importMode'] === 'ReplaceAll';
  if (replaces) for (const { id } of before) rows.remove(id);
  let countRecordsFailed = 0;
  const updatedKeys = new Set<string>();
  for (const line of lines) {
    const values = Object.fromEntries(heading.flatMap((name, index) => parseCell(columns[name], name, line[index])));
    const key = values[KEY];
    if (typeof key !== 'string' || validateRow(table, values)) countRecordsFailed += 1;
    else {
      rows.save({ id: key, values });
      updatedKeys.add(key);
    }
  }
  const countRecordsDeleted = replaces ? before.filter(({ id }) => !updatedKeys.has(id)).length : 0;
  return { fields: { ...fields, countRecordsUpdated: updatedKeys.size, countRecordsDeleted, countRecordsFailed } };
}

/** Converts text to the type of a column. Text that cannot be converted stays unchanged, and so fails validation. */
function parseCell(column: unknown, name: string, text = ''): [name: string, value: unknown][] {
  const type = isObject(column) ? column['type'] : 'string';
  if (text === '' && name !== KEY) return [];
  if (type === 'boolean' && /^(?:true|false)$/i.test(text)) return [[name, text.toLowerCase() === 'true']];
  const isNumber = (type === 'number' || type === 'integer') && text.trim() !== '' && Number.isFinite(Number(text));
  return [[name, isNumber ? Number(text) : text]];
}
