import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Md5 } from '../../../src/core/values/md5.js';

it('returns the same digest as Node, for any bytes in any pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), (pieces) => {
      const ownDigest = new Md5();
      for (const piece of pieces) ownDigest.update(piece);
      expect(ownDigest.base64()).toBe(createHash('md5').update(Buffer.concat(pieces)).digest('base64'));
    }),
  );
});

it.each([0, 55, 56, 63, 64, 65, 119, 120, 128])('returns the digest of %i bytes, near the end of a block', (length) => {
  const bytes = new Uint8Array(length).map((_, index) => (index * 7 + length) % 256);
  expect(new Md5().update(bytes).base64()).toBe(createHash('md5').update(bytes).digest('base64'));
});
