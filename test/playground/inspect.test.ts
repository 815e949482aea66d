import { inspect as inspectInNode } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatArguments, formatError, inspect } from '../../docs/site/src/playground/worker/inspect.js';

class Point {
  x = 1;
}

describe('The console of the playground', () => {
  it('prints values that fit on one line as Node does', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.constantFrom(0.5, -0, NaN, Infinity),
      fc.boolean(),
      fc.constantFrom(null, undefined, 'Ada', "it's"),
    );
    const values = fc.oneof(
      value,
      fc.array(value, { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b-c', 'key'), value, { noNullPrototype: true }),
    );
    fc.assert(
      fc.property(values, (each) => {
        expect(inspect(each)).toBe(inspectInNode(each, { breakLength: 76, compact: 3 }));
      }),
    );
  });

  it('prints instances, collections, dates and functions by their kind', () => {
    const values = [new Point(), new Map([['a', [1]]]), new Set([1]), new Date(0), /a/g, () => 1, Symbol('s'), 1n];
    expect(values.map((value) => inspect(value))).toEqual([
      'Point { x: 1 }',
      "Map(1) { 'a' => [ 1 ] }",
      'Set(1) { 1 }',
      '1970-01-01T00:00:00.000Z',
      '/a/g',
      '[Function (anonymous)]',
      'Symbol(s)',
      '1n',
    ]);
  });

  it('ends at circles, deep objects and long lists, and calls no getter', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(inspect(circle)).toBe('{ self: [Circular] }');
    expect(inspect({ a: { b: { c: { d: { e: 1 } } } } })).toContain('d: [Object]');
    expect(inspect(Array.from({ length: 150 }, () => 0))).toContain('… 50 more');
    const guarded = Object.defineProperty({}, 'secret', {
      enumerable: true,
      get: () => {
        throw new Error('called');
      },
    });
    expect(inspect(guarded)).toBe('{ secret: [Getter] }');
  });

  it('puts each field on a line if they do not fit on one', () => {
    expect(inspect({ first: 'a'.repeat(40), second: 'b'.repeat(40) })).toBe(
      `{\n  first: '${'a'.repeat(40)}',\n  second: '${'b'.repeat(40)}'\n}`,
    );
  });

  it('replaces placeholders, and keeps those without a value', () => {
    expect(formatArguments(['%s is %d %% of %j, %s', 'Ada', 5, { a: 1 }])).toBe('Ada is 5 % of {"a":1}, %s');
    expect(formatArguments(['a', { b: 'c' }, 'd'])).toBe("a { b: 'c' } d");
  });

  it('prints the fields and the cause of an error', () => {
    const error = Object.assign(new TypeError('refused', { cause: new Error('offline') }), { code: 'E1' });
    expect(formatError(error)).toBe("TypeError: refused { code: 'E1', [cause]: Error: offline }");
  });
});
