import { isObject } from '../values/is-object.js';
import type { Page, PageSource, ReadPage } from './page-source.js';
import type { PageValues } from './paging.js';
import { hasCursor, isSamePage, previousPageValues, nextPageValues } from './paging.js';
import { idOf } from './seen-items.js';
import type { SeenItems } from './seen-items.js';
import { hashOf } from '../values/text-hash.js';

/** After this many pages in a row without items that lead to another one, the list counts as changed. */
const MAX_IDLE_PAGES = 3;

/**
 * Reads a list whose pages lead to each other, by cursor or address. It is complete when a page leads nowhere, or when it leads
 * back but as many items were returned as the platform's total.
 */
export async function* linkedPages(
  source: PageSource,
  first: Page,
  seenItems: SeenItems,
  { from, count: returnedCount }: { from: number; count: number },
): AsyncGenerator<ReadPage, void> {
  const { isBackward } = source;
  const requestedPages = new Set<string>();
  const contents = new Set<string>();
  let page = first;
  let emptyPages = 0;
  let idlePages = 0;
  let count = returnedCount;
  let receivedCount = returnedCount;
  let length = first.listing.total;
  let minTotal = length ?? 0;
  seenItems.addAll(isBackward ? first.items.slice(first.items.length - from) : first.items.slice(0, from));
  source.shouldList = false;
  for (;;) {
    const skipCount = page === first ? from : 0;
    const newIndexes = isBackward ? addBackward(page, seenItems, skipCount) : seenItems.addAll(page.items, skipCount);
    const addedCount = newIndexes ? newIndexes.length : page.items.length;
    const isNew = hasNewContent(page, contents, addedCount);
    emptyPages = page.items.length === 0 ? emptyPages + 1 : 0;
    idlePages = isNew || page.items.length === 0 ? 0 : idlePages + 1;
    count += addedCount;
    receivedCount += page.items.length - skipCount;
    yield { page, indexes: newIndexes };
    const next = followingValues(source, page);
    if (!next) {
      // Only a reading of the whole list can compare what it received with the total.
      if (returnedCount === 0 && !isBackward && !hasCursor(first.values) && isCutOff(page, minTotal - receivedCount))
        throw source.failure('ended');
      return;
    }
    const { total = 0 } = page.listing;
    const hasAll = total > 0 && count >= total;
    const name = hashOf(JSON.stringify(next));
    const isLoop = requestedPages.has(name) || isSamePage(page.values, next) || idlePages === MAX_IDLE_PAGES;
    if (isLoop || emptyPages === MAX_IDLE_PAGES) {
      source.checkWindow(page);
      if (hasAll) return;
      if (!isLoop) source.fallback = { page: { ...page, values: { ...page.values, ...next } }, index: -1 };
      throw source.failure(isLoop ? 'repeated' : 'empty');
    }
    requestedPages.add(name);
    const previous = page;
    page = await source.read(next);
    if (isRepetition(previous, page)) {
      source.checkWindow(page);
      if (hasAll) return;
      throw source.failure('repeated');
    }
    // When reading backwards, items that are inserted before the page move others onto pages that were read already.
    const newTotal = page.listing.total;
    if (isBackward && 'pageNumber' in next && (newTotal ?? 0) > (length ?? Infinity)) throw source.failure('changed');
    length = newTotal ?? length;
    minTotal = Math.min(minTotal, length ?? 0);
  }
}

/** The values of the page that is read after a page. */
export function followingValues({ isBackward }: PageSource, page: Page): PageValues | undefined {
  return isBackward ? previousPageValues(page.body, page.values) : nextValues(page);
}

/** The indexes of new items, last first. */
function addBackward({ items }: Page, seenItems: SeenItems, skipCount: number): readonly number[] {
  const newIndexes: number[] = [];
  for (let index = items.length - 1 - skipCount; index >= 0; index--) if (seenItems.add(items[index])) newIndexes.push(index);
  return newIndexes;
}

/** Items without keys always count as new, so the content of the page as a whole is compared with earlier ones. */
function hasNewContent({ items }: Page, contents: Set<string>, addedCount: number): boolean {
  if (addedCount === 0) return false;
  if (items.some((item) => idOf(item) !== undefined)) return true;
  const content = hashOf(JSON.stringify(items));
  if (contents.has(content)) return false;
  contents.add(content);
  return true;
}

/** The next page. If responses state neither a length nor a link, a full page has a successor. */
export function nextValues({ body, values, items }: Page): PageValues | undefined {
  if (!('shortPageEnds' in values)) return nextPageValues(body, values);
  const size = Number(values['pageSize'] ?? 25);
  return items.length < size ? undefined : { pageNumber: Number(values['pageNumber'] ?? 1) + 1 };
}

/** Whether the last page of a list by cursor is full, although items are missing. */
function isCutOff({ values, listing, items }: Page, missingCount: number): boolean {
  const size = listing.pageSize ?? Number(values['pageSize'] ?? Infinity);
  return missingCount > 0 && hasCursor(values) && items.length > 0 && items.length >= size;
}

/** Whether a page repeats the previous one. */
export function isRepetition(previous: Page, page: Page): boolean {
  if (page.items.length === 0 || previous.items.length !== page.items.length) return false;
  return previous.text === page.text || page.items.every((item, index) => isSameItem(item, previous.items[index]));
}

function isSameItem(first: unknown, second: unknown): boolean {
  const id = isObject(first) ? idOf(first) : undefined;
  return id !== undefined && id === idOf(second);
}
