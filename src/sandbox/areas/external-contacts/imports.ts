import type { Area } from '../../engine/area.js';
import type {
  ContactImportJobResponse,
  ContactImportSettings,
  CsvMappingEntry,
  CsvSettings,
  ExternalContact,
  StarrableDivision,
} from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, notFound, Problem } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { checkedValue } from '../../http/validation.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { formatCsv, parseCsv } from '../csv.js';
import { absoluteUrl, storeDownload } from '../files.js';
import { JobKind } from '../job-kind.js';
import type { JobStateNames } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { createUpload, readUploadedText } from '../uploads/uploads.js';
import { addressesOf, normalizeAddress } from './addresses.js';
import { isBlank, splitPath, withValue } from '../field-path.js';
import { mergeContacts } from './merges.js';
import { addEntity, BASE, contactKind, contactsOf, replaceEntity } from './model.js';

const IMPORT = `${BASE}/import`;

/** The number of lines in a preview. */
const PREVIEWED = 10;

interface Upload {
  id: string;
  fileName?: string;
  fileSize: number;
}

interface ImportJob extends Job {
  uploadId: string;
  settingsId: string;
  division?: StarrableDivision;
  created: number;
  /** Whether the import was confirmed after validation. */
  goesOn: boolean;
  /** The planned outcome, which applies after the confirmation. */
  planned?: JobOutcome;
  trial?: Report;
  report?: Report;
}

/** The number of imported and failed rows, with the result of each. */
interface Report {
  failed: number;
  succeeded: number;
  path: string;
}

const stateNames: JobStateNames = { active: ['Created', 'Running'], done: 'Running', failed: 'Failed', cancelled: 'Cancelled' };

/** Imports contacts from a CSV file. The file is validated first and imported after a confirmation. */
export function addImportHandlers(area: Area, world: World): void {
  addUploadHandlers(area, world);
  const jobs: JobKind<ImportJob> = new JobKind<ImportJob>(world, {
    name: 'externalcontacts.imports',
    entity: 'job',
    stateNames: ({ goesOn }) => (goesOn ? { ...stateNames, done: 'Completed' } : stateNames),
    onEnd: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const report = run(world, job);
      jobs.put({ ...job, ...(job.goesOn ? { report } : { trial: report }) });
    },
  });
  const view = (context: OperationContext, job: ImportJob): ContactImportJobResponse => jobView(world, context, jobs, job);

  area.handle('postExternalcontactsImportCsvJobs', (context) => {
    const { uploadId, settingsId, division } = readObject(context, ['uploadId', 'settingsId']);
    if (!uploadsOf(world).has(uploadId)) throw notFound('upload', uploadId);
    settingsOf(world).get(settingsId);
    readUploadedText(world, uploadId);
    const fields = { uploadId, settingsId, ...(division && { division }), created: world.now(), goesOn: false };
    const { fate, ...job } = jobs.createPending(context, fields);
    const { id } = jobs.begin({ ...job, ...(fate && { planned: fate }) });
    return { job: { id, selfUri: `${IMPORT}/jobs/${id}` } };
  });
  area.handle('getExternalcontactsImportJobs', (context) => {
    const status = queryValue(context, 'jobStatus');
    const views = jobs.all().map((job) => view(context, job));
    return listPage(
      context,
      world,
      views.filter((job) => status === undefined || job.status === status),
    );
  });
  area.handle('getExternalcontactsImportJob', (context) => view(context, jobs.get(context.param('jobId'))));
  area.handle('putExternalcontactsImportJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    const { jobId, status } = readObject(context, ['jobId', 'status']);
    if (jobId !== job.id) throw invalidField('jobId is another than the one of the path', 'jobId');
    checkStatusChange(jobs, job, status);
    if (status === 'Cancel') jobs.stop(job);
    else {
      const { planned: fate, fate: _, ...rest } = job;
      const goesOn = status === 'Continue' || job.goesOn;
      jobs.begin({ ...rest, goesOn, submitted: world.now(), ...(status === 'Continue' && fate && { fate }) });
    }
    return { jobId, status };
  });
}

