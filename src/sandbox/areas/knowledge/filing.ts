import type { Area } from '../../engine/area.js';
import type { CategoryResponse, KnowledgeBase, KnowledgeDocumentResponse, LabelResponse } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import {
  BASES,
  categoriesOf,
  documentsOf,
  isInInterval,
  labelsOf,
  searchableDocuments,
  variationsOf,
  withCategoryNames,
} from './documents.js';
import type { SearchableDocument, StoredDocument } from './documents.js';
import { outcomeOf } from './versions.js';

type Segment = 'categories' | 'labels';

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
    const results = entities.map(({ id, ...body }) => outcomeOf(() => documents.update(context, documents.get(id), body)));
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

  area.handle('getKnowledgeKnowledgebaseCategories', (context) => {
    const baseId = findBaseId(context);
    return listPage(context, world, withDocumentCounts(context, world, baseId, categoriesOf(world, baseId).all()));
  });
  area.handle('getKnowledgeKnowledgebaseLabels', (context) => {
    const baseId = findBaseId(context);
    return listPage(context, world, withDocumentCounts(context, world, baseId, labelsOf(world, baseId).all()));
  });
  addDeletionEffects(area, world);
  const categoryWriteMethods = ['postKnowledgeKnowledgebaseCategories', 'patchKnowledgeKnowledgebaseCategory'] as const;
  area.wrap(categoryWriteMethods, async (context, next) => {
    const { body } = context;
    if (isObject(body)) rejectInvalidParent(world, findBaseId(context), body['parentCategoryId'], context.params['categoryId']);
    return await next();
  });
}

/** Adds the number of documents in each category or with each label, if the request includes it. */
function withDocumentCounts<T extends CategoryResponse | LabelResponse>(
  context: OperationContext,
  world: World,
  baseId: string,
  entities: readonly Entity<T>[],
): readonly Entity<T>[] {
  if (queryFlag(context, 'includeDocumentCount') !== true) return entities;
  const segment = context.path.endsWith('/labels') ? 'labels' : 'categories';
  const all = documentsOf(world, baseId).all();
  return entities.map((entity) => ({
    ...entity,
    documentCount: all.filter((document) => isFiledUnder(document, segment, [entity.id])).length,
  }));
}

/**
 * The documents of a deleted category stay. Whether its subcategories stay is not documented; the sandbox moves them to the top
 * level.
 */
function addDeletionEffects(area: Area, world: World): void {
  for (const [name, segment, idName] of [
    ['deleteKnowledgeKnowledgebaseCategory', 'categories', 'categoryId'],
    ['deleteKnowledgeKnowledgebaseLabel', 'labels', 'labelId'],
  ] as const)
    area.wrap([name], async (context, next) => {
      const { id: baseId } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
      const id = context.param(idName);
      const response = await next();
      if (!response.ok) return response;
      const documents = documentsOf(world, baseId);
      for (const document of documents.all())
        if (isFiledUnder(document, segment, [id])) documents.save(withoutReference(document, segment, id));
      const categories = categoriesOf(world, baseId);
      for (const { parentCategory, ...category } of categories.all()) if (parentCategory?.id === id) categories.save(category);
      return response;
    });
}

function isFiledUnder({ category, labels = [] }: StoredDocument, segment: Segment, ids: readonly string[]): boolean {
  const references = segment === 'categories' ? [category] : labels;
  return references.some((reference) => ids.includes(reference?.id ?? ''));
}

function withoutReference(
  { category, labels, ...document }: Entity<KnowledgeDocumentResponse>,
  segment: Segment,
  id: string,
): Entity<KnowledgeDocumentResponse> {
  return {
    ...document,
    ...(category && segment !== 'categories' && { category }),
    ...(labels && { labels: segment === 'labels' ? labels.filter((label) => label.id !== id) : labels }),
  };
}

/** @throws the platform's 400 for a category below the changed one. */
function rejectInvalidParent(world: World, baseId: string, parentId: unknown, categoryId: string | undefined): void {
  if (typeof parentId !== 'string') return;
  const categories = categoriesOf(world, baseId);
  if (categoryId !== undefined && withSubcategories(categories.all(), [categoryId]).includes(parentId))
    throw badRequest('A category lies below none that lies below itself', [
      { errorCode: 'invalid.value', fieldName: 'parentCategoryId', entityId: parentId },
    ]);
}

/** Categories and all their subcategories. */
function withSubcategories(categories: readonly Entity<CategoryResponse>[], ids: readonly string[]): string[] {
  const allIds = new Set(ids);
  // A set includes the ids that are added during the iteration.
  for (const id of allIds)
    for (const { id: childId, parentCategory } of categories) if (parentCategory?.id === id) allIds.add(childId);
  return [...allIds];
}

function listDocuments(context: OperationContext, world: World, baseId: string): StoredDocument[] {
  const categories = queryList(context, 'categoryId');
  const all = categoriesOf(world, baseId).all();
  const wantedCategories = queryFlag(context, 'includeSubcategories') === true ? withSubcategories(all, categories) : categories;
  const value = queryValue(context, 'interval');
  const query = {
    documentId: queryList(context, 'documentId'),
    externalIds: queryList(context, 'externalIds'),
    labelIds: queryList(context, 'labelIds'),
  };
  const isWanted = (ids: readonly string[], text = ''): boolean => ids.length === 0 || ids.includes(text);
  return searchableDocuments(world, baseId, queryFlag(context, 'includeDrafts') === true)
    .filter(
      (candidate) =>
        isInInterval(candidate, value === undefined ? undefined : { field: 'dateModified', value }) &&
        isWanted(query.documentId, candidate.document.id) &&
        isWanted(query.externalIds, candidate.document.externalId) &&
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
function expandFiling(context: OperationContext, world: World, baseId: string, document: StoredDocument): StoredDocument {
  const expandedFields = queryList(context, 'expand');
  const { category, labels } = document;
  return {
    ...document,
    ...(category && expandedFields.includes('category') && { category: expandReference(categoriesOf(world, baseId), category) }),
    ...(labels &&
      expandedFields.includes('labels') && { labels: labels.map((label) => expandReference(labelsOf(world, baseId), label)) }),
  };
}

function expandReference<T extends object, R extends { readonly id?: string | undefined }>(
  repository: Repository<T>,
  reference: R,
): T | R {
  const entity = repository.find(reference.id);
  return entity ? repository.view(entity) : reference;
}
