import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { KnowledgeBase, KnowledgeDocumentResponse } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { BASES, documentsOf, withCategoryNames, searchableDocuments, isInInterval, variationsOf } from './documents.js';
import { outcomeOf } from './versions.js';
import type { SearchableDocument } from './documents.js';

type Segment = 'categories' | 'labels';

const repositoryOf = (world: World, baseId: string, segment: Segment): Repository =>
  new Repository(world, `${BASES}/{}/${segment}`, [baseId]);

/** Filters documents by category and label. */
export function addKnowledgeFilingHandlers(area: Area, world: World): void {
  const findBaseId = (context: OperationContext): string =>
    new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId')).id;

  const categories = `${BASES}/{}/categories`;
  area.addRule({ path: `${BASES}/{}/documents`, references: { categoryId: categories, labelIds: `${BASES}/{}/labels` } });
  area.addRule({ path: categories, references: { parentCategoryId: categories } });

  area.handle('postKnowledgeKnowledgebaseDocumentsBulkUpdate', (context) => {
    const documents = documentsOf(world, findBaseId(context));
    const { entities } = readObject(context);
    const results = entities.map(({ id, ...body }) => outcomeOf(id, () => documents.update(context, documents.get(id), body)));
    return summariseResults(results);
  });

  area.handle('getKnowledgeKnowledgebaseDocuments', (context) =>
    listPage(context, world, listDocuments(context, world, findBaseId(context))),
  );
  area.handle('getKnowledgeKnowledgebaseDocument', (context) => {
    const documents = documentsOf(world, findBaseId(context));
    const { document, variations } = findForm(context, world, findBaseId(context), queryValue(context, 'state'));
    return { ...documents.view(document), ...(queryList(context, 'expand').includes('variations') && { variations }) };
  });
  area.handle('getKnowledgeKnowledgebaseDocumentVariations', (context) => {
    const { variations } = findForm(context, world, findBaseId(context), queryValue(context, 'documentState'));
    return listPage(context, world, variations);
  });

  addFilesHandlers(area, world, {
    segment: 'categories',
    idName: 'categoryId',
    list: 'getKnowledgeKnowledgebaseCategories',
    remove: 'deleteKnowledgeKnowledgebaseCategory',
  });
  addFilesHandlers(area, world, {
    segment: 'labels',
    idName: 'labelId',
    list: 'getKnowledgeKnowledgebaseLabels',
    remove: 'deleteKnowledgeKnowledgebaseLabel',
  });
  const categoryWriteMethods = ['postKnowledgeKnowledgebaseCategories', 'patchKnowledgeKnowledgebaseCategory'] as const;
  area.wrap(categoryWriteMethods, async (context, next) => {
    const { body } = context;
    if (isObject(body)) rejectInvalidParent(world, findBaseId(context), body['parentCategoryId'], context.params['categoryId']);
    return await next();
  });
}

/** Categories or labels, with their operations and the placeholder of their id. */
interface FilingOperations {
  readonly segment: Segment;
  readonly idName: string;
  readonly list: Method;
  readonly remove: Method;
}

function addFilesHandlers(area: Area, world: World, { segment, idName, list, remove }: FilingOperations): void {
  const findBaseId = (context: OperationContext): string =>
    new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId')).id;

  area.handle(list, (context) => {
    const baseId = findBaseId(context);
    const entities = repositoryOf(world, baseId, segment).all();
    if (queryFlag(context, 'includeDocumentCount') !== true) return listPage(context, world, entities);
    const all = documentsOf(world, baseId).all();
    const withDocumentCounts = entities.map((entity) => ({
      ...entity,
      documentCount: all.filter((document) => isFiledUnder(document, segment, [entity.id])).length,
    }));
    return listPage(context, world, withDocumentCounts);
  });

  // The documents of a deleted category stay. Whether its subcategories stay is not documented; the sandbox moves them to the
  // top level.
  area.wrap([remove], async (context, next) => {
    const baseId = findBaseId(context);
    const id = context.param(idName);
    const response = await next();
    if (!response.ok) return response;
    const documents = documentsOf(world, baseId);
    for (const document of documents.all())
      if (isFiledUnder(document, segment, [id])) documents.save(withoutReference(document, segment, id));
    const categories = repositoryOf(world, baseId, 'categories');
    for (const { parentCategory, ...category } of categories.all()) if (readId(parentCategory) === id) categories.save(category);
    return response;
  });
}

