import type { ApiPromise } from '../call/api-promise.js';
import { ContactCentreError, InvalidParameterError } from '../errors/errors.js';
import type { ItemsOptions, Listed, PagedItems } from '../call/items.js';
import type { CheckedItemsOptions } from './items-options.js';
import { arrayLimit, checkItemsOptions } from './items-options.js';
import type { ListPosition } from './list-position.js';
import { parsePosition, positionText } from './list-position.js';
import { resume } from './list-resume.js';
import { OffsetReader } from './offset-reader.js';
import { refuseChanges } from './page-call.js';
import { linkedPages, nextValues } from './page-links.js';
import type { CallParts, Page, ItemLocation, ReadPage } from './page-source.js';
import { PageSource } from './page-source.js';
import { TooManyItemsError } from '../errors/rare-errors.js';
import type { Listing } from './paging.js';
import { isNumbered, previousPageValues } from './paging.js';
import { SeenItems } from './seen-items.js';

// For `byIds`: if it loaded `paging` itself, bundles would contain all of that file.
export { listingOf } from './paging.js';

/** The items of a call that is being read. */
export interface ReadItems<I> {
  readonly origin: CallParts;
  /** The first page, until it has been used. */
  first: ApiPromise<unknown> | undefined;
  readonly options: ItemsOptions<I>;
  /** Computes the position of the last item that was returned. */
  locate: (() => string | undefined) | undefined;
  ended: PagedItems<I>['ended'];
}

/** One reading of a list: its pages, each with the items that are new in it. */
class ListReading<I> {
  readonly source: PageSource;
  readonly options: CheckedItemsOptions<I>;
  readonly #items: ReadItems<I>;
  readonly #seenItems: SeenItems;
  readonly #resumePosition: ListPosition | undefined;
  /** The last item that was returned. */
  #location: ItemLocation | undefined;
  /** Items that were returned up to the end of the page before that of the last item, and the items of that page. */
  #returnedCount: number;
  #previousItems: readonly unknown[] | undefined;

  constructor(items: ReadItems<I>) {
    const { call } = items.origin;
    this.#items = items;
    this.options = checkItemsOptions<I>(items.options, call.operation);
    refuseChanges(call);
    this.source = new PageSource(items.origin, this.options);
    this.#resumePosition = parsePosition(this.options.from, this.source.call);
    this.#returnedCount = this.#resumePosition?.given ?? 0;
    this.#seenItems = new SeenItems(this.options.key);
    items.ended = undefined;
  }

