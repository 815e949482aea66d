import type { Area } from '../../engine/area.js';
import type { DataTable, DataTableExportJob, DataTableImportJob, ErrorBody } from '../../../models/index.js';
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
import type { Entity } from '../repository.js';
import { columnsOf, KEY, validateRow, rowsOf, TABLES, tablesOf } from './datatable-model.js';

/** A job with its result so far; `fields` is the response without the status. */
interface TableJob<T> extends Job {
  tableId: string;
  fields: Omit<T, 'status'>;
}

interface ImportJob extends TableJob<DataTableImportJob> {
  /** Whether the file was uploaded. */
  uploaded: boolean;
  failure?: ErrorBody;
}

type ExportJob = TableJob<DataTableExportJob>;

/** The upload path for imports with a signed URL. */
const SIGNED_UPLOADS = `${TABLES}/import`;

/** Jobs that import the rows of a table from a file, or export them. */
export function addDataTableJobHandlers(area: Area, world: World): void {
  addImportJobs(area, world);
  addImportUploads(area, world);
  addExportJobs(area, world);
}

const importsOf = (world: World): Map<string, ImportJob> => world.collection<ImportJob>('flows.datatables.imports');

const exportsOf = (world: World): Map<string, ExportJob> => world.collection<ExportJob>('flows.datatables.exports');

function tableOf(world: World, context: OperationContext): Entity<DataTable> {
  return tablesOf(world).get(context.param('datatableId'));
}

/** @throws the platform's 404 for a job of another table. */
function jobOf<J extends { tableId: string }>(
  world: World,
  context: OperationContext,
  jobs: ReadonlyMap<string, J>,
  name: 'importJob' | 'exportJob',
): J {
  const id = context.param(`${name}Id`);
  const job = jobs.get(id);
  if (job?.tableId !== tableOf(world, context).id) throw notFound(name, id);
  return job;
}

function addImportJobs(area: Area, world: World): void {
  const registerImport = (
    context: OperationContext<DataTableImportJob>,
    uploadFieldsFor: (id: string) => Pick<DataTableImportJob, 'uploadURI' | 'uploadHeaders'>,
  ): DataTableImportJob => {
    const { id: tableId } = tableOf(world, context);
    const { importMode = 'Append' } = readObject(context);
    const newImportJob = newJob(world, context);
    const { id } = newImportJob;
    const owner = callerOf(context);
    const fields = {
      id,
      ...(owner && { owner }),
      importMode,
      dateCreated: world.timestamp(),
      ...uploadFieldsFor(id),
      selfUri: `${TABLES}/${tableId}/import/jobs/${id}`,
    };
    const job = { ...newImportJob, tableId, fields, uploaded: false };
    importsOf(world).set(id, job);
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
    const matches = [...importsOf(world).values()].filter((job) => job.tableId === tableId);
    return listPage(
      context,
      world,
      matches.map((job) => importView(world, job)),
    );
  });
  area.handle('getFlowsDatatableImportJob', (context) => importView(world, jobOf(world, context, importsOf(world), 'importJob')));
}

function addImportUploads(area: Area, world: World): void {
  const importFile = (job: ImportJob, table: Entity<DataTable>, content: string): void => {
    importsOf(world).set(job.id, {
      ...job,
      uploaded: true,
      submitted: world.now(),
      ...importRows(world, table, job.fields, content),
    });
  };
  addUploadHandlers(area, 'datatables', (key, content) => {
    const job = importsOf(world).get(key);
    const table = job && tablesOf(world).find(job.tableId);
    if (!job || !table) throw notFound('importJob', key);
    if (job.uploaded) throw new Problem(409, 'The file of the job has come already');
    importFile(job, table, content);
  });
  onUpload(world, SIGNED_UPLOADS, (key) => {
    const job = importsOf(world).get(key);
    const table = job && tablesOf(world).find(job.tableId);
    if (job && table && !job.uploaded) importFile(job, table, readUploadedText(world, key));
  });
}

function addExportJobs(area: Area, world: World): void {
  area.handle('postFlowsDatatableExportJobs', (context) => {
    const table = tableOf(world, context);
    const newExportJob = newJob(world, context);
    const { id } = newExportJob;
    const columns = Object.keys(columnsOf(table.schema));
    const orderedColumns = [KEY, ...columns.filter((column) => column !== KEY)];
    const rows = rowsOf(world, table.id).all();
    const content = formatCsv(
      orderedColumns,
      rows.map(({ values = {} }) => orderedColumns.map((column) => values[column])),
    );
    const owner = callerOf(context);
    const fields = {
      id,
      ...(owner && { owner }),
      dateCreated: world.timestamp(),
      countRecordsProcessed: rows.length,
      downloadURI: storeDownloadUrl(world, context, content, { fileName: `${id}.csv` }),
      selfUri: `${TABLES}/${table.id}/export/jobs/${id}`,
    };
    const job = { ...newExportJob, tableId: table.id, fields };
    exportsOf(world).set(id, job);
    return exportView(world, job);
  });
  area.handle('getFlowsDatatableExportJob', (context) => exportView(world, jobOf(world, context, exportsOf(world), 'exportJob')));
}

const dateCompleted = (job: Job): string => new Date(endOf(job)).toISOString();

/** The number of rows is known when the job has ended. */
function importView(world: World, job: ImportJob): DataTableImportJob {
  const { countRecordsUpdated: _, countRecordsDeleted: __, countRecordsFailed: ___, ...fields } = job.fields;
  if (!job.uploaded) return { ...fields, status: 'WaitingForUpload' };
  const state = jobState(world, job);
  if (state === 'failed') return failedView(world, job, fields);
  if (state !== 'done') return { ...fields, status: 'Processing' };
  const end = { ...job.fields, dateCompleted: dateCompleted(job) };
  return job.failure ? { ...end, status: 'Failed', errorInformation: job.failure } : { ...end, status: 'Succeeded' };
}

function exportView(world: World, job: ExportJob): DataTableExportJob {
  const { countRecordsProcessed: _, downloadURI: __, ...fields } = job.fields;
  const state = jobState(world, job);
  if (state === 'failed') return failedView(world, job, fields);
  if (state !== 'done') return { ...fields, status: 'Processing' };
  return { ...job.fields, status: 'Succeeded', dateCompleted: dateCompleted(job) };
}

/** The response for a planned failure. */
function failedView<T extends object>(
  world: World,
  job: Job,
  fields: T,
): T & Pick<DataTableExportJob, 'status' | 'dateCompleted' | 'errorInformation'> {
  const errorInformation = new Problem(500, failureOf(job)).body(world.newCorrelationId());
  return { ...fields, status: 'Failed', dateCompleted: dateCompleted(job), errorInformation };
}

/** Imports the rows of a file into a table. Invalid rows are counted and do not affect the others. */
function importRows(
  world: World,
  table: Entity<DataTable>,
  fields: ImportJob['fields'],
  content: string,
): Pick<ImportJob, 'fields' | 'failure'> {
  const [heading = [], ...lines] = parseCsv(content.replace(/^\uFEFF/, ''));
  const columns = columnsOf(table.schema);
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
  const replaces = fields.importMode === 'ReplaceAll';
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
