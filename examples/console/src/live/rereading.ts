import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** So long, in ms, more of the same is waited for. */
const SETTLING = 1000;

/** Asks for an answer of the cache anew, where events say that it has changed but not how. Whoever wants that at the same time shares it. */
export class Rereading {
  readonly #cache: QueryClient;
  readonly #queryKey: QueryKey;
  readonly #gap: number;
  /** When it was asked for last: by whoever has this, when that begins. */
  #begun = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Promise<void> | undefined;

  /** @param gap - ms between one time and the next. */
  constructor(cache: QueryClient, queryKey: QueryKey, gap: number) {
    this.#cache = cache;
    this.#queryKey = queryKey;
    this.#gap = gap;
  }

  /** As soon as there is no more to come, and the gap allows. */
  soon(): void {
    if (this.#next) return;
    const left = Math.min(this.#gap, this.#begun + this.#gap - Date.now());
    this.#timer ??= setTimeout(() => void this.now(), Math.max(SETTLING, left));
  }

  /** At once. Resolves when the answer has come, or could not be had: then it is asked for again as any other. */
  now(): Promise<void> {
    this.stop();
    this.#next ??= this.#read();
    return this.#next;
  }

  /** What was to be asked for soon is not. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #read(): Promise<void> {
    // Several subscriptions begin in the same moment.
    await new Promise((resolve) => setTimeout(resolve));
    this.#next = undefined;
    this.#begun = Date.now();
    const cache = this.#cache;
    const queryKey = this.#queryKey;
    const { data, fetchStatus } = cache.getQueryState(queryKey) ?? {};
    const again = (): Promise<void> => cache.refetchQueries({ queryKey, exact: true });
    await again();
    // The first answer is not asked for twice at once: the one that was on its way was asked for too early.
    if (data === undefined && fetchStatus === 'fetching') await again();
  }
}
