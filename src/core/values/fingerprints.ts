/** Slots of a table that has few entries yet. A power of two, as every later size. */
const INITIAL_SLOTS = 256;

/**
 * Remembers texts by fingerprints of 64 bits: a `Set` keeps each text alive and costs more time for an item than all other
 * steps of a list. The probability that two of 60,000 different texts have the same fingerprint is 1 in 10,000,000,000.
 *
 * At least the last `capacity` texts are remembered, and at most twice as many.
 */
export class Fingerprints {
  readonly #capacity: number;
  #recent = new Int32Array(2 * INITIAL_SLOTS);
  #older: Int32Array | undefined;
  #count = 0;
  #high = 0;
  #low = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  has(text: string): boolean {
    this.#compute(text);
    return this.#isIn(this.#recent) || (this.#older !== undefined && this.#isIn(this.#older));
  }

  /** Adds a text. @returns whether it is new. */
  add(text: string): boolean {
    this.#compute(text);
    if (this.#older !== undefined && this.#isIn(this.#older)) return false;
    const slot = slotOf(this.#recent, this.#high, this.#low);
    if (this.#recent[slot] !== 0) return false;
    this.#recent[slot] = this.#high;
    this.#recent[slot + 1] = this.#low;
    this.#count += 1;
    if (this.#count >= this.#capacity) this.#forget();
    else if (this.#count * 4 > this.#recent.length) this.#grow();
    return true;
  }

  #isIn(table: Int32Array): boolean {
    return table[slotOf(table, this.#high, this.#low)] !== 0;
  }

  #forget(): void {
    this.#older = this.#recent;
    this.#recent = new Int32Array(this.#recent.length);
    this.#count = 0;
  }

  #grow(): void {
    const previous = this.#recent;
    const table = new Int32Array(previous.length * 4);
    for (let slot = 0; slot < previous.length; slot += 2) {
      const high = previous[slot] ?? 0;
      const low = previous[slot + 1] ?? 0;
      if (high === 0) continue;
      const target = slotOf(table, high, low);
      table[target] = high;
      table[target + 1] = low;
    }
    this.#recent = table;
  }

  /** Each step takes four characters and maps the 64 bits so far to others without losing any. */
  #compute(text: string): void {
    const { length } = text;
    let high = 0xdeadbeef ^ length;
    let low = 0x41c6ce57 ^ length;
    let index = 0;
    for (; index + 3 < length; index += 4) {
      const pair = text.charCodeAt(index) | (text.charCodeAt(index + 1) << 16);
      const next = text.charCodeAt(index + 2) | (text.charCodeAt(index + 3) << 16);
      high = Math.imul(high ^ pair, 0x9e3779b1) ^ low;
      low = Math.imul(low ^ next, 0x5f356495) ^ (high >>> 15);
    }
    for (; index < length; index++) {
      high = Math.imul(high ^ text.charCodeAt(index), 0x9e3779b1) ^ low;
      low = Math.imul(low, 0x5f356495) ^ (high >>> 15);
    }
    high ^= low >>> 13;
    low ^= high >>> 16;
    // 0 marks a free slot.
    this.#high = Math.imul(high, 0x85ebca6b) || 1;
    this.#low = Math.imul(low, 0xc2b2ae35);
  }
}

/** The slot of a fingerprint in a table, or the free one where it belongs. Each slot takes two elements. */
function slotOf(table: Int32Array, high: number, low: number): number {
  const mask = table.length - 2;
  let slot = (low ^ (low >>> 16)) << 1;
  for (slot &= mask; ; slot = (slot + 2) & mask) {
    const entry = table[slot];
    if (entry === 0 || (entry === high && table[slot + 1] === low)) return slot;
  }
}
