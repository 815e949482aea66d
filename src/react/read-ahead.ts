import { isNumbered, listingOf } from '../core/paging/paging.js';
import type { PageParam } from './paging.js';

/** How a page is requested. */
type ReadPage<P> = (page: PageParam, signal: AbortSignal) => Promise<P>;

interface PageRequest<P> {
  page: PageParam;
  /** Of the query that needs the page. */
  signal: AbortSignal;
  read: ReadPage<P>;
}

/**
 * Requests the next numbered pages of a list while a page is being processed, so that a query that needs one page after another
 * finds them. Only lists that count their pages are read ahead.
 */
export class ReadAhead<P> {
  /** Pages that no query has needed yet, by number. */
  readonly #pages = new Map<number, Promise<P>>();
  #controller = new AbortController();
  readonly #concurrency: number;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** Returns a page, and requests those after it. The first page begins the list anew. */
  async request({ page, signal, read }: PageRequest<P>): Promise<P> {
    const { pageNumber } = page;
    if (typeof pageNumber !== 'number') this.#discard();
    const discard = (): void => {
      this.#discard();
    };
    signal.addEventListener('abort', discard, { once: true });
    try {
      const response = await this.#take({ page, signal, read });
      if (!signal.aborted) this.#requestAfter(response, page, read);
      return response;
    } finally {
      signal.removeEventListener('abort', discard);
    }
  }

  async #take({ page, signal, read }: PageRequest<P>): Promise<P> {
    const number = Number(page['pageNumber']);
    const requested = this.#pages.get(number);
    this.#pages.delete(number);
    try {
      return await (requested ?? read(page, signal));
    } catch (error) {
      if (!requested || signal.aborted) throw error;
      // Only the failure of a request by the query itself is reported.
      return await read(page, signal);
    }
  }

  #requestAfter(response: P, page: PageParam, read: ReadPage<P>): void {
    const listing = listingOf(response);
    const { pageNumber = 0, pageCount = 0 } = listing;
    if (!isNumbered(listing, page) || pageNumber >= pageCount) {
      this.#discard();
      return;
    }
    const last = Math.min(pageCount, pageNumber + this.#concurrency);
    for (let number = pageNumber + 1; number <= last; number += 1) {
      if (this.#pages.has(number)) continue;
      const requested = read({ pageNumber: number }, this.#controller.signal);
      // A failure counts only if the page is needed.
      requested.catch(() => undefined);
      this.#pages.set(number, requested);
    }
  }

  #discard(): void {
    if (this.#pages.size === 0) return;
    this.#pages.clear();
    this.#controller.abort();
    this.#controller = new AbortController();
  }
}
