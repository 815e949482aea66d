import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/core/values/text-hash.js';

describe('hashOf', () => {
  it('is short, however long the text', () => {
    expect(hashOf('x'.repeat(1_000_000)).length).toBeLessThan(25);
  });

  it('differs for texts that differ', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(hashOf(one) === hashOf(other)).toBe(one === other);
      }),
    );
    const hashes = new Set(Array.from({ length: 100_000 }, (_, index) => hashOf(`{"topicName":"v2.a","eventBody":${index}}`)));
    expect(hashes.size).toBe(100_000);
  });
});
