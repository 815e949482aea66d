import { actionsOf, equivalentsOf, relatedTo } from './synonyms.js';
import type { Action } from './synonyms.js';
import { rewritePhrases, stemOf, wordsOf } from './words.js';

/** A word of a question, with the terms of the index that answer it. */
export interface QuestionWord {
  readonly stem: string;
  /** How much a match counts, by term. */
  readonly terms: ReadonlyMap<string, number>;
  /** Whether the word follows a preposition, as `queue` in "members of a queue". */
  readonly isModifier: boolean;
  /** How much the word counts, compared with a noun that the question is about. */
  readonly weight: number;
}

/** A question in the form that the search uses. */
export interface Question {
  readonly words: readonly QuestionWord[];
  /** What the operation should do, the most probable first. */
  readonly actions: readonly Action[];
}

/** How much words and matches count. */
const questionWeights = {
  equivalent: 0.85,
  related: 0.45,
  /** A word that is part of a compound of the index, such as `data` in "data table". */
  part: 0.8,
  verb: 0.5,
  modifier: 0.7,
  caller: 0.6,
  /** A word after `by` or `per`, which names a criterion. */
  criterion: 0.4,
};

const prepositions = /\b(of|in|for|by|per|from|to|with|about|than|during|at|under|into|when|that|which)\b/;
const criterionPrepositions = new Set(['by', 'per']);

/** A question without a verb asks for data. */
const defaultActions: readonly Action[] = ['list', 'read', 'search'];

/** Parses a question. `isTerm` tells whether the index has a term. */
export function parseQuestion(text: string, isTerm: (term: string) => boolean): Question {
  const words: QuestionWord[] = [];
  const rewritten = rewritePhrases(text);
  // A capture group in the pattern of `split` keeps the prepositions, at the odd positions.
  const pieces = rewritten.split(prepositions);
  for (let index = 0; index < pieces.length; index += 2) {
    const place = words.length === 0 ? 'head' : placeAfter(pieces[index - 1]);
    for (const { stem, compound } of partsOf(pieces[index] ?? '', isTerm)) {
      const isRepeated = words.some((word) => word.stem === stem && compound === undefined);
      if (!isRepeated) words.push(questionWord(stem, compound, place));
    }
  }
  const isOnlyVerb = words.every(({ stem }) => actionsOf(stem).length > 0);
  return {
    words: isOnlyVerb ? words.map((word) => ({ ...word, weight: 1 })) : words,
    actions: actionsIn(rewritten),
  };
}

type Place = 'head' | 'modifier' | 'criterion';

function placeAfter(preposition: string | undefined): Place {
  if (preposition === undefined) return 'head';
  return criterionPrepositions.has(preposition) ? 'criterion' : 'modifier';
}

interface Part {
  stem: string;
  /** The compound of the index that the word and its neighbour form. */
  compound: string | undefined;
}

function partsOf(text: string, isTerm: (term: string) => boolean): Part[] {
  const stems = wordsOf(text);
  const parts: Part[] = [];
  for (let index = 0; index < stems.length; index++) {
    const stem = stems[index] ?? '';
    const next = stems[index + 1];
    const compound = next === undefined ? '' : stemOf(`${stem}${next}`);
    if (next !== undefined && isTerm(compound)) {
      parts.push({ stem, compound }, { stem: next, compound });
      index += 1;
    } else {
      parts.push({ stem, compound: undefined });
    }
  }
  return parts;
}

function questionWord(stem: string, compound: string | undefined, place: Place): QuestionWord {
  const { equivalent, related, part, verb, modifier, criterion, caller } = questionWeights;
  const terms = new Map<string, number>();
  for (const term of relatedTo(stem)) terms.set(term, related);
  for (const term of equivalentsOf(stem)) terms.set(term, equivalent);
  terms.set(stem, compound === undefined ? 1 : part);
  if (compound !== undefined) {
    for (const term of equivalentsOf(compound)) terms.set(term, equivalent);
    terms.set(compound, 1);
  }
  const isVerb = compound === undefined && actionsOf(stem).length > 0;
  const placeWeight = { head: 1, modifier, criterion }[place];
  const weight = (isVerb ? verb : 1) * placeWeight * (stem === 'me' ? caller : 1);
  return { stem, terms, isModifier: place !== 'head', weight };
}

/** Returns what the first verb among the first words asks for. */
function actionsIn(text: string): readonly Action[] {
  const words = wordsOf(text).slice(0, 3);
  return words.map((word) => actionsOf(word)).find(({ length }) => length > 0) ?? defaultActions;
}
