import type { ApiPromise, ApiResponse } from './api-promise.js';
import { isBranded } from './brand.js';
import { InvalidParameterError } from './errors.js';
import { isObject } from './is-object.js';
import type { PagedItems, ItemsOptions } from './items.js';
import type { CallSender, OperationCall } from './operation.js';
import { windowOf } from './page-windows.js';
import { PageWindowError, PagingLoopError } from './paging-errors.js';
import type { Listing, PageValues } from './paging.js';
import { listingOf } from './paging.js';

/** One page that has come. */
export interface Page {
  answer: unknown;
  listing: Listing;
  items: readonly unknown[];
  asked: PageValues;
  text: string;
}

/** How a list ended. */
export type Ending = NonNullable<PagedItems<unknown>['ended']>;

/** The items of a call, while they are read. */
export interface ReadItems<I> {
  readonly origin: { readonly sender: CallSender; readonly call: OperationCall; readonly body?: string | undefined };
  /** The first page, until it has been used. */
  first: ApiPromise<unknown> | undefined;
  readonly options: ItemsOptions<I>;
  position: string | undefined;
  ended: Ending | undefined;
}

/** The pages of a call. */
export class PageSource {
  requests = 0;
  /** Whether what tells nothing of a list is no page of it: one that leads on may leave its items out, one that counts its pages tells. */
  mustList = true;
  readonly operation: string;
  /** The page that the call asks for by itself. */
  readonly start: PageValues;
  readonly #controller = new AbortController();

  constructor(
    private readonly origin: ReadItems<unknown>['origin'],
    readonly strict: boolean,
  ) {
    this.operation = origin.call.operation;
    this.start = pageValuesOf(this.#call);
  }

  /** With the body that the first page is asked with: whoever changes theirs meanwhile gets no pages of two lists. */
  get #call(): OperationCall {
    const { call, body } = this.origin;
    const name = call.details?.body ?? 'body';
    if (body === undefined) return call;
    const sent = { [name]: JSON.parse(body) as unknown };
    return name in call.required
      ? { ...call, required: { ...call.required, ...sent } }
      : { ...call, optional: { ...call.optional, ...sent } };
  }

  async first(promise: ApiPromise<unknown>): Promise<Page> {
    return this.#page(await promise.withResponse(), this.start);
  }

  /** @throws PageWindowError where the platform refuses a page because of how far it lies. */
  async read(values: PageValues): Promise<Page> {
    const { sender } = this.origin;
    const call = this.#call;
    const asked = { ...this.start, ...values };
    try {
      const other = withPage(call, values, this.#controller.signal);
      return this.#page(await sender.send<unknown>(other).withResponse(), asked);
    } catch (error) {
      const found = windowOf(call, asked);
      if (!found || !isBranded('ApiError', error) || (error as { status: number }).status !== 400) throw error;
      throw new PageWindowError(this.operation, found.size, undefined, found.instead, { cause: error });
    }
  }

  /** Called where a page brings nothing new. @throws PageWindowError if that is so because of how far it lies. */
  checkWindow({ asked, listing: { total } }: Page): void {
    const found = windowOf(this.origin.call, asked);
    if (found && total !== undefined && total > found.size)
      throw new PageWindowError(this.operation, found.size, total, found.instead);
  }

  /** Called where a list leads nowhere new. @throws PagingLoopError if that was asked for. */
  loop(page: Page): Ending {
    this.checkWindow(page);
    if (this.strict) throw new PagingLoopError(this.operation);
    return 'repeated';
  }

  /** Ends what is under way. */
  stop(): void {
    this.#controller.abort();
  }

  #page({ body, text }: ApiResponse<unknown>, asked: PageValues): Page {
    this.requests += 1;
    const listing = listingOf(body);
    const isEmpty = body === undefined || (isObject(body) && Object.keys(body).length === 0);
    // A job that has found nothing may say no more than up to when it has looked.
    const isListing =
      listing.items !== undefined ||
      'dataAvailabilityDate' in listing.more ||
      listing.total !== undefined ||
      listing.pageNumber !== undefined;
    if (!isListing && !isEmpty && (this.mustList || typeof body === 'string'))
      throw new InvalidParameterError('items', this.operation, 'what it answers is no list');
    return { answer: body, listing, items: listing.items ?? [], asked, text };
  }
}

