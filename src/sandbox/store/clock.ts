/** A day, in ms. */
export const DAY = 86_400_000;

/** Years in which every date that is computed from the time, however far from it, is still one that `Date` can hold and ISO 8601 can write. */
const EARLIEST = 0;
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The time of a sandbox: as fast as that of its surroundings, and as far ahead or behind as it was told. */
export class Clock {
  readonly #base: () => number;
  #offset = 0;
  #moment: number | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param base - The time that goes by itself, in ms since the epoch. */
  constructor(base: () => number) {
    this.#base = base;
    this.#check(0);
  }

  readonly now = (): number => this.#moment ?? this.present();

  /** The time that it is, also while `at` plays another moment. */
  readonly present = (): number => this.#base() + this.#offset;

  get isElsewhere(): boolean {
    return this.#moment !== undefined;
  }

  /** Lets it be another moment as long as `act` runs: what happened since the last look bears the time at which it happened. */
  at<T>(moment: number, act: () => T): T {
    const before = this.#moment;
    this.#moment = moment;
    try {
      return act();
    } finally {
      this.#moment = before;
    }
  }

  /** How far it is from the time that goes by itself, in ms. */
  get offset(): number {
    return this.#offset;
  }

  /** Lets time pass at once: what waits for it is due. */
  advance(ms: number): void {
    if (!Number.isFinite(ms) || ms < 0) throw new RangeError('A clock is advanced by 0 ms or more');
    this.#shift(this.#offset + ms);
  }

  /** How far it can be advanced, in ms. */
  get left(): number {
    return LATEST - this.present();
  }

  /** From now on it is this time, and goes on from there. */
  set(time: number | Date): void {
    const target = Number(time);
    if (!Number.isFinite(target)) throw new RangeError('A clock is set to a date or to ms since the epoch');
    this.#shift(target - this.#base());
  }

  /** @param offset - From the time that goes by itself, in ms. */
  moveTo(offset: number): void {
    this.#shift(offset);
  }

  /** Calls whenever the time jumps. @returns what ends it. */
  onJump(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #shift(offset: number): void {
    // Time that goes by itself is not held up.
    if (offset !== this.#offset) this.#check(offset);
    this.#offset = offset;
    for (const listener of [...this.#listeners]) listener();
  }

  #check(offset: number): void {
    const time = this.#base() + offset;
    if (!(time >= EARLIEST && time <= LATEST)) throw new RangeError('The time of a sandbox is from 1970 to 9999');
  }
}
