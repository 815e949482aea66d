import type { Area } from '../../engine/area.js';
import type {
  KnowledgeImportJobError,
  KnowledgeImportJobRequest,
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
import type { Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { uploadedText } from '../uploads/uploads.js';
import { BASES } from './documents.js';
import { faultIn, fileIn, sortedIn, taken } from './file.js';
import { importing, validating } from './imports.js';

interface KnowledgeImport extends Job {
  baseId: string;
  asked: KnowledgeImportJobRequest;
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
    words: ({ goesOn }) => (goesOn ? importing : validating),
    ended: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const after = jobs.put({ ...job, ...(job.goesOn ? imported(world, job) : validated(world, job)) });
      if (!job.goesOn && job.asked.skipConfirmationStep === true && wordOf(after) === 'ValidationCompleted') goOn(after);
    },
  });
  const goOn = ({ planned: fate, ...job }: KnowledgeImport): KnowledgeImport =>
    jobs.begin({ ...job, goesOn: true, submitted: world.now(), ...(fate && { fate }) });
  const wordOf = (job: KnowledgeImport): string => {
    const word = jobs.word(job);
    const { countDocumentValidationSuccess: fit = 0 } = job.statistics;
    if (word === 'ValidationCompleted' && fit === 0) return 'ValidationFailed';
    return word === 'Completed' && job.errors.length > 0 ? 'PartialCompleted' : word;
  };
  const jobOf = (context: OperationContext): KnowledgeImport => {
    const { id } = new Repository(world, BASES).get(context.param('knowledgeBaseId'));
    const job = jobs.get(context.param('importJobId'));
    return job.baseId === id ? job : jobs.get('');
  };
  const view = (context: OperationContext, job: KnowledgeImport): Json => {
    const base = new Repository(world, BASES).find(job.baseId);
    const { asked, errors, statistics } = job;
    const isLookedThrough = job.goesOn || !jobs.isOn(job);
    return {
      ...asked,
      id: job.id,
      status: wordOf(job),
      ...(base && { knowledgeBase: base }),
      ...(job.createdBy && { createdBy: job.createdBy }),
      dateCreated: iso(job.created),
      dateModified: iso(jobs.isOn(job) ? job.submitted : endOf(job)),
      ...(isLookedThrough && { report: { errors, statistics } }),
      ...(queryList(context, 'expand').includes('urls') && {
        downloadURL: new URL(`/uploads/v2/${asked.uploadKey}`, context.url).href,
      }),
      selfUri: `${BASES}/${job.baseId}/import/jobs/${job.id}`,
    };
  };

  area.handle('postKnowledgeKnowledgebaseImportJobs', (context) => {
    const { id: baseId } = new Repository(world, BASES).get(context.param('knowledgeBaseId'));
    const asked = readObject<KnowledgeImportJobRequest>(context, ['uploadKey', 'fileType']);
    if (asked.fileType !== 'Json')
      throw notBuilt('POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs', `reader of ${asked.fileType} files`);
    uploadedText(world, asked.uploadKey);
    refuseUnknown(world, baseId, asked);
    const createdBy = callerOf(context);
    const begun = { baseId, asked, created: world.now(), goesOn: false, errors: [], statistics: {} };
    const { fate, ...job } = jobs.planned(context, { ...begun, ...(createdBy && { createdBy }) });
    return view(context, jobs.begin({ ...job, ...(fate && { planned: fate }) }));
  });
  area.handle('getKnowledgeKnowledgebaseImportJob', (context) => view(context, jobOf(context)));
  area.handle('patchKnowledgeKnowledgebaseImportJob', (context) => {
    const job = jobOf(context);
    const { status } = readObject<{ status: string }>(context, ['status']);
    if (status !== 'Started' && status !== 'AbortRequested')
      throw invalidValue('status', status, 'status', ['Started', 'AbortRequested']);
    const word = wordOf(job);
    if (word !== 'ValidationCompleted' && !(status === 'AbortRequested' && jobs.isOn(job)))
      throw new Problem(409, `The import is ${word}`, {
        code: 'import.state.conflict',
        entityId: job.id,
        entityName: 'importJob',
      });
    return view(context, status === 'Started' ? goOn(job) : jobs.stop(job));
  });
  area.handle('deleteKnowledgeKnowledgebaseImportJob', (context) => {
    jobs.remove(jobOf(context).id);
  });
  return (baseId) =>
    jobs
      .all()
      .filter((job) => job.baseId === baseId)
      .map((job) => ({
        id: job.id,
        type: 'Import',
        status: wordOf(job),
        ...(job.createdBy && { createdBy: job.createdBy }),
        dateCreated: iso(job.created),
        dateModified: iso(jobs.isOn(job) ? job.submitted : endOf(job)),
        selfUri: `${BASES}/${baseId}/import/jobs/${job.id}`,
      }));
}

/** @throws the platform's 400 for a category or a label that the knowledge base does not have. */
function refuseUnknown(
  world: World,
  baseId: string,
  { settings: { categoryId, labelIds = [] } = {} }: KnowledgeImportJobRequest,
): void {
  const missing = (word: string, id: string): boolean => !new Repository(world, `${BASES}/{}/${word}`, [baseId]).find(id);
  const label = labelIds.find((id) => missing('labels', id));
  const [id, fieldName] =
    categoryId !== undefined && missing('categories', categoryId)
      ? [categoryId, 'settings.categoryId']
      : [label, 'settings.labelIds'];
  if (id !== undefined)
    throw badRequest(`${fieldName} names nothing: ${id}`, [{ errorCode: 'invalid.value', fieldName, entityId: id }]);
}

function validated(world: World, { baseId, asked }: KnowledgeImport): Pick<KnowledgeImport, 'errors' | 'statistics'> {
  const file = fileIn(uploadedText(world, asked.uploadKey));
  if (typeof file === 'string') return { errors: [{ message: file, code: 'invalid.file', status: 400 }], statistics: {} };
  const errors = file.documents.flatMap((document, documentIndex): KnowledgeImportJobError[] => {
    const message = faultIn(world, baseId, file, document);
    return message === undefined ? [] : [{ message, code: 'invalid.document', status: 400, documentIndex }];
  });
  const of = (name: string): number => file.documents.filter((document) => document[name] !== undefined).length;
  return {
    errors,
    statistics: {
      countDocumentStatePublished: of('published'),
      countDocumentStateDraft: of('draft'),
      countDocumentValidationSuccess: file.documents.length - errors.length,
      countDocumentValidationFailure: errors.length,
      countCategoryValidationSuccess: file.categories.length,
      countLabelValidationSuccess: file.labels.length,
    },
  };
}

function imported(world: World, { baseId, asked, errors, statistics }: KnowledgeImport): Pick<KnowledgeImport, 'statistics'> {
  const file = fileIn(uploadedText(world, asked.uploadKey));
  if (typeof file === 'string') return { statistics };
  const sorted = sortedIn(world, baseId, file);
  const faulty = new Set(errors.map(({ documentIndex }) => documentIndex));
  const made = file.documents
    .filter((_, index) => !faulty.has(index))
    .map((document) => taken(world, baseId, file, document, asked.settings ?? {}));
  const created = made.filter(Boolean).length;
  return {
    statistics: {
      ...statistics,
      countDocumentImportSuccess: made.length,
      countDocumentImportFailure: 0,
      countDocumentImportActivityCreate: created,
      countDocumentImportActivityUpdate: made.length - created,
      countCategoryImportSuccess: sorted.categories,
      countLabelImportSuccess: sorted.labels,
    },
  };
}
