/**
 * The number of requests that may start at once. Permits are restored one by one. Together, that is less than 120 in any
 * minute.
 */
const AT_ONCE = 50;
/** ms */
const ONE_COMES_BACK = 1000;
/** Longer pauses, in ms, are treated as invalid. */
const LONGEST_PAUSE = 3_600_000;

interface Waiting {
  go: () => void;
}

/** Keeps requests below the platform's rate limit. Other programs share the same user's limit. */
export class Pace {
  #left = AT_ONCE;
  #refilling: ReturnType<typeof setInterval> | undefined;
  #pause: { until: number; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Urgent requests, and requests that can wait. */
  readonly #lanes: readonly [Set<Waiting>, Set<Waiting>] = [new Set(), new Set()];
  readonly #listeners = new Set<() => void>();

  /** Until when nothing is sent because the platform has requested a pause, in ms since the epoch. */
  readonly pausedUntil = (): number | undefined => this.#pause?.until;

  /** Notifies listeners when a pause begins and ends. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Resolves when a request may start. An aborted request gives its place to the next: it resolves, and its own signal rejects
   * it.
   *
   * @param isFirst - For requests that the user has just triggered. They precede background updates.
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

  /** Delays all requests, as `Retry-After` demands. */
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
