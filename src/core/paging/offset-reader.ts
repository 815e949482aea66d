import type { Page, PageSource, ReadPage } from './page-source.js';
import type { PageSpan } from './page-grid.js';
import { PageGrid } from './page-grid.js';
import type { PageValues } from './paging.js';
import { isNumbered } from './paging.js';
import { isRepetition, nextValues } from './page-links.js';
import type { SeenItems } from './seen-items.js';
import { MEMORY_SIZE } from './seen-items.js';

/** After this many empty pages in a row, a list of unknown length counts as changed. */
const MAX_EMPTY_PAGES = 3;

/** A request for a page that is under way. */
interface Pending {
  span: PageSpan;
  page: Promise<Page>;
}

/** A page that was accepted: everything up to its end has been read. */
interface AcceptedPage {
  span: PageSpan;
  page: Page;
}

/**
 * Reads a list by page number or start index.
 *
 * Invariant: every item at an offset before `#end` that was in the list since the beginning was returned, provided that items
 * keep their relative order. A page extends `#end` only if one of these holds:
 *
 * - it begins at the beginning of the list;
 * - it contains an item that was returned before (an overlap): what follows that item in the same response follows it without a
 *   gap;
 * - it begins at `#end`, and no page so far has shown that the list changed (the stated length was always the same).
 *
 * As soon as the stated length changes, or an item is received twice, each further page must overlap with the previous one. If
 * it does not, the reader steps back until it does. `strict` requires overlaps from the second page on: deletions and insertions
 * that balance each other between two requests do not change the stated length, and only an overlap shows them.
 */
export class OffsetReader {
  readonly #source: PageSource;
  readonly #first: Page;
  readonly #seenItems: SeenItems;
  readonly #concurrency: number;
  readonly #grid: PageGrid;
  readonly #pending: Pending[] = [];
  /** The last accepted pages, newest last: one more than can be under way at once. */
  readonly #accepted: AcceptedPage[] = [];
  /**
   * Items of pages that were accepted while the list had already changed: they were returned, but there may be a gap before
   * them.
   */
  readonly #uncertain = new Set<unknown>();
  /** The offset at which the call itself begins. Items before it were not requested. */
  readonly #origin: number;
  /** Everything before this offset has been read. */
  #end = 0;
  #length: number | undefined;
  /** The greatest number of pages that the list had. */
  #pageCount = 1;
  #isOverlapping: boolean;
  /** Whether pages are counted; otherwise each page says whether another one follows. */
  readonly #isCounted: boolean;
  /** How many items two pages should have in common. */
  #overlap = 1;
  /** Empty pages in a row, for a list of unknown length. */
  #emptyPages = 0;
  /** Pages in a row that did not overlap. */
  #misses = 0;

  constructor(source: PageSource, first: Page, seenItems: SeenItems, concurrency: number) {
    this.#source = source;
    this.#first = first;
    this.#seenItems = seenItems;
    this.#concurrency = concurrency;
    this.#grid = new PageGrid(first);
    this.#origin = this.#grid.spanOf(first).start;
    this.#isOverlapping = source.strict;
    this.#isCounted = isNumbered(first.listing, first.values);
  }

  /** @param from - Index in the first page of the first item that no earlier reading returned. */
  async *pages(from: number): AsyncGenerator<ReadPage, void> {
    const first = this.#first;
    const span = this.#grid.spanOf(first);
    this.#checkFilled(first, span);
    this.#pageCount = Math.max(1, Math.ceil((this.#grid.lengthIn(first) ?? 0) / this.#grid.size));
    this.#seenItems.addAll(first.items.slice(0, from));
    yield this.#accept({ span, page: first }, from);
    while (!this.#isComplete()) {
      if (this.#source.requests >= 2 * this.#pageCount + 10) throw this.#source.failure('limit');
      this.#request();
      const pending = this.#pending.shift();
      if (!pending) throw this.#source.failure('changed');
      const page = await pending.page;
      const span = this.#isOverlapping ? this.#grid.statedSpanOf(page, pending.span) : pending.span;
      const outcome = this.#continueWith({ span, page });
      if (outcome === 'end') return;
      if (outcome) yield outcome;
    }
  }

  #isComplete(): boolean {
    const last = this.#accepted.at(-1);
    if (!last) return false;
    return this.#isCounted ? this.#end >= (this.#length ?? 0) : nextValues(last.page) === undefined;
  }

