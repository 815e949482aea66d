/** Random values that are the same for the same seed (mulberry32). Not for secrets: everything in the sandbox is made up. */
export class Random {
  readonly #seed: number;
  #position = 0;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
  }

  /** How many values were taken: with the seed, all that there is to know of the next. */
  get position(): number {
    return this.#position;
  }

  moveTo(position: number): void {
    this.#position = position;
  }

  /** 0 up to, but not including, 1. */
  next(): number {
    this.#position += 1;
    let mixed = (this.#seed + Math.imul(this.#position, 0x6d2b79f5)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** One entry of a list that has any. */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }

  /** `count` different entries, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(this.below(rest.length), 1)).flat();
  }

  /** `length` hexadecimal digits. */
  hex(length: number): string {
    let digits = '';
    while (digits.length < length) digits += '0123456789abcdef'.charAt(this.below(16));
    return digits;
  }

  /** Shaped like a version 4 UUID. */
  uuid(): string {
    const variant = (8 + this.below(4)).toString(16);
    return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-${variant}${this.hex(3)}-${this.hex(12)}`;
  }

  /** What tokens and codes look like. */
  token(): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    return Array.from({ length: 64 }, () => alphabet.charAt(this.below(64))).join('');
  }
}
