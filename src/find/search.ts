import MiniSearch from 'minisearch';
import type { AsPlainObject, Options, SearchResult } from 'minisearch';
import type { SearchDocument } from './documents.js';
import { parseQuestion } from './question.js';
import type { Question, QuestionWord } from './question.js';
import { correctTypos } from './typos.js';

/** What the ranking needs to know about an operation. */
export interface RankedOperation {
  readonly name: string;
  readonly path: string;
  readonly deprecated: boolean;
  readonly retired: boolean;
}

/** An index of operations. The id of a document is the operation's position in the list. */
export type OperationIndex = MiniSearch<SearchDocument>;

const fieldWeights = { name: 2, subject: 3.5, route: 1, permissions: 0.5, summary: 2.5, area: 0.8 };

/** How the ranking weighs what it knows of an operation. */
const rankWeights = {
  /** The fields for words that the question is about. */
  head: fieldWeights,
  /** The fields for words after a preposition, which name rather what is above in the route. */
  modifier: { ...fieldWeights, subject: 1.5, route: 2 },
  prefix: 0.45,
  fuzzy: 0.3,
  /** Exponent of the share of the question's words that match. */
  coverage: 1.5,
  /** For each word of the name, and of the end of the route, that the question does not have. */
  otherName: 0.1,
  otherSubject: 0.05,
  /** How much a word of the area counts among the words of the name. */
  areaWord: 0.3,
  /** For each part of the route. */
  depth: 0.03,
  /** For operations that do something else than the question's verb, and the gain for those that do the same. */
  otherAction: 0.65,
  sameAction: 0.45,
  nextAction: 0.15,
  deprecated: 0.6,
  retired: 0.3,
};

/** Words of names that say nothing about an operation: most questions imply a user, and `routing` is where most objects are. */
const impliedWords = new Set(['user', 'rout']);

const indexOptions: Options<SearchDocument> = {
  fields: Object.keys(fieldWeights),
  storeFields: ['nameParts', 'subjectParts', 'area', 'action'],
  tokenize: splitWords,
  processTerm: (term) => term,
};

/** Builds the index. */
export function createIndex(documents: readonly SearchDocument[]): OperationIndex {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return index;
}

/** Loads an index from the object that `JSON.stringify` writes for it. */
export function loadIndex(content: object): OperationIndex {
  return MiniSearch.loadJS<SearchDocument>(content as AsPlainObject, indexOptions);
}

/** Returns the ids of the operations that match a question, the best first. */
export function searchIndex(index: OperationIndex, text: string, operations: readonly RankedOperation[]): number[] {
  const isTerm = (term: string): boolean => index.search(term, { fields: ['name', 'subject', 'route'] }).length > 0;
  const question = parseQuestion(correctTypos(text, index), isTerm);
  const methodName = text.trim().toLowerCase();
  const matches = new Map<number, Match>();
  let total = 0;
  for (const word of question.words) {
    const hits = hitsOf(index, word);
    if (hits.size === 0) continue;
    // A word that many operations have says less.
    const share = Math.log(1 + operations.length / hits.size) * word.weight;
    total += share;
    for (const [id, { result, score, terms }] of hits) {
      const match = matches.get(id) ?? newMatch(result);
      matches.set(id, match);
      match.score += score * word.weight;
      match.coverage += share;
      for (const term of terms) match.terms.add(term);
    }
  }
  const scoreOf = (id: number, match: Match): number => {
    const operation = operations[id];
    if (!operation) return 0;
    return operation.name.toLowerCase() === methodName ? Infinity : rank(match, total, question, operation);
  };
  return Array.from(matches, ([id, match]) => ({ id, score: scoreOf(id, match) }))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .map(({ id }) => id);
}

/** What a question and a document have in common. */
interface Match {
  readonly document: Pick<SearchDocument, 'nameParts' | 'subjectParts' | 'area' | 'action'>;
  score: number;
  /** The sum of the shares of the question's words that match. */
  coverage: number;
  readonly terms: Set<string>;
}

function newMatch(result: SearchResult): Match {
  return { document: result as unknown as Match['document'], score: 0, coverage: 0, terms: new Set() };
}

interface Hit {
  result: SearchResult;
  score: number;
  terms: Set<string>;
}

/** Returns the documents that have a word or one of its synonyms, by id. The best term of a document counts, not the sum. */
function hitsOf(index: OperationIndex, { stem, terms, isModifier }: QuestionWord): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  const { prefix, fuzzy, head, modifier } = rankWeights;
  for (const [term, weight] of terms) {
    const isOriginal = term === stem;
    const results = index.search(term, {
      boost: isModifier ? modifier : head,
      prefix: isOriginal && term.length >= 4,
      fuzzy: isOriginal && term.length >= 6 ? 0.15 : false,
      weights: { fuzzy, prefix },
    });
    for (const result of results) {
      const hit = hits.get(result.id as number) ?? { result, score: 0, terms: new Set() };
      hits.set(result.id as number, hit);
      hit.score = Math.max(hit.score, result.score * weight);
      for (const each of result.terms) hit.terms.add(each);
    }
  }
  return hits;
}

function rank(match: Match, total: number, question: Question, operation: RankedOperation): number {
  const { coverage, otherName, otherSubject, depth, deprecated, retired } = rankWeights;
  const { nameParts, subjectParts, area } = match.document;
  const areaWords = new Set(splitWords(area));
  const others = splitWords(nameParts).filter((word) => !match.terms.has(word) && !impliedWords.has(word));
  const otherCount = others.reduce((sum, word) => sum + (areaWords.has(word) ? rankWeights.areaWord : 1), 0);
  const otherSubjects = splitWords(subjectParts).filter((word) => !match.terms.has(word));
  const general = 1 + otherName * otherCount + otherSubject * otherSubjects.length;
  const parent = 1 + depth * (operation.path.split('/').length - 3);
  let score = (match.score * (match.coverage / total) ** coverage * actionFactor(match, question)) / general / parent;
  if (operation.retired) score *= retired;
  else if (operation.deprecated) score *= deprecated;
  return score;
}

function actionFactor({ document }: Match, { actions }: Question): number {
  const { otherAction, sameAction, nextAction } = rankWeights;
  const offered = new Set(splitWords(document.action));
  const position = actions.findIndex((action) => offered.has(action));
  return position === -1 ? otherAction : otherAction + sameAction * (1 - nextAction * position);
}

function splitWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
