import type { Restraint } from './permit.js';

/** How long governors that have lost the shared counters wait before they try again, in ms. */
const RETRY_DELAY = 1000;

/**
 * How long a governor still keeps to its share after the shared counters are back, in ms: others may not have noticed yet and
 * continue alone. It ends with the next window that begins after that.
 */
const RESTRAINT_AFTER = 10_000;

/** Tracks whether the shared counters can be reached. */
export class Contact {
  readonly #log: (line: string) => void;
  /** Until when they are not used. */
  #pausedUntil = 0;
  #restraint: Restraint | undefined;
  #isLost = false;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Whether to continue without them for now. */
  isPaused(now: number): boolean {
    return now < this.#pausedUntil;
  }

  /** The restraint that applies to a bucket that is created now. */
  restraint(now: number): Restraint | undefined {
    return this.#restraint && now < this.#restraint.until ? this.#restraint : undefined;
  }

  /** Records a failure. @returns the restraint, if contact was lost just now. */
  fail(now: number, error: unknown, members: number): Restraint | undefined {
    this.#pausedUntil = now + RETRY_DELAY;
    if (this.#isLost) return undefined;
    this.#isLost = true;
    this.#restraint = { until: Infinity, members };
    this.#log(`Rate limits are not shared for now: ${error instanceof Error ? error.message : String(error)}`);
    return this.#restraint;
  }

  succeed(now: number): void {
    this.#pausedUntil = 0;
    if (!this.#isLost) return;
    this.#isLost = false;
    if (this.#restraint) this.#restraint.until = now + RESTRAINT_AFTER;
    this.#log('Rate limits are shared again');
  }
}
