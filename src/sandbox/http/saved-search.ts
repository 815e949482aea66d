import { fromBase64, toBase64 } from '../values/base64.js';
import { isObject } from '../values/json.js';
import { parseJsonBody } from './body.js';
import { invalidField } from '../store/errors.js';

/**
 * Decodes the search in the query value `q64`, which replaces a body.
 * @throws the platform's 400 if it is invalid.
 */
export function readSavedSearch(q64: string): Record<string, unknown> {
  let search: unknown;
  try {
    search = parseJsonBody(new TextDecoder().decode(fromBase64(q64)));
  } catch {
    search = undefined;
  }
  if (!isObject(search)) throw invalidField('q64 is no search in base64', 'q64');
  return search;
}

/** The URL that repeats a search. */
export function searchLink(path: string, search: object): string {
  return `${path}?q64=${encodeURIComponent(toBase64(new TextEncoder().encode(JSON.stringify(search))))}`;
}

/** The fields of a page of a search: the number of matches, and links to the previous and next page. */
export function pageFields(path: string, request: object, page: { pageSize: number; pageNumber: number }, total: number) {
  const pageCount = Math.ceil(total / page.pageSize);
  const linkToPage = (pageNumber: number): string => searchLink(path, { ...request, ...page, pageNumber });
  return {
    total,
    pageCount,
    ...page,
    ...(page.pageNumber > 1 && { previousPage: linkToPage(page.pageNumber - 1) }),
    currentPage: linkToPage(page.pageNumber),
    ...(page.pageNumber < pageCount && { nextPage: linkToPage(page.pageNumber + 1) }),
  };
}
