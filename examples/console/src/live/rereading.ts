import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long to wait for further events, in ms. */
const SETTLING = 1000;

export interface RereadingOptions {
  /** Minimum time between two refetches, in ms. */
  readonly gap: number;
  /** Whether events are interrupted. */
  readonly isInterrupted: () => boolean;
}

/**
 * Refetches a cached response when events report a change without its content. Concurrent requests share one refetch.
 *
 * Invariant: an interruption costs one refetch. A scheduled refetch waits until events arrive again, and the repair, which
 * refetches then, replaces it.
 */
export class Rereading {
  readonly #cache: QueryClient;
  readonly #queryKey: QueryKey;
  readonly #options: RereadingOptions;
  /** When the last refetch began, initially the creation time. */
  #begun = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Promise<void> | undefined;

  constructor(cache: QueryClient, queryKey: QueryKey, options: RereadingOptions) {
    this.#cache = cache;
    this.#queryKey = queryKey;
    this.#options = options;
  }

  /** Refetches after the last event, once the gap has passed. */
  soon(): void {
    if (this.#next) return;
    const { gap } = this.#options;
    this.#timer ??= this.#later(Math.max(SETTLING, Math.min(gap, this.#begun + gap - Date.now())));
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

  #later(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (this.#options.isInterrupted()) this.#timer = this.#later(SETTLING);
      else void this.now();
    }, ms);
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
