import type {
  DocumentQuery,
  DocumentQueryInterval,
  DocumentQueryPredicate,
  DocumentVariationResponse,
  KnowledgeDocumentResponse,
  KnowledgeDocumentVersion,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { notFound } from '../../store/errors.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Fields, Json } from '../repository.js';

export const BASES = '/api/v2/knowledge/knowledgebases';

/** A version as stored, with the variations of the document at that time. */
export interface StoredVersion extends KnowledgeDocumentVersion {
  variations?: (Fields<DocumentVariationResponse> & { id: string })[];
}

export const documentsOf = (world: World, baseId: string): Repository<KnowledgeDocumentResponse> =>
  new Repository<KnowledgeDocumentResponse>(world, `${BASES}/{}/documents`, [baseId]);
export const variationsOf = (world: World, baseId: string, documentId: string): Repository<DocumentVariationResponse> =>
  new Repository<DocumentVariationResponse>(world, `${BASES}/{}/documents/{}/variations`, [baseId, documentId]);
export const versionsOf = (world: World, baseId: string, documentId: string): Repository<StoredVersion> =>
  new Repository<StoredVersion>(world, `${BASES}/{}/documents/{}/versions`, [baseId, documentId]);
const nameReference = (world: World, baseId: string, segment: 'categories' | 'labels', value: unknown): Json => {
  const { id = '', ...reference } = isObject(value) ? value : {};
  const entity = new Repository(world, `${BASES}/{}/${segment}`, [baseId]).find(textOf(id));
  return entity ? { id, name: entity['name'], selfUri: entity['selfUri'] } : { ...reference, id };
};

/** A document in a search: its draft, or its last published version. */
export interface SearchableDocument {
  document: Entity & Partial<KnowledgeDocumentResponse>;
  variations: Json[];
}

/** A text that was shown to a user. */
export interface DisplayedText {
  documentId: string;
  documentVariationId: string;
  documentVersionId: string;
}

/** @throws the platform's 404 for an unknown document, version or variation. */
export function rejectUnknownText(
  world: World,
  baseId: string,
  { documentId, documentVariationId, documentVersionId }: DisplayedText,
): void {
  documentsOf(world, baseId).get(documentId);
  if (!versionsOf(world, baseId, documentId).find(documentVersionId)) throw notFound('documentVersion', documentVersionId);
  if (!variationsOf(world, baseId, documentId).find(documentVariationId))
    throw notFound('documentVariation', documentVariationId);
}

/** The documents that can be found in a knowledge base: published ones, and on request drafts. */
export function searchableDocuments(world: World, baseId: string, shouldIncludeDrafts: boolean): SearchableDocument[] {
  return documentsOf(world, baseId)
    .all()
    .flatMap((document): SearchableDocument[] => {
      const { lastPublishedVersionNumber: last } = document;
      if (shouldIncludeDrafts)
        return [searchableDocument(world, baseId, document, variationsOf(world, baseId, document.id).all())];
      const version = versionsOf(world, baseId, document.id)
        .all()
        .find(({ versionNumber }) => versionNumber === last);
      if (last === undefined || !version) return [];
      return [searchableDocument(world, baseId, version.document as Entity, version.variations ?? [])];
    });
}

const searchableDocument = (world: World, baseId: string, document: Entity, variations: Json[]): SearchableDocument => ({
  document: withCategoryNames(world, baseId, document),
  variations,
});

/** Adds the names of a document's category and labels. */
export function withCategoryNames(world: World, baseId: string, document: Entity): Entity {
  const { category, labels } = document;
  return {
    ...document,
    knowledgeBase: { id: baseId },
    ...(category !== undefined && { category: nameReference(world, baseId, 'categories', category) }),
    ...(Array.isArray(labels) && { labels: labels.map((label) => nameReference(world, baseId, 'labels', label)) }),
  };
}

/** The texts of a body by paragraph. */
export function readPassages(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(readPassages);
  if (!isObject(body)) return [];
  const ownTexts = isObject(body['text']) ? [textOf(body['text']['text'])] : [];
  return [
    ...ownTexts,
    ...Object.values(body)
      .filter((value) => typeof value === 'object')
      .flatMap(readPassages),
  ].filter((text) => text !== '');
}

export function phrasesOf({ alternatives }: Json): { phrase: string; autocomplete: boolean }[] {
  return (Array.isArray(alternatives) ? alternatives.filter(isObject) : []).map(({ phrase, autocomplete }) => ({
    phrase: textOf(phrase),
    autocomplete: autocomplete === true,
  }));
}

export function isInInterval({ document }: SearchableDocument, interval: DocumentQueryInterval | undefined): boolean {
  const { field = 'dateCreated', value } = interval ?? {};
  if (value === undefined) return true;
  const [from = '', to = ''] = value.split('/');
  const time = Date.parse(textOf(document[field]));
  return time >= Date.parse(from) && time < Date.parse(to);
}

/** Whether a document matches a query. */
export function matchesQuery(candidate: SearchableDocument, query: DocumentQuery | undefined): boolean {
  if (!query || query.clauses.length === 0) return true;
  const clauses = query.clauses.map(({ operator, predicates }) => {
    const results = predicates.map((predicate) => matchesPredicate(candidate, predicate));
    return operator === 'Or' ? results.some(Boolean) : results.every(Boolean);
  });
  return query.operator === 'Or' ? clauses.some(Boolean) : clauses.every(Boolean);
}

function matchesPredicate(candidate: SearchableDocument, { fields, values, type }: DocumentQueryPredicate): boolean {
  const documentValues = fields.flatMap((field) => fieldValues(candidate, field)).map((value) => value.toLowerCase());
  const wantedValues = values.map((value) => value.toLowerCase());
  switch (type) {
    case 'NotEquals':
      return !wantedValues.some((value) => documentValues.includes(value));
    case 'Contains':
      return wantedValues.some((value) => documentValues.some((text) => contains(text, value)));
    case 'MatchAll':
      return wantedValues.every((value) => documentValues.includes(value));
    default:
      return wantedValues.some((value) => documentValues.includes(value));
  }
}

function fieldValues({ document, variations }: SearchableDocument, field: string): string[] {
  const { category, labels } = document;
  const readText = (value: unknown, name: 'id' | 'name'): string[] => (isObject(value) ? [textOf(value[name])] : []);
  const contexts = variations.flatMap((variation) => objectsIn(variation['contexts']));
  const contextValues = contexts.flatMap((context) => objectsIn(context['values']));
  switch (field) {
    case 'alternatives':
      return phrasesOf(document).map(({ phrase }) => phrase);
    case 'categoryId':
      return readText(category, 'id');
    case 'categoryName':
      return readText(category, 'name');
    case 'labelId':
      return objectsIn(labels).flatMap((label) => readText(label, 'id'));
    case 'labelName':
      return objectsIn(labels).flatMap((label) => readText(label, 'name'));
    case 'contextId':
      return contexts.flatMap(({ context }) => readText(context, 'id'));
    case 'contextName':
      return contexts.flatMap(({ context }) => readText(context, 'name'));
    case 'contextValueId':
      return contextValues.flatMap((value) => readText(value, 'id'));
    case 'contextValueName':
      return contextValues.flatMap((value) => readText(value, 'name'));
    case 'documentId':
      return [document.id];
    case 'variationId':
      return variations.flatMap((variation) => readId(variation) ?? []);
    case 'visible':
      return [textOf(document['visible'] ?? true)];
    default:
      return [textOf(document[field])];
  }
}

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
