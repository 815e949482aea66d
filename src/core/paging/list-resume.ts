import type { ListPosition } from './list-position.js';
import type { Page, PageSource } from './page-source.js';
import { PageGrid } from './page-grid.js';
import type { PageValues } from './paging.js';
import { followingValues, nextValues } from './page-links.js';
import type { SeenItems } from './seen-items.js';

/** Most pages that are searched after the page of a position. */
const MAX_SEARCHED_PAGES = 1000;

/** Where a list is continued: how many items of a page, in reading order, were returned before. */
export interface ResumePoint {
  page: Page;
  from: number;
}

/**
 * Finds the last item that a position names. Items may have been deleted or inserted before it, so that it may be on another
 * page: the previous pages are searched first, then those after.
 *
 * @throws ListChangedError if none of the items that the position names is in the list any more.
 */
export async function resume(source: PageSource, position: ListPosition, seenItems: SeenItems): Promise<ResumePoint> {
  const { isBackward } = source;
  seenItems.remember(position.last);
  const page = await source.read(position.page);
  const from = indexAfter(source, page, position, seenItems);
  if (from !== undefined) return { page, from };
  const isByOffset = 'pageNumber' in position.page || 'startIndex' in position.page || isFirstOfNumbered(page);
  const earlier = isByOffset && !isBackward ? await searchBefore(source, page, position, seenItems) : undefined;
  const later = earlier ?? (await searchAfter(source, page, position, seenItems));
  if (later) return later;
  // The position names all items that were returned from these pages, and all of them were deleted.
  if (position.given <= position.last.length && isStart(position)) return { page, from: 0 };
  if (isByCursor(position) && !isBackward && position.index < position.last.length) return { page, from: 0 };
  throw source.failure('missing');
}

const isFirstOfNumbered = (page: Page): boolean =>
  'pageNumber' in (nextValues(page) ?? {}) || page.listing.pageCount !== undefined;

/** How many items of a page were returned; `undefined` if the page does not show that. */
function indexAfter(source: PageSource, { items }: Page, position: ListPosition, seenItems: SeenItems): number | undefined {
  const { index, last } = position;
  if (index < 0) return 0;
  const anchors = items.map((item) => seenItems.anchorOf(item));
  for (const anchor of last) {
    const indexes = anchors.flatMap((other, itemIndex) => (other === anchor ? [itemIndex] : []));
    if (indexes.length === 0) continue;
    // Items without a key may be equal: the nearest one is used.
    const nearest = indexes.reduce((best, itemIndex) =>
      Math.abs(itemIndex - index) < Math.abs(best - index) ? itemIndex : best,
    );
    return source.isBackward ? items.length - nearest : nearest + 1;
  }
  return undefined;
}

const startNames = ['pageNumber', 'startIndex'];
const sizeNames = ['pageSize', 'count', 'enableCursorPagination'];

/** Whether a position lies on the first page of its list, so that all items that were returned were on it. */
function isStart({ page }: ListPosition): boolean {
  const isFirst = ([name, value]: [string, string | number]): boolean =>
    startNames.includes(name) ? Number(value) === 1 : sizeNames.includes(name);
  return Object.entries(page).every(isFirst);
}

/** Whether a page begins after a certain item, even if items before it are deleted. */
const isByCursor = ({ page }: ListPosition): boolean => ['after', 'cursor', 'nextPage'].some((name) => name in page);

/** Searches the previous pages. It begins where the item should be according to the lengths of the list then and now. */
async function searchBefore(
  source: PageSource,
  page: Page,
  position: ListPosition,
  seenItems: SeenItems,
): Promise<ResumePoint | undefined> {
  const grid = new PageGrid(page);
  const size = Math.max(1, grid.isByIndex ? (position.size ?? grid.size) : grid.size);
  const { start } = grid.spanOf(page);
  const expectedOffset = start + (page.listing.total ?? 0) - (position.total ?? page.listing.total ?? 0);
  const offsets: number[] = [];
  for (let offset = start - size; offset > -size; offset -= size) offsets.push(Math.max(0, offset));
  offsets.sort((one, other) => Math.abs(one - expectedOffset) - Math.abs(other - expectedOffset));
  for (const offset of offsets) {
    const candidate = await source.read(grid.locate(offset));
    const from = indexAfter(source, candidate, position, seenItems);
    if (from !== undefined) return { page: candidate, from };
  }
  return undefined;
}

async function searchAfter(
  source: PageSource,
  first: Page,
  position: ListPosition,
  seenItems: SeenItems,
): Promise<ResumePoint | undefined> {
  const requestedPages = new Set<string>();
  let page = first;
  for (;;) {
    const next: PageValues | undefined = followingValues(source, page);
    if (!next || requestedPages.has(JSON.stringify(next)) || requestedPages.size === MAX_SEARCHED_PAGES) return undefined;
    requestedPages.add(JSON.stringify(next));
    page = await source.read(next);
    const from = indexAfter(source, page, position, seenItems);
    if (from !== undefined) return { page, from };
  }
}
