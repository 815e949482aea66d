import type { ApiPromise } from '../call/api-promise.js';
import { ContactCentreError, InvalidParameterError } from '../errors/errors.js';
import type { ItemsOptions, Listed, PagedItems } from '../call/items.js';
import type { CheckedItemsOptions } from './items-options.js';
import { arrayLimit, checkedItemsOptions } from './items-options.js';
import type { ListPosition } from './list-position.js';
import { parsePosition, positionText } from './list-position.js';
import { resume } from './list-resume.js';
import { OffsetWalk } from './offset-walk.js';
import { refuseChanges } from './page-call.js';
import { linkedPages, onwards } from './page-links.js';
import type { CallParts, Page, Place, ReadPage } from './page-source.js';
import { PageSource } from './page-source.js';
import { TooManyItemsError } from '../errors/paging-errors.js';
import type { Listing } from './paging.js';
import { isNumbered, leadsBack } from './paging.js';
import { SeenItems } from './seen-items.js';

/** The items of a call that is being read. */
export interface ReadItems<I> {
  readonly origin: CallParts;
  /** The first page, until it has been used. */
  first: ApiPromise<unknown> | undefined;
  readonly options: ItemsOptions<I>;
  /** Computes the position of the last item that was returned. */
  place: (() => string | undefined) | undefined;
  ended: PagedItems<I>['ended'];
}

/** One reading of a list: its pages, each with the items that are new in it. */
class ListReading<I> {
  readonly source: PageSource;
  readonly options: CheckedItemsOptions<I>;
  readonly #items: ReadItems<I>;
  readonly #seen: SeenItems;
  readonly #isBackward: boolean;
  readonly #resumed: ListPosition | undefined;
  /** The last item that was returned. */
  #place: Place | undefined;
  /** Items that were returned up to the end of the page before that of the last item, and the items of that page. */
  #given: number;
  #before: readonly unknown[] | undefined;

  constructor(items: ReadItems<I>) {
    const { call } = items.origin;
    this.#items = items;
    this.options = checkedItemsOptions<I>(items.options, call.operation);
    refuseChanges(call);
    this.source = new PageSource(items.origin, this.options.strict);
    this.#resumed = parsePosition(this.options.from, this.source.call);
    this.#given = this.#resumed?.given ?? 0;
    this.#seen = new SeenItems(this.options.key);
    const { before, after } = this.source.start;
    const isBefore = typeof before === 'string' && after === undefined;
    this.#isBackward = (this.options.direction ?? (isBefore ? 'backward' : 'forward')) === 'backward';
    items.ended = undefined;
  }

