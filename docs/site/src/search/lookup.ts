import { findPages } from './find-pages.js';
import { loadMethods } from './load-methods.js';
import { matchMethods } from '../../../../src/find/match-methods.js';
import { groupResults } from './results.js';
import type { ResultGroup } from './results.js';

export { resultsElement } from './results.js';

const MOST_METHODS = 6;

/** Returns the methods and pages that match a query. @param root - The address of the site. */
export async function lookUp(query: string, root: URL): Promise<ResultGroup[]> {
  const [list, pages] = await Promise.all([loadMethods(root), findPages(root, query)]);
  const methods = matchMethods(list, query).slice(0, MOST_METHODS);
  return groupResults(query, methods, pages, root);
}