function isFiledUnder({ category, labels }: Json, segment: Segment, ids: readonly string[]): boolean {
  const references = segment === 'categories' ? [category] : [labels].flat();
  return references.some((reference) => ids.includes(readId(reference) ?? ''));
}

function withoutReference(
  { category, labels, ...document }: Entity<KnowledgeDocumentResponse>,
  segment: Segment,
  id: string,
): Entity {
  const others = [labels].flat().filter((label) => isObject(label) && readId(label) !== id);
  return {
    ...document,
    ...(category !== undefined && segment !== 'categories' && { category }),
    ...(labels !== undefined && { labels: segment === 'labels' ? others : labels }),
  };
}

/** @throws the platform's 400 for a category below the changed one. */
function rejectInvalidParent(world: World, baseId: string, parentId: unknown, categoryId: string | undefined): void {
  if (typeof parentId !== 'string') return;
  const categories = repositoryOf(world, baseId, 'categories');
  if (categoryId !== undefined && withSubcategories(categories.all(), [categoryId]).includes(parentId))
    throw badRequest('A category lies below none that lies below itself', [
      { errorCode: 'invalid.value', fieldName: 'parentCategoryId', entityId: parentId },
    ]);
}

/** Categories and all their subcategories. */
function withSubcategories(categories: readonly Entity[], ids: readonly string[]): string[] {
  const allIds = new Set(ids);
  // A set includes the ids that are added during the iteration.
  for (const id of allIds)
    for (const { id: childId, parentCategory } of categories) if (readId(parentCategory) === id) allIds.add(childId);
  return [...allIds];
}

function listDocuments(context: OperationContext, world: World, baseId: string): Json[] {
  const categories = queryList(context, 'categoryId');
  const all = repositoryOf(world, baseId, 'categories').all();
  const wantedCategories = queryFlag(context, 'includeSubcategories') === true ? withSubcategories(all, categories) : categories;
  const value = queryValue(context, 'interval');
  const query = {
    documentId: queryList(context, 'documentId'),
    externalIds: queryList(context, 'externalIds'),
    labelIds: queryList(context, 'labelIds'),
  };
  const isWanted = (ids: readonly string[], fieldValue: unknown): boolean => ids.length === 0 || ids.includes(textOf(fieldValue));
  return searchableDocuments(world, baseId, queryFlag(context, 'includeDrafts') === true)
    .filter(
      (candidate) =>
        isInInterval(candidate, value === undefined ? undefined : { field: 'dateModified', value }) &&
        isWanted(query.documentId, candidate.document.id) &&
        isWanted(query.externalIds, candidate.document['externalId']) &&
        (wantedCategories.length === 0 || isFiledUnder(candidate.document, 'categories', wantedCategories)) &&
        (query.labelIds.length === 0 || isFiledUnder(candidate.document, 'labels', query.labelIds)),
    )
    .map(({ document }) => expandFiling(context, world, baseId, document));
}

/** @throws the platform's 404 for an unknown document, or if its published form is requested and does not exist. */
function findForm(context: OperationContext, world: World, baseId: string, state: string | undefined): SearchableDocument {
  const draft = documentsOf(world, baseId).get(context.param('documentId'));
  const form =
    state === 'Published'
      ? searchableDocuments(world, baseId, false).find(({ document }) => document.id === draft.id)
      : { document: withCategoryNames(world, baseId, draft), variations: variationsOf(world, baseId, draft.id).all() };
  if (!form) throw notFound('document', draft.id);
  return { ...form, document: expandFiling(context, world, baseId, form.document) };
}

/** Returns the category and labels in full on request, otherwise their names. */
function expandFiling(context: OperationContext, world: World, baseId: string, document: Entity): Entity {
  const expandedFields = queryList(context, 'expand');
  const expandReference = (segment: Segment, reference: unknown): unknown => {
    const repository = repositoryOf(world, baseId, segment);
    const entity = repository.find(readId(reference));
    return entity ? repository.view(entity) : reference;
  };
  const { category, labels } = document;
  return {
    ...document,
    ...(category !== undefined && expandedFields.includes('category') && { category: expandReference('categories', category) }),
    ...(Array.isArray(labels) &&
      expandedFields.includes('labels') && { labels: labels.map((label) => expandReference('labels', label)) }),
  };
}
