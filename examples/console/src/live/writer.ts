import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';

/** Events are written together that come within so many ms. */
const TOGETHER = 50;

/**
 * Writes what events tell into an answer that is in the cache. What is told while the answer is asked for anew is written once more when it
 * has come: it may be older than that. An answer that could not be had anew stays as it is until it can.
 */
export class Writer<T, E> {
  readonly #cache: QueryClient;
  readonly #queryKey: QueryKey;
  readonly #write: (answer: T, event: E) => T;
  readonly #hash: string;
  #news: E[] = [];
  /** What was told since the answer that is on its way was asked for. */
  #meanwhile: E[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param write - Makes an answer of an answer; the same where nothing has changed. */
  constructor(cache: QueryClient, queryKey: QueryKey, write: (answer: T, event: E) => T) {
    this.#cache = cache;
    this.#queryKey = queryKey;
    this.#write = write;
    this.#hash = hashKey(queryKey);
  }

  /** Looks from now on when the answer is asked for. @returns what ends it. */
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
    }, TOGETHER);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const news = this.#news;
    this.#news = [];
    const queryKey = this.#queryKey;
    const before = this.#cache.getQueryData<T>(queryKey);
    if (before === undefined || this.#cache.getQueryState(queryKey)?.status === 'error') return;
    const after = news.reduce(this.#write, before);
    if (after !== before) this.#cache.setQueryData<T>(queryKey, after);
  }
}
