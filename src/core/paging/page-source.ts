import type { ApiPromise, ApiResponse } from '../call/api-promise.js';
import { isBranded } from '../values/brand.js';
import { onAbort } from '../transport/abort-listeners.js';
import { InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import type { OperationCall, CallSender } from '../call/operation.js';
import { lacksRequiredSize, pageValuesOf, withPage, withValues } from './page-call.js';
import { windowOf } from './page-windows.js';
import type { ListChangedReason } from '../errors/rare-errors.js';
import { ListChangedError, PageWindowError, PagingLoopError } from '../errors/rare-errors.js';
import type { CheckedItemsOptions } from './items-options.js';
import type { Listing, PageValues } from './paging.js';
import { listingOf, misshapenField } from './paging.js';
import { CallGroup } from '../call/call-group.js';
import type { ObservedOrigin } from '../call/group-observer.js';

/** One page that was received. */
export interface Page {
  body: unknown;
  listing: Listing;
  items: readonly unknown[];
  /** The page values that it was requested with. */
  values: PageValues;
  text: string;
  /** When it was requested and received, as counts of such events. */
  sentAt: number;
  receivedAt: number;
}

/** A page and the items in it that were not returned before. */
export interface ReadPage {
  page: Page;
  /** Indexes of the new items; `undefined`: all of them. */
  indexes: readonly number[] | undefined;
}

/** Where a list can be continued: after the item at `index` of a page, or before its first item with -1. */
export interface ItemLocation {
  page: Pick<Page, 'values' | 'listing' | 'items'>;
  index: number;
}

/** The parts of a call. */
export interface CallParts extends ObservedOrigin {
  readonly sender: CallSender;
  readonly call: OperationCall;
  readonly body?: string | undefined;
}

/** Requests the pages of a call, in one direction. */
export class PageSource {
  readonly #origin: CallParts;
  readonly strict: boolean;
  readonly isBackward: boolean;
  requests = 0;
  /** Whether a response without a list is refused. A later page of a linked list may leave its items out. */
  shouldList = true;
  readonly operation: string;
  /** Begins with the first request. */
  #listGroup: CallGroup | undefined;
  /** The page that the call selects by itself. */
  start: PageValues;
  /** The call with the body that the first page was requested with: the caller may have changed theirs since. */
  readonly call: OperationCall;
  /** Where to continue after a failure, if that is not after the last item that was returned. */
  fallback: ItemLocation | undefined;
  readonly #controller = new AbortController();
  #removeCallerListener: (() => void) | undefined;
  /** The page size of an earlier reading, which is continued. */
  #size: PageValues = {};
  /** The call with the page size and the signal of the reading. */
  #pageCall: OperationCall | undefined;
  #pendingCount = 0;
  #isStopped = false;
  #events = 0;

  constructor(origin: CallParts, { strict, direction }: Pick<CheckedItemsOptions<unknown>, 'strict' | 'direction'>) {
    this.#origin = origin;
    this.strict = strict;
    this.operation = origin.call.operation;
    this.call = callWithSentBody(origin);
    this.start = pageValuesOf(this.call);
    const { before, after } = this.start;
    const isBefore = typeof before === 'string' && after === undefined;
    this.isBackward = direction === undefined ? isBefore : direction === 'backward';
  }

  async first(promise: ApiPromise<unknown>): Promise<Page> {
    const sentAt = ++this.#events;
    this.#origin.group = this.#group;
    const page = this.#toPage(await promise.withResponse(), this.start, sentAt);
    if (!lacksRequiredSize(this.call) || page.items.length === 0) return page;
    // The platform chose the size of the first page.
    this.useSizeOf({ page: { pageSize: page.items.length }, size: undefined });
    return { ...page, values: this.start };
  }

  get #group(): CallGroup {
    const origin = this.#origin;
    return (this.#listGroup ??= new CallGroup('list', this.operation, { sender: origin.sender, origin }));
  }

  /** Requests pages of the size that a position was taken with: its index counts within such pages. */
  useSizeOf({ page, size }: { page: PageValues; size: number | undefined }): void {
    const names = ['pageSize', 'count'].filter((name) => name in page || (size !== undefined && name in this.start));
    this.#size = Object.fromEntries(names.map((name) => [name, page[name] ?? size ?? 0]));
    this.start = { ...this.start, ...this.#size };
  }

  /** @throws PageWindowError if the platform refuses a page because it lies beyond what the list shows by page number. */
  async read(page: PageValues): Promise<Page> {
    const values = withValues(this.start, page);
    const sentAt = ++this.#events;
    this.#pendingCount += 1;
    try {
      const call = withPage((this.#pageCall ??= this.#createPageCall()), page);
      if (this.#isStopped) this.#controller.abort();
      const response = await this.#group.run(() => this.#origin.sender.send<unknown>(call)).withResponse();
      return this.#toPage(response, values, sentAt);
    } catch (error) {
      const window = windowOf(this.call, values);
      if (!window || !isBranded('ApiError', error) || (error as { status: number }).status !== 400) throw error;
      throw new PageWindowError(this.operation, window.size, undefined, window.instead, { cause: error });
    } finally {
      this.#pendingCount -= 1;
    }
  }

  /** @throws PageWindowError if a page has nothing new because it lies beyond what the list shows by page number. */
  checkWindow({ values, listing: { total } }: Page): void {
    const window = windowOf(this.call, values);
    if (window && total !== undefined && total > window.size)
      throw new PageWindowError(this.operation, window.size, total, window.instead);
  }

  /** The error for a list that cannot be read completely. */
  failure(reason: ListChangedReason): ListChangedError {
    const isLoop = reason === 'repeated' && this.strict;
    return isLoop ? new PagingLoopError(this.operation) : new ListChangedError(this.operation, reason);
  }

  /**
   * Aborts the requests that are under way. Later ones are not sent.
   *
   * @param error - Why the list ends early.
   */
  stop(error?: unknown): void {
    this.#listGroup?.end(error);
    this.#removeCallerListener?.();
    this.#isStopped = true;
    // In Node, `abort()` takes as long as reading ten items.
    if (this.#pendingCount > 0) this.#controller.abort();
  }

  /** In Node, a signal takes as long as reading ten items, so that a list of one page has none. */
  #createPageCall(): OperationCall {
    const { signal } = this.#controller;
    // One listener for the whole reading. Without it, each page adds and removes a native one: 8 % of the CPU time of a list over HTTP.
    onAbort(signal, () => undefined);
    const { request } = this.call;
    this.#removeCallerListener =
      request?.signal &&
      onAbort(request.signal, (reason) => {
        this.#controller.abort(reason);
      });
    return withPage({ ...this.call, request: { ...request, signal } }, this.#size);
  }

  #toPage({ body, text }: ApiResponse<unknown>, values: PageValues, sentAt: number): Page {
    this.requests += 1;
    const field = misshapenField(body);
    if (field !== undefined)
      throw new InvalidParameterError(
        'items',
        this.operation,
        `the response contains no list: its "${field}" is not an array. Await the call itself`,
      );
    const listing = listingOf(body);
    if (!this.#isListing(body, listing))
      throw new InvalidParameterError('items', this.operation, 'the response contains no list. Await the call itself');
    const receivedAt = ++this.#events;
    return { body, listing, items: listing.items ?? [], values, text, sentAt, receivedAt };
  }

  #isListing(body: unknown, { items, total, pageNumber, fields }: Listing): boolean {
    // The response of a job without results may only say up to when it has searched.
    if (items !== undefined || total !== undefined || pageNumber !== undefined || 'dataAvailabilityDate' in fields) return true;
    if (body === undefined || (isObject(body) && Object.keys(body).length === 0)) return true;
    return !this.shouldList && pageFields.some((name) => name in fields);
  }
}

/** Fields that identify a later page that leaves its empty list out. */
const pageFields = [
  'pageSize',
  'selfUri',
  'firstUri',
  'lastUri',
  'nextUri',
  'previousUri',
  'next',
  'previous',
  'nextPage',
  'cursor',
  'cursors',
];

function callWithSentBody({ call, body }: CallParts): OperationCall {
  if (body === undefined) return call;
  const name = call.details?.body ?? 'body';
  const bodyArgument = { [name]: JSON.parse(body) as unknown };
  return name in call.required
    ? { ...call, required: { ...call.required, ...bodyArgument } }
    : { ...call, optional: { ...call.optional, ...bodyArgument } };
}
