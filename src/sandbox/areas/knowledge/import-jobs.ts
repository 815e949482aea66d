import type { Area } from '../../engine/area.js';
import type { PartialResult } from '../../operations/methods.js';
import type {
  KnowledgeBase,
  KnowledgeImportJobError,
  KnowledgeImportJobRequest,
  KnowledgeImportJobResponse,
  KnowledgeImportJobStatistics,
  OperationResponse,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidValue, Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { readUploadedText } from '../uploads/uploads.js';
import { BASES } from './documents.js';
import { findFault, parseFile, importCategoriesAndLabels, importDocument } from './file.js';
import { importStatuses, validationStatuses } from './imports.js';

interface KnowledgeImport extends Job {
  baseId: string;
  request: KnowledgeImportJobRequest;
  created: number;
  createdBy?: { id: string };
  /** Whether the import was confirmed after validation. */
  goesOn: boolean;
  /** The planned outcome, which applies after the confirmation. */
  planned?: JobOutcome;
  errors: KnowledgeImportJobError[];
  statistics: KnowledgeImportJobStatistics;
}

/** Imports documents from a file. The file is validated first, and imported after a confirmation or immediately. */
export function addKnowledgeImportJobHandlers(area: Area, world: World): (baseId: string) => OperationResponse[] {
  const jobs: JobKind<KnowledgeImport> = new JobKind<KnowledgeImport>(world, {
    name: 'knowledge.import.jobs',
    entity: 'importJob',
    stateNames: ({ goesOn: isConfirmed }) => (isConfirmed ? importStatuses : validationStatuses),
    onEnd: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const updated = jobs.put({ ...job, ...(job.goesOn ? importFile(world, job) : validateFile(world, job)) });
      if (!job.goesOn && job.request.skipConfirmationStep === true && statusOf(jobs, updated) === 'ValidationCompleted')
        continueImport(updated);
    },
  });
  const continueImport = ({ planned: fate, ...job }: KnowledgeImport): KnowledgeImport =>
    jobs.begin({ ...job, goesOn: true, submitted: world.now(), ...(fate && { fate }) });
  const jobOf = (context: OperationContext): KnowledgeImport => {
    const { id } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
    const job = jobs.get(context.param('importJobId'));
    return job.baseId === id ? job : jobs.get('');
  };
  const view = (context: OperationContext, job: KnowledgeImport): PartialResult<KnowledgeImportJobResponse> =>
    jobView(world, context, jobs, job);

  area.handle('postKnowledgeKnowledgebaseImportJobs', (context) => {
    const { id: baseId } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
    const body = readObject(context, ['uploadKey', 'fileType']);
    if (body.fileType !== 'Json')
      throw notBuilt('POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs', `reader of ${body.fileType} files`);
    readUploadedText(world, body.uploadKey);
    rejectUnknownSettings(world, baseId, body);
    const createdBy = callerOf(context);
    const fields = { baseId, request: body, created: world.now(), goesOn: false, errors: [], statistics: {} };
    const { fate, ...job } = jobs.createPending(context, { ...fields, ...(createdBy && { createdBy }) });
    return view(context, jobs.begin({ ...job, ...(fate && { planned: fate }) }));
  });
  area.handle('getKnowledgeKnowledgebaseImportJob', (context) => view(context, jobOf(context)));
  area.handle('patchKnowledgeKnowledgebaseImportJob', (context) => {
    const job = jobOf(context);
    const { status } = readObject(context, ['status']);
    if (status !== 'Started' && status !== 'AbortRequested')
      throw invalidValue('status', status, 'status', ['Started', 'AbortRequested']);
    const currentStatus = statusOf(jobs, job);
    if (currentStatus !== 'ValidationCompleted' && !(status === 'AbortRequested' && jobs.isActive(job)))
      throw new Problem(409, `The import is ${currentStatus}`, {
        code: 'import.state.conflict',
        entityId: job.id,
        entityName: 'importJob',
      });
    return view(context, status === 'Started' ? continueImport(job) : jobs.stop(job));
  });
  area.handle('deleteKnowledgeKnowledgebaseImportJob', (context) => {
    jobs.remove(jobOf(context).id);
  });
  return (baseId) =>
    jobs
      .all()
      .filter((job) => job.baseId === baseId)
      .map((job) => operationView(jobs, job));
}

