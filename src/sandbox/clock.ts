/** The time of a sandbox: as fast as that of its surroundings, and as far ahead or behind as it was told. */
export class Clock {
  #offset = 0;
  #moment: number | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param base - The time that goes by itself, in ms since the epoch. */
  constructor(private readonly base: () => number) {}

  readonly now = (): number => this.#moment ?? this.present();

  /** The time that it is, also while `at` plays another moment. */
  readonly present = (): number => this.base() + this.#offset;

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

  /** From now on it is this time, and goes on from there. */
  set(time: number | Date): void {
    const target = Number(time);
    if (!Number.isFinite(target)) throw new RangeError('A clock is set to a date or to ms since the epoch');
    this.#shift(target - this.base());
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
    this.#offset = offset;
    for (const listener of [...this.#listeners]) listener();
  }
}
