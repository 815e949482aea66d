import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from '../../../src/sandbox/values/linear-pattern.js';
import { contains, compileWildcard } from '../../../src/sandbox/values/text-search.js';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '-', ' ', '1') });

describe('a pattern of a search', () => {
  const atom = fc.constantFrom(
    'a',
    'B',
    '.',
    '\\d',
    '\\w',
    '\\W',
    '[ab]',
    '[^a-c]',
    '\\b',
    '^',
    '$',
    '\\x61',
    '(?:ab|b)',
    '(a|)',
    '(?<n>a-)',
  );
  const repeated = fc.tuple(atom, fc.constantFrom('', '*', '+', '?', '{2}', '{0,2}', '{1,}', '+?'));
  const sequence = fc.array(repeated, { maxLength: 5 }).map((parts) => parts.map(([one, count]) => one + count).join(''));
  const pattern = fc.array(sequence, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('|'));

  it('matches like in JavaScript', () => {
    fc.assert(
      fc.property(pattern, letters, (source, text) => {
        let expected: boolean;
        try {
          expected = new RegExp(source, 'i').test(text);
        } catch {
          // Such as `^*`: invalid in JavaScript, so invalid here.
          expect(() => linearPattern(source)).toThrow(SyntaxError);
          return;
        }
        expect(linearPattern(source)(text)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['(a+)+$', '^(a|a)*$', '(.*)*b', 'a*'.repeat(200) + 'b', '(?:(?:a?){9}){9}b'])('ends in time: %s', (source) => {
    expect(linearPattern(source)(`${'a'.repeat(900)}!`)).toBe(false);
  });

  it.each(['(?=a)', '(?!a)', '(?<=a)b', '(?<!a)b', '(a)\\1', '(?<n>a)\\k<n>'])(
    'is refused if it uses unsupported syntax: %s',
    (source) => {
      expect(() => linearPattern(source)).toThrow(/not offered/);
    },
  );

  it.each(['(', 'a{2,1}', '[b-a]', 'a**'])('is refused if it is invalid: %s', (source) => {
    expect(() => linearPattern(source)).toThrow(SyntaxError);
  });

  it.each(['a'.repeat(100_000), '('.repeat(100_000), '(?:a{100}){100}', 'a{99999999}'])(
    'is refused if it is too long',
    (source) => {
      expect(() => linearPattern(source)).toThrow('too long');
    },
  );
});

describe('a search text', () => {
  it('is found at its position', () => {
    // Longer than the length from which another algorithm is used.
    const long = fc.tuple(letters, letters).map(([a, b]) => a.repeat(5) + b + a.repeat(3));
    fc.assert(
      fc.property(long, letters, letters, (needle, before, after) => {
        expect(contains(before + needle + after, needle)).toBe(true);
        expect(contains(before + after, needle)).toBe((before + after).includes(needle));
      }),
    );
  });

  it('takes no longer if it nearly matches everywhere', () => {
    const text = 'a'.repeat(4_000_000);
    const half = 'a'.repeat(1_000_000);
    expect(contains(text, `${half}b${half}`)).toBe(false);
    expect(compileWildcard(`*${half}b${half}*`)(text)).toBe(false);
    expect(compileWildcard('a*'.repeat(1_000_000) + 'b')(text)).toBe(false);
  });

  it.each([
    ['Web*', 'Web Chat', true],
    ['*chat', 'Web Chat', false],
    ['*Chat', 'Web Chat', true],
    ['W*b*t', 'Web Chat', true],
    ['Web', 'Web Chat', false],
    ['ab*ba', 'aba', false],
    ['**', '', true],
    ['a.c', 'abc', false],
  ])('%s and %s: %s', (pattern, text, expected) => {
    expect(compileWildcard(pattern)(text)).toBe(expected);
  });
});
