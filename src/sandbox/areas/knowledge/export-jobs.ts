import type { Area } from '../../engine/area.js';
import type { PartialResult } from '../../operations/methods.js';
import type {
  KnowledgeBase,
  KnowledgeExportJobRequest,
  KnowledgeExportJobResponse,
  OperationResponse,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { absoluteUrl, storeDownload } from '../files.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { BASES, documentsOf, variationsOf, versionsOf } from './documents.js';
import { formatDocument } from './file.js';
import { importStatuses } from './imports.js';

interface KnowledgeExport extends Job {
  baseId: string;
  request: KnowledgeExportJobRequest;
  createdBy?: { id: string };
  /** The result, once the job has ended. */
  file?: { path: string; documents: number };
}

/** The file version that published programs use. */
const FILE_VERSION = 2;

/** Exports a knowledge base to a file that can be imported again. */
export function addKnowledgeExportHandlers(area: Area, world: World): (baseId: string) => OperationResponse[] {
  const jobs: JobKind<KnowledgeExport> = new JobKind<KnowledgeExport>(world, {
    name: 'knowledge.exports',
    entity: 'exportJob',
    stateNames: { ...importStatuses, active: ['Created', 'InProgress'] },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, file: writeFile(world, job) });
    },
  });
  const jobOf = (context: OperationContext): KnowledgeExport => {
    const { id } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
    const job = jobs.get(context.param('exportJobId'));
    return job.baseId === id ? job : jobs.get('');
  };
  const view = (context: OperationContext, job: KnowledgeExport): PartialResult<KnowledgeExportJobResponse> =>
    jobView(world, context, jobs, job);

  area.handle('postKnowledgeKnowledgebaseExportJobs', (context) => {
    const { id: baseId } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
    const body = readObject<KnowledgeExportJobRequest>(context, ['exportFilter', 'fileType']);
    if (body.fileType !== 'Json')
      throw notBuilt('POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs', `writer of ${body.fileType} files`);
    for (const { id } of body.exportFilter.documentsFilter?.entities ?? []) documentsOf(world, baseId).get(id);
    const createdBy = callerOf(context);
    return view(context, jobs.start(context, { baseId, request: body, ...(createdBy && { createdBy }) }));
  });
  area.handle('getKnowledgeKnowledgebaseExportJob', (context) => view(context, jobOf(context)));
  area.handle('deleteKnowledgeKnowledgebaseExportJob', (context) => {
    jobs.remove(jobOf(context).id);
  });
  return (baseId) =>
    jobs
      .all()
      .filter((job) => job.baseId === baseId)
      .map((job) => ({
        id: job.id,
        type: 'Export',
        status: jobs.stateName(job),
        ...(job.createdBy && { createdBy: job.createdBy }),
        dateCreated: iso(job.submitted),
        dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
        selfUri: `${BASES}/${baseId}/export/jobs/${job.id}`,
      }));
}

/** Writes the file of an export. */
function writeFile(world: World, job: KnowledgeExport): NonNullable<KnowledgeExport['file']> {
  const documents = exportDocuments(world, job);
  const { exclude = [] } = job.request.exportFilter;
  const all = (segment: 'categories' | 'labels'): Json[] => new Repository(world, `${BASES}/{}/${segment}`, [job.baseId]).all();
  const content = JSON.stringify({
    version: job.request.jsonFileVersion ?? FILE_VERSION,
    knowledgeBase: { id: job.baseId },
    documents,
    ...(!exclude.includes('Categories') && { categories: all('categories') }),
    ...(!exclude.includes('Labels') && { labels: all('labels') }),
  });
  const options = { contentType: 'application/json', fileName: `${job.baseId}.json` };
  return { path: storeDownload(world, content, options), documents: documents.length };
}

function jobView(
  world: World,
  context: OperationContext,
  jobs: JobKind<KnowledgeExport>,
  job: KnowledgeExport,
): PartialResult<KnowledgeExportJobResponse> {
  const { exportFilter, fileType, jsonFileVersion = FILE_VERSION } = job.request;
  const base = new Repository<KnowledgeBase>(world, BASES).find(job.baseId);
  return {
    id: job.id,
    fileType,
    jsonFileVersion,
    exportFilter,
    status: jobs.stateName(job),
    ...(base && { knowledgeBase: base }),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateCreated: iso(job.submitted),
    dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
    ...(job.file && { downloadURL: absoluteUrl(context, job.file.path), countDocumentProcessed: job.file.documents }),
    ...(jobs.hasFailed(job) && { errorInformation: new Problem(500, failureOf(job)).body(world.newCorrelationId()) }),
    selfUri: `${BASES}/${job.baseId}/export/jobs/${job.id}`,
  };
}

/**
 * The requested documents, with their published versions and drafts. Drafts are only exported on their own if they are the
 * latest version.
 */
function exportDocuments(world: World, { baseId, request }: KnowledgeExport): Json[] {
  const { documentsFilter: { interval, entities, sourceId } = {}, versionFilter, exclude = [] } = request.exportFilter;
  const [from = '', to = ''] = interval?.split('/') ?? [];
  const isSelected = ({ id, dateModified }: Entity): boolean => {
    const modifiedAt = Date.parse(textOf(dateModified));
    return (
      (entities === undefined || entities.some((each) => each.id === id)) &&
      (interval === undefined || (modifiedAt >= Date.parse(from) && modifiedAt < Date.parse(to)))
    );
  };
  // The sandbox has no documents from external sources.
  if (sourceId !== undefined || request.sourceId !== undefined) return [];
  return documentsOf(world, baseId)
    .all()
    .filter(isSelected)
    .map((document): Json => {
      const version = versionsOf(world, baseId, document.id)
        .all()
        .find(({ versionNumber }) => versionNumber === document['lastPublishedVersionNumber']);
      const isDraft = document['state'] !== 'Published';
      const texts = variationsOf(world, baseId, document.id).all();
      const draft = isDraft ? formatDocument(world, baseId, document, texts, exclude) : undefined;
      const state =
        version && (versionFilter === 'All' || !isDraft)
          ? formatDocument(world, baseId, { ...version.document }, version.variations ?? [], exclude)
          : undefined;
      const { id, externalId } = document;
      return { id, ...(externalId !== undefined && { externalId }), ...(state && { published: state }), ...(draft && { draft }) };
    });
}