  /** Sends requests until as many are under way as configured. */
  #request(): void {
    const isKnown = this.#length !== undefined;
    const limit = isKnown && this.#misses === 0 ? this.#concurrency : 1;
    while (this.#pending.length < limit) {
      const last = this.#pending.at(-1)?.span;
      const end = last ? last.start + last.size : this.#end;
      if (last && end >= (this.#length ?? 0)) return;
      this.#pending.push(this.#isOverlapping ? this.#requestAfter(end) : this.#requestAt(end));
    }
  }

  #requestAt(start: number): Pending {
    return this.#send(this.#grid.locate(start), { start, size: this.#grid.size });
  }

  /**
   * Requests a page that overlaps with the item before an offset: by as many items as wanted, or fewer if it would hardly
   * advance.
   */
  #requestAfter(end: number): Pending {
    const { size } = this.#grid;
    let overlap = Math.min(this.#overlap, end);
    let covering = this.#grid.cover(end - overlap);
    while (overlap > 1 && covering.span.start + covering.span.size < end + size / 4) {
      overlap = Math.floor(overlap / 2);
      covering = this.#grid.cover(end - overlap);
    }
    return this.#send(covering.values, covering.span);
  }

  #requestOverlapping(offset: number): Pending {
    const { values, span } = this.#grid.cover(offset);
    return this.#send(values, span);
  }

  #send(values: PageValues, span: PageSpan): Pending {
    const page = this.#source.read(values);
    // A page that is requested early rejects when it is needed.
    page.catch(() => undefined);
    return { span, page };
  }

  /** Decides whether a page continues the list. */
  #continueWith(next: AcceptedPage): ReadPage | 'end' | undefined {
    const { page, span } = next;
    const previous = this.#accepted.at(-1);
    const length = this.#grid.lengthIn(page, span.size) ?? this.#length;
    this.#pageCount = Math.max(this.#pageCount, Math.ceil((length ?? 0) / this.#grid.size));
    if (page.items.length === 0) return this.#continueWithEmpty(next, length);
    const isSteady = !this.#isOverlapping && length === this.#length;
    const isSame = previous !== undefined && isRepetition(previous.page, page) && previous.span.start < span.start;
    if (isSame) this.#source.checkWindow(page);
    if (isSame && isSteady) throw this.#source.failure('repeated');
    if (isSteady) return this.#accept(next, 0);
    if (!this.#isOverlapping && !isSame) this.#markUncertain(page);
    const from = isSame ? -1 : this.#overlapIndex(next);
    if (from >= 0) return this.#accept(next, from);
    this.#stepBack(next, length);
    return undefined;
  }

  #continueWithEmpty(next: AcceptedPage, length: number | undefined): ReadPage | 'end' | undefined {
    const { page, span } = next;
    const { total } = page.listing;
    const isSameTotal = total === (this.#accepted.at(-1)?.page.listing.total ?? total);
    const isBeyondTotal = !this.#isOverlapping && isSameTotal && span.start >= (total ?? Infinity);
    if (length === 0 || isBeyondTotal) return 'end';
    this.#checkFilled(page, span);
    if (length === undefined && !this.#isOverlapping) return this.#acceptEmpty(next);
    this.#stepBack(next, length);
    return undefined;
  }

  /** @throws ListChangedError if a page is empty although the platform says that it has items. */
  #checkFilled(page: Page, { start, size }: PageSpan): void {
    const length = this.#grid.lengthIn(page, size) ?? this.#length;
    if (page.items.length > 0 || length === undefined || start >= length) return;
    this.#source.checkWindow(page);
    throw this.#source.failure('empty');
  }

  /** A list of unknown length may have empty pages, but only a limited number. */
  #acceptEmpty(next: AcceptedPage): ReadPage {
    this.#emptyPages += 1;
    if (this.#emptyPages === MAX_EMPTY_PAGES) throw this.#source.failure('empty');
    return this.#accept(next, 0);
  }

  /** The list has changed: everything that may have been read after the change becomes uncertain. */
  #markUncertain({ sentAt }: Page): void {
    this.#isOverlapping = true;
    this.#pending.length = 0;
    while (this.#accepted.length > 1 && (this.#accepted.at(-1)?.page.receivedAt ?? 0) > sentAt) {
      for (const item of this.#accepted.pop()?.page.items ?? []) this.#uncertain.add(this.#seenItems.keyOf(item));
    }
    const last = this.#accepted.at(-1);
    if (!last || this.#uncertain.size === 0) return;
    this.#end = last.span.start + last.span.size;
    this.#source.fallback = { page: last.page, index: last.page.items.length - 1 };
  }

  /** The index in a page at which the page continues what was read, -1 if it does not overlap. */
  #overlapIndex({ page, span }: AcceptedPage): number {
    if (this.#seenItems.hasKeyless) return this.#overlapIndexByOffset({ page, span });
    const index = page.items.findIndex((item) => {
      const key = this.#seenItems.keyOf(item);
      return key !== undefined && this.#seenItems.has(key) && !this.#uncertain.has(key);
    });
    return index < 0 && span.start === 0 && this.#origin === 0 ? 0 : index;
  }

  /** Items without keys are compared one by one with those that had the same offsets. */
  #overlapIndexByOffset({ page, span }: AcceptedPage): number {
    const previous = this.#accepted.at(-1);
    if (!previous) return -1;
    const from = span.start - previous.span.start;
    const common = previous.page.items.slice(Math.max(0, from));
    const isEqual = common.every((item, index) => JSON.stringify(item) === JSON.stringify(page.items[index]));
    if (from < 0 || common.length === 0 || !isEqual) throw this.#source.failure('changed');
    return common.length;
  }

  #accept(next: AcceptedPage, from: number): ReadPage {
    const { page, span } = next;
    const indexes = this.#seenItems.addAll(page.items, from);
    if (indexes && from === 0 && !this.#seenItems.hasKeyless && this.#accepted.length > 0) this.#noticeChange();
    // While nothing changes, pages may be shorter than they say: some lists leave out what the user may not see.
    this.#end = span.start + (this.#grid.isByIndex || this.#isOverlapping ? page.items.length : span.size);
    this.#length = this.#grid.lengthIn(page, span.size) ?? this.#length;
    if (this.#misses === 0) this.#overlap = Math.max(1, Math.floor(this.#overlap / 2));
    this.#misses = 0;
    this.#pageCount = Math.max(this.#pageCount, Math.ceil(this.#end / this.#grid.size));
    if (page.items.length > 0) this.#emptyPages = 0;
    if (this.#uncertain.size > 0) for (const item of page.items) this.#uncertain.delete(this.#seenItems.keyOf(item));
    this.#source.fallback = undefined;
    this.#accepted.push(next);
    if (this.#accepted.length > this.#concurrency + 1) this.#accepted.shift();
    return { page, indexes };
  }

  /** An item was received twice although the stated length is the same. */
  #noticeChange(): void {
    if (this.#isOverlapping) return;
    this.#isOverlapping = true;
    this.#pending.length = 0;
  }

  /** Steps back after a page that does not overlap. */
  #stepBack({ span }: AcceptedPage, length: number | undefined): void {
    if (this.#seenItems.hasKeyless) throw this.#source.failure('changed');
    this.#isOverlapping = true;
    this.#pending.length = 0;
    this.#misses += 1;
    const { size } = this.#grid;
    const missingCount = Math.max(0, (this.#length ?? 0) - (length ?? Infinity));
    let offset = Math.min(this.#end, length ?? Infinity) - (missingCount > 10 * size ? 0 : missingCount);
    if (this.#misses > 1) offset = Math.min(offset, span.start) - size * 2 ** (this.#misses - 2);
    this.#overlap = Math.min(Math.max(2 * this.#overlap, missingCount + 1), Math.ceil(size / 2));
    offset = Math.max(0, offset - this.#overlap);
    if (span.start === 0 || this.#end - offset > MEMORY_SIZE) throw this.#source.failure('changed');
    this.#pending.push(this.#requestOverlapping(offset));
  }
}
