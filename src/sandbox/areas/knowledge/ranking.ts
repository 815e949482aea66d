import { textOf } from '../../engine/values.js';
import type { World } from '../../store/world.js';
import { readPassages, phrasesOf } from './documents.js';
import type { SearchableDocument, StoredVariation } from './documents.js';

/** The number of views per document. */
export const viewsOf = (world: World): Map<string, number> => world.collection<number>('knowledge.views');

/** A match with its confidence. */
export interface Ranked<T> {
  match: T;
  confidence: number;
}

/** Matches with a confidence above zero, the highest first. */
export function rankMatches<T>(all: readonly T[], confidence: (each: T) => number, threshold = 0): Ranked<T>[] {
  return all
    .map((match) => ({ match, confidence: confidence(match) }))
    .filter((each) => each.confidence > 0 && each.confidence >= threshold)
    .sort((one, other) => other.confidence - one.confidence);
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The similarity of a question and a text, from 0 to 1: the words in both divided by the words in either. */
function similarity(question: ReadonlySet<string>, text: string): number {
  const words = wordsOf(text);
  const commonCount = [...question].filter((word) => words.has(word)).length;
  const all = question.size + words.size - commonCount;
  return all === 0 ? 0 : commonCount / all;
}

/** The highest similarity of a title or alternative phrase. Texts count less, because they are longer. */
export function confidenceOf({ document, variations }: SearchableDocument, query: string): number {
  const question = wordsOf(query);
  const phrases = [document.title ?? '', ...phrasesOf(document).map(({ phrase }) => phrase)];
  const body = wordsOf(variations.flatMap((variation) => readPassages(variation.body)).join(' '));
  const bodyShare = question.size === 0 ? 0 : [...question].filter((word) => body.has(word)).length / question.size;
  return Math.max(...phrases.map((phrase) => similarity(question, phrase)), bodyShare / 2);
}

/** The paragraph that best matches a query. */
export function bestPassage(variations: readonly StoredVariation[], query: string): string | undefined {
  const question = wordsOf(query);
  const passages = variations.flatMap((variation) => readPassages(variation.body));
  const [best] = passages
    .map((passage) => ({ passage, common: [...question].filter((word) => wordsOf(passage).has(word)).length }))
    .sort((one, other) => other.common - one.common);
  return best === undefined || best.common === 0 ? undefined : best.passage;
}

/** Sorts matches by a field of their documents. */
export function sortMatches<T>(
  world: World,
  all: readonly T[],
  documentOf: (each: T) => SearchableDocument,
  sortBy: string,
  sortOrder = 'Desc',
): T[] {
  const keyOf = (each: T): string | number => {
    const { document } = documentOf(each);
    switch (sortBy) {
      case 'CategoryName':
        return document.category?.name ?? '';
      case 'LabelName':
        return document.labels?.[0]?.name ?? '';
      case 'ViewCount':
        return viewsOf(world).get(document.id) ?? 0;
      default:
        return Date.parse(textOf(sortBy === 'DateModified' ? document.dateModified : document.dateCreated));
    }
  };
  const direction = sortOrder === 'Asc' ? 1 : -1;
  return [...all].sort((one, other) => {
    const a = keyOf(one);
    const b = keyOf(other);
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en'));
  });
}

/** The first phrase of a document that begins with the typed text. */
export function phraseBeginning({ document }: SearchableDocument, prefix: string): string | undefined {
  const phrases = [document.title ?? '', ...phrasesOf(document).flatMap((each) => (each.autocomplete ? each.phrase : []))];
  return phrases.find((phrase) => phrase.toLowerCase().startsWith(prefix.toLowerCase()));
}

/** The share of a question's words that a passage contains, from 0 to 1. */
export function coverage(passage: string, query: string): number {
  const question = wordsOf(query);
  const words = wordsOf(passage);
  return question.size === 0 ? 0 : [...question].filter((word) => words.has(word)).length / question.size;
}
