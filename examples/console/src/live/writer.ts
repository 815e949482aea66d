import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';

/** Events that arrive within so many ms are written together by default. */
const TOGETHER = 50;

/**
 * Applies events to a cached response. Events that arrive during a refetch are applied again to its response, which may be
 * older than they are. After a failed refetch, the response stays unchanged until the next success.
 */
export class Writer<T, E> {
  readonly #cache: QueryClient;
  readonly #write: (answer: T, event: E) => T;
  readonly #hash: string;
  readonly #together: number;
  #news: E[] = [];
  /** Events since the running refetch began. */
  #meanwhile: E[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param write - Applies an event to a response; returns the same response if nothing has changed.
   * @param together - Events that arrive within so many ms are written together.
   */
  constructor(cache: QueryClient, queryKey: QueryKey, write: (answer: T, event: E) => T, together = TOGETHER) {
    this.#cache = cache;
    this.#write = write;
    this.#hash = hashKey(queryKey);
    this.#together = together;
  }

  /** Observes refetches of the response from now on. @returns a function that stops it. */
  follow(): () => void {
    const stop = this.#cache.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== this.#hash || event.type !== 'updated') return;
      const { action } = event;
      if (action.type === 'fetch') {
        this.#flush();
        this.#meanwhile = [];
      } else if (action.type === 'error') {
        this.#meanwhile = undefined;
      } else if (action.type === 'success' && action.manual !== true) {
        this.#news = [...(this.#meanwhile ?? []), ...this.#news];
        this.#meanwhile = undefined;
        this.#flush();
      }
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#news = [];
      this.#meanwhile = undefined;
    };
  }

  hear(event: E): void {
    this.#meanwhile?.push(event);
    this.#news.push(event);
    this.#timer ??= setTimeout(() => {
      this.#flush();
    }, this.#together);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const news = this.#news;
    this.#news = [];
    // Found by its hash: the key may contain hundreds of ids, and would be hashed again with each access.
    const query = this.#cache.getQueryCache().get<T>(this.#hash);
    const before = query?.state.data;
    if (before === undefined || query?.state.status === 'error') return;
    const after = news.reduce(this.#write, before);
    if (after !== before) query?.setData(after, { manual: true });
  }
}
