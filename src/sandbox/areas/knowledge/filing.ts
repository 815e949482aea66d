import type { Hono } from 'hono';
import type { KnowledgeDocumentBulkUpdateRequest } from '../../../models/index.js';
import { outcomes } from '../../engine/bulk.js';
import { referring } from '../../engine/references.js';
import { shapeOf } from '../../operations/shapes.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, nameless, notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { idIn, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { BASES, documentsOf, filed, findable, isWithin, variationsOf } from './documents.js';
import { outcomeOf } from './versions.js';
import type { Found } from './documents.js';

type Word = 'categories' | 'labels';

const filesOf = (world: World, baseId: string, word: Word): Kept => new Kept(world, `${BASES}/{}/${word}`, [baseId]);

/** Filters documents by category and label, and validates both. */
export function knowledgeFilingRoutes(app: Hono<SandboxEnv>, world: World): void {
  const documents = `${BASES}/:knowledgeBaseId/documents`;
  const baseOf = (context: SandboxContext): string => new Kept(world, BASES).get(context.req.param('knowledgeBaseId')).id;

  const checkDocument = async (context: SandboxContext, next: () => Promise<void>): Promise<void> => {
    const body = context.get('body');
    if (isObject(body)) refuseUnfiled(world, baseOf(context), body);
    await next();
  };
  app.post(documents, checkDocument);
  app.patch(`${documents}/:documentId`, checkDocument);

  app.post(`${documents}/bulk/update`, (context) => {
    const kept = documentsOf(world, baseOf(context));
    const { entities } = readObject<KnowledgeDocumentBulkUpdateRequest>(context);
    const results = entities.map(({ id, ...body }) =>
      outcomeOf(id, () => {
        refuseUnfiled(world, baseOf(context), body);
        return kept.change(context, kept.get(id), body);
      }),
    );
    return context.json(outcomes(results));
  });

  app.get(documents, (context) => listed(context, world, documentsAsked(context, world, baseOf(context))));
  app.get(`${documents}/:documentId`, (context) => {
    const kept = documentsOf(world, baseOf(context));
    const { document, variations } = formAsked(context, world, baseOf(context), queryValue(context, 'state'));
    return context.json({ ...kept.view(document), ...(queryList(context, 'expand').includes('variations') && { variations }) });
  });
  app.get(`${documents}/:documentId/variations`, (context) => {
    const { variations } = formAsked(context, world, baseOf(context), queryValue(context, 'documentState'));
    return listed(context, world, variations);
  });

  filesRoutes(app, world, 'categories');
  filesRoutes(app, world, 'labels');
  const checkParent = async (context: SandboxContext, next: () => Promise<void>): Promise<void> => {
    const body = context.get('body');
    if (isObject(body)) refuseParent(world, baseOf(context), body['parentCategoryId'], context.req.param('categoryId'));
    await next();
  };
  app.post(`${BASES}/:knowledgeBaseId/categories`, checkParent);
  app.patch(`${BASES}/:knowledgeBaseId/categories/:categoryId`, checkParent);
}

function filesRoutes(app: Hono<SandboxEnv>, world: World, word: Word): void {
  const path = `${BASES}/:knowledgeBaseId/${word}`;
  const baseOf = (context: SandboxContext): string => new Kept(world, BASES).get(context.req.param('knowledgeBaseId')).id;

  app.get(path, (context) => {
    const baseId = baseOf(context);
    const files = filesOf(world, baseId, word).all();
    if (queryFlag(context, 'includeDocumentCount') !== true) return listed(context, world, files);
    const all = documentsOf(world, baseId).all();
    const counted = files.map((file) => ({
      ...file,
      documentCount: all.filter((document) => isIn(document, word, [file.id])).length,
    }));
    return listed(context, world, counted);
  });

  // The documents of a deleted category stay. Whether its subcategories stay is not documented; the sandbox moves them to the
  // top level.
  app.delete(`${path}/:fileId`, async (context, next) => {
    const baseId = baseOf(context);
    const id = context.req.param('fileId');
    await next();
    if (context.res.status >= 300) return;
    const kept = documentsOf(world, baseId);
    for (const document of kept.all()) if (isIn(document, word, [id])) kept.put(without(document, word, id));
    const categories = filesOf(world, baseId, 'categories');
    for (const { parentCategory, ...category } of categories.all()) if (idIn(parentCategory) === id) categories.put(category);
  });
}