function executionStep(jobs: JobKind<ImportJob>, job: ImportJob): string {
  if (job.goesOn) return 'Importing';
  return jobs.hasSucceeded(job) ? 'Validated' : 'Validating';
}

function jobView(world: World, context: OperationContext, jobs: JobKind<ImportJob>, job: ImportJob): ContactImportJobResponse {
  const { trial, report } = job;
  const { fileName } = uploadsOf(world).get(job.uploadId) ?? {};
  return {
    id: job.id,
    status: jobs.stateName(job),
    dateCreated: iso(job.created),
    selfUri: `${IMPORT}/jobs/${job.id}`,
    executionStep: executionStep(jobs, job),
    metadata: {
      ...(fileName !== undefined && { fileName }),
      ...(trial && {
        dryRunFailedCount: trial.failed,
        dryRunSuccessCount: trial.succeeded,
        dryRunReportDownloadUrl: absoluteUrl(context, trial.path),
      }),
      ...(report && {
        importFailedCount: report.failed,
        importSuccessCount: report.succeeded,
        importReportDownloadUrl: absoluteUrl(context, report.path),
      }),
    },
    ...(job.division && { division: job.division }),
    settings: { id: job.settingsId, selfUri: `${IMPORT}/csv/settings/${job.settingsId}` },
  };
}

/** @throws the platform's 409 if the step of the import does not permit the change. */
function checkStatusChange(jobs: JobKind<ImportJob>, job: ImportJob, status: string): void {
  const isFinished = job.goesOn && !jobs.isActive(job);
  const isAllowed = { Continue: !job.goesOn && jobs.hasSucceeded(job), Cancel: !isFinished, Retry: jobs.hasFailed(job) }[
    status as 'Retry'
  ];
  if (isAllowed) return;
  throw new Problem(409, `The import is ${executionStep(jobs, job)} and ${jobs.stateName(job)}`, {
    code: 'import.state.conflict',
    entityId: job.id,
    entityName: 'job',
  });
}

const uploadsOf = (world: World): Map<string, Upload> => world.collection<Upload>('externalcontacts.uploads');
const settingsOf = (world: World): Repository<CsvSettings> => new Repository<CsvSettings>(world, `${IMPORT}/csv/settings`);

function addUploadHandlers(area: Area, world: World): void {
  const rowsOf = (context: OperationContext): { id: string; fileName?: string; rows: string[][] } => {
    const upload = uploadsOf(world).get(context.param('uploadId'));
    if (!upload) throw notFound('upload', context.param('uploadId'));
    return { ...upload, rows: parseCsv(readUploadedText(world, upload.id)) };
  };

  area.handle('postExternalcontactsImportCsvUploads', (context) => {
    const { fileName, fileSize } = readObject(context);
    const id = world.newId();
    uploadsOf(world).set(id, { id, fileSize, ...(fileName !== undefined && { fileName }) });
    const { url, headers } = createUpload(world, context, IMPORT, id);
    const uploadHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    return { uploadId: id, uploadUrl: url, uploadHeaders };
  });
  area.handle('getExternalcontactsImportCsvUploadDetails', (context) => {
    const { id, fileName, rows } = rowsOf(context);
    const [heading = [], ...lines] = rows;
    const errors = lines.flatMap((line, index) =>
      line.length === heading.length
        ? []
        : [{ lineNumber: index + 2, message: `The line has ${line.length} fields, the heading ${heading.length}` }],
    );
    const fileEncodingValid = !rows.some((row) => row.some((field) => field.includes('\uFFFD')));
    return {
      uploadId: id,
      ...(fileName !== undefined && { fileName }),
      validationResult: { separatorValid: heading.length > 1, fileEncodingValid, errors },
    };
  });
  area.handle('getExternalcontactsImportCsvUploadPreview', (context) => {
    const { id, rows } = rowsOf(context);
    const [headers = [], ...lines] = rows;
    return { uploadId: id, headers, entries: lines.slice(0, PREVIEWED) };
  });
}

