import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long to wait for further events, in ms. */
const SETTLING = 1000;

/** Refetches a cached response when events report a change without its content. Concurrent requests share one refetch. */
export class Rereading {
  readonly #cache: QueryClient;
  readonly #queryKey: QueryKey;
  readonly #gap: number;
  /** When the last refetch began, initially the creation time. */
  #begun = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Promise<void> | undefined;

  /** @param gap - Minimum time between two refetches, in ms. */
  constructor(cache: QueryClient, queryKey: QueryKey, gap: number) {
    this.#cache = cache;
    this.#queryKey = queryKey;
    this.#gap = gap;
  }

  /** Refetches after the last event, once the gap has passed. */
  soon(): void {
    if (this.#next) return;
    const left = Math.min(this.#gap, this.#begun + this.#gap - Date.now());
    this.#timer ??= setTimeout(() => void this.now(), Math.max(SETTLING, left));
  }

  /** Refetches immediately. Resolves when the response has arrived or has failed; then the usual retries apply. */
  now(): Promise<void> {
    this.stop();
    this.#next ??= this.#read();
    return this.#next;
  }

  /** Cancels a scheduled refetch. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #read(): Promise<void> {
    // Several subscriptions begin in the same moment and share one refetch.
    await new Promise((resolve) => setTimeout(resolve));
    this.#next = undefined;
    this.#begun = Date.now();
    const cache = this.#cache;
    const queryKey = this.#queryKey;
    const { data, fetchStatus } = cache.getQueryState(queryKey) ?? {};
    const again = (): Promise<void> => cache.refetchQueries({ queryKey, exact: true });
    await again();
    // The initial request was sent too early, so another one follows when it has ended.
    if (data === undefined && fetchStatus === 'fetching') await again();
  }
}
