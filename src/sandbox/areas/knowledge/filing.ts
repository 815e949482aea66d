import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { KnowledgeDocumentBulkUpdateRequest } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { withReferences } from '../../engine/references.js';
import { shapeOf } from '../../operations/shapes.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, unknownReference, notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { BASES, documentsOf, filed, findable, isWithin, variationsOf } from './documents.js';
import { outcomeOf } from './versions.js';
import type { Found } from './documents.js';

type Word = 'categories' | 'labels';

const filesOf = (world: World, baseId: string, word: Word): Repository => new Repository(world, `${BASES}/{}/${word}`, [baseId]);

/** Filters documents by category and label, and validates both. */
export function addKnowledgeFilingHandlers(area: Area, world: World): void {
  const baseOf = (context: OperationContext): string => new Repository(world, BASES).get(context.param('knowledgeBaseId')).id;

  const writingDocuments = ['postKnowledgeKnowledgebaseDocuments', 'patchKnowledgeKnowledgebaseDocument'] as const;
  area.wrap(writingDocuments, async (context, next) => {
    const { body } = context;
    if (isObject(body)) refuseUnfiled(world, baseOf(context), body);
    return await next();
  });

  area.handle('postKnowledgeKnowledgebaseDocumentsBulkUpdate', (context) => {
    const kept = documentsOf(world, baseOf(context));
    const { entities } = readObject<KnowledgeDocumentBulkUpdateRequest>(context);
    const results = entities.map(({ id, ...body }) =>
      outcomeOf(id, () => {
        refuseUnfiled(world, baseOf(context), body);
        return kept.update(context, kept.get(id), body);
      }),
    );
    return summariseResults(results);
  });

  area.handle('getKnowledgeKnowledgebaseDocuments', (context) =>
    listPage(context, world, documentsAsked(context, world, baseOf(context))),
  );
  area.handle('getKnowledgeKnowledgebaseDocument', (context) => {
    const kept = documentsOf(world, baseOf(context));
    const { document, variations } = formAsked(context, world, baseOf(context), queryValue(context, 'state'));
    return { ...kept.view(document), ...(queryList(context, 'expand').includes('variations') && { variations }) };
  });
  area.handle('getKnowledgeKnowledgebaseDocumentVariations', (context) => {
    const { variations } = formAsked(context, world, baseOf(context), queryValue(context, 'documentState'));
    return listPage(context, world, variations);
  });

  addFilesHandlers(area, world, {
    word: 'categories',
    idName: 'categoryId',
    list: 'getKnowledgeKnowledgebaseCategories',
    remove: 'deleteKnowledgeKnowledgebaseCategory',
  });
  addFilesHandlers(area, world, {
    word: 'labels',
    idName: 'labelId',
    list: 'getKnowledgeKnowledgebaseLabels',
    remove: 'deleteKnowledgeKnowledgebaseLabel',
  });
  const writingCategories = ['postKnowledgeKnowledgebaseCategories', 'patchKnowledgeKnowledgebaseCategory'] as const;
  area.wrap(writingCategories, async (context, next) => {
    const { body } = context;
    if (isObject(body)) refuseParent(world, baseOf(context), body['parentCategoryId'], context.params['categoryId']);
    return await next();
  });
}

/** Categories or labels, with their operations and the placeholder of their id. */
interface Files {
  readonly word: Word;
  readonly idName: string;
  readonly list: Method;
  readonly remove: Method;
}

function addFilesHandlers(area: Area, world: World, { word, idName, list, remove }: Files): void {
  const baseOf = (context: OperationContext): string => new Repository(world, BASES).get(context.param('knowledgeBaseId')).id;

  area.handle(list, (context) => {
    const baseId = baseOf(context);
    const files = filesOf(world, baseId, word).all();
    if (queryFlag(context, 'includeDocumentCount') !== true) return listPage(context, world, files);
    const all = documentsOf(world, baseId).all();
    const counted = files.map((file) => ({
      ...file,
      documentCount: all.filter((document) => isIn(document, word, [file.id])).length,
    }));
    return listPage(context, world, counted);
  });

  // The documents of a deleted category stay. Whether its subcategories stay is not documented; the sandbox moves them to the
  // top level.
  area.wrap([remove], async (context, next) => {
    const baseId = baseOf(context);
    const id = context.param(idName);
    const response = await next();
    if (!response.ok) return response;
    const kept = documentsOf(world, baseId);
    for (const document of kept.all()) if (isIn(document, word, [id])) kept.save(without(document, word, id));
    const categories = filesOf(world, baseId, 'categories');
    for (const { parentCategory, ...category } of categories.all()) if (readId(parentCategory) === id) categories.save(category);
    return response;
  });
}

