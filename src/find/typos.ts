import type MiniSearch from 'minisearch';
import { isKnownStem, knownStems } from './synonyms.js';
import { isStopWord, rewritePhrases, stemOf } from './words.js';

type Index = Pick<MiniSearch, 'search' | 'toJSON'>;

/** Shorter words are too similar to too many others. */
const MIN_LETTERS = 3;

/** The stems that a question can contain, with the number of documents that have each. */
type Vocabulary = ReadonlyMap<string, number>;

const vocabularies = new WeakMap<Index, Vocabulary>();

/** Returns a question with misspelt words replaced by the words of an index that they most likely stand for. */
export function correctTypos<T>(text: string, index: MiniSearch<T>): string {
  return rewritePhrases(text).replaceAll(/[a-z]+/g, (word) => (isStopWord(word) ? word : correctWord(word, index)));
}

function correctWord(word: string, index: Index): string {
  const stem = stemOf(word);
  if (stem.length < MIN_LETTERS || isKnownStem(stem) || isInIndex(stem, index)) return word;
  // Only for a misspelt word: reading the vocabulary takes longer than a search.
  return nearestStem(stem, vocabularyOf(index)) ?? word;
}

/** Whether the index has a stem, or terms that begin with it, as while a word is typed. */
function isInIndex(stem: string, index: Index): boolean {
  return index.search(stem, { prefix: stem.length > MIN_LETTERS }).length > 0;
}

/** Returns the stem with the fewest differences. Of several, one with the same first letter, then the most frequent one. */
function nearestStem(word: string, vocabulary: Vocabulary): string | undefined {
  const mostTypos = word.length < 7 ? 1 : 2;
  let nearest: { stem: string; cost: number; count: number } | undefined;
  for (const [stem, count] of vocabulary) {
    if (Math.abs(stem.length - word.length) > mostTypos || stem.length < MIN_LETTERS) continue;
    const typos = typingDistance(word, stem);
    if (typos > mostTypos) continue;
    const cost = typos + (stem.startsWith(word.charAt(0)) ? 0 : 0.5);
    const isNearer = nearest === undefined || cost < nearest.cost || (cost === nearest.cost && count > nearest.count);
    if (isNearer) nearest = { stem, cost, count };
  }
  return nearest?.stem;
}

/** Reads the terms from the index once. */
function vocabularyOf(index: Index): Vocabulary {
  const cached = vocabularies.get(index);
  if (cached) return cached;
  const vocabulary = new Map(knownStems().map((stem) => [stem, 0]));
  for (const [term, fields] of index.toJSON().index) {
    const counts = Object.values(fields).map((documents) => Object.keys(documents).length);
    vocabulary.set(term, Math.max(...counts));
  }
  vocabularies.set(index, vocabulary);
  return vocabulary;
}

/** How many letters must be added, removed, replaced or swapped with the next to turn one word into another. */
export function typingDistance(from: string, to: string): number {
  let before: number[] = [];
  let costs = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1];
      const changed = (costs[column - 1] ?? 0) + (isEqual ? 0 : 1);
      const least = Math.min((next[column - 1] ?? 0) + 1, (costs[column] ?? 0) + 1, changed);
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(isSwapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least);
    }
    before = costs;
    costs = next;
  }
  return costs.at(-1) ?? 0;
}
