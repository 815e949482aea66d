/** Four shifts for each of the four rounds, used in turn. */
const shifts = new Uint8Array([7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]);
const sines = Int32Array.from({ length: 64 }, (_, index) => Math.abs(Math.sin(index + 1)) * 2 ** 32);

/** The word of each step is word `factor * step + offset` of the block, by round. */
const factors = [1, 5, 3, 7];
const offsets = [0, 1, 5, 0];

/** The MD5 of bytes that arrive in pieces (RFC 1321): file stores use it as a checksum, and Web Crypto has none. */
export class Md5 {
  readonly #state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  /** The bytes of the next block so far. */
  readonly #block = new Uint8Array(64);
  readonly #words = new DataView(this.#block.buffer);
  #length = 0;

  update(bytes: Uint8Array): this {
    for (let offset = 0; offset < bytes.length;) {
      const blockLength = this.#length % 64;
      const count = Math.min(64 - blockLength, bytes.length - offset);
      this.#block.set(bytes.subarray(offset, offset + count), blockLength);
      this.#length += count;
      offset += count;
      if (blockLength + count === 64) this.#mix();
    }
    return this;
  }

  /** Returns the sum in base64, as headers have it. Nothing can be added afterwards. */
  base64(): string {
    const bits = this.#length * 8;
    const blockLength = this.#length % 64;
    this.update(new Uint8Array((blockLength < 56 ? 56 : 120) - blockLength).fill(0x80, 0, 1));
    const end = new DataView(new ArrayBuffer(8));
    end.setUint32(0, bits >>> 0, true);
    end.setUint32(4, Math.floor(bits / 2 ** 32), true);
    this.update(new Uint8Array(end.buffer));
    const digest = new DataView(new ArrayBuffer(16));
    for (const [index, word] of this.#state.entries()) digest.setInt32(index * 4, word, true);
    return btoa(String.fromCharCode(...new Uint8Array(digest.buffer)));
  }

  #mix(): void {
    const state = this.#state;
    const words = this.#words;
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4;
      const index = (factors[round] ?? 0) * step + (offsets[round] ?? 0);
      const sum = (a + mix(round, b, c, d) + (sines[step] ?? 0) + words.getInt32((index & 15) * 4, true)) | 0;
      const shift = shifts[round * 4 + (step & 3)] ?? 0;
      a = d;
      d = c;
      c = b;
      b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
    }
    // A typed array adds modulo 2 ** 32 by itself.
    for (const [index, word] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + word;
  }
}

/** The auxiliary functions F, G, H and I. */
function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}
