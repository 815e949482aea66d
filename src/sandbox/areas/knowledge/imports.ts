import type { Area } from '../../engine/area.js';
import type { ImportError, KnowledgeBase, KnowledgeDocument, KnowledgeImport } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidValue, Problem } from '../../store/errors.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { parseCsv } from '../csv.js';
import { JobKind } from '../job-kind.js';
import type { JobStateNames } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import type { Json } from '../repository.js';
import { readUploadedText } from '../uploads/uploads.js';

const BASES = '/api/v2/knowledge/knowledgebases';

interface Import extends Job {
  baseId: string;
  language: string;
  request: KnowledgeImport;
  /** The documents read from the file. */
  documents: Json[];
  errors: ImportError[];
  created: number;
  /** Whether the import was confirmed after validation. */
  goesOn: boolean;
  /** The planned outcome, which applies after the confirmation. */
  planned?: JobOutcome;
}

export const importStatuses: JobStateNames = {
  active: ['Started', 'InProgress'],
  done: 'Completed',
  failed: 'Failed',
  cancelled: 'Aborted',
};
export const validationStatuses: JobStateNames = {
  active: ['Created', 'ValidationInProgress'],
  done: 'ValidationCompleted',
  failed: 'ValidationFailed',
  cancelled: 'Aborted',
};

/** Imports documents from a file. The file is validated first and imported after a confirmation. */
export function addKnowledgeImportHandlers(area: Area, world: World): void {
  const jobs: JobKind<Import> = new JobKind<Import>(world, {
    name: 'knowledge.imports',
    entity: 'import',
    stateNames: ({ goesOn: isConfirmed }) => (isConfirmed ? importStatuses : validationStatuses),
    onEnd: (job, hasSucceeded) => {
      if (job.goesOn && hasSucceeded) addDocuments(world, job);
    },
  });
  const jobOf = (context: OperationContext): Import => {
    const job = jobs.get(context.param('importId'));
    const { baseId, language } = readPathIds(context);
    return job.baseId === baseId && job.language === language ? job : jobs.get('');
  };
  const view = (job: Import) => jobView(jobs, job);

  area.handle('postKnowledgeKnowledgebaseLanguageDocumentsImports', (context) => {
    const { baseId, language } = readPathIds(context);
    new Repository<KnowledgeBase>(world, BASES).get(baseId);
    const body = readObject<KnowledgeImport>(context, ['uploadKey', 'fileType']);
    const content = readDocuments(readUploadedText(world, body.uploadKey), body);
    const { fate, ...job } = jobs.createPending(context, {
      baseId,
      language,
      request: body,
      ...content,
      created: world.now(),
      goesOn: false,
    });
    return view(jobs.begin({ ...job, ...(fate && { planned: fate }) }));
  });

  area.handle('getKnowledgeKnowledgebaseLanguageDocumentsImport', (context) => view(jobOf(context)));

  area.handle('patchKnowledgeKnowledgebaseLanguageDocumentsImport', (context) => {
    const job = jobOf(context);
    const { status } = readObject<{ status: string }>(context, ['status']);
    if (status === 'AbortRequested') {
      if (!jobs.isActive(job) && statusOf(jobs, job) !== 'ValidationCompleted') throw stateConflict(job, statusOf(jobs, job));
      return view(jobs.stop(job));
    }
    if (status !== 'Started') throw invalidValue('status', status, 'status', ['Started', 'AbortRequested']);
    if (statusOf(jobs, job) !== 'ValidationCompleted') throw stateConflict(job, statusOf(jobs, job));
    const { planned: fate, ...rest } = job;
    return view(jobs.begin({ ...rest, goesOn: true, submitted: world.now(), ...(fate && { fate }) }));
  });

  area.handle('deleteKnowledgeKnowledgebaseLanguageDocumentsImport', (context) => {
    jobs.remove(jobOf(context).id);
  });
}

function statusOf(jobs: JobKind<Import>, job: Import): string {
  const status = jobs.stateName(job);
  if (status === 'ValidationCompleted' && job.documents.length === 0) return 'ValidationFailed';
  return status === 'Completed' && job.errors.length > 0 ? 'PartialCompleted' : status;
}

function jobView(jobs: JobKind<Import>, job: Import) {
  const { documents, errors, request, baseId, language, goesOn: isConfirmed, id } = job;
  const isOver = !jobs.isActive(job);
  const validated = { success: documents.length, failure: errors.length };
  const imported = { success: documents.length, failure: 0 };
  return {
    ...request,
    id,
    status: statusOf(jobs, job),
    knowledgeBase: { id: baseId },
    // A path can contain a language that the type does not list.
    ...(shapeOf('KnowledgeImport').get('languageCode')?.values.includes(language) && { languageCode: language }),
    dateCreated: iso(job.created),
    dateModified: iso(job.submitted),
    ...((isConfirmed || isOver) && {
      report: {
        totalDocuments: documents.length + errors.length,
        errors,
        validated,
        ...(isConfirmed && isOver && { imported }),
      },
    }),
    selfUri: `${BASES}/${baseId}/languages/${language}/documents/imports/${id}`,
  };
}

function stateConflict({ id }: Import, status: string): Problem {
  return new Problem(409, `The import is ${status}`, { code: 'import.state.conflict', entityId: id, entityName: 'import' });
}

function readPathIds(context: OperationContext): { baseId: string; language: string } {
  return { baseId: context.param('knowledgeBaseId'), language: context.param('languageCode') };
}

/** Reads the documents of a file: a question and answer per row, or a JSON document per line. */
function readDocuments(
  text: string,
  { fileType, ignoreHeaders = false }: KnowledgeImport,
): { documents: Json[]; errors: ImportError[] } {
  const lines =
    fileType === 'Csv'
      ? parseCsv(text).map(documentOfRow)
      : text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(documentOfLine);
  const firstIndex = fileType === 'Csv' && ignoreHeaders ? 1 : 0;
  const documents: Json[] = [];
  const errors: ImportError[] = [];
  for (const [index, document] of lines.entries()) {
    if (index < firstIndex) continue;
    if (typeof document === 'string') errors.push({ line: index + 1, message: document });
    else documents.push(document);
  }
  return { documents, errors };
}

function documentOfRow([question = '', answer = '', ...alternatives]: string[]): Json | string {
  if (question.trim() === '' || answer.trim() === '') return 'A question and its answer are required';
  return { type: 'Faq', faq: { question, answer, ...(alternatives.length > 0 && { alternatives }) } };
}

function documentOfLine(line: string): Json | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'The line is no JSON';
  }
  if (!isObject(value)) return 'A document is an object';
  const { type, faq, article } = value;
  const isComplete =
    type === 'Faq' ? isObject(faq) && typeof faq['question'] === 'string' : type === 'Article' && isObject(article);
  return isComplete ? value : 'A document has the type Faq and a faq, or the type Article and an article';
}

function addDocuments(world: World, { baseId, language, documents }: Import): void {
  const documentRepository = new Repository<KnowledgeDocument>(world, `${BASES}/{}/languages/{}/documents`, [baseId, language]);
  const now = world.timestamp();
  for (const document of documents) {
    const id = world.newId();
    documentRepository.save({
      ...document,
      id,
      languageCode: language,
      dateCreated: now,
      dateModified: now,
      knowledgeBase: { id: baseId },
      selfUri: `${BASES}/${baseId}/languages/${language}/documents/${id}`,
    });
  }
}