function isIn({ category, labels }: Json, word: Word, ids: readonly string[]): boolean {
  const own = word === 'categories' ? [category] : [labels].flat();
  return own.some((file) => ids.includes(idIn(file) ?? ''));
}

function without({ category, labels, ...document }: Entity, word: Word, id: string): Entity {
  const others = [labels].flat().filter((label) => isObject(label) && idIn(label) !== id);
  return {
    ...document,
    ...(category !== undefined && word !== 'categories' && { category }),
    ...(labels !== undefined && { labels: word === 'labels' ? others : labels }),
  };
}

/** @throws the platform's 400 for an unknown category or label. */
function refuseUnfiled(world: World, baseId: string, body: Json): void {
  const { category, labels } = referring(shapeOf('KnowledgeDocumentResponse'), body);
  for (const [fieldName, word, file] of [
    ['categoryId', 'categories', category] as const,
    ...[labels].flat().map((label) => ['labelIds', 'labels', label] as const),
  ]) {
    const id = idIn(file);
    const files = filesOf(world, baseId, word);
    if (id !== undefined && !files.find(id)) throw nameless(fieldName, id, files.entityName);
  }
}

/** @throws the platform's 400 for an unknown category, and for a category below the changed one. */
function refuseParent(world: World, baseId: string, parentId: unknown, ownId: string | undefined): void {
  if (typeof parentId !== 'string') return;
  const categories = filesOf(world, baseId, 'categories');
  if (!categories.find(parentId)) throw nameless('parentCategoryId', parentId, categories.entityName);
  if (ownId !== undefined && withBelow(categories.all(), [ownId]).includes(parentId))
    throw badRequest('A category lies below none that lies below itself', [
      { errorCode: 'invalid.value', fieldName: 'parentCategoryId', entityId: parentId },
    ]);
}

/** Categories and all their subcategories. */
function withBelow(categories: readonly Entity[], ids: readonly string[]): string[] {
  const found = new Set(ids);
  // A set includes the ids that are added during the iteration.
  for (const id of found) for (const { id: own, parentCategory } of categories) if (idIn(parentCategory) === id) found.add(own);
  return [...found];
}

function documentsAsked(context: SandboxContext, world: World, baseId: string): Json[] {
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
function formAsked(context: SandboxContext, world: World, baseId: string, state: string | undefined): Found {
  const draft = documentsOf(world, baseId).get(context.req.param('documentId'));
  const found =
    state === 'Published'
      ? findable(world, baseId, false).find(({ document }) => document.id === draft.id)
      : { document: filed(world, baseId, draft), variations: variationsOf(world, baseId, draft.id).all() };
  if (!found) throw notFound('document', draft.id);
  return { ...found, document: filedAsAsked(context, world, baseId, found.document) };
}

/** Returns the category and labels in full on request, otherwise their names. */
function filedAsAsked(context: SandboxContext, world: World, baseId: string, document: Entity): Entity {
  const wanted = queryList(context, 'expand');
  const whole = (word: Word, file: unknown): unknown => {
    const files = filesOf(world, baseId, word);
    const found = files.find(idIn(file));
    return found ? files.view(found) : file;
  };
  const { category, labels } = document;
  return {
    ...document,
    ...(category !== undefined && wanted.includes('category') && { category: whole('categories', category) }),
    ...(Array.isArray(labels) && wanted.includes('labels') && { labels: labels.map((label) => whole('labels', label)) }),
  };
}
