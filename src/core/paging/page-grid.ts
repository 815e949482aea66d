import type { Page } from './page-source.js';
import type { PageValues } from './paging.js';

/** The part of a list that one request selects, in items from the beginning of the list. */
export interface PageSpan {
  start: number;
  size: number;
}

/** A page by index must have this many items at least, so that it overlaps with the previous one and advances too. */
const MIN_SIZE_BY_INDEX = 10;

/**
 * The same for a page by number. It is the platform's default, so that every list allows it. Pages of at most 10 items cannot overlap
 * at an offset that all sizes from 1 to 10 divide, such as 2,520.
 */
const MIN_SIZE_BY_NUMBER = 25;

/** Converts between page values and offsets in a list that is read by page number or by the index of its first item. */
export class PageGrid {
  /** Items in a page. */
  readonly size: number;
  readonly isByIndex: boolean;
  /** The number of the first page: 1, or 0 for a list that starts with page 0 by itself. */
  readonly #firstNumber: number;

  constructor(first: Page) {
    const { listing, values, items } = first;
    this.isByIndex = 'startIndex' in listing.fields || 'startIndex' in values || 'totalResults' in listing.fields;
    this.#firstNumber = listing.pageNumber === 0 && values['pageNumber'] === undefined ? 0 : 1;
    const requestedSize = Number(values['pageSize'] ?? 0);
    this.size = Math.max(1, this.isByIndex ? items.length : (listing.pageSize ?? (requestedSize || items.length)));
  }

  /** The span of a page, according to its request, else according to the page itself. */
  spanOf({ values, listing, items }: Page): PageSpan {
    if (this.isByIndex) {
      const index = Number(values['startIndex'] ?? listing.fields['startIndex'] ?? 1);
      return { start: Math.max(0, index - 1), size: items.length };
    }
    const number = Number(values['pageNumber'] ?? listing.pageNumber ?? this.#firstNumber);
    return { start: (number - this.#firstNumber) * this.size, size: this.size };
  }

  /**
   * The span of a page that overlaps: according to the page itself, because a platform may ignore a page size, else as it was
   * requested.
   */
  statedSpanOf({ listing: { pageNumber, pageSize, fields }, items }: Page, requestedSpan: PageSpan): PageSpan {
    const { startIndex } = fields;
    if (this.isByIndex)
      return { start: typeof startIndex === 'number' ? startIndex - 1 : requestedSpan.start, size: items.length };
    const size = pageSize ?? requestedSpan.size;
    const start = pageNumber === undefined ? requestedSpan.start : (pageNumber - this.#firstNumber) * size;
    return { start, size: items.length };
  }

  /** The length of the list as a page states it; `undefined` if it states none. */
  lengthIn({ listing: { total, pageCount, pageSize } }: Page, requestedSize = this.size): number | undefined {
    if (pageCount === undefined) return total;
    const size = pageSize ?? requestedSize;
    // If the two contradict each other, the longer one counts.
    return Math.max(0, total ?? pageCount * size, (pageCount - 1) * size + 1);
  }

  /** The page values of the page that begins at an offset. Lists by page number support only the offsets of the grid. */
  locate(start: number): PageValues {
    if (this.isByIndex) return { startIndex: start + 1 };
    return { pageNumber: Math.floor(start / this.size) + this.#firstNumber };
  }

  /**
   * Of the pages that begin at or before an offset, the one that reaches furthest. Page sizes a little smaller than usual make
   * pages begin nearly anywhere, so that a page overlaps with the previous one.
   */
  cover(offset: number): { values: PageValues; span: PageSpan } {
    const from = Math.max(0, offset);
    const maxSize = Math.max(this.size, this.isByIndex ? MIN_SIZE_BY_INDEX : MIN_SIZE_BY_NUMBER);
    if (this.isByIndex) {
      const values = { startIndex: from + 1, ...(this.size < maxSize && { count: maxSize }) };
      return { values, span: { start: from, size: maxSize } };
    }
    let best: PageSpan = { start: 0, size: maxSize };
    for (let size = maxSize; from + size > best.start + best.size; size--) {
      const start = Math.floor(from / size) * size;
      if (start + size > best.start + best.size) best = { start, size };
    }
    const number = best.start / best.size + this.#firstNumber;
    return { values: { pageNumber: number, pageSize: best.size }, span: best };
  }
}
