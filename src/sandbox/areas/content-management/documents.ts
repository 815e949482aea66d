import type { Area } from '../../engine/area.js';
import type {
  AttributeFilterItem,
  Document,
  QueryRequest,
  QueryResults,
  ReplaceRequest,
  TagQueryRequest,
  TagValue,
  Workspace,
} from '../../../models/index.js';
import { searchEntities } from '../../engine/lists/search.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, staleVersion } from '../../store/errors.js';
import { listing, pageOf, readPage, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { storeDownloadUrl, uploadPath, addUploadHandlers } from '../files.js';
import { callerOf, Repository, referenceOf } from '../repository.js';
import type { Entity } from '../repository.js';

const CONTENT = '/api/v2/contentmanagement';
const DOCUMENTS = `${CONTENT}/documents`;

/** The document that an upload URL was created for. */
interface UploadTarget {
  documentId: string;
  name?: string;
}

/** Document content, stored as text, and searches for documents and tags. */
export function addContentHandlers(area: Area, world: World): void {
  addFileHandlers(area, world);
  const documents = new Repository<Document>(world, DOCUMENTS);

  const respondWithPage = (
    matches: readonly Entity<Document>[],
    pageQuery: { pageSize?: unknown; pageNumber?: unknown },
  ): QueryResults => {
    const { pageSize, pageNumber } = readPage(world.maxPageSize, pageQuery.pageSize, pageQuery.pageNumber);
    const entities = pageOf(matches, { pageSize, pageNumber }).map((document) => {
      const reference = referenceOf(document);
      return { ...reference, body: reference };
    });
    return {
      results: { entities, pageSize, pageNumber, total: matches.length, pageCount: Math.ceil(matches.length / pageSize) },
    };
  };
  area.handle('getContentmanagementQuery', (context) => {
    const matches = searchEntities(documents.all(), { queryPhrase: queryValue(context, 'queryPhrase') });
    const direction = sortDirection(queryValue(context, 'sortOrder'));
    const sortedMatches = sortByField<Entity>(matches, queryValue(context, 'sortBy') ?? 'name', direction);
    return respondWithPage(sortedMatches, {
      pageSize: queryValue(context, 'pageSize'),
      pageNumber: queryValue(context, 'pageNumber'),
    });
  });
  area.handle('postContentmanagementQuery', (context) => {
    const body = readObject<QueryRequest>(context);
    const { queryPhrase, filters, attributeFilters = [], sort = [], facetNameRequests = [] } = body;
    const matches = searchEntities(documents.all(), { queryPhrase, filters }).filter((document) =>
      attributeFilters.every((filter) => hasAttribute(document, filter)),
    );
    // The sort is stable, so the most significant field is applied last.
    const sortedMatches = [...sort]
      .reverse()
      .reduce<readonly Entity[]>(
        (all, { name = 'name', ascending = true }) => sortByField(all, name, ascending ? 1 : -1),
        matches,
      );
    const facets = facetNameRequests.map((name) => ({
      attribute: { name },
      total: matches.length,
      terms: termsOf(matches, name),
    }));
    return { ...respondWithPage(sortedMatches, body), ...(facets.length > 0 && { facetInfo: { attributes: [], facets } }) };
  });

  area.handle('postContentmanagementWorkspaceTagvaluesQuery', (context) => {
    const { id } = new Repository<Workspace>(world, `${CONTENT}/workspaces`).get(context.param('workspaceId'));
    const { query = '', pageSize, pageNumber } = readObject<TagQueryRequest>(context);
    const tags = new Repository<TagValue>(world, `${CONTENT}/workspaces/{}/tagvalues`, [id]).all();
    const matches = tags.filter(({ name }) => contains(textOf(name).toLowerCase(), query.toLowerCase()));
    const tagPage = readPage(world.maxPageSize, pageSize, pageNumber);
    const { entities: _, ...uris } = listing(context, world, [], (each) => each);
    const pageCount = Math.ceil(matches.length / tagPage.pageSize);
    return { ...uris, entities: pageOf(matches, tagPage), ...tagPage, total: matches.length, pageCount };
  });
}

type StoredDocument = Entity & Partial<Document>;

function addFileHandlers(area: Area, world: World): void {
  const documents = new Repository<Document>(world, DOCUMENTS);
  const contents = world.collection<string>('content.files');
  const uploadTargets = world.collection<UploadTarget>('content.places');
  const findDocument = (context: OperationContext): StoredDocument => documents.get(context.param('documentId'));

  area.handle('getContentmanagementDocumentContent', (context) => {
    const document = findDocument(context);
    const content = contents.get(document.id);
    if (content === undefined) throw notFound('content', document.id);
    const contentType = queryValue(context, 'contentType') ?? textOf(document['contentType'] ?? 'application/octet-stream');
    const fileName = textOf(document['filename']).replaceAll(/[^ -~]|"/g, '_');
    const contentLocationUri = storeDownloadUrl(world, context, content, { contentType, fileName });
    return { id: document.id, contentLocationUri, state: 'Completed', resultUri: contentLocationUri };
  });
  area.handle('postContentmanagementDocumentContent', (context) => {
    const document = findDocument(context);
    const { changeNumber, name } = readObject<ReplaceRequest>(context);
    const currentNumber = document.changeNumber ?? 1;
    if (changeNumber !== undefined && changeNumber !== currentNumber && queryValue(context, 'override') !== 'true')
      throw staleVersion('document', document.id);
    const key = world.newId();
    uploadTargets.set(key, { documentId: document.id, ...(name !== undefined && { name }) });
    return {
      id: document.id,
      name: name ?? document.name,
      changeNumber: currentNumber,
      uploadMethod: 'SINGLE_PUT',
      uploadDestinationUri: new URL(`${uploadPath('documents')}/${key}`, context.url).href,
    };
  });
  const receiveContent = (key: string, content: string, context: OperationContext): void => {
    const target = uploadTargets.get(key);
    const document = documents.find(target?.documentId);
    if (!target || !document) throw notFound('document', key);
    if (content === '') throw badRequest('The file is empty');
    const contentType = context.header('content-type')?.split(';')[0];
    const uploadedBy = callerOf(context);
    uploadTargets.delete(key);
    contents.set(document.id, content);
    documents.save({
      ...document,
      filename: target.name ?? document['name'],
      contentLength: new TextEncoder().encode(content).length,
      ...(contentType !== undefined && contentType !== 'multipart/form-data' && { contentType }),
      ...(uploadedBy && { uploadedBy }),
      dateUploaded: world.timestamp(),
      dateModified: world.timestamp(),
      contentUri: `${DOCUMENTS}/${document.id}/content`,
      changeNumber: (document.changeNumber ?? 1) + 1,
    });
  };
  addUploadHandlers(area, 'documents', receiveContent, 200);
}

function hasAttribute(
  { attributes = [] }: Entity<Document>,
  { id, operator = 'EQUALS', values = [] }: AttributeFilterItem,
): boolean {
  const attributeValues = attributes.flatMap(({ attribute, values: ownValues = [] }) =>
    attribute?.id === id ? ownValues.map(textOf) : [],
  );
  return searchEntities([{ held: attributeValues }], { filters: [{ name: 'held', operator, values }] }).length > 0;
}

/** How often each value of a field occurs. */
function termsOf(documents: readonly Entity[], name: string): { term: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of [document[name]].flat())
      if (value !== undefined) counts.set(textOf(value), (counts.get(textOf(value)) ?? 0) + 1);
  return [...counts].map(([term, count]) => ({ term, count }));
}