function isIn({ category, labels }: Json, word: Word, ids: readonly string[]): boolean {
  const own = word === 'categories' ? [category] : [labels].flat();
  return own.some((file) => ids.includes(readId(file) ?? ''));
}

function without({ category, labels, ...document }: Entity, word: Word, id: string): Entity {
  const others = [labels].flat().filter((label) => isObject(label) && readId(label) !== id);
  return {
    ...document,
    ...(category !== undefined && word !== 'categories' && { category }),
    ...(labels !== undefined && { labels: word === 'labels' ? others : labels }),
  };
}

/** @throws the platform's 400 for an unknown category or label. */
function refuseUnfiled(world: World, baseId: string, body: Json): void {
  const { category, labels } = withReferences(shapeOf('KnowledgeDocumentResponse'), body);
  for (const [fieldName, word, file] of [
    ['categoryId', 'categories', category] as const,
    ...[labels].flat().map((label) => ['labelIds', 'labels', label] as const),
  ]) {
    const id = readId(file);
    const files = filesOf(world, baseId, word);
    if (id !== undefined && !files.find(id)) throw unknownReference(fieldName, id, files.entityName);
  }
}

/** @throws the platform's 400 for an unknown category, and for a category below the changed one. */
function refuseParent(world: World, baseId: string, parentId: unknown, ownId: string | undefined): void {
  if (typeof parentId !== 'string') return;
  const categories = filesOf(world, baseId, 'categories');
  if (!categories.find(parentId)) throw unknownReference('parentCategoryId', parentId, categories.entityName);
  if (ownId !== undefined && withBelow(categories.all(), [ownId]).includes(parentId))
    throw badRequest('A category lies below none that lies below itself', [
      { errorCode: 'invalid.value', fieldName: 'parentCategoryId', entityId: parentId },
    ]);
}

/** Categories and all their subcategories. */
function withBelow(categories: readonly Entity[], ids: readonly string[]): string[] {
  const found = new Set(ids);
  // A set includes the ids that are added during the iteration.
  for (const id of found) for (const { id: own, parentCategory } of categories) if (readId(parentCategory) === id) found.add(own);
  return [...found];
}

function documentsAsked(context: OperationContext, world: World, baseId: string): Json[] {
  const categories = queryList(context, 'categoryId');
  const all = filesOf(world, baseId, 'categories').all();
  const inside = queryFlag(context, 'includeSubcategories') === true ? withBelow(all, categories) : categories;
  const value = queryValue(context, 'interval');
  const asked = {
    documentId: queryList(context, 'documentId'),
    externalIds: queryList(context, 'externalIds'),
    labelIds: queryList(context, 'labelIds'),
  };
  const isAsked = (ids: readonly string[], own: unknown): boolean => ids.length === 0 || ids.includes(textOf(own));
  return findable(world, baseId, queryFlag(context, 'includeDrafts') === true)
    .filter(
      (found) =>
        isWithin(found, value === undefined ? undefined : { field: 'dateModified', value }) &&
        isAsked(asked.documentId, found.document.id) &&
        isAsked(asked.externalIds, found.document['externalId']) &&
        (inside.length === 0 || isIn(found.document, 'categories', inside)) &&
        (asked.labelIds.length === 0 || isIn(found.document, 'labels', asked.labelIds)),
    )
    .map(({ document }) => filedAsAsked(context, world, baseId, document));
}

/** @throws the platform's 404 for an unknown document, or if its published form is requested and does not exist. */
function formAsked(context: OperationContext, world: World, baseId: string, state: string | undefined): Found {
  const draft = documentsOf(world, baseId).get(context.param('documentId'));
  const found =
    state === 'Published'
      ? findable(world, baseId, false).find(({ document }) => document.id === draft.id)
      : { document: filed(world, baseId, draft), variations: variationsOf(world, baseId, draft.id).all() };
  if (!found) throw notFound('document', draft.id);
  return { ...found, document: filedAsAsked(context, world, baseId, found.document) };
}

/** Returns the category and labels in full on request, otherwise their names. */
function filedAsAsked(context: OperationContext, world: World, baseId: string, document: Entity): Entity {
  const wanted = queryList(context, 'expand');
  const whole = (word: Word, file: unknown): unknown => {
    const files = filesOf(world, baseId, word);
    const found = files.find(readId(file));
    return found ? files.view(found) : file;
  };
  const { category, labels } = document;
  return {
    ...document,
    ...(category !== undefined && wanted.includes('category') && { category: whole('categories', category) }),
    ...(Array.isArray(labels) && wanted.includes('labels') && { labels: labels.map((label) => whole('labels', label)) }),
  };
}
