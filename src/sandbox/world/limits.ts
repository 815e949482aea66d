const WINDOW = 60_000;

interface Bucket {
  count: number;
  /** ms since the epoch */
  ends: number;
}

/** Counts the requests of each token, minute by minute. A minute begins with the first request that falls into none. */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();

  /** @param allowed - Requests a minute a token. */
  constructor(
    readonly allowed: number,
    private readonly now: () => number,
  ) {}

  /** The count with this request, and the seconds until it starts again. */
  count(token: string): { count: number; reset: number } {
    const now = this.now();
    let bucket = this.#buckets.get(token);
    // Also where the clock was set back.
    if (!bucket || bucket.ends <= now || bucket.ends > now + WINDOW) {
      this.#forget(now);
      bucket = { count: 0, ends: now + WINDOW };
      this.#buckets.set(token, bucket);
    }
    bucket.count += 1;
    return { count: bucket.count, reset: Math.ceil((bucket.ends - now) / 1000) };
  }

  clear(): void {
    this.#buckets.clear();
  }

  /** A sandbox may see thousands of tokens, and needs the latest only. */
  #forget(now: number): void {
    if (this.#buckets.size < 100) return;
    for (const [token, { ends }] of this.#buckets) if (ends <= now) this.#buckets.delete(token);
  }
}