function statusOf(jobs: JobKind<KnowledgeImport>, job: KnowledgeImport): string {
  const status = jobs.stateName(job);
  const { countDocumentValidationSuccess: validCount = 0 } = job.statistics;
  if (status === 'ValidationCompleted' && validCount === 0) return 'ValidationFailed';
  return status === 'Completed' && job.errors.length > 0 ? 'PartialCompleted' : status;
}

function jobView(
  world: World,
  context: OperationContext,
  jobs: JobKind<KnowledgeImport>,
  job: KnowledgeImport,
): PartialResult<KnowledgeImportJobResponse> {
  const base = new Repository<KnowledgeBase>(world, BASES).find(job.baseId);
  const { request, errors, statistics } = job;
  const isValidated = job.goesOn || !jobs.isActive(job);
  return {
    ...request,
    id: job.id,
    status: statusOf(jobs, job),
    ...(base && { knowledgeBase: base }),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateCreated: iso(job.created),
    dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
    ...(isValidated && { report: { errors, statistics } }),
    ...(queryList(context, 'expand').includes('urls') && {
      downloadURL: new URL(`/uploads/v2/${request.uploadKey}`, context.url).href,
    }),
    selfUri: `${BASES}/${job.baseId}/import/jobs/${job.id}`,
  };
}

/** An import among the operations of its knowledge base. */
function operationView(jobs: JobKind<KnowledgeImport>, job: KnowledgeImport): OperationResponse {
  return {
    id: job.id,
    type: 'Import',
    status: statusOf(jobs, job),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateCreated: iso(job.created),
    dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
    selfUri: `${BASES}/${job.baseId}/import/jobs/${job.id}`,
  };
}

/** @throws the platform's 400 for a category or a label that the knowledge base does not have. */
function rejectUnknownSettings(
  world: World,
  baseId: string,
  { settings: { categoryId, labelIds = [] } = {} }: KnowledgeImportJobRequest,
): void {
  const isMissing = (segment: string, id: string): boolean => !new Repository(world, `${BASES}/{}/${segment}`, [baseId]).find(id);
  const label = labelIds.find((id) => isMissing('labels', id));
  const [id, fieldName] =
    categoryId !== undefined && isMissing('categories', categoryId)
      ? [categoryId, 'settings.categoryId']
      : [label, 'settings.labelIds'];
  if (id !== undefined)
    throw badRequest(`${fieldName} does not match an entity: ${id}`, [{ errorCode: 'invalid.value', fieldName, entityId: id }]);
}

function validateFile(world: World, { baseId, request }: KnowledgeImport): Pick<KnowledgeImport, 'errors' | 'statistics'> {
  const file = parseFile(readUploadedText(world, request.uploadKey));
  if (typeof file === 'string') return { errors: [{ message: file, code: 'invalid.file', status: 400 }], statistics: {} };
  const errors = file.documents.flatMap((document, documentIndex): KnowledgeImportJobError[] => {
    const message = findFault(world, baseId, file, document);
    return message === undefined ? [] : [{ message, code: 'invalid.document', status: 400, documentIndex }];
  });
  const countWith = (name: string): number => file.documents.filter((document) => document[name] !== undefined).length;
  return {
    errors,
    statistics: {
      countDocumentStatePublished: countWith('published'),
      countDocumentStateDraft: countWith('draft'),
      countDocumentValidationSuccess: file.documents.length - errors.length,
      countDocumentValidationFailure: errors.length,
      countCategoryValidationSuccess: file.categories.length,
      countLabelValidationSuccess: file.labels.length,
    },
  };
}

function importFile(world: World, { baseId, request, errors, statistics }: KnowledgeImport): Pick<KnowledgeImport, 'statistics'> {
  const file = parseFile(readUploadedText(world, request.uploadKey));
  if (typeof file === 'string') return { statistics };
  const newCounts = importCategoriesAndLabels(world, baseId, file);
  const faultyIndexes = new Set(errors.map(({ documentIndex }) => documentIndex));
  const importResults = file.documents
    .filter((_, index) => !faultyIndexes.has(index))
    .map((document) => importDocument(world, baseId, file, document, request.settings ?? {}));
  const createdCount = importResults.filter(Boolean).length;
  return {
    statistics: {
      ...statistics,
      countDocumentImportSuccess: importResults.length,
      countDocumentImportFailure: 0,
      countDocumentImportActivityCreate: createdCount,
      countDocumentImportActivityUpdate: importResults.length - createdCount,
      countCategoryImportSuccess: newCounts.categories,
      countLabelImportSuccess: newCounts.labels,
    },
  };
}
