/** An answer that holds a list, or a page of one, under one of the names that the platform has for it. */
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
  /** Items that were given. */
  items: number;
  /** Requests that were sent. */
  requests: number;
  /** How many items there are, where the platform says so. */
  total: number | undefined;
}

/** How a list is read. */
export interface ItemsOptions<I> {
  /** Ends after this many items; all of them where nothing is said. */
  max?: number;
  /** How many pages are under way at once, from 1 to 10; 1. Only lists by page number come faster by it. Their order is kept. */
  concurrency?: number;
  /** Goes on after the item that a {@link PagedItems.position} of the same call stands for. */
  from?: string;
  /** What tells an item from all others; its `id` where nothing is said. `false` lets through whatever comes twice. */
  key?: ((item: I) => unknown) | false;
  /** Told of each page when it has come, before its items are given. A promise is waited for. */
  onPage?: (page: unknown, progress: ItemsProgress) => unknown;
  /** Rejects with a {@link PagingLoopError} where a list leads back to a page that it has shown; otherwise the list ends there. */
  strict?: boolean;
}

/**
 * All items of a list, page by page: `for await (const user of users.getUsers().items())`. Nothing is sent before somebody asks for the
 * first of them.
 */
export interface PagedItems<I, P = unknown> extends AsyncIterable<I> {
  /** The pages as they came. One that is read again, because the list has become shorter meanwhile, comes again. */
  pages(): AsyncIterable<P>;
  /** Rejects with a {@link TooManyItemsError} where there are more than `max` (10,000): nothing is cut off unseen. */
  toArray(options?: { max?: number }): Promise<I[]>;
  /** How many items there are and how many requests reading them takes, where the first page says so. That page is not asked for again. */
  cost(): Promise<{ items: number | undefined; requests: number | undefined }>;
  /** Stands for the last item that was given; `from` goes on after it, also in another process. */
  readonly position: string | undefined;
  /**
   * How the list ended: all of it was given, three pages in a row were empty though more were promised, it led back to a page that it had
   * shown, or as many items were given as were asked for.
   */
  readonly ended: 'complete' | 'empty' | 'repeated' | 'max' | undefined;
}
