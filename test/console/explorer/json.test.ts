import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoundedNumber, jsonTokens } from '../../../examples/console/src/explorer/form/json-tokens.js';
import { DEEPEST, describeProblem, formatJson, isTooDeep, parseJson } from '../../../examples/console/src/explorer/form/json.js';
import '../support/english.js';

const problem = (text: string): string => {
  const parsed = parseJson(text);
  return 'problem' in parsed ? describeProblem(parsed.problem) : 'none';
};

describe('The body editor', () => {
  it.each([
    ['{\n  "name": "Jo"\n  "email": "x"\n}', 'Line 3, column 3: a comma or } was expected, not "\\""'],
    ['{\n  "name": "Jo",\n}', 'Line 2, column 15: there is a comma too many before }'],
    ['[1, 2', 'Line 1, column 6: a comma or ] was expected, not the end'],
    ['{name: 1}', 'Line 1, column 2: a name in double quotes was expected, not "n"'],
    ['{"a" 1}', 'Line 1, column 6: a colon was expected, not "1"'],
    ['{"a": tru}', 'Line 1, column 7: a value was expected, not "t"'],
    ['{} {}', 'Line 1, column 4: nothing may follow the value, but "{" does'],
    ['{"a": "b\nc"}', 'Line 1, column 9: the text has no closing quote on its line'],
    ['"\\x"', 'Line 1, column 2: the backslash begins no escape that JSON has'],
    ['01', 'Line 1, column 2: nothing may follow the value, but "1" does'],
    ["{'a': 1}", 'Line 1, column 2: a name in double quotes was expected, not "\'"'],
    ['', 'Line 1, column 1: a value was expected, not the end'],
  ])('reports the position of the error in %j', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  it('accepts valid JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual({ value: JSON.parse(text) as unknown });
      }),
    );
  });

  it('returns a position within the text for any truncated text', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, seed) => {
        const parsed = parseJson(text.slice(0, seed % (text.length + 1)));
        if ('problem' in parsed) {
          expect(parsed.problem.line).toBe(1);
          expect(parsed.problem.column).toBeLessThanOrEqual(text.length + 1);
          expect(parsed.problem.message).not.toBe('this is no JSON');
        }
      }),
    );
  });

  it('formats with two spaces a level, and leaves invalid text unchanged', () => {
    expect(formatJson('{"a":[1,{"b":null}]}')).toBe('{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}');
    expect(formatJson('{')).toBeUndefined();
  });

  const number = fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.oneof(fc.constant('0'), fc.bigInt({ min: 1n, max: 10n ** 25n }).map(String)),
      fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,20}$/)),
      fc.oneof(fc.constant(''), fc.stringMatching(/^[eE][+-]?\d{1,3}$/)),
    )
    .map((parts) => parts.join(''));
  const blank = fc.constantFrom('', ' ', '\n\t');
  const key = fc.string({ unit: 'binary' }).map((name) => JSON.stringify(name));
  const { text: jsonText } = fc.letrec<{ text: string }>((tie) => ({
    text: fc
      .tuple(
        blank,
        fc.oneof(
          { depthSize: 'small' },
          number,
          key,
          fc.constantFrom('true', 'false', 'null'),
          fc.array(tie('text')).map((items) => `[${items.join(',')}]`),
          fc.array(fc.tuple(key, tie('text'))).map((entries) => `{${entries.map((entry) => entry.join(':')).join(',')}}`),
        ),
        blank,
      )
      .map((parts) => parts.join('')),
  }));
  const strippedOf = (text: string): string => [...jsonTokens(text)].map((token) => token.text).join('');

  it('keeps numbers, texts and the order of properties as they are written', () => {
    expect(formatJson('[1.0,1e3,12345678901234567890,-0,1E+2]')).toBe(
      '[\n  1.0,\n  1e3,\n  12345678901234567890,\n  -0,\n  1E+2\n]',
    );
    fc.assert(
      fc.property(jsonText, (text) => {
        const formatted = formatJson(text) ?? '';
        expect(strippedOf(formatted)).toBe(strippedOf(text));
        expect(JSON.parse(formatted)).toEqual(JSON.parse(text));
        expect(formatJson(formatted)).toBe(formatted);
      }),
    );
  });

  it('formats like JSON.stringify, as long as numbers are written as it writes them', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const again = JSON.stringify(JSON.parse(text));
        expect(formatJson(again)).toBe(JSON.stringify(JSON.parse(text), null, 2));
      }),
    );
  });

  it.each([
    ['{"a": [1, 12345678901234567890]}', '12345678901234567890', '12345678901234567000'],
    ['1e400', '1e400', 'null'],
    ['0.12345678901234567891', '0.12345678901234567891', '0.12345678901234568'],
  ])('recognizes that %s contains a number that is rounded when it is sent', (text, written, sent) => {
    expect(findRoundedNumber(text)).toEqual({ written, sent });
  });

  it.each(['[1.0, 1e3, -0, 1.50E-2, 0.1, 9007199254740991, 100, 0e5]', '"12345678901234567890"', 'true'])(
    'recognizes that no number of %s is rounded',
    (text) => {
      expect(findRoundedNumber(text)).toBeUndefined();
    },
  );

  it('recognizes a value that is too deep to serialize', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
    expect([isTooDeep(nested(DEEPEST)), isTooDeep(nested(DEEPEST + 1)), isTooDeep(nested(5000))]).toEqual([false, true, true]);
    expect([isTooDeep('text'), isTooDeep(null), isTooDeep({ a: [1, { b: 2 }] })]).toEqual([false, false, false]);
  });
});
