/** Seconds that are drawn. */
export const DRAWN_SECONDS = 60;
/** Seconds that the figure is an average of. */
const AVERAGED_SECONDS = 10;

/** Counts events by second. */
export class RateMeter {
  /** By second since the epoch. */
  readonly #counts = new Map<number, number>();
  #since: number;

  /** @param now - ms since the epoch. */
  constructor(now: number) {
    this.#since = secondOf(now);
  }

  record(now: number): void {
    const second = secondOf(now);
    this.#counts.set(second, (this.#counts.get(second) ?? 0) + 1);
    for (const each of this.#counts.keys()) if (each < second - DRAWN_SECONDS) this.#counts.delete(each);
  }

  /** Returns the events of each of the last full seconds, the oldest first. */
  counts(now: number, seconds = DRAWN_SECONDS): number[] {
    const end = secondOf(now);
    return Array.from({ length: seconds }, (_, index) => this.#counts.get(end - seconds + index) ?? 0);
  }

  /** Returns the average number of events per second. The first seconds are an average of fewer. */
  perSecond(now: number): number {
    const elapsed = Math.min(AVERAGED_SECONDS, Math.max(1, secondOf(now) - this.#since));
    return this.counts(now, elapsed).reduce((sum, count) => sum + count, 0) / elapsed;
  }
}

const secondOf = (ms: number): number => Math.floor(ms / 1000);
