import { isObject } from '../values/is-object.js';

/** The values that select a page; empty for the first one. */
export type PageValues = Readonly<Record<string, string | number>>;

/** Fields that hold the items of a response. `results` may also hold a nested listing. */
const listNames = ['entities', 'Resources', 'conversations', 'userDetails', 'auditMessages', 'results'];

/** What a response says about a list. */
export interface Listing {
  items: readonly unknown[] | undefined;
  pageNumber: number | undefined;
  pageSize: number | undefined;
  pageCount: number | undefined;
  /** Of all pages. */
  total: number | undefined;
  /** All fields that lead to other pages: addresses and cursors. */
  more: Readonly<Record<string, unknown>>;
}

export function listingOf(answer: unknown): Listing {
  if (!isObject(answer)) return { ...none, more: {} };
  const name = listNames.find((candidate) => Array.isArray(answer[candidate]));
  const { results } = answer;
  if (name === undefined && isObject(results)) return listingOf(results);
  const { pageNumber, pageSize, pageCount, total, totalHits, totalResults } = answer;
  return {
    items: name === undefined ? undefined : (answer[name] as unknown[]),
    pageNumber: count(pageNumber),
    pageSize: count(pageSize),
    pageCount: count(pageCount),
    total: count(total) ?? count(totalHits) ?? count(totalResults),
    more: answer,
  };
}

/** The name of a list field that holds another type, if no other field is a list. */
export function misshapenField(answer: unknown): string | undefined {
  if (!isObject(answer) || listNames.some((name) => Array.isArray(answer[name]))) return undefined;
  const name = listNames.find((candidate) => answer[candidate] !== undefined && answer[candidate] !== null);
  return name === 'results' && isObject(answer[name]) ? misshapenField(answer[name]) : name;
}

const none = { items: undefined, pageNumber: undefined, pageSize: undefined, pageCount: undefined, total: undefined };

/** Whether a response counts its pages. A saved search does too, but is requested by address. */
export function isNumbered(listing: Listing, asked: PageValues): boolean {
  const { pageNumber, pageCount } = listing;
  return pageNumber !== undefined && pageCount !== undefined && !('q64' in asked || isByCursor(asked));
}

/**
 * Returns the values that select the next page, according to the response: page number and count, else the address of the next
 * page, else a cursor, else the total. `undefined` after the last page, and if a list would only return to the same page. Only
 * page values are read from an address: filters and host stay the caller's.
 *
 * @param asked - The page values of the request.
 */
export function nextPage(answer: unknown, asked: PageValues): PageValues | undefined {
  const next = leadsTo(answer, asked);
  return next && isAsked(asked, next) ? undefined : next;
}

/** The same, also if it leads back to the requested page. */
export function leadsTo(answer: unknown, asked: PageValues): PageValues | undefined {
  const listing = listingOf(answer);
  const { pageNumber, pageCount, more } = listing;
  if (isNumbered(listing, asked) && pageNumber !== undefined && pageCount !== undefined) {
    return pageNumber < pageCount ? { pageNumber: pageNumber + 1 } : undefined;
  }
  return led(more, asked) ?? counted(listing, asked);
}

/**
 * Returns the values that select the previous page, for a list that is read backwards: the address of the previous page, else a
 * cursor, else the page number below.
 */
export function leadsBack(answer: unknown, asked: PageValues): PageValues | undefined {
  const { more, pageNumber } = listingOf(answer);
  const { previousUri, previous, cursors } = more;
  const names = ['before', 'cursor', 'pageNumber'];
  const cursor = isObject(cursors) && isText(cursors['before']) ? { before: cursors['before'] } : undefined;
  const led = ofAddress(previousUri, names) ?? ofAddress(previous, names) ?? cursor;
  if (led || 'before' in asked || 'after' in asked) return led;
  return pageNumber !== undefined && pageNumber > 1 ? { pageNumber: pageNumber - 1 } : undefined;
}

export const isAsked = (asked: PageValues, next: PageValues): boolean =>
  Object.entries(next).every(([name, value]) => asked[name] === value);

/** By an address, or a cursor. */
function led({ nextUri, next, nextPage: page, cursors, cursor }: Listing['more'], asked: PageValues): PageValues | undefined {
  if ('q64' in asked) return ofAddress(page, ['q64']);
  const ofCursor = isText(cursor) ? { cursor } : undefined;
  if (isByCursor(asked) && ofCursor) return ofCursor;
  const after = isObject(cursors) && isText(cursors['after']) ? { after: cursors['after'] } : undefined;
  const names = isByCursor(asked) ? ['cursor'] : ['pageNumber', 'after', 'cursor', 'nextPage'];
  return ofAddress(nextUri, names) ?? ofAddress(next, names) ?? after ?? ofCursor;
}

/** By counting the received items (SCIM: RFC 7644, 3.4.2.4). */
function counted(listing: Listing, asked: PageValues): PageValues | undefined {
  const { items = [], total = 0, more } = listing;
  if (items.length === 0) return undefined;
  if (more['totalResults'] !== undefined) {
    const next = (count(more['startIndex']) ?? Number(asked['startIndex'] ?? 1)) + items.length;
    return next <= total ? { startIndex: next } : undefined;
  }
  const pageNumber = listing.pageNumber ?? Number(asked['pageNumber'] ?? 1);
  return hasPageAfter(pageNumber, listing, asked) ? { pageNumber: pageNumber + 1 } : undefined;
}

/** Whether a list without links states more pages or items than those up to a page. */
function hasPageAfter(
  pageNumber: number,
  { items = [], pageSize, pageCount, total = 0, more }: Listing,
  asked: PageValues,
): boolean {
  const { length } = items;
  if (more['totalHits'] !== undefined) return pageNumber * Number(asked['pageSize'] ?? length) < total;
  if (hasCursor(asked)) return false;
  if (pageCount !== undefined && pageNumber < pageCount) return true;
  const size = pageSize ?? Number(asked['pageSize'] ?? Math.max(PAGE_SIZE, length));
  // Some lists leave out what the user may not see: a page that is not full may be the last one.
  return length >= size && pageNumber * size < total;
}

/** The platform's default page size. */
const PAGE_SIZE = 25;

const cursorNames = ['after', 'before', 'cursor', 'enableCursorPagination', 'nextPage', 'q64'];

/** Whether a page was requested by a cursor or an address. */
export const hasCursor = (asked: PageValues): boolean => cursorNames.some((name) => name in asked);

const isByCursor = (asked: PageValues): boolean => 'cursor' in asked || 'enableCursorPagination' in asked;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function count(value: unknown): number | undefined {
  const number = isText(value) && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}

function ofAddress(address: unknown, names: readonly string[]): PageValues | undefined {
  if (!isText(address)) return undefined;
  const query = new URLSearchParams(address.replace(/^[^?]*/, ''));
  for (const name of names) {
    const value = query.get(name);
    if (value === null || value === '') continue;
    if (name !== 'pageNumber') return { [name]: value };
    if (/^\d+$/.test(value)) return { pageNumber: Number(value) };
  }
  return undefined;
}
