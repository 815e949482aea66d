import { isObject } from '../values/is-object.js';
import type { Page, PageSource, ReadPage } from './page-source.js';
import type { PageValues } from './paging.js';
import { hasCursor, isAsked, leadsBack, leadsTo } from './paging.js';
import { idOf } from './seen-items.js';
import type { SeenItems } from './seen-items.js';
import { hashOf } from '../values/text-hash.js';

/** After this many pages in a row without items that lead to another one, the list counts as changed. */
const MOST_IDLE = 3;

/**
 * Reads a list whose pages lead to each other, by cursor or address. It is complete when a page leads nowhere, or when it leads
 * back but as many items were returned as the platform's total.
 */
export async function* linkedPages(
  source: PageSource,
  first: Page,
  seen: SeenItems,
  { from, given, isBackward }: { from: number; given: number; isBackward: boolean },
): AsyncGenerator<ReadPage, void> {
  const requested = new Set<string>();
  const contents = new Set<string>();
  let page = first;
  let empty = 0;
  let idle = 0;
  let count = given;
  let received = given;
  let length = first.listing.total;
  let least = length ?? 0;
  seen.addAll(isBackward ? first.items.slice(first.items.length - from) : first.items.slice(0, from));
  source.mustList = false;
  for (;;) {
    const skipped = page === first ? from : 0;
    const fresh = isBackward ? backward(page, seen, skipped) : seen.addAll(page.items, skipped);
    const added = fresh ? fresh.length : page.items.length;
    const isNew = hasNewContent(page, contents, added);
    empty = page.items.length === 0 ? empty + 1 : 0;
    idle = isNew || page.items.length === 0 ? 0 : idle + 1;
    count += added;
    received += page.items.length - skipped;
    yield { page, fresh };
    const next = isBackward ? leadsBack(page.answer, page.asked) : onwards(page);
    if (!next) {
      // Only a reading of the whole list can compare what it received with the total.
      if (given === 0 && !isBackward && !hasCursor(first.asked) && isCutOff(page, least - received))
        throw source.changed('ended');
      return;
    }
    const { total = 0 } = page.listing;
    const hasAll = total > 0 && count >= total;
    const name = hashOf(JSON.stringify(next));
    const isLoop = requested.has(name) || isAsked(page.asked, next) || idle === MOST_IDLE;
    if (isLoop || empty === MOST_IDLE) {
      source.checkWindow(page);
      if (hasAll) return;
      if (!isLoop) source.fallback = { page: { ...page, asked: { ...page.asked, ...next } }, index: -1 };
      throw source.changed(isLoop ? 'repeated' : 'empty');
    }
    requested.add(name);
    const before = page;
    page = await source.read(next);
    if (isRepetition(before, page)) {
      source.checkWindow(page);
      if (hasAll) return;
      throw source.changed('repeated');
    }
    // When reading backwards, items that are inserted before the page move others onto pages that were read already.
    const now = page.listing.total;
    if (isBackward && 'pageNumber' in next && (now ?? 0) > (length ?? Infinity)) throw source.changed('changed');
    length = now ?? length;
    least = Math.min(least, length ?? 0);
  }
}

/** The indexes of new items, last first. */
function backward({ items }: Page, seen: SeenItems, skipped: number): readonly number[] {
  const fresh: number[] = [];
  for (let index = items.length - 1 - skipped; index >= 0; index--) if (seen.add(items[index])) fresh.push(index);
  return fresh;
}

/** Items without keys always count as new, so the content of the page as a whole is compared with earlier ones. */
function hasNewContent({ items }: Page, contents: Set<string>, added: number): boolean {
  if (added === 0) return false;
  if (items.some((item) => idOf(item) !== undefined)) return true;
  const content = hashOf(JSON.stringify(items));
  if (contents.has(content)) return false;
  contents.add(content);
  return true;
}

/** The next page. If responses state neither a length nor a link, a full page has a successor. */
export function onwards({ answer, asked, items }: Page): PageValues | undefined {
  if (!('shortPageEnds' in asked)) return leadsTo(answer, asked);
  const size = Number(asked['pageSize'] ?? 25);
  return items.length < size ? undefined : { pageNumber: Number(asked['pageNumber'] ?? 1) + 1 };
}

/** Whether the last page of a list by cursor is full, although items are missing. */
function isCutOff({ asked, listing, items }: Page, missing: number): boolean {
  const size = listing.pageSize ?? Number(asked['pageSize'] ?? Infinity);
  return missing > 0 && hasCursor(asked) && items.length > 0 && items.length >= size;
}

/** Whether a page repeats the previous one. */
export function isRepetition(before: Page, page: Page): boolean {
  if (page.items.length === 0 || before.items.length !== page.items.length) return false;
  return before.text === page.text || page.items.every((item, index) => isSameItem(item, before.items[index]));
}

function isSameItem(one: unknown, other: unknown): boolean {
  const id = isObject(one) ? idOf(one) : undefined;
  return id !== undefined && id === idOf(other);
}
