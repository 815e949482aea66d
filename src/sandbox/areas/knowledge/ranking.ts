import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import type { World } from '../../store/world.js';
import type { Json } from '../kept.js';
import { passagesIn, phrasesOf } from './documents.js';
import type { Found } from './documents.js';

/** How often documents were opened. */
export const viewsOf = (world: World): Map<string, number> => world.collection<number>('knowledge.views');

/** How sure an answer something is. */
export interface Ranked<T> {
  found: T;
  confidence: number;
}

/** What answers a question at all, the surest first. */
export function ranked<T>(all: readonly T[], confidence: (each: T) => number, threshold = 0): Ranked<T>[] {
  return all
    .map((found) => ({ found, confidence: confidence(found) }))
    .filter((each) => each.confidence > 0 && each.confidence >= threshold)
    .sort((one, other) => other.confidence - one.confidence);
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** How well a question and a text agree, from 0 to 1: what they have in common, of all that either says. */
function agreement(question: ReadonlySet<string>, text: string): number {
  const words = wordsOf(text);
  const common = [...question].filter((word) => words.has(word)).length;
  const all = question.size + words.size - common;
  return all === 0 ? 0 : common / all;
}

/** A document is as sure an answer as the likest of its phrases; its text says something of the matter, but is longer. */
export function confidenceOf({ document, variations }: Found, query: string): number {
  const question = wordsOf(query);
  const phrases = [textOf(document['title']), ...phrasesOf(document).map(({ phrase }) => phrase)];
  const body = wordsOf(variations.flatMap((variation) => passagesIn(variation['body'])).join(' '));
  const covered = question.size === 0 ? 0 : [...question].filter((word) => body.has(word)).length / question.size;
  return Math.max(...phrases.map((phrase) => agreement(question, phrase)), covered / 2);
}

/** The paragraph that says most of what is asked. */
export function bestPassage(variations: readonly Json[], query: string): string | undefined {
  const question = wordsOf(query);
  const passages = variations.flatMap((variation) => passagesIn(variation['body']));
  const [best] = passages
    .map((passage) => ({ passage, common: [...question].filter((word) => wordsOf(passage).has(word)).length }))
    .sort((one, other) => other.common - one.common);
  return best === undefined || best.common === 0 ? undefined : best.passage;
}

/** In the order that is asked for; an order is by the document. */
export function sorted<T>(world: World, all: readonly T[], of: (each: T) => Found, sortBy: string, sortOrder = 'Desc'): T[] {
  const keyOf = (each: T): string | number => {
    const { document } = of(each);
    const { category, labels } = document;
    const [label] = Array.isArray(labels) ? (labels as unknown[]) : [];
    switch (sortBy) {
      case 'CategoryName':
        return isObject(category) ? textOf(category['name']) : '';
      case 'LabelName':
        return isObject(label) ? textOf(label['name']) : '';
      case 'ViewCount':
        return viewsOf(world).get(document.id) ?? 0;
      default:
        return Date.parse(textOf(document[sortBy === 'DateModified' ? 'dateModified' : 'dateCreated']));
    }
  };
  const direction = sortOrder === 'Asc' ? 1 : -1;
  return [...all].sort((one, other) => {
    const a = keyOf(one);
    const b = keyOf(other);
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en'));
  });
}

/** The phrase of a document that begins with what somebody has typed. */
export function phraseBeginning({ document }: Found, typed: string): string | undefined {
  const phrases = [textOf(document['title']), ...phrasesOf(document).flatMap((each) => (each.autocomplete ? each.phrase : []))];
  return phrases.find((phrase) => phrase.toLowerCase().startsWith(typed.toLowerCase()));
}

/** How well a question is covered by a passage, from 0 to 1. */
export function coverage(passage: string, query: string): number {
  const question = wordsOf(query);
  const words = wordsOf(passage);
  return question.size === 0 ? 0 : [...question].filter((word) => words.has(word)).length / question.size;
}
