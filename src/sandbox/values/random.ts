const digitCodes = Array.from({ length: 16 }, (_digit, value) => value.toString(16).charCodeAt(0));
const HYPHEN = '-'.charCodeAt(0);
const VERSION = '4'.charCodeAt(0);

/** Random values that are the same for the same seed (mulberry32). Not for secrets: everything in the sandbox is made up. */
export class Random {
  readonly #seed: number;
  #position = 0;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
  }

  /** How many values were taken: seed and position determine the next one. */
  get position(): number {
    return this.#position;
  }

  moveTo(position: number): void {
    this.#position = position;
  }

  /** From 0 to 1, exclusive. */
  next(): number {
    this.#position += 1;
    let state = (this.#seed + Math.imul(this.#position, 0x6d2b79f5)) >>> 0;
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `limit`, exclusive. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const entry = list[this.below(list.length)];
    if (entry === undefined) throw new RangeError('Nothing to pick from');
    return entry;
  }

  /** `count` different entries, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const remaining = [...list];
    return Array.from({ length: Math.min(count, remaining.length) }, () =>
      remaining.splice(this.below(remaining.length), 1),
    ).flat();
  }

  /** `length` hexadecimal digits. */
  hex(length: number): string {
    const codes: number[] = [];
    while (codes.length < length) codes.push(this.#digit());
    return String.fromCharCode(...codes);
  }

  /** Formatted like a version 4 UUID. */
  uuid(): string {
    // Built in one step, because concatenated strings need much more memory and time as keys of maps.
    const variant = digitCodes[8 + this.below(4)] ?? 0;
    const codes: number[] = [];
    for (let index = 0; index < 36; index += 1) {
      if (index === 8 || index === 13 || index === 18 || index === 23) codes.push(HYPHEN);
      else if (index === 14) codes.push(VERSION);
      else codes.push(index === 19 ? variant : this.#digit());
    }
    return String.fromCharCode(...codes);
  }

  /** The character code of a hexadecimal digit. */
  #digit(): number {
    return digitCodes[this.below(16)] ?? 0;
  }

  /** A value in the format of tokens and codes. */
  token(): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    return Array.from({ length: 64 }, () => alphabet.charAt(this.below(64))).join('');
  }
}
