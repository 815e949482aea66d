import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeResult } from '../../../src/mcp/output/shape-result.js';
import type { ShapedResult } from '../../../src/mcp/output/shape-result.js';

const SECRET = 'tok-4711-Secret-Value';

const emails = [
  'carla.customer@example.com',
  'c+1@mail.example.co.uk',
  'CARLA@EXAMPLE.COM',
  'carla%40example.com',
  'ünïcode@example.com',
];
/** Also as people write them, and in digits of other scripts. */
const numbers = [
  '+41 44 668 18 00',
  '(555) 123-4567',
  '+14155552671',
  'tel:+4144.668.18.00',
  '0041 44/6681800',
  '٠٤٤ ٦٦٨ ١٨ ٠٠',
  '０４４６６８１８００',
];

/** The parts of planted data that must not occur, in any spelling. */
const LEAKS = /carla|c\+1@|ünïcode|6681800|668 ?18|123-4567|4155552671|٦٦٨|６６８|668\.18|tok-4711/i;

const fieldNames = fc.constantFrom(
  ...[
    'name',
    'id',
    'externalId',
    'email',
    'text',
    'message',
    'attributes',
    'data',
    'phoneNumber',
    'ani',
    'title',
    'entities',
    'value',
  ],
  ...[
    'selfUri',
    'dateCreated',
    'externalContact',
    'participants',
    'purpose',
    'address',
    'x y',
    '__proto__',
    'constructor',
    'toString',
    'key',
  ],
);

const planted = fc.constantFrom(...emails, ...numbers, SECRET, `Bearer ${SECRET}`);

/** Planted data alone, or in the middle of a text. */
const plantedText = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 10 }), planted, fc.constantFrom('', ' ', ', ', '\n', '"', '\u200B', '<b>'))
  .map(([text, data, separator]) => `${text.replaceAll(/[\w%]/g, '')}${separator}${data}${separator}`);

/** Other values, without those that happen to contain the digits of a planted number. */
const otherValue = fc
  .oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 20 }))
  .filter((value) => !LEAKS.test(String(value)));

const { json } = fc.letrec((tie) => ({
  leaf: fc.oneof({ arbitrary: plantedText, weight: 1 }, { arbitrary: otherValue, weight: 4 }),
  list: fc.array(tie('json'), { maxLength: 5 }),
  object: fc
    .array(fc.tuple(fc.oneof(fieldNames, plantedText), tie('json')), { maxLength: 6 })
    // Keeps `__proto__` as an own field, as JSON.parse does.
    .map((fields) => Object.fromEntries(fields)),
  json: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('list'), tie('object')),
}));

const lengthOf = ({ data, notes }: ShapedResult): number => JSON.stringify({ data, notes }).length;

describe('any JSON', () => {
  it('never lets a planted secret, e-mail address or phone number through', () => {
    fc.assert(
      fc.property(json, fc.constantFrom('', 'User', 'ExternalContact', 'UserEntityListing', 'Conversation'), (value, type) => {
        const shaped = shapeResult(value, { type, secrets: [SECRET] });
        expect(JSON.stringify(shaped)).not.toMatch(LEAKS);
      }),
      { numRuns: 500 },
    );
  });

  it('never lets a secret through if personal data is unmasked', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(shapeResult(value, { secrets: [SECRET], isUnmasked: true }))).not.toContain('tok-4711');
      }),
    );
  });

  it('always ends within the length, and leaves the value unchanged', () => {
    fc.assert(
      fc.property(json, fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 1, max: 30 }), (value, maxLength, maxItems) => {
        const before = JSON.stringify(value);
        expect(lengthOf(shapeResult(value, { maxLength, maxItems }))).toBeLessThanOrEqual(maxLength);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });

  it('contains no invisible character', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
        fc.boolean(),
        (value, isUnmasked) => {
          const { data } = shapeResult(value, { isUnmasked });
          const texts = Object.entries(data as object).flatMap(([name, part]: [string, unknown]) => [
            name,
            typeof part === 'string' ? part : (part as { untrusted: string }).untrusted,
          ]);
          for (const text of texts) expect(text).not.toMatch(/(?!\n|\t)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u);
        },
      ),
    );
  });
});

describe('hostile JSON', () => {
  const nested = (depth: number, open: string, close: string): unknown =>
    JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

  it.each([
    ['10,000 levels of objects', nested(10_000, '{"a":', '}')],
    ['10,000 levels of lists', nested(10_000, '[', ']')],
    ['100,000 fields', Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field${index}`, index]))],
    ['a list of 1,000,000 entries', Array.from({ length: 1_000_000 }, () => 0)],
    ['a text of 10 MB', { message: 'a@b '.repeat(2_500_000) }],
    ['a text of 10 MB without spaces', { name: '1'.repeat(10_000_000) }],
    [
      'lists of lists',
      Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => ['x', 'y']))),
    ],
    ['a key of 1 MB', { ['k'.repeat(1_000_000)]: Array.from({ length: 21 }, () => 1) }],
  ])('ends within the length for %s', (_, value) => {
    const shaped = shapeResult(value, { fields: [] });
    expect(lengthOf(shaped)).toBeLessThanOrEqual(40_000);
    expect(shaped.notes.length).toBeGreaterThan(0);
  });

  it('keeps a field called __proto__ as a field', () => {
    const shaped = shapeResult(JSON.parse('{"__proto__":{"isAdmin":true},"a":1}'));
    expect(JSON.stringify(shaped.data)).toBe('{"__proto__":{"isAdmin":true},"a":1}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(shapeResult(JSON.parse('{"__proto__":{"b":1}}'), { fields: ['__proto__.b', 'constructor'] }).notes).toEqual([
      'The result has no field "constructor"',
    ]);
  });

  it('accepts fields that replace methods of objects', () => {
    const value: unknown = JSON.parse('[{"name":{"toString":"x"},"value":1},{"toJSON":1,"hasOwnProperty":2,"valueOf":3}]');
    expect(JSON.stringify(shapeResult(value).data)).toBe(
      '[{"name":{"toString":"x"},"value":1},{"toJSON":1,"hasOwnProperty":2,"valueOf":3}]',
    );
  });

  it('removes a secret that the end of the examined text cuts in two', () => {
    const text = `${'a@b '.repeat(24_998)}${SECRET}${'x'.repeat(100)}`;
    const shaped = JSON.stringify(
      shapeResult({ message: text }, { secrets: [SECRET], maxTextLength: 200_000, maxLength: 400_000 }),
    );
    expect(shaped).not.toContain('tok-');
  });

  it.each([undefined, null, 'text', 7, true, [], {}, () => 1, Symbol('a'), 1n, NaN, new Date(0), new Map([[1, 2]])])(
    'accepts %o',
    (value) => {
      expect(() => shapeResult(value)).not.toThrow();
    },
  );
});
