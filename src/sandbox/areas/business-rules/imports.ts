import type { Area } from '../../engine/area.js';
import type {
  BusinessRulesDataSchema,
  CreateDecisionTableImportJobRequest,
  DecisionTableImportJob,
  DecisionTableImportRowMetrics,
  DecisionTableJobValidationError,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidValue, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { parseCsv } from '../csv.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Repository, listPage } from '../repository.js';
import { onUpload, createUpload, readUploadedText } from '../uploads/uploads.js';
import { saveTable, propertiesOf, refuseUnlessDraft, SCHEMAS, tableOf, TABLES, tablesOf } from './model.js';
import type { Row, Table, Version } from './model.js';
import { parseLines } from './table-file.js';
import type { Line } from './table-file.js';

interface ImportJob extends Job {
  tableId: string;
  tableVersion: number;
  request: CreateDecisionTableImportJobRequest;
  place: { uploadUrl: string; uploadHeaders: Record<string, string> };
  created: number;
  createdBy?: { id: string };
  /** Whether the file was uploaded. */
  isFed: boolean;
  /** The result, once the job has ended. */
  rowMetrics?: DecisionTableImportRowMetrics;
  faults?: DecisionTableJobValidationError[];
}

const KIND = `${TABLES}/imports`;

/** Imports rows from a file into a draft: all of them, or none if one is invalid. */
export function addTableImportHandlers(area: Area, world: World): void {
  const jobs: JobKind<ImportJob> = new JobKind<ImportJob>(world, {
    name: 'businessrules.imports',
    entity: 'importJob',
    stateNames: ({ isFed }) => ({
      active: [isFed ? 'Processing' : 'Uploading'],
      done: isFed ? 'Complete' : 'Uploading',
      failed: isFed ? 'Failed' : 'Uploading',
      cancelled: 'Cancelled',
    }),
    onEnd: (job, hasSucceeded) => {
      const table = tablesOf(world).get(job.tableId);
      if (hasSucceeded && table) jobs.put({ ...job, ...importRows(world, table, job) });
    },
  });
  onUpload(world, KIND, (key) => {
    const job = jobs.find(key);
    if (job && !job.isFed && job.cancelled === undefined) jobs.begin({ ...job, isFed: true, submitted: world.now() });
  });
  const jobOf = (context: OperationContext): ImportJob => {
    const { id } = tableOf(world, context.param('tableId'));
    const job = jobs.get(context.param('importJobId'));
    return job.tableId === id ? job : jobs.get('');
  };
  const view = (job: ImportJob): DecisionTableImportJob => jobView(jobs, job);

  area.handle('postBusinessrulesDecisiontableImports', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const body = readObject(context, ['importMode', 'fileName']);
    const version = table.versions.at(-1);
    if (version) refuseUnlessDraft(table, version);
    const createdBy = callerOf(context);
    const fields = { tableId: table.id, tableVersion: version?.version ?? 1, request: body, created: world.now(), isFed: false };
    const id = world.newId();
    const { url, headers } = createUpload(world, context, KIND, id);
    const upload = { uploadUrl: url, uploadHeaders: headers };
    return view(jobs.createPending(context, { ...fields, place: upload, ...(createdBy && { createdBy }) }, id));
  });
  area.handle('getBusinessrulesDecisiontableImports', (context) => {
    const { id } = tableOf(world, context.param('tableId'));
    const matches = jobs.all().filter(({ tableId }) => tableId === id);
    return listPage(context, world, matches.map(view));
  });
  area.handle('getBusinessrulesDecisiontableImport', (context) => view(jobOf(context)));
  area.handle('patchBusinessrulesDecisiontableImport', (context) => {
    const job = jobOf(context);
    const { status } = readObject(context, ['status']);
    if (status !== 'Cancelled') throw invalidValue('status', status, 'status', ['Cancelled']);
    if (job.cancelled !== undefined || (job.isFed && !jobs.isActive(job)))
      throw new Problem(409, `The import is ${jobs.stateName(job)}`, {
        code: 'import.state.conflict',
        entityId: job.id,
        entityName: 'importJob',
      });
    return view(jobs.stop(job));
  });
  area.handle('deleteBusinessrulesDecisiontableImport', (context) => {
    jobs.remove(jobOf(context).id);
  });
}

