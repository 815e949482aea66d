import type { Area } from '../../engine/area.js';
import type { ImportError, KnowledgeImport } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidValue, Problem } from '../../store/errors.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { csvRows } from '../csv.js';
import { JobKind } from '../job-kind.js';
import type { JobWords } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import type { Json } from '../repository.js';
import { uploadedText } from '../uploads/uploads.js';

const BASES = '/api/v2/knowledge/knowledgebases';

interface Import extends Job {
  baseId: string;
  language: string;
  asked: KnowledgeImport;
  /** The documents read from the file. */
  documents: Json[];
  errors: ImportError[];
  created: number;
  /** Whether the import was confirmed after validation. */
  goesOn: boolean;
  /** The planned outcome, which applies after the confirmation. */
  planned?: JobOutcome;
}

export const importing: JobWords = {
  on: ['Started', 'InProgress'],
  done: 'Completed',
  failed: 'Failed',
  cancelled: 'Aborted',
};
export const validating: JobWords = {
  on: ['Created', 'ValidationInProgress'],
  done: 'ValidationCompleted',
  failed: 'ValidationFailed',
  cancelled: 'Aborted',
};

/** Imports documents from a file. The file is validated first and imported after a confirmation. */
export function addKnowledgeImportHandlers(area: Area, world: World): void {
  const jobs: JobKind<Import> = new JobKind<Import>(world, {
    name: 'knowledge.imports',
    entity: 'import',
    words: ({ goesOn }) => (goesOn ? importing : validating),
    ended: (job, hasSucceeded) => {
      if (job.goesOn && hasSucceeded) add(world, job);
    },
  });
  const jobOf = (context: OperationContext): Import => {
    const job = jobs.get(context.param('importId'));
    const { baseId, language } = placeOf(context);
    return job.baseId === baseId && job.language === language ? job : jobs.get('');
  };
  const wordOf = (job: Import): string => {
    const word = jobs.word(job);
    if (word === 'ValidationCompleted' && job.documents.length === 0) return 'ValidationFailed';
    return word === 'Completed' && job.errors.length > 0 ? 'PartialCompleted' : word;
  };
  const view = (job: Import): object => {
    const { documents, errors, asked, baseId, language, goesOn, id } = job;
    const isOver = !jobs.isOn(job);
    const validated = { success: documents.length, failure: errors.length };
    const imported = { success: documents.length, failure: 0 };
    return {
      ...asked,
      id,
      status: wordOf(job),
      knowledgeBase: { id: baseId },
      // A path can contain a language that the type does not list.
      ...(shapeOf('KnowledgeImport').get('languageCode')?.values.includes(language) && { languageCode: language }),
      dateCreated: iso(job.created),
      dateModified: iso(job.submitted),
      ...((goesOn || isOver) && {
        report: { totalDocuments: documents.length + errors.length, errors, validated, ...(goesOn && isOver && { imported }) },
      }),
      selfUri: `${BASES}/${baseId}/languages/${language}/documents/imports/${id}`,
    };
  };

  area.handle('postKnowledgeKnowledgebaseLanguageDocumentsImports', (context) => {
    const { baseId, language } = placeOf(context);
    new Repository(world, BASES).get(baseId);
    const asked = readObject<KnowledgeImport>(context, ['uploadKey', 'fileType']);
    const found = documentsIn(uploadedText(world, asked.uploadKey), asked);
    const { fate, ...job } = jobs.planned(context, { baseId, language, asked, ...found, created: world.now(), goesOn: false });
    return view(jobs.begin({ ...job, ...(fate && { planned: fate }) }));
  });

  area.handle('getKnowledgeKnowledgebaseLanguageDocumentsImport', (context) => view(jobOf(context)));

  area.handle('patchKnowledgeKnowledgebaseLanguageDocumentsImport', (context) => {
    const job = jobOf(context);
    const { status } = readObject<{ status: string }>(context, ['status']);
    if (status === 'AbortRequested') {
      if (!jobs.isOn(job) && wordOf(job) !== 'ValidationCompleted') throw tooLate(job, wordOf(job));
      return view(jobs.stop(job));
    }
    if (status !== 'Started') throw invalidValue('status', status, 'status', ['Started', 'AbortRequested']);
    if (wordOf(job) !== 'ValidationCompleted') throw tooLate(job, wordOf(job));
    const { planned: fate, ...rest } = job;
    return view(jobs.begin({ ...rest, goesOn: true, submitted: world.now(), ...(fate && { fate }) }));
  });

  area.handle('deleteKnowledgeKnowledgebaseLanguageDocumentsImport', (context) => {
    jobs.remove(jobOf(context).id);
  });
}

function tooLate({ id }: Import, word: string): Problem {
  return new Problem(409, `The import is ${word}`, { code: 'import.state.conflict', entityId: id, entityName: 'import' });
}

function placeOf(context: OperationContext): { baseId: string; language: string } {
  return { baseId: context.params['knowledgeBaseId'] ?? '', language: context.params['languageCode'] ?? '' };
}

/** Reads the documents of a file: a question and answer per row, or a JSON document per line. */
function documentsIn(
  text: string,
  { fileType, ignoreHeaders = false }: KnowledgeImport,
): { documents: Json[]; errors: ImportError[] } {
  const lines =
    fileType === 'Csv'
      ? csvRows(text).map(documentOfRow)
      : text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(documentOfLine);
  const first = fileType === 'Csv' && ignoreHeaders ? 1 : 0;
  const documents: Json[] = [];
  const errors: ImportError[] = [];
  for (const [index, document] of lines.entries()) {
    if (index < first) continue;
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
  const isWhole = type === 'Faq' ? isObject(faq) && typeof faq['question'] === 'string' : type === 'Article' && isObject(article);
  return isWhole ? value : 'A document has the type Faq and a faq, or the type Article and an article';
}

function add(world: World, { baseId, language, documents }: Import): void {
  const kept = new Repository(world, `${BASES}/{}/languages/{}/documents`, [baseId, language]);
  const now = world.timestamp();
  for (const document of documents) {
    const id = world.newId();
    kept.save({
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