/** Processes all rows. A dry run only counts, otherwise each row is imported into the contacts. */
function run(world: World, job: ImportJob): Report {
  const [heading = [], ...lines] = parseCsv(readUploadedText(world, job.uploadId));
  const { mappings = [], externalSettingsId } = settingsOf(world).find(job.settingsId) ?? {};
  const settings: Partial<ContactImportSettings> | undefined = new Repository<ContactImportSettings>(
    world,
    `${IMPORT}/settings`,
  ).find(externalSettingsId);
  const errors = lines.map((line) => {
    try {
      const data = contactOf(heading, line, mappings, settings);
      const contact = checkedValue<ExternalContact>(world, 'ExternalContact', data);
      if (job.goesOn) importContact(world, { ...contact, ...(job.division && { division: job.division }) }, settings);
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.message;
    }
  });
  const failedCount = errors.filter((fault) => fault !== undefined).length;
  const rows = lines.map((line, index) => [...heading.map((_, columnIndex) => line[columnIndex] ?? ''), errors[index] ?? '']);
  const path = storeDownload(world, formatCsv([...heading, 'error'], rows), { fileName: `${job.id}.csv` });
  return { failed: failedCount, succeeded: lines.length - failedCount, path };
}

/** Converts a row to a contact. @throws the platform's 400 for a column without a valid path. */
function contactOf(
  heading: readonly string[],
  line: readonly string[],
  mappings: readonly CsvMappingEntry[],
  settings: Partial<ContactImportSettings> | undefined,
): Json {
  const excludedFields = new Set(settings?.importFields?.filter(({ included }) => !included).map(({ name }) => name));
  const shape = shapeOf('ExternalContact');
  return mappings.reduce<Json>((contact, { sourceField, targetField }) => {
    const text = line[heading.indexOf(sourceField)] ?? '';
    if (excludedFields.has(targetField) || text === '') return contact;
    const names = splitPath(targetField);
    const field = shape.get(names[0] ?? '');
    if (!field) throw badRequest(`A contact has no field ${targetField}`);
    const isNumber = field.kind === 'PhoneNumber' && names.length === 1;
    const value = isNumber
      ? { userInput: text, display: text, ...(text.startsWith('+') && { e164: normalizeAddress(text) }) }
      : text;
    return withValue(contact, names, field.kind === 'boolean' ? text.toLowerCase() === 'true' : value);
  }, {});
}

/** Adds a contact, or merges it into the existing one that the settings identify. */
function importContact(world: World, data: Partial<ExternalContact>, settings: Partial<ContactImportSettings> | undefined): void {
  const kind = contactKind(world);
  const before = findExisting(world, data, settings?.matchingCriteria ?? []);
  if (!before) addEntity(kind, undefined, data);
  else if (settings?.mergeContacts === true) mergeContacts(undefined, world, [addEntity(kind, undefined, data), before]);
  else replaceEntity(kind, undefined, before.id, { ...before, ...data });
}

function findExisting(
  world: World,
  data: Partial<ExternalContact>,
  criteria: readonly string[],
): Entity<ExternalContact> | undefined {
  for (const criterion of criteria) {
    const part = criterion === 'Email' ? /Email$/ : /Phone$/;
    const addresses = (contact: Partial<ExternalContact>): string[] =>
      addressesOf(Object.fromEntries(Object.entries(contact).filter(([name]) => part.test(name))));
    const importedAddresses = addresses(data);
    const match = contactsOf(world)
      .all()
      .find((contact) => addresses(contact).some((address) => importedAddresses.includes(address)));
    if (match && !isBlank(importedAddresses)) return match;
  }
  return undefined;
}
