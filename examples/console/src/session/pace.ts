/** So many requests may go at once; what is taken comes back one by one. Together, that is less than 120 in any minute. */
const AT_ONCE = 50;
/** ms */
const ONE_COMES_BACK = 1000;
/** A pause that is longer than this, in ms, is not believed. */
const LONGEST_PAUSE = 3_600_000;

interface Waiting {
  go: () => void;
}

/** Lets requests go no faster than the platform likes, whatever the pages ask for; other programs have the same user's limit too. */
export class Pace {
  #left = AT_ONCE;
  #refilling: ReturnType<typeof setInterval> | undefined;
  #pause: { until: number; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Those who go first, and those who can wait. */
  readonly #lanes: readonly [Set<Waiting>, Set<Waiting>] = [new Set(), new Set()];
  readonly #listeners = new Set<() => void>();

  /** Until when nothing is sent, in ms since the epoch, because the platform has asked for it. */
  readonly pausedUntil = (): number | undefined => this.#pause?.until;

  /** Tells when a pause begins and ends. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Resolves when a request may go. Whoever gives up waiting takes nobody's place: the request is left to be refused by its own signal.
   *
   * @param isFirst - For what somebody has asked for just now, which goes before what only keeps a page up to date.
   */
  async turn(signal?: AbortSignal, isFirst = false): Promise<void> {
    if (signal?.aborted) return;
    const lane = this.#lanes[isFirst ? 0 : 1];
    await new Promise<void>((resolve) => {
      const waiting: Waiting = {
        go: () => {
          lane.delete(waiting);
          signal?.removeEventListener('abort', waiting.go);
          resolve();
        },
      };
      lane.add(waiting);
      signal?.addEventListener('abort', waiting.go);
      this.#serve();
    });
  }

  /** Holds everything back, as `Retry-After` asks. */
  pause(ms: number): void {
    const length = Math.min(Math.max(0, ms), LONGEST_PAUSE);
    const until = Date.now() + length;
    if (this.#pause && this.#pause.until >= until) return;
    clearTimeout(this.#pause?.timer);
    const timer = setTimeout(() => {
      this.#pause = undefined;
      this.#tell();
      this.#serve();
    }, length);
    this.#pause = { until, timer };
    this.#tell();
  }

  #serve(): void {
    for (const lane of this.#lanes) {
      for (const waiting of lane) {
        if (this.#left === 0 || this.#pause) return;
        this.#left -= 1;
        this.#refilling ??= setInterval(this.#refill, ONE_COMES_BACK);
        waiting.go();
      }
    }
  }

  readonly #refill = (): void => {
    this.#left += 1;
    this.#serve();
    if (this.#left < AT_ONCE) return;
    clearInterval(this.#refilling);
    this.#refilling = undefined;
  };

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
