import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { BASES, documentsOf, variationsOf } from './documents.js';
import { published } from './versions.js';

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

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const shelf = (world: World, baseId: string, word: 'categories' | 'labels'): Repository =>
  new Repository(world, `${BASES}/{}/${word}`, [baseId]);

/** Parses a file. @returns a message about the error if it is invalid. */
export function fileIn(text: string): KnowledgeFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The file is no JSON';
  }
  if (!isObject(value) || !Array.isArray(value['documents'])) return 'The file has no documents';
  return { categories: listIn(value['categories']), labels: listIn(value['labels']), documents: listIn(value['documents']) };
}

/** The reason why a document of a file cannot be imported. */
export function faultIn(world: World, baseId: string, file: KnowledgeFile, document: Json): string | undefined {
  const states = [document['published'], document['draft']].filter(isObject);
  if (states.length === 0) return 'A document has what is published of it, or a draft';
  if (states.some((state) => textOf(state['title']).trim() === '')) return 'A document has a title';
  const unknown = (word: 'categories' | 'labels', named: Json): boolean =>
    !file[word].some((each) => isSame(each, named)) &&
    !shelf(world, baseId, word)
      .all()
      .some((each) => isSame(each, named));
  for (const { category, labels } of states) {
    if (isObject(category) && unknown('categories', category)) return `There is no such category: ${nameOf(category)}`;
    const label = listIn(labels).find((each) => unknown('labels', each));
    if (label) return `There is no such label: ${nameOf(label)}`;
  }
  return undefined;
}

const nameOf = ({ name, id }: Json): string => textOf(name ?? id);

const isSame = (one: Json, other: Json): boolean =>
  other['id'] !== undefined && one['id'] === other['id'] ? true : other['name'] !== undefined && one['name'] === other['name'];

/** Imports the categories and labels that the knowledge base does not have. @returns the number of new ones. */
export function sortedIn(world: World, baseId: string, file: KnowledgeFile): Record<'categories' | 'labels', number> {
  const brought = (word: 'categories' | 'labels'): number => {
    const kept = shelf(world, baseId, word);
    const fresh = file[word].filter((each) => !kept.all().some((known) => isSame(known, each)));
    for (const { id: _, selfUri: __, ...entity } of fresh) kept.create(undefined, entity);
    return fresh.length;
  };
  return { categories: brought('categories'), labels: brought('labels') };
}

/** Finds a category or label of the knowledge base by id or name, or by the id that the file uses for it. */
function meant(
  world: World,
  baseId: string,
  word: 'categories' | 'labels',
  file: KnowledgeFile,
  named: Json,
): Entity | undefined {
  const all = shelf(world, baseId, word).all();
  const inFile = file[word].find((each) => isSame(each, named));
  return all.find((each) => isSame(each, named)) ?? all.find((each) => inFile && isSame(each, inFile));
}

/** Imports a document of a file. @returns whether it is new. */
export function taken(
  world: World,
  baseId: string,
  file: KnowledgeFile,
  given: Json,
  { importAsNew, visible, categoryId, labelIds = [] }: Overrides,
): boolean {
  const documents = documentsOf(world, baseId);
  const before = importAsNew === true ? undefined : knownAs(documents.all(), given);
  const id = before?.id ?? world.newId();
  const write = ({ title, alternatives, visible: isVisible = true, category, labels, variations }: Json): Entity => {
    const sortedBy = categoryId ?? (isObject(category) ? meant(world, baseId, 'categories', file, category)?.id : undefined);
    const labelled = listIn(labels).flatMap((label) => meant(world, baseId, 'labels', file, label)?.id ?? []);
    const ids = [...new Set([...labelled, ...labelIds])];
    const content = {
      title,
      visible: visible ?? isVisible,
      ...(alternatives !== undefined && { alternatives }),
      ...(sortedBy !== undefined && { category: { id: sortedBy } }),
      ...(ids.length > 0 && { labels: ids.map((label) => ({ id: label })) }),
    };
    const more = {
      ...(given['externalId'] !== undefined && { externalId: given['externalId'] }),
      dateImported: world.timestamp(),
    };
    const known = documents.find(id);
    const document = known
      ? documents.save({ ...known, ...content, ...more, state: 'Draft', dateModified: world.timestamp() })
      : documents.create(undefined, content, { ...more, state: 'Draft', knowledgeBase: { id: baseId } }, id);
    const texts = variationsOf(world, baseId, id);
    for (const text of texts.all()) texts.remove(text.id);
    for (const { id: _, selfUri: __, ...variation } of listIn(variations)) texts.create(undefined, variation);
    return document;
  };
  const { published: state, draft } = given;
  if (isObject(state)) published(world, baseId, write(state));
  if (isObject(draft)) write(draft);
  return before === undefined;
}

/** Finds the existing document by id or external id. */
function knownAs(all: readonly Entity[], { id, externalId }: Json): Entity | undefined {
  return all.find((each) => each.id === id || (externalId !== undefined && each['externalId'] === externalId));
}

/** A document in the format of the file. */
export function written(world: World, baseId: string, state: Json, texts: readonly Json[], excluded: readonly string[]): Json {
  const { title, visible, alternatives, category, labels } = state;
  const named = (word: 'categories' | 'labels', id: string | undefined): Json | undefined => {
    const found = shelf(world, baseId, word).find(id);
    return found && { id: found.id, name: found['name'] };
  };
  const sortedBy = named('categories', readId(category));
  return {
    title,
    visible,
    alternatives: alternatives ?? [],
    ...(!excluded.includes('Categories') && sortedBy && { category: sortedBy }),
    ...(!excluded.includes('Labels') && { labels: listIn(labels).flatMap((label) => named('labels', readId(label)) ?? []) }),
    ...(!excluded.includes('Variations') && {
      variations: texts.map(({ id, name, body, contexts }) => ({ id, ...(name !== undefined && { name }), body, contexts })),
    }),
  };
}