const pageNames = ['pageNumber', 'after', 'cursor', 'enableCursorPagination', 'q64', 'nextPage', 'startIndex'];

/** POSTs whose page stands in the query all the same. */
const askedByQuery =
  /^POST \/api\/v2\/(?:(?:analytics\/(?:\w+\/activity|taskmanagement\/metrics)|diagnostics\/logcapture\/browser\/entries|learning\/rules|responsemanagement\/libraries|usage\/events|users\/rules)\/query|businessrules\/.*\/rows\/search|(?:outbound|orgauthorization\/trust(?:or|ee)s?)\/audits)$/;

/** Those whose body holds its page in a part of its own. */
const askedByPart = /^POST \/api\/v2\/analytics\/(?:conversations|users)\/details\/query$/;

/** Those whose answers tell neither how many there are nor what leads on. */
const endedByShortPage =
  /^(?:GET \/api\/v2\/gamification\/insights\/managers|POST \/api\/v2\/(?:analytics\/(?:conversations\/transcripts|\w+\/activity)\/query|quality\/evaluations\/search))$/;

/** What in a call says which page is asked for. */
function pageValuesOf(call: OperationCall): PageValues {
  const given = { ...call.required, ...call.optional } as Record<string, unknown>;
  const body = bodyOf(call, given);
  const held =
    body === undefined ? given : askedByPart.test(call.route) ? (Object(body['paging']) as Record<string, unknown>) : body;
  const found = [...pageNames, 'pageSize'].flatMap((name): [string, string | number][] => {
    const value = held[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : value === true ? [[name, 'true']] : [];
  });
  if (endedByShortPage.test(call.route)) found.push(['shortPageEnds', 1]);
  return Object.fromEntries(found);
}

/** The body that says which page is asked for; `undefined` where the query does. */
function bodyOf({ route, details }: OperationCall, given: Record<string, unknown>): Record<string, unknown> | undefined {
  if (route.startsWith('GET') || askedByQuery.test(route)) return undefined;
  return Object(given[details?.body ?? 'body']) as Record<string, unknown>;
}

/** Whether these are values that name a page, and no others: a position does not change what a call asks for. */
export const isPage = (page: unknown): page is PageValues =>
  isObject(page) &&
  Object.entries(page).every(([name, value]) => pageNames.includes(name) && /^(?:string|number)$/.test(typeof value));

/** Without the size, which a position does not depend on. */
export function pageOnly(asked: PageValues): PageValues {
  return Object.fromEntries(Object.entries(asked).filter(([name]) => pageNames.includes(name)));
}

/** The same call for another page. What the caller gave is not changed. */
function withPage(call: OperationCall, values: PageValues, signal: AbortSignal): OperationCall {
  const required: Record<string, unknown> = { ...call.required };
  const optional = { ...call.optional } as Record<string, unknown>;
  const bodyName = call.details?.body ?? 'body';
  const body = bodyOf(call, { ...required, ...optional });
  const place = (name: string, value: unknown): void => {
    (name in required ? required : optional)[name] = value;
  };
  if (body === undefined) for (const [name, value] of Object.entries(values)) place(name, value);
  else if (askedByPart.test(call.route)) place(bodyName, { ...body, paging: { ...(body['paging'] as object), ...values } });
  else place(bodyName, { ...body, ...values });
  return { ...call, required, optional, request: { ...call.request, signal: either(call.request?.signal, signal) } };
}

/** Aborted when one of the two is. */
function either(one: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  if (!one || one.aborted) return one ?? other;
  const controller = new AbortController();
  const done = new AbortController();
  for (const signal of [one, other]) {
    signal.addEventListener(
      'abort',
      () => {
        controller.abort(signal.reason);
        done.abort();
      },
      { signal: done.signal },
    );
  }
  return controller.signal;
}
