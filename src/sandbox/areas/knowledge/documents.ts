import type { DocumentQuery, DocumentQueryInterval, DocumentQueryPredicate } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { notFound } from '../../store/errors.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

export const BASES = '/api/v2/knowledge/knowledgebases';

export const documentsOf = (world: World, baseId: string): Repository => new Repository(world, `${BASES}/{}/documents`, [baseId]);
export const variationsOf = (world: World, baseId: string, documentId: string): Repository =>
  new Repository(world, `${BASES}/{}/documents/{}/variations`, [baseId, documentId]);
export const versionsOf = (world: World, baseId: string, documentId: string): Repository =>
  new Repository(world, `${BASES}/{}/documents/{}/versions`, [baseId, documentId]);
const named = (world: World, baseId: string, word: 'categories' | 'labels', value: unknown): Json => {
  const { id = '', ...told } = isObject(value) ? value : {};
  const found = new Repository(world, `${BASES}/{}/${word}`, [baseId]).find(textOf(id));
  return found ? { id, name: found['name'], selfUri: found['selfUri'] } : { ...told, id };
};

/** A document in a search: its draft, or its last published version. */
export interface Found {
  document: Entity;
  variations: Json[];
}

/** A text that was shown to a user. */
export interface Shown {
  documentId: string;
  documentVariationId: string;
  documentVersionId: string;
}

/** @throws the platform's 404 for an unknown document, version or variation. */
export function refuseUnknownText(
  world: World,
  baseId: string,
  { documentId, documentVariationId, documentVersionId }: Shown,
): void {
  documentsOf(world, baseId).get(documentId);
  if (!versionsOf(world, baseId, documentId).find(documentVersionId)) throw notFound('documentVersion', documentVersionId);
  if (!variationsOf(world, baseId, documentId).find(documentVariationId))
    throw notFound('documentVariation', documentVariationId);
}

/** The documents that can be found in a knowledge base: published ones, and on request drafts. */
export function findable(world: World, baseId: string, withDrafts: boolean): Found[] {
  return documentsOf(world, baseId)
    .all()
    .flatMap((document): Found[] => {
      const { lastPublishedVersionNumber: last } = document;
      if (withDrafts) return [found(world, baseId, document, variationsOf(world, baseId, document.id).all())];
      const version = versionsOf(world, baseId, document.id)
        .all()
        .find(({ versionNumber }) => versionNumber === last);
      if (last === undefined || !version) return [];
      return [found(world, baseId, version['document'] as Entity, version['variations'] as Json[])];
    });
}

const found = (world: World, baseId: string, document: Entity, variations: Json[]): Found => ({
  document: filed(world, baseId, document),
  variations,
});

/** Adds the names of a document's category and labels. */
export function filed(world: World, baseId: string, document: Entity): Entity {
  const { category, labels } = document;
  return {
    ...document,
    knowledgeBase: { id: baseId },
    ...(category !== undefined && { category: named(world, baseId, 'categories', category) }),
    ...(Array.isArray(labels) && { labels: labels.map((label) => named(world, baseId, 'labels', label)) }),
  };
}

/** The texts of a body by paragraph. */
export function passagesIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(passagesIn);
  if (!isObject(body)) return [];
  const own = isObject(body['text']) ? [textOf(body['text']['text'])] : [];
  return [
    ...own,
    ...Object.values(body)
      .filter((value) => typeof value === 'object')
      .flatMap(passagesIn),
  ].filter((text) => text !== '');
}

export function phrasesOf({ alternatives }: Json): { phrase: string; autocomplete: boolean }[] {
  return (Array.isArray(alternatives) ? alternatives.filter(isObject) : []).map(({ phrase, autocomplete }) => ({
    phrase: textOf(phrase),
    autocomplete: autocomplete === true,
  }));
}

export function isWithin({ document }: Found, interval: DocumentQueryInterval | undefined): boolean {
  const { field = 'dateCreated', value } = interval ?? {};
  if (value === undefined) return true;
  const [from = '', to = ''] = value.split('/');
  const at = Date.parse(textOf(document[field]));
  return at >= Date.parse(from) && at < Date.parse(to);
}

/** Whether a document matches a query. */
export function fits(candidate: Found, query: DocumentQuery | undefined): boolean {
  if (!query || query.clauses.length === 0) return true;
  const clauses = query.clauses.map(({ operator, predicates }) => {
    const held = predicates.map((predicate) => holds(candidate, predicate));
    return operator === 'Or' ? held.some(Boolean) : held.every(Boolean);
  });
  return query.operator === 'Or' ? clauses.some(Boolean) : clauses.every(Boolean);
}

function holds(candidate: Found, { fields, values, type }: DocumentQueryPredicate): boolean {
  const had = fields.flatMap((field) => valuesIn(candidate, field)).map((value) => value.toLowerCase());
  const wanted = values.map((value) => value.toLowerCase());
  switch (type) {
    case 'NotEquals':
      return !wanted.some((value) => had.includes(value));
    case 'Contains':
      return wanted.some((value) => had.some((text) => contains(text, value)));
    case 'MatchAll':
      return wanted.every((value) => had.includes(value));
    default:
      return wanted.some((value) => had.includes(value));
  }
}

function valuesIn({ document, variations }: Found, field: string): string[] {
  const { category, labels } = document;
  const held = (value: unknown, name: 'id' | 'name'): string[] => (isObject(value) ? [textOf(value[name])] : []);
  const contexts = variations.flatMap((variation) => listIn(variation['contexts']));
  const contextValues = contexts.flatMap((context) => listIn(context['values']));
  switch (field) {
    case 'alternatives':
      return phrasesOf(document).map(({ phrase }) => phrase);
    case 'categoryId':
      return held(category, 'id');
    case 'categoryName':
      return held(category, 'name');
    case 'labelId':
      return listIn(labels).flatMap((label) => held(label, 'id'));
    case 'labelName':
      return listIn(labels).flatMap((label) => held(label, 'name'));
    case 'contextId':
      return contexts.flatMap(({ context }) => held(context, 'id'));
    case 'contextName':
      return contexts.flatMap(({ context }) => held(context, 'name'));
    case 'contextValueId':
      return contextValues.flatMap((value) => held(value, 'id'));
    case 'contextValueName':
      return contextValues.flatMap((value) => held(value, 'name'));
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

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
