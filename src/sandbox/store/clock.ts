/** A day, in ms. */
export const DAY = 86_400_000;

/** The permitted years of the time. Every date computed from it, however distant, is then valid for `Date` and ISO 8601. */
const MIN_TIME = 0;
const MAX_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The clock of a sandbox: it runs at normal speed with an adjustable offset. */
export class Clock {
  readonly #base: () => number;
  #offset = 0;
  #simulatedTime: number | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param base - The underlying clock, in ms since the epoch. */
  constructor(base: () => number) {
    this.#base = base;
    this.#check(0);
  }

  readonly now = (): number => this.#simulatedTime ?? this.present();

  /** The current time, also while `at` simulates another one. */
  readonly present = (): number => this.#base() + this.#offset;

  get isSimulating(): boolean {
    return this.#simulatedTime !== undefined;
  }

  /**
   * Simulates another time while `callback` runs, so that past events that are simulated late have the time at which they occurred.
   */
  runAt<T>(moment: number, callback: () => T): T {
    const previousTime = this.#simulatedTime;
    this.#simulatedTime = moment;
    try {
      return callback();
    } finally {
      this.#simulatedTime = previousTime;
    }
  }

  /** The offset from the underlying clock, in ms. */
  get offset(): number {
    return this.#offset;
  }

  /** Advances the time at once, and runs what is due. */
  advance(ms: number): void {
    if (!Number.isFinite(ms) || ms < 0) throw new RangeError('A clock is advanced by 0 ms or more');
    this.#shift(this.#offset + ms);
  }

  /** How far the clock can be advanced, in ms. */
  get remainingMs(): number {
    return MAX_TIME - this.present();
  }

  /** Sets the time, from which the clock continues. */
  set(time: number | Date): void {
    const target = Number(time);
    if (!Number.isFinite(target)) throw new RangeError('A clock is set to a date or to ms since the epoch');
    this.#shift(target - this.#base());
  }

  /** @param offset - From the underlying clock, in ms. */
  moveTo(offset: number): void {
    this.#shift(offset);
  }

  /** Calls `listener` whenever the time jumps. @returns a function that removes it. */
  onJump(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #shift(offset: number): void {
    // Only jumps are checked; the underlying clock is never limited.
    if (offset !== this.#offset) this.#check(offset);
    this.#offset = offset;
    for (const listener of [...this.#listeners]) listener();
  }

  #check(offset: number): void {
    const time = this.#base() + offset;
    if (!(time >= MIN_TIME && time <= MAX_TIME)) throw new RangeError('The time of a sandbox is from 1970 to 9999');
  }
}