  /** Reads the first page. `yield*` instead of the returned generator would take several promises more for each page. */
  async pages(): Promise<AsyncGenerator<ReadPage, void>> {
    const { source } = this;
    const { page, from } = await this.#begin();
    const { isBackward } = source;
    const isByOffset =
      isNumbered(page.listing, page.values) || /pageNumber|startIndex/.test(String(Object.keys(nextValues(page) ?? {})));
    if (isBackward && this.options.strict) refuseNumbered(source.operation, page);
    if (isByOffset && !isBackward) return new OffsetReader(source, page, this.#seenItems, this.options.concurrency).pages(from);
    return linkedPages(source, page, this.#seenItems, { from, count: this.#returnedCount });
  }

  async #begin(): Promise<{ page: Page; from: number }> {
    const { source } = this;
    const { first } = this.#items;
    const position = this.#resumePosition;
    this.#items.first = undefined;
    if (!position) return { page: first ? await source.first(first) : await source.read({}), from: 0 };
    source.useSizeOf(position);
    return await resume(source, position, this.#seenItems);
  }

  /** Records the last item that was returned from a page. */
  record(page: Page, index: number, count: number): void {
    this.#previousItems = this.#location?.page.items;
    this.#location = { page, index };
    this.#returnedCount += count;
  }

  /** The position after an item of the current page, else after the last item that was recorded. */
  position(current?: ItemLocation, count = 0): string | undefined {
    const { source } = this;
    const location = source.fallback ?? current ?? this.#location;
    if (!location) return this.options.from;
    const previous = this.#itemsBefore(location, current);
    return positionText(source, location, { seenItems: this.#seenItems, count: this.#returnedCount + count, previous });
  }

  #itemsBefore(location: ItemLocation, current: ItemLocation | undefined): readonly unknown[] | undefined {
    if (location === current) return this.#location?.page.items;
    return location === this.#location ? this.#previousItems : undefined;
  }
}

/** Pages by number overlap only with those before them, so that a reading backwards cannot be verified. */
function refuseNumbered(operation: string, { body, values }: Page): void {
  if (!('pageNumber' in (previousPageValues(body, values) ?? {}))) return;
  const reason = 'a list by page number cannot be verified backwards. Read it forwards, or without strict';
  throw new InvalidParameterError('strict', operation, reason);
}

/** Iterates over the items of a list. An async generator would take about twice the time for each item. */
class ItemIterator<I> implements AsyncIterableIterator<I, undefined> {
  readonly #items: ReadItems<I>;
  #reading: ListReading<I> | undefined;
  #pages: AsyncGenerator<ReadPage, void> | undefined;
  #page: Page | undefined;
  #pageItems: readonly unknown[] = [];
  #newIndexes: readonly number[] | undefined;
  /** Items of the current page that were returned, and how many of them are to be returned. */
  #returnedOfPage = 0;
  #countOfPage = 0;
  /** Items that were returned before the current page. */
  #returnedCount = 0;
  #isDone = false;
  /** The request for the next page, while it is under way. */
  #loading: Promise<void> | undefined;

  constructor(items: ReadItems<I>) {
    this.#items = items;
  }

  next(): Promise<IteratorResult<I, undefined>> {
    if (this.#loading === undefined && this.#returnedOfPage < this.#countOfPage) return Promise.resolve(this.#take());
    const result = this.#loading ? this.#loading.then(() => this.#advance()) : this.#advance();
    const settle = (): void => {
      if (this.#loading === loading) this.#loading = undefined;
    };
    const loading: Promise<void> = result.then(settle, settle);
    this.#loading = loading;
    return result;
  }

  return(): Promise<IteratorResult<I, undefined>> {
    this.#finish();
    return Promise.resolve({ value: undefined, done: true });
  }

  async throw(error: unknown): Promise<IteratorResult<I, undefined>> {
    this.#finish();
    await Promise.resolve();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(): IteratorResult<I, undefined> {
    const index = this.#newIndexes?.[this.#returnedOfPage] ?? this.#returnedOfPage;
    this.#returnedOfPage += 1;
    return { value: this.#pageItems[index] as I, done: false };
  }

  async #advance(): Promise<IteratorResult<I, undefined>> {
    try {
      while (!this.#isDone && this.#returnedOfPage >= this.#countOfPage) await this.#load();
    } catch (error) {
      if (!this.#isDone) {
        this.#finish(error);
        throw withPosition(error, this.#position());
      }
    }
    return this.#isDone ? { value: undefined, done: true } : this.#take();
  }

  async #load(): Promise<void> {
    this.#reading ??= new ListReading(this.#items);
    this.#leavePage();
    const { options, source } = this.#reading;
    if (this.#returnedCount >= options.max) {
      this.#end('max');
      return;
    }
    this.#pages ??= await this.#reading.pages();
    const { value: readPage, done } = await this.#pages.next();
    if (this.#isDone) return;
    if (done === true) {
      this.#end('complete');
      return;
    }
    const { page, indexes } = readPage;
    const { total } = page.listing;
    await options.onPage?.(page.body, { items: this.#returnedCount, requests: source.requests, total, text: page.text });
    this.#page = page;
    this.#pageItems = page.items;
    this.#newIndexes = indexes;
    this.#countOfPage = Math.min(indexes ? indexes.length : page.items.length, options.max - this.#returnedCount);
    if (this.#countOfPage > 0) this.#items.locate = () => this.#position();
  }

  #leavePage(): void {
    const { index } = this.#location() ?? {};
    if (this.#page && index !== undefined) this.#reading?.record(this.#page, index, this.#returnedOfPage);
    this.#returnedCount += this.#returnedOfPage;
    this.#returnedOfPage = 0;
    this.#countOfPage = 0;
    this.#page = undefined;
  }

  #location(): ItemLocation | undefined {
    if (!this.#page || this.#returnedOfPage === 0) return undefined;
    return { page: this.#page, index: this.#newIndexes?.[this.#returnedOfPage - 1] ?? this.#returnedOfPage - 1 };
  }

  #position(): string | undefined {
    return this.#reading?.position(this.#location(), this.#returnedOfPage);
  }

  #end(outcome: 'complete' | 'max'): void {
    this.#items.ended = outcome;
    this.#finish();
  }

  #finish(error?: unknown): void {
    this.#isDone = true;
    this.#reading?.source.stop(error);
  }
}

export function itemsOf<I>(items: ReadItems<I>): AsyncIterableIterator<I, undefined> {
  return new ItemIterator(items);
}

export async function* pagesOf<P>(items: ReadItems<never>): AsyncGenerator<P, undefined> {
  const reading = new ListReading(items);
  const { source, options } = reading;
  let returnedCount = 0;
  try {
    const pages = options.max > 0 ? await reading.pages() : [];
    for await (const { page } of pages) {
      returnedCount += page.items.length;
      const { total } = page.listing;
      await options.onPage?.(page.body, { items: returnedCount, requests: source.requests, total, text: page.text });
      reading.record(page, page.items.length - 1, page.items.length);
      items.locate = () => reading.position();
      yield page.body as P;
      if (returnedCount >= options.max) break;
    }
    items.ended = returnedCount >= options.max ? 'max' : 'complete';
  } catch (error) {
    source.stop(error);
    throw withPosition(error, reading.position());
  } finally {
    source.stop();
  }
  return undefined;
}

export async function arrayOf<I>(items: ReadItems<I>, options?: { max?: number }): Promise<I[]> {
  const { operation } = items.origin.call;
  const max = arrayLimit(options ?? {}, operation);
  const result: I[] = [];
  for await (const item of itemsOf(items)) {
    if (result.length === max) throw new TooManyItemsError(operation, max);
    result.push(item);
  }
  return result;
}

export async function costOf(items: ReadItems<never>): Promise<{ items: number | undefined; requests: number | undefined }> {
  const { operation } = items.origin.call;
  const { max } = checkItemsOptions(items.options, operation);
  if (!items.first) throw new InvalidParameterError('items', operation, 'it was read already. Call cost() first');
  refuseChanges(items.origin.call);
  if (max === 0) return { items: 0, requests: 0 };
  const source = new PageSource(items.origin, { strict: false });
  let listing: Listing;
  try {
    ({ listing } = await source.first(items.first));
    source.stop();
  } catch (error) {
    source.stop(error);
    // A failed page is not kept: the next attempt sends a new request.
    const newCall = items.origin.sender.send<Listed<never>>(items.origin.call);
    newCall.items();
    items.first = newCall;
    throw error;
  }
  const { total, pageCount } = listing;
  const size = listing.pageSize ?? listing.items?.length ?? 0;
  const pagesFor = (count: number | undefined): number | undefined =>
    count === undefined || size === 0 ? undefined : Math.max(1, Math.ceil(count / size));
  const requests = pageCount === undefined ? pagesFor(total) : Math.max(1, pageCount);
  const limitedRequests = requests === undefined ? undefined : Math.min(requests, pagesFor(max) ?? requests);
  return { items: total === undefined ? undefined : Math.min(total, max), requests: limitedRequests };
}

/** Adds the position to an error of this package. An error that several readings share has none. */
function withPosition(error: unknown, position: string | undefined): unknown {
  if (!(error instanceof ContactCentreError) || position === undefined) return error;
  return Object.assign(error, { position: 'position' in error ? undefined : position });
}
