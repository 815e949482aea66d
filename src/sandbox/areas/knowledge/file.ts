import { textOf } from '../../engine/values.js';
import type { KnowledgeDocumentResponse } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { BASES, documentsOf, variationsOf } from './documents.js';
import { publishVersion } from './versions.js';

/** The content of a file: documents with their published version and draft, categories and labels. */
export interface KnowledgeFile {
  categories: Json[];
  labels: Json[];
  documents: Json[];
}

/** Settings of an import that apply to all documents of the file. */
export interface Overrides {
  importAsNew?: boolean;
  visible?: boolean;
  categoryId?: string;
  labelIds?: string[];
}

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const repositoryOf = (world: World, baseId: string, segment: 'categories' | 'labels'): Repository =>
  new Repository(world, `${BASES}/{}/${segment}`, [baseId]);

/** Parses a file. @returns a message about the error if it is invalid. */
export function parseFile(text: string): KnowledgeFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The file is no JSON';
  }
  if (!isObject(value) || !Array.isArray(value['documents'])) return 'The file has no documents';
  return {
    categories: objectsIn(value['categories']),
    labels: objectsIn(value['labels']),
    documents: objectsIn(value['documents']),
  };
}

/** The reason why a document of a file cannot be imported. */
export function findFault(world: World, baseId: string, file: KnowledgeFile, document: Json): string | undefined {
  const states = [document['published'], document['draft']].filter(isObject);
  if (states.length === 0) return 'A document has what is published of it, or a draft';
  if (states.some((state) => textOf(state['title']).trim() === '')) return 'A document has a title';
  const isUnknown = (segment: 'categories' | 'labels', reference: Json): boolean =>
    !file[segment].some((each) => isSame(each, reference)) &&
    !repositoryOf(world, baseId, segment)
      .all()
      .some((each) => isSame(each, reference));
  for (const { category, labels } of states) {
    if (isObject(category) && isUnknown('categories', category)) return `There is no such category: ${nameOf(category)}`;
    const label = objectsIn(labels).find((each) => isUnknown('labels', each));
    if (label) return `There is no such label: ${nameOf(label)}`;
  }
  return undefined;
}

const nameOf = ({ name, id }: Json): string => textOf(name ?? id);

const isSame = (one: Json, other: Json): boolean =>
  other['id'] !== undefined && one['id'] === other['id'] ? true : other['name'] !== undefined && one['name'] === other['name'];

/** Imports the categories and labels that the knowledge base does not have. @returns the number of new ones. */
export function importCategoriesAndLabels(
  world: World,
  baseId: string,
  file: KnowledgeFile,
): Record<'categories' | 'labels', number> {
  const importMissing = (segment: 'categories' | 'labels'): number => {
    const repository = repositoryOf(world, baseId, segment);
    const newEntities = file[segment].filter((each) => !repository.all().some((existing) => isSame(existing, each)));
    for (const { id: _, selfUri: __, ...entity } of newEntities) repository.create(undefined, entity);
    return newEntities.length;
  };
  return { categories: importMissing('categories'), labels: importMissing('labels') };
}

/** Finds a category or label of the knowledge base by id or name, or by the id that the file uses for it. */
function findReferenced(
  world: World,
  baseId: string,
  segment: 'categories' | 'labels',
  file: KnowledgeFile,
  reference: Json,
): Entity | undefined {
  const entities = repositoryOf(world, baseId, segment).all();
  const fileEntry = file[segment].find((each) => isSame(each, reference));
  return entities.find((each) => isSame(each, reference)) ?? entities.find((each) => fileEntry && isSame(each, fileEntry));
}

/** Imports a document of a file. @returns whether it is new. */
export function importDocument(
  world: World,
  baseId: string,
  file: KnowledgeFile,
  fileDocument: Json & { externalId?: string },
  { importAsNew, visible, categoryId, labelIds = [] }: Overrides,
): boolean {
  const documents = documentsOf(world, baseId);
  const before = importAsNew === true ? undefined : findExisting(documents.all(), fileDocument);
  const id = before?.id ?? world.newId();
  const write = ({
    title,
    alternatives,
    visible: isVisible = true,
    category,
    labels,
    variations,
  }: Json &
    Pick<Partial<KnowledgeDocumentResponse>, 'title' | 'alternatives' | 'visible'>): Entity<KnowledgeDocumentResponse> => {
    const importedCategoryId =
      categoryId ?? (isObject(category) ? findReferenced(world, baseId, 'categories', file, category)?.id : undefined);
    const importedLabelIds = objectsIn(labels).flatMap((label) => findReferenced(world, baseId, 'labels', file, label)?.id ?? []);
    const ids = [...new Set([...importedLabelIds, ...labelIds])];
    const content = {
      title,
      visible: visible ?? isVisible,
      ...(alternatives !== undefined && { alternatives }),
      ...(importedCategoryId !== undefined && { category: { id: importedCategoryId } }),
      ...(ids.length > 0 && { labels: ids.map((label) => ({ id: label })) }),
    };
    const extraFields = {
      ...(fileDocument.externalId !== undefined && { externalId: fileDocument.externalId }),
      dateImported: world.timestamp(),
    };
    const existing = documents.find(id);
    const document = existing
      ? documents.save({ ...existing, ...content, ...extraFields, state: 'Draft', dateModified: world.timestamp() })
      : documents.create(undefined, content, { ...extraFields, state: 'Draft', knowledgeBase: { id: baseId } }, id);
    const texts = variationsOf(world, baseId, id);
    for (const text of texts.all()) texts.remove(text.id);
    for (const { id: _, selfUri: __, ...variation } of objectsIn(variations)) texts.create(undefined, variation);
    return document;
  };
  const { published: state, draft } = fileDocument;
  if (isObject(state)) publishVersion(world, baseId, write(state));
  if (isObject(draft)) write(draft);
  return before === undefined;
}

/** Finds the existing document by id or external id. */
function findExisting(
  all: Entity<KnowledgeDocumentResponse>[],
  { id, externalId }: Json,
): Entity<KnowledgeDocumentResponse> | undefined {
  return all.find((each) => each.id === id || (externalId !== undefined && each['externalId'] === externalId));
}

/** A document in the format of the file. */
export function formatDocument(
  world: World,
  baseId: string,
  state: Json,
  texts: readonly Json[],
  excludedParts: readonly string[],
): Json {
  const { title, visible, alternatives, category, labels } = state;
  const readReference = (segment: 'categories' | 'labels', id: string | undefined): Json | undefined => {
    const entity = repositoryOf(world, baseId, segment).find(id);
    return entity && { id: entity.id, name: entity['name'] };
  };
  const categoryReference = readReference('categories', readId(category));
  return {
    title,
    visible,
    alternatives: alternatives ?? [],
    ...(!excludedParts.includes('Categories') && categoryReference && { category: categoryReference }),
    ...(!excludedParts.includes('Labels') && {
      labels: objectsIn(labels).flatMap((label) => readReference('labels', readId(label)) ?? []),
    }),
    ...(!excludedParts.includes('Variations') && {
      variations: texts.map(({ id, name, body, contexts }) => ({ id, ...(name !== undefined && { name }), body, contexts })),
    }),
  };
}