function jobView(jobs: JobKind<ImportJob>, job: ImportJob): DecisionTableImportJob {
  const { id, tableId, tableVersion, request: body, place: upload, faults = [] } = job;
  const isFinished = job.cancelled !== undefined || (job.isFed && !jobs.isActive(job));
  const errorMessage = jobs.hasFailed(job) && job.isFed ? failureOf(job) : faults[0]?.message;
  return {
    id,
    tableVersion,
    ...body,
    status: faults.length > 0 ? 'Failed' : jobs.stateName(job),
    ...(!job.isFed && job.cancelled === undefined && upload),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateCreated: iso(job.created),
    dateModified: iso(job.submitted),
    ...(isFinished && { dateCompleted: iso(job.cancelled ?? endOf(job)) }),
    ...(job.rowMetrics && { rowMetrics: job.rowMetrics }),
    ...(errorMessage !== undefined && { error: { errorCode: 'import.failed', errorMessage, validationErrors: faults } }),
    selfUri: `${TABLES}/${tableId}/imports/${id}`,
  };
}

/** Imports the rows of a file into the draft, unless one of them is invalid. */
function importRows(world: World, table: Table, job: ImportJob): Pick<ImportJob, 'rowMetrics' | 'faults'> {
  const version = table.versions.find(({ version: number }) => number === job.tableVersion);
  if (version?.status !== 'Draft') return { faults: [{ message: 'The version is no draft any more', code: 'not.draft' }] };
  const schema = new Repository<BusinessRulesDataSchema>(world, SCHEMAS).find(table.schemaId) ?? {};
  const lines = parseLines(parseCsv(readUploadedText(world, job.id)), version, propertiesOf(schema));
  if (typeof lines === 'string') return { faults: [{ message: lines, code: 'invalid.file' }] };
  const existingRows = new Map(version.rows.map((row) => [row.id, row]));
  const faults = lines.flatMap((line, index): DecisionTableJobValidationError[] => {
    const fault = faultOf(line, existingRows);
    return fault === undefined ? [] : [{ message: fault, code: 'invalid.row', rowNumber: index + 1 }];
  });
  const counts = { totalRows: lines.length, rowsParsed: lines.length - faults.length, rowParseFailed: faults.length };
  if (faults.length > 0) return { faults, rowMetrics: counts };
  const now = world.timestamp();
  const rows = lines.flatMap((line): Row[] => {
    if ('fault' in line) return [];
    const { rowId, inputs, outputs } = line;
    const { dateCreated = now } = existingRows.get(rowId) ?? {};
    return [{ id: rowId === '' ? world.newId() : rowId, inputs, outputs, dateCreated, dateModified: now }];
  });
  const importedRows = new Map(rows.map((row) => [row.id, row]));
  const others = version.rows.filter(({ id }) => !importedRows.has(id));
  saveTable(world, table, {
    ...version,
    rows: combineRows(version, rows, job.request.importMode === 'Append'),
    dateModified: now,
  });
  const rowsUpdated = rows.filter(({ id }) => existingRows.has(id)).length;
  return {
    rowMetrics: {
      ...counts,
      rowsCreated: rows.length - rowsUpdated,
      rowsUpdated,
      rowsDeleted: job.request.importMode === 'Append' ? 0 : others.length,
    },
  };
}

function faultOf(line: Line, existingRows: ReadonlyMap<string, Row>): string | undefined {
  if ('fault' in line) return line.fault;
  return line.rowId === '' || existingRows.has(line.rowId) ? undefined : 'There is no such row';
}

/** The rows of a file, which replace the existing ones or follow them. */
function combineRows(version: Version, rows: readonly Row[], shouldAppend: boolean): Row[] {
  if (!shouldAppend) return [...rows];
  const importedRows = new Map(rows.map((row) => [row.id, row]));
  const existingIds = new Set(version.rows.map(({ id }) => id));
  return [...version.rows.map((row) => importedRows.get(row.id) ?? row), ...rows.filter(({ id }) => !existingIds.has(id))];
}
