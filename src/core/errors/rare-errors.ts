import { brand } from '../values/brand.js';
import { headerOf } from '../values/headers.js';
import type { ResponseHeaders } from './errors.js';
import { ContactCentreError, TransportError } from './errors.js';

/** The response should be JSON but cannot be parsed. */
export class ResponseParseError extends ContactCentreError {
  declare readonly name: 'ResponseParseError';
  declare readonly status: number;
  /** The first thousand characters of the body. */
  declare readonly text: string;
  declare readonly headers: ResponseHeaders;

  constructor(request: string, status: number, headers: ResponseHeaders, text: string, options?: ErrorOptions) {
    const type = headerOf(headers, 'content-type')?.replace(/;.*/s, '');
    const message =
      `${request} responded with status ${status} and a body that is not valid JSON${type === undefined ? '' : ` (${type})`}. ` +
      'A proxy or a sign-in page of the network may have responded: read the text of this error, and check apiUrl and gateway';
    super(message, 'ERR_PARSE', options, {
      status,
      headers,
      text: text.slice(0, 1000),
    });
  }
}

/** One of the caller's hooks failed. `cause` is what it threw, without secrets. */
export class HookError extends ContactCentreError {
  declare readonly name: 'HookError';

  constructor(operation: string, cause: Error) {
    super(`A hook of ${operation} failed: ${cause.message}`, 'ERR_HOOK', { cause });
  }
}

/** The response, or its unpacked content, is larger than `maxResponseBytes`. */
export class ResponseTooLargeError extends TransportError {
  declare readonly name: 'ResponseTooLargeError';
  /** The limit, in bytes. */
  declare readonly limit: number;

  constructor(limit: number) {
    super(`The response is larger than ${limit} bytes`, 'ERR_RESPONSE_TOO_LARGE', {}, { limit });
  }
}

/** A list holds more items than can be read by page number. `cause` is the platform's refusal, if there was one. */
export class PageWindowError extends ContactCentreError {
  declare readonly name: 'PageWindowError';
  declare readonly operation: string;
  /** How many items can be reached. */
  declare readonly window: number;

  /** @param instead - The operation that reaches all of them. */
  constructor(operation: string, window: number, total: number | undefined, instead?: string, options?: ErrorOptions) {
    const count = total === undefined ? 'more' : `${total}`;
    const remedy = instead === undefined ? 'Narrow the list by its other values.' : `Use ${instead}.`;
    super(`${operation} reaches the first ${window} of ${count} items. ${remedy}`, 'ERR_PAGE_WINDOW', options, {
      operation,
      window,
    });
  }
}

/**
 * Why a list could not be read completely.
 *
 * - `changed`: items moved between pages, and the gap could not be closed.
 * - `empty`: a page was empty although the platform says that more follows.
 * - `ended`: a full page has no link to a next page, although the total states more items.
 * - `repeated`: the pages lead back to one that was read before.
 * - `limit`: the list changed so often that reading it took too many requests.
 * - `missing`: the item of a position is no longer in the list.
 */
export type ListChangedReason = 'changed' | 'empty' | 'ended' | 'repeated' | 'limit' | 'missing';

const explanations: Readonly<Record<ListChangedReason, string>> = {
  changed: 'items moved between its pages',
  empty: 'a page is empty although more items should follow',
  ended: 'its last page has no link to a next page, although its total states more items',
  repeated: 'its pages lead back to one that was read before',
  limit: 'it changed so often that its request limit was reached',
  missing: 'the item of the position is no longer in it',
};

/**
 * A list changed while it was read, or its pages contradict each other, so that items may be missing. The items up to
 * `position` are certain to be complete: pass it to `items({ from })` to continue there.
 */
export class ListChangedError extends ContactCentreError {
  declare readonly name: string;
  declare readonly operation: string;
  declare readonly reason: ListChangedReason;

  constructor(operation: string, reason: ListChangedReason, code = 'ERR_LIST_CHANGED') {
    const remedy = 'Read it again, or continue from the position of this error with items({ from: error.position }).';
    const start = reason === 'missing' ? 'Read it from its beginning.' : remedy;
    super(`${operation} could not be read completely: ${explanations[reason]}. ${start}`, code, {}, { operation, reason });
  }
}

/** With `strict`: a list leads back to a page that was read before. Its `reason` is `repeated`. */
export class PagingLoopError extends ListChangedError {
  declare readonly name: 'PagingLoopError';

  constructor(operation: string) {
    super(operation, 'repeated', 'ERR_PAGING_LOOP');
  }
}

/** A list holds more items than `toArray` may collect. */
export class TooManyItemsError extends ContactCentreError {
  declare readonly name: 'TooManyItemsError';
  declare readonly operation: string;
  declare readonly max: number;

  constructor(operation: string, max: number) {
    const message = `${operation} lists more than ${max} items: iterate over them, or give toArray a higher max`;
    super(message, 'ERR_TOO_MANY_ITEMS', {}, { operation, max });
  }
}

brand({
  ResponseParseError,
  HookError,
  ResponseTooLargeError,
  PageWindowError,
  ListChangedError,
  PagingLoopError,
  TooManyItemsError,
});
