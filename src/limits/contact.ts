import type { Restraint } from './bucket.js';

/** How long governors that have lost the shared counters wait before they ask again, in ms. */
const PAUSE = 1000;

/**
 * How long a governor still keeps to its share when the shared counters are back, in ms: others may not have noticed yet, and go on alone.
 * It ends with the next window that begins after that.
 */
const SETTLING = 10_000;

/** Whether the shared counters can be reached. */
export class Contact {
  readonly #log: (line: string) => void;
  /** Until when they are not asked. */
  #pausedUntil = 0;
  #restraint: Restraint | undefined;
  #isLost = false;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Whether to go on without them for now. */
  isPaused(now: number): boolean {
    return now < this.#pausedUntil;
  }

  /** What a bucket that is created now has to obey. */
  restraint(now: number): Restraint | undefined {
    return this.#restraint && now < this.#restraint.until ? this.#restraint : undefined;
  }

  /** @returns the restraint, if contact was lost just now. */
  lost(now: number, error: unknown, members: number): Restraint | undefined {
    this.#pausedUntil = now + PAUSE;
    if (this.#isLost) return undefined;
    this.#isLost = true;
    this.#restraint = { until: Infinity, members };
    this.#log(`Rate limits are not shared for now: ${error instanceof Error ? error.message : String(error)}`);
    return this.#restraint;
  }

  found(now: number): void {
    this.#pausedUntil = 0;
    if (!this.#isLost) return;
    this.#isLost = false;
    if (this.#restraint) this.#restraint.until = now + SETTLING;
    this.#log('Rate limits are shared again');
  }
}
