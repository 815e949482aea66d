import type { HttpMethod } from '../core/call/operation.js';
import type { FoundOperation } from './operations.js';
import { actionsOf } from './synonyms.js';
import type { Action } from './synonyms.js';
import { stemOf, wordsOf } from './words.js';

/** The texts of an operation that are searched: stems, separated by spaces. */
export interface SearchDocument {
  readonly id: number;
  /** The method's name. */
  readonly name: string;
  /** The end of the route, which names what the operation is about. */
  readonly subject: string;
  /** The other words of the route. */
  readonly route: string;
  readonly permissions: string;
  readonly summary: string;
  /** The names of the classes. */
  readonly area: string;
  /** What the operation does, such as `list` or `remove`. Not searched. */
  readonly action: string;
  /** The words of the name and of the end of the route, with compounds split. Not searched. */
  readonly nameParts: string;
  readonly subjectParts: string;
}

/** Returns a document for each operation, with its position in the list as id. */
export function documentsOf(operations: readonly FoundOperation[]): SearchDocument[] {
  const compounds = compoundsOf(operations);
  const splitter = new WordSplitter(compounds);
  return operations.map((operation, id) => documentOf(operation, id, compounds, splitter));
}

/** Words of routes that consist of several words, such as `presencedefinition`, with their parts. All are stems. */
type Compounds = ReadonlyMap<string, readonly string[]>;

function documentOf(operation: FoundOperation, id: number, compounds: Compounds, splitter: WordSplitter): SearchDocument {
  const segments = operation.path.split('/').slice(3);
  const fixed = segments.filter((segment) => !segment.startsWith('{'));
  const subject = fixed.at(-1) ?? '';
  const name = operation.name.replace(/^[a-z]+/, '').replace(/\d$/, '');
  const textOf = (...texts: readonly string[]): string => join(texts.flatMap((text) => splitter.wordsOf(text)));
  const partsOf = (text: string): string => join(wordsOf(text).flatMap((stem) => compounds.get(stem) ?? [stem]));
  return {
    id,
    name: textOf(name),
    subject: subjectText(subject, compounds),
    route: textOf(...fixed.slice(0, -1)),
    permissions: textOf(...permissionWords(operation)),
    summary: textOf(operation.summary),
    area: textOf(...operation.classes.map((api) => api.replace(/Api$/, ''))),
    action: actionsBy(operation, segments).join(' '),
    nameParts: partsOf(name),
    subjectParts: partsOf(subject),
  };
}

function join(stems: readonly string[]): string {
  return [...new Set(stems)].join(' ');
}

/** Splits texts into words and the parts of compounds. Words of routes are the same in many operations. */
class WordSplitter {
  readonly #compounds: Compounds;
  readonly #cache = new Map<string, readonly string[]>();

  constructor(compounds: Compounds) {
    this.#compounds = compounds;
  }

  wordsOf(text: string): readonly string[] {
    const cached = this.#cache.get(text);
    if (cached) return cached;
    const words = wordsOf(text, (stem) => this.#compounds.has(stem)).flatMap((stem) => [
      stem,
      ...(this.#compounds.get(stem) ?? []),
    ]);
    this.#cache.set(text, words);
    return words;
  }
}

/** Of a compound, the last part says what it is: a `routingskill` is a skill. */
function subjectText(segment: string, compounds: Compounds): string {
  return join(wordsOf(segment).flatMap((stem) => [stem, compounds.get(stem)?.at(-1) ?? stem]));
}

/** Returns the domain and the entity of each permission. */
function permissionWords({ permissions }: FoundOperation): string[] {
  return [...(permissions.any ?? []), ...(permissions.all ?? [])].flatMap((permission) => permission.split(':').slice(0, 2));
}

/** Returns what an operation does, by the first word of its comment, the last one of its route, and its verb. */
function actionsBy({ verb, summary, returns }: FoundOperation, segments: readonly string[]): Action[] {
  const [first = ''] = summary.toLowerCase().split(' ');
  const isList = verb === 'GET' && returns.endsWith('Listing');
  const actions = [...(isList ? (['list'] as const) : []), ...actionsOf(first), ...actionsOf(segments.at(-1) ?? '')];
  const createsNothing = verb === 'POST' && actions.some((action) => readingActions.has(action));
  return [...new Set([...actions, ...(createsNothing ? [] : actionsByVerb[verb])])];
}

/** A POST that does one of these creates nothing. */
const readingActions: ReadonlySet<Action> = new Set(['list', 'read', 'search', 'remove']);

const actionsByVerb: Readonly<Record<HttpMethod, readonly Action[]>> = {
  DELETE: ['remove'],
  GET: ['read'],
  HEAD: ['read'],
  PATCH: ['change'],
  POST: ['create'],
  PUT: ['change'],
};

/** A word of the comments that is used as often is a word that compounds can consist of. */
const MIN_USES = 3;
const MIN_LETTERS = 3;
const MAX_LETTERS = 16;

/** Returns the words of routes and permissions that consist of words of the comments. */
function compoundsOf(operations: readonly FoundOperation[]): Compounds {
  const vocabulary = vocabularyOf(operations);
  const compounds = new Map<string, readonly string[]>();
  for (const operation of operations) {
    for (const word of permissionWords(operation)) {
      if (/[a-z][A-Z]/.test(word)) compounds.set(stemOf(word.toLowerCase()), wordsOf(word));
    }
    const segments = operation.path.toLowerCase().split('/');
    for (const word of segments.flatMap((segment) => (segment.startsWith('{') ? [] : segment.split(/[-_.]/)))) {
      const parts = splitWord(word, vocabulary);
      if (parts.length > 1) compounds.set(stemOf(word), parts.map(stemOf));
    }
  }
  return compounds;
}

function vocabularyOf(operations: readonly FoundOperation[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const { summary } of operations) {
    for (const word of summary.toLowerCase().match(/[a-z]+/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const words = [...uses].flatMap(([word, count]) => (count >= MIN_USES && word.length >= MIN_LETTERS ? [word] : []));
  return new Set(['url', 'urls', ...words]);
}

/** Splits a word into the fewest words of a vocabulary. Returns an empty list if that is not possible. */
function splitWord(word: string, vocabulary: ReadonlySet<string>): string[] {
  const shortest: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - MAX_LETTERS); start <= end - MIN_LETTERS; start++) {
      const before = shortest[start];
      const part = word.slice(start, end);
      if (!before || part === word || !vocabulary.has(part)) continue;
      if (before.length + 1 < (shortest[end]?.length ?? Infinity)) shortest[end] = [...before, part];
    }
  }
  return shortest[word.length] ?? [];
}
