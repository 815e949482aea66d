// The search of the command `find`, which the package does not export.
import { matchMethods } from '../../../../../src/find/match-methods.js';
import type { MatchedList } from '../../../../../src/find/match-methods.js';
import type { MatchedMethod } from '../../../../../src/find/match-route.js';
import { loadIndex } from '../../../../../src/find/search.js';
import type { Operation, SearchData, SearchedOperation, Standing, Verb } from '../data/types.js';

/** A method that matches a query. */
export interface Hit {
  slug: string;
  areaTitle: string;
  name: string;
  verb: Verb;
  path: string;
  summary: string;
  permissions: Operation['permissions'];
  standing: readonly Standing[];
  auth: Operation['auth'];
}

interface IndexedMethod extends MatchedMethod {
  hit: Hit;
}

/** Words match many methods a little. */
const MOST_HITS = 100;

/** All methods of the API, prepared for searching. */
export class MethodIndex {
  readonly #list: MatchedList<IndexedMethod>;

  constructor({ areas, operations, index }: SearchData) {
    this.#list = { methods: operations.map((operation) => indexedMethod(operation, areas)), index: loadIndex(index) };
  }

  /** Returns the methods that match a query, the best first. */
  find(query: string): Hit[] {
    return matchMethods(this.#list, query)
      .slice(0, MOST_HITS)
      .map(({ hit }) => hit);
  }
}

function indexedMethod(operation: SearchedOperation, areas: SearchData['areas']): IndexedMethod {
  const [area, name, verb, path, summary, permissions, standing, auth] = operation;
  const [slug = '', areaTitle = ''] = areas[area] ?? [];
  return {
    name,
    verb,
    path,
    permissions: [...(permissions.all ?? []), ...(permissions.any ?? [])],
    deprecated: standing.includes('deprecated'),
    retired: standing.includes('retired'),
    hit: { slug, areaTitle, name, verb, path, summary, permissions, standing, auth },
  };
}
