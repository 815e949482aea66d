import type {
  CategoryResponse,
  DocumentQuery,
  DocumentQueryInterval,
  DocumentQueryPredicate,
  DocumentVariationResponse,
  KnowledgeDocumentResponse,
  KnowledgeDocumentVersion,
  LabelResponse,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { notFound } from '../../store/errors.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Fields } from '../repository.js';
import { valueAt } from '../field-path.js';

export const BASES = '/api/v2/knowledge/knowledgebases';

/** A document as stored. */
export type StoredDocument = Fields<KnowledgeDocumentResponse> & { id: string };

/** A variation as stored. */
export type StoredVariation = Fields<DocumentVariationResponse> & { id: string };

/** A version as stored, with the variations of the document at that time. */
export interface StoredVersion extends KnowledgeDocumentVersion {
  variations?: StoredVariation[];
}

export const documentsOf = (world: World, baseId: string): Repository<KnowledgeDocumentResponse> =>
  new Repository<KnowledgeDocumentResponse>(world, `${BASES}/{}/documents`, [baseId]);
export const variationsOf = (world: World, baseId: string, documentId: string): Repository<DocumentVariationResponse> =>
  new Repository<DocumentVariationResponse>(world, `${BASES}/{}/documents/{}/variations`, [baseId, documentId]);
export const versionsOf = (world: World, baseId: string, documentId: string): Repository<StoredVersion> =>
  new Repository<StoredVersion>(world, `${BASES}/{}/documents/{}/versions`, [baseId, documentId]);
export const categoriesOf = (world: World, baseId: string): Repository<CategoryResponse> =>
  new Repository<CategoryResponse>(world, `${BASES}/{}/categories`, [baseId]);
export const labelsOf = (world: World, baseId: string): Repository<LabelResponse> =>
  new Repository<LabelResponse>(world, `${BASES}/{}/labels`, [baseId]);

/** A category or a label as documents refer to it. */
type FilingReference = Pick<Fields<CategoryResponse>, 'id' | 'name' | 'selfUri'>;

/** Adds the current name to a reference. */
function withCurrentName(repository: Repository<CategoryResponse | LabelResponse>, reference: FilingReference): FilingReference {
  const entity = repository.find(reference.id);
  return entity ? { id: reference.id, name: entity.name, selfUri: entity.selfUri } : reference;
}

/** A document in a search: its draft, or its last published version. */
export interface SearchableDocument {
  document: StoredDocument;
  variations: readonly StoredVariation[];
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
      const { document: publishedDocument, variations = [] } = version;
      return [searchableDocument(world, baseId, { ...publishedDocument, id: document.id }, variations)];
    });
}

const searchableDocument = (
  world: World,
  baseId: string,
  document: StoredDocument,
  variations: readonly StoredVariation[],
): SearchableDocument => ({
  document: withCategoryNames(world, baseId, document),
  variations,
});

/** Adds the names of a document's category and labels. */
export function withCategoryNames(world: World, baseId: string, document: StoredDocument): StoredDocument {
  const { category, labels } = document;
  return {
    ...document,
    knowledgeBase: { id: baseId },
    ...(category && { category: withCurrentName(categoriesOf(world, baseId), category) }),
    ...(labels && { labels: labels.map((label) => withCurrentName(labelsOf(world, baseId), label)) }),
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

export function phrasesOf({ alternatives = [] }: StoredDocument): { phrase: string; autocomplete: boolean }[] {
  return alternatives.map(({ phrase = '', autocomplete }) => ({ phrase, autocomplete: autocomplete === true }));
}

export function isInInterval({ document }: SearchableDocument, interval: DocumentQueryInterval | undefined): boolean {
  const { field = 'dateCreated', value } = interval ?? {};
  if (value === undefined) return true;
  const [from = '', to = ''] = value.split('/');
  const time = Date.parse(textOf(valueAt(document, [field])));
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

const presentTexts = (...values: (string | undefined)[]): string[] => values.filter((value) => value !== undefined);

function fieldValues({ document, variations }: SearchableDocument, field: string): string[] {
  const { category, labels = [] } = document;
  const contexts = variations.flatMap((variation) => variation.contexts ?? []);
  const contextValues = contexts.flatMap(({ values = [] }) => values);
  switch (field) {
    case 'alternatives':
      return phrasesOf(document).map(({ phrase }) => phrase);
    case 'categoryId':
      return presentTexts(category?.id);
    case 'categoryName':
      return presentTexts(category?.name);
    case 'labelId':
      return presentTexts(...labels.map(({ id }) => id));
    case 'labelName':
      return presentTexts(...labels.map(({ name }) => name));
    case 'contextId':
      return presentTexts(...contexts.map(({ context }) => context?.id));
    case 'contextValueId':
      return presentTexts(...contextValues.map(({ id }) => id));
    case 'contextName':
      return contexts.map(({ context }) => textOf(valueAt(context, ['name'])));
    case 'contextValueName':
      return contextValues.map((value) => textOf(valueAt(value, ['name'])));
    case 'documentId':
      return [document.id];
    case 'variationId':
      return variations.map(({ id }) => id);
    case 'visible':
      return [textOf(document.visible ?? true)];
    default:
      return [textOf(valueAt(document, [field]))];
  }
}
