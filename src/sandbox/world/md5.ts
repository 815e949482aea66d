const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const sines = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);

/** The MD5 of bytes (RFC 1321): uploads are checked by it, and Web Crypto has none. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, bytes.length * 8, true);
  words.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < padded.length; block += 64) {
    const after = rounds(state, (index) => words.getUint32(block + index * 4, true));
    state = state.map((word, index) => (word + (after[index] ?? 0)) | 0);
  }
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word >>> 0, true);
  return new Uint8Array(digest.buffer);
}

function rounds(state: readonly number[], word: (index: number) => number): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const [mixed, index] = mix(step, b, c, d);
    const sum = (a + mixed + (sines[step] ?? 0) + word(index)) | 0;
    const shift = shifts[step >> 4]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  return [a, b, c, d];
}

/** What a step makes of three words, and which word of the block it takes. */
function mix(step: number, b: number, c: number, d: number): [mixed: number, index: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}
