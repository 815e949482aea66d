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
  fields: Readonly<Record<string, unknown>>;
}

export function listingOf(body: unknown): Listing {
  if (!isObject(body)) return { ...emptyListing, fields: {} };
  const name = listNames.find((field) => Array.isArray(body[field]));
  const { results } = body;
  if (name === undefined && isObject(results)) return listingOf(results);
  const { pageNumber, pageSize, pageCount, total, totalHits, totalResults } = body;
  return {
    items: name === undefined ? undefined : (body[name] as unknown[]),
    pageNumber: count(pageNumber),
    pageSize: count(pageSize),
    pageCount: count(pageCount),
    total: count(total) ?? count(totalHits) ?? count(totalResults),
    fields: body,
  };
}

/** The name of a list field that holds another type, if no other field is a list. */
export function misshapenField(body: unknown): string | undefined {
  if (!isObject(body) || listNames.some((name) => Array.isArray(body[name]))) return undefined;
  const name = listNames.find((field) => body[field] !== undefined && body[field] !== null);
  return name === 'results' && isObject(body[name]) ? misshapenField(body[name]) : name;
}

const emptyListing = { items: undefined, pageNumber: undefined, pageSize: undefined, pageCount: undefined, total: undefined };

/** Whether a response counts its pages. A saved search does too, but is requested by address. */
export function isNumbered(listing: Listing, values: PageValues): boolean {
  const { pageNumber, pageCount } = listing;
  return pageNumber !== undefined && pageCount !== undefined && !('q64' in values || isByCursor(values));
}

/**
 * Returns the values that select the next page, according to the response: page number and count, else the address of the next
 * page, else a cursor, else the total. `undefined` after the last page, and if a list would only return to the same page. Only
 * page values are read from an address: filters and host stay the caller's.
 *
 * @param values - The page values of the request.
 */
export function nextPage(body: unknown, values: PageValues): PageValues | undefined {
  const next = nextPageValues(body, values);
  return next && isSamePage(values, next) ? undefined : next;
}

/** The same, also if it leads back to the requested page. */
export function nextPageValues(body: unknown, values: PageValues): PageValues | undefined {
  const listing = listingOf(body);
  const { pageNumber, pageCount, fields } = listing;
  if (isNumbered(listing, values) && pageNumber !== undefined && pageCount !== undefined) {
    return pageNumber < pageCount ? { pageNumber: pageNumber + 1 } : undefined;
  }
  return valuesOfLink(fields, values) ?? valuesByCount(listing, values);
}

/**
 * Returns the values that select the previous page, for a list that is read backwards: the address of the previous page, else a
 * cursor, else the page number below.
 */
export function previousPageValues(body: unknown, values: PageValues): PageValues | undefined {
  const { fields, pageNumber } = listingOf(body);
  const { previousUri, previous, cursors } = fields;
  const names = ['before', 'cursor', 'pageNumber'];
  const cursor = isObject(cursors) && isText(cursors['before']) ? { before: cursors['before'] } : undefined;
  const link = valuesInAddress(previousUri, names) ?? valuesInAddress(previous, names) ?? cursor;
  if (link || 'before' in values || 'after' in values) return link;
  return pageNumber !== undefined && pageNumber > 1 ? { pageNumber: pageNumber - 1 } : undefined;
}

export const isSamePage = (values: PageValues, next: PageValues): boolean =>
  Object.entries(next).every(([name, value]) => values[name] === value);

/** By an address, or a cursor. */
function valuesOfLink(
  { nextUri, next, nextPage: page, cursors, cursor }: Listing['fields'],
  values: PageValues,
): PageValues | undefined {
  if ('q64' in values) return valuesInAddress(page, ['q64']);
  const cursorValues = isText(cursor) ? { cursor } : undefined;
  if (isByCursor(values) && cursorValues) return cursorValues;
  const after = isObject(cursors) && isText(cursors['after']) ? { after: cursors['after'] } : undefined;
  const names = isByCursor(values) ? ['cursor'] : ['pageNumber', 'after', 'cursor', 'nextPage'];
  return valuesInAddress(nextUri, names) ?? valuesInAddress(next, names) ?? after ?? cursorValues;
}

/** By counting the received items (SCIM: RFC 7644, 3.4.2.4). */
function valuesByCount(listing: Listing, values: PageValues): PageValues | undefined {
  const { items = [], total = 0, fields } = listing;
  if (items.length === 0) return undefined;
  if (fields['totalResults'] !== undefined) {
    const next = (count(fields['startIndex']) ?? Number(values['startIndex'] ?? 1)) + items.length;
    return next <= total ? { startIndex: next } : undefined;
  }
  const pageNumber = listing.pageNumber ?? Number(values['pageNumber'] ?? 1);
  return hasPageAfter(pageNumber, listing, values) ? { pageNumber: pageNumber + 1 } : undefined;
}

/** Whether a list without links states more pages or items than those up to a page. */
function hasPageAfter(
  pageNumber: number,
  { items = [], pageSize, pageCount, total = 0, fields }: Listing,
  values: PageValues,
): boolean {
  const { length } = items;
  if (fields['totalHits'] !== undefined) return pageNumber * Number(values['pageSize'] ?? length) < total;
  if (hasCursor(values)) return false;
  if (pageCount !== undefined && pageNumber < pageCount) return true;
  const size = pageSize ?? Number(values['pageSize'] ?? Math.max(PAGE_SIZE, length));
  // Some lists leave out what the user may not see: a page that is not full may be the last one.
  return length >= size && pageNumber * size < total;
}

/** The platform's default page size. */
const PAGE_SIZE = 25;

const cursorNames = ['after', 'before', 'cursor', 'enableCursorPagination', 'nextPage', 'q64'];

/** Whether a page was requested by a cursor or an address. */
export const hasCursor = (values: PageValues): boolean => cursorNames.some((name) => name in values);

const isByCursor = (values: PageValues): boolean => 'cursor' in values || 'enableCursorPagination' in values;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function count(value: unknown): number | undefined {
  const number = isText(value) && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}

function valuesInAddress(address: unknown, names: readonly string[]): PageValues | undefined {
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