  async *pages(): AsyncGenerator<ReadPage, void> {
    if (this.options.max === 0) return;
    const { source } = this;
    const { page, from } = await this.#begin();
    const isBackward = this.#isBackward;
    const isByPlace =
      isNumbered(page.listing, page.asked) || /pageNumber|startIndex/.test(String(Object.keys(onwards(page) ?? {})));
    if (isBackward && this.options.strict) refuseNumbered(source.operation, page);
    if (isByPlace && !isBackward) yield* new OffsetWalk(source, page, this.#seen, this.options.concurrency).pages(from);
    else yield* linkedPages(source, page, this.#seen, { from, given: this.#given, isBackward });
  }

  async #begin(): Promise<{ page: Page; from: number }> {
    const { source } = this;
    const { first } = this.#items;
    this.#items.first = undefined;
    if (!this.#resumed) return { page: first ? await source.first(first) : await source.read({}), from: 0 };
    source.useSizeOf(this.#resumed);
    return await resume(source, this.#resumed, this.#seen, this.#isBackward);
  }

  /** Records the last item that was returned from a page. */
  note(page: Page, index: number, given: number): void {
    this.#before = this.#place?.page.items;
    this.#place = { page, index };
    this.#given += given;
  }

  /** The position after an item of the current page, else after the last item that was recorded. */
  position(current?: Place, given = 0): string | undefined {
    const { source } = this;
    const place = source.fallback ?? current ?? this.#place;
    if (!place) return this.options.from;
    const before = this.#itemsBefore(place, current);
    const more = { seen: this.#seen, isBackward: this.#isBackward, given: this.#given + given };
    return positionText(source.call, place, before ? { ...more, before } : more);
  }

  #itemsBefore(place: Place, current: Place | undefined): readonly unknown[] | undefined {
    if (place === current) return this.#place?.page.items;
    return place === this.#place ? this.#before : undefined;
  }
}

/** Pages by number overlap only with those before them, so that a reading backwards cannot be verified. */
function refuseNumbered(operation: string, { answer, asked }: Page): void {
  if (!('pageNumber' in (leadsBack(answer, asked) ?? {}))) return;
  const reason = 'a list by page number cannot be verified backwards. Read it forwards, or without strict';
  throw new InvalidParameterError('strict', operation, reason);
}

/** Iterates over the items of a list. An async generator would take about twice the time for each item. */
class ItemIterator<I> implements AsyncIterableIterator<I, undefined> {
  readonly #items: ReadItems<I>;
  #reading: ListReading<I> | undefined;
  #pages: AsyncGenerator<ReadPage, void> | undefined;
  #page: Page | undefined;
  #list: readonly unknown[] = [];
  #fresh: readonly number[] | undefined;
  /** Items of the current page that were returned, and how many of them are to be returned. */
  #at = 0;
  #count = 0;
  /** Items that were returned before the current page. */
  #given = 0;
  #isDone = false;
  /** The request for the next page, while it is under way. */
  #loading: Promise<void> | undefined;

  constructor(items: ReadItems<I>) {
    this.#items = items;
  }

  next(): Promise<IteratorResult<I, undefined>> {
    if (this.#loading === undefined && this.#at < this.#count) return Promise.resolve(this.#take());
    const result = (this.#loading ?? Promise.resolve()).then(() => this.#advance());
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
    const index = this.#fresh?.[this.#at] ?? this.#at;
    this.#at += 1;
    return { value: this.#list[index] as I, done: false };
  }

  async #advance(): Promise<IteratorResult<I, undefined>> {
    try {
      while (!this.#isDone && this.#at >= this.#count) await this.#load();
    } catch (error) {
      if (!this.#isDone) {
        this.#finish();
        throw withPosition(error, this.#position());
      }
    }
    return this.#isDone ? { value: undefined, done: true } : this.#take();
  }

  async #load(): Promise<void> {
    this.#reading ??= new ListReading(this.#items);
    this.#pages ??= this.#reading.pages();
    this.#leavePage();
    const { options, source } = this.#reading;
    if (this.#given >= options.max) {
      this.#end('max');
      return;
    }
    const { value: read, done } = await this.#pages.next();
    if (this.#isDone) return;
    if (done === true) {
      this.#end('complete');
      return;
    }
    const { page, fresh } = read;
    const { total } = page.listing;
    await options.onPage?.(page.answer, { items: this.#given, requests: source.requests, total });
    this.#page = page;
    this.#list = page.items;
    this.#fresh = fresh;
    this.#count = Math.min(fresh ? fresh.length : page.items.length, options.max - this.#given);
    if (this.#count > 0) this.#items.place = () => this.#position();
  }

  #leavePage(): void {
    const { index } = this.#place() ?? {};
    if (this.#page && index !== undefined) this.#reading?.note(this.#page, index, this.#at);
    this.#given += this.#at;
    this.#at = 0;
    this.#count = 0;
    this.#page = undefined;
  }

  #place(): Place | undefined {
    if (!this.#page || this.#at === 0) return undefined;
    return { page: this.#page, index: this.#fresh?.[this.#at - 1] ?? this.#at - 1 };
  }

  #position(): string | undefined {
    return this.#reading?.position(this.#place(), this.#at);
  }

  #end(ended: 'complete' | 'max'): void {
    this.#items.ended = ended;
    this.#finish();
  }

  #finish(): void {
    this.#isDone = true;
    this.#reading?.source.stop();
  }
}

export function itemsOf<I>(items: ReadItems<I>): AsyncIterableIterator<I, undefined> {
  return new ItemIterator(items);
}

export async function* pagesOf<P>(items: ReadItems<never>): AsyncGenerator<P, undefined> {
  const reading = new ListReading(items);
  const { source, options } = reading;
  let given = 0;
  try {
    for await (const { page } of reading.pages()) {
      given += page.items.length;
      await options.onPage?.(page.answer, { items: given, requests: source.requests, total: page.listing.total });
      reading.note(page, page.items.length - 1, page.items.length);
      items.place = () => reading.position();
      yield page.answer as P;
      if (given >= options.max) break;
    }
    items.ended = given >= options.max ? 'max' : 'complete';
  } catch (error) {
    throw withPosition(error, reading.position());
  } finally {
    source.stop();
  }
  return undefined;
}

export async function arrayOf<I>(items: ReadItems<I>, options?: { max?: number }): Promise<I[]> {
  const { operation } = items.origin.call;
  const max = arrayLimit(options ?? {}, operation);
  const all: I[] = [];
  for await (const item of itemsOf(items)) {
    if (all.length === max) throw new TooManyItemsError(operation, max);
    all.push(item);
  }
  return all;
}

export async function costOf(items: ReadItems<never>): Promise<{ items: number | undefined; requests: number | undefined }> {
  const { operation } = items.origin.call;
  const { max } = checkedItemsOptions(items.options, operation);
  if (!items.first) throw new InvalidParameterError('items', operation, 'it has been read already');
  refuseChanges(items.origin.call);
  if (max === 0) return { items: 0, requests: 0 };
  let listing: Listing;
  try {
    ({ listing } = await new PageSource(items.origin, false).first(items.first));
  } catch (error) {
    // A failed page is not kept: the next attempt sends a new request.
    const again = items.origin.sender.send<Listed<never>>(items.origin.call);
    again.items();
    items.first = again;
    throw error;
  }
  const { total, pageCount } = listing;
  const size = listing.pageSize ?? listing.items?.length ?? 0;
  const pagesFor = (count: number | undefined): number | undefined =>
    count === undefined || size === 0 ? undefined : Math.max(1, Math.ceil(count / size));
  const requests = pageCount === undefined ? pagesFor(total) : Math.max(1, pageCount);
  const wanted = requests === undefined ? undefined : Math.min(requests, pagesFor(max) ?? requests);
  return { items: total === undefined ? undefined : Math.min(total, max), requests: wanted };
}

/** Adds the position to an error of this package. An error that several readings share has none. */
function withPosition(error: unknown, position: string | undefined): unknown {
  if (!(error instanceof ContactCentreError) || position === undefined) return error;
  return Object.assign(error, { position: 'position' in error ? undefined : position });
}
