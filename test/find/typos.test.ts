import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctTypos, typingDistance } from '../../src/find/typos.js';
import { findData } from './support.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 8 });

describe('typingDistance', () => {
  it('is 0 only for equal words, and the same in both directions', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(typingDistance(one, other) === 0).toBe(one === other);
        expect(typingDistance(one, other)).toBe(typingDistance(other, one));
        expect(typingDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('counts a missing, an additional, another and two swapped letters as one', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, position) => {
        const at = position % text.length;
        const before = text.slice(0, at);
        const letter = text.charAt(at);
        const after = text.slice(at + 1);
        expect(typingDistance(text, before + after)).toBe(1);
        expect(typingDistance(text, `${before}${letter}x${after}`)).toBe(1);
        expect(typingDistance(text, `${before}x${after}`)).toBe(1);
        const next = after.charAt(0);
        if (next !== '' && next !== letter) expect(typingDistance(text, before + next + letter + after.slice(1))).toBe(1);
      }),
    );
  });
});

describe('correctTypos', () => {
  it.each([
    ['qeues', 'queu'],
    ['lsit sklils', 'list skil'],
    ['uesr', 'user'],
    ['convresations', 'conversat'],
  ])('replaces misspelt words by stems of the index: "%s"', async (question, corrected) => {
    const { index } = await findData();
    expect(correctTypos(question, index)).toBe(corrected);
  });

  it('keeps words that the index has, beginnings of them, synonyms, and words that nothing resembles', async () => {
    const { index } = await findData();
    for (const text of ['list queues of a user', 'conver', 'kudos', 'xyzzyplugh', 'ox'])
      expect(correctTypos(text, index)).toBe(text);
  });
});
