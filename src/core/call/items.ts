/** A response that holds a list, or a page of one, under one of the names that the platform uses for it. */
export type Listed<I> =
  | { entities?: readonly I[] }
  | { Resources?: readonly I[] }
  | { conversations?: readonly I[] }
  | { userDetails?: readonly I[] }
  | { auditMessages?: readonly I[] }
  | { results?: readonly I[] }
  | { results?: { entities?: readonly I[] } };

/** How far a list has been read. */
export interface ItemsProgress {
  /** Items that were returned. */
  items: number;
  /** Requests that were sent. */
  requests: number;
  /** How many items the list has, where the platform says so. */
  total: number | undefined;
  /** The page as text. Its numbers have all digits, which JavaScript numbers may not have. */
  text: string;
}

/** How a list is read. */
export interface ItemsOptions<I> {
  /** Ends after this many items; with 0, no request is sent. @defaultValue no limit */
  max?: number;
  /**
   * How many pages are requested at once, from 1 to 10. Their order is kept. Only lists by page number or start index are read faster by it.
   *
   * @defaultValue `1`
   */
  concurrency?: number;
  /** Continues after the item that a {@link PagedItems.position} of the same call stands for, with the page size of that time. */
  from?: string;
  /** The key that identifies an item, or `false` to return duplicates too. @defaultValue its `id` */
  key?: ((item: I) => unknown) | false;
  /** Called with each page before its items are returned. A promise is awaited. */
  onPage?: (page: unknown, progress: ItemsProgress) => unknown;
  /**
   * Verifies each page: it must overlap with the previous one and have as many items as its total says. Otherwise the list is
   * read again from there, or the call rejects with a {@link ListChangedError}. This takes a few more requests. Without it, a
   * change that does not affect the total of a list may stay unnoticed. Not supported for a list by page number that is read
   * backwards.
   *
   * @defaultValue `false`
   */
  strict?: boolean;
  /**
   * `backward` reads from the page of the call towards the beginning of the list, the last item of each page first. It is the default for
   * a call with a `before` cursor.
   *
   * @defaultValue `forward`
   */
  direction?: 'forward' | 'backward';
}

/**
 * All items of a list, page by page: `for await (const user of users.getUsers().items())`. The first request is sent when the
 * first item is requested.
 *
 * Either all items are returned, each once, or the iteration rejects: with a {@link ListChangedError} if the list changed so
 * that items may be missing. The `position` of the error continues the list.
 */
export interface PagedItems<I, P = unknown> extends AsyncIterable<I> {
  /** The pages as they were received. A page that is read again because the list has changed comes again. */
  pages(): AsyncIterable<P>;
  /** Collects all items. Rejects with a {@link TooManyItemsError} if there are more than `max` (10,000). */
  toArray(options?: { max?: number }): Promise<I[]>;
  /**
   * Returns how many items there are (at most `max`) and how many requests reading them takes, according to the first page.
   * That page is kept for the iteration.
   */
  cost(): Promise<{ items: number | undefined; requests: number | undefined }>;
  /** Identifies the last item that was returned; `from` continues after it, also in another process. */
  readonly position: string | undefined;
  /** How the list ended: all items were returned, or `max` items. `undefined` before that and after a failure. */
  readonly ended: 'complete' | 'max' | undefined;
}
